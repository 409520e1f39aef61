"""The three actions of each of the ten Heroic Focuses: what they cost and what they do.

Seat 0 has its Home 1 with Farmers, and its Outpost 4 with a Shipyard, Engineers, Miners and
Scientists, and 4 Corvettes in each; the Outpost and the Agenda slot 3 are Corrupted.
"""

from __future__ import annotations

import pytest

from domineum.voidfall import GAME
from domineum.voidfall.state import NOBODY
from tests.voidfall.crisis_table import CrisisTable, taken

PREY = "invade 7 / move 4 corvette / move 4 corvette / move 4 corvette / attack 7"
FOODS = "resource 4-food"
CREDITS = "resource 4-credits"
WEALTH = "take-agenda wealth redemption"
PREFER = "prefer progress experiment / +establish"


def heroic() -> CrisisTable:
    """A position in which every action is possible; 7 is easy prey."""
    table = CrisisTable()
    table.void.scope = ""
    table.me.hand, table.me.loose_trade, table.state.trade[-1] = ["progress"], 1, 0
    table.slot(1).agenda = "agricultural-union"
    table.sector(1).fleets = (4, 0, 0, 0, 0)
    outpost = table.give(4, corvette=4)
    outpost.guilds = ("engineers", "miners", "scientists")
    outpost.installations, outpost.corrupted = ("shipyard",), True
    table.state.improvement_block, table.me.tracks[0] = False, 3
    table.learn("dreadnoughts")
    table.void.current, table.void.military = "bare-silos", ["thin-lines"]
    return table


CASES: list[tuple[str, dict[str, int], str, str]] = [
    (
        "heroic-conquest annihilate",
        {"food": 1, "energy": 2},
        f"{PREY} / outcome glory / outcome reward",
        "food -1, energy -2, influence +3, sectors +1, population +2, glory +1, voidborn -1",
    ),
    (
        "heroic-conquest plan",
        {"energy": 1, "credits": 1},
        f"+regroup / move 4 corvette 1 / done / +gain_agenda / {WEALTH}",
        "energy -1, credits -1, hand +1",
    ),
    (
        "heroic-conquest prepare",
        {},
        "recall 1 corvette / +activate / +upgrade_glory",
        "active +3, inactive -2, deployed -1, glory +1",
    ),
    (
        "heroic-development develop",
        {"materials": 2},
        "+establish / establish 1 miners / +increase_population",
        "materials -2, guilds +1, population +1",
    ),
    (
        "heroic-development grow",
        {"food": 3},
        f"+gain / {FOODS} / +establish / establish 1 miners",
        "food +1, guilds +1",
    ),
    (
        "heroic-development harmonize",
        {"science": 1},
        "+remove_corruption / +build / build 4 defense",
        "science -1, installations +1, corruption -1",
    ),
    (
        "heroic-innovation research",
        {"food": 4},
        "+gain_technology / gain-basic targeting / forfeit",
        "food -4, science +1, technologies +1, tableau -1",
    ),
    (
        "heroic-innovation experiment",
        {},
        "+gain_technology / +remove_voidborn / remove-voidborn 2",
        "influence +6, voidborn -1, improved -1",
    ),
    (
        "heroic-innovation consolidate",
        {"food": 2},
        f"+gain_agenda / {WEALTH} / +discard_crisis / discard-crisis thin-lines",
        "food -2, hand +1, crises -1",
    ),
    (
        "heroic-leadership rise",
        {"food": 4},
        "+build_safe_haven_level / haven lantern-rock",
        "food -4, inactive -1, levels +1",
    ),
    ("heroic-leadership rise", {"food": 4}, "+per", "food -4, influence +2"),
    (
        "heroic-leadership harness",
        {},
        f"+remove_corruption / cleanse-slot 3 / {PREFER}",
        "guilds +1, corruption -1, glory -2",
    ),
    (
        "heroic-leadership repel",
        {"food": 1},
        "+remove_harbinger / remove-harbinger 8",
        "food -1, harbingers -1",
    ),
    (
        "heroic-leadership repel",
        {"food": 1},
        "+discard_crisis / discard-crisis bare-silos",
        "food -1, crises -1",
    ),
    (
        "heroic-politics inspire",
        {"credits": 2, "science": 1},
        "+advance / bonus 6",
        "credits -2, active +1, inactive -1, trade +1, tracks +1",
    ),
    (
        "heroic-politics prevail",
        {"energy": 2, "science": 1},
        f"+remove_voidborn / remove-voidborn 5 / {PREY}",
        "energy -2, science -1, influence +3, sectors +1, population +2, corruption +1, glory +1, "
        "voidborn -2",
    ),
    (
        "heroic-politics overthrow",
        {},
        "+remove_corruption / +remove_harbinger / remove-harbinger 2",
        "installations -1, corruption -1, harbingers -1",
    ),
    (
        "heroic-production thrive",
        {},
        "+per / +remove_harbinger / remove-harbinger 2",
        "influence +3, trade -1, harbingers -1",
    ),
    ("heroic-production supply", {}, "+produce", "food +1, energy +2, materials +1"),
    ("heroic-production supply", {}, "+increase_population / increase 1", "population +2"),
    (
        "heroic-production optimize",
        {},
        "recall 1 corvette / +remove_corruption / cleanse-slot 3 / +advance / increase 1",
        "active +1, deployed -1, population +1, corruption -1, tracks +1",
    ),
    ("heroic-progress experiment", {}, "+establish", "science +3, guilds +1"),
    (
        "heroic-progress invent",
        {"food": 1},
        "+gain_technology / gain-improved dreadnoughts / +remove_corruption / cleanse-slot 3",
        "food -1, influence +6, active -1, inactive +1, corruption -1, improved -1",
    ),
    (
        "heroic-progress restore",
        {},
        "+deploy / deploy 4 corvette / +regroup / move 1 corvette 4 / done / +discard_crisis",
        "active -1, deployed +1, glory -2, crises -1",
    ),
    (
        "heroic-prosperity prosper",
        {"food": 2},
        f"+advance / forfeit / {FOODS}",
        "food +2, tracks +1",
    ),
    (
        "heroic-prosperity revolt",
        {},
        "destroy 4 miners / +gain_trade / bonus 6 / +remove_harbinger / remove-harbinger 2",
        "science +1, guilds -1, trade +1, harbingers -1",
    ),
    ("heroic-prosperity organize", {}, f"+gain_agenda / {WEALTH}", "hand +1"),
    ("heroic-prosperity organize", {}, "+build / build 4 defense", "installations +1"),
    (
        "heroic-reinforcement accelerate",
        {"food": 4},
        f"+regroup / move 1 corvette 4 / done / +advance / advance statecraft / {CREDITS}",
        "food -4, credits +4, active +1, inactive -1, tracks +1",
    ),
    (
        "heroic-reinforcement muster",
        {"materials": 4},
        "+activate / +muster / deploy 1 corvette / deploy 4 corvette",
        "materials -4, active -1, inactive -1, deployed +2",
    ),
    (
        "heroic-reinforcement resist",
        {},
        "corrupt-track economy / +build / build 4 defense / build 4 defense",
        "installations +2, corruption +1",
    ),
    (
        "heroic-reinforcement resist",
        {},
        "corrupt-track economy / +discard_crisis",
        "corruption +1, crises -1",
    ),
    (
        "heroic-temptation exploit",
        {"food": 4},
        f"+gain / {CREDITS} / {PREFER}",
        "food -4, credits +4, guilds +1",
    ),
    (
        "heroic-temptation apply",
        {},
        "corrupt-track society / +advance 1 / +advance 2 / advance statecraft",
        "active +1, inactive -1, corruption +1, tracks +2",
    ),
    (
        "heroic-temptation exert",
        {},
        "+activate / +deploy / resource food+energy",
        "food +1, energy +2, inactive -1, deployed +1, agendas -1",
    ),
]


