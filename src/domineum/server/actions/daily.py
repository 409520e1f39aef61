"""The day's game at a server: the set-ups, and the results of who wants theirs to be seen.

A result counts if this server has seen the game from its beginning to its end: begun on its day
with the day's set-up, and played by a person all along.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from datetime import date, timedelta

from domineum.server import wire
from domineum.server.rates import Rates
from domineum.server.settings import Settings
from domineum.server.storage import daily as stored
from domineum.server.storage.database import now
from domineum.server.storage.rows import DailyResults, DailyRow, TableRow
from domineum.server.tables.room import Room, Sitting
from domineum.table import answers, daily
from domineum.table.entries import NOBODY
from domineum.table.problems import Missing, NotCounted, NotOver, TooMany
from domineum.table.setup_codes import canonical
from domineum.table.starting import clean

BEST = 20
PERSON = "person"


def rates(settings: Settings) -> Rates:
    """How often an address may enter a result."""
    return Rates(settings.daily_per_second, settings.daily_burst)


def today(room: Room, day: str) -> answers.Daily:
    """The games of a day."""
    moment = now()
    named = daily.day_named(day, daily.day_of(moment))
    return daily.daily(room.hosted.games.values(), named, moment)


async def results(
    room: Room, game: str, day: str, table_id: str, token: str
) -> answers.DaysResults:
    """The results of a game of a day. Who has finished it sees from which tables they come."""
    moment = now()
    named = daily.day_named(day, daily.day_of(moment))
    if game not in daily.WAYS or game not in room.hosted.games:
        raise Missing(what="game")
    closed, finished = daily.closed(named, moment), False
    if table_id:
        async with room.open(table_id) as sitting:
            room.player(sitting, token, daily.PERSON)
            with suppress(NotCounted, NotOver):
                played, _ = await _counted(room, sitting, token)
                finished = (sitting.row.game, played) == (game, named)
    own = table_id if finished else ""
    found = await stored.results(room.storage, _setup(room, game, named), own, BEST)
    return _shown(game, named, found, closed or finished, not closed)


async def enter(
    room: Room, limit: Rates, table_id: str, token: str, wish: wire.DaysEntry, address: str
) -> answers.DaysResults:
    """Let the result of a table be seen."""
    limit.take(address)
    settings = room.settings
    async with room.open(table_id) as sitting:
        day, (score, won) = await _counted(room, sitting, token)
    game, moment = sitting.row.game, now()
    if daily.closed(day, moment):
        raise NotCounted(why="late")
    player = room.links.fingerprint(f"{day} {game} {wish.player}")
    row = DailyRow(
        table_id, day.isoformat(), game, _setup(room, game, day), player, clean(wish.name),
        score, won, moment,
    )  # fmt: skip
    oldest = (daily.day_of(moment) - timedelta(days=settings.daily_days)).isoformat()
    kept = await stored.enter(room.storage, row, settings.daily_results, oldest)
    if kept == "full":
        raise TooMany(what="results")
    if kept == "again":
        raise NotCounted(why="again")
    found = await stored.results(room.storage, row.setup, table_id, BEST)
    return _shown(game, day, found, named=True, still=True)


async def _counted(room: Room, sitting: Sitting, token: str) -> tuple[date, tuple[int, bool]]:
    """The day of a game that counts and its result, for who has played it."""
    room.player(sitting, token, daily.PERSON)
    outcome = sitting.live.match.outcome
    if outcome is None:
        raise NotOver()
    day = daily.day_of(sitting.row.created_at)
    if not _is_of(room, sitting.row, day):
        raise NotCounted(why="setup")
    bots = daily.way_of(sitting.row.game, day).bots
    expected = [f"bot:{bot}" if bot else PERSON for bot in bots]
    for seat, made_by in await stored.made_by(room.storage, sitting.id):
        if seat != NOBODY and made_by.partition(" ")[0] != expected[seat]:
            raise NotCounted(why="others")
    return day, (outcome.scores[daily.PERSON], daily.PERSON in outcome.winners)


def _is_of(room: Room, row: TableRow, day: date) -> bool:
    """Whether a table was begun with the set-up of a day."""
    game = room.hosted.games.get(row.game)
    if game is None or row.game not in daily.WAYS or day < daily.FIRST:
        return False
    wanted = daily.setup_of(game, day)
    return (row.seed, row.config) == (str(wanted.seed), canonical(wanted.config))


def _setup(room: Room, game: str, day: date) -> str:
    """A name for the set-up of a day: with other content a day may have another one."""
    setup = daily.setup_of(room.hosted.games[game], day)
    text = f"{game} {setup.seed} {canonical(setup.config)}"
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _shown(
    game: str, day: date, found: DailyResults, named: bool, still: bool
) -> answers.DaysResults:
    scores = [answers.ScoreCount(*one) for one in found.scores]
    best: list[answers.DaysResult] = []
    for row, seen in found.best:
        equal = best and (best[-1].won, best[-1].score) == (row.won, row.score)
        place = best[-1].place if equal else len(best) + 1
        table = row.table_id if named and seen else None
        best.append(answers.DaysResult(place, row.name, row.score, row.won, table))
    mine, own = found.own, None
    if mine is not None:
        own = answers.DaysResult(found.before + 1, mine.name, mine.score, mine.won, mine.table_id)
    count = sum(one.count for one in scores)
    return answers.DaysResults(day.isoformat(), game, still, count, scores, best, own)
