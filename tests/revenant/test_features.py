"""What counts for bots in a position: each number is what a player would count by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domineum.bots.texts import CATALOGUE
from domineum.bots.values import is_card, read_weights
from domineum.kernel import Random
from domineum.revenant import GAME
from domineum.revenant.bots import (
    ALL,
    features,
    progress,
    skirmish_loss,
    turns_left,
    worth_of_power,
)
from domineum.revenant.conditions import Requirement
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
    HYPERCHARGE,
)
from tests.revenant.players import eager, moments
from tests.revenant.table import CONTENT, boarded, empty, give, hidden, put, ship, solo

Change = Callable[[Fleet], object]


def blank(players: int = 2) -> Fleet:
    """Nobody has Hidden Influence; 12 of 12 turns are left."""
    fleet = empty(players)
    for seat in range(players):
        hidden(fleet, seat)
    return fleet


def known() -> set[str]:
    """The features that have a weight."""
    return {name for name in read_weights(ALL) if not is_card(name)}


def test_each_card_in_play_and_in_hand_is_told_apart() -> None:
    fleet = blank()
    player = fleet.players[0]
    player.cadets, player.slots, player.orders = [("scout",), ()], ("cargo-nets",), ("tributes",)
    player.hand = ("broker",)
    names = {"card-scout", "card-cargo-nets", "card-tributes", "held card-broker"}
    assert GAME.judge.cards(fleet, 0) == dict.fromkeys(names, 1.0)


def test_time_is_the_share_of_turns_that_are_left() -> None:
    fleet = blank()
    times = [GAME.judge.time(fleet, 0)]
    for change in (last_cycle, last_turn, over):
        change(fleet)
        times.append(GAME.judge.time(fleet, 0))
    assert times == [1.0, 3 / 12, 1 / 12, 0.0]


def last_cycle(fleet: Fleet) -> None:
    """3 of 12 turns are left."""
    fleet.cycle = 4


def last_turn(fleet: Fleet) -> None:
    """1 of 12 turns is left."""
    fleet.cycle, fleet.players[0].crew[1:] = 4, [ship("zenor-arkship"), HYPERCHARGE]


def over(fleet: Fleet) -> None:
    """No turn is left, everything is scored."""
    fleet.cycle, fleet.phase = 4, 2


# -- what counts --------------------------------------------------------------------------------


def test_every_feature_has_a_weight_and_every_weight_a_feature() -> None:
    assert set(features(empty(), 0)) == set(features(solo(), 0)) == known()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_feature_can_be_told(language: str) -> None:
    assert {f"why-{name}" for name in known()} <= set(CATALOGUE.texts[language])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_features_tell_nothing_that_the_seat_may_not_know(players: int) -> None:
    random = Random(5)
    for number, match in enumerate(moments(players, 3, eager)):
        if number % 25 == 0:
            for seat in range(players):
                sample = match.sample(seat, random).state
                assert features(sample, seat) == features(match.state, seat)


def nothing(fleet: Fleet) -> None:
    """The start of the first Cycle."""


def influential(fleet: Fleet) -> None:
    """3 Influence in a House of 2 ships, a card of it, and one of a House with 1 ship."""
    put(fleet, belitan_arkship=1, belitan_fighter=2, zenor_arkship=3)
    fleet.players[0].tracks[0] = 3
    hidden(fleet, 0, "belitan", "zenor")


def equipped(fleet: Fleet) -> None:
    """4 cards in play, Rank 2, 8 cards in hand; 5 Material, 1 Energy, 1 stuck Neutronium."""
    me = fleet.players[0]
    me.cadets, me.slots, me.orders = [("a",), ("b", "c")], ("d",), ("e", "f")
    me.rank, me.hand, me.intel, me.trace = 2, ("card",) * 8, 2, 3
    give(me, material=5, energy=1)
    me.corrupted, me.locked[1] = [0, 2, 0, 0, 1], (3,)


def failing(fleet: Fleet) -> None:
    """4 lost for fewer than 6 Resources; 1 Corruption is not too much yet."""
    fleet.players[0].penalties = ("fractured-core", "void-bloom")


def infested(fleet: Fleet) -> None:
    fleet.voidborn[1], fleet.voidborn[3], fleet.revenant = 1, 3, 5


def settling(fleet: Fleet) -> None:
    """1 Prestige for each Energy."""
    fleet.colony = "colony-emberhold"
    for player, energy in zip(fleet.players, (3, 2), strict=True):
        give(player, energy=energy)


def tactical(fleet: Fleet) -> None:
    fleet.players[0].tactics, fleet.players[1].tactics = 4, 5


def best_at_tactics(fleet: Fleet) -> None:
    fleet.players[0].tactics = 11


def wounded(fleet: Fleet) -> None:
    """2 Damage on a House worth 3, 1 on a House worth 4 * -0.7."""
    put(fleet, zenor_arkship=3, dunlork_fighter=4)
    fleet.players[0].tracks[6], fleet.players[1].tracks[1] = 3, 4
    fleet.damage[ship("zenor-arkship")], fleet.damage[ship("dunlork-fighter")] = 2, 1


def before(change: Change, *more: Change) -> Change:
    """Several changes after each other."""
    return lambda fleet: [one(fleet) for one in (change, *more)]


def jumping(fleet: Fleet) -> None:
    fleet.jumping = 1


def more_to_come(fleet: Fleet) -> None:
    over(fleet)
    fleet.then(("skirmish", 1))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (nothing, {"colony_award": 0, "rival_prestige": 0, "hand": 3, "resources": 1}),
        (influential, {"open_influence": 6 * 0.45, "hidden_influence": 3 * 0.45}),
        (before(influential, over), {"open_influence": 6, "hidden_influence": 2 + 1}),
        (equipped, {"cards_played": 4, "abilities": 4, "orders_played": 2}),
        (equipped, {"rank": 2, "rank_early": 2, "hand": 6, "intel_data": 2, "void_trace": 3}),
        (equipped, {"resources": 7 / 4, "stock": 3 + 1, "variety": 2}),
        (equipped, {"own_corruption": 3, "corruption_early": 3}),
        (before(equipped, last_cycle), {"cards_played": 4, "abilities": 1, "orders_played": 2}),
        (before(equipped, last_cycle), {"rank": 2, "rank_early": 0.5, "hand": 1.5}),
        (before(equipped, last_cycle), {"resources": 7 / 4, "stock": 1, "variety": 0.5}),
        (before(equipped, last_cycle), {"own_corruption": 3, "corruption_early": 0.75}),
        (before(equipped, last_cycle), {"intel_data": 2, "void_trace": 3}),
        (before(equipped, last_turn), {"intel_data": 2 / 3, "void_trace": 3 / 3}),
        (before(equipped, over), {"rank": 2, "intel_data": 0, "void_trace": 0}),
        (failing, {"failure_losses": 4}),
        (before(failing, equipped), {"failure_losses": 4}),
        (before(equipped, failing, lambda f: give(f.players[0])), {"failure_losses": 8}),
        (infested, {"voidborn_ships": 4 * 3, "revenant_damage": 5}),
        (before(infested, last_cycle), {"voidborn_ships": 0, "revenant_damage": 5}),
        (settling, {"colony_award": 3 - 0.7 * 2}),
        (tactical, {"tactics": 4, "turn_order": 1}),
        (tactical, {"tactics_reward": (4 / 8) ** 2 / 2 + (4 / 11) ** 2 / 2}),
        (before(tactical, jumping), {"tactics_reward": 0}),
        (best_at_tactics, {"tactics": 11, "turn_order": 0, "tactics_reward": 1 / 2 + 1 / 2}),
        (before(best_at_tactics, jumping), {"tactics_reward": 2}),
        (before(best_at_tactics, last_cycle), {"tactics_reward": 2}),
        (wounded, {"ship_damage": 2 * 3 - 4 * 0.7}),
        (before(wounded, over), {"ship_damage": 0}),
        (before(wounded, more_to_come), {"ship_damage": 2 * 3 - 4 * 0.7}),
    ],
)  # fmt: skip
def test_a_feature_is_what_a_player_counts(change: Change, expected: dict[str, float]) -> None:
    fleet = blank()
    change(fleet)
    found = features(fleet, 0)
    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_the_colony_of_a_solo_game_gives_the_rival_nothing() -> None:
    fleet = solo()
    settling(fleet)
    assert features(fleet, 0)["colony_award"] == 3


def test_the_best_rival_counts_as_far_as_all_can_see() -> None:
    """2 ships of one House and 1 of another: a hidden card is worth 3/7 on average."""
    fleet = put(blank(3), belitan_arkship=1, belitan_fighter=2, zenor_arkship=3)
    _, better, worse = fleet.players
    better.tracks[0], better.rank, better.corrupted = 3, 2, [0, 0, 0, 0, 1]
    better.cadets, better.slots, better.orders = [("a",), ("b",)], ("c",), ("d",)
    worse.tracks[0] = 4
    hidden(fleet, 1, "fenrax", "zenor")
    expected = 2 * 3 + 2 * (3 + 2 - 1) + 1 + 2 * 3 / 7
    assert features(fleet, 0)["rival_prestige"] == pytest.approx(expected)
    assert features(fleet, 1)["rival_prestige"] == 2 * 4 - 2


# -- danger -------------------------------------------------------------------------------------


def test_power_is_worth_the_own_influence_less_that_of_others() -> None:
    fleet = blank(3)
    fleet.players[0].tracks = [3, 0, 0, 0, 0, 0, 1]
    fleet.players[1].tracks[0], fleet.players[2].tracks[0] = 2, 1
    assert worth_of_power(fleet, 0) == pytest.approx([3 - 3 * 0.35, 0, 0, 0, 0, 0, 1])
    hidden(fleet, 0, "belitan", "dunlork")
    hidden(fleet, 1, "zenor", "zenor")
    cards = 2 * 0.35 / 7
    expected = [4 - 3 * 0.35 - cards, 1 - cards, *[-cards] * 4, 1 - cards]
    assert worth_of_power(fleet, 0) == pytest.approx(expected)


def contested() -> Fleet:
    """Before a Skirmish against two Shuttles: one is worth 4, the other 4 * -0.7."""
    fleet = put(blank(), belitan_shuttle=3, zenor_shuttle=3)
    fleet.players[0].tracks[0], fleet.players[1].tracks[6] = 4, 4
    fleet.voidborn[3] = 1
    fleet.then(("skirmish", 3))
    return fleet


def near_it(fleet: Fleet) -> None:
    fleet.place[FRIGATE] = 3


def far_from_it(fleet: Fleet) -> None:
    fleet.place[FRIGATE + 1] = 3


def ahead(fleet: Fleet) -> None:
    fleet.players[0].tactics, fleet.order = 5, (1, 0)


def behind_in_the_end(fleet: Fleet) -> None:
    ahead(fleet)
    fleet.phase = 1


def shielded(fleet: Fleet) -> None:
    near_it(fleet)
    fleet.voidborn[3], fleet.shields[3] = 3, 2


def well_shielded(fleet: Fleet) -> None:
    near_it(fleet)
    fleet.shields[3] = 1


def elsewhere(fleet: Fleet) -> None:
    """Voidborn in a Sector without ships, and in one without a Skirmish to come."""
    near_it(fleet)
    put(fleet, dunlork_shuttle=5)
    fleet.players[0].tracks[1] = 1
    fleet.voidborn[4] = fleet.voidborn[5] = 2
    fleet.then(("skirmish", 4), ("rift", 5))


def twice(fleet: Fleet) -> None:
    elsewhere(fleet)
    fleet.then(("skirmish", 5))


def in_the_first_sector(fleet: Fleet) -> None:
    put(fleet, dunlork_shuttle=1)
    fleet.players[0].tracks[1], fleet.voidborn[1] = 3, 1
    fleet.steps = [("skirmish", 1)]


def sturdy(fleet: Fleet) -> None:
    """An Arkship with 1 of 3 Damage takes two hits more; the third is for a Shuttle."""
    near_it(fleet)
    put(fleet, belitan_arkship=3)
    fleet.damage[ship("belitan-arkship")] = 1
    fleet.voidborn[3] = 4


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        (near_it, -2.8),
        (far_from_it, 4),
        (ahead, -2.8),
        (behind_in_the_end, 4),
        (shielded, -2.8),
        (well_shielded, 0),
        (elsewhere, -2.8),
        (twice, -2.8 + 1),
        (sturdy, -2.8 + 4),
        (in_the_first_sector, 3),
    ],
)
def test_a_skirmish_costs_what_whoever_assigns_its_hits_gives_up(
    change: Change, lost: float
) -> None:
    """[R-262] [R-264] [R-265]"""
    fleet = contested()
    change(fleet)
    assert features(fleet, 0)["skirmish_losses"] == pytest.approx(lost)


def test_the_nearest_frigate_gives_up_what_is_worth_least() -> None:
    """[R-262] [R-265]"""
    ships = [(3.0, 0), (1.0, 0), (-1.0, 1)]
    assert skirmish_loss(ships, 1, own=True) == 0
    assert skirmish_loss(ships, 2, own=True) == -1
    assert skirmish_loss(ships, 3, own=True) == 0
    assert skirmish_loss(ships, 1, own=False) == 3
    assert skirmish_loss(ships, 2, own=False) == 4
    assert skirmish_loss(ships, 3, own=False) == 4
    assert skirmish_loss(ships, 4, own=False) == 3
    assert skirmish_loss([(0.5, 0), (3.0, 1)], 1, own=True) == 0


# -- time and Agendas ---------------------------------------------------------------------------


def test_turns_are_counted_to_the_end() -> None:
    """[R-055]"""
    fleet = empty()
    assert turns_left(fleet, fleet.players[0]) == 12
    boarded(fleet, HYPERCHARGE)
    assert turns_left(fleet, fleet.players[0]) == 11
    fleet.cycle = 4
    assert turns_left(fleet, fleet.players[0]) == 2


@pytest.mark.parametrize(
    ("agenda", "change", "share"),
    [
        ("two-thrones", {"tracks": [4, 2, 1, 0, 0, 0, 0]}, 6 / 8),
        ("two-thrones", {"tracks": [0, 0, 0, 0, 0, 8, 4]}, 1),
        ("friend-of-houses", {"tracks": [2, 2, 2, 1, 0, 0, 0]}, 7 / 10),
        ("clean-hands", {}, (1 / 2 + 0) / 2),
        ("clean-hands", {"corrupted": [0, 2, 0, 0, 1], "intel": 1}, (1 / 4 + 1 / 3) / 2),
        ("clean-hands", {"corrupted": [0] * 5, "intel": 1, "trace": 3}, 1),
        ("seasoned-command", {"rank": 1, "slots": ("a",) * 6}, (1 / 2 + 0 + 1) / 3),
        ("full-holds", {"free": [3, 1, 3, 3]}, 1 / 2),
        ("keeper-of-secrets", {"hidden": (1, 2)}, 2 / 5),
    ],
)
def test_an_agenda_is_met_in_part(agenda: str, change: dict[str, object], share: float) -> None:
    """[R-318]"""
    fleet = blank()
    for name, value in change.items():
        setattr(fleet.players[0], name, value)
    found = progress(CONTENT.agendas[agenda].requires, fleet, fleet.players[0])
    assert found == pytest.approx(share)


def test_a_limit_is_met_up_to_its_number() -> None:
    fleet = blank()
    assert progress(Requirement(own_corruption_at_most=1), fleet, fleet.players[0]) == 1
    fleet.players[0].corrupted = [1, 1, 1, 0, 0]
    assert progress(Requirement(own_corruption_at_most=1), fleet, fleet.players[0]) == 1 / 3


@pytest.mark.parametrize(
    ("fleet", "share"), [(solo(), 2 / 3), (empty(2), 2 / 3), (empty(3), 2 / 5), (empty(4), 2 / 6)]
)
def test_an_agenda_of_the_fleet_asks_for_ships_by_the_number_of_players(
    fleet: Fleet, share: float
) -> None:
    fleet = put(fleet.copy(), belitan_dropship=1, zenor_dropship=4, zenor_arkship=2)
    assert progress(CONTENT.agendas["fleet-dropships"].requires, fleet, fleet.players[0]) == share
    put(fleet, **{f"{house}_dropship": 1 for house in CONTENT.houses})
    assert progress(CONTENT.agendas["fleet-dropships"].requires, fleet, fleet.players[0]) == 1


@pytest.mark.parametrize(
    ("moment", "personal", "fleet_agenda"),
    [
        (lambda fleet: None, 1 / 2 + 0.75 / 3, 0.4 / 10),
        (last_cycle, 1 - 0.5 / 2 + 0.75 * 0.5 / 3, 0.4 * 0.5 / 10),
        (over, 1, 0),
    ],
)
def test_an_agenda_that_is_met_counts_more_the_later_it_is(
    moment: Change, personal: float, fleet_agenda: float
) -> None:
    """One is met, one by three quarters, and 2 of 5 Arkships are there. [R-318]"""
    fleet = put(blank(), belitan_arkship=1, zenor_arkship=1)
    me = fleet.players[0]
    me.personal, me.fleet = ("paper-trail", "two-thrones"), "fleet-arks"
    me.orders, me.tracks[:2] = ("a", "b", "c"), [4, 2]
    moment(fleet)
    found = features(fleet, 0)
    assert found["personal_agenda"] == pytest.approx(personal)
    assert found["fleet_agenda"] == pytest.approx(fleet_agenda)


@pytest.mark.parametrize(
    ("moment", "worth"), [(lambda fleet: None, 0.3), (last_cycle, 0.65), (over, 1)]
)
def test_an_agenda_of_the_fleet_may_be_lost_again(moment: Change, worth: float) -> None:
    fleet = put(blank(), **{f"{house}_arkship": 1 for house in CONTENT.houses})
    fleet.players[0].fleet = "fleet-arks"
    moment(fleet)
    assert features(fleet, 0)["fleet_agenda"] == pytest.approx(worth)
    fleet.players[0].fleet = ""
    assert features(fleet, 0)["fleet_agenda"] == 0
