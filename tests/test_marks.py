"""A field that nobody has marked is in no view of any game, wherever in the state it stands."""

from __future__ import annotations

import dataclasses
import json
from typing import Any, TypeVar

import pytest

from domineum.kernel import Match, Random, State, public, state
from domineum.revenant import GAME as REVENANT
from domineum.voidfall import GAME as VOIDFALL
from tests.example.game import GAME as LANTERNS
from tests.revenant import players as revenant
from tests.voidfall import players as voidfall
from tests.voidfall import void_players as against_voidborn

SECRET = "what nobody may know"
P = TypeVar("P", bound=State)
GAMES: dict[str, tuple[Any, dict[str, Any]]] = {
    "lanterns": (LANTERNS, {"players": 3}),
    "voidfall": (VOIDFALL, voidfall.config(6)),
    "voidfall-against-voidborn": (VOIDFALL, against_voidborn.config(9)),
    "revenant": (REVENANT, revenant.config(3, 3)),
    "revenant-alone": (REVENANT, revenant.config(1, 1)),
}


def grown(part: P, default: Any) -> P:
    """A part of a state and all parts inside it with one more field: `diary`, with a secret."""
    body = {"__annotations__": {"diary": str}, "diary": default}
    cls: type[P] = state(type(part.__class__.__name__, (part.__class__,), body))
    fields = [field.name for field in dataclasses.fields(part) if field.init]  # type: ignore[arg-type]
    return cls(**{name: _inside(getattr(part, name), default) for name in fields})


def _inside(value: Any, default: Any) -> Any:
    if isinstance(value, State) and not value.immutable:
        return grown(value, default)
    if isinstance(value, list):
        return [_inside(item, default) for item in value]
    return value


def middle(name: str) -> Match[Any]:
    """A random game after sixty choices, or at its end."""
    game, config = GAMES[name]
    match, chance = Match(game, config, 1), Random(1)
    for _ in range(60):
        if not match.over:
            match.choose(chance.pick(match.question().options))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_field_that_is_not_marked_is_seen_by_nobody(name: str) -> None:
    match = middle(name)
    seats = range(match.game.seats(match.config))
    twin = grown(match.state, SECRET)
    assert json.dumps(twin.plain()).count(SECRET) > len(seats) + 1
    for seat in (None, *seats):
        assert match.game.view(twin, seat) == match.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_field_that_is_marked_is_seen(name: str) -> None:
    match = middle(name)
    twin = grown(match.state, public(default=SECRET))
    shown = json.dumps(match.game.view(twin, None)).count(SECRET)
    assert shown > match.game.seats(match.config) + 1
