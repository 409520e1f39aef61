"""The day's game: one set-up of each game for everybody, made from the date alone.

A day begins and ends at midnight UTC. Nothing but the date, the name of the game and its content
goes into a set-up, so that every server has the same one, and a page without a server too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from domineum.kernel import AnyGame, Match, Random
from domineum.kernel.arena import Wishes
from domineum.table import answers, results
from domineum.table.problems import BadRequest, Missing
from domineum.table.setup_codes import Setup, encode

FIRST = date(2026, 1, 1)
"""The first day that has games."""
SEEDS = 2**53
DAY_SECONDS = 86_400
PERSON = 0
"""The seat of whoever plays the day's game."""
REMEMBERED = 64
OFFERED: dict[tuple[str, str, str, date], answers.DaysGame] = {}
"""What was offered last: to find it a game is set up."""
GRACE = timedelta(days=1)
"""For so long after its day a result of it is still taken."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is played: the mode, and for each seat its bot, or nothing for a person."""

    mode: str
    bots: tuple[str, ...]


SOLO, VETERAN = Way("solo", ("",)), Way("competitive", ("", "captain"))
WAYS: dict[str, tuple[Way, ...]] = {"voidfall": (SOLO, VETERAN), "revenant": (SOLO,)}
"""By game, the ways that follow each other from day to day. They are counted from 1 January of
year 1, so that Voidfall is a solo game on every second day."""


def day_of(moment: float) -> date:
    """The day of a moment, in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date()


def day_named(text: str, today: date) -> date:
    """A day that has games, from `2026-11-19`; nothing stands for today. No day to come has any."""
    if not text:
        return today
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise BadRequest(problem="expected a day like 2026-11-19")
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadRequest(problem="there is no such day") from None
    if not FIRST <= day <= today:
        raise Missing(what="day")
    return day


def way_of(game: str, day: date) -> Way:
    """How a game is played on a day."""
    ways = WAYS[game]
    return ways[day.toordinal() % len(ways)]


def setup_of(game: AnyGame, day: date) -> Setup:
    """The set-up of a game on a day."""
    way = way_of(game.name, day)
    seed = Random.stream(day.toordinal(), f"day {game.name}").below(SEEDS)
    config = game.arena.deal(Wishes(way.mode, len(way.bots)), seed)
    return Setup(game.name, config, [*way.bots] if any(way.bots) else [], seed)


def offered(game: AnyGame, day: date) -> answers.DaysGame:
    """What everybody may know of the game of a day before they play it."""
    known = (game.name, game.version, game.content, day)
    if known not in OFFERED:
        while len(OFFERED) >= REMEMBERED:
            del OFFERED[next(iter(OFFERED))]
        OFFERED[known] = _offered(game, day)
    return OFFERED[known]


def _offered(game: AnyGame, day: date) -> answers.DaysGame:
    setup = setup_of(game, day)
    assert setup.seed is not None
    match = Match(game, setup.config, setup.seed)
    mode, place, played = results.about(match)
    bots = [*way_of(game.name, day).bots]
    return answers.DaysGame(game.name, encode(setup), setup.seed, mode, PERSON, bots, place, played)


def daily(games: Iterable[AnyGame], day: date, moment: float) -> answers.Daily:
    """The games of a day, as they are offered at a moment."""
    offers = [offered(game, day) for game in games if game.name in WAYS]
    left = DAY_SECONDS - int(moment) % DAY_SECONDS
    today = day_of(moment).isoformat()
    return answers.Daily(day.isoformat(), today, FIRST.isoformat(), left, offers)


def closed(day: date, moment: float) -> bool:
    """Whether no result of a day is taken any more."""
    return day_of(moment) > day + GRACE
