"""Draw how PPO learned: `python -m tests.draw_learning` writes docs/img/learning-*.svg.

docs/img/learning-*.jsonl have every fourth line of the `curve.jsonl` of a run.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "img"
LEVELS = {
    "voidfall": {"random": 2.8, "recruit": 130.8},
    "revenant": {"random": 21.9, "recruit": 80.2},
}
"""What others gain: their points in docs/leaderboard.md less those at the start, 10 and -1."""


def drawer() -> Any:
    """The example that draws."""
    spec = importlib.util.spec_from_file_location("curve", ROOT / "examples/research/curve.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pictures() -> dict[Path, str]:
    """The pictures of the runs that are kept."""
    curve, found = drawer(), {}
    for game, levels in LEVELS.items():
        lines = curve.read(IMAGES / f"learning-{game}.jsonl")
        title = f"{game.capitalize()} alone: points gained, mean of the last 100 games"
        found[IMAGES / f"learning-{game}.svg"] = curve.draw(title, lines, levels)
    return found


if __name__ == "__main__":
    for path, picture in pictures().items():
        path.write_text(picture, encoding="utf-8", newline="\n")
