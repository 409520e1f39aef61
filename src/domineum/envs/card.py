"""The card of a dataset: what is in it, and how it was made, for people and for catalogues."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import mean
from typing import Any

from domineum.arena.tournament import Tournament, command

COLUMNS = {
    "block, game": "which game it is; the same numbers as in `games.parquet`",
    "seed": "of the game",
    "move": "the number of the decision in its game, from 0",
    "seat, bot": "who decided",
    "topic": "what was asked",
    "actions": "the number of each option, below 2048",
    "codes": "the readable code of each option",
    "choice": "the place of the chosen option in `actions` and `codes`, from 0",
    "action": "its number: `actions[choice]`",
    "score, rank, won": "how the game ended for the seat",
}


@dataclass(frozen=True)
class Counts:
    """What is in a dataset."""

    games: list[dict[str, Any]]
    decisions: int
    files: int


def card(
    plan: Tournament,
    versions: Mapping[str, str],
    layout: Mapping[str, Any],
    counts: Counts,
    seen: str,
) -> str:
    """The text of the card."""
    return "\n".join(_lines(plan, versions, layout, counts, seen)) + "\n"


def _lines(
    plan: Tournament,
    versions: Mapping[str, str],
    layout: Mapping[str, Any],
    counts: Counts,
    seen: str,
) -> Iterator[str]:
    title = f"{plan.game.capitalize()}: games of {', '.join(dict.fromkeys(plan.bots))}"
    yield from _head(title)
    yield f"# {title}"
    yield ""
    yield (
        f"{len(counts.games):,} games, {counts.decisions:,} decisions, files: {counts.files}. "
        "A row holds what the seat that decided could know, and nothing else; questions with one "
        "option are left out."
    )
    yield ""
    yield from _table(("column of `positions`", "what is in it"), COLUMNS.items())
    for name, block in layout["blocks"].items():
        rows, columns = len(block["rows"]), len(block["columns"])
        yield f"| `{seen}{name}` | observation: {rows} x {columns} numbers (int16), row by row |"
    yield ""
    yield (
        "`layout.json` names every row and column of the observation, and so does the metadata "
        "`domineum` of each file. `games.parquet` has a row for each seat of each game."
    )
    yield ""
    yield from _results(counts.games)
    yield "## How it was made"
    yield ""
    yield f"    {command(plan)}".replace("domineum arena run --game", "domineum dataset make")
    yield ""
    yield f"Layout {layout['version']}; " + ", ".join(f"{k} {v}" for k, v in versions.items()) + "."
    yield "The folder `arena` has the record of each game: `domineum record verify` plays it again."
    yield ""
    yield "Bots are programs; no person's game is in here. The names of the games and of the things"
    yield "in them belong to their publishers."


def _head(title: str) -> Iterator[str]:
    yield from (
        "---",
        "license: apache-2.0",
        f'pretty_name: "{title}"',
        "tags: [board-games, reinforcement-learning, imitation-learning]",
        "configs:",
        "- config_name: positions",
        "  data_files: positions/*.parquet",
        "- config_name: games",
        "  data_files: games.parquet",
        "---",
        "",
    )


def _results(games: list[dict[str, Any]]) -> Iterator[str]:
    scores: dict[str, list[int]] = {}
    won: dict[str, int] = {}
    for game in games:
        for seat, bot in enumerate(game["bots"]):
            scores.setdefault(bot, []).append(game["scores"][seat])
            won[bot] = won.get(bot, 0) + (seat in game["winners"])
    yield from _table(
        ("bot", "seats", "won", "points on average"),
        ((f"`{b}`", len(s), won[b], f"{mean(s):.1f}") for b, s in scores.items()),
        plain=True,
    )
    yield ""


def _table(head: tuple[str, ...], rows: Any, plain: bool = False) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for first, *rest in rows:
        name = first if plain else ", ".join(f"`{word}`" for word in first.split(", "))
        yield f"| {name} | {' | '.join(map(str, rest))} |"
