"""Keys that mean nothing at their place are refused: nothing that a card says is ignored."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from domineum import voidfall
from domineum.kernel import BadData
from domineum.kernel.decode import decode
from domineum.kernel.words import Words
from domineum.voidfall.cards.costs import OTHERS, PAYMENTS, Cost, parse_cost, payment
from domineum.voidfall.cards.counts import (
    COMBAT_COUNTS,
    COUNTS,
    parse_combat_condition,
    parse_condition,
)
from domineum.voidfall.cards.deed_kinds import Target
from domineum.voidfall.cards.deeds import DEEDS, parse_deed
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.objectives import OBJECTIVES
from domineum.voidfall.content.loading import HOOKS
from domineum.voidfall.void.crises import Payment, Task, While
from domineum.voidfall.words import RESOURCES
from tests.meaningless import foreign, meaningless
from tests.voidfall.content.test_content import edited, pack
from tests.voidfall.table import Table

Parse = Callable[[object, str], object]
WORDS: list[tuple[Words[Any], Parse]] = [
    (COUNTS, COUNTS.parse), (COUNTS, parse_condition),
    (COMBAT_COUNTS, COMBAT_COUNTS.parse), (COMBAT_COUNTS, parse_combat_condition),
    (DEEDS, parse_deed), (OBJECTIVES, OBJECTIVES.parse),
]  # fmt: skip


@pytest.mark.parametrize(("words", "parse"), WORDS)
def test_every_word_refuses_the_keys_of_the_others(words: Words[Any], parse: Parse) -> None:
    every = [*meaningless(words.classes)]
    assert len(every) > len(words.classes)
    for word, key in every:
        with pytest.raises(BadData, match=f"^here: the {words.key} '{word}' has no key '{key}'"):
            parse({words.key: word, key: 1}, "here")


def test_what_only_a_combat_knows_is_counted_nowhere_else() -> None:
    for word in COMBAT_COUNTS.own.keys() - COUNTS.own.keys():
        with pytest.raises(BadData, match=f"unknown count '{word}'"):
            COUNTS.parse({"count": word}, "here")
    with pytest.raises(BadData, match=r"^here\.adjacent_to: 'combat' is none of voidborn"):
        COUNTS.parse({"count": "sectors", "adjacent_to": "combat"}, "here")


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"count": "guilds", "type": ["monks"]}, ".type.0: 'monks' is none of"),
        ({"count": "guilds", "where": "same", "pure": True}, "'where' of the count 'guilds'"),
        ({"count": "sectors", "guilds_full": False}, ".guilds_full: False is none of True"),
        ({"count": "corruption"}, "'where' is missing"),
        ({"count": "fleet_power"}, "'state' is missing"),
        ({"count": "fleet_power", "state": []}, "'state' is empty"),
        ({"count": "fleet_power", "state": ["active"], "pure": True}, "'pure' is about deployed"),
        ({"count": "tracks", "tier_min": 1, "space_min": 2}, "either 'tier_min' or 'space_min'"),
        ({"count": "tracks", "track": "society"}, "'track' goes with 'tier_min'"),
        ({"count": "agendas", "starting": True}, ".starting: True is none of False"),
        ({"count": "glory"}, "a condition has 'min' or 'max'"),
        ({"count": "glory", "min": 3, "max": 2}, "'max' is less than 'min'"),
        ({"count": "glory", "mni": 1}, "the count 'glory' has no key 'mni'; did you mean 'min'?"),
    ],
)
def test_a_condition_that_means_nothing_is_refused(data: dict[str, object], problem: str) -> None:
    bounds = {} if {"min", "max"} & data.keys() or data == {"count": "glory"} else {"min": 1}
    with pytest.raises(BadData) as refused:
        parse_condition(data | bounds, "here")
    assert str(refused.value).startswith("here")
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"event": "invaded", "in": {"pure": True}}, "the event 'invaded' has no key 'in'"),
        ({"event": "built", "in": {}}, "here.in: a filter asks for something"),
        ({"event": "built", "in": {"voidborn_power_min": 1}}, "unknown key 'voidborn_power_min'"),
        ({"event": "built", "in": {"adjacent_to": "combat"}}, "'combat' is none of voidborn"),
        ({"event": "invaded", "target": {"guild_min": 1}}, "unknown key 'guild_min'"),
        ({"event": "produced", "distinct": "resource"}, "'distinct' goes with 'times'"),
        ({"event": "recalled", "by": ["effect"]}, "'effect' is none of cost"),
        ({"event": "build"}, "unknown event 'build'; did you mean 'built'?"),
        ({"one": [{"event": "built"}], "times": 2}, "'one' stands alone"),
        ({"one": []}, "here.one: it has deeds that count the first time"),
        ({"one": [{"event": "built", "times": 2}]}, "deeds that count the first time"),
        ({"one": [{"event": "built", "moves_min": 2}]}, "here.one.0: the event 'built' has no key"),
    ],
)
def test_a_deed_that_means_nothing_is_refused(data: object, problem: str) -> None:
    with pytest.raises(BadData) as refused:
        parse_deed(data, "here")
    assert problem in str(refused.value)


BEFORE = {"when": "before", "if": [{"count": "glory", "min": 1}]}
COST = {"science": 1}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"kind": "A", "while": BEFORE}, "a condition B has 'while', and no other has it"),
        ({"kind": "B"}, "a condition B has 'while', and no other has it"),
        ({"kind": "C"}, "a condition C has 'pay', and no other has it"),
        ({"kind": "B", "while": BEFORE}, "nothing can be asked for before this deed"),
        ({"kind": "C", "pay": {"when": "before", "cost": COST}}, "nothing can be asked for before"),
        (
            {"kind": "C", "pay": {"when": "before", "cost": COST, "no_substitute": True}},
            "are for what is paid after a deed",
        ),
        (
            {"kind": "C", "pay": {"when": "after", "cost": {"fem": 1}, "no_substitute": True}},
            "'no_substitute' is about resources alone",
        ),
        (
            {"kind": "C", "pay": {"when": "after", "cost": {"recall": 2}, "same_sector": True}},
            "'same_sector' is about 1 Fleet Power",
        ),
        (
            {"kind": "C", "pay": {"when": "after", "cost": {"recall": 1}, "same_sector": True}},
            "'same_sector' needs a deed in a sector",
        ),
    ],
)
def test_a_task_that_no_rule_could_judge_is_refused(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData) as refused:
        decode(Task, {"do": {"event": "overproduced"}} | data, "here", HOOKS)
    assert problem in str(refused.value)


def test_the_deeds_that_are_announced_are_those_of_which_a_rule_says_so() -> None:
    """What must hold or be paid before a deed is judged there and then. [V-097] [V-098]"""
    sources = [path.read_text("utf-8") for path in Path(voidfall.__file__).parent.rglob("*.py")]
    said = {name for text in sources for name in re.findall(r'about_to\(at, "(\w+)"\)', text)}
    assert said == {name for name, deed in DEEDS.classes.items() if deed.announced}
    placed = {
        name
        for text in sources
        for name, rest in re.findall(r'did\(\s*\w+, "(\w+)"([^)]*)', text)
        if "sector=" in rest
    }
    assert placed == {name for name, deed in DEEDS.classes.items() if deed.placed}


RECORDS = (Cost, Filter, Target, Task, Payment, While)


def test_every_record_refuses_the_keys_of_the_others() -> None:
    counts = COMBAT_COUNTS.classes.values()
    every = [(cls, key) for cls, key in foreign((*RECORDS, *counts)) if cls in RECORDS]
    assert {cls for cls, _ in every} == {*RECORDS}
    for cls, key in every:
        with pytest.raises(BadData, match=f"^here: unknown key '{key}'"):
            decode(cls, {key: 1}, "here", HOOKS)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"credit": 1}, "unknown key 'credit'; did you mean 'credits'?"),
        ({"food": -1}, "a cost takes, and gives nothing"),
        ({"recall": -1}, "a cost takes, and gives nothing"),
        ({"food": 1, "shared": True}, "'corruption_where' and 'shared' go with 'corruption'"),
        ({"corruption_where": "track"}, "'corruption_where' and 'shared' go with 'corruption'"),
        (
            {"corruption": 1, "corruption_where": "track", "shared": True},
            "either 'corruption_where' or 'shared'",
        ),
    ],
)
def test_a_cost_that_means_nothing_is_refused(data: object, problem: str) -> None:
    with pytest.raises(BadData) as refused:
        parse_cost(data, "here")
    assert str(refused.value) == f"here: {problem}"


@pytest.mark.parametrize("name", [*RESOURCES, *OTHERS])
def test_every_key_of_a_cost_has_to_be_paid(name: str) -> None:
    """Nobody has 40 of anything; two more keys only say where a Corruption goes. [V-184]"""
    assert not Table().payable({name: 40})
    assert {field.name for field in fields(Cost)} == {
        *RESOURCES, *PAYMENTS, "corruption_where", "shared"
    }  # fmt: skip


def test_a_payment_that_no_cost_can_ask_for_is_refused() -> None:
    with pytest.raises(ValueError, match="no cost has the key 'discard_influence'"):
        payment("discard_influence", lambda at, amount, cost: True)


def test_a_cost_with_another_is_still_shared() -> None:
    """The players pay its Corruption together. [V-036]"""
    cost = parse_cost({"corruption": 2, "shared": True}, "here").plus(Cost(food=1))
    assert (cost.corruption, cost.food, cost.shared) == (2, 1, True)


COUNTED = {"per": {"count": "glory"}}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"kind": "multiplier", "influence": 1}, "'per' is missing"),
        ({"kind": "multiplier", **COUNTED}, "it gives either 'influence' or a 'benefit'"),
        ({"kind": "multiplier", **COUNTED, "influence": 1, "each": 0}, "'each' is at least 1"),
        ({"kind": "achievement", "if": [], "influence": 1}, "'if' is empty"),
        ({"kind": "penalty", **COUNTED, "influence": 1}, "of a penalty is less than 0"),
        ({"kind": "tier", "track": "each", "influence": [1, 2]}, "of a tier has 5 numbers"),
        ({"kind": "all", "parts": []}, "'parts' is empty"),
        ({"kind": "all", "parts": [{"kind": "all", "parts": []}]}, "parts.0: unknown kind 'all'"),
    ],
)
def test_an_objective_that_means_nothing_is_refused(data: object, problem: str) -> None:
    with pytest.raises(BadData) as refused:
        OBJECTIVES.parse(data, "here")
    assert problem in str(refused.value)


AGENDA = ("agendas", "augmented-armada", '{count = "reclaim"}')
SHIPYARDS = ("houses", "zenor", "population_min = 3")
PACKS = [
    (
        *AGENDA, '{count = "sectors", tier_min = 4}',
        "objectives.1.per: the count 'sectors' has no key 'tier_min'",
    ),
    (
        *AGENDA, '{count = "sectors", level = "improved"}',
        "objectives.1.per: the count 'sectors' has no key 'level'",
    ),
    (
        *AGENDA, '{count = "sectors", voidborn_power_min = 9}',
        "objectives.1.per: the count 'sectors' has no key 'voidborn_power_min'"
        "; did you mean 'fleet_power_min'?",
    ),
    (
        *AGENDA, '{count = "combat_power", fleet = "corvette"}',
        "objectives.1.per: unknown count 'combat_power'",
    ),
    (
        *AGENDA, '{count = "sectors", adjacent_to = "combat"}',
        "objectives.1.per.adjacent_to: 'combat' is none of voidborn",
    ),
    (
        "agendas", "augmented-armada", '{count = "reclaim"}, influence = ',
        '{count = "reclaim"}, benefit = "regroup", influence = ',
        "objectives.1: it gives either 'influence' or a 'benefit'",
    ),
    (
        "crisis_board", "economic", "spend = [", "spend = [{recall = 1}, ",
        "a row costs resources alone",
    ),
    (
        *SHIPYARDS, "voidborn_power_max = 3",
        "abilities.0.sector: unknown key 'voidborn_power_max'; did you mean 'fleet_power_max'?",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "record", "old", "new", "problem"), PACKS)
def test_a_pack_is_refused_with_file_record_and_path(
    tmp_path: Path, kind: str, record: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadData) as refused:
        pack(tmp_path, **{kind: edited(kind, record, old, new)})
    assert str(refused.value).startswith(f"{tmp_path / kind}.toml:1: {record}")
    assert problem in str(refused.value)
