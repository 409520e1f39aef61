"""Seats: claiming, leaving, handing over, and bots that take over."""

from __future__ import annotations

import msgspec

from domineum.kernel import Seat
from domineum.server import wire
from domineum.server.actions.creating import link
from domineum.server.actions.limits import check_bots, check_people
from domineum.server.actions.reading import table_info
from domineum.server.storage.rows import SeatRow
from domineum.server.tables.room import Room, Sitting
from domineum.table import answers
from domineum.table.answers import SeatKind
from domineum.table.problems import BadSetup, Conflict, Missing, NotYours, SeatTaken
from domineum.table.starting import clean


def _seat(sitting: Sitting, seat: Seat) -> SeatRow:
    if seat >= len(sitting.seats):
        raise Missing(what="seat")
    return sitting.seats[seat]


def _allow(room: Room, sitting: Sitting, token: str, seat: Seat) -> None:
    """Let only the holder of a seat or the host change it."""
    holder = room.links.check(token, sitting.id, sitting.seats)
    if not holder.host and seat not in holder.seats:
        raise NotYours()


async def _change(
    room: Room, sitting: Sitting, before: SeatRow, kind: SeatKind, name: str, bot: str = ""
) -> SeatRow:
    """Give a seat to somebody else: all earlier links to it end."""
    after = SeatRow(before.seat, kind, name, bot, before.generation + 1, "")
    try:
        await room.change_seat(sitting, before, after)
    except Conflict:
        sitting.forget()
        raise SeatTaken() from None
    return after


async def claim(room: Room, table_id: str, seat: Seat, wish: wire.Claim) -> answers.Created:
    """Take a seat that is free, and get the link to it."""
    async with room.open(table_id) as sitting:
        before = _seat(sitting, seat)
        if before.kind != "open":
            raise SeatTaken()
        after = await _change(room, sitting, before, "person", clean(wish.name))
        return answers.Created(table_info(room, sitting), [link(room, sitting, [after])])


async def leave(room: Room, table_id: str, seat: Seat, token: str) -> answers.Table:
    """Leave a seat free for anybody. The host may do that with any seat."""
    async with room.open(table_id) as sitting:
        before = _seat(sitting, seat)
        _allow(room, sitting, token, seat)
        await _change(room, sitting, before, "open", "")
        return table_info(room, sitting)


async def hand_over(
    room: Room, table_id: str, seat: Seat, token: str, wish: wire.Claim
) -> answers.Created:
    """Make a new link to a seat, to be given to somebody; earlier links end."""
    async with room.open(table_id) as sitting:
        before = _seat(sitting, seat)
        _allow(room, sitting, token, seat)
        after = await _change(room, sitting, before, "person", clean(wish.name))
        return answers.Created(table_info(room, sitting), [link(room, sitting, [after])])


async def take_over(
    room: Room, table_id: str, seat: Seat, token: str, wish: wire.TakeOver
) -> answers.Table:
    """Let a bot play a seat from now on."""
    async with room.open(table_id) as sitting:
        if not room.bots.known(wish.bot, room.hosted.get(sitting.row.game)):
            raise BadSetup(problem=f"no bot '{wish.bot}' plays this game")
        before = _seat(sitting, seat)
        _allow(room, sitting, token, seat)
        after = msgspec.structs.replace(before, kind="bot", bot=wish.bot)
        await check_bots(room, sitting.row.creator, [after])
        if before.kind != "bot":
            rest = [after if seat.seat == after.seat else seat for seat in sitting.seats]
            await check_people(room, sitting.row.creator, rest)
        await _change(room, sitting, before, "bot", "", wish.bot)
        if sitting.bot_question() is not None:
            await room.mark(sitting, bots_waiting=True)
            room.bots.schedule(sitting.id)
        return table_info(room, sitting)


async def rename(
    room: Room, table_id: str, seat: Seat, token: str, wish: wire.Rename
) -> answers.Table:
    """Change the name or the webhook of your own seat."""
    room.notices.check(wish.webhook or "")
    async with room.open(table_id) as sitting:
        before = _seat(sitting, seat)
        room.player(sitting, token, seat)
        after = msgspec.structs.replace(
            before,
            name=before.name if wish.name is None else clean(wish.name),
            webhook=before.webhook if wish.webhook is None else wish.webhook,
        )
        try:
            await room.change_seat(sitting, before, after)
        except Conflict:
            sitting.forget()
            raise SeatTaken() from None
        return table_info(room, sitting)
