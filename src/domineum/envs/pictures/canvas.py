"""What all pictures share: size, colours, writing."""

from __future__ import annotations

from PIL import ImageDraw

WIDTH, HEIGHT = 960, 720
NIGHT, LINE, DIM, TEXT = "#0c1122", "#3b4a6b", "#1a2440", "#e8ecf6"
SEATS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7")
"""Colours that colour-blind people tell apart."""
VOID = "#d55e00"


def write(
    draw: ImageDraw.ImageDraw, x: float, y: float, text: str, size: float, fill: str = TEXT
) -> None:
    """Write a text around a point."""
    draw.text((x, y), text, fill, anchor="mm", font_size=size)
