"""Write the published schema: `python -m domineum.server.api FILE`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from domineum import games
from domineum.kernel import AnyGame, DomineumError
from domineum.server.app import make
from domineum.server.settings import Settings
from domineum.server.shapes import components


def document() -> dict[str, Any]:
    """The schema with the exact types of every game of this package that can be played."""
    playable = list(_playable())
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/none.sqlite",
            games=[game.name for game in playable],
            log_level="error",
        )
        made = make(settings).openapi()
    schemas = made["components"]["schemas"]
    for game in playable:
        schemas.update(components(game))
    names = [f"{game.name.capitalize()}View" for game in playable]
    exact = {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in names]}
    for place in ("Update", "Position"):
        schemas[place]["properties"]["view"] = exact
    return made


def _playable() -> list[AnyGame]:
    found = []
    for name in games.names():
        try:
            found.append(games.find(name))
        except DomineumError as error:
            print(f"without {name}: {error}", file=sys.stderr)
    return found


def main(path: Path) -> None:
    """Write the schema to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(document(), indent=1, sort_keys=True)
    path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
