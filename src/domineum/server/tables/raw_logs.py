"""The log of a table as it is stored: what is left to export when the game does not replay."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from domineum.kernel import AnyGame, BadRecord
from domineum.server.storage.rows import Entry, TableRow
from domineum.server.tables.live import Live


class RawLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a table has stored of its game, including undo."""

    log: Literal[1]
    game: str
    rules: str
    content: str
    seed: str
    config: dict[str, Any]
    problem: str
    entries: list[Entry]


def write(row: TableRow, entries: Sequence[Entry]) -> str:
    """Write the log of a table; who made an entry and by which request is left out."""
    plain = [msgspec.structs.replace(entry, made_by="import", request="") for entry in entries]
    found = RawLog(
        1, row.game, row.rules, row.content, row.seed, json.loads(row.config), row.problem, plain
    )
    return msgspec.json.encode(found).decode()


def read(text: str) -> RawLog | None:
    """Read a log; None if the text is something else (a record, or junk)."""
    if not text.startswith('{"log":'):
        return None
    try:
        return msgspec.json.decode(text, type=RawLog)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord("the log of a table is broken") from None


def replay(found: RawLog, game: AnyGame) -> Live:
    """Play a log and verify every hash, by the rules and the content that it was made with."""
    check_versions(game, found.rules, found.content)
    if not found.seed.isdecimal() or len(found.seed) > 30:
        raise BadRecord("the seed is not a number")
    live = Live(game, found.config, int(found.seed))
    live.repeat(found.entries)
    return live


def check_versions(game: AnyGame, rules: str, content: str) -> None:
    """Refuse what was made with other rules or other content."""
    for what, there, here in (
        ("rules", rules, game.version),
        ("content", content, game.content),
    ):
        if there != here:
            raise BadRecord(f"the table has {what} {there[:40]!r}, this server {here[:40]!r}")
