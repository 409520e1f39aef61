"""The second line of options, where the rules say more of them than a try of them shows."""

from __future__ import annotations

from collections.abc import Sequence

from domineum.kernel import Message
from domineum.kernel.effects import joined
from domineum.revenant.state import At
from domineum.revenant.words import (
    FRIGATE,
    KINDS,
    SECTOR_NAMES,
    SHIPS,
    house_of,
    kind_of,
)


def of_place(at: At, place: int) -> Message | None:
    """What a Crew member can do at a place, and where it is. [R-192] [R-213] [R-217] [R-225]"""
    fleet = at.state
    if place >= FRIGATE + 4:
        return Message("detail-place", {"place": place})
    about: dict[str, int | str | Message] = {"sector": SECTOR_NAMES[fleet.place[place]]}
    if place >= SHIPS:
        return Message("detail-frigate", about)
    kind = KINDS[kind_of(place)]
    if kind != "arkship":
        about["voidborn"] = fleet.voidborn[fleet.place[place]]
        return Message(f"detail-{kind}", about)
    upper, lower = at.content.options[house_of(place)]
    about |= {"upper": upper.describe(), "lower": lower.describe()}
    return Message("detail-arkship", about)


def of_sent(at: At, place: int, member: int) -> Message | None:
    """The same, and whose abilities count if that is chosen along with it. [R-163]"""
    said = of_place(at, place)
    cards = cards_of(at, member) if member >= 0 else ()
    return joined("detail-and", [said, of_cards(cards)]) if said and cards else said


def of_member(at: At, member: int) -> Message:
    """Whose abilities count for a Crew member. [R-163]"""
    return of_cards(cards_of(at, member))


def cards_of(at: At, member: int) -> Sequence[str]:
    """The Captain, or the cards of a Cadet."""
    player = at.player
    return (player.captain,) if member == 0 else player.cadets[member - 1]


def of_cards(cards: Sequence[str]) -> Message:
    """Cards by their names."""
    if not cards:
        return Message("detail-no-cards")
    return joined("card-list", [Message("card-name", {"card": card}) for card in cards])


def of_draw(at: At, number: int) -> Message:
    """How many cards will be in hand. [R-169] [R-170]"""
    hand = len(at.player.hand)
    return Message("detail-draw", {"n": number, "hand": hand, "after": hand + number})
