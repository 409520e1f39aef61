"""Three ways to read a dataset: pyarrow, pandas and torch.

domineum dataset make voidfall --mode solo --bots recruit --games 50 --out build/dataset
python load_dataset.py build/dataset
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def with_pyarrow(folder: Path) -> None:
    """Reads only the columns that are needed, over all files; the metadata names every number."""
    import pyarrow.dataset as datasets

    found = datasets.dataset(folder / "positions")
    layout = json.loads(found.schema.metadata[b"domineum"])
    place = layout["blocks"]["game"]["columns"].index("cycle")
    table = found.to_table(columns=["bot", "move", "score", "obs_game"])
    last = table.slice(table.num_rows - 1).to_pylist()[0]
    print(f"pyarrow: {table.num_rows} positions; the last one is decision {last['move']} of "
          f"{last['bot']}, in cycle {last['obs_game'][place]}")  # fmt: skip


def with_pandas(folder: Path) -> None:
    """A table of what is chosen, and of what it came to."""
    import pandas

    frame = pandas.read_parquet(folder / "positions", columns=["topic", "codes", "choice", "score"])
    frame["verb"] = [c[p].split()[0] for c, p in zip(frame.codes, frame.choice, strict=True)]
    print("pandas: what is chosen most often, and the points at the end")
    print(frame.groupby("verb").score.agg(["size", "mean"]).nlargest(5, "size").round(1))
    games = pandas.read_parquet(folder / "games.parquet")
    print(games.groupby("bot").score.describe()[["count", "mean", "std"]].round(1))


def batches(folder: Path, size: int = 256) -> Iterator[dict[str, Any]]:
    """The positions as tensors, batch by batch, without reading all of them at once."""
    import pyarrow.dataset as datasets
    import torch

    found = datasets.dataset(folder / "positions")
    for batch in found.to_batches(columns=["obs_options", "obs_question", "choice"],
                                  batch_size=size):  # fmt: skip
        yield {
            name: torch.from_numpy(_array(batch.column(name))) for name in batch.schema.names
        }  # fmt: skip


def _array(column: Any) -> Any:
    """A column as a writable array; a list of fixed length becomes a row."""
    if hasattr(column, "flatten"):
        wide = column.type.list_size if hasattr(column.type, "list_size") else 1
        return column.flatten().to_numpy().reshape(-1, wide).copy()
    return column.to_numpy().copy()


def with_torch(folder: Path, rounds: int = 3) -> tuple[float, float]:
    """Learns to foresee choices from the words of question and options, in a few lines."""
    import torch
    from torch import nn

    from domineum.envs.actions import HEADS, WORDS

    torch.manual_seed(1)
    words = nn.Embedding(HEADS * WORDS, 32)
    asked = nn.Embedding(WORDS, 32)
    adam = torch.optim.Adam([*words.parameters(), *asked.parameters()], lr=0.01)
    every = list(batches(folder))
    held, learned = every[::4], [batch for number, batch in enumerate(every) if number % 4]

    def logits(batch: dict[str, Any]) -> Any:
        options = batch["obs_options"].long().view(len(batch["choice"]), -1, 1 + HEADS)
        parts = words(options[..., 1:] + torch.arange(HEADS) * WORDS).sum(2)
        topic = asked(batch["obs_question"].long()[:, 1:]).sum(1)
        score = (parts * topic[:, None]).sum(2)
        return score.masked_fill(options[..., 0] == 0, -torch.inf)

    for _ in range(rounds):
        for batch in learned:
            loss = nn.functional.cross_entropy(logits(batch), batch["choice"].long())
            adam.zero_grad()
            loss.backward()
            adam.step()
    right, by_chance, number = 0.0, 0.0, 0
    for batch in held or every:
        with torch.no_grad():
            found = logits(batch)
        right += float((found.argmax(1) == batch["choice"]).sum())
        by_chance += float((1 / (found > -torch.inf).sum(1)).sum())
        number += len(found)
    print(f"torch: foresees {right / number:.0%} of choices; chance {by_chance / number:.0%}")
    return right / number, by_chance / number


def main() -> None:
    """Read a dataset in three ways."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    with_pyarrow(folder)
    with_pandas(folder)
    with_torch(folder)


if __name__ == "__main__":
    main()
