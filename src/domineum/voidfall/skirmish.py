"""Skirmishes: Voidborn invasions of a player's sector."""

from __future__ import annotations

from typing import NamedTuple

from domineum.kernel import Event, Flow, Option, Question, Seat, ask
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.cards.effects import NoSkirmish
from domineum.voidfall.combat.decisions import bring_back, fight
from domineum.voidfall.combat.forecast import forecast
from domineum.voidfall.combat.rules import start
from domineum.voidfall.combat.sides import player_side, voidborn_side
from domineum.voidfall.fleets import take_over
from domineum.voidfall.sectors import guilds_in, tile
from domineum.voidfall.state import NOBODY, Voidfall
from domineum.voidfall.strength import Grant
from domineum.voidfall.tokens import lose_glory


def strength(state: Voidfall, seat: Seat, modifier: int, evaluation: bool) -> int:
    """Corruption on tracks and slots, 1 more in later Evaluations.  [V-441] [V-442] [V-444]"""
    terms = strength_terms(state, seat, modifier, evaluation)
    return max(0, sum(amount for _, amount in terms))


def strength_terms(
    state: Voidfall, seat: Seat, modifier: int, evaluation: bool
) -> list[tuple[str, int]]:
    """What the strength of a Skirmish is made of.  [V-441] [V-442] [V-443]"""
    later = 1 if evaluation and state.cycle >= 2 else 0
    terms = [("corruption", state.players[seat].mat_corruption), ("cycle", later)]
    return [*terms, ("modifier", modifier)]


def valid_targets(state: Voidfall, seat: Seat) -> list[int]:
    """Non-Home sectors adjacent to a Voidborn sector, not immune to them.  [V-445]"""
    return [
        n
        for n in state.own(seat)
        if state.sectors[n].home == NOBODY
        and not tile(state, n).voidborn_immune
        and is_threatened(state, n)
    ]


def is_threatened(state: Voidfall, n: int) -> bool:
    """Adjacent to a Voidborn sector, with a Harbinger on it, or next to one. [V-445] [V-446]"""
    sectors = state.sectors
    if any(sectors[m].voidborn for m in state.neighbours(n)):
        return True
    if state.void is None:
        return False
    edges = state.content.scenarios[state.scenario].edges[n]
    return any(sectors[m].harbingers for m in (n, *state.neighbours(n), *edges))


class Threat(NamedTuple):
    """How bad a Skirmish in a sector would be; a larger one is preferred.

    [V-447] [V-448] [V-449] [V-450] [V-451]
    """

    lost: bool
    recalled: int
    pure: bool
    population: int
    guilds: int


def threat(state: Voidfall, seat: Seat, n: int, power: int, card: tuple[Grant, ...] = ()) -> Threat:
    """What the Voidborn would achieve, with the defender's best choices.  [V-447] [V-448]"""
    sector = state.sectors[n]
    lost, recalled = False, 0
    if power:
        defender = player_side(state, seat, n, sector.fleets, False)
        end = forecast(start(voidborn_side(state, seat, power, card), defender))
        lost = end.winner != "defender"
        recalled = sector.power - end.defender.power
    guilds = len(guilds_in(state, n))
    return Threat(lost, recalled, not sector.corrupted, sector.population, guilds)


def choose_target(state: Voidfall, seat: Seat, power: int, card: tuple[Grant, ...] = ()) -> int:
    """The sector that the Voidborn attack; equal ones are decided at random.  [V-452] [V-453]"""
    best = valid_targets(state, seat)
    if len(best) > 1:
        best, _ = worst_targets(state, seat, power, card)
    if not best:
        return 0
    return best[0] if len(best) == 1 else state.random.pick(best)


def worst_targets(
    state: Voidfall, seat: Seat, power: int, card: tuple[Grant, ...] = ()
) -> tuple[list[int], Threat | None]:
    """The sectors where a Skirmish is worst for the player, and how bad it is.  [V-452]"""
    threats = {n: threat(state, seat, n, power, card) for n in valid_targets(state, seat)}
    worst = max(threats.values(), default=None)
    return [n for n in threats if threats[n] == worst], worst


def skirmish(
    at: At, n: int, power: int, evaluation: bool, card: tuple[Grant, ...] = ()
) -> Flow[bool]:
    """Fight a Skirmish; return whether the sector was kept.  [V-438] [V-454]"""
    state = at.state
    if not n or not power:
        yield Event("skirmish-none", at.seat, "V-444", player=at.seat, sector=n)
        return True
    yield Event("skirmish", at.seat, "V-438", player=at.seat, sector=n, power=power)
    if state.sectors[n].owner != at.seat:
        return True
    if evaluation and (yield from _automatic_defence(at, n)):
        return True
    invader = voidborn_side(state, at.seat, power, card)
    defender = player_side(state, at.seat, n, state.sectors[n].fleets, False)
    battle = start(invader, defender)
    end = yield from fight(state, battle, {"invader": None, "defender": at.seat}, n)
    bring_back(state, at.seat, end.defender)
    state.change(n, fleets=end.defender.fleets.ships)
    if end.winner == "defender":
        return True
    yield from lose_sector(at, n)
    return False


def lose_sector(at: At, n: int) -> Flow[None]:
    """Discard a Glory token; the sector is abandoned and taken over. [V-360] [V-361] [V-362]"""
    at.state.change(n, owner=NOBODY)
    yield Event("abandoned", at.seat, "V-360", player=at.seat, sector=n)
    yield from lose_glory(at.state, at.seat, "V-360")
    yield from take_over(at, n)


@ABILITIES.point("skirmish_auto_defense")
class SkirmishAutoDefense(Ability):
    """In the Skirmish of the Evaluation Phase, before Combat: pay, and the defence succeeds."""

    cost: Cost = FREE


def _automatic_defence(at: At, n: int) -> Flow[bool]:
    """Autonomous Drones can defend for a Trade token in the Evaluation Phase.  [V-335]"""
    for ability in abilities(at.state, at.seat, SkirmishAutoDefense):
        if ability.cost.payable(at):
            options = [Option("auto-defend", True, sector=n), Option("forfeit", False)]
            if (yield from ask(Question(at.seat, "voidfall.skirmish.drones", options))):
                yield from ability.cost.pay(at)
                yield Event("auto-defended", at.seat, "V-335", player=at.seat, sector=n)
                return True
    return False


def is_spared(state: Voidfall, seat: Seat) -> bool:
    """Whether an event keeps the Voidborn away from a player."""
    at = At(state, seat)
    return any(
        all(condition.holds(at) for condition in ability.if_)
        for ability in abilities(state, seat, NoSkirmish)
    )
