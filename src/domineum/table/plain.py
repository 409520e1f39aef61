"""Plain data (a view, a position) as a few readable lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from domineum.kernel.decode import Plain


def lines(data: Plain, width: int) -> Iterator[str]:
    """Lay out plain data for a terminal: short values side by side, long and nested ones below."""
    if not isinstance(data, dict | list):
        yield word(data)
        return
    items = list(data.items() if isinstance(data, dict) else enumerate(data))
    short: list[str] = []
    long: list[tuple[str, Plain]] = []
    for key, value in items:
        text = None if isinstance(value, dict) else inline(value)
        if text is not None and len(text) <= width // 2:
            short.append(f"{key} {text}")
        else:
            long.append((str(key), value))
    yield from _flow(short, width)
    for name, value in long:
        text = inline(value)
        if text is None:
            yield name
            yield from (f"  {line}" for line in lines(value, width - 2))
        else:
            yield from textwrap.wrap(f"{name}: {text}", width, subsequent_indent="    ")


def inline(data: Plain) -> str | None:
    """Return the form in one line, or None if the data is nested too deeply for that."""
    if isinstance(data, list):
        if any(isinstance(item, dict | list) for item in data):
            return None
        return ", ".join(map(word, data)) or "-"
    if isinstance(data, dict):
        parts = []
        for key, value in data.items():
            text = None if isinstance(value, dict) else inline(value)
            if text is None:
                return None
            parts.append(f"{key} {text}")
        return "  ".join(parts) or "-"
    return word(data)


def word(data: Plain) -> str:
    """Return a single value as a word."""
    if data is None or data == "":
        return "-"
    if isinstance(data, bool):
        return "yes" if data else "no"
    return str(data)


def _flow(entries: list[str], width: int) -> Iterator[str]:
    """Put entries side by side, never breaking one."""
    line = ""
    for entry in entries:
        if line and len(line) + 3 + len(entry) > width:
            yield line
            line = ""
        line = f"{line}   {entry}" if line else entry
    if line:
        yield line
