"""The texts of the bots: why they decide as they do."""

from __future__ import annotations

from pathlib import Path

from domineum.kernel import AnyGame, Catalogue

FOLDER = Path(__file__).parent / "locale"
CATALOGUE = Catalogue.of(FOLDER)
"""Renders what `Bot.why` says, except the names of a game's options in it."""


def catalogue_for(game: AnyGame) -> Catalogue:
    """The texts of the bots together with those of a game, whose options they name."""
    both = Catalogue()
    for language, texts in both.texts.items():
        texts |= game.catalogue.texts[language] | CATALOGUE.texts[language]
    return both
