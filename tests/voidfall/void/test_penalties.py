"""The penalties of all Crises without a Skirmish: what they take, and when they cannot be chosen.

Seat 0 has 4 Food, 2 Energy, 2 Materials, 3 Credits, 2 Science, 10 Influence, a Glory token of
value 2, 2 Active Fleet Power and 2 Corvettes each in its Home 1 and its Outpost 4.
"""

from __future__ import annotations

import pytest

from domineum.voidfall import GAME
from domineum.voidfall.words import AGENDA_TYPES
from tests.voidfall.crisis_table import Act, CrisisTable, changes, given

RECALLS = ("recall 1 corvette", "recall 1 corvette")


def stock(**amounts: int) -> Act:
    """These resources and no others."""
    return lambda table: table.stock(**amounts)


def influence(amount: int) -> Act:
    """So much Influence."""
    return lambda table: setattr(table.me, "influence", amount)


def weak(table: CrisisTable) -> None:
    """1 Fleet Power is deployed, and none is Active."""
    table.me.active = 0
    table.sector(4).owner, table.sector(4).fleets = -1, (0, 0, 0, 0, 0)
    table.sector(1).fleets = (1, 0, 0, 0, 0)


def unarmed(table: CrisisTable) -> None:
    """No Fleet Power is left."""
    weak(table)
    table.sector(1).fleets = (0, 0, 0, 0, 0)


def outpost(population: int = 2, guilds: int = 0, installations: int = 0, pure: bool = True) -> Act:
    """An Outpost with so many Miners and Shipyards."""

    def prepare(table: CrisisTable) -> None:
        sector = table.sector(4)
        sector.population, sector.corrupted = population, not pure
        sector.guilds = ("miners",) * guilds
        sector.installations = ("shipyard",) * installations

    return prepare


def corrupted(tracks: int = 3, slots: int = 3, pure: bool = True) -> Act:
    """So many tracks and Agenda slots are Corrupted, and perhaps the Outpost."""

    def prepare(table: CrisisTable) -> None:
        table.me.corrupted_tracks = [i < tracks for i in range(3)]
        for i, slot in enumerate(table.slots()[1:]):
            slot.corrupted = i < slots
        table.sector(4).corrupted = not pure

    return prepare


def offers(*kinds: str) -> Act:
    """These Agenda offers are Corrupted."""
    return lambda table: table.state.corrupted_offers.update(dict.fromkeys(kinds, True))


def foes(**powers: int) -> Act:
    """So many Voidborn in sectors given like `n2`."""

    def prepare(table: CrisisTable) -> None:
        for name, power in powers.items():
            table.sector(int(name[1:])).voidborn = power

    return prepare


def glory(*values: int) -> Act:
    """Glory tokens of these values."""
    return lambda table: setattr(table.me, "glory", list(values))


def trading(table: CrisisTable) -> None:
    """A Trade token is held."""
    table.me.loose_trade, table.state.trade[-1] = 1, 0


def heroes(table: CrisisTable) -> None:
    """Two Heroic Focuses are on offer."""
    table.void.offer = ["heroic-conquest", "heroic-politics"]


def open_board(table: CrisisTable) -> None:
    """Improved Technologies can be gained."""
    table.state.improvement_block = False


def bare_board(table: CrisisTable) -> None:
    """No Improved Technology is on the board."""
    table.state.improvement_block, table.state.improved_offer = False, []


def bare_tableau(table: CrisisTable) -> None:
    """No Basic Technology is left."""
    table.state.tableau = {}


def no_supply(table: CrisisTable) -> None:
    """All Harbingers are on the map."""
    table.void.harbingers = 0


def no_rift(table: CrisisTable) -> None:
    """The Rift is closed."""
    table.sector(10).tile = "standard-sector"


def nothing(_: CrisisTable) -> None:
    """As it is at the start."""


FULL = foes(n2=3, n5=3, n7=3)
ALONE = foes(n2=0, n5=0, n7=0)

