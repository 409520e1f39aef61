"""Each of the 28 Technologies: its immediate effect and its actions, Basic and Improved."""

from functools import partial

import pytest

from domineum.voidfall.technologies import gain_basic, gain_improved
from tests.voidfall.positions import changed, rich
from tests.voidfall.table import CONTENT, Driven, Table, drive

AGENDA = "take-agenda might {might}"

IMMEDIATE = {
    "ark-ships": ("resolve establish / establish 1 miners / resolve increase_population / "
                  "increase 4", "guilds +1, population +1"),
    "autonomous-drones": ("resolve gain_trade / resolve deploy / deploy 1 corvette",
                          "science +1, active -1, deployed +1, trade +1"),
    "carriers": ("resolve deploy", "food -1, inactive -1, deployed +1"),
    "central-surveillance": ("upgrade 1", "glory +1"),
    "cloning": ("resolve gain", "credits +1"),
    "combat-replicators": ("", "active +1, inactive -1"),
    "cybernetics": ("establish 4 bankers", "credits +2, guilds +1"),
    "data-refinery": ("", "credits +2, science +2"),
    "decontamination-chambers": ("lift-sector 5 / corrupt-chambers", ""),
    "deep-space-missiles": ("resolve gain / resolve build / build 4 shipyard",
                            "energy +2, installations +1"),
    "destroyers": ("deploy 1 destroyer", "active -1, deployed +1"),
    "dreadnoughts": ("deploy 1 dreadnought", "materials -1, active -1, deployed +1"),
    "energy-cells": ("pay", "energy -2, active +2, inactive -2"),
    "escape-pods": ("resolve gain_trade", "science +1, active +1, inactive -1, trade +1"),
    "hyperdrive": ("resource food / resource food / resource energy",
                   "food +2, energy +1, bounty +3"),
    "neural-matrix": ("establish 4 bankers", "guilds +1"),
    "orbital-docks": ("resolve build / build 4 shipyard",
                      "active +1, inactive -1, installations +1"),
    "purifier": ("pay", "science -1, corruption -1"),
    "robotics": ("", "materials +2"),
    "salvage-scanner": ("resolve deploy / deploy 1 corvette", "active -1, deployed +1"),
    "sentries": ("resolve deploy / deploy 4 sentry / resolve build / build 4 defense",
                 "active -1, deployed +1, installations +1"),
    "shields": ("deploy 1 corvette", "active -1, deployed +1"),
    "starbases": ("build 4 starbase", "installations +1"),
    "tactical-transports": ("resolve deploy / deploy 1 corvette / resolve increase_population / "
                            "increase 4", "active -1, deployed +1, population +1"),
    "targeting": ("resolve gain / resolve deploy", "energy +2, active -1, deployed +1"),
    "terraforming": ("resolve gain / resolve increase_population / increase 4",
                     "materials +2, population +1"),
    "torpedoes": ("resolve gain / resolve deploy", "materials +2, active -1, deployed +1"),
    "trade-nexus": ("resolve gain", "food +2, science +1, trade +1"),
}  # fmt: skip


@pytest.mark.parametrize("name", CONTENT.technologies)
def test_an_immediate_effect(name: str) -> None:
    """Resolved when the Basic card is gained, its ability already in force. [V-411] [V-412]"""
    table = rich()
    table.state.tableau[name] = (0,)
    answers, expected = IMMEDIATE[name]

    def gain(*given: str) -> Driven:
        return drive(gain_basic(table.at, name), *given)

    change = changed(table, gain, answers)
    more = ["technologies +1"]
    assert sorted(change.split(", ")) == sorted([*filter(None, expected.split(", ")), *more])


@pytest.mark.parametrize("name", CONTENT.technologies)
def test_an_improved_card_has_no_immediate_effect(name: str) -> None:
    """6 Influence, and nothing else. [V-420] [V-421]"""
    table = rich()
    table.me.technologies = {name: 1}
    table.me.improvable = name
    assert changed(table, lambda: drive(gain_improved(table.at, name)), "") == "influence +6"


