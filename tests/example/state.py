"""What the example game keeps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from domineum.kernel import Ability, GameState, State, computed, counted, own, public, state
from domineum.kernel.content import Piece
from domineum.kernel.effects import Effect

if TYPE_CHECKING:
    from tests.example.cards import Cards

CONTENTS: dict[str, Cards] = {}
HARBOURS, LIMIT, HAND, ROUNDS = 3, 4, 3, 6


@dataclass(frozen=True, kw_only=True)
class Lantern(Piece):
    light: list[int]


@dataclass(frozen=True, kw_only=True)
class Prize(Piece):
    effect: Effect[At]


@dataclass(frozen=True, kw_only=True)
class CharmCard(Piece):
    abilities: list[Ability]


@dataclass(frozen=True)
class Config:
    players: int = 2

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 4:
            raise ValueError(f"2 to 4 players, not {self.players}")


@state
class Keeper(State):
    hand: list[str] = own(sorted, others=len)
    """The lanterns in hand, or how many."""
    oil: int = public()
    points: int = public()
    charms: list[str] = public()


@state
class Harbour(State):
    """Where oil is poured."""

    oil: int = public()
    owner: int = public()
    """-1 is nobody."""


@state
class Night(GameState):
    round: int = public()
    keepers: list[Keeper] = computed()
    harbours: list[Harbour] = public()
    deck: list[str] = counted()
    discard: list[str] = public()
    prizes: list[str] = counted()
    seen: list[int]
    """Who has looked at the next prize."""

    @property
    def content(self) -> Cards:
        return CONTENTS[self.pack]


@dataclass(slots=True)
class At:
    """Where an effect is resolved."""

    state: Night
    seat: int
    must: bool = False
    committed: bool = False

    @property
    def keeper(self) -> Keeper:
        return self.state.keepers[self.seat]
