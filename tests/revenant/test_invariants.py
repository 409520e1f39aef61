"""Every invariant notices its breach."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domineum.revenant import GAME
from domineum.revenant.invariants import INVARIANTS, STEPS, broken_step
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    FRIGATE,
    HYPERCHARGE,
    ON_SCANNER,
)
from tests.revenant.table import CONTENT, empty, planet, put, rich, ship, solo

Breach = Callable[[Fleet], None]
FENRAX = ship("fenrax-fighter")


def assign(name: str, value: object, player: bool = False) -> Breach:
    """Set a field of the game, or of the first player."""

    def breach(fleet: Fleet) -> None:
        setattr(fleet.players[0] if player else fleet, name, value)

    return breach


def item(name: str, place: int, value: object, player: bool = False) -> Breach:
    """Set an item of a list of the game, or of the first player."""

    def breach(fleet: Fleet) -> None:
        getattr(fleet.players[0] if player else fleet, name)[place] = value

    return breach


def core_too_early(fleet: Fleet) -> None:
    fleet.failures[0], fleet.failure_deck = "dying-light", (*fleet.failure_deck[:2], "gate-flare")


def same_agenda(fleet: Fleet) -> None:
    fleet.players[1].fleet = fleet.players[0].fleet


def inner_between_turns(fleet: Fleet) -> None:
    fleet.turn.seat, fleet.place[FENRAX] = -1, 9


def four_arkships(fleet: Fleet) -> None:
    put(fleet, belitan_arkship=2, dunlork_arkship=2)


def five_ships(fleet: Fleet) -> None:
    for house in range(5):
        fleet.place[house * 4 + 1] = 5


def landed_later(fleet: Fleet) -> None:
    planet(put(fleet, yarvek_dropship=3), 3, "ferrum-deep")
    fleet.phase, fleet.landed[3] = 2, ship("yarvek-dropship")


def covered_core(fleet: Fleet) -> None:
    fleet.failures[1], fleet.covered[1] = "dying-light", 2


def two_in_one_place(fleet: Fleet) -> None:
    fleet.players[0].crew[2] = fleet.players[1].crew[0]


def foreign_frigate(fleet: Fleet) -> None:
    fleet.players[0].crew[2] = FRIGATE + 1


def still_out(fleet: Fleet) -> None:
    fleet.phase = 3


def council_in_a_hurry(fleet: Fleet) -> None:
    fleet.council_seen, fleet.council = fleet.council[:6], fleet.council[6:]


def reward_left(fleet: Fleet) -> None:
    fleet.players[0].tracks[6] = 5


def too_many_resources(fleet: Fleet) -> None:
    fleet.players[0].free = [11, 0, 0, 0]


def large_hand(fleet: Fleet) -> None:
    fleet.turn.seat, fleet.players[0].hand = -1, tuple(list(CONTENT.cadets)[:9])


def drawn_card(fleet: Fleet) -> None:
    fleet.turn.seat, fleet.players[0].drawn = -1, (1,)


def elsewhere(fleet: Fleet) -> None:
    fleet.turn.ship = FENRAX


def charged_without_a_jump(fleet: Fleet) -> None:
    fleet.turn.seat = -1
    fleet.players[1].crew[1] = HYPERCHARGE


BREACHES: dict[str, Breach] = {
    "every Operation card is in one place": assign("hand", (), player=True),
    "Operation decks hold cards of their type": item("discards", 0, ("wiretap",)),
    "9 Hidden Influence cards of each House": assign("hidden", (0, 0, 0), player=True),
    "every Planet is in one place": item("planets", 3, ""),
    "every Colony is in one place": assign("colonies", ()),
    "Scanner cards of the right set": assign("offer", ("final-passage",)),
    "three Hull Failures and one Core": assign("failure_deck", ()),
    "the Core Failure shows in Cycle 4 only": core_too_early,
    "Agendas are held once": same_agenda,
    "House ships are somewhere": item("place", 0, 13),
    "Frigates are in Sectors once the game runs": item("place", FRIGATE, 0),
    "inner Sectors are empty between turns": inner_between_turns,
    "Arkships never enter inner Sectors": item("place", 0, 9),
    "only Shuttles wait on a Scanner card": item("place", FENRAX, ON_SCANNER),
    "the passenger is a Shuttle on the card": assign("passenger", FENRAX),
    "Arkships within the limit": four_arkships,
    "other House ships within the limit": five_ships,
    "Voidborn ships within the limit": item("voidborn", 3, 7),
    "32 Voidborn ships and 12 Shields at most": item("shields", 3, 13),
    "no Voidborn, Rift, Shield or Planet outside of the Sectors": item("voidborn", 0, 1),
    "Shields are not owed": item("shields", 3, -1),
    "four Rifts at most": assign("rifts", [0, 1, 1, 1, 1, 1, 0, 0, 0]),
    "Intel Data lies on Planets, one each": item("cubes", 7, 1),
    "landed ships are on Planets": item("landed", 3, FENRAX),
    "nothing has landed outside of the Action phase": landed_later,
    "Damage within the slots": item("damage", 0, 4),
    "Corruption within the slots": item("corrupted", 3, 1),
    "ships off the board are clean": item("damage", 4, 1),
    "the Revenant holds 5 Damage at most": assign("revenant", 6),
    "two Protection tokens on revealed Failures": item("covered", 1, 1),
    "the lower effect of a Core Failure is never covered": covered_core,
    "Failures are tucked in the Skirmish phase only": item("tucked", 0, 1),
    "one figure per crew space": two_in_one_place,
    "figures are on ships of the board": item("crew", 2, 4, player=True),
    "nobody boards another Frigate": foreign_frigate,
    "Crew members are at home after the Action phase": still_out,
    "three Ambassadors at most": assign("ambassadors", (35, 35, 35, 35)),
    "the Council keeps its pace": council_in_a_hurry,
    "tracks run from 0 to 8": item("tracks", 0, 9, player=True),
    "rewards lie where nobody has been": reward_left,
    "Tactics run from 0 to 12": assign("tactics", 13, player=True),
    "every marker is in the Tactics stack once": assign("stack", (0, 0)),
    "Rank runs from 0 to 3": assign("rank", 4, player=True),
    "no Resource is owed": item("free", 0, -1, player=True),
    "Resources have a slot": too_many_resources,
    "Resources are stuck in Corrupted Compartments": item("locked", 1, (0,), player=True),
    "the first Compartment is never Corrupted": item("corrupted", 0, 1, player=True),
    "one Corruption per Compartment": item("corrupted", 4, 2, player=True),
    "Void Trace and Intel Data empty themselves at three": assign("trace", 3, player=True),
    "two Cadet cards per Cadet": item("cadets", 0, ("scout", "guide", "broker"), player=True),
    "Cadet cards are attached to Cadets": item("cadets", 0, ("wiretap",), player=True),
    "five Frigate cards in slots": assign("slots", ("scout",), player=True),
    "Orders lie with the Orders": assign("orders", ("scout",), player=True),
    "the hand limit holds between turns": large_hand,
    "nothing is drawn between turns": drawn_card,
    "discards are remembered rightly": assign("dropped", ("scout",), player=True),
    "the turn knows its Crew member": elsewhere,
    "three cards on offer at most": assign("offer", ("a", "b", "c", "d")),
    "a Cycle ends with a jump if somebody charged": assign("jumping", 1),
    "the Hypercharge space goes with the jump": charged_without_a_jump,
    "a Colony is chosen in Cycle 4 only": assign("colony", "colony-axiom"),
    "Cycles run to four": assign("cycle", 5),
}


@pytest.mark.parametrize("name", [name for name, _ in INVARIANTS])
def test_an_invariant_notices_its_breach(name: str) -> None:
    fleet = solo() if name.startswith("the Rival") else rich()
    assert not [*GAME.check(fleet)]
    if fleet.rival is not None:
        fleet.rival.deck = ()
    else:
        BREACHES[name](fleet)
    assert name in [*GAME.check(fleet)]


@pytest.mark.parametrize(("number", "name"), [*enumerate(name for name, _ in STEPS)])
def test_a_step_invariant_notices_its_breach(number: int, name: str) -> None:
    before, after = empty(), empty()
    before.phase = after.phase = 3
    STEP_BREACHES[number](before, after)
    assert name in [*broken_step(before, after)]


def attach_to(fleet: Fleet) -> None:
    me = fleet.players[0]
    me.rank, me.slots, me.cadets[0], me.orders = 1, ("cargo-nets",), ("scout",), ("wiretap",)
    me.penalties, me.tracks[0] = ("void-bloom",), 2


def changed(name: str, value: object) -> Callable[[Fleet, Fleet], None]:
    def change(before: Fleet, after: Fleet) -> None:
        setattr(before, name, value)

    return change


def of_player(before: Fleet, after: Fleet) -> None:
    attach_to(before)


def captain(before: Fleet, after: Fleet) -> None:
    after.players[0].captain, after.players[0].frigate = "lin-okaro", "ironside"


def arkship(before: Fleet, after: Fleet) -> None:
    before.place[0], after.place[0] = 3, 4


def reward(before: Fleet, after: Fleet) -> None:
    before.rewards[0] = 3


def ship_lost(before: Fleet, after: Fleet) -> None:
    before.place[1] = 3


STEP_BREACHES: list[Callable[[Fleet, Fleet], None]] = [
    changed("cycle", 3), changed("phase", 4), arkship, reward, of_player, captain, captain,
    of_player, of_player, of_player, of_player, of_player, ship_lost,
    changed("colony", "colony-axiom"), changed("council_seen", (1,)),
    changed("failure_discard", ("gate-flare",)),
]  # fmt: skip