ACTIONS = [
    ("ark-ships+", "reinforcement", 1, "", "population +1"),
    ("central-surveillance", "politics", 1,
     f"resolve gain_agenda / {AGENDA} / resolve upgrade_glory",
     "population -1, hand +1, glory +1"),
    ("central-surveillance+", "politics", 1,
     f"resolve gain_agenda / {AGENDA} / resolve upgrade_glory",
     "population -1, hand +1, glory +1"),
    ("hyperdrive", "conquest", 1, "move 4 corvette 5 / done", "energy -1"),
    ("hyperdrive+", "conquest", 1, "move 4 corvette 5 / done", "energy -1"),
    ("neural-matrix+", "production", 1, "", "credits +3"),
    ("neural-matrix+", "innovation", 2, "", "influence +1"),
    ("purifier", "temptation", 1, "cleanse-slot 3", "science -1, corruption -1"),
    ("purifier+", "temptation", 1, "cleanse-slot 3 / cleanse-sector 5",
     "science -1, corruption -2"),
    ("tactical-transports", "prosperity", 1, "recall 5 corvette / increase 4",
     "active +1, deployed -1, population +1"),
    ("tactical-transports", "conquest", 2, "", "active +1, inactive -1, population -1"),
    ("tactical-transports+", "progress", 1, "recall 5 corvette / increase 4",
     "active +1, deployed -1, population +1"),
    ("tactical-transports+", "politics", 2, "", "active +1, inactive -1, population -1"),
    ("terraforming", "development", 1, "increase 4", "materials -1, population +1"),
    ("terraforming", "prosperity", 1, "increase 4", "materials -1, population +1"),
    ("terraforming+", "innovation", 1, "increase 4", "population +1"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "card", "number", "answers", "expected"), ACTIONS)
def test_a_technology_action(
    name: str, card: str, number: int, answers: str, expected: str
) -> None:
    """With a Focus that it names, after its cost. [V-081] [V-082]"""
    table = rich()
    table.sector(4).guilds += ("bankers",)
    table.learn(name)
    table.select(card)
    code = f"take-technology {name.removesuffix('+')} {number}"
    assert changed(table, partial(table.act, code), answers) == expected
    assert code not in table.act("end").options()


def test_every_technology_action_is_tested() -> None:
    """Those of Basic and of Improved cards."""
    found = set()
    for card in CONTENT.technologies.values():
        found |= {(card.id, i + 1) for i, _ in enumerate(card.basic.actions)}
        found |= {(f"{card.id}+", i + 1) for i, _ in enumerate(card.improved.actions)}
    assert {(name, number) for name, _, number, *_ in ACTIONS} == found


def test_an_action_needs_its_focus() -> None:
    """Terraforming pays 1 Material with Development or Prosperity alone. [V-081]"""
    table = rich()
    table.learn("terraforming")
    table.select("production")
    assert "take-technology terraforming 1" not in table.act("end").options()


def test_of_a_group_one_action_is_taken() -> None:
    """Improved Tactical Transports with a preferred Focus."""
    table = rich()
    table.learn("tactical-transports+")
    table.select("progress")
    table.act("take-technology tactical-transports 2")
    assert not [code for code in table.act("end").options() if "tactical" in code]


def test_a_technology_gained_this_turn_gives_its_action() -> None:
    """Terraforming by Progress has none, Hyperdrive with Conquest has one. [V-083]"""
    table = rich()
    table.select("conquest")
    table.learn("hyperdrive")
    assert "take-technology hyperdrive 1" in table.act("end").options()


def test_every_technology_is_named_in_this_file() -> None:
    """28 of them. [V-421]"""
    assert set(IMMEDIATE) == set(CONTENT.technologies)
    assert len(IMMEDIATE) == 28
    assert Table().me.technologies == {"shields": 1}
