"""Positions in which a condition holds, and in which it does not."""

from __future__ import annotations

from domineum.kernel.game import Step
from domineum.revenant.conditions import Condition
from domineum.revenant.records import Ability
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
    HOUSE_OF,
    TYPES,
)
from tests.revenant.table import boarded, give, ship


def meet(fleet: Fleet, condition: Condition) -> dict[str, int]:
    """Change the rich position so that a condition holds; return what the scene has to say."""
    scene = {}
    me = fleet.players[0]
    for name, value in condition.checks:
        match name:
            case "tactics_at_least" | "tactics_at_most":
                me.tactics = value
            case "rank_at_least":
                me.rank = value
            case "boarded" if value in ("fighter", "frigate"):
                boarded(fleet, "fenrax-fighter" if value == "fighter" else FRIGATE, member=1)
            case "boarded_corrupted":
                fleet.corrupted[fleet.turn.ship] = 1
            case "boarded_house":
                pass
            case "own_corruption_at_least":
                me.corrupted = [0, 0, 0, 1, 1]
            case "own_corruption_at_most":
                me.corrupted = [0, 0, 0, 0, 0]
            case "voidborn_here_at_most":
                fleet.voidborn[3] = value
            case "destroyed_this_turn":
                fleet.turn.destroyed = value
            case "resources_at_most":
                give(me, energy=value)
            case "influence_lead":
                fleet.players[1].tracks = [0] * 7
            case "corrupted_option":
                scene["low"] = fleet.turn.tainted = 1
            case "moved_at_least":
                scene["moved"] = value
            case "card_type":
                scene["kind"] = TYPES.index(value)
    return scene


def fail(fleet: Fleet, condition: Condition) -> None:
    """Change the rich position so that a condition does not hold."""
    me = fleet.players[0]
    for name, value in condition.checks:
        match name:
            case "tactics_at_least":
                me.tactics = value - 1
            case "tactics_at_most":
                me.tactics = value + 1
            case "rank_at_least":
                me.rank = value - 1
            case "boarded":
                other = "fenrax-fighter" if value == "arkship" else "belitan-arkship"
                boarded(fleet, other, member=fleet.turn.member)
            case "boarded_house":
                boarded(fleet, "fenrax-fighter", member=fleet.turn.member)
            case "own_corruption_at_least":
                me.corrupted = [0, 0, 0, 0, 1]
            case "voidborn_here_at_least":
                fleet.voidborn[3] = value - 1
            case "voidborn_here_at_most":
                fleet.voidborn[3] = value + 1
            case "destroyed_this_turn":
                fleet.turn.destroyed = value - 1
            case "rift_here":
                fleet.rifts[3] = 0
            case "planet_here":
                fleet.place[ship("belitan-arkship")] = 7
            case "own_frigate_here":
                fleet.place[FRIGATE] = 8
            case "other_frigate_here":
                fleet.place[FRIGATE + 1] = 8
            case "hand_at_most":
                me.hand += (fleet.decks[0][0],)
                fleet.decks[0] = fleet.decks[0][1:]
            case "resources_at_most":
                give(me, energy=value + 1)
            case "influence_behind" | "influence_lead":
                fleet.players[1].tracks[HOUSE_OF["belitan"]] = 3


def step(ability: Ability, scene: dict[str, int]) -> Step:
    """The step in which the trigger of an ability occurs."""
    kind, moved, low = scene.get("kind", -1), scene.get("moved", 0), scene.get("low", 0)
    house = HOUSE_OF["fenrax"]
    return ("test-fire", ability.word, ability.timing, kind, moved, house, low)
