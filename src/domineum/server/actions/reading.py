"""Reading: what a table is, and what a seat or a spectator may see of it."""

from __future__ import annotations

import asyncio
import json
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache, partial

import msgspec

from domineum.kernel import Message, Random, Seat
from domineum.server.storage.rows import SeatRow, TableRow
from domineum.server.tables.hub import Watcher
from domineum.server.tables.links import Holder
from domineum.server.tables.room import FAILED, Room, Sitting, encoded
from domineum.table import answers, results, show, shown
from domineum.table.forks import fork, open_fork
from domineum.table.problems import Missing, NotOver, NotYours, SetAside, as_problems
from domineum.table.setup_codes import Setup, encode

LISTED = 200


def table_info(room: Room, sitting: Sitting) -> answers.Table:
    """What everybody may know of a table. The seed is a secret while the game goes on."""
    return _info(room, sitting.row, sitting.seats)


def _info(room: Room, row: TableRow, rows: list[SeatRow]) -> answers.Table:
    present, watchers = room.hub.present(row.id)
    seats = [answers.Seat(s.seat, s.kind, s.name, s.bot, s.seat in present) for s in rows]
    over = row.state == "over"
    return answers.Table(
        id=row.id, game=row.game, rules=row.rules, content=row.content,
        config=msgspec.Raw(row.config.encode()), state=row.state,
        problem=row.problem if row.state == "aside" else "", notice=_notice(row),
        seq=row.seq, revision=row.revision, hot_seat=row.hot_seat, listed=row.listed,
        spectators=row.spectators, setup=code_of(row, rows),
        seed=int(row.seed) if over or row.seeded else None, rematch=row.rematch or None,
        seats=seats, watchers=watchers, created_at=row.created_at, changed_at=row.changed_at,
        name=row.name, expires_at=room.expires_at(row),
    )  # fmt: skip


