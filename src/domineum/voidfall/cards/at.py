"""Where an effect is resolved: by whom, and which sector, Guild or track it is about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from domineum.kernel import Event, Message, Seat
from domineum.voidfall.state import Voidfall

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


class At:
    """The context of an effect. It is made often: what is as usual stands on the class."""

    committed: bool = False
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
    triggered: tuple[tuple[type[Reaction], At], ...] = ()
    """What happened while the cost was paid: a point of the rules, and where."""
    deeds: tuple[Event, ...] = ()
    """What was done while the cost was paid; it counts when all of it is paid."""

    def __init__(
        self,
        state: Voidfall,
        seat: Seat,
        must: bool = False,
        penalty: bool = False,
        strict: bool = False,
        same: int = 0,
        paying: bool = False,
    ) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        """Who resolves it."""
        self.must = must
        self.penalty = penalty
        """Whether a penalty is suffered: what it triggers waits for its end, and Voidborn Fleet
        Power beyond a limit is left out.  [V-117] [V-261]"""
        self.strict = strict
        """Whether pieces must be placed in full, as in solid boxes.  [V-033]"""
        self.same = same
        """The sector that the cost or the trigger concerned, 0 for none."""
        self.paying = paying
        """Whether a cost of an action is being paid."""

    def inside(self, same: int = 0, guild: str = "", space: int = -1) -> At:
        """Return the context of an effect that this one triggers."""
        at = At(self.state, self.seat, same=same)
        at.guild, at.space, at.conquest = guild, space, self.conquest
        return at

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
        at.deeds = (*at.deeds, event)
        return ()
    return (event,)


def about_to(at: At, deed: str) -> Iterable[Event]:
    """Say that a deed is certain to happen now; only Crises listen.  [V-097]"""
    return () if at.state.void is None else (Event("before", at.seat, "", deed=deed),)
