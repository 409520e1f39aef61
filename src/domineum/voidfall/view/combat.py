"""Combats and their forecasts as plain data."""

from __future__ import annotations

from domineum.voidfall.battle import Fleets, Step
from domineum.voidfall.combat.forecast import Forecast
from domineum.voidfall.view.types import BySide, CombatStep, FleetsView, ForecastView


def as_json(result: Forecast) -> ForecastView:
    """The result as plain data; damage is what a side dealt, absorbed what it cancelled."""
    return {
        "winner": result.winner,
        "invader": fleets_json(result.invader),
        "defender": fleets_json(result.defender),
        "steps": [_step_json(step) for step in result.trace],
        "replicated": result.replicated,
    }


def fleets_json(fleets: Fleets) -> FleetsView:
    """Fleet Power as plain data: all of it, and by type."""
    return {"power": fleets.power, "fleets": {k: n for k, n in fleets._asdict().items() if n}}


def _step_json(step: Step) -> CombatStep:
    return {
        "step": step.kind,
        "initiative": _by_side(step.initiative),
        "damage": _by_side(step.damage),
        "absorbed": _by_side(step.absorbed),
        "power": _by_side(step.power),
    }


def _by_side(pair: tuple[int, int]) -> BySide:
    invader, defender = pair
    return {"invader": invader, "defender": defender}
