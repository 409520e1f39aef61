"""The content of the example game."""

from __future__ import annotations

from pathlib import Path

from domineum.kernel import content
from domineum.kernel.content import Source, kind
from tests.example.effects import EFFECTS
from tests.example.state import CharmCard, Lantern, Prize

FOLDER = Path(__file__).parent / "content"


class Cards(content.Content):
    lanterns: dict[str, Lantern] = kind(3, "lantern")
    prizes: dict[str, Prize] = kind(6, "prize")
    charms: dict[str, CharmCard] = kind(2, "charm")

    def __init__(self, *sources: Source) -> None:
        super().__init__(EFFECTS.hooks, *sources)
        self.key = self.hash if self.packs else ""
        self.cards = {
            f"{lantern.id} {light}": (lantern.id, light)
            for lantern in self.lanterns.values()
            for light in lantern.light
        }

    def deck(self) -> list[str]:
        """Every lantern twice."""
        return [f"{p.id} {light}" for p in self.lanterns.values() for light in p.light * 2]
