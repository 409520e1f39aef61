"""Datasets: the games of a tournament as Parquet, with a row for each decision.

arena/       the tournament, with the record of each game
positions/   a row for each decision: what the seat knew, its options, its choice, how it ended
games.parquet   a row for each seat of each game
layout.json  what every number of a position means
README.md    the card: what is in it, and how it was made
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from domineum.arena.parquet import write_parquet
from domineum.arena.pool import in_order
from domineum.arena.store import read_blocks, read_run
from domineum.envs.card import Counts, card
from domineum.envs.encoding import Arrays, Encoder, blocks_of, layout
from domineum.envs.episode import legal
from domineum.kernel import AnyGame, DomineumError, Match, Question, Seat
from domineum.kernel.record import load
from domineum.kernel.state import digest

ARENA = "arena"
GAMES_IN_FILE = 32
SEEN = "obs_"
"""Before the names of the columns that hold an observation."""
Line = dict[str, Any]
"""What the tournament knows of a game."""


class Decision(NamedTuple):
    """A question of a game, as its seat saw it, and the answer."""

    seat: Seat
    seen: Arrays
    question: Question[Any]
    actions: list[int]
    choice: int
    """The place of the option that was chosen."""


def need_parquet() -> Any:
    """The library that writes Parquet."""
    try:
        return importlib.import_module("pyarrow")
    except ModuleNotFoundError:
        raise DomineumError("this needs pip install 'domineum[envs,parquet]'") from None


def write(folder: Path, jobs: int) -> Counts:
    """Write a dataset from its tournament; the same games give the same files."""
    need_parquet()
    lines = [game for block in read_blocks(folder / ARENA) for game in block["games"]]
    (folder / "positions").mkdir(exist_ok=True)
    for old in (folder / "positions").glob("*.parquet"):
        old.unlink()
    parts = range(0, len(lines), GAMES_IN_FILE)
    with in_order(jobs) as mapper:
        rows = sum(mapper(partial(write_part, folder), parts))
    write_parquet(lines, folder / "games.parquet")
    run = read_run(folder / ARENA)
    described = layout(run["plan"].found)
    text = json.dumps(described, indent=1, ensure_ascii=False)
    (folder / "layout.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    counts = Counts(games=lines, decisions=rows, files=len(parts))
    text = card(run["plan"], run["versions"], described, counts, SEEN)
    (folder / "README.md").write_text(text, encoding="utf-8", newline="\n")
    return counts


def write_part(folder: Path, first: int) -> int:
    """Write the positions of the games from `first` on to one file; return how many there are."""
    arrow, files = need_parquet(), importlib.import_module("pyarrow.parquet")
    game = read_run(folder / ARENA)["plan"].found
    lines = [line for block in read_blocks(folder / ARENA) for line in block["games"]]
    found = columns(game, folder / ARENA, lines[first : first + GAMES_IN_FILE])
    schema = _schema(arrow, game)
    arrays = [_column(arrow, found[field.name], field.type) for field in schema]
    path = folder / "positions" / f"{first // GAMES_IN_FILE:05}.parquet"
    files.write_table(arrow.Table.from_arrays(arrays, schema=schema), path, compression="zstd")
    return len(found["choice"])


def columns(game: AnyGame, arena: Path, lines: Sequence[Line]) -> dict[str, list[Any]]:
    """The columns of some games: for a block of the observation an array in each row."""
    encoder = Encoder(game)
    found: dict[str, list[Any]] = {
        name: [] for name in (*PLAIN, *(SEEN + block for block in encoder.shapes))
    }
    for line in lines:
        record = arena / line["record"]
        for move, made in enumerate(decisions(game, encoder, record, line["digest"])):
            seat = made.seat
            row = {
                "block": line["block"], "game": line["game"], "seed": line["seed"], "move": move,
                "seat": seat, "bot": line["bots"][seat], "topic": made.question.topic,
                "actions": made.actions, "codes": [option.code for option in made.question.options],
                "choice": made.choice, "action": made.actions[made.choice],
                "score": line["scores"][seat], "rank": line["ranks"][seat],
                "won": seat in line["winners"],
            }  # fmt: skip
            for name, value in row.items():
                found[name].append(value)
            for name, block in made.seen.items():
                found[SEEN + name].append(block.ravel())
    return found


def decisions(game: AnyGame, encoder: Encoder, path: Path, last: str) -> Iterator[Decision]:
    """Play a record again; `last` is the hash of the state in which it ended."""
    record = load(path.read_text(encoding="utf-8"))
    match: Match[Any] = Match(game, record.config, record.seed)
    for made in record.choices:
        if made.forced:
            continue
        question = match.question(made.seat)
        places = legal(question)
        seen = encoder.encode(match.state, made.seat, len(match.questions), question, places)
        choice = question.find(made.code)
        yield Decision(made.seat, seen, question, list(places), choice)
        match.answer(question, choice)
    if digest(match.state) != last:
        raise DomineumError(f"{path}: this game ends otherwise than when it was played")


PLAIN = {
    "block": "int32", "game": "int32", "seed": "int64", "move": "int32", "seat": "int8",
    "bot": "word", "topic": "word", "actions": "actions", "codes": "codes", "choice": "int16",
    "action": "int16", "score": "int32", "rank": "int8", "won": "bool_",
}  # fmt: skip
"""The columns beside those of the observation, and what is in them."""


def _schema(arrow: Any, game: AnyGame) -> Any:
    word = arrow.dictionary(arrow.int32(), arrow.string())
    kinds = {
        "word": word,
        "actions": arrow.list_(arrow.int16()),
        "codes": arrow.list_(arrow.string()),
    }
    fields = [
        (name, kinds[kind] if kind in kinds else getattr(arrow, kind)())
        for name, kind in PLAIN.items()
    ]
    fields += [
        (SEEN + block.name, arrow.list_(arrow.int16(), block.size)) for block in blocks_of(game)
    ]
    text = json.dumps(layout(game), ensure_ascii=False)
    return arrow.schema(fields, metadata={"domineum": text})


def _column(arrow: Any, values: list[Any], kind: Any) -> Any:
    if not arrow.types.is_fixed_size_list(kind):
        return arrow.array(values, type=kind)
    numbers = np.concatenate(values) if values else np.zeros(0, np.int16)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(numbers), type=kind)
