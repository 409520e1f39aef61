"""Positions against the Voidborn: solo on C011, or two players on Paired Candles."""

from __future__ import annotations

from typing import cast

from domineum.kernel import Match
from domineum.voidfall import GAME
from domineum.voidfall.setup.steps import read_config
from domineum.voidfall.state import Void, Voidfall
from domineum.voidfall.void.crisis_board import HARBINGER, Row, row_of, the_void
from domineum.voidfall.words import Difficulty
from tests.voidfall.table import Table

SOLO, PAIR = "c011", "paired-candles"
MILITARY = ["thin-lines", "hull-fatigue", "massed-wings", "iron-cordon"]
ECONOMIC = ["bare-silos", "toll-stations", "ration-cards", "black-ledger"]
"""Crises of each row, to fill it with."""


class VoidTable(Table):
    """A position in a co-operative or solo game, before the offer and the Alerts are dealt."""

    def __init__(
        self, *houses: str, scenario: str = SOLO, difficulty: str = "easy", event: str = "event-1b"
    ) -> None:
        super().__init__(*houses, scenario=scenario, event=event)
        self.config["difficulty"] = difficulty
        self.void.difficulty = cast(Difficulty, difficulty)
        self.state.order = list(range(len(self.state.players)))
        for deck in self.state.event_decks[:1]:
            deck.clear()

    @property
    def void(self) -> Void:
        """The Voidborn's part of the game."""
        return the_void(self.state)

    def alert(self, card: str) -> None:
        """Let a card be the current Alert."""
        self.void.alert = card
        level = GAME.records.alerts[card].level
        if level:
            self.void.situations[level] -= 1
        else:
            self.void.wars.remove(card)

    def face(self, crisis: str) -> None:
        """Let a Crisis be the current one, under a Situation of its level."""
        self._take(crisis)
        self.void.current = crisis
        self.alert(f"situation-{GAME.records.crises[crisis].level}")

    def fill(self, row: Row, *pieces: str) -> None:
        """Let pieces lie on a row from the left; a Harbinger comes from the supply."""
        for piece in pieces:
            if piece == HARBINGER:
                self.void.harbingers -= 1
            else:
                self._take(piece)
        row_of(self.void, row)[:] = pieces

    def _take(self, crisis: str) -> None:
        level = GAME.records.crises[crisis].level
        if level:
            self.void.decks[level].remove(crisis)

    def shelter(self, tile: str, *seats: int) -> None:
        """Let Inactive Fleet Power of these seats stand on the levels of a Safe Haven."""
        haven = next(haven for haven in self.void.havens if haven.tile == tile)
        for seat in seats:
            self.player(seat).inactive -= 1
            haven.filled.append(seat)


def solo(*houses: str, difficulty: str = "easy", event: str = "event-1b") -> VoidTable:
    """One player on C011."""
    return VoidTable(*houses, difficulty=difficulty, event=event)


def pair(*houses: str, difficulty: str = "easy", event: str = "event-1b") -> VoidTable:
    """Two players on Paired Candles; seat 0 is first."""
    return VoidTable(*houses, scenario=PAIR, difficulty=difficulty, event=event)


def game(
    *houses: str,
    scenario: str = SOLO,
    difficulty: str = "easy",
    seed: int = 1,
    preselect: bool = False,
    blind: bool = False,
) -> Match[Voidfall]:
    """A whole game from its set-up."""
    config = VoidTable(*houses, scenario=scenario, difficulty=difficulty).config
    config |= {"preselect": preselect, "blind": blind}
    read_config(GAME.records, config)
    return Match(GAME, config, seed, log=True)
