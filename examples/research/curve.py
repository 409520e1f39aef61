"""Draws how PPO learned: `python curve.py build/ppo/curve.jsonl --level random=2.4 > curve.svg`."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 56, 110, 44, 48
TICKS = 5
STYLE = """    text { font-family: system-ui, sans-serif; font-size: 13px; fill: #111; }
    .title { font-size: 16px; font-weight: 600; }
    .grid { stroke: #ddd; }
    .level { stroke: #d55e00; stroke-dasharray: 6 4; }
    .curve { stroke: #0072b2; stroke-width: 2.2; fill: none; }"""
Line = Mapping[str, float]


def nice(size: float) -> float:
    """The next round number: 1, 2 or 5 with zeros."""
    power = 10.0 ** math.floor(math.log10(size))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= size * 0.999)


class Plot:
    """The scales of a picture: decisions to the right, points up."""

    def __init__(self, lines: Sequence[Line], levels: Mapping[str, float]) -> None:
        self.lines, self.levels = lines, levels
        self.most = max([*(line["points"] for line in lines), *levels.values(), 1.0]) * 1.08
        self.least = min([*(line["points"] for line in lines), *levels.values(), 0.0])
        self.steps = lines[-1]["steps"]

    def x(self, steps: float) -> float:
        """The place of a number of decisions."""
        return LEFT + steps / self.steps * (WIDE - LEFT - RIGHT)

    def y(self, points: float) -> float:
        """The place of points."""
        part = (points - self.least) / (self.most - self.least)
        return HIGH - BOTTOM - part * (HIGH - TOP - BOTTOM)

    def parts(self, title: str) -> Iterator[str]:
        """The elements of the picture."""
        yield f'<text class="title" x="{LEFT}" y="24">{escape(title)}</text>'
        step = nice((self.most - self.least) / TICKS)
        for number in range(math.ceil(self.least / step), math.floor(self.most / step) + 1):
            y = self.y(number * step)
            yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>'
            yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{number * step:g}</text>'
        step = nice(self.steps / TICKS)
        for number in range(math.floor(self.steps / step) + 1):
            x = self.x(number * step)
            text = f"{number * step / 1000:g}k" if number else "0"
            yield f'<text x="{x:.1f}" y="{HIGH - 28}" text-anchor="middle">{text}</text>'
        for name, points in self.levels.items():
            y = self.y(points)
            yield f'<path class="level" d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>'
            text = f"{escape(name)} {points:.1f}"
            yield f'<text x="{WIDE - RIGHT + 8}" y="{y + 4:.1f}">{text}</text>'
        path = " ".join(f"{self.x(n['steps']):.1f},{self.y(n['points']):.1f}" for n in self.lines)
        yield f'<polyline class="curve" points="{path}"/>'
        last = self.lines[-1]
        yield (
            f'<text x="{WIDE - RIGHT + 8}" y="{self.y(last["points"]) + 4:.1f}">'
            f"PPO {last['points']:.1f}</text>"
        )
        minutes = last["processor"] / 60
        yield (
            f'<text x="{LEFT}" y="{HIGH - 8}">decisions; {self.steps:,} of them took '
            f"{minutes:.1f} minutes of one processor</text>"
        )


def draw(title: str, lines: Sequence[Line], levels: Mapping[str, float]) -> str:
    """The picture as SVG."""
    body = "\n".join(f"  {part}" for part in Plot(lines, levels).parts(title))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{escape(title)}">\n  <style>\n{STYLE}\n  </style>\n'
        f'  <rect width="{WIDE}" height="{HIGH}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def read(path: Path) -> list[Line]:
    """The lines of a run."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    """Print the picture."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("curve", type=Path)
    parser.add_argument("--title", default="Points that PPO gains in a game")
    parser.add_argument("--level", action="append", default=[], help="NAME=POINTS, a line to beat")
    arguments = parser.parse_args()
    levels = dict(level.split("=", 1) for level in arguments.level)
    points = {name: float(value) for name, value in levels.items()}
    print(draw(arguments.title, read(arguments.curve), points), end="")


if __name__ == "__main__":
    main()
