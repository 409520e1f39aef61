"""Positions of the example game, in a line or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from domineum.kernel import Match, Random
from domineum.kernel.game import Step
from tests.example.game import GAME, Lanterns
from tests.example.state import HARBOURS, LIMIT, Harbour, Keeper, Night


def keeper(hand: str, oil: int = 0, points: int = 0, *charms: str) -> Keeper:
    """A keeper with a hand such as "sun 1, moon 2"."""
    return Keeper(hand.split(", ") if hand else [], oil, points, list(charms))


def night(
    *keepers: Keeper,
    steps: Sequence[Step] = (("pick",), ("draw",)),
    prizes: Sequence[str] = ("cask", "gift"),
    harbours: Sequence[tuple[int, int]] = (),
    number: int = 1,
) -> Night:
    """A night with these keepers; all other lanterns are in the deck, the first prize is next.

    `harbours` are given as (oil, owner).
    """
    deck = Counter[str]()
    for lantern in GAME.records.lanterns.values():
        deck.update(f"{lantern.id} {light}" for light in lantern.light * 2)
    deck.subtract(card for k in keepers for card in k.hand)
    filled = [Harbour(*harbour) for harbour in harbours]
    filled += [Harbour(0, -1) for _ in range(HARBOURS - len(filled))]
    return Night(
        random=Random(7), reveals=0, steps=[*reversed(steps)], round=number,
        keepers=list(keepers), harbours=filled, deck=sorted(deck.elements()), discard=[],
        prizes=[*reversed(prizes)], seen=[],
    )  # fmt: skip


def table(position: Night, game: Lanterns = GAME) -> Match[Night]:
    """A running game from a position, with a log."""
    return Match.at(game, {"players": len(position.keepers)}, 1, position.copy(), log=True)


def play(match: Match[Night], *codes: str) -> Match[Night]:
    """Make choices, each for the first seat that can make it."""
    for code in codes:
        seats = [question.seat for question in match.questions if question.find(code) >= 0]
        match.choose(code, seats[0] if seats else None)
    return match


FULL = (LIMIT, 0)
"""A harbour that seat 0 has filled."""
