"""Totals: what a chapter of a game came to, added up from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from domineum.kernel.messages import Message
from domineum.kernel.question import Event, Seat


class Total(NamedTuple):
    """How the events of a kind are added up; its name is the message `total-NAME`.

    Several kinds may share a name; they then differ in no more than in what they count.
    """

    name: str
    number: str = ""
    """The datum that says how much; without it each event counts once."""
    thing: str = ""
    """The datum that names what it happened to; the message `thing-THING` puts it into words."""
    own: bool = False
    """Whether it is of the seat of its event; otherwise it is of the table as a whole."""
    bad: bool = False
    """Whether more of it is worse for those whose it is."""


class Sum(NamedTuple):
    """What the events of a chapter add up to in one regard, of a seat or of the whole table."""

    name: Message
    seat: Seat | None
    amount: int
    bad: bool
    things: list[Message]
    """What it happened to, in the order of the events; the same thing can be there twice."""


def sums(totals: Mapping[str, Total], events: Iterable[Event]) -> list[Sum]:
    """Add up what everybody may know of events, in the order in which the totals are declared."""
    found: dict[tuple[str, Seat | None], Sum] = {}
    for event in events:
        total = totals.get(event.kind)
        amount = 1 if total is None or not total.number else event.data[total.number]
        if total is None or not isinstance(amount, int) or not amount:
            continue
        seat = event.seat if total.own else None
        key = total.name, seat
        before = found.get(key)
        things = before.things if before else []
        if total.thing:
            about = {total.thing: event.data[total.thing]}
            things.append(Message(f"thing-{total.thing}", about))
        name = Message(f"total-{total.name}")
        found[key] = Sum(name, seat, amount + (before.amount if before else 0), total.bad, things)
    order = list(dict.fromkeys(total.name for total in totals.values()))
    places = {name: place for place, name in enumerate(order)}
    return [
        found[key]
        for key in sorted(found, key=lambda k: (places[k[0]], -1 if k[1] is None else k[1]))
    ]
