"""What the table may know of Crises: who could resolve which, and what is missing."""

from __future__ import annotations

from domineum.voidfall.state import Turn
from domineum.voidfall.void.crises import prospects
from tests.voidfall.crisis_table import CrisisTable, together


def outlook(table: CrisisTable) -> dict[tuple[str, int], list[str]]:
    """What each player lacks for each open Crisis."""
    return {(p.crisis, p.seat): [m.key for m in p.missing] for p in prospects(table.state)}


def test_the_prospects_name_what_is_missing() -> None:
    """For every open Crisis and every player. [V-097] [V-098]"""
    table = together()
    table.meet("unlit-beacons", "murmurs-of-the-faithful")
    table.void.economic = ["ration-cards", "harbinger"]
    table.stock(0, food=2)
    table.stock(1, food=1, credits=9)
    table.sector(5).installations = ("defense", "defense")
    found = outlook(table)
    assert len(found) == 6
    assert found["unlit-beacons", 0] == found["ration-cards", 0] == []
    assert found["murmurs-of-the-faithful", 1] == []
    assert found["unlit-beacons", 1] == ["if-installations"]
    assert found["ration-cards", 1] == ["pay-no-substitute"]
    assert [p.ready for p in prospects(table.state)] == [not keys for keys in found.values()]


def test_the_prospects_know_the_focus_of_the_turn() -> None:
    """Who has selected another one, or had too little before, cannot make up for it. [V-097]"""
    table = together()
    table.meet("idle-foundries", "portents-ignored")
    table.stock(credits=2)
    table.state.turn = Turn(0, "production", "", False, [])
    table.void.held["idle-foundries 0"] = [False]
    found = outlook(table)
    assert found["idle-foundries", 0] == ["if-guilds"]
    assert found["idle-foundries", 1] == ["deed-selected-focus"]
    assert found["portents-ignored", 0] == ["deed-selected-focus"]
    table.void.scope = ""
    assert outlook(table)["portents-ignored", 0] == []
