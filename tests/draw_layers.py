"""Draw who imports whom: `python -m tests.draw_layers` writes docs/img/layers.svg from the code.

What nobody imports stands at the top. An arrow leads to what is imported, unless a longer way leads
there too. Imports for types alone do not count.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

import grimp

PICTURE = Path(__file__).parents[1] / "docs" / "img" / "layers.svg"
ROOT = "domineum"
WIDE, MARGIN, GAP, BETWEEN, HEAD, LINE = 1000, 20, 12, 34, 20, 15
FEW = 2
"""Up to this many modules, their names are the head of their box."""
COLOURS = ("#56b4e9", "#009e73", "#e69f00")
STYLE = """    text { font-family: system-ui, sans-serif; fill: #111; }
    .head { font-size: 18px; font-weight: 600; }
    .name { font-size: 14px; font-weight: 600; }
    .text { font-size: 11.5px; }
    line { stroke: #555; stroke-width: 1.1; }"""
Edges = Mapping[str, frozenset[str]]
"""For each box, the boxes that it imports."""


@dataclass(frozen=True)
class Part:
    """A part of the picture: boxes, and what stands in each."""

    title: str
    edges: Edges
    inside: Mapping[str, tuple[str, ...]]


@cache
def graph() -> grimp.ImportGraph:
    """Which module imports which."""
    return grimp.build_graph(ROOT, exclude_type_checking_imports=True, cache_dir=None)


def below(package: str) -> dict[str, str]:
    """Each module inside a package, with the name of its folder or file directly below."""
    inside = f"{package}."
    found = [name for name in graph().modules if name.startswith(inside)]
    return {name: name.removeprefix(inside).partition(".")[0] for name in found}


def edges_of(box_of: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """The imports between boxes, when each module is in one."""
    found: dict[str, set[str]] = {box: set() for box in box_of.values()}
    for module, box in box_of.items():
        for other in graph().find_modules_directly_imported_by(module):
            if box_of.get(other, box) != box:
                found[box].add(box_of[other])
    return {box: frozenset(others) for box, others in found.items()}


def reached(edges: Edges) -> dict[str, frozenset[str]]:
    """For each box, all boxes that it needs, directly or not."""
    found = dict(edges)
    for between in edges:
        for box, others in found.items():
            if between in others:
                found[box] = others | found[between]
    return found


def packages() -> Part:
    """The packages and modules of the whole."""
    edges = edges_of({name: box for name, box in below(ROOT).items() if box != "__main__"})
    return Part("The packages of domineum", edges, {})


def rooms(package: str, title: str, alone: str) -> Part:
    """The rooms of a package, and its other modules.

    Modules in no room stand together if they need the same rooms. One that a room needs, and that
    needs the room, is drawn with it.
    """
    names = below(f"{ROOT}.{package}")
    folders = {box for name, box in names.items() if name.count(".") > 2}
    needs = reached(edges_of(names))
    group: dict[str, str] = {}
    sets: dict[tuple[str, ...], list[str]] = {}
    for box in sorted({*names.values()} - folders):
        with_it = sorted(room for room in needs[box] & folders if box in needs[room])
        if with_it:
            group[box] = with_it[0]
        else:
            sets.setdefault(tuple(sorted(needs[box] & folders)), []).append(box)
    for number, wanted in enumerate(sorted(sets, key=lambda rooms: (len(rooms), rooms)), 1):
        few = len(sets[wanted]) <= FEW
        name = ", ".join(sets[wanted]) if few else f"{alone} {number}"
        group |= dict.fromkeys(sets[wanted], name)
    inside = {
        name: tuple(sorted(box for box, own in group.items() if own == name))
        for name in {*group.values()}
        if name in folders or name.startswith(alone)
    }
    return Part(title, edges_of({name: group.get(box, box) for name, box in names.items()}), inside)


def rows(edges: Edges) -> list[list[str]]:
    """The boxes by their height over what imports nothing, the highest first."""

    @cache
    def height(box: str) -> int:
        return 1 + max((height(other) for other in edges[box]), default=-1)

    ordered = sorted(edges, key=lambda box: (-height(box), box))
    return [list(row) for _, row in groupby(ordered, key=height)]


def arrows(edges: Edges) -> Iterable[tuple[str, str]]:
    """The imports that no longer way implies."""
    needs = reached(edges)
    for box in sorted(edges):
        for other in sorted(edges[box]):
            if not any(other in needs[between] for between in edges[box]):
                yield box, other


def draw(part: Part, top: int, colour: str) -> tuple[list[str], int]:
    """The shapes of a part, and where the next one can begin."""
    shapes = [f'<text x="{MARGIN}" y="{top + 24}" class="head">{part.title}</text>']
    boxes: list[str] = []
    at: dict[str, tuple[float, float, float]] = {}
    y = top + 42.0
    for row in rows(part.edges):
        wide = (WIDE - 2 * MARGIN - GAP * (len(row) - 1)) / len(row)
        texts = {box: _lines(part.inside.get(box, ()), wide) for box in row}
        high = HEAD + 8 + LINE * max(map(len, texts.values()))
        for i, box in enumerate(row):
            x = MARGIN + i * (wide + GAP)
            at[box] = x + wide / 2, y, y + high
            boxes += [
                f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high}" rx="6" '
                f'fill="#fff" stroke="#333"/>',
                f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high}" rx="6" '
                f'fill="{colour}" fill-opacity="0.3"/>',
                f'<text x="{x + 10:.0f}" y="{y + HEAD:.0f}" class="name">{_name(box)}</text>',
            ]
            boxes += [
                f'<text x="{x + 10:.0f}" y="{y + HEAD + LINE * n:.0f}" class="text">{line}</text>'
                for n, line in enumerate(texts[box], 1)
            ]
        y += high + BETWEEN
    for box, other in arrows(part.edges):
        (x, _, bottom), (to, head, _) = at[box], at[other]
        shapes.append(
            f'<line x1="{x:.0f}" y1="{bottom:.0f}" x2="{to:.0f}" y2="{head:.0f}" '
            f'marker-end="url(#to)"/>'
        )
    return [*shapes, *boxes], round(y)


def _name(box: str) -> str:
    """The name of a box; of those that have one name, numbers keep them apart."""
    return box.rstrip("0123456789 ")


def _lines(inside: tuple[str, ...], wide: float) -> list[str]:
    return textwrap.wrap(", ".join(inside), int((wide - 16) / 6.2))


def picture() -> str:
    """The whole picture."""
    parts: list[Callable[[], Part]] = [
        packages,
        lambda: rooms("voidfall", "The rooms of Voidfall and its chapters", "chapters"),
        lambda: rooms("server", "The rooms of the server", "modules"),
    ]
    shapes: list[str] = []
    top = 0
    for colour, part in zip(COLOURS, parts, strict=True):
        more, top = draw(part(), top, colour)
        shapes += more
    body = "\n".join(f"  {shape}" for shape in shapes)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {top}" role="img"
    aria-labelledby="title">
  <title id="title">Who imports whom in domineum</title>
  <style>
{STYLE}
  </style>
  <defs><marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7"
      orient="auto">
    <path d="M0 0 8 4 0 8z" fill="#555"/>
  </marker></defs>
  <rect width="{WIDE}" height="{top}" fill="#fff"/>
{body}
</svg>
"""


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8", newline="\n")
