"""New tables: from a config, a set-up code, a record or a table whose game is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from domineum.kernel import AnyGame
from domineum.server import wire
from domineum.server.actions.importing import Imports, name_of
from domineum.server.actions.limits import check_bots, check_people, check_tables
from domineum.server.actions.reading import table_info
from domineum.server.logs import log
from domineum.server.storage.database import now
from domineum.server.storage.rows import SeatRow, TableRow
from domineum.server.tables.room import Room, Sitting
from domineum.table import answers
from domineum.table.entries import Entry, entries_of
from domineum.table.live import LiveTable
from domineum.table.problems import BadSetup, Conflict, NotOver, NotYours
from domineum.table.setup_codes import Setup, canonical, encode
from domineum.table.snapshots import Snapshot
from domineum.table.starting import clean, setup_of, start

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH = 13
SEEDS = 2**53


def new_id() -> str:
    """An id that nobody can guess: it is also the link for spectators."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


async def create(room: Room, wish: wire.Create, address: str) -> answers.Created:
    """Create a table; the answer has the links to its seats."""
    wanted = _wanted(wish)
    game, config = room.hosted.get(wanted.game), wanted.config
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    live = start(game, config, seed)
    seats = _seats(room, wish.seats or _people(wanted.bots), game, game.seats(config))
    row = _row(wanted.game, game, config, str(seed), seeded=wanted.seed is not None)
    row.listed, row.spectators, row.hot_seat = wish.listed, wish.spectators, wish.hot_seat
    row.name = clean(wish.name)
    return await add(room, row, seats, live, address)


def _wanted(wish: wire.Create) -> Setup:
    """What to create: from a code, whose seed may be replaced, or from a game and its config."""
    if not wish.setup:
        return Setup(wish.game, wish.config, [], wish.seed)
    found = setup_of(wish.setup)
    return found if wish.seed is None else replace(found, seed=wish.seed)


def _people(bots: Sequence[str]) -> list[wire.SeatWish]:
    """The seats of a code: people, and bots by their names."""
    return [wire.SeatWish("bot" if bot else "person", bot=bot[:40]) for bot in bots]


def setup(room: Room, code: str) -> answers.Setup:
    """Return what a code stands for."""
    found = setup_of(code)
    room.hosted.get(found.game)
    config = msgspec.Raw(canonical(found.config).encode())
    return answers.Setup(code, found.game, config, found.bots, found.seed)


def new_setup(room: Room, wish: wire.SetupWish) -> answers.Setup:
    """Return the code of a set-up that a game can start with."""
    game = room.hosted.get(wish.game)
    start(game, wish.config, wish.seed or 0)
    if wish.bots:
        _seats(room, _people(wish.bots), game, game.seats(wish.config))
    code = encode(Setup(wish.game, wish.config, wish.bots, wish.seed))
    if not code:
        raise BadSetup(problem="the config is too long for a code")
    return setup(room, code)


def _seats(room: Room, wishes: Sequence[wire.SeatWish], game: AnyGame, count: int) -> list[SeatRow]:
    wishes = wishes or [wire.SeatWish()] * count
    if len(wishes) != count:
        raise BadSetup(problem=f"the game has {count} seats, not {len(wishes)}")
    for wish in wishes:
        if (wish.kind == "bot") != bool(wish.bot) or (
            wish.bot and not room.bots.known(wish.bot, game)
        ):
            raise BadSetup(problem=f"no bot '{wish.bot}' plays this game")
    return [
        SeatRow(i, wish.kind, clean(wish.name), wish.bot, 1, "") for i, wish in enumerate(wishes)
    ]


def _row(name: str, game: AnyGame, config: dict[str, Any], seed: str, seeded: bool) -> TableRow:
    moment = now()
    return TableRow(
        id=new_id(), game=name, rules=game.version, content=game.content, seed=seed,
        seeded=seeded, config=canonical(config), seq=0, revision=1, state="playing", problem="",
        listed=False, spectators=True, hot_seat=False, imported=False, bots_waiting=False,
        creator="", rematch="", created_at=moment, changed_at=moment,
    )  # fmt: skip


