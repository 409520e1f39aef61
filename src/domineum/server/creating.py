"""New tables: from a config, a set-up code, a record or a table whose game is over."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from domineum.kernel import AnyGame, DomineumError
from domineum.server import wire
from domineum.server.imports import verified
from domineum.server.live import Live
from domineum.server.logs import log
from domineum.server.problems import BadSetup, Missing, NotOver, NotYours, Problem, TooMany
from domineum.server.reading import table_info
from domineum.server.room import Room, Sitting
from domineum.server.rows import Entry, SeatRow, TableRow
from domineum.server.setups import LETTERS, canonical, setup_of
from domineum.server.storage import now

ID_LENGTH = 13
SEEDS = 2**53


def new_id() -> str:
    """An id that nobody guesses: it is also the link for spectators."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


async def create(room: Room, wish: wire.Create, address: str) -> wire.Created:
    """Create a table; the answer has the links to its seats."""
    game, config, seed = await _wanted(room, wish)
    seeded = bool(seed)
    seed = seed or str(secrets.randbelow(SEEDS))
    live = start(game, config, int(seed))
    seats = _seats(room, wish.seats, game.name, game.seats(config))
    row = _row(game, config, seed, seeded)
    row.listed, row.spectators, row.hot_seat = wish.listed, wish.spectators, wish.hot_seat
    return await add(room, row, seats, live, address)


async def _wanted(room: Room, wish: wire.Create) -> tuple[AnyGame, dict[str, Any], str]:
    seed = "" if wish.seed is None else str(wish.seed)
    if not wish.setup:
        return room.shelf.get(wish.game), wish.config, seed
    setup = await room.storage.setup(wish.setup.lower())
    if setup is None:
        raise Missing(what="set-up")
    return room.shelf.get(setup.game), json.loads(setup.config), seed or setup.seed


async def setup(room: Room, code: str) -> wire.Setup:
    """Return what a code stands for."""
    found = await room.storage.setup(code.lower())
    if found is None:
        raise Missing(what="set-up")
    config = msgspec.Raw(found.config.encode())
    return wire.Setup(found.code, found.game, config, int(found.seed) if found.seed else None)


def start(game: AnyGame, config: dict[str, Any], seed: int) -> Live:
    """Start a match, or say what is wrong with the config."""
    try:
        return Live(game, config, seed)
    except Problem:
        raise
    except DomineumError as error:
        raise BadSetup(problem=str(error)[:300]) from None
    except Exception as error:
        log.warning("setup-failed", game=game.name, exc_info=error)
        raise BadSetup(problem="the game does not start with this config") from None


def _seats(room: Room, wishes: Sequence[wire.SeatWish], game: str, count: int) -> list[SeatRow]:
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


def clean(name: str) -> str:
    """A name without control characters; the browser shows it as text, never as markup."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def _row(game: AnyGame, config: dict[str, Any], seed: str, seeded: bool) -> TableRow:
    moment = now()
    return TableRow(
        id=new_id(), game=game.name, rules=game.version, content=game.content, seed=seed,
        seeded=seeded, config=canonical(config), seq=0, revision=1, state="playing", problem="",
        listed=False, spectators=True, hot_seat=False, imported=False, bots_waiting=False,
        creator="", rematch="", created_at=moment, changed_at=moment,
    )  # fmt: skip


async def add(
    room: Room, row: TableRow, seats: list[SeatRow], live: Live, address: str
) -> wire.Created:
    """Store a table that has started, and let its bots play."""
    row.creator = room.links.fingerprint(address)
    if await room.storage.count(row.creator) >= room.settings.tables_per_address:
        raise TooMany(what="tables")
    sitting = Sitting(row, seats)
    sitting.loaded = live
    row.seq, row.state = live.seq, "over" if live.match.over else "playing"
    row.bots_waiting = sitting.bot_question() is not None
    await room.storage.create(row, seats, live.entries)
    room.adopt(sitting)
    await room.storage.keep_setup(setup_of(row, with_seed=row.state == "over"))
    if row.bots_waiting:
        room.bots.schedule(row.id)
    log.info("table-created", table=row.id, game=row.game, seats=len(seats))
    return wire.Created(table_info(room, sitting), links_of(room, sitting))


def links_of(room: Room, sitting: Sitting) -> list[wire.Link]:
    """The links to a new table: all in one for a hot seat, else one per person and the host's."""
    people = [seat for seat in sitting.seats if seat.kind == "person"]
    if sitting.row.hot_seat:
        return [link(room, sitting, people, host=True)]
    return [link(room, sitting, [], host=True), *(link(room, sitting, [p]) for p in people)]


def link(room: Room, sitting: Sitting, seats: list[SeatRow], host: bool = False) -> wire.Link:
    """Sign a link for these seats."""
    token = room.links.make(sitting.id, seats, host)
    return wire.Link([seat.seat for seat in seats], host, token)


async def import_record(room: Room, wish: wire.Import, address: str) -> wire.Created:
    """Go on with a record at a hot seat. It is verified in a process of its own."""
    record = await verified(room.settings, room.shelf, wish.record)
    game = room.shelf.get(record.game)
    row = _row(game, record.config, str(record.seed), seeded=True)
    row.listed, row.hot_seat, row.imported = wish.listed, True, True
    made = [choice for choice in record.choices if not choice.forced]
    entries = [
        Entry(seq, "choose", choice.seat, choice.code, choice.changed, "import", "")
        for seq, choice in enumerate(made, 1)
    ]
    live = await room.replay(row, entries)
    seats = _seats(room, [], game.name, game.seats(record.config))
    return await add(room, row, seats, live, address)


async def rematch(room: Room, table_id: str, token: str, address: str) -> wire.Created:
    """Start the same game again; everybody gets the link to their own seat by asking for it."""
    async with room.open(table_id) as old:
        holder = room.links.check(token, old.id, old.seats)
        if not old.live.match.over:
            raise NotOver()
        if not old.row.rematch:
            row = _row(old.live.match.game, old.config, str(secrets.randbelow(SEEDS)), False)
            row.listed, row.spectators = old.row.listed, old.row.spectators
            row.hot_seat = old.row.hot_seat
            seats = [
                SeatRow(s.seat, s.kind, s.name, s.bot, s.generation, s.webhook) for s in old.seats
            ]
            live = start(old.live.match.game, old.config, int(row.seed))
            await add(room, row, seats, live, address)
            await room.mark(old, rematch=row.id)
        new_table = old.row.rematch
    async with room.open(new_table) as new:
        mine = [seat for seat in new.seats if seat.seat in holder.seats and _same(old, seat)]
        if not mine and not holder.host:
            raise NotYours()
        return wire.Created(table_info(room, new), [link(room, new, mine, holder.host)])


def _same(old: Sitting, seat: SeatRow) -> bool:
    """Whether a seat of the new table has not changed hands since."""
    return seat.generation == old.seats[seat.seat].generation and seat.kind == "person"
