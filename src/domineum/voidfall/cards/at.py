"""Where an effect is resolved: by whom, and which sector, Guild or track it is about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from domineum.kernel import Event, Message, Seat
from domineum.voidfall.state import Player, Voidfall

if TYPE_CHECKING:
    from domineum.voidfall.cards.abilities import Reaction


@dataclass(slots=True)
class Conquest:
    """What a sector was before it was conquered."""

    sector: int
    voidborn: int
    """Voidborn Fleet Power."""
    corrupted: bool
    population: int = 0


@dataclass(slots=True)
class At:
    """The context of an effect."""

    state: Voidfall
    seat: Seat
    must: bool = False
    committed: bool = False
    penalty: bool = False
    """Whether a penalty is suffered: what it triggers waits for its end, and Voidborn Fleet Power
    beyond a limit is left out.  [V-117] [V-261]"""
    strict: bool = False
    """Whether pieces must be placed in full, as in solid boxes.  [V-033]"""
    same: int = 0
    """The sector that the cost or the trigger concerned, 0 for none."""
    free: bool = False
    """Whether the price of an action fixed no sector: "the same" one is one of choice. [V-073]"""
    one_sector: int = 0
    """The sector chosen for all parts that must use one and the same."""
    guild: str = ""
    """The Guild established by this action, or the one that triggered the effect."""
    track: int = -1
    """The track that was just Corrupted or advanced on."""
    space: int = -1
    """The space of the Trade track that a token was just returned to."""
    produced: list[int] | None = None
    """What an effect that is repeated has produced: a different type each time."""
    conquest: Conquest | None = None
    paying: bool = False
    """Whether a cost of an action is being paid."""
    triggered: list[tuple[type[Reaction], At]] = field(default_factory=list)
    """What happened while the cost was paid: a point of the rules, and where."""
    deeds: list[Event] = field(default_factory=list)
    """What was done while the cost was paid; it counts when all of it is paid."""

    @property
    def player(self) -> Player:
        """Who resolves it."""
        return self.state.players[self.seat]

    def inside(self, same: int = 0, guild: str = "", space: int = -1) -> At:
        """Return the context of an effect that this one triggers."""
        return At(
            self.state, self.seat, same=same, guild=guild, space=space, conquest=self.conquest
        )

    def is_same(self, n: int) -> bool:
        """Whether a sector is the one that the cost or the trigger concerned.  [V-194]"""
        if self.free and not self.same:
            return self.one_sector in (0, n)
        return n == self.same


def did(at: At, deed: str, **data: int | str | Message) -> Iterable[Event]:
    """Say that a deed and all it triggered is done; only Crises listen.  [V-093]"""
    if at.state.void is None:
        return ()
    event = Event("did", at.seat, "", deed=deed, **data)
    if at.paying:
        at.deeds.append(event)
        return ()
    return (event,)


def about_to(at: At, deed: str) -> Iterable[Event]:
    """Say that a deed is certain to happen now; only Crises listen.  [V-097]"""
    return () if at.state.void is None else (Event("before", at.seat, "", deed=deed),)
