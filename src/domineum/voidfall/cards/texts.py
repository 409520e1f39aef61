"""How the texts of cards are put together from messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domineum.kernel import Message
from domineum.kernel.effects import joined

Args = dict[str, int | str | Message]

COMPOUND = frozenset({
    "effect-join-all", "effect-join-one", "effect-join-sequence", "effect-per", "effect-cost",
    "effect-first", "effect-repeat", "effect-if", "effect-if-only", "effect-invade-then",
    "effect-invade-with", "effect-who-only-you", "effect-who-you-or-another",
    "effect-who-you-and-or-another", "effect-who-you-and-or-another-split",
})  # fmt: skip
"""Texts with parts of their own, which stand in brackets when they are part of another."""


def listed(parts: list[Message], last: str) -> Message:
    """Commas between the parts, and a word of its own before the last: `A, B and C`."""
    if len(parts) == 1:
        return parts[0]
    return Message(last, {"left": joined("list-comma", parts[:-1]), "right": parts[-1]})


def bracketed(text: Message) -> Message:
    """The text of an effect as a part of another one."""
    return Message("effect-brackets", {"do": text}) if text.key in COMPOUND else text


def amounts_text(amounts: Mapping[Any, int], verb: str = "amount") -> Message:
    """Amounts of resources: `2 Food and 1 Credit`."""
    parts = [
        Message(f"{verb}-{name.replace('_', '-')}", {"amount": amount})
        for name, amount in amounts.items()
        if amount
    ]
    return listed(parts, "list-and") if parts else Message("amount-nothing")


def kinds_text(argument: str, form: str, kinds: list[str], last: str) -> Message:
    """Names in a grammatical form: `guild-of` is a message that knows all Guilds."""
    return listed([Message(f"{argument}-{form}", {argument: kind}) for kind in kinds], last)


def focus_text(focuses: list[str]) -> Message:
    """The Focuses that something goes with."""
    return listed([Message(f"focus-{focus}") for focus in focuses], "list-or")


def in_sector(text: Message, where: str | None) -> Message:
    """An effect, and in which sectors it is possible."""
    return Message(f"where-{where.replace('_', '-')}", {"do": text}) if where else text


def action_text(name: Message, cost: Message, effect: Message) -> Message:
    """An action with its name, its cost and its effect."""
    return Message("option-action", {"name": name, "cost": cost, "effect": effect})
