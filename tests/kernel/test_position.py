"""Positions as plain data: the same rules read them as they are, others as far as they can."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domineum.kernel import AnyGame, BadData, BadRecord, Earlier, GameState, Match, Random, state
from domineum.kernel.decode import decode
from domineum.kernel.position import Position, outlive
from domineum.kernel.state import State, digest, value
from tests.example.game import GAME
from tests.kernel.table import Script, Toy, choose, lanterns, play_on, say, start
from tests.thorough import thorough, upto

games = given(seed=st.integers(0, 2**32), players=st.integers(2, 4))


def stored(position: Position) -> Position:
    """A position that was written down and read again."""
    text = json.dumps([position.state, position.since, position.seat, position.fence])
    plain, since, seat, fence = json.loads(text)
    return Position(plain, [(who, code) for who, code in since], seat, fence)


def opened(match: Match[Any]) -> Match[Any]:
    """The same match, from its position."""
    return stored(Position.of(match)).open(match.game, match.config, match.seed)


def complete(match: Match[Any]) -> object:
    """All that matters from now on."""
    asked = [(q.seat, q.topic, [option.code for option in q.options]) for q in match.questions]
    seats = range(match.game.seats(match.config))
    return digest(match.state), asked, [match.why_no_undo(seat) for seat in seats]


def check_positions(game: AnyGame, config: Any, seed: int, every: int = 1) -> None:
    """At every so many choices of a random game its position is that game, and plays on as it."""
    match, chance = Match(game, config, seed), Random.stream(seed, "positions")
    while not match.over:
        play_on(match, chance, every)
        twin = opened(match)
        assert complete(twin) == complete(match)
        for seat in range(game.seats(config)):
            if match.why_no_undo(seat) is None:
                check_undo(match.copy(), twin.copy(), seat)
        outlived = outlive(stored(Position.of(match)), game, config, seed)
        assert outlived.notes == []
        assert digest(outlived.match.state) == digest(match.state)
        random = chance.copy()
        assert complete(play_on(twin, random, 3)) == complete(play_on(match, chance, 3))
        assert random == chance


def check_undo(match: Match[Any], twin: Match[Any], seat: int) -> None:
    match.undo(seat)
    try:
        twin.undo(seat)
    except Earlier:
        return
    assert complete(twin) == complete(match)


@thorough
@settings(max_examples=upto(10, 200))
@games
def test_a_position_is_the_game_at_every_choice(seed: int, players: int) -> None:
    check_positions(GAME, {"players": players}, seed)


def test_a_choice_before_the_position_can_be_taken_back_but_not_by_this_match() -> None:
    def one(toy: Toy) -> Any:
        yield from say(toy, 0, "hi", "ho")

    def two(toy: Toy) -> Any:
        yield from say(toy, 1, "yes", "no")

    match = start(one, two)
    match.checkpoint_every = 0
    choose(match, (0, "hi"))
    twin = opened(match)
    assert twin.why_no_undo(0) is None
    with pytest.raises(Earlier):
        twin.undo(0)
    assert complete(twin) == complete(match)
    reason = twin.why_no_undo(1)
    assert reason
    assert reason.key == "undo-other-seat"


@value
class Coin(State):
    weight: int
    side: str = "up"


@state
class Purse(State):
    coins: list[Coin]
    owner: str | None


@state
class Later(GameState):
    """What Toy became: nobody's `deck` any more, and things that it had not."""

    said: list[str]
    cards: list[int]
    purse: Purse
    mood: str = "calm"
    dice: tuple[int, int] = (1, 1)


class LaterScript(Script):
    """The game of a later version."""

    state_type: Any = Later
    broken: tuple[str, ...] = ()

    def setup(self, config: Any, random: Random) -> Any:
        steps = [(name,) for name in reversed(self.steps)]
        return Later(random, 0, [*steps], said=[], cards=[], purse=Purse([], "bank"))

    def check(self, state: Any) -> Any:
        return self.broken

    def view(self, state: Any, seat: Any) -> Any:
        return {}


def later(*steps: Any) -> LaterScript:
    game = LaterScript(*steps)
    game.state_type = Later
    return game


def talk(toy: Any) -> Any:
    yield from say(toy, 0, "hi", "ho")
    yield from say(toy, 0, "yes", "no")


def brief(toy: Any) -> Any:
    yield from say(toy, 0, "hi", "ho")
    yield from say(toy, 0, "perhaps", "never")


def test_other_rules_drop_what_they_do_not_know_and_fill_in_what_is_new() -> None:
    match = start(talk)
    choose(match, (0, "hi"))
    found = outlive(stored(Position.of(match)), later(talk), {}, 1)
    assert found.notes == ["state.deck is not known here", "state.purse is new here"]
    now: Any = found.match.state
    assert (now.cards, now.said, now.purse) == (match.state.cards, ["hi"], Purse([], "bank"))
    assert (now.mood, now.random, now.reveals) == ("calm", match.state.random, 0)
    assert found.match.why_no_undo(0) is None
    found.match.choose("yes", 0)
    assert found.match.over


def test_fields_of_what_is_inside_are_fitted_too() -> None:
    match = Match(later(talk), {}, 1)
    position = stored(Position.of(match))
    position.state["purse"] = {"coins": [{"weight": 3, "rust": 1}, {}], "colour": "red"}
    found = outlive(position, later(talk), {}, 1)
    now: Any = found.match.state
    assert now.purse == Purse([Coin(3), Coin(0)], None)
    assert found.notes == [
        "state.purse.colour is not known here",
        "state.purse.coins.0.rust is not known here",
        "state.purse.coins.1.weight is new here",
        "state.purse.owner is new here",
    ]


def test_choices_that_other_rules_do_not_offer_are_to_be_made_again() -> None:
    match = start(talk)
    choose(match, (0, "hi"), (0, "yes"))
    position = stored(replace(Position.of(match), since=[(0, "hi"), (0, "yes")]))
    position.state["steps"] = [["brief"]]
    found = outlive(position, later(brief), {}, 1)
    assert found.since == [(0, "hi")]
    assert found.notes[-1] == "1 choices since 'yes' are to be made again"


def test_a_position_that_other_rules_cannot_play_is_refused() -> None:
    position = Position.of(start(talk))
    broken = later(talk)
    broken.broken = ("a card is missing",)
    with pytest.raises(BadRecord, match="not possible by these rules: a card is missing"):
        outlive(position, broken, {}, 1)
    with pytest.raises(BadRecord, match="cannot be played by these rules \\(KeyError\\)"):
        outlive(position, later(brief), {}, 1)
    wrong = replace(position, state={**position.state, "said": 5})
    with pytest.raises(BadRecord, match=r"does not fit these rules: .*said: expected a list"):
        outlive(wrong, later(talk), {}, 1)


def test_the_hashes_of_a_stored_position_are_those_of_its_state() -> None:
    from domineum.kernel.state import parts

    match = lanterns(4, 3, 20)
    position = stored(Position.of(match))
    assert position.parts() == parts(match.checkpoint().state)
    with pytest.raises(BadData):
        decode(Later, position.state, "state")
