"""A hint is a choice that can be made, from what the seat knows, with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domineum import games
from domineum.bots import SeatAtTable, catalogue_for
from domineum.bots.ranks import playing
from domineum.kernel import Match, Message, Option, Question, Random, Shift
from domineum.kernel.decode import Plain
from domineum.table.errors import NoAdvice
from domineum.table.hints import Advice, Adviser, said_of, usual
from tests.example import GAME


class Counting:
    """Takes the first option, and says how many questions it was asked."""

    def __init__(self, random: Random) -> None:
        self.asked = 0
        self.seat: SeatAtTable | None = None

    def sit(self, seat: SeatAtTable) -> None:
        self.seat = seat

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str | Option[Any]:
        assert self.seat is not None
        assert view == self.seat.view()
        self.asked += 1
        return question.options[0].code

    def why(self) -> Message:
        return Message("why-only", {"n": self.asked})


class Cheat(Counting):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str | Option[Any]:
        return Option("win", None)


class Mute(Counting):
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> Any:
        return None


def asked(adviser: Adviser, match: Match[Any]) -> object:
    return adviser.hint(match).why.args["n"]


def test_a_plan_holds_for_as_long_as_it_is_followed() -> None:
    match: Match[Any] = Match(GAME, {"players": 2}, 3)
    for seat in (0, 1):
        match.choose(match.question(seat).options[1], seat)
    seat = match.question().seat
    adviser = Adviser(f"{__name__}:Counting", seat)
    assert asked(adviser, match) == 1
    assert asked(adviser, match) == 1
    match.choose(adviser.hint(match).code, seat)
    assert asked(adviser, match) == 2
    match.undo(seat)
    assert asked(adviser, match) == 1
    match.choose(match.question(seat).options[1], seat)
    assert asked(adviser, match) == 1


@pytest.mark.parametrize("bot", ["Cheat", "Mute"])
def test_what_cannot_be_chosen_is_no_hint(bot: str) -> None:
    with pytest.raises(NoAdvice):
        Adviser(f"{__name__}:{bot}", 0).hint(Match(GAME, {"players": 2}, 3))


def test_a_hint_is_a_choice_with_a_reason_in_both_languages() -> None:
    game, chance = games.find("revenant"), Random(2)
    match: Match[Any] = Match(game, game.first_config(chance, 2), 2)
    for _ in range(30):
        match.choose(chance.pick(match.question().options), match.question().seat)
    seat = match.question().seat
    hint = Adviser("cadet", seat).hint(match)
    assert match.question(seat).find(hint.code) >= 0
    for language in ("en", "pl"):
        assert "[" not in catalogue_for(game).render(hint.why, language)


def test_a_captain_is_asked_where_captains_play() -> None:
    assert usual(playing(games.find("voidfall"))) == "captain"
    assert usual(playing(GAME)) == "random"


def test_the_two_best_options_are_named_with_what_tells_them_apart() -> None:
    """What speaks for the choice stands in the sentence, with the figures of the advice."""
    game = games.find("voidfall")
    match: Match[Any] = Match(game, game.first_config(Random(2), 2), 2)
    while match.question().topic != "voidfall.select":
        match.answer(match.question(), 0)
    question = match.question()
    hint = Adviser("cadet", question.seat).hint(match)
    first, second = hint.best
    assert first.code == hint.code != second.code
    assert {first.code, second.code} <= {option.code for option in question.options}
    for advice in hint.best:
        assert advice.gains or advice.drawbacks
        assert all(shift.good for shift in advice.gains)
        assert not any(shift.good for shift in advice.drawbacks)
    other = {shift.key: shift.after for shift in (*second.gains, *second.drawbacks)}
    for shift in (*first.gains, *first.drawbacks):
        assert other.get(shift.key) != shift.after
    text = catalogue_for(game).render(hint.why, "en")
    assert catalogue_for(game).render(first.gains[0].name, "en") in text
    assert (", but " in text) == bool(first.drawbacks)


def test_a_drawback_stands_behind_but() -> None:
    good, bad = (
        Shift(Message(f"figure-{n}"), 0, 2, n == "corruption") for n in ("trade", "corruption")
    )
    why = said_of(Advice("x", Message("option-done"), Message("option-end"), (good,), (bad,)))
    said = catalogue_for(games.find("voidfall")).render(why, "en")
    assert said == "Done, then End the actions: Trade tokens +2, but Corruption +2"


def test_without_a_figure_that_speaks_for_it_an_option_has_no_reason() -> None:
    assert said_of(Advice("x", Message("option-done"))) == Message("option-done")
