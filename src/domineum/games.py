"""Finding games by name."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import cast

from domineum.kernel import AnyGame, BadData, DomineumError, Game, Random
from domineum.kernel.decode import Plain
from domineum.kernel.packs import Pack, open_pack

_PLACE = re.compile(r"([a-zA-Z_]\w*(?:\.\w+)*):(\w+)")


MEMBERS = sorted({*Game.__annotations__, *(m for m in vars(Game) if not m.startswith("_"))})
"""Everything that the contract asks of a game."""
OURS = {
    "voidfall": "domineum.voidfall:GAME",
    "revenant": "domineum.revenant:GAME",
}
"""The games of this package, and where they are."""
WITH = "+"
"""Stands between the name of a game and those of its packs: `voidfall+my-pack`."""


def names() -> tuple[str, ...]:
    """The names of the games of this package."""
    return tuple(OURS)


def find(name: str, packs: Iterable[str | Path] = ()) -> AnyGame:
    """Return a game by its name, or any other by `module:ATTRIBUTE`, with packs on top.

    The module is imported, also from the current folder: only for names that a person typed.
    """
    places = tuple(map(Path, packs))
    return _with_packs(name, places) if places else _find(name)


@cache
def _with_packs(name: str, places: tuple[Path, ...]) -> AnyGame:
    return with_packs(_find(name), [open_pack(place) for place in places])


def with_packs(game: AnyGame, packs: Sequence[Pack]) -> AnyGame:
    """A game with packs that are for it; each only once."""
    for number, pack in enumerate(packs):
        if pack.about.game != game.name:
            raise BadData(str(pack.place), f"this is a pack for {pack.about.game}, not {game.name}")
        if pack.about.name in [other.about.name for other in packs[:number]]:
            raise BadData(str(pack.place), f"there are two packs with the name {pack.about.name}")
    return game.with_packs(*packs)


def _find(name: str) -> AnyGame:
    place = _PLACE.fullmatch(OURS.get(name, name))
    if not place:
        known = ", ".join(names())
        raise DomineumError(f"there is no game '{name}'; expected {known} or module:ATTRIBUTE")
    if name not in OURS and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return _load(place[1], place[2], f"there is no game at '{name}'")


def first_config(name: str, players: int | None, random: Random) -> dict[str, Plain]:
    """A config for a first game of one of the games of this package."""
    return find(name).first_config(random, players)


@cache
def _load(module: str, attribute: str, problem: str) -> AnyGame:
    try:
        found = getattr(importlib.import_module(module), attribute, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        found = None
    lacking = [member for member in MEMBERS if inspect.getattr_static(found, member, None) is None]
    if "setup" in lacking:
        raise DomineumError(problem)
    if lacking:
        raise DomineumError(f"the game at '{module}:{attribute}' lacks {', '.join(lacking)}")
    return cast(AnyGame, found)
