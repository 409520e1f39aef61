"""Hints in the labels of options: what an option takes that its name does not say."""

from __future__ import annotations

from typing import Any, TypeVar

from domineum.kernel import Message, Option
from domineum.revenant.state import At

T = TypeVar("T")


def trades_for(at: At, paid: Any) -> int:
    """How many cards have to be traded for the cost that an effect or option may have."""
    cost = getattr(paid, "cost", None)
    return 0 if cost is None or not at.player.hidden else int(cost.trades(at))


def tainted(option: Option[T]) -> Option[T]:
    """The option, with a label that says that it brings Corruption. [R-101]"""
    return Option(
        option.verb,
        option.value,
        lambda: Message("corruption-comes", {"option": option.label()}),
        **option.about,
    )


def marked(option: Option[T], cards: int) -> Option[T]:
    """The option, with a label that says how many cards have to be traded for it. [R-113]"""
    if cards <= 0:
        return option

    def text() -> Message:
        return Message("trades-needed", {"option": option.label(), "n": cards})

    return Option(option.verb, option.value, text, **option.about)
