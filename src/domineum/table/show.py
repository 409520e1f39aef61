"""From the kernel's objects to what a seat is shown. Only what it may know goes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domineum.kernel import (
    AnyGame,
    Event,
    Match,
    Message,
    Option,
    Preview,
    Question,
    Seat,
    Shift,
    Sum,
    sums,
)
from domineum.table import shown
from domineum.table.details import details, otherwise, tries
from domineum.table.errors import carried_out
from domineum.table.hints import Advice
from domineum.table.live import LiveTable
from domineum.table.snapshots import Line


def text(message: Message) -> shown.Text:
    """A message."""
    return shown.Text(
        message.key,
        {k: text(v) if isinstance(v, Message) else v for k, v in message.args.items()},
    )


def option(game: AnyGame, found: Option[Any]) -> shown.Option:
    """An option with its label."""
    role = game.roles.get(found.verb)
    return shown.Option(found.code, dict(found.about), text(found.label()), role)


def options(match: Match[Any], found: Question[Any], brief: bool = False) -> list[shown.Option]:
    """What is possible, what that comes to, and what can be chosen beside the usual; what is brief
    has the first of it alone, without trying each."""
    if brief:
        return [option(match.game, each) for each in found.options]
    tried = tries(match, found)
    offered = [option(match.game, each) for each in found.options]
    for each, words in zip(offered, details(found, tried), strict=True):
        each.detail = text(words) if words else None
    for each, preview in zip(offered, tried, strict=False):
        each.otherwise = [
            shown.Otherwise(text(other.label), list(other.codes), other.asks)
            for other in otherwise(preview)
        ]
    return offered


def question(match: Match[Any], found: Question[Any], brief: bool = False) -> shown.Question:
    """A question with what is possible, what that comes to, and what is not."""
    game = match.game
    return shown.Question(
        found.seat,
        found.topic,
        text(found.prompt()),
        options(match, found, brief),
        [shown.Blocked(option(game, b.option), text(b.reason), b.rule) for b in found.blocked],
        found.confirm,
    )


def question_for(
    match: Match[Any], seat: Seat | None, brief: bool = False
) -> shown.Question | None:
    """The question that a seat has to answer now."""
    if seat is None:
        return None
    return next((question(match, q, brief) for q in match.questions if q.seat == seat), None)


def waiting(match: Match[Any]) -> list[Seat]:
    """The seats that the game waits for."""
    return sorted({q.seat for q in match.questions})


def event_line(seq: int, event: Event, seat: Seat | None, chapter: int) -> shown.LogLine:
    """An event as a seat may read it."""
    words = text(event.seen_by(seat))
    return shown.LogLine(seq, event.seat, event.kind, words, event.rule, event.terms[:], chapter)


def chapter(live: LiveTable, number: int) -> shown.Chapter:
    """A chapter of the game; everybody knows whose turn it was."""
    found = live.numbered[number].chapter
    return shown.Chapter(number, found.seat, text(found.title))


def chapters(live: LiveTable, numbers: set[int]) -> list[shown.Chapter]:
    """The last chapters of the log, with what happened in them."""
    game = live.match.game
    later, found = game.scores(live.match.state), []
    for number, events in live.events_of(numbers):
        told = chapter(live, number)
        told.totals = [total(each) for each in sums(game.totals, events)]
        told.before, told.after = events[0].scores, later
        later = told.before
        found.append(told)
    found += [chapter(live, number) for number in numbers - {told.number for told in found}]
    return sorted(found, key=lambda told: told.number)


def total(found: Sum) -> shown.Total:
    """What happened in a chapter in one regard."""
    things = [text(thing) for thing in found.things]
    return shown.Total(text(found.name), found.seat, found.amount, found.bad, things)


def line(found: Line, seat: Seat | None) -> shown.LogLine:
    """A line of the log as a seat may read it."""
    if found.event is not None:
        return event_line(found.seq, found.event, seat, found.chapter)
    assert found.note is not None
    return shown.LogLine(found.seq, found.seat, "server", text(found.note), "", [], found.chapter)


def log(live: LiveTable, seat: Seat | None, since: int) -> shown.Log:
    """The log since a sequence number."""
    keep, lines = live.lines_since(since)
    told = chapters(live, {found.chapter for found in lines})
    return shown.Log(live.seq, keep, told, [line(found, seat) for found in lines])


def preview(live: LiveTable, seat: Seat, code: str, usual: bool = False) -> shown.Preview:
    """What a choice would do, with the usual answers that follow it if so wished."""
    with carried_out():
        found = Preview.of(live.match, code, seat, usual=usual)
    changes = [shown.Change(*change) for change in found.changes]
    now = live.chapter
    lines = [event_line(live.seq + 1, event, seat, now) for event in found.events]
    return shown.Preview(
        seq=live.seq,
        reveals=found.reveals,
        ends=found.ends,
        figures=[figure(shift) for shift in found.figures],
        then=text(found.then) if found.then else None,
        changes=changes,
        lines=lines,
        detail=text(found.detail) if found.detail else None,
    )


def figure(shift: Shift) -> shown.Figure:
    """A figure that would change."""
    return shown.Figure(text(shift.name), shift.before, shift.after, shift.bad)


def made(live: LiveTable, seat: Seat) -> list[shown.Made]:
    """What a seat has chosen in this turn."""
    return [shown.Made(each.seq, text(each.label), each.usual) for each in live.made(seat)]


def advice(found: Advice) -> shown.Advice:
    """One of the best options, as a bot sees it."""
    return shown.Advice(
        code=found.code,
        label=text(found.label),
        then=text(found.then) if found.then else None,
        gains=[figure(shift) for shift in found.gains],
        drawbacks=[figure(shift) for shift in found.drawbacks],
    )


def outcome(match: Match[Any]) -> shown.Outcome | None:
    """How the game ended."""
    ended = match.outcome
    return shown.Outcome(ended.winners, ended.scores, text(ended.how)) if ended else None


Asked = Callable[[Match[Any], Seat | None], shown.Question | None]


def seen(
    live: LiveTable, seat: Seat | None, since: int = -1, view: object | None = None,
    asked_of: Asked = question_for,
) -> shown.Seen:  # fmt: skip
    """The present position for a seat, and the log since a sequence number.

    The view can be given in another form, in which it is passed on, and so can the question.
    """
    match = live.match
    asked = waiting(match)
    reason = None if seat is None else match.why_no_undo(seat)
    return shown.Seen(
        seq=live.seq,
        seat=seat,
        waiting=asked,
        your_turn=seat in asked,
        over=match.over,
        chapter=chapter(live, live.chapter),
        view=match.view(seat) if view is None else view,
        question=asked_of(match, seat),
        may_undo=seat is not None and reason is None,
        undo_reason=text(reason) if reason else None,
        may_redo=seat is not None and live.may_redo(seat),
        made=[] if seat is None else made(live, seat),
        outcome=outcome(match),
        log=log(live, seat, since),
    )


def turns(live: LiveTable) -> shown.Turns:
    """The chapters of the game; everybody knows whose turn it was."""
    found = [shown.Turn(p.seq, p.chapter.seat, text(p.chapter.title)) for p in live.chapters]
    return shown.Turns(live.seq, found)


def scores(live: LiveTable) -> shown.ScoreGraph:
    """The public scores turn by turn."""
    match = live.match
    game, state = match.game, match.state
    points = [shown.ScorePoint(p.seq, p.scores, p.others) for p in live.chapters]
    if points[-1].seq == live.seq:
        points.pop()
    points.append(shown.ScorePoint(live.seq, game.scores(state), game.rival_scores(state)))
    return shown.ScoreGraph(game.seats(match.config), points)
