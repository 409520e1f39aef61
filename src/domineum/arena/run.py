"""Running a tournament: whatever is not finished yet is played, kept and rated."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from domineum.arena.code import fingerprint
from domineum.arena.play import Played
from domineum.arena.pool import Player
from domineum.arena.running_ratings import RunningRatings
from domineum.arena.seating import check_bots
from domineum.arena.store import Store, read_blocks
from domineum.arena.tournament import Tournament, blocks
from domineum.kernel import DomineumError

Progress = Callable[[int, int, int, str], None]
"""Called with the games there were before, those finished now, their total, and the standing."""


@dataclass(frozen=True)
class Ways:
    """How a tournament is played; nothing here changes its results."""

    player: AbstractContextManager[Player]
    progress: Progress
    records: bool = True


def run(tournament: Tournament, folder: Path, ways: Ways) -> int:
    """Play what is missing, and return how many games there are."""
    tournament.check()
    check_bots(tournament)
    with Store(folder) as store:
        store.begin(tournament)
        every = list(blocks(tournament))
        ratings = RunningRatings(tournament.bots)
        before = sum(_learn(ratings, kept["games"]) for kept in read_blocks(folder))
        missing = [block for block in every if block.number not in store.done]
        total = before + sum(len(block.games) for block in missing)
        done = before
        ways.progress(before, done, total, ratings.line())
        if missing:
            with ways.player as play:
                for played in play(tournament, missing, ways.records):
                    _same_code(played, tournament)
                    store.add(played)
                    done += _learn(ratings, played.games)
                    ways.progress(before, done, total, ratings.line())
        store.finish()
    return done


def _learn(ratings: RunningRatings, games: list[dict[str, Any]]) -> int:
    """Rate some games, and return how many there are."""
    for game in games:
        ratings.add(game)
    return len(games)


def _same_code(played: Played, tournament: Tournament) -> None:
    """Refuse a block that other code has played."""
    if played.code != fingerprint(tournament.game, tournament.packs):
        raise DomineumError(
            "a block was played by other code: another version on that machine, or a change since"
        )