CASES: dict[str, tuple[Act, tuple[str, ...], str, list[Act]]] = {
    "severed-supply-routes": (
        nothing, (*RECALLS, "resource 2-food"), "food -2, active +2, deployed -2",
        [weak, stock(food=1, credits=9)],
    ),
    "ransacked-granaries": (
        nothing, ("resource 2-food+1-energy+1-materials",),
        "food -2, energy -1, materials -1", [stock(food=3, credits=9)],
    ),
    "worthless-scrip": (nothing, (), "credits -2, influence -2", [stock(credits=1), influence(1)]),
    "empty-thrones": (nothing, ("corrupt-track society",), "corruption +1", [corrupted(slots=0)]),
    "green-recruits": (nothing, (), "food -1, active -1, inactive +1", [unarmed, stock(credits=3)]),
    "tarnished-banners": (nothing, (), "influence -1, glory -2", [glory(), influence(0)]),
    "bare-silos": (nothing, ("resource 3-food",), "food -3", [stock(food=2, credits=5)]),
    "petition-of-the-guilds": (nothing, ("destroy 4 miners",), "guilds -1", [outpost()]),
    "toll-stations": (
        trading, ("resolve return_trade",), "trade -1", [influence(3)],
    ),
    "idle-foundries": (
        nothing, (), "energy -1, materials -2", [stock(energy=1, materials=1, credits=5)],
    ),
    "ration-cards": (nothing, (), "population -1", [outpost(1), outpost(pure=False)]),
    "uncounted-vaults": (
        nothing, (), "credits -1, science -1, influence -1", [stock(credits=9), influence(0)],
    ),
    "restless-colonists": (
        nothing, ("corrupt-sector 4",), "corruption +1", [corrupted(pure=False)],
    ),
    "murmurs-of-the-faithful": (nothing, ("corrupt-slot 1",), "corruption +1", [corrupted()]),
    "shelved-reforms": (nothing, (), "influence -4", [influence(3)]),
    "unread-archives": (nothing, (), "science -2, influence -1", [stock(science=1, credits=9)]),
    "closed-sessions": (nothing, ("corrupt-offer wealth",), "offers +1", []),
    "portents-ignored": (
        nothing, (), "influence -1, voidborn +1", [influence(0)],
    ),
    "old-feuds": (nothing, ("place 7", "place 2"), "voidborn +2", [ALONE]),
    "contested-crossroads": (
        nothing, ("place 5", *RECALLS), "active +2, deployed -2, voidborn +1, their defenses +1",
        [ALONE, given(weak, foes(n2=2))],
    ),
    "hull-fatigue": (
        nothing, RECALLS, "materials -1, active +1, inactive +1, deployed -2",
        [weak, stock(credits=3)],
    ),
    "crumbling-ramparts": (
        outpost(installations=1), (), "installations -1, voidborn +2",
        [nothing, given(outpost(installations=1), ALONE)],
    ),
    "forgotten-veterans": (glory(1, 4, 2), (), "influence -1, glory -4", [glory(), influence(0)]),
    "hollow-regiments": (
        nothing, ("recall 1 corvette",), "active -1, inactive +2, deployed -1", [weak],
    ),
    "blighted-fields": (
        nothing, (), "food -4, influence -2", [stock(food=3, credits=9), influence(1)],
    ),
    "hoarders-market": (
        nothing, (), "credits -3, offers +1", [stock(credits=2)],
    ),
    "vanished-artisans": (
        nothing, ("destroy 4 miners", "resource 2-food"), "food -2, guilds -1",
        [outpost(), stock(food=1)],
    ),
    "unpaid-levies": (
        heroes, ("discard heroic-politics",), "influence -4, offered -1",
        [nothing, given(heroes, influence(3))],
    ),
    "overflowing-docks": (
        nothing, ("resource 3-food+1-credits", "resource science"),
        "food -3, credits -1, science -1, influence -1", [stock(food=4), influence(0)],
    ),
    "maintenance-backlog": (
        outpost(installations=1), (), "food -2, materials -1, installations -1",
        [nothing, given(outpost(installations=1), stock(food=1, materials=1, credits=5))],
    ),
    "fractured-council": (
        nothing, ("corrupt-offer wealth", "corrupt-offer might"), "offers +2",
        [],
    ),
    "doomsayers-in-the-streets": (
        nothing, ("place 2",), "corruption +1, voidborn +1", [outpost(pure=False), ALONE],
    ),
    "lost-blueprints": (
        nothing, ("consume cybernetics",), "consumed +1, tableau -1", [bare_tableau],
    ),
    "disputed-succession": (
        nothing, ("corrupt-track economy",), "influence -1, corruption +1",
        [corrupted(), influence(0)],
    ),
    "exodus-ships": (outpost(3), (), "population -2", [nothing, outpost(3, pure=False)]),
    "rival-academies": (open_board, (), "consumed +1, improved -1", [nothing, bare_board]),
    "quarantine-belt": (
        nothing, ("corrupt-slot 2",), "science -1, corruption +1", [corrupted(0), stock(food=5)],
    ),
    "broken-convoys": (
        nothing, ("resource 3-food",), "food -3, influence -4", [influence(3), stock(food=2)],
    ),
    "omens-of-ruin": (nothing, (), "harbingers +1", []),
    "core-of-the-hive": (nothing, (), "voidborn +5, their defenses +1", [ALONE]),
    "iron-cordon": (
        outpost(installations=2), ("place 2", "place 5"), "installations -2, voidborn +2",
        [outpost(installations=1), given(outpost(installations=2), ALONE)],
    ),
    "last-levy": (nothing, RECALLS, "active +2, deployed -2, military +1", [weak]),
    "glut-and-famine": (
        nothing, ("resource 4-food", "resource 2-energy"), "food -4, energy -2, influence -3",
        [stock(food=5), influence(2)],
    ),
    "frozen-exchanges": (
        nothing, ("corrupt-track society",), "credits -3, corruption +1",
        [corrupted(), stock(credits=2)],
    ),
    "guild-schism": (
        nothing, ("destroy 4 miners",), "influence -1, guilds -2",
        [outpost(guilds=1), influence(0)],
    ),
    "black-ledger": (
        trading, (), "credits -3, influence -2, trade -1",
        [nothing, given(trading, stock(credits=2)), given(trading, influence(1))],
    ),
    "engines-at-the-limit": (
        given(outpost(3), stock(energy=3)), (), "energy -3, population -2",
        [stock(energy=3), given(outpost(3), stock(energy=2, credits=5))],
    ),
    "hungry-arsenals": (nothing, (), "materials -2, economic +1", [stock(credits=5)]),
    "shattered-creed": (
        nothing, ("corrupt-track society",), "corruption +2", [corrupted(), outpost(pure=False)],
    ),
    "summit-of-dissent": (offers("might"), (), "offers +3", []),
    "dead-languages": (
        open_board, (), "science -2, consumed +1, improved -1",
        [nothing, given(open_board, stock(science=1, credits=9))],
    ),
    "ladder-without-rungs": (
        nothing, ("corrupt-track society",), "influence -4, corruption +1",
        [corrupted(), influence(3)],
    ),
    "dying-cradles": (
        nothing, ("destroy 4 miners",), "food -2, guilds -1, population -1",
        [outpost(1, guilds=1), outpost(), stock(food=1, credits=9)],
    ),
    "three-fronts": (
        heroes, ("consume starbases", "discard heroic-conquest"),
        "consumed +1, tableau -1, offered -1", [nothing, given(heroes, bare_tableau)],
    ),
    "silenced-relays": (
        nothing, ("consume starbases",), "energy -2, consumed +1, tableau -1",
        [bare_tableau, stock(energy=1, credits=9)],
    ),
    "no-light-left": (
        nothing, (), "influence -3, harbingers +1", [influence(2)],
    ),
}  # fmt: skip


