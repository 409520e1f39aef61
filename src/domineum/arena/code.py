"""Which code plays: results of different code must not be mixed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from domineum.kernel.content import unix_lines

PACKAGE = Path(__file__).parents[1]


@cache
def fingerprint(game: str) -> str:
    """A hash of all code and data that decides what is played: kernel, game and bots."""
    found = hashlib.blake2b(digest_size=8)
    for part in ("kernel", "bots", game):
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
                found.update(unix_lines(path))
    return found.hexdigest()


def bot_files(bots: Iterable[str]) -> dict[str, str]:
    """Hashes of the files in which bots are found (`FILE.py:CLASS`)."""
    files = {bot: Path(bot.rpartition(":")[0]) for bot in dict.fromkeys(bots)}
    return {
        bot: hashlib.blake2b(unix_lines(path), digest_size=8).hexdigest()
        for bot, path in files.items()
        if path.suffix == ".py"
    }