async def add(
    room: Room, row: TableRow, seats: list[SeatRow], live: LiveTable, address: str,
    rematch_of: str = "", stored: tuple[Sequence[Entry], Sequence[Snapshot]] = ((), ()),
) -> answers.Created:  # fmt: skip
    """Store a table that has started, and let its bots play."""
    row.creator = room.links.fingerprint(address)
    await check_tables(room, row.creator)
    await check_bots(room, row.creator, seats)
    await check_people(room, row.creator, seats)
    sitting = Sitting(row, seats)
    sitting.loaded = live
    row.seq, row.state = live.seq, "over" if live.match.over else "playing"
    row.bots_waiting = sitting.bot_question() is not None
    await room.storage.create(row, seats, stored[0], rematch_of, stored[1])
    room.adopt(sitting)
    if row.bots_waiting:
        room.bots.schedule(row.id)
    log.info("table-created", table=row.id, game=row.game, seats=len(seats))
    return answers.Created(table_info(room, sitting), links_of(room, sitting))


def links_of(room: Room, sitting: Sitting) -> list[answers.Link]:
    """The links to a new table: all in one for a hot seat, else one per person and the host's."""
    people = [seat for seat in sitting.seats if seat.kind == "person"]
    if sitting.row.hot_seat:
        return [link(room, sitting, people, host=True)]
    return [link(room, sitting, [], host=True), *(link(room, sitting, [p]) for p in people)]


def link(room: Room, sitting: Sitting, seats: list[SeatRow], host: bool = False) -> answers.Link:
    """Sign a link for these seats."""
    token = room.links.make(sitting.id, seats, host)
    return answers.Link([seat.seat for seat in seats], host, token)


async def import_record(
    room: Room, imports: Imports, wish: wire.Import, address: str
) -> answers.Created:
    """Go on with a record. It is verified in a separate process.

    At a hot seat it belongs to its host; where seats have links, nobody is shown its secrets.
    """
    record = await imports.verified(wish.record)
    name = name_of(record)
    game = room.hosted.get(name)
    row = _row(name, game, record.config, str(record.seed), seeded=wish.hot_seat)
    row.listed, row.hot_seat, row.imported = wish.listed, wish.hot_seat, wish.hot_seat
    if record.last_version:
        row.rules, row.content = record.rules, record.content
    live, snapshots = await room.keeping.replay(row, record)
    seats = _seats(room, wish.seats, game, game.seats(record.config))
    stored = [*entries_of(record)], snapshots
    return await add(room, row, seats, live, address, stored=stored)


async def _start_again(room: Room, old: Sitting, address: str) -> None:
    """Make the rematch of a table, unless another process has made it meanwhile."""
    game = old.live.match.game
    row = _row(old.row.game, game, old.config, str(secrets.randbelow(SEEDS)), False)
    row.listed, row.spectators = old.row.listed, old.row.spectators
    row.hot_seat, row.name = old.row.hot_seat, old.row.name
    seats = [SeatRow(s.seat, s.kind, s.name, s.bot, s.generation, s.webhook) for s in old.seats]
    live = start(game, old.config, int(row.seed))
    with suppress(Conflict):
        await add(room, row, seats, live, address, rematch_of=old.id)
    await room.look_again(old)


async def rematch(room: Room, table_id: str, token: str, address: str) -> answers.Created:
    """Start the same game again; everybody gets the link to their own seat by asking for it."""
    async with room.open(table_id) as old:
        holder = room.links.check(token, old.id, old.seats)
        if not old.live.match.over:
            raise NotOver()
        if not old.row.rematch:
            await _start_again(room, old, address)
        new_table = old.row.rematch
    async with room.open(new_table) as new:
        mine = [seat for seat in new.seats if seat.seat in holder.seats and _same(old, seat)]
        if not mine and not holder.host:
            raise NotYours()
        return answers.Created(table_info(room, new), [link(room, new, mine, holder.host)])


def _same(old: Sitting, seat: SeatRow) -> bool:
    """Whether a seat of the new table has not changed hands since."""
    return seat.generation == old.seats[seat.seat].generation and seat.kind == "person"
