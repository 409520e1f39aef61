"""A turn of the Action phase: boarding, Influence, Crew action; the Emergency action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal, NamedTuple

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask, sourced
from domineum.revenant import (
    arkships,
    details,
    dropships,
    fighters,
    hidden_influence,
    influence,
    resources,
    revenant,
    tactics,
)
from domineum.revenant.abilities import trigger
from domineum.revenant.corruption import empty_slots
from domineum.revenant.hints import tainted
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.resources import TAKE
from domineum.revenant.state import At, Fleet, Rule, Scene, Turn
from domineum.revenant.trading import ask_or_trade
from domineum.revenant.words import (
    ARKSHIP,
    EMERGENCY,
    FIGHTER,
    FRIGATE,
    HYPERCHARGE,
    READY,
    REINFORCE,
    SHIP_NAMES,
    SHIPS,
    SHUTTLE,
    house_of,
    kind_of,
    ship_options,
)


class Sent(NamedTuple):
    """Where a Crew member is sent, and who if that is said along with it."""

    place: int
    member: int = -1


BOARD = [
    Option(option.verb, Sent(option.value), option.text, **option.about)
    for option in ship_options("board")
]
BOARDABLE = [ship for ship in range(SHIPS) if kind_of(ship) != SHUTTLE]
BOARD_CORRUPTED = [tainted(option) for option in BOARD[:SHIPS]]
CREW = ("captain", "cadet-1", "cadet-2")
CONFIRM: Option[None] = Option("confirm", None)
MEMBERS = [Option("send", member, crew=name) for member, name in enumerate(CREW)]


def sent(place: int, member: int) -> Option[Sent]:
    """The option to send a Crew member to a place."""
    about = {**SHIP_NAMES[place], "crew": CREW[member]}
    key = f"option-board-{about['type']}-with"
    return Option("board", Sent(place, member), lambda: Message(key, about), **about)


SEND = {
    place: [sent(place, member.value) for member in MEMBERS]
    for place in (*range(FRIGATE, REINFORCE), EMERGENCY)
}
TACTICS = 4
FLYING = {"maneuver", "attack"}
LANDING = {"maneuver", "planet_effect", "extraction"}
TRIGGERED: dict[int | str, set[str]] = {
    "arkship": {"arkship_effect", "supply"},
    "fighter": FLYING,
    "dropship": LANDING,
    "frigate": FLYING | LANDING,
    "reinforce": {"revenant_action", "reinforce"},
    "hypercharge": {"revenant_action", "hypercharge"},
    "emergency": {"emergency_action"},
}
"""What a place may trigger, by its type."""
ELSEWHERE = {"activation"}.union(*TRIGGERED.values())
"""What counts only where it is triggered; an Activation is open to all."""
EMERGENCY_GAINS: list[Option[int]] = [*TAKE, Option("tactics", TACTICS), Option("done", -1)]


def turn(fleet: Fleet, seat: int) -> Rule:
    """Step 1: send a Crew member to a ship or to the Emergency space. [R-056] [R-059] [R-060]"""
    fleet.turn = Turn.of(seat)
    player = fleet.players[seat]
    at = At(fleet, seat)
    sent = yield from ask_or_trade(
        at, "revenant.board", lambda: boarding_options(at), lambda: why_not_board(at),
        detail=lambda sent: details.of_sent(at, sent.place, sent.member),
    )  # fmt: skip
    place, member = sent
    if member < 0:
        member = yield from choose_member(at, place)
    fleet.turn.member = member
    player.crew[fleet.turn.member] = place
    fleet.turn.ship = place
    yield boarded(fleet, seat, place)
    if place == EMERGENCY:
        fleet.then(("emergency",), ("after",), ("corruption",), ("extra",), ("end",))
    else:
        if place == FRIGATE + seat:
            dropships.lift_off(fleet, place)
        fleet.then(("influence",), ("action",), ("after",), ("corruption",), ("extra",), ("end",))


def choose_member(at: At, place: int) -> Flow[int]:
    """Choose who goes there, usually the most useful there. [R-059] [R-060]"""
    options = [MEMBERS[member] for member in choices(at, place)]

    def usual() -> Option[int]:
        return max(options, key=lambda option: usefulness(at, place, option.value))

    question = Question(
        at.seat, "revenant.crew", options, about=SHIP_NAMES[place], public=True, usual=usual,
        detail=lambda member: details.of_member(at, member),
    )  # fmt: skip
    return (yield from ask(question))


def choices(at: At, place: int) -> list[int]:
    """Who can be sent to a place; of two Cadets without cards only one. [R-059] [R-060]"""
    player = at.player
    alike = player.crew[1] == READY and not any(player.cadets)
    return [member for member in able(at, place) if member < 2 or not alike]


def able(at: At, place: int) -> list[int]:
    """The Crew members that are ready and can pay what the place asks for. [R-065] [R-074]"""
    ready = [m for m in range(3) if at.player.crew[m] == READY]
    if place not in (REINFORCE, HYPERCHARGE):
        return ready
    turn, found = at.state.turn, []
    for member in ready:
        before, turn.member = turn.member, member
        if revenant.can_pay(at, place):
            found.append(member)
        turn.member = before
    return found


def usefulness(at: At, place: int, member: int) -> tuple[int, int]:
    """How many abilities of a Crew member the ship may trigger, and other actions half of that."""
    player, table = at.player, at.content.abilities
    cards = (player.captain,) if member == 0 else player.cadets[member - 1]
    here = TRIGGERED[SHIP_NAMES[place]["type"]]
    number = 0
    for (point, _), held in table.items():
        worth = 2 if point.word in here else int(point.word not in ELSEWHERE)
        number += worth * sum(len(held[card][player.rank]) for card in cards if card in held)
    return number, -member


def boarded(fleet: Fleet, seat: int, place: int) -> Event:
    """Say who went where. [R-060]"""
    kind = "boarded" if place < SHIPS else "boarded-other"
    crew = CREW[fleet.turn.member]
    return Event(kind, seat, "R-060", crew=crew, **SHIP_NAMES[place], player=seat)


def boarding_options(at: At) -> list[Option[Sent]]:
    """Unoccupied ships, and the Emergency space. [R-061] [R-063] [R-067] [R-070]

    A Corrupted ship says what it will cost. [R-101]
    """
    fleet = at.state
    taken = fleet.taken()
    full = not empty_slots(at.player)
    place, corrupted = fleet.place, fleet.corrupted
    options = [
        (BOARD_CORRUPTED if corrupted[ship] else BOARD)[ship]
        for ship in BOARDABLE
        if place[ship] > 0 and ship not in taken and not (full and corrupted[ship])
    ]
    own = FRIGATE + at.seat
    options += sending(at, own) if own not in taken else []
    for space in (REINFORCE, HYPERCHARGE):
        if space not in taken and able(at, space):
            options.append(BOARD[space])
    return [*options, *sending(at, EMERGENCY)]


def sending(at: At, place: int) -> list[Option[Sent]]:
    """Each Crew member that can go where Hidden Influence is drawn at once. [R-060] [R-073]"""
    return [SEND[place][member] for member in choices(at, place)]


def why_not_board(at: At) -> Iterator[Blocked]:
    """Say which places cannot be boarded, and why. [R-062] [R-063] [R-064] [R-065] [R-077]"""
    fleet = at.state
    taken = fleet.taken()
    for ship in range(SHIPS):
        if fleet.place[ship] <= 0:
            continue
        if kind_of(ship) == SHUTTLE:
            yield Blocked(BOARD[ship], Message("blocked-shuttle"), "R-061")
        elif ship in taken:
            yield Blocked(BOARD[ship], Message("blocked-occupied"), "R-063")
        elif fleet.corrupted[ship] and not empty_slots(at.player):
            yield Blocked(BOARD[ship], Message("blocked-corruption"), "R-064")
    if FRIGATE + at.seat in taken:
        yield Blocked(BOARD[FRIGATE + at.seat], Message("blocked-occupied"), "R-063")
    for space in (REINFORCE, HYPERCHARGE):
        if space in taken:
            yield Blocked(BOARD[space], Message("blocked-occupied"), "R-063")
        elif not able(at, space):
            yield Blocked(BOARD[space], Message("blocked-cost"), "R-065")


def step_two(fleet: Fleet) -> Rule:
    """Step 2: Influence by the kind of ship that was boarded. [R-071] [R-072] [R-073] [R-074]"""
    at = At(fleet, fleet.turn.seat)
    ship = fleet.turn.ship
    at.owed = revenant.owed(at, ship)
    yield from sourced(from_place(ship), gain_influence(at, ship))


def gain_influence(at: At, ship: int) -> Flow[object]:
    """Influence in the House of a ship, hidden for the own Frigate, any for the Revenant."""
    if ship < SHIPS:
        return influence.gain(at, house_of(ship))
    if ship < REINFORCE:
        return hidden_influence.gain(at)
    return influence.gain_in(at, range(7))


def from_place(place: int) -> Message:
    """Where a Crew member was sent, as the source of what is asked there."""
    about = SHIP_NAMES[place]
    return Message("from-ship" if "house" in about else f"from-{about['type']}", about)


def crew_action(fleet: Fleet) -> Rule:
    """Step 3: the action of the boarded ship. [R-192] [R-213] [R-217] [R-225] [R-228]"""
    ship = fleet.turn.ship
    yield from sourced(from_place(ship), act(At(fleet, fleet.turn.seat), ship))


def act(at: At, ship: int) -> Rule:
    """The action of a ship, or of the Revenant."""
    if ship >= REINFORCE:
        yield from revenant.crew_action(at, ship)
    elif ship >= FRIGATE:
        yield from fighters.frigate_action(at)
    elif kind_of(ship) == ARKSHIP:
        yield from arkships.crew_action(at, house_of(ship))
    elif kind_of(ship) == FIGHTER:
        yield from fighters.crew_action(at)
    else:
        yield from dropships.crew_action(at)


@ABILITIES.point("emergency_action")
class EmergencyAction(Ability):
    """The Emergency action."""

    timing: Literal["after"]


@ABILITIES.point("crew_action")
class CrewAction(Ability):
    """An action of a Crew member."""

    timing: Literal["after"]


def emergency(fleet: Fleet) -> Rule:
    """Gain Hidden Influence, then a Resource or a Tactics. [R-068] [R-069]"""
    yield from sourced(from_place(EMERGENCY), emergency_action(fleet))


def emergency_action(fleet: Fleet) -> Rule:
    """What a Crew member does on the Emergency space. [R-068] [R-069]"""
    at = At(fleet, fleet.turn.seat)
    yield from hidden_influence.gain(at)
    options = [o for o in EMERGENCY_GAINS if o.value != TACTICS or tactics.has_room(at)]
    blocked = partial(why_not_gain, at)
    gain = yield from ask(Question(at.seat, "revenant.emergency", options, blocked))
    if gain == TACTICS:
        yield from tactics.gain(at, 1)
    elif gain >= 0:
        yield from resources.gain(at, gain, sure=True)
    yield from trigger(at, EmergencyAction, "after", Scene())


def why_not_gain(at: At) -> Iterator[Blocked]:
    """Say that the Tactics track is at its end. [R-115]"""
    if not tactics.has_room(at):
        yield Blocked(EMERGENCY_GAINS[TACTICS], Message("blocked-tactics"), "R-115")


def after_action(fleet: Fleet) -> Rule:
    """Abilities that follow the Crew action or the Emergency action. [R-183]"""
    yield from trigger(At(fleet, fleet.turn.seat), CrewAction, "after", Scene())


def end(fleet: Fleet) -> Rule:
    """The turn ends when the player says so, also by taking no Extra action; until then it may be
    taken back. [R-055] [RU-56]"""
    if fleet.turn.seat >= 0:
        at = At(fleet, fleet.turn.seat)
        yield from ask_or_trade(at, "revenant.end", lambda: [CONFIRM], confirm=True)
        fleet.turn = Turn.of()
