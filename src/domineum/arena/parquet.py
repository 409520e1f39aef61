"""The games as a Parquet table, one row per seat, where pyarrow is installed."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from domineum.arena.figures import FAULTS

SAME = ("block", "game", "seed", "map", "difficulty", "target", "how", "choices", "digest")
BY_SEAT = {"bots": "bot", "scores": "score", "ranks": "rank", "decisions": "decisions"}


def write_parquet(games: list[dict[str, Any]], path: Path) -> bool:
    """Write the table; False if pyarrow is not installed."""
    try:
        arrow: Any = importlib.import_module("pyarrow")
        files: Any = importlib.import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        return False
    files.write_table(arrow.Table.from_pylist(seats(games)), path)
    return True


def seats(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One row for each seat of each game."""
    return [
        {name: game.get(name) for name in SAME}
        | {"seat": seat, "won": seat in game["winners"]}
        | {one: game[many][seat] for many, one in BY_SEAT.items()}
        | {kind: values[seat] for kind, values in game["labels"].items()}
        | {f"fault_{kind}": game["faults"][seat].get(kind, 0) for kind in FAULTS}
        for game in games
        for seat in range(len(game["bots"]))
    ]
