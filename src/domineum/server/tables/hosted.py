"""The games that a server hosts, by name."""

from __future__ import annotations

from collections.abc import Sequence

from domineum import games
from domineum.kernel import AnyGame, DomineumError
from domineum.server.logs import log
from domineum.server.problems import BadSetup


class Shelf:
    """Games are imported only by the names in the settings, never by those in a request."""

    def __init__(self, places: Sequence[str]) -> None:
        self.games: dict[str, AnyGame] = {}
        self.places: dict[str, str] = {}
        for place in places:
            try:
                game = games.find(place)
            except DomineumError as error:
                log.warning("game-missing", place=place, problem=str(error))
                continue
            self.games[game.name] = game
            self.places[game.name] = place
        if not self.games:
            raise DomineumError("there is no game to host")

    def get(self, name: str) -> AnyGame:
        """Return a game."""
        if name not in self.games:
            raise BadSetup(problem=f"there is no game '{name[:40]}'")
        return self.games[name]
