"""Influence tracks and their rewards."""

from __future__ import annotations

from collections.abc import Sequence

from domineum.kernel import Event, Flow, Message, Option, Question, ask, sourced
from domineum.revenant import hidden_influence, tactics
from domineum.revenant.abilities import NO_LIMIT, limit
from domineum.revenant.conditions import boarded_house
from domineum.revenant.rival import rival_charge
from domineum.revenant.state import At, Rule
from domineum.revenant.words import (
    HOUSES,
    TRACK_REWARDS,
    TRACK_TOP,
)

STAY: Option[int] = Option("forfeit", -1)
ADVANCE = [Option("advance", house, house=name) for house, name in enumerate(HOUSES)]


def gain(at: At, house: int) -> Flow[bool]:
    """Advance one space; the first on space 2, 5 or 8 takes a reward. [R-076] [R-077] [R-078]"""
    tracks = at.player.tracks
    if tracks[house] == TRACK_TOP or not (yield from wants(at, house)):
        return False
    tracks[house] += 1
    space = tracks[house]
    yield Event("influence", at.seat, "R-076", house=HOUSES[house], space=space, player=at.seat)
    bit = TRACK_REWARDS.get(space, 0)
    if at.state.rewards[house] & bit:
        at.state.rewards[house] -= bit
        yield Event("reward", at.seat, "R-078", house=HOUSES[house], space=space, player=at.seat)
        if at.state.automaton(at.seat):
            yield from rival_reward(at, HOUSES[house])
        else:
            source = Message("from-track", {"house": HOUSES[house], "space": space})
            yield from sourced(source, at.content.rewards[house].resolve(at))
    return True


def wants(at: At, house: int) -> Flow[bool]:
    """Who has an ability for those behind may stay behind where the turn's ship is. [RU-57]"""
    player = at.player
    if house != boarded_house(at) or limit(at, "influence_behind") == NO_LIMIT:
        return True
    best = max(other.tracks[house] for other in at.state.players if other is not player)
    if player.tracks[house] + 1 != best:
        return True
    options = [ADVANCE[house], STAY]
    return (yield from ask(Question(at.seat, "revenant.influence", options))) >= 0


def rival_reward(at: At, house: str) -> Rule:
    """The Rival keeps Intel Data, Tactics, and Neutronium as Charge. [S-18]"""
    if house == "yarvek":
        yield from hidden_influence.gain_intel(at, 1)
    elif house == "novaris":
        yield from tactics.gain(at, 2)
    elif house == "zenor":
        yield from rival_charge(at, 1, "S-18")
    else:
        yield Event("rival-unused", at.seat, "S-18", player=at.seat)


def pick_house(at: At, houses: Sequence[int]) -> Flow[int]:
    """Let the player pick one of the Houses in which there is something to gain; -1 for none."""
    options = [ADVANCE[house] for house in houses if at.player.tracks[house] < TRACK_TOP]
    if not options:
        return -1
    return (yield from ask(Question(at.seat, "revenant.influence", options)))


def gain_in(at: At, houses: Sequence[int]) -> Flow[bool]:
    """Advance on one of the given tracks."""
    house = yield from pick_house(at, houses)
    return house >= 0 and (yield from gain(at, house))


def lose_highest(at: At) -> Flow[bool]:
    """Go one space back on the highest track; rewards taken are kept. [RU-92]"""
    best = max(at.player.tracks)
    if not best:
        return False
    highest = [house for house, space in enumerate(at.player.tracks) if space == best]
    house = highest[0]
    if not at.state.automaton(at.seat):
        options = [Option("retreat", h, house=HOUSES[h]) for h in highest]
        question = Question(at.seat, "revenant.lose-influence", options, public=True)
        house = yield from ask(question)
    at.player.tracks[house] -= 1
    yield Event("lost-influence", at.seat, "R-275", house=HOUSES[house], player=at.seat)
    return True