IGNORED: dict[str, tuple[Act, tuple[str, ...], str]] = {
    "closed-sessions": (offers(*AGENDA_TYPES), (), ""),
    "fractured-council": (offers("wealth", "might", "support"), (), "offers +1"),
    "summit-of-dissent": (offers(*AGENDA_TYPES), (), ""),
    "hoarders-market": (offers("wealth"), (), "credits -3"),
    "portents-ignored": (no_rift, (), "influence -1"),
    "old-feuds": (FULL, ("place 2", "place 5"), ""),
    "contested-crossroads": (
        FULL, ("place 5", *RECALLS), "active +2, deployed -2, their defenses +1",
    ),
    "crumbling-ramparts": (
        given(outpost(installations=1), foes(n2=3, n5=3, n7=2)), (),
        "installations -1, voidborn +1",
    ),
    "doomsayers-in-the-streets": (FULL, ("place 2",), "corruption +1"),
    "omens-of-ruin": (no_supply, (), ""),
    "no-light-left": (ALONE, (), "influence -3"),
    "last-levy": (no_supply, RECALLS, "active +2, deployed -2"),
    "hungry-arsenals": (no_supply, (), "materials -2"),
}  # fmt: skip
"""Penalties of which a part is to be ignored, or cut to a limit."""


def facing(crisis: str, prepare: Act) -> CrisisTable:
    """A position with a current Crisis."""
    table = CrisisTable()
    table.meet(crisis)
    prepare(table)
    return table


