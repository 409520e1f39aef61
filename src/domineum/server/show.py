"""From the kernel's objects to what clients receive. Only what the seat may know goes out."""

from __future__ import annotations

from typing import Any

import msgspec

from domineum import kernel
from domineum.kernel import Match, Message, Seat
from domineum.kernel.decode import Plain
from domineum.server import wire
from domineum.table.live import Line, Live


def text(message: Message) -> wire.Text:
    """A message."""
    return wire.Text(
        message.key,
        {k: text(v) if isinstance(v, Message) else v for k, v in message.args.items()},
    )


def option(found: kernel.Option[Any]) -> wire.Option:
    """An option with its label."""
    return wire.Option(found.code, dict(found.about), text(found.label()))


def question(found: kernel.Question[Any]) -> wire.Question:
    """A question with what is possible and what is not."""
    return wire.Question(
        found.seat,
        found.topic,
        text(found.prompt()),
        [option(o) for o in found.options],
        [wire.Blocked(option(b.option), text(b.reason), b.rule) for b in found.blocked],
        found.confirm,
    )


def question_for(match: Match[Any], seat: Seat | None) -> wire.Question | None:
    """The question that a seat has to answer now."""
    if seat is None:
        return None
    return next((question(q) for q in match.questions if q.seat == seat), None)


def waiting(match: Match[Any]) -> list[Seat]:
    """The seats that the game waits for."""
    return sorted({q.seat for q in match.questions})


def event_line(seq: int, event: kernel.Event, seat: Seat | None) -> wire.LogLine:
    """An event as a seat may read it."""
    return wire.LogLine(
        seq, event.seat, event.kind, text(event.seen_by(seat)), event.rule, list(event.terms)
    )


def line(found: Line, seat: Seat | None) -> wire.LogLine:
    """A line of the log as a seat may read it."""
    if found.event is not None:
        return event_line(found.seq, found.event, seat)
    assert found.note is not None
    return wire.LogLine(found.seq, found.seat, "server", text(found.note), "", [])


def log(live: Live, seat: Seat | None, since: int) -> wire.Log:
    """The log since a sequence number."""
    keep, lines = live.lines_since(since)
    return wire.Log(live.seq, keep, [line(x, seat) for x in lines])


def raw(data: Plain) -> msgspec.Raw:
    """Plain data, encoded."""
    return msgspec.Raw(msgspec.json.encode(data))


def preview(live: Live, seat: Seat, code: str) -> wire.Preview:
    """What a choice would do."""
    found = live.match.preview(code, seat)
    changes = [wire.Change(path, raw(before), raw(after)) for path, before, after in found.changes]
    lines = [event_line(live.seq + 1, event, seat) for event in found.events]
    return wire.Preview(live.seq, found.reveals, changes, lines)


def outcome(match: Match[Any]) -> wire.Outcome | None:
    """How the game ended."""
    ended = match.outcome
    return wire.Outcome(ended.winners, ended.scores, text(ended.how)) if ended else None
