"""Set-up codes: a few letters that stand for a game, its config and perhaps its seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from domineum.server.rows import SetupRow, TableRow

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 10


def canonical(config: Mapping[str, Any]) -> str:
    """Write a config in its one form."""
    return json.dumps(config, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def setup_of(row: TableRow, with_seed: bool) -> SetupRow:
    """Return the set-up of a table.

    While a game goes on its seed is a secret (it would tell the order of the decks), unless whoever
    created the table chose the seed openly.
    """
    seed = row.seed if with_seed or row.seeded else ""
    text = "\n".join([row.game, row.config, seed])
    number = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
    letters = []
    for _ in range(LENGTH):
        number, rest = divmod(number, len(LETTERS))
        letters.append(LETTERS[rest])
    return SetupRow("".join(letters), row.game, row.config, seed, row.created_at)
