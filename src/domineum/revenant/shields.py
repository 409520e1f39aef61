"""Shields, and removing Damage and Rifts."""

from __future__ import annotations

from functools import partial

from domineum.kernel import Event, Flow, Message, Option, Question, ask
from domineum.revenant.movement import name_of
from domineum.revenant.state import At, Fleet
from domineum.revenant.words import (
    SECTOR_NAMES,
    SHIPS,
    ship_options,
)

CLOSE: list[Option[int]] = [Option("close", n, sector=s) for n, s in enumerate(SECTOR_NAMES)]
REVENANT = SHIPS
SHIELDS = 12
REPAIR = ship_options("repair")
REPAIR_REVENANT: Option[int] = Option(
    "repair", REVENANT, lambda: Message("option-repair-revenant"), type="revenant"
)
NONE: Option[int] = Option("done", -1)
NO_SHIELD: Option[tuple[int, int]] = Option("done", (0, 0))


def place(at: At, number: int, sectors: tuple[int, ...], split: bool) -> Flow[bool]:
    """Place up to that many Shields, in one Sector or split. [R-156] [R-204]"""
    left = number
    while left:
        most = min(left, supply(at.state))
        if not most:
            yield Event("short-shields", at.seat, "R-008", n=left, player=at.seat)
            break
        options = [guard(sector, n) for sector in sectors for n in sorted({most, 1}, reverse=True)]
        usual = options[0] if len(sectors) == 1 else None
        question = Question(
            at.seat, "revenant.shield", [*options, NO_SHIELD], about={"n": left}, usual=usual
        )
        sector, placed = yield from ask(question)
        if not placed:
            break
        left -= placed
        at.state.shields[sector] += placed
        yield Event("shielded", at.seat, "R-156", sector=sector, n=placed, player=at.seat)
        if not split:
            sectors = (sector,)
    return left < number


def guard(sector: int, number: int) -> Option[tuple[int, int]]:
    """The option to place Shields in a Sector."""
    about: dict[str, int | str] = {"sector": SECTOR_NAMES[sector]}
    text = partial(Message, "option-shield", {**about, "n": number})
    return Option("shield", (sector, number), text, **about | ({"n": number} if number > 1 else {}))


def supply(fleet: Fleet) -> int:
    """Shields that are not on the Main board. [R-008]"""
    return SHIELDS - sum(fleet.shields)


def damaged(at: At, sectors: tuple[int, ...], revenant: bool) -> list[int]:
    """Ships of the fleet with Damage in the Sectors. [R-155]"""
    fleet = at.state
    ships = [s for s in range(SHIPS) if fleet.damage[s] and fleet.place[s] in sectors]
    return [*ships, REVENANT] if revenant and fleet.revenant else ships


def remove_damage(at: At, number: int, sectors: tuple[int, ...], where: str) -> Flow[bool]:
    """Remove Damage markers from ships in one Sector, or from anywhere. [R-155] [RU-73]"""
    fleet = at.state
    revenant = where in ("any", "any_split")
    for left in range(number, 0, -1):
        ships = damaged(at, sectors, revenant)
        if not ships:
            return left < number
        options = [REPAIR_REVENANT if s == REVENANT else REPAIR[s] for s in ships]
        if not at.must:
            options.append(NONE)
        about = {"n": left}
        usual = options[0] if len(ships) == 1 else None
        question = Question(at.seat, "revenant.repair", options, about=about, usual=usual)
        ship = yield from ask(question)
        if ship < 0:
            return left < number
        if ship == REVENANT:
            fleet.revenant -= 1
            yield Event("repaired-revenant", at.seat, "R-155", n=1, player=at.seat)
            sectors = sectors if where == "any_split" else ()
        else:
            fleet.damage[ship] -= 1
            yield Event("repaired", at.seat, "R-155", ship=name_of(ship), player=at.seat)
            if where != "any_split":
                sectors, revenant = (fleet.place[ship],), False
    return True


def remove_rift(at: At, sectors: tuple[int, ...]) -> Flow[bool]:
    """Return one Rift to the supply."""
    options = [CLOSE[s] for s in sectors if at.state.rifts[s]]
    sector = yield from ask(Question(at.seat, "revenant.rift", [*options, NONE]))
    if sector > 0:
        at.state.rifts[sector] = 0
        yield Event("closed", at.seat, "R-024", sector=sector, player=at.seat)
    return sector > 0