@pytest.mark.parametrize(
    ("name", "stock", "answers", "expected"), CASES, ids=[name for name, *_ in CASES]
)
def test_an_action_of_a_heroic_focus(
    name: str, stock: dict[str, int], answers: str, expected: str
) -> None:
    """The cost is paid, then every part is resolved that one likes. [V-016] [V-060] [V-073]"""
    card, action = name.split()
    table = heroic()
    table.stock(**stock)
    assert taken(table, card, action, answers) == expected


def test_every_action_is_tested() -> None:
    names = {f"{c.id} {a.id}" for c in GAME.records.heroic_focuses.values() for a in c.actions}
    assert {name for name, *_ in CASES} == names


def test_a_crisis_is_discarded_by_its_kind() -> None:
    """Restore takes Economic and General ones, Resist Military and General ones. [V-102]"""
    for card, action, crises in (
        ("heroic-progress", "restore", ["bare-silos", "old-feuds"]),
        ("heroic-reinforcement", "resist", ["thin-lines", "old-feuds"]),
    ):
        table = heroic()
        table.void.economic = ["old-feuds"]
        answers = ("corrupt-track economy",) if action == "resist" else ()
        driven = table.take(
            card, action, *answers, "resolve discard_crisis", f"discard-crisis {crises[0]}",
            *(() if action == "resist" else ("forfeit",)),
        )  # fmt: skip
        asked = [q for q in driven.asked if q.topic == "voidfall.discard-crisis"]
        assert [option.code for option in asked[0].options] == [
            f"discard-crisis {crisis}" for crisis in crises
        ]
        assert table.void.discards[GAME.records.crises[crises[0]].level] == [crises[0]]


def test_removing_the_last_voidborn_lets_them_return() -> None:
    """Two of them, with a Bounty token; the Sector Defenses are gone. [V-282]"""
    table = heroic()
    prey = table.sector(7)
    prey.installations = ("defense",)
    table.resolve({"remove_voidborn": 1}, "remove-voidborn 7")
    assert (prey.owner, prey.voidborn, len(prey.installations)) == (NOBODY, 2, 0)
    assert len(prey.bounty) == 1


def test_a_safe_haven_needs_fleet_power() -> None:
    """A complete tile takes none, either. [V-469] [V-475]"""
    table = heroic()
    assert table.possible("build_safe_haven_level")
    for haven in table.void.havens:
        haven.filled = [0] * haven.levels
    assert not table.possible("build_safe_haven_level")
