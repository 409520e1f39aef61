"""The log says everything that changed: whatever a choice changes has a line of a fitting kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from domineum.kernel import Event, Match, Random
from domineum.voidfall import GAME
from domineum.voidfall.cards.texts import amounts_text
from domineum.voidfall.state import Player, Sector, Voidfall
from tests.voidfall import players, void_players

FIGHT = ("combat-", "abandoned", "taken-over", "conquered")
FLEETS = (
    "deployed", "recalled", "moved", "invades", "activated", "deactivated", "haven", "reclaim",
    "fallen", *FIGHT,
)  # fmt: skip
CORRUPTION = ("corrupted", "cleansed", "moved-corruption", "taken-over", "kept", "rift-closed")
OF_PLAYERS: dict[str, tuple[Callable[[Player], object], tuple[str, ...]]] = {
    "Influence": (lambda p: p.influence, ("influence",)),
    "stock": (
        lambda p: tuple(p.stock),
        ("gained", "produced", "spent", "lost", "upkeep", "gave", "combat-"),
    ),
    "tracks": (lambda p: tuple(p.tracks), ("advanced",)),
    "Corruption": (lambda p: (p.mat_corruption, p.chambers), CORRUPTION),
    "Fleet Power": (lambda p: (p.active, p.inactive), FLEETS),
    "Glory": (lambda p: sorted(p.glory), ("glory",)),
    "Bounty tokens": (lambda p: sorted(p.bounty), ("bounty", "discarded")),
    "Reclaim tokens": (lambda p: sorted(p.reclaim), ("reclaim", "discarded")),
    "Technologies": (lambda p: sorted(p.technologies.items()), ("technology", "fallen", "lost")),
    "Agendas": (
        lambda p: (len(p.agendas), [slot.agenda for slot in p.slots]),
        ("agenda",),
    ),
    "Trade tokens": (lambda p: p.trade, ("trade", "flipped", "returned")),
}
OF_SECTORS: dict[str, tuple[Callable[[Sector], object], tuple[str, ...]]] = {
    "owner": (lambda s: s.owner, FIGHT),
    "Fleet Power": (lambda s: (s.fleets, s.voidborn), (*FLEETS, "placed", "voidborn-removed")),
    "Guilds": (lambda s: s.guilds, ("established", "destroyed", "placed", "razed", *FIGHT)),
    "Installations": (lambda s: s.installations, ("built", "destroyed", "placed", "razed", *FIGHT)),
    "Population": (lambda s: s.population, ("increased", "decreased", "rift-closed", *FIGHT)),
    "Corruption": (lambda s: s.corrupted, (*CORRUPTION, *FIGHT)),
    "tokens": (
        lambda s: (len(s.bounty), len(s.reclaim), s.glory),
        ("placed", "bounty", "reclaim", "glory", "consumed", *FIGHT),
    ),
    "Harbingers": (lambda s: s.harbingers, ("harbinger", "placed", *FIGHT)),
}


PATIENCE = 40
"""Choices until a change that began must have its line: a payment in several units has one."""


def untold(before: Voidfall, after: Voidfall, events: list[Event]) -> Iterator[str]:
    """What has changed without a line of a kind that says so."""
    kinds = [event.kind for event in events]
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        own = [event.kind for event in events if event.data.get("player", seat) == seat]
        for name, (value, fitting) in OF_PLAYERS.items():
            if value(old) != value(new) and not _told(own, fitting):
                yield f"{name} of seat {seat}: {value(old)} became {value(new)}, told: {own}"
    for n, (was, now) in enumerate(zip(before.sectors, after.sectors, strict=True)):
        for what, (of, fit) in OF_SECTORS.items():
            if of(was) != of(now) and not _told(kinds, fit):
                yield f"{what} of sector {n}: {of(was)} became {of(now)}, told: {kinds}"


def _told(kinds: list[str], fitting: tuple[str, ...]) -> bool:
    return any(kind.startswith(fitting) for kind in kinds)


def steps(match: Match[Voidfall], number: int) -> Iterator[str]:
    """Play a game to its end, and name every change that the log does not say."""
    random = Random.stream(number, "log")
    match.log = True
    before, length, waited = match.state.copy(), len(match.history), 0
    while not match.over:
        question = random.pick(match.questions)
        match.choose(void_players.careful(random, question), question.seat)
        problems = list(untold(before, match.state, match.events_since(length + 1)))
        waited = waited + 1 if problems else 0
        if not problems or waited > PATIENCE or match.over:
            yield from (f"{question.topic}: {problem}" for problem in problems)
            before, length, waited = match.state.copy(), len(match.history), 0


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("kind", ["rivals", "wealthy", "against-voidborn", "wealthy-void"])
def test_every_change_has_a_line(kind: str, number: int) -> None:
    """[V-074] [V-143] [V-190] [V-430]"""
    start = {
        "rivals": players.start,
        "wealthy": players.wealthy,
        "against-voidborn": void_players.start,
        "wealthy-void": void_players.wealthy,
    }[kind]
    assert list(steps(start(7 * number), number)) == []


def test_upkeep_says_what_was_paid_and_what_could_not_be() -> None:
    """Only what stays unpaid is called so. [V-143] [V-145]"""

    def said(upkeep: int, paid: int) -> str:
        what = amounts_text({"food": paid})
        event = Event(
            "upkeep",
            0,
            "V-143",
            player=0,
            upkeep=upkeep,
            paid=paid,
            unpaid=upkeep - paid,
            what=what,
        )
        return GAME.catalogue.render(event.seen_by(None), "en")

    assert said(0, 0) == "Player 1 has no Upkeep."
    assert said(2, 2) == "Player 1 satisfies 2 Upkeep with 2 Food."
    assert said(3, 1) == "Player 1 has 3 Upkeep and pays 1 Food; 2 of it cannot be satisfied."
