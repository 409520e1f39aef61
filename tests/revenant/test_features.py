"""What counts for bots in a position, and how they play with it."""

from __future__ import annotations

from typing import Any

import pytest

from domineum.bots import SeatAtTable
from domineum.bots.features_revenant import features, skirmish_loss, turns_left
from domineum.bots.ranks import make
from domineum.bots.texts import CATALOGUE
from domineum.bots.values import weights
from domineum.kernel import Match, Random
from domineum.kernel.state import digest
from domineum.revenant import GAME
from domineum.revenant.state import FRIGATE, HYPERCHARGE
from tests.revenant.players import config, eager, moments
from tests.revenant.table import boarded, empty, give, hidden, put, ship, solo


def gained(before: Any, after: Any, name: str, seat: int = 0) -> float:
    """How a feature differs between two positions."""
    return features(after, seat)[name] - features(before, seat)[name]


def play(match: Match[Any], ranks: list[str]) -> list[int]:
    """Let bots play a match to its end; return the scores."""
    bots = [make(rank, "revenant", Random.stream(7, str(seat))) for seat, rank in enumerate(ranks)]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    while not match.over:
        question = match.question()
        match.choose(bots[question.seat].decide({}, question))
    assert match.outcome is not None
    return match.outcome.scores


# -- what counts --------------------------------------------------------------------------------


def test_every_feature_has_a_weight_and_every_weight_a_feature() -> None:
    assert set(features(empty(), 0)) == set(features(solo(), 0)) == set(weights("revenant"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_feature_can_be_told(language: str) -> None:
    assert {f"why-{name}" for name in weights("revenant")} <= set(CATALOGUE.texts[language])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_features_tell_nothing_that_the_seat_may_not_know(players: int) -> None:
    random = Random(5)
    for number, match in enumerate(moments(players, 3, eager)):
        if number % 25 == 0:
            for seat in range(players):
                sample = match.sample(seat, random).state
                assert features(sample, seat) == features(match.state, seat)


def test_influence_counts_as_often_as_the_house_has_ships() -> None:
    """[R-315] [R-316] [R-317]"""
    fleet = put(empty(), belitan_arkship=1, belitan_fighter=2, zenor_arkship=3)
    fleet.cycle, fleet.phase = 4, 2
    hidden(fleet, 0)
    after = fleet.copy()
    after.players[0].tracks[0] = 3
    hidden(after, 0, "zenor", "belitan")
    assert gained(fleet, after, "open_influence") == 3 * 2
    assert gained(fleet, after, "hidden_influence") == 1 + 2
    fleet.cycle = after.cycle = 1
    assert 0 < gained(fleet, after, "open_influence") < 3 * 2


def test_power_is_worth_less_where_others_have_influence_too() -> None:
    fleet = put(empty(), belitan_shuttle=3)
    fleet.voidborn[3] = 1
    fleet.then(("skirmish", 3))
    fleet.place[FRIGATE] = 3
    fleet.players[0].tracks[0] = 4
    after = fleet.copy()
    after.players[1].tracks[0] = 4
    assert features(fleet, 0)["skirmish_losses"] > features(after, 0)["skirmish_losses"] > 0


def test_the_nearest_frigate_gives_up_what_is_worth_least() -> None:
    """[R-262] [R-265]"""
    ships = [(3.0, 0), (1.0, 0), (-1.0, 1)]
    assert skirmish_loss(ships, 1, own=True) == 0
    assert skirmish_loss(ships, 2, own=True) == -1
    assert skirmish_loss(ships, 3, own=True) == 0
    assert skirmish_loss(ships, 1, own=False) == 3
    assert skirmish_loss(ships, 3, own=False) == 4
    assert skirmish_loss(ships, 4, own=False) == 3


def test_shields_take_the_danger_away() -> None:
    """[R-264]"""
    fleet = put(empty(), fenrax_shuttle=3)
    fleet.players[0].tracks[2] = 3
    fleet.voidborn[3] = 2
    fleet.then(("skirmish", 3))
    after = fleet.copy()
    after.shields[3] = 2
    assert features(fleet, 0)["skirmish_losses"] > 0
    assert features(after, 0)["skirmish_losses"] == 0


def test_turns_are_counted_to_the_end() -> None:
    """[R-055]"""
    fleet = empty()
    assert turns_left(fleet, fleet.players[0]) == 12
    boarded(fleet, HYPERCHARGE)
    assert turns_left(fleet, fleet.players[0]) == 11
    fleet.cycle = 4
    assert turns_left(fleet, fleet.players[0]) == 2


def test_an_agenda_that_is_met_counts_more_the_later_it_is() -> None:
    """[R-318]"""
    fleet = empty()
    fleet.players[0].personal = ("full-holds",)
    met = fleet.copy()
    give(met.players[0], material=2, energy=2, science=2, neutronium=2)
    early = features(met, 0)["personal_agenda"]
    assert early > features(fleet, 0)["personal_agenda"]
    met.cycle, met.phase = 4, 2
    assert features(met, 0)["personal_agenda"] == 1 > early


def test_damage_on_ships_of_the_own_houses_hurts() -> None:
    fleet = put(empty(), belitan_arkship=3)
    fleet.players[0].tracks[0] = 2
    after = fleet.copy()
    after.damage[ship("belitan-arkship")] = 2
    assert gained(fleet, after, "ship_damage") > 0
    assert gained(fleet, after, "ship_damage", seat=1) < 0


# -- how they play ------------------------------------------------------------------------------


def test_a_cadet_beats_a_random_player() -> None:
    for seed, ranks in ((1, ["cadet", "random"]), (2, ["random", "cadet"])):
        scores = play(Match(GAME, config(2, seed), seed), ranks)
        assert scores[ranks.index("cadet")] > scores[ranks.index("random")]


@pytest.mark.parametrize("players", [1, 3, 4])
def test_cadets_play_to_the_end(players: int) -> None:
    assert len(play(Match(GAME, config(players, 1), 1), ["cadet"] * players)) == players


def test_thinking_changes_nothing_at_the_table() -> None:
    match = Match(GAME, config(2, 1), 1)
    bot = make("cadet", "revenant", Random(1))
    before, question = digest(match.state), match.question()
    bot.sit(SeatAtTable(match, question.seat))
    bot.decide({}, question)
    assert digest(match.state) == before
    assert match.question() is question