@pytest.mark.parametrize("crisis", CASES)
def test_a_penalty_takes_all_that_it_says(crisis: str) -> None:
    """Then the Crisis is discarded. [V-116] [V-117] [V-123]"""
    prepare, answers, expected, _ = CASES[crisis]
    table = facing(crisis, prepare)
    before = table.tally()
    table.advance(*answers)
    assert changes(before, table.tally()) == expected
    level = GAME.records.crises[crisis].level
    assert table.void.discards.get(level, [crisis]) == [crisis]


@pytest.mark.parametrize("crisis", CASES)
def test_a_penalty_that_cannot_be_suffered_in_full_is_no_choice(crisis: str) -> None:
    """Nothing stands for anything, and Influence does not stop at 0. [V-117]"""
    prepare, _, _, hopeless = CASES[crisis]
    assert facing(crisis, prepare).can_suffer()
    assert not any(facing(crisis, spoil).can_suffer() for spoil in hopeless)


@pytest.mark.parametrize("crisis", IGNORED)
def test_what_is_ignored_or_limited_forbids_no_penalty(crisis: str) -> None:
    """No Harbinger, an offer that is Corrupted, sectors full of Voidborn.

    [V-117] [V-261] [V-401] [V-459]
    """
    prepare, answers, expected = IGNORED[crisis]
    table = facing(crisis, prepare)
    before = table.tally()
    table.advance(*answers)
    assert changes(before, table.tally()) == expected


def test_a_penalty_is_taken_before_what_it_triggers() -> None:
    """Fenrax deploys a Carrier for 1 Food only after 2 Food are lost. [V-117] [V-181]"""
    table = facing("dying-cradles", stock(food=2))
    table.become("fenrax")
    table.learn("carriers")
    driven = table.advance("destroy 4 miners", "resolve deploy")
    assert driven.kinds.index("lost") < driven.kinds.index("deployed")
    assert (table.me.stock[0], table.sector(4).fleets) == (0, (3, 0, 0, 0, 0))


def test_every_crisis_without_a_skirmish_is_tested() -> None:
    plain = {
        card.id
        for card in GAME.records.crises.values()
        if all(part.name != "skirmish" for part in card.penalty)
    }
    assert set(CASES) == plain