def code_of(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """The code of a table.

    While a game goes on, its seed is a secret (it would reveal the order of the decks), unless
    whoever created the table chose the seed openly.
    """
    open_seed = row.seeded or row.state == "over"
    bots = tuple(seat.bot for seat in seats)
    return _code(row.game, row.config, bots if any(bots) else (), row.seed if open_seed else "")


@lru_cache(maxsize=4_000)
def _code(game: str, config: str, bots: tuple[str, ...], seed: str) -> str:
    return encode(Setup(game, json.loads(config), list(bots), int(seed) if seed else None))


def _notice(row: TableRow) -> shown.Text | None:
    if row.state == "aside":
        return show.text(Message("server-aside", {"problem": row.problem}))
    if row.state == "closed":
        return show.text(Message("server-closed"))
    kind, *numbers = row.problem.split()[:3] or [""]
    if kind != FAILED:
        return None
    seat, seq = map(int, numbers)
    return show.text(Message("server-rules-failed-here", {"seat": seat, "seq": seq}))


async def listed(room: Room) -> answers.Tables:
    """The listed tables, the latest first."""
    found = await room.storage.listed(LISTED)
    return answers.Tables([_info(room, row, seats) for row, seats in found])


async def info(room: Room, table_id: str, token: str) -> answers.Table:
    """What a table is, even if it is set aside."""
    async with room.open(table_id, live=False) as sitting:
        room.holder(sitting, token)
        return table_info(room, sitting)


def viewpoint(sitting: Sitting, holder: Holder, seat: Seat | None) -> Seat | None:
    """The seat from which a request looks: the one it names, else the one that has to choose."""
    if seat is not None:
        if seat not in holder.seats:
            raise NotYours()
        return seat
    waiting = [q.seat for q in sitting.live.match.questions if q.seat in holder.seats]
    return next(iter([*waiting, *holder.seats]), None)


def past_viewpoint(sitting: Sitting, holder: Holder, seat: Seat | None) -> Seat | None:
    """The seat from which a request looks back; after the end anybody may use any seat."""
    if sitting.live.match.over and seat is not None and seat < len(sitting.seats):
        return seat
    return viewpoint(sitting, holder, seat)


def update_of(
    room: Room, sitting: Sitting, holder: Holder, seat: Seat | None, since: int,
    brief: bool = False,
) -> answers.Update:  # fmt: skip
    """Everything that a seat (None: a spectator) may know now; what is brief does not say what each
    option comes to, which takes most of the time."""
    asked = partial(show.question_for, brief=True) if brief else sitting.question
    seen = show.seen(sitting.live, seat, since, sitting.view(seat), asked)
    return answers.Update(**vars(seen), table=table_info(room, sitting), yours=list(holder.seats))


async def update(
    room: Room, table_id: str, token: str, seat: Seat | None, since: int, wait: float,
    brief: bool = False,
) -> answers.Update:  # fmt: skip
    """The present position; with `wait`, when it is newer than `since` or that time is over."""
    watcher = Watcher((), counted=False)
    with room.hub.watching(table_id, watcher):
        async with room.open(table_id) as sitting:
            holder = room.holder(sitting, token)
            seen = viewpoint(sitting, holder, seat)
            if sitting.live.seq > since or not wait or sitting.live.match.over:
                await room.keeping.recall(sitting, since)
                return update_of(room, sitting, holder, seen, since, brief)
        await watcher.wait(min(wait, room.settings.wait_seconds))
        async with room.open(table_id) as sitting:
            holder = room.holder(sitting, token)
            seen = viewpoint(sitting, holder, seat)
            await room.keeping.recall(sitting, since)
            return update_of(room, sitting, holder, seen, since, brief)


async def log_since(
    room: Room, table_id: str, token: str, seat: Seat | None, since: int
) -> shown.Log:
    """The log since a sequence number, as a seat may read it; after the end, as any seat may."""
    async with room.open(table_id) as sitting:
        holder = room.holder(sitting, token)
        await room.keeping.recall(sitting, since)
        return show.log(sitting.live, past_viewpoint(sitting, holder, seat), since)


async def position_at(
    room: Room, table_id: str, token: str, seat: Seat | None, at: int
) -> shown.Position:
    """An earlier position. After the end anybody may look from any seat."""
    async with room.open(table_id) as sitting:
        holder = room.holder(sitting, token)
        if at > sitting.live.seq:
            raise Missing(what="position")
        await room.keeping.recall(sitting)
        seen, seq, row = past_viewpoint(sitting, holder, seat), sitting.live.seq, sitting.row
        lines = bisect_right(sitting.live.lines, at, key=lambda line: line.seq)
    with as_problems():
        match = await room.keeping.position(row, at)
    view = await asyncio.to_thread(lambda: encoded(match.view(seen)))
    return shown.Position(
        at, seq, seen, show.waiting(match), match.over, view, show.outcome(match), lines
    )


async def fork_at(
    room: Room, table_id: str, token: str, seat: Seat | None, at: int
) -> answers.Fork:
    """Where an analysis begins: what a seat knew then; after the end all of the position."""
    async with room.open(table_id) as sitting:
        holder = room.holder(sitting, token)
        if at > sitting.live.seq:
            raise Missing(what="position")
        seen, over, row = (
            past_viewpoint(sitting, holder, seat),
            sitting.live.match.over,
            sitting.row,
        )
    with as_problems():
        match = await room.keeping.position(row, at)
    chance = Random(secrets.randbits(64))
    made = partial(open_fork, match, seen) if over else partial(fork, match, seen, chance)
    word = await asyncio.to_thread(lambda: made().packed())
    return answers.Fork(row.game, at, seen, not over, word)


async def turns(room: Room, table_id: str, token: str) -> shown.Turns:
    """The chapters of the game; everybody knows whose turn it was."""
    async with room.open(table_id) as sitting:
        room.holder(sitting, token)
        await room.keeping.recall(sitting)
        return show.turns(sitting.live)


async def scores(room: Room, table_id: str, token: str) -> shown.ScoreGraph:
    """The public scores turn by turn."""
    async with room.open(table_id) as sitting:
        room.holder(sitting, token)
        await room.keeping.recall(sitting)
        return show.scores(sitting.live)


async def result(room: Room, table_id: str, token: str) -> answers.Finished:
    """How a game ended, for who has a link to it and for spectators."""
    async with room.open(table_id) as sitting:
        holder = room.holder(sitting, token)
        found = results.result(sitting.live.match)
        return answers.Finished(table_info(room, sitting), list(holder.seats), found)


async def record(room: Room, table_id: str, token: str) -> str:
    """The full record after the end, or at any time if it is nobody else's secret: for who plays
    alone or with bots, and for the host of an imported game.

    Of a table that is set aside its host and its players get what is stored.
    """
    async with room.open(table_id, live=False) as sitting:
        holder = room.holder(sitting, token)
        try:
            await room.load(sitting)
        except SetAside:
            if not holder.host and not holder.seats:
                raise
            return (await room.keeping.record(table_id, replays=False)).to_text()
        own = _alone(sitting, holder) or (sitting.row.imported and holder.host)
        if not sitting.live.match.over and not own:
            raise NotOver()
        return (await room.keeping.record(table_id)).to_text()


def _alone(sitting: Sitting, holder: Holder) -> bool:
    """Whether nobody else plays, nor may come to play."""
    return bool(holder.seats) and all(
        seat.kind == "bot" or seat.seat in holder.seats for seat in sitting.seats
    )
