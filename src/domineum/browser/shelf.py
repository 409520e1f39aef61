"""The games that a browser plays: those of this package, alone and with packs that it keeps.

A pack is known by its name and its hash (`quiet-beacons@1f2e3d4c5b6a7980`), so that a table keeps
the one that it was begun with when there is a newer one. A game with packs is called
`voidfall+quiet-beacons@1f2e3d4c5b6a7980`.
"""

from __future__ import annotations

import logging
from base64 import b64decode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from domineum import games
from domineum.browser.rows import Row
from domineum.games import WITH
from domineum.kernel import AnyGame, DomineumError
from domineum.kernel.packs import Pack, PackName, read_pack
from domineum.kernel.record import Record
from domineum.table import trial
from domineum.table.problems import BadPack, BadSetup, PackMissing

log = logging.getLogger(__name__)
HASH = "@"
"""Stands between the name of a pack and its hash."""
MOST_PACKS = 4
"""How many packs a table can have."""
TRIALS = 1
"""How many random games are played at least with a pack that is new."""


@dataclass(frozen=True, slots=True)
class Given:
    """A file that should be a pack, as text (base64)."""

    file: str
    data: str


@dataclass(frozen=True, slots=True)
class NewPack:
    """A pack that can be played with; `adds` are its records by kind."""

    id: str
    name: str
    version: str
    hash: str
    game: str
    authors: list[str]
    licence: str
    adds: dict[str, int]


def id_of(pack: PackName) -> str:
    """What a pack is known by."""
    return f"{pack.name}{HASH}{pack.hash}"


class Shelf:
    """All packs that a worker was given, and the games that it has made with them."""

    def __init__(self) -> None:
        self.packs: dict[str, Pack] = {}
        """By id, in the order in which they came."""
        self._made: dict[str, AnyGame] = {}

    # -- packs ------------------------------------------------------------------------------------

    def give(self, given: Given) -> None:
        """Know a pack that was tried before."""
        pack = _read(given)
        self.packs[id_of(pack.id)] = pack

    def drop(self, pack: str) -> None:
        """Know a pack no longer."""
        self.packs.pop(pack, None)
        self._made = {name: made for name, made in self._made.items() if pack not in name}

    def tried(self, given: Given) -> NewPack:
        """Read a pack, fit it to its game and play with it; say what is wrong with it."""
        pack = _read(given)
        about = pack.about
        if about.game not in games.names():
            known = ", ".join(games.names())
            raise BadPack(problem=f"It is for '{about.game[:40]}'; expected {known}.")
        try:
            made = games.with_packs(games.find(about.game), [pack])
            added = [*made.records.added(pack)]
            trial.read_aloud(made, added)
            trial.play(made, {name for _, name in added}, TRIALS)
        except DomineumError as error:
            raise BadPack(problem=str(error)[:400]) from None
        except Exception as error:
            log.exception("%s cannot be tried", pack.id)
            raise BadPack(problem=f"The game fails with it ({type(error).__name__}).") from None
        kinds = [kind for kind, _ in added]
        return NewPack(
            id_of(pack.id), about.name, about.version, pack.id.hash, about.game, about.authors,
            about.licence, {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)},
        )  # fmt: skip

    # -- games ------------------------------------------------------------------------------------

    def find(self, name: str) -> AnyGame:
        """A game by its name; a pack without a hash is the last one of that name."""
        game, *wanted = name.split(WITH)
        if game not in games.names() or len(wanted) > MOST_PACKS:
            raise BadSetup(problem=f"there is no game '{name[:80]}'")
        if not wanted:
            return games.find(game)
        found = [self._pack(word) for word in wanted]
        full = WITH.join([game, *(id_of(pack.id) for pack in found)])
        if full not in self._made:
            try:
                self._made[full] = games.with_packs(games.find(game), found)
            except DomineumError as error:
                raise BadSetup(problem=f"these packs do not fit together: {error}"[:300]) from None
        return self._made[full]

    def game_of(self, row: Row) -> AnyGame:
        """The game of a table, with the very packs that it was begun with."""
        missing = [pack for pack in row.packs if id_of(pack) not in self.packs]
        if missing:
            raise lacks(missing)
        return self.find(row.game)

    def of_record(self, record: Record) -> AnyGame:
        """The game of a record, with the very packs that it was played with."""
        lacking = record.lacking(pack.id for pack in self.packs.values())
        if lacking:
            raise lacks(lacking)
        return self.find(WITH.join([record.game, *map(id_of, record.packs)]))

    def _pack(self, word: str) -> Pack:
        found = self.packs.get(word)
        if found is None and HASH not in word:
            of_name = [pack for pack in self.packs.values() if pack.about.name == word]
            found = of_name[-1] if of_name else None
        if found is None:
            name, _, digest = word.partition(HASH)
            raise PackMissing(packs=f"{name} ({digest})" if digest else name, where="browser")
        return found


def lacks(packs: Iterable[PackName]) -> PackMissing:
    """The problem that packs are not here."""
    return PackMissing(packs=", ".join(map(str, packs))[:300], where="browser")


def name_of(game: AnyGame) -> str:
    """What a game is called here."""
    return WITH.join([game.name, *(id_of(pack.id) for pack in game.packs)])


def at_servers(name: str) -> str:
    """What a server calls a game: without the hashes of its packs."""
    return WITH.join(word.partition(HASH)[0] for word in name.split(WITH))


def game_in(name: str) -> str:
    """The game itself, in the name of one with packs."""
    return name.partition(WITH)[0]


def ids_in(name: str) -> Sequence[str]:
    """The packs in the name of a game."""
    return name.split(WITH)[1:]


def _read(given: Given) -> Pack:
    try:
        return read_pack(given.file[:80], b64decode(given.data))
    except DomineumError as error:
        raise BadPack(problem=str(error)[:400]) from None
