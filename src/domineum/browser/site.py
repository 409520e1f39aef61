"""Put what never changes of the games into a built site: `python -m domineum.browser.site DIR`."""

from __future__ import annotations

import sys
from pathlib import Path

from domineum import __version__, games
from domineum.bots import ranks
from domineum.browser.plain import to_json
from domineum.table import answers
from domineum.table.reference import MAKERS, game_offer


def write(folder: Path) -> None:
    """Write texts, library and rules of every game, and the list of games."""
    found = [games.find(name) for name in games.names()]
    for game in found:
        for what, make in MAKERS.items():
            _put(folder / "games" / game.name / what, make(game))
    offers = [game_offer(game, ranks.playing(game), {}) for game in found]
    _put(folder / "games", answers.Games(offers, __version__))


def _put(place: Path, answer: object) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    file = place.with_name(f"{place.name}.json")
    file.write_text(to_json(answer), encoding="utf-8", newline="\n")


def main(site: Path) -> None:
    """The data of a site stands in a folder with the name of its engine, and changes with it."""
    (engine,) = (site / "engine").iterdir()
    write(site / "data" / engine.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
