"""Positions: a match at one moment as plain data, which outlives the rules that it was made with.

A position is the state between two steps, and the few choices since. The same rules read it as it
is. Other rules read what they know of it: fields that they do not know are dropped, those that they
miss take their defaults, and what comes of it must be a game that can be played.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, NewType, get_args, get_origin, get_type_hints

from domineum.kernel.decode import Plain
from domineum.kernel.errors import BadRecord, DomineumError, Refused
from domineum.kernel.game import AnyGame
from domineum.kernel.marks import is_kept
from domineum.kernel.match import Match, Start
from domineum.kernel.question import Seat
from domineum.kernel.randomness import Random
from domineum.kernel.state import State, is_row, parts_of, shape_of, unfolded

NOTES = 40
"""At most this many notes are made of what did not fit."""


@dataclass(frozen=True, slots=True)
class Position:
    """A match at one moment."""

    state: dict[str, Any]
    """Where the present step began, or one not long before it, `ordered`."""
    since: list[tuple[Seat, str]] = field(default_factory=list)
    """What the seats have chosen since then."""
    seat: Seat | None = None
    """Who made the last choice before; None if nobody may go back there."""
    fence: str | None = None
    """Why it cannot be taken back."""

    @classmethod
    def of(cls, match: Match[Any]) -> Position:
        """The position of a match, with all that is hidden in it."""
        state, before, since = match.checkpoint()
        made = [(choice.seat, choice.code) for choice in since if not choice.forced]
        return cls(state.ordered(), made, *before)

    def open(
        self, game: AnyGame, config: Mapping[str, Plain], seed: int, *, log: bool = False
    ) -> Match[Any]:
        """Go on from a position that these rules have made."""
        state = game.state_type.load(unfolded(self.state))
        before = Start(self.seat, self.fence)
        match = Match.at(game, config, seed, state, log=log, before=before)
        for seat, code in self.since:
            match.choose(code, seat)
        return match

    def parts(self) -> dict[str, str]:
        """The hashes of the parts of its state, as the rules that made it had them."""
        return parts_of(unfolded(self.state, canonical=True))


class Outlived(NamedTuple):
    """A match that goes on by other rules than those its position was made with."""

    match: Match[Any]
    since: list[tuple[Seat, str]]
    """Those of the choices since that have been repeated."""
    notes: list[str]
    """What did not fit, for people who look after tables."""


def outlive(
    position: Position, game: AnyGame, config: Mapping[str, Plain], seed: int, *, log: bool = False
) -> Outlived:
    """Go on from a position that other rules have made, or refuse it (BadRecord)."""
    notes: list[str] = []
    try:
        fresh = game.setup(config, Random.stream(seed, "game")).plain()
        fitting = _fit(game.state_type, unfolded(position.state), "state", notes, fresh)
        assert isinstance(fitting, dict)
        fitting |= {"pack": fresh.get("pack", "")}
        state = game.state_type.load(fitting)
        match = Match.at(game, config, seed, state, log=log)
        since = _repeat(match, position.since, notes)
        broken = next(iter(game.check(match.state)), None)
        for seat in (None, *range(game.seats(config))):
            game.view(match.state, seat)
    except DomineumError as error:
        raise BadRecord(f"the position does not fit these rules: {error}") from error
    except Exception as error:
        name = type(error).__name__
        raise BadRecord(f"the position cannot be played by these rules ({name})") from error
    if broken:
        raise BadRecord(f"the position is not possible by these rules: {broken[:200]}")
    return Outlived(match, since, notes[:NOTES])


def _repeat(
    match: Match[Any], since: list[tuple[Seat, str]], notes: list[str]
) -> list[tuple[Seat, str]]:
    """Repeat choices as far as they are still possible."""
    for number, (seat, code) in enumerate(since):
        try:
            match.choose(code, seat)
        except Refused:
            notes.append(f"{len(since) - number} choices since '{code[:60]}' are to be made again")
            return since[:number]
    return since


def _fit(hint: Any, data: Any, where: str, notes: list[str], fresh: Any = None) -> Any:
    """The plain form without unknown fields, and with all that a state of this type has to have.

    `fresh` is the plain form of a game that begins, from which the state takes what is missing.
    """
    shape, inside = shape_of(hint)
    if shape is State and isinstance(data, dict):
        return _fit_fields(_bare(hint), data, where, notes, fresh or {})
    if isinstance(data, list) and shape in (list, tuple):
        return [_fit(inside, item, f"{where}.{i}", notes) for i, item in enumerate(data)]
    if isinstance(data, dict) and shape is dict:
        return {key: _fit(inside, item, f"{where}.{key}", notes) for key, item in data.items()}
    if data is not None and shape not in (None, State, list, tuple, dict):
        return _fit(inside, data, where, notes)
    return data


def _fit_fields(
    cls: Any, data: dict[str, Any], where: str, notes: list[str], fresh: dict[str, Plain]
) -> dict[str, Any]:
    hints, fitting = get_type_hints(cls), {}
    fields = {f.name: f for f in dataclasses.fields(cls) if not is_kept(f)}
    notes += [f"{where}.{name} is not known here" for name in data if name not in fields]
    for name, declared in fields.items():
        if name in data:
            fitting[name] = _fit(hints[name], data[name], f"{where}.{name}", notes)
        elif _required(declared):
            notes.append(f"{where}.{name} is new here")
            fitting[name] = fresh[name] if name in fresh else _empty(hints[name])
    return fitting


def _required(declared: dataclasses.Field[Any]) -> bool:
    none = dataclasses.MISSING
    return declared.default is none and declared.default_factory is none


def _empty(hint: Any) -> Any:
    """The plain form of nothing, or of the first of the words that a field may have."""
    hint = _bare(hint)
    shape, _ = shape_of(hint)
    if shape is State:
        hints = get_type_hints(hint)
        needed = [f.name for f in dataclasses.fields(hint) if _required(f)]
        return {name: _empty(hints[name]) for name in needed}
    if shape is dict:
        return {}
    if is_row(hint):
        return [_empty(item) for item in get_args(hint)]
    if shape in (list, tuple):
        return []
    if get_origin(hint) is Literal:
        return get_args(hint)[0]
    return {int: 0, str: "", bool: False}.get(hint)


def _bare(hint: Any) -> Any:
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint
