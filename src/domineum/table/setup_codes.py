"""Set-up codes: everything that recreates a table, in one word that every server can read.

A code is a number in base 58: the version, a checksum, the seed (or none), and the game, its config
and its bots as JSON, deflated with a list of words that occur often. The words of a version never
change, so a code that was once given out stays valid.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from domineum.kernel import BadData
from domineum.kernel.decode import decode as read

LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
VERSION = 1
CHECK, SEED = 2, 7
LONGEST = 800
"""Letters of a code; a table whose config does not fit has none."""
UNPACKED = 20_000


@dataclass(frozen=True, slots=True)
class Setup:
    """What a code stands for; without a seed each table draws its own."""

    game: str
    config: dict[str, Any]
    bots: list[str]
    """The bot of each seat, or nothing for a person; empty if there are only people."""
    seed: int | None


def canonical(config: Mapping[str, Any]) -> str:
    """Write a config in its canonical form."""
    return json.dumps(config, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def encode(setup: Setup) -> str:
    """Write a code, or nothing if the config or the seed (of an old record) is too long."""
    if setup.seed is not None and not 0 <= setup.seed < 256**SEED:
        return ""
    text = json.dumps(setup.game, ensure_ascii=False)
    bots = json.dumps(setup.bots, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, wbits=-15, memLevel=9, zdict=_words())
    packed = packer.compress(f"[{text},{canonical(setup.config)},{bots}]".encode())
    packed += packer.flush()
    seed = b"\0" if setup.seed is None else b"\1" + setup.seed.to_bytes(SEED, "big")
    code = _letters(bytes([VERSION]) + _check(seed + packed) + seed + packed)
    return code if len(code) <= LONGEST else ""


def decode(code: str) -> Setup:
    """Read a code, or refuse what is none."""
    data = _number(code)
    body = data[1 + CHECK :]
    if data[:1] != bytes([VERSION]) or data[1 : 1 + CHECK] != _check(body):
        raise BadData("", "this is not a set-up code")
    width = SEED if body[:1] == b"\1" else 0
    seed = int.from_bytes(body[1 : 1 + width], "big") if width else None
    unpacker = zlib.decompressobj(wbits=-15, zdict=_words())
    try:
        text = unpacker.decompress(body[1 + width :], UNPACKED)
        plain = json.loads(text)
        json.dumps(plain, ensure_ascii=False, allow_nan=False).encode()  # no half characters, NaN
        game, config, bots = read(tuple[str, dict[str, Any], list[str]], plain, "")
    except (zlib.error, ValueError, RecursionError, BadData):
        raise BadData("", "this is not a set-up code") from None
    return Setup(game, config, bots, seed)


@cache
def _words() -> bytes:
    path = Path(__file__).parent / f"setup_words_{VERSION}.txt"
    return path.read_text(encoding="utf-8").replace("\n", "").encode()


def _check(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=CHECK).digest()


def _letters(data: bytes) -> str:
    """Write bytes, of which the first is not zero, in base 58."""
    number, letters = int.from_bytes(data, "big"), []
    while number:
        number, rest = divmod(number, len(LETTERS))
        letters.append(LETTERS[rest])
    return "".join(reversed(letters))


def _number(code: str) -> bytes:
    number = 0
    for letter in code[:LONGEST]:
        place = LETTERS.find(letter)
        if place < 0:
            raise BadData("", "this is not a set-up code")
        number = number * len(LETTERS) + place
    return number.to_bytes((number.bit_length() + 7) // 8, "big")
