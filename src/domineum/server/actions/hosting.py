"""What a host may do with a table, and what an address has made: limits have an end."""

from __future__ import annotations

from domineum.server import wire
from domineum.server.actions.limits import check_tables
from domineum.server.actions.reading import table_info
from domineum.server.logs import log
from domineum.server.tables.room import Room, Sitting
from domineum.table import answers
from domineum.table.problems import NotYours, Over
from domineum.table.starting import clean


def _host(room: Room, sitting: Sitting, token: str) -> None:
    """Let only the host do it."""
    if not room.links.check(token, sitting.id, sitting.seats).host:
        raise NotYours()


async def manage(room: Room, table_id: str, token: str, wish: wire.Manage) -> answers.Table:
    """Give a table another name, show it to more or fewer people, close it or open it again."""
    async with room.open(table_id, live=wish.closed is False) as sitting:
        _host(room, sitting, token)
        values: dict[str, str | bool] = {}
        if wish.name is not None:
            values["name"] = clean(wish.name)
        if wish.listed is not None:
            values["listed"] = wish.listed
        if wish.spectators is not None:
            values["spectators"] = wish.spectators
        if wish.closed is not None:
            values |= await _closed(room, sitting, wish.closed)
        if values:
            await room.mark(sitting, **values)
        if sitting.row.bots_waiting:
            room.bots.schedule(sitting.id)
        return table_info(room, sitting)


async def _closed(room: Room, sitting: Sitting, closed: bool) -> dict[str, str | bool]:
    """Close a game that is not over, or open it again."""
    state = sitting.row.state
    if state not in ("playing", "closed"):
        raise Over()
    if closed == (state == "closed"):
        return {}
    if closed:
        return {"state": "closed", "bots_waiting": False}
    await check_tables(room, sitting.row.creator)
    sitting.row.state = "playing"
    return {"state": "playing", "bots_waiting": sitting.bot_question() is not None}


async def delete(room: Room, table_id: str, token: str) -> answers.Table:
    """Delete a table with everything that belongs to it, and return what it was."""
    async with room.open(table_id, live=False) as sitting:
        _host(room, sitting, token)
        info = table_info(room, sitting)
        await room.delete([table_id])
    log.info("table-deleted", table=table_id)
    return info


async def unfinished(room: Room, address: str) -> answers.Unfinished:
    """The games of an address that are not over. The id of a table is a link: it is shown only
    of those that everybody may find."""
    creator = room.links.fingerprint(address)
    rows = await room.storage.unfinished(creator)
    found = [
        answers.UnfinishedTable(
            row.id if row.listed else None, row.game, row.name, row.state, row.seq,
            row.created_at, row.changed_at, room.expires_at(row),
        )
        for row in rows
    ]  # fmt: skip
    count = sum(row.state == "playing" for row in rows)
    return answers.Unfinished(room.settings.tables_per_address, count, found)
