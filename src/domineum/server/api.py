"""Write the published schema: `python -m domineum.server.api FILE`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from domineum import games
from domineum.server.app import make
from domineum.server.settings import Settings


def document() -> dict[str, Any]:
    """The schema with the exact types of every game of this package."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/none.sqlite", games=[*games.names()], log_level="error"
        )
        return make(settings).openapi()


def main(path: Path) -> None:
    """Write the schema to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(document(), indent=1, sort_keys=True)
    path.write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
