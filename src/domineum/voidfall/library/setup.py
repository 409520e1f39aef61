"""The set-up values of the library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domineum.kernel import Message
from domineum.kernel.effects import joined
from domineum.kernel.library import Line
from domineum.voidfall.content.records import SetupValue
from domineum.voidfall.library.lines import amount, line, names

Table = dict[str, Any]


def setup_lines(record: SetupValue) -> Iterator[Line]:
    """A step of the set-up, or a table of constants."""
    if record.step:
        yield amount("step", record.step)
    yield line("modes", names("mode", record.modes))
    if record.id in ROWS:
        for row in record.value["rows"]:
            yield from ROWS[record.id](row)
    elif record.id in BY_MODE:
        for mode, value in record.value.items():
            yield Line(BY_MODE[record.id](value), Message(f"mode-{mode}"))
    else:
        prefix = "component" if record.id.startswith("component") else "setup"
        for key, value in record.value.items():
            yield Line(_text(key, value), Message(f"{prefix}-{key.replace('_', '-')}"))


def _text(key: str, value: Any) -> Message:
    """A value by itself."""
    if isinstance(value, bool):
        return Message("library-yes" if value else "library-no")
    if isinstance(value, int):
        return Message("library-number", {"number": value})
    argument = {"cracked_glass_modes": "mode", "not_in_cycle_1": "focus"}.get(key, "component")
    if isinstance(value[0], str):
        return names(argument, [word.replace("_", "-") for word in value])
    return _numbers(value)


def _numbers(values: list[int]) -> Message:
    return Message("library-as-is", {"what": " / ".join(map(str, values))})


def _letters(letters: list[str]) -> Message:
    return Message("library-as-is", {"what": ", ".join(letters)})


def _order(how: str) -> Message:
    return Message(f"library-order-{how}")


def _table(row: Table) -> Message:
    """For which games a row of a table holds."""
    return Message("library-row", {"mode": row["mode"], "players": row["players"]})


def _tableau(row: Table) -> Iterator[Line]:
    keys = ("both_copies", "only_with_influence", "only_without_influence")
    parts = [
        Message(f"library-tableau-{key.replace('_', '-')}", {"number": row[key]})
        for key in keys
        if row[key]
    ]
    if row["starting_technology_copies"]:
        parts.append(Message("library-tableau-starting"))
    yield Line(joined("list-comma", parts), _table(row))


def _glory(row: Table) -> Iterator[Line]:
    yield Line(_numbers([sum(values) for values in row["by_position"]]), _table(row))


def _difficulty(row: Table) -> Iterator[Line]:
    name = Message(f"difficulty-{row['id']}")
    yield Line(Message("library-void-influence", {"number": row["voidborn_influence"]}), name)
    yield Line(Message("library-void-crises", {"number": row["starting_crises"]}), name)
    if "harbinger_cycle" in row:
        yield Line(Message("library-void-harbinger", {"number": row["harbinger_cycle"]}), name)
    for cycle, cards in enumerate(row["alerts"], 1):
        yield Line(Message("library-void-alerts", {"number": cycle, **cards}), name)


ROWS: dict[str, Callable[[Table], Iterator[Line]]] = {
    "technology-tableau": _tableau, "starting-glory": _glory, "difficulties": _difficulty,
}  # fmt: skip
BY_MODE: dict[str, Callable[[Any], Message]] = {"event-decks": _letters, "turn-order": _order}
