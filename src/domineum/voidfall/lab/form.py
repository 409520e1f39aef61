"""What the form of the Combat lab offers: everything that a page would else have to know."""

from __future__ import annotations

from typing import TypedDict

from domineum.voidfall.battle import ROLES, Role
from domineum.voidfall.content.loading import Content
from domineum.voidfall.lab.arms import (
    box,
    counting_yards,
    launches,
    mattering,
    paid_with,
    price_of_bombard,
    speaking,
)
from domineum.voidfall.lab.calls import COUNTED, OF_THE_VOIDBORN, ONLY_FOR, PAID_WITH
from domineum.voidfall.words import FLEET_POWER, FLEETS


class RoleView(TypedDict):
    """What a side can have in its role."""

    player: list[str]
    """What can be counted of a player, in the order of the form."""
    voidborn: list[str]
    technologies: list[str]
    """Those that can change a Combat; `+` stands for the Improved one."""
    abilities: dict[str, list[int]]
    """Which of the abilities of each of them are about this side, by their numbers from 0."""
    needs: dict[str, list[str]]
    """What counts only with one of these Technologies."""


class FormView(TypedDict):
    """All that can be set in the form."""

    fleets: list[str]
    power: int
    """The Fleet Power of a player."""
    absorption: int
    """How many Materials an Absorption costs."""
    launches: dict[str, int]
    """How many Corvettes each Fleet Power of a type can launch."""
    switches: list[str]
    """What is there or not: the payments."""
    roles: dict[Role, RoleView]


def form(content: Content | None = None) -> FormView:
    """The form for a content, else for that of the box."""
    content = content or box()
    return {
        "fleets": list(FLEETS),
        "power": FLEET_POWER,
        "absorption": price_of_bombard(content),
        "launches": launches(content),
        "switches": list(PAID_WITH),
        "roles": {role: _role(content, role) for role in ROLES},
    }


def _role(content: Content, role: Role) -> RoleView:
    own = [name for name in COUNTED if ONLY_FOR.get(name, role) == role]
    needs = {name: paid_with(content, role, what) for name, what in PAID_WITH.items()}
    return {
        "player": [name for name in own if name != "voidborn"],
        "voidborn": [name for name in own if name in OF_THE_VOIDBORN],
        "technologies": list(mattering(content, role)),
        "abilities": {name: speaking(content, role, name) for name in mattering(content, role)},
        "needs": {"yards": counting_yards(content, role)}
        | {name: needed for name, needed in needs.items() if name in own},
    }
