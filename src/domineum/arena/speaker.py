"""The words of a report in one language, with the names of the game."""

from __future__ import annotations

from pathlib import Path

from domineum.kernel import AnyGame, Catalogue, Message
from domineum.kernel.messages import LANGUAGES

CATALOGUE = Catalogue.of(Path(__file__).parent / "locale")
DECIMAL = {"en": ".", "pl": ","}


class Speaker:
    """Says the texts of a report."""

    def __init__(self, game: AnyGame, language: str) -> None:
        assert language in LANGUAGES
        self.language = language
        self.texts = game.catalogue
        self.prefixes = game.arena.names

    def say(self, key: str, **args: int | str) -> str:
        """A text of the arena."""
        return CATALOGUE.render(Message(f"arena-{key}", args), self.language)

    def kind(self, kind: str) -> str:
        """What a kind of label or counted thing is called."""
        return self.say(f"kind-{kind}")

    def version(self, name: str) -> str:
        """The name of something that has a version; a bot in a file goes by its own."""
        return self.say(f"version-{name}") if f"arena-version-{name}" in CATALOGUE else name

    def name(self, kind: str, name: str) -> str:
        """What something is called in the game."""
        if kind in ("seat", "order"):
            number, _, seats = name.partition("/")
            return self.say(f"{kind}-of" if seats else f"{kind}-n", n=number, seats=seats)
        if kind == "map" and name.isdigit():
            return self.say("players-n", n=int(name))
        first, _, side = name.partition(" ")
        key = f"{self.prefixes.get(kind, kind)}-{first}"
        if key not in self.texts:
            return name
        found = self.texts.render(Message(key), self.language)
        return f"{found} {side}".rstrip()

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number as the language writes it."""
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        return text.replace(".", DECIMAL[self.language])

    def percent(self, share: float, digits: int = 1) -> str:
        """A share."""
        return f"{self.number(100 * share, digits)} %"

    def range(self, interval: tuple[float, float]) -> str:
        """An interval of shares."""
        low, high = (self.number(100 * end) for end in interval)
        return f"{low} – {high} %"
