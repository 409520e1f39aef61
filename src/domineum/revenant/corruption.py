"""Compartments and Corruption, the Void Trace."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Event, Flow, Message, Option, Question, ask
from domineum.revenant import hidden_influence
from domineum.revenant.abilities import trigger
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.resources import SLOTS
from domineum.revenant.state import At, Fleet, Player, Rule, Scene
from domineum.revenant.trading import ask_or_trade
from domineum.revenant.words import (
    COMPARTMENTS,
    EXTRAS,
    HOUSES,
    KINDS,
    RESOURCES,
    SHIP_IDS,
    SHIPS,
    house_of,
    kind_of,
    ship_options,
)


def place_option(compartment: int) -> Option[int]:
    """The option to let a Compartment be Corrupted, with the Extra action lost. [R-099]"""
    about = {"compartment": compartment + 1}

    def text() -> Message:
        return Message("option-corrupt", {**about, "extra": EXTRAS[compartment]})

    return Option("corrupt", compartment, text, **about)


TRACE_SLOTS = 3
BOARD = range(1, COMPARTMENTS)
"""Compartments with a Corruption slot. [R-091] [R-092]"""
PLACE = [place_option(compartment) for compartment in range(COMPARTMENTS)]
CONTROL_OWN: list[Option[int]] = [
    Option("control", -c, compartment=c + 1) for c in range(COMPARTMENTS)
]
CONTROL_SHIP: list[Option[int]] = [
    Option("control-ship", s + 1, type=KINDS[kind_of(s)], house=HOUSES[house_of(s)])
    for s in range(SHIPS)
]
TAINT = ship_options("taint")
STOP: Option[int] = Option("done", 0)
LEAVE = [Option("leave", number, resource=name) for number, name in enumerate(RESOURCES)]


def empty_slots(player: Player) -> int:
    """Corruption slots without Corruption. [R-092]"""
    return 4 - sum(player.corrupted)


def pending(fleet: Fleet, seat: int) -> bool:
    """Whether step 4 of this turn is going to give Corruption. [R-101]"""
    turn = fleet.turn
    if turn.seat != seat or turn.late or turn.spared:
        return False
    return bool(turn.tainted) or (0 <= turn.ship < SHIPS and fleet.corrupted[turn.ship] > 0)


def can_receive(at: At) -> bool:
    """Whether there is a slot for one more Corruption. [R-064] [R-100]"""
    return empty_slots(at.player) > pending(at.state, at.seat)


@ABILITIES.point("receive_corruption")
class ReceiveCorruption(Ability):
    """Receiving Corruption."""

    timing: Literal["after"]


def receive(at: At) -> Flow[bool]:
    """Put Corruption on an empty slot of choice; what has no room elsewhere is stuck. [R-093]"""
    player = at.player
    options = [PLACE[c] for c in BOARD if not player.corrupted[c]]
    if not options:
        return False
    compartment = yield from ask_or_trade(at, "revenant.corruption", lambda: options)
    stuck = yield from rearrange(at)
    for unit in stuck:
        player.free[unit] -= 1
    player.locked[compartment] = stuck
    player.corrupted[compartment] = 1
    yield Event("corrupted", at.seat, "R-093", compartment=compartment + 1, player=at.seat)
    yield from trigger(at, ReceiveCorruption, "after", Scene())
    return True


def rearrange(at: At) -> Flow[tuple[int, ...]]:
    """Right before Corruption: what finds no room elsewhere stays in its Compartment. [RU-62]"""
    player = at.player
    left = player.free[:]
    room = SLOTS - 2 * (sum(player.corrupted) + 1)
    stuck: list[int] = []
    while sum(left) > room:
        units = [LEAVE[r] for r in range(4) if left[r]]
        unit = yield from ask(Question(at.seat, "revenant.leave", units))
        left[unit] -= 1
        stuck.append(unit)
    return tuple(sorted(stuck))


def release(player: Player, compartment: int) -> None:
    """Free a Compartment; its Resources are usable again. [R-107]"""
    player.corrupted[compartment] = 0
    for resource in player.locked[compartment]:
        player.free[resource] += 1
    player.locked[compartment] = ()


def control_options(at: At, source: str) -> list[Option[int]]:
    """Markers on your own Frigate board or on House ships of any Sector. [R-103] [R-104] [R-105]"""
    options: list[Option[int]] = []
    board, ships = at.player.corrupted, at.state.corrupted
    if source != "house_ship" and any(board):
        options += [CONTROL_OWN[c] for c in BOARD if board[c]]
    if source != "frigate_board" and any(ships):
        options += [CONTROL_SHIP[s] for s in range(SHIPS) if ships[s]]
    return options


@ABILITIES.point("control_corruption")
class ControlCorruption(Ability):
    """Controlling Corruption."""

    timing: Literal["after"]


def control(at: At, number: int, source: str) -> Flow[bool]:
    """Move Corruption to your own Void Trace; the third marker empties it. [R-103] [R-106]"""
    for done in range(number):
        options = control_options(at, source)
        if not options:
            return done > 0
        usual = options[0] if len(options) == 1 else None
        if not at.must:
            options.append(STOP)
        chosen = yield from ask(Question(at.seat, "revenant.control", options, usual=usual))
        if chosen == 0:
            return done > 0
        if chosen < 0:
            release(at.player, -chosen)
            yield Event("controlled", at.seat, "R-103", compartment=1 - chosen, player=at.seat)
        else:
            at.state.corrupted[chosen - 1] = 0
            name = SHIP_IDS[chosen - 1]
            yield Event("controlled-ship", at.seat, "R-103", ship=name, player=at.seat)
        at.player.trace += 1
        if at.player.trace == TRACE_SLOTS:
            at.player.trace = 0
            yield Event("trace", at.seat, "R-106", player=at.seat)
            yield from hidden_influence.gain(at)
        yield from trigger(at, ControlCorruption, "after", Scene())
    return True


def step_four(fleet: Fleet) -> Rule:
    """Receive 1 Corruption by the ship or the lower option, never more. [R-101] [R-102]"""
    at = At(fleet, fleet.turn.seat)
    due = pending(fleet, at.seat)
    fleet.turn.late = 1
    if due:
        yield from receive(at)


def taint(at: At) -> Flow[bool]:
    """The lower option leads to Corruption in step 4, or at once after it. [R-190] [RU-83]

    Returns whether it was received at once.
    """
    if at.state.turn.late or not at.own_turn:
        return (yield from receive(at))
    at.state.turn.tainted = 1
    return False


def shift(at: At, ships: list[int]) -> Flow[bool]:
    """Move Corruption from a Compartment to an empty slot of a House ship. [RU-63]"""
    own: list[Option[int]] = [
        Option("shift", c, compartment=c + 1) for c in BOARD if at.player.corrupted[c]
    ]
    compartment = yield from ask(Question(at.seat, "revenant.shift", [*own, STOP]))
    if not compartment:
        return False
    targets = [Option("taint", s, type=KINDS[kind_of(s)], house=HOUSES[house_of(s)]) for s in ships]
    ship = yield from ask(Question(at.seat, "revenant.shift-to", targets))
    release(at.player, compartment)
    at.state.corrupted[ship] = 1
    yield Event("shifted", at.seat, "R-277", ship=SHIP_IDS[ship], player=at.seat)
    return True


def corruptible(fleet: Fleet, ship: int) -> bool:
    """Whether a House ship has an empty Corruption slot; Shuttles have none. [R-277]"""
    slots = fleet.content.ship_types[KINDS[kind_of(ship)]].corruption_slots
    return fleet.corrupted[ship] < slots
