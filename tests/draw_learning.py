"""Draw how PPO learned: `python -m tests.draw_learning` writes docs/img/learning.svg.

docs/img/learning.jsonl has every fourth line of the `curve.jsonl` of a run.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "img" / "learning.svg"
CURVE = PICTURE.with_suffix(".jsonl")
TITLE = "Voidfall alone: points gained, mean of the last 100 games"
LEVELS = {"random": 2.8}
"""What others gain: docs/leaderboard.md, less the 10 with which everybody begins."""


def curve() -> Any:
    """The example that draws."""
    spec = importlib.util.spec_from_file_location("curve", ROOT / "examples/research/curve.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def picture() -> str:
    """The picture of the run that is kept."""
    drawer = curve()
    text: str = drawer.draw(TITLE, drawer.read(CURVE), LEVELS)
    return text


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8", newline="\n")
