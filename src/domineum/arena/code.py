"""Which code plays: results of different code must not be mixed."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from domineum import games
from domineum.kernel import AnyGame
from domineum.kernel.content import unix_lines

PACKAGE = Path(__file__).parents[1]


@cache
def fingerprint(name: str, packs: tuple[str, ...] = ()) -> str:
    """A hash of all code and data that decides what is played: kernel, game and bots."""
    game = games.find(name, packs)
    found = hashlib.blake2b(digest_size=8)
    for part in (PACKAGE / "kernel", PACKAGE / "bots", folder_of(game)):
        for path in sorted(part.rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(f"{part.name}/{path.relative_to(part).as_posix()}\0".encode())
                found.update(unix_lines(path))
    for pack in game.packs:
        found.update(str(pack.id).encode())
    return found.hexdigest()


def folder_of(game: AnyGame) -> Path:
    """Where the code of a game is."""
    return Path(inspect.getfile(type(game))).parent


def bot_files(bots: Iterable[str]) -> dict[str, str]:
    """Hashes of the files in which bots are found (`FILE.py:CLASS`)."""
    files = {bot: Path(bot.rpartition(":")[0]) for bot in dict.fromkeys(bots)}
    return {
        bot: hashlib.blake2b(unix_lines(path), digest_size=8).hexdigest()
        for bot, path in files.items()
        if path.suffix == ".py"
    }
