"""Deeds: what a Crisis can ask a player to do, and which events are such a deed.

A deed counts for the player who does it: in the Actions step of that player's turn, in that of
another player for a part of a Joint card, in the Preparation Phase and in the Evaluation Phase.
What Clean-up, a delayed box, a War, a penalty or a compensation brings is no deed. It is judged
when everything that it triggers is over; as part of a cost, when the whole cost is paid. [V-095]
[V-101]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from domineum.kernel import BadData, Event, Message
from domineum.kernel.decode import decode
from domineum.kernel.words import Worded, Words
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.state import Voidfall

Data = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Deed(Worded):
    """Something a player does, with attributes that all must fit."""

    announced: ClassVar[bool] = False
    """Whether the rules say that it is certain before it happens."""
    placed: ClassVar[bool] = False
    """Whether it happens in a sector."""

    times: int = 1
    """This many such deeds in one turn or phase; the last one meets the condition."""

    def parts(self) -> Sequence[Deed]:
        """The deeds of which one has to be done."""
        return (self,)

    def names(self) -> list[str]:
        """What may be done."""
        return [deed.word for deed in self.parts()]

    def fits(self, state: Voidfall, event: Event) -> bool:
        """Whether an event is this deed."""
        return self.word == event.data["deed"] and self.suits(state, event.data)

    def suits(self, state: Voidfall, data: Data) -> bool:
        """Whether such a deed has the right attributes."""
        return True

    def kind(self, data: Data) -> str | None:
        """What has to be different each time, if anything has to."""
        return None

    def describe(self) -> Message:
        """The printed text."""
        text = self.said(Message(f"deed-{self.word.replace('_', '-')}", self.args()))
        if self.times == 1:
            return text
        return Message(self.often(), {"do": text, "times": self.times})

    def args(self) -> Args:
        """What its text speaks of."""
        return {}

    def said(self, text: Message) -> Message:
        """The text with all that narrows the deed."""
        return text

    def often(self) -> str:
        """The key of the text that says how often it has to be done."""
        return "deed-times"


DEEDS = Words[Deed]("event")


@dataclass(frozen=True, kw_only=True)
class OneOf(Deed):
    """Any one of several deeds."""

    one: tuple[Deed, ...]

    def parts(self) -> Sequence[Deed]:
        return self.one

    def fits(self, state: Voidfall, event: Event) -> bool:
        return any(deed.fits(state, event) for deed in self.one)

    def describe(self) -> Message:
        return listed([deed.describe() for deed in self.one], "list-or")


def parse_deed(data: object, where: str) -> Deed:
    """Read a deed, or `one` of several."""
    if not isinstance(data, Mapping) or "one" not in data:
        return DEEDS.parse(data, where)
    if len(data) > 1:
        raise BadData(where, "'one' stands alone")
    found = [
        DEEDS.parse(one, f"{where}.one.{i}")
        for i, one in enumerate(decode(list[Any], data["one"], f"{where}.one"))
    ]
    if not found or any(deed.times > 1 for deed in found):
        raise BadData(f"{where}.one", "it has deeds that count the first time")
    return OneOf(one=tuple(found))


EFFECTS.hooks[Deed] = parse_deed


@dataclass(frozen=True, kw_only=True)
class InSector(Deed):
    """A deed in a sector."""

    placed = True

    in_: Filter | None = None
    """In such a sector, judged after the deed."""

    def suits(self, state: Voidfall, data: Data) -> bool:
        return self.in_ is None or self.in_.passes(state, data["sector"])

    def said(self, text: Message) -> Message:
        if self.in_ is None:
            return text
        return Message("deed-in", {"do": text, "filters": self.in_.text()})
