"""Comparing what is sent with what would be sent if the unknown were dealt again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from domineum.kernel import Choice, Event, Match, Preview, Random, Refused, Seat
from domineum.table import show
from domineum.table.live import LiveTable

SAMPLES = 2


def messages(match: Match[Any], seat: Seat | None) -> object:
    """Everything of an update that comes from the state (log and undo come from the choices)."""
    return [
        match.view(seat), show.question_for(match, seat), show.waiting(match), match.over,
        show.outcome(match), match.game.chapter(match.state), match.game.scores(match.state),
        match.game.rival_scores(match.state),
    ]  # fmt: skip


def everybody(live: LiveTable) -> Iterable[Seat | None]:
    """All seats, and the spectator."""
    return [None, *range(live.match.game.seats(live.match.config))]


def leaks_of_positions(live: LiveTable, chance: Random) -> tuple[list[str], int]:
    """Name everybody whose message changes when what they may not know is dealt again."""
    found, compared = [], 0
    for seat in everybody(live):
        for _ in range(SAMPLES):
            twin = live.match.sample(seat, chance)
            if _forced(live.match) or _forced(twin):
                continue
            compared += 1
            true, other = (messages(match, seat) for match in (live.match, twin))
            if msgspec.json.encode(true) != msgspec.json.encode(other):
                found.append(f"seat {seat} at {live.seq}")
    return found, compared


def _forced(match: Match[Any]) -> frozenset[Seat]:
    """The seats for which the kernel may have answered the present simultaneous question.

    Known, and not compared: the game does not wait for a seat that has only one option, so
    everybody can see that it had no choice.
    """
    last = match.history[-match.game.seats(match.config) :]
    return frozenset(c.seat for c in last if isinstance(c, Choice) and c.forced)


def leaks_of_choices(live: LiveTable, seat: Seat, code: str, chance: Random) -> list[str]:
    """Name the log lines of a choice, for its seat or a spectator, that depend on what the seat
    may not know. (Another seat may read more there, about what is its own.)

    Of a choice that reveals something only the preview is checked. (Samples for another seat
    cannot be used here: the question that waits was made from the true hand of the choosing seat.)
    """
    dealt = live.match.sample(seat, chance)
    if _preview(live.match, seat, code) != _preview(dealt, seat, code):
        return [f"the preview of {code} by {seat} at {live.seq}"]
    true, twin = _events(live.match.copy(), seat, code), _events(dealt, seat, code)
    if true is None or twin is None:
        return []
    return [
        f"the log for {reader} of {code} by {seat} at {live.seq}"
        for reader in (None, seat)
        if _read(true, reader) != _read(twin, reader)
    ]


def _preview(match: Match[Any], seat: Seat, code: str) -> tuple[object, ...] | None:
    """What is sent of a preview, or None if the choice is not possible."""
    try:
        found = Preview.of(match, code, seat)
    except Refused:
        return None
    shown = found.reveals, found.ends, found.changes, found.figures, found.then
    return *shown, _read(found.events, seat)


def _events(match: Match[Any], seat: Seat, code: str) -> list[Event] | None:
    """The events of a choice, or None if it is not possible or shows something new."""
    match.log = True
    length = len(match.history)
    try:
        match.choose(code, seat)
    except Refused:
        return None
    made = match.history[length]
    assert isinstance(made, Choice)
    return None if made.fence else match.events_since(length + 1)


def _read(events: list[Event], reader: Seat | None) -> bytes:
    lines = [show.event_line(0, event, reader, 0) for event in events]
    return msgspec.json.encode([lines, [event.chapter for event in events]])
