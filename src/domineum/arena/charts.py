"""Charts as SVG, drawn by hand: small, sharp on every screen, light or dark with the page.

All are 360 units wide, the width of a phone, and grow with the page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 360
LEFT = 122
RIGHT = 308
ROW = 24
TOP = 8
BOTTOM = 26
LETTERS = 17
"""This many fit to the left of a chart."""
BINS = 24
CURVE = 34
MICRO = 1e-6


@dataclass(frozen=True)
class Row:
    """A line of a chart: a value with an interval, between its label and its text."""

    label: str
    value: float
    low: float
    high: float
    text: str
    mark: float | None = None
    """Where the row would be if all were equal."""
    loud: bool = False


@dataclass(frozen=True)
class Scale:
    """Maps a number to a place between left and right."""

    low: float
    high: float
    logarithmic: bool = False

    def x(self, value: float) -> float:
        """The place of a number."""
        low, high, at = self.low, self.high, min(max(value, self.low), self.high)
        if self.logarithmic:
            low, high, at = math.log(low), math.log(high), math.log(at)
        return LEFT + (at - low) / (high - low) * (RIGHT - LEFT)

    def ticks(self) -> list[float]:
        """About four round numbers on the scale."""
        if self.logarithmic:
            decades = range(math.ceil(math.log10(self.low)), math.floor(math.log10(self.high)) + 1)
            return [10.0**decade for decade in decades]
        step = nice((self.high - self.low) / 4)
        first = math.ceil(self.low / step - 1e-9)
        return [step * n for n in range(first, math.floor(self.high / step + 1e-9) + 1)]


def nice(size: float) -> float:
    """The next round number: 1, 2 or 5 with zeros."""
    power = 10.0 ** math.floor(math.log10(size))
    return next(power * round_ for round_ in (1, 2, 5, 10) if power * round_ >= size * 0.999)


def intervals(title: str, rows: Sequence[Row], unit: str = "") -> str:
    """Dots with whiskers: ratings."""
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    pad = max(1.0, 0.05 * (high - low))
    scale = Scale(low - pad, high + pad)
    body = []
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        body.append(_row(row, y, _whisker(scale, row, y) + _dot(scale.x(row.value), y)))
    return _chart(title, body, len(rows), scale, lambda v: f"{v:+g}{unit}" if v else "0")


def shares(title: str, rows: Sequence[Row]) -> str:
    """Bars with whiskers, and a line where each would be if all were equal."""
    scale = Scale(0.0, min(1.0, 1.05 * max(max(row.high, row.mark or 0) for row in rows)))
    body = []
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        width = scale.x(row.value) - LEFT
        kind = "bar loud" if row.loud else "bar"
        bar = f'<rect class="{kind}" x="{LEFT}" y="{y - 7}" width="{width:.1f}" height="14"/>'
        fair = ""
        if row.mark is not None:
            x = scale.x(row.mark)
            fair = f'<path class="fair" d="M{x:.1f} {y - 10}v20"/>'
        body.append(_row(row, y, bar + _whisker(scale, row, y) + fair))
    return _chart(title, body, len(rows), scale, lambda v: f"{100 * v:.0f} %")


def times(title: str, rows: Sequence[Row]) -> str:
    """From the median to the slowest decision in seconds; every step is ten times the last."""
    low = min(max(MICRO, row.low) for row in rows)
    scale = Scale(low / 1.5, max(row.high for row in rows) * 1.5, logarithmic=True)
    body = []
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        line = _whisker(scale, row, y) + _dot(scale.x(max(MICRO, row.value)), y)
        body.append(_row(row, y, line))
    return _chart(title, body, len(rows), scale, seconds)


def histograms(title: str, rows: Sequence[tuple[str, Sequence[int], str]]) -> str:
    """How scores are spread: one small histogram for each label, all on the same scale."""
    low = min(min(values) for _, values, _ in rows)
    high = max(max(values) for _, values, _ in rows)
    size = max(1, math.ceil((high - low + 1) / BINS))
    scale = Scale(low, low + size * math.ceil((high - low + 1) / size))
    body = []
    for number, (label, values, text) in enumerate(rows):
        base = TOP + CURVE * (number + 1) - 4
        counts: dict[int, int] = {}
        for value in values:
            counts[(value - low) // size] = counts.get((value - low) // size, 0) + 1
        tallest = max(counts.values())
        bars = "".join(
            _column(scale, low + size * place, size, base, (CURVE - 8) * count / tallest)
            for place, count in sorted(counts.items())
        )
        row = Row(label, 0, 0, 0, text)
        line = f'<path class="grid" d="M{LEFT} {base}H{RIGHT}"/>'
        body.append(_row(row, base - CURVE / 2 + 8, bars + line))
    return _chart(title, body, len(rows), scale, lambda v: f"{v:g}", CURVE)


def seconds(value: float) -> str:
    """A time with its unit."""
    for size, unit in ((1.0, "s"), (1e-3, "ms")):
        if value >= 0.9995 * size:
            return f"{value / size:.3g} {unit}"
    return f"{value / MICRO:.3g} µs"


def _column(scale: Scale, start: int, size: int, base: float, height: float) -> str:
    left, right = scale.x(start), scale.x(start + size)
    place = f'x="{left:.1f}" y="{base - height:.1f}" width="{max(0.8, right - left - 0.6):.1f}"'
    return f'<rect class="bar" {place} height="{height:.1f}"/>'


def _whisker(scale: Scale, row: Row, y: float) -> str:
    low, high = scale.x(row.low), scale.x(row.high)
    ends = f"M{low:.1f} {y - 4}v8M{high:.1f} {y - 4}v8"
    return f'<path class="whisker" d="M{low:.1f} {y}H{high:.1f}{ends}"/>'


def _dot(x: float, y: float) -> str:
    return f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="4.5"/>'


def _row(row: Row, y: float, drawing: str) -> str:
    short = row.label if len(row.label) <= LETTERS else row.label[: LETTERS - 1] + "…"
    label = f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{escape(short)}</text>'
    value = f'<text x="{RIGHT + 6}" y="{y + 4}">{escape(row.text)}</text>'
    return f"<g><title>{escape(row.label)}: {escape(row.text)}</title>{label}{drawing}{value}</g>"


def _chart(
    title: str,
    body: Iterable[str],
    rows: int,
    scale: Scale,
    name: Callable[[float], str],
    row: int = ROW,
) -> str:
    bottom = TOP + row * rows
    height = bottom + BOTTOM
    grid = "".join(
        f'<path class="grid" d="M{scale.x(tick):.1f} {TOP}V{bottom}"/>'
        f'<text class="tick" x="{scale.x(tick):.1f}" y="{bottom + 16}" text-anchor="middle">'
        f"{escape(name(tick))}</text>"
        for tick in scale.ticks()
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"{grid}{''.join(body)}</svg>"
    )
