"""What is printed on the boards stands in the page, for drawing: it is what the engine plays by."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from domineum.revenant import (
    corruption,
    failures,
    hidden_influence,
    hyperjump,
    operations,
    resources,
    scoring,
    tactics,
)
from domineum.revenant import words as revenant
from domineum.voidfall import evaluation
from domineum.voidfall import words as voidfall
from domineum.voidfall.void import crisis_board

PAGE = Path(__file__).parent.parent / "web" / "src"
CONSTANT = re.compile(r"^export const ([A-Z_]+)(?::[^=]+)? = (.+?)(?: as const)?;$", re.M | re.S)


def _constants(game: str) -> dict[str, Any]:
    text = (PAGE / game / "words.ts").read_text(encoding="utf-8")
    lines = re.findall(r"^export const .+?;$", text, re.M | re.S)
    return {
        found[1]: ast.literal_eval(" ".join(found[2].split()))
        for line in lines
        if (found := CONSTANT.fullmatch(line))
    }


ENGINE: dict[str, dict[str, Any]] = {
    "voidfall": {
        "RESOURCES": voidfall.RESOURCES,
        "TRACKS": voidfall.TRACKS,
        "AGENDA_TYPES": voidfall.AGENDA_TYPES,
        "FLEETS": voidfall.FLEETS,
        "CYCLES": evaluation.CYCLES,
        "STOCK_LIMIT": voidfall.STOCK_LIMIT,
        "GLORY_LIMIT": voidfall.GLORY_LIMIT,
        "MOST_CATASTROPHES": crisis_board.MAX_CATASTROPHES,
        "TIERS": voidfall.TIERS,
    },
    "revenant": {
        "HOUSES": revenant.HOUSES,
        "KINDS": revenant.KINDS,
        "RESOURCES": revenant.RESOURCES,
        "PHASES": revenant.PHASES,
        "CARD_TYPES": revenant.TYPES,
        "CYCLES": revenant.CYCLES,
        "TRACK_TOP": revenant.TRACK_TOP,
        "TRACK_REWARDS": tuple(revenant.TRACK_REWARDS),
        "TACTICS_TOP": revenant.TACTICS_TOP,
        "TACTICS_BONUS": {
            space: revenant.RESOURCES[resource] for space, resource in tactics.BONUSES.items()
        },
        "TACTICS_HIDDEN": hyperjump.HIDDEN_FROM,
        "TACTICS_INFLUENCE": hyperjump.INFLUENCE_FROM,
        "VOIDBORN_LIMIT": revenant.VOIDBORN_LIMIT,
        "HAND_LIMIT": revenant.HAND_LIMIT,
        "TRACE_SLOTS": corruption.TRACE_SLOTS,
        "FRIGATE_SLOTS": operations.SLOTS,
        "CADET_CARDS": operations.CADET_PLACES,
        "REVENANT_SLOTS": failures.SLOTS,
        "RANK_PRESTIGE": scoring.RANK,
    },
}
DRAWN = {"voidfall": {"ROMAN"}, "revenant": {"ROMAN", "CREW", "COMPARTMENTS"}}
"""What is no number of the rules; how the slots are spread over Compartments is only drawn."""


@pytest.mark.parametrize("game", ENGINE)
def test_the_page_has_the_numbers_of_the_engine(game: str) -> None:
    page = _constants(game)
    drawn = {name: page.pop(name) for name in DRAWN[game]}
    engine = ENGINE[game]
    assert {name: _listed(value) for name, value in page.items()} == {
        name: _listed(value) for name, value in engine.items()
    }
    if "COMPARTMENTS" in drawn:
        assert (len(drawn["COMPARTMENTS"]), sum(drawn["COMPARTMENTS"])) == (
            revenant.COMPARTMENTS, resources.SLOTS
        )  # fmt: skip


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def test_the_page_draws_as_many_slots_for_data_as_for_traces() -> None:
    """It has one number for both."""
    assert hidden_influence.INTEL_SLOTS == corruption.TRACE_SLOTS
