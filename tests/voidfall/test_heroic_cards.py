"""The three actions of each of the ten Heroic Focuses: what they cost and what they do.

Seat 0 has its Home 1 with Farmers, and its Outpost 4 with Engineers, Miners and a Shipyard, 4
Corvettes in each; the Outpost is Corrupted, and so is the Agenda slot 3. Sector 7 is easy prey.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from domineum.voidfall import GAME
from tests.voidfall.crisis_table import CrisisTable, taken

CONTENT = GAME.records
PREY = "invade 7 / move 4 corvette / move 4 corvette / attack 7"
FOODS = "resource food / resource food / resource food / resource food"
WEALTH = "take-agenda wealth redemption"


def heroic() -> CrisisTable:
    """A position in which every action is possible."""
    table = CrisisTable()
    table.void.scope = ""
    table.me.hand, table.me.loose_trade, table.state.trade[-1] = ["progress"], 1, 0
    table.me.slots[1].agenda = "agricultural-union"
    table.sector(1).fleets = (4, 0, 0, 0, 0)
    outpost = table.give(4, corvette=4)
    outpost.installations, outpost.corrupted = ("shipyard",), True
    table.state.improvement_block, table.me.tracks[0] = False, 3
    table.learn("dreadnoughts")
    table.void.current, table.void.military = "bare-silos", ["thin-lines"]
    return table


class Case(NamedTuple):
    """What is paid, the answers, and everything that changes."""

    stock: dict[str, int]
    answers: str
    expected: str


CASES = {
    "heroic-conquest annihilate": Case(
        {"food": 1, "energy": 2}, f"{PREY} / outcome glory / outcome reward", ""
    ),
    "heroic-conquest plan": Case(
        {"energy": 1, "credits": 1},
        f"resolve regroup / move 4 corvette / done / resolve gain_agenda / {WEALTH}",
        "",
    ),
    "heroic-conquest prepare": Case(
        {}, "recall 1 corvette / resolve activate", ""
    ),
    "heroic-development develop": Case(
        {"materials": 2},
        "resolve establish / establish 1 / guild miners / resolve increase_population",
        "",
    ),
    "heroic-development grow": Case(
        {"food": 3}, f"resolve gain / {FOODS} / resolve establish / establish 1 / guild miners", ""
    ),
    "heroic-development harmonize": Case(
        {"science": 1}, "resolve remove_corruption / resolve build / installation defense", ""
    ),
    "heroic-innovation research": Case(
        {"food": 4},
        "resolve gain_technology / gain-basic targeting / forfeit",
        "",
    ),
    "heroic-innovation experiment": Case(
        {},
        "resolve gain_technology / resolve remove_voidborn / remove-voidborn 2",
        "",
    ),
    "heroic-innovation consolidate": Case(
        {"food": 2},
        f"resolve gain_agenda / {WEALTH} / resolve discard_crisis / discard-crisis thin-lines",
        "",
    ),
    "heroic-leadership rise": Case(
        {"food": 4}, "resolve build_safe_haven_level / haven lantern-rock", ""
    ),
    "heroic-leadership harness": Case(
        {},
        "resolve remove_corruption / cleanse-slot 3 / resolve preferred_focus_action / "
        "prefer progress experiment / resolve establish / establish 1",
        "",
    ),
    "heroic-leadership repel": Case(
        {"food": 1}, "resolve remove_harbinger / remove-harbinger 8", ""
    ),
    "heroic-politics inspire": Case(
        {"credits": 2, "science": 1}, "resolve advance / bonus 6", ""
    ),
    "heroic-politics prevail": Case(
        {"energy": 2, "science": 1},
        f"resolve remove_voidborn / remove-voidborn 5 / resolve invade / {PREY}",
        "",
    ),
    "heroic-politics overthrow": Case(
        {}, "resolve remove_corruption / resolve remove_harbinger / remove-harbinger 2", ""
    ),
    "heroic-production thrive": Case({}, "resolve per / resolve remove_harbinger / remove-harbinger 2", ""),
    "heroic-production supply": Case({}, "resolve produce", ""),
    "heroic-production optimize": Case(
        {}, "recall 1 corvette / resolve remove_corruption / cleanse-slot 3 / increase 1", ""
    ),
    "heroic-progress experiment": Case(
        {}, "resolve establish / establish 1", ""
    ),
    "heroic-progress invent": Case(
        {"food": 1},
        "resolve gain_technology / gain-improved dreadnoughts / resolve remove_corruption / "
        "cleanse-slot 3",
        "",
    ),
    "heroic-progress restore": Case(
        {},
        "resolve deploy / deploy 4 corvette / resolve regroup / move 1 corvette / done / "
        "resolve discard_crisis",
        "",
    ),
    "heroic-prosperity prosper": Case(
        {"food": 2}, f"resolve advance / bonus 6 / {FOODS}", ""
    ),
    "heroic-prosperity revolt": Case(
        {},
        "destroy 4 miners / resolve gain_trade / bonus 6 / resolve remove_harbinger / "
        "remove-harbinger 2",
        "",
    ),
    "heroic-prosperity organize": Case({}, f"resolve gain_agenda / {WEALTH}", ""),
    "heroic-reinforcement accelerate": Case(
        {"food": 4},
        "resolve regroup / move 1 corvette / done / resolve advance / advance statecraft / "
        f"{FOODS}",
        "",
    ),
    "heroic-reinforcement muster": Case(
        {"materials": 4}, "resolve activate / resolve muster / deploy 1 corvette / deploy 4 corvette", ""
    ),
    "heroic-reinforcement resist": Case(
        {}, "corrupt-track economy / resolve build / installation defense / build 4 / installation defense", ""
    ),
    "heroic-temptation exploit": Case(
        {"food": 4}, f"resolve gain / {FOODS} / resolve preferred_focus_action / prefer progress experiment / resolve establish / establish 1", ""
    ),
    "heroic-temptation apply": Case(
        {}, "corrupt-track society / resolve advance 1 / resolve advance 2 / advance statecraft", ""
    ),
    "heroic-temptation exert": Case(
        {}, "resolve activate / resolve deploy / resource food / resource energy", ""
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_an_action_of_a_heroic_focus(name: str) -> None:
    """[V-016] [V-059] [V-073] [V-075]"""
    case = CASES[name]
    table = heroic()
    table.stock(**case.stock)
    assert taken(table, *name.split(), case.answers) == case.expected
