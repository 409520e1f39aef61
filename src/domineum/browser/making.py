"""New tables of a browser: from a config, a set-up code, a record, or a game that is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from domineum.bots import ranks
from domineum.browser.kept import Kept
from domineum.browser.rows import Row, SeatRow
from domineum.browser.shelf import Shelf, name_of
from domineum.browser.wishes import Create, Import, SeatWish
from domineum.kernel import AnyGame, BadRecord
from domineum.kernel.record import load
from domineum.table.entries import Entry, entries_of
from domineum.table.live import LiveTable
from domineum.table.problems import BadSetup, NotOver
from domineum.table.setup_codes import Setup
from domineum.table.snapshots import Snapshot
from domineum.table.starting import clean, setup_of, start

MARK = "here-"
"""How the id of a table of this browser begins: no server makes such an id."""
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
SEEDS = 2**53


def created(wish: Create, shelf: Shelf) -> Kept:
    """A new table."""
    wanted = setup_of(wish.setup) if wish.setup else Setup(wish.game, wish.config, [], wish.seed)
    seed = wanted.seed if wish.seed is None else wish.seed
    game = shelf.find(wanted.game)
    live = start(game, wanted.config, secrets.randbelow(SEEDS) if seed is None else seed)
    wishes = wish.seats or [SeatWish("bot" if bot else "person", bot=bot) for bot in wanted.bots]
    return _begun(game, live, wishes, seeded=seed is not None, name=clean(wish.name)[:40])


def imported(wish: Import, shelf: Shelf) -> Kept:
    """A table that goes on with a record."""
    try:
        record = load(wish.record)
        game = shelf.of_record(record)
        snapshots: list[Snapshot] = []
        live = LiveTable.resume(record, game, snapshots)
    except BadRecord as error:
        raise BadSetup(problem=str(error)[:300]) from None
    stored = [*entries_of(record)], snapshots
    kept = _begun(game, live, wish.seats, seeded=True, stored=stored)
    if record.last_version:
        kept.row.rules, kept.row.content = record.rules, record.content
    return kept


def rematch(old: Kept) -> Kept:
    """The same game again."""
    if not old.live.match.over:
        raise NotOver()
    game = old.live.match.game
    live = start(game, old.row.config, secrets.randbelow(SEEDS))
    wishes = [SeatWish(seat.kind, seat.name, seat.bot) for seat in old.row.seats]
    return _begun(game, live, wishes, seeded=False, name=old.row.name)


def _begun(
    game: AnyGame, live: LiveTable, wishes: Sequence[SeatWish], seeded: bool, name: str = "",
    stored: tuple[Sequence[Entry], Sequence[Snapshot]] = ((), ()),
) -> Kept:  # fmt: skip
    config: dict[str, Any] = dict(live.match.config)
    row = Row(
        MARK + "".join(secrets.choice(LETTERS) for _ in range(13)), name_of(game), game.version,
        game.content, live.match.seed, seeded, config, _seats(game, wishes, game.seats(config)),
        name=name, packs=[pack.id for pack in game.packs],
    )  # fmt: skip
    return Kept.begun(row, live, *stored)


def _seats(game: AnyGame, wishes: Sequence[SeatWish], count: int) -> list[SeatRow]:
    """Whatever no bot plays belongs to this browser: nobody else can come."""
    wishes = wishes or [SeatWish()] * count
    if len(wishes) != count:
        raise BadSetup(problem=f"the game has {count} seats, not {len(wishes)}")
    for wish in wishes:
        if (wish.kind == "bot") != bool(wish.bot):
            raise BadSetup(problem=f"no bot '{wish.bot}' plays this game")
        if wish.bot:
            check_bot(wish.bot, game)
    return [
        SeatRow(i, "bot" if wish.bot else "person", clean(wish.name)[:40], wish.bot)
        for i, wish in enumerate(wishes)
    ]


def check_bot(name: str, game: AnyGame) -> None:
    """Refuse a bot that does not play the game."""
    if name not in ranks.playing(game):
        raise BadSetup(problem=f"no bot '{name[:40]}' plays this game")
