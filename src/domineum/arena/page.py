"""The frame of a report: one page without anything from outside, for phones and large screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { --ink: #1b1f24; --soft: #5a6470; --paper: #fdfdfc; --card: #f1f2f0; --line: #d5d8da;
  --bar: #2f7fb8; --loud: #c4511d; --dot: #15527d; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --soft: #a3adb7; --paper: #14171b;
  --card: #1d2228; --line: #38404a; --bar: #4f9fd6; --loud: #ef8a57; --dot: #a9d6f5; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin: 2.2rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1rem 0 .2rem; }
p { max-width: 44rem; margin: .4rem 0; } .soft { color: var(--soft); }
.wide { overflow-x: auto; } .charts { display: grid; gap: 1rem; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.charts > div { background: var(--card); border-radius: .5rem; padding: .5rem .75rem; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); } svg .tick { fill: var(--soft);
  font-size: 11px; } .grid { stroke: var(--line); fill: none; } .bar { fill: var(--bar); }
.bar.loud { fill: var(--loud); } .whisker { stroke: var(--dot); stroke-width: 1.6; fill: none; }
.fair { stroke: var(--ink); stroke-width: 1.4; stroke-dasharray: 3 3; fill: none; }
.dot { fill: var(--dot); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0; }
th, td { padding: .2rem .7rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; } th:first-child, td:first-child,
.names-2 :is(th, td):nth-child(2) { text-align: left; }
th { font-weight: 600; } .loud { color: var(--loud); font-weight: 600; }
pre { background: var(--card); padding: .6rem .8rem; border-radius: .5rem; overflow-x: auto;
  white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .3rem 0; } a { color: inherit; }
"""

Cell = str | tuple[str, str]
"""The text of a cell, or the text and its class."""


def page(title: str, language: str, sections: Iterable[str]) -> str:
    """A whole page."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(sections) + "\n</body></html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A part of the page with a heading."""
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def heading(words: str) -> str:
    """A smaller heading inside a section."""
    return f"<h3>{escape(words)}</h3>"


def text(words: str, kind: str = "") -> str:
    """A paragraph."""
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def charts(*drawn: tuple[str, str]) -> str:
    """Charts with their titles, side by side where there is room."""
    boxes = (f"<div>{heading(title)}{svg}</div>" for title, svg in drawn)
    return f'<div class="charts">{"".join(boxes)}</div>'


def table(head: Sequence[str], rows: Iterable[Sequence[Cell]], names: int = 1) -> str:
    """A table that scrolls by itself where it is too wide; its first columns are names."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return (
        f'<div class="wide"><table class="names-{names}"><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(cell: Cell) -> str:
    if isinstance(cell, tuple):
        return f'<td class="{cell[1]}">{escape(cell[0])}</td>'
    return f"<td>{escape(cell)}</td>"


def folded(summary: str, body: str) -> str:
    """Something that is shown when it is unfolded."""
    return f"<details><summary>{escape(summary)}</summary>{body}</details>"


def code(words: str) -> str:
    """Words to be typed."""
    return f"<pre>{escape(words)}</pre>"
