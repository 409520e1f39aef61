"""Bots that plan: they see only their seat, answer what is asked, and beat chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.bots import CATALOGUE, Bot, SeatAtTable, catalogue_for, values
from domineum.bots.ranks import make
from domineum.bots.reasons import _helps
from domineum.bots.values import (
    Gain,
    Weight,
    difference,
    is_card,
    read_weights,
    value,
    weights,
)
from domineum.kernel import DomineumError, Match, Message, Random
from domineum.kernel.decode import Plain
from domineum.kernel.messages import LANGUAGES
from domineum.kernel.state import digest
from domineum.revenant.bots import ALL
from domineum.voidfall import GAME, bots
from tests.example import GAME as LANTERNS

RIVALS: dict[str, Plain] = {
    "scenario": "quiet-meridian",
    "houses": [{"house": "valnis", "side": "A"}, {"house": "belitan", "side": "B"}],
}
ALONE: dict[str, Plain] = {
    "scenario": "c011",
    "houses": [{"house": "belitan", "side": "A"}],
}
TOGETHER: dict[str, Plain] = {**RIVALS, "scenario": "paired-candles"}


def seated(match: Match[Any], *ranks: str) -> list[Bot]:
    bots = [make(rank, GAME, Random.stream(7, f"bot {i}")) for i, rank in enumerate(ranks)]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    return bots


def play(match: Match[Any], bots: list[Bot]) -> list[int]:
    while not match.over:
        question = match.question()
        match.choose(bots[question.seat].decide(match.view(question.seat), question))
    assert match.outcome is not None
    return match.outcome.scores


def test_a_cadet_beats_a_random_player_by_far() -> None:
    for seed, ranks in ((1, ("cadet", "random")), (2, ("random", "cadet"))):
        match = Match(GAME, RIVALS, seed)
        scores = play(match, seated(match, *ranks))
        assert scores[ranks.index("cadet")] > 2 * scores[ranks.index("random")]


def test_a_cadet_plays_a_solo_game_to_its_end() -> None:
    match = Match(GAME, ALONE, 3)
    assert play(match, seated(match, "cadet"))[0] > 30


def test_thinking_changes_nothing_at_the_table() -> None:
    match = Match(GAME, RIVALS, 1)
    before, bots = digest(match.state), seated(match, "cadet", "cadet")
    question = match.question()
    bots[question.seat].decide(match.view(question.seat), question)
    assert digest(match.state) == before
    assert match.question() is question


def test_a_plan_is_explained_by_what_it_gains() -> None:
    match = Match(GAME, RIVALS, 1)
    bots = seated(match, "cadet", "cadet")
    while match.question().topic != "voidfall.select":
        match.answer(match.question(), 0)
    question = match.question()
    bots[question.seat].decide({}, question)
    why = bots[question.seat].why()
    assert why.key == "why-plan"
    for language in LANGUAGES:
        text = catalogue_for(GAME).render(why, language)
        assert ": " in text
        assert not any(sign in text for sign in "[{")


@pytest.mark.parametrize("config", [RIVALS, ALONE, TOGETHER])
def test_every_feature_has_a_weight_and_every_weight_a_feature(config: dict[str, Plain]) -> None:
    state = Match(GAME, config, 1).state
    known = [name for name in weights(GAME, state) if not is_card(name)]
    assert set(GAME.judge.features(state, 0)) == set(known)


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("voidfall", bots.RIVALS),
        ("voidfall", bots.VOID),
        ("voidfall", bots.TEAM),
        ("revenant", ALL),
    ],
)
def test_a_card_with_a_price_has_a_name_and_a_text(game: str, path: Path) -> None:
    texts = catalogue_for(games.find(game))
    for name in filter(is_card, read_weights(path)):
        for change in (1.0, -1.0):
            said = Gain(name, change, 1.0).text()
            for language in LANGUAGES:
                text = texts.render(said, language)
                assert texts.render(Message(name.rpartition(" ")[2]), language) in text


def test_an_explanation_names_the_cards_that_have_a_price(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Match(GAME, RIVALS, 1).state
    after = before.copy()
    after.players[0].technologies = {"robotics": 1}
    known = dict(weights(GAME, before)) | {"technology-robotics": Weight(2.0, 90.0)}
    monkeypatch.setattr(values, "weights", lambda game, state: known)
    gain = difference(GAME, before, after, 0)[0]
    assert gain == ("technology-robotics", 1.0, 90.0)
    assert catalogue_for(GAME).render(gain.text(), "en") == "Robotics in play"


def test_what_is_held_and_what_is_improved_has_a_price_of_its_own() -> None:
    state = Match(GAME, RIVALS, 1).state
    player = state.players[0]
    player.technologies, player.agendas = {"robotics": 1, "shields": 2}, ["cutting-edge"]
    player.change(1, agenda="trade-syndicate")
    found = GAME.judge.cards(state, 0)
    assert {name for name in found if not name.endswith(("-a", "-b"))} == {
        "technology-robotics", "improved technology-shields",
        "held agenda-cutting-edge", "agenda-trade-syndicate",
    }  # fmt: skip


def test_the_share_of_turns_that_is_left_goes_from_one_to_nothing() -> None:
    match = Match(GAME, RIVALS, 1)
    assert GAME.judge.time(match.state, 0) == 1.0
    match.state.finished = True
    assert GAME.judge.time(match.state, 0) == 0.0


def test_every_feature_has_a_text_and_no_two_games_share_a_name() -> None:
    voidfall, revenant = (
        {name for path in paths for name in read_weights(path) if not is_card(name)}
        for paths in ((bots.RIVALS, bots.VOID, bots.TEAM), (ALL,))
    )
    assert [name for name in voidfall | revenant if f"why-{name}" not in CATALOGUE] == []
    assert not voidfall & revenant


def test_influence_is_worth_influence() -> None:
    state = Match(GAME, RIVALS, 1).state
    richer = state.copy()
    richer.players[0].influence += 5
    assert value(GAME, richer, 0) - value(GAME, state, 0) == pytest.approx(5)
    assert difference(GAME, state, richer, 0) == [("influence", 5.0, 5.0)]


def test_an_unknown_rank_or_game_is_refused() -> None:
    with pytest.raises(DomineumError, match="no bot 'commodore'"):
        make("commodore", GAME, Random(1))
    with pytest.raises(DomineumError, match="only random bots play lanterns"):
        make("captain", LANTERNS, Random(1))


def test_a_reason_names_the_partner_whom_a_plan_helps() -> None:
    """A plan that gives something to a member of the team says to whom, and who is last."""
    before = Match(GAME, TOGETHER, 3).state.copy()
    before.players[1].influence = 5
    after = before.copy()
    after.players[1].stock[1] += 2
    after.players[1].influence += 3
    (said,) = _helps(GAME, before, after, 0)
    english, polish = (catalogue_for(GAME).render(said, language) for language in LANGUAGES)
    assert english == "for House Belitan, the furthest behind: +3 Influence"
    assert polish.startswith("Ród Belitan (najbardziej w tyle): ")
    before.players[0].influence = 1
    (said,) = _helps(GAME, before, after, 0)
    assert catalogue_for(GAME).render(said, "en").startswith("for House Belitan: ")
    assert _helps(GAME, before, before.copy(), 0) == []


def test_rivals_are_no_partners() -> None:
    match = Match(GAME, RIVALS, 3)
    after = match.state.copy()
    after.players[1].influence += 3
    assert _helps(GAME, match.state, after, 0) == []
