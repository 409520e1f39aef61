"""The games that a server hosts, by name; with packs as `voidfall+my-pack`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from domineum import games
from domineum.games import WITH
from domineum.kernel import AnyGame, DomineumError
from domineum.kernel.content import ABOUT
from domineum.kernel.packs import Pack, PackName, open_pack
from domineum.server.logs import log
from domineum.table.problems import BadSetup

MOST_PACKS = 4
"""How many packs a table can have: every choice of packs is a game that stays in memory."""


class HostedGames:
    """Games and packs are those of the settings; a request only chooses among them by name."""

    def __init__(self, places: Sequence[str], packs: Sequence[Path] = ()) -> None:
        self.games: dict[str, AnyGame] = {}
        self.places: dict[str, str] = {}
        self.packs: dict[str, dict[str, Pack]] = {}
        """By game and name, in the order in which a table has them."""
        self._made: dict[str, AnyGame] = {}
        for place in places:
            try:
                game = games.find(place)
            except DomineumError as error:
                log.warning("game-missing", place=place, problem=str(error))
                continue
            self.games[game.name] = game
            self.places[game.name] = place
            self.packs[game.name] = {}
        if not self.games:
            raise DomineumError("there is no game to host")
        for pack_place in _packs_in(packs):
            self._add_pack(pack_place)

    def _add_pack(self, place: Path) -> None:
        try:
            pack = open_pack(place)
            game, known = self.games.get(pack.about.game), self.packs.get(pack.about.game, {})
            if game is None or pack.about.name in known:
                raise DomineumError("its game is not hosted, or another pack has its name")
            self._made[self.name(game.name, [pack.about.name])] = games.with_packs(game, [pack])
        except DomineumError as error:
            log.warning("pack-refused", place=str(place), problem=str(error))
            return
        known[pack.about.name] = pack

    def get(self, name: str) -> AnyGame:
        """Return a game, perhaps with packs."""
        found = self.find(name)
        if found is None:
            raise BadSetup(problem=f"there is no game '{name[:80]}'")
        return found

    def find(self, name: str) -> AnyGame | None:
        """Return a game, perhaps with packs, or None."""
        if name in self.games or name in self._made:
            return self.games.get(name) or self._made[name]
        base = name.partition(WITH)[0]
        packs = self.packs_of(name)
        if not packs or name != self.name(base, [pack.about.name for pack in packs]):
            return None
        try:
            self._made[name] = games.with_packs(self.games[base], packs)
        except DomineumError as error:
            raise BadSetup(problem=f"these packs do not fit together: {error}"[:300]) from None
        return self._made[name]

    def packs_of(self, name: str) -> list[Pack]:
        """The packs that a name asks for, as far as they are here."""
        base, *wanted = name[:200].split(WITH)[: MOST_PACKS + 1]
        return [pack for other, pack in self.packs.get(base, {}).items() if other in wanted]

    def names(self, name: str) -> tuple[str, list[PackName]]:
        """What a record calls a game and its packs; of one that is gone only its name is known."""
        base, *wanted = name.split(WITH)
        here = self.packs.get(base, {})
        return base, [
            here[pack].id if pack in here else PackName(pack, "unknown", "0" * 16)
            for pack in wanted
        ]

    def name(self, game: str, packs: Sequence[str]) -> str:
        """What a game with packs is called here."""
        return WITH.join([game, *packs])


def _packs_in(places: Sequence[Path]) -> Iterator[Path]:
    """The packs at these places: each is a pack, or a folder of packs."""
    for place in places:
        if place.is_dir() and not (place / ABOUT).exists():
            yield from (x for x in sorted(place.iterdir()) if x.is_dir() or x.suffix == ".zip")
        else:
            yield place
