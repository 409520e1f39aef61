"""Proof that a seat learns nothing that it may not know, from a view or by looking ahead."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel.game import Game, S
from domineum.kernel.match import Match
from domineum.kernel.previews import Preview, differences
from domineum.kernel.question import Seat
from domineum.kernel.randomness import Random


def leaks(game: Game[S], state: S, seat: Seat | None, random: Random) -> Iterator[str]:
    """Deal the unknown again and name every place in the seat's view that changes."""
    twin = state.copy()
    game.redeal(twin, seat, random)
    for path, before, after in differences(game.view(state, seat), game.view(twin, seat)):
        yield f"the view of seat {seat} shows {path}: {before!r} became {after!r}"


def leaks_by_looking(match: Match[S], seat: Seat, code: str, random: Random) -> Iterator[str]:
    """Deal the unknown again and report every look at a choice of the seat that changes: its
    preview, or what the seat has seen when it takes the choice back."""
    twin = match.sample(seat, random)
    for look in (_previewed, _taken_back):
        true, other = look(match, seat, code), look(twin, seat, code)
        if true != other:
            yield f"{look.__name__[1:]} '{code}' of seat {seat} shows {true!r} or {other!r}"


def _previewed(match: Match[S], seat: Seat, code: str) -> object:
    preview = Preview.of(match, code, seat)
    events = [(event.seen_by(seat), event.terms) for event in preview.events]
    return preview.reveals, preview.changes, events, preview.figures, preview.then


def _taken_back(match: Match[S], seat: Seat, code: str) -> object:
    """What the seat can see after the choice; None if it cannot take the choice back then."""
    twin = match.copy()
    twin.choose(code, seat)
    if twin.why_no_undo(seat) is not None:
        return None
    asked = [[option.code for option in q.options] for q in twin.questions if q.seat == seat]
    return [twin.view(seat), asked, [(q.seat, q.topic) for q in twin.questions]]
