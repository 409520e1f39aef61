"""Keys that mean nothing at their place are refused: nothing that a card says is ignored."""

from __future__ import annotations

from pathlib import Path

import pytest

from domineum.kernel import BadData
from domineum.voidfall.cards.counts import (
    COMBAT_COUNTS,
    COUNTS,
    parse_combat_condition,
    parse_condition,
)
from tests.meaningless import meaningless
from tests.voidfall.test_content import edited, pack

EVERY_COUNT = [*meaningless(COMBAT_COUNTS.classes)]


def test_every_count_refuses_the_keys_of_the_others() -> None:
    assert len(EVERY_COUNT) > 500
    for word, key in EVERY_COUNT:
        for parse in (COMBAT_COUNTS.parse, parse_combat_condition):
            with pytest.raises(BadData, match=f"^here: the count '{word}' has no key '{key}'"):
                parse({"count": word, key: 1}, "here")


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


AGENDA = ("agendas", "augmented-armada", '{count = "reclaim"}')
SHIELDS = ("technologies", "shields", '"corvette", min = 1')
CRISIS = ("crises", "cold-forges", "voidborn_power_max = 2")
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
]  # fmt: skip


@pytest.mark.parametrize(("kind", "record", "old", "new", "problem"), PACKS)
def test_a_pack_is_refused_with_file_record_and_path(
    tmp_path: Path, kind: str, record: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadData) as refused:
        pack(tmp_path, **{kind: edited(kind, record, old, new)})
    assert str(refused.value).startswith(f"{tmp_path / kind}.toml:1: {record}.")
    assert problem in str(refused.value)
