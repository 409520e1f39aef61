"""Skirmishes: strength, targets with every tie-break, Combat and outcome."""

from domineum.voidfall.battle import Fleets
from domineum.voidfall.combat.sides import voidborn_side
from domineum.voidfall.skirmish import choose_target, strength, valid_targets
from domineum.voidfall.state import NOBODY
from tests.voidfall.table import Driven, Table


def pair() -> Table:
    """Two equal Corrupted sectors, 5 and 8, of seat 0, both next to the Voidborn of 7."""
    table = Table()
    table.me.technologies = {}
    table.slot(3).corrupted = False
    for n in (2, 3, 4, 6, 9, 10, 11):
        table.sector(n).voidborn = 0
    for n in (5, 8):
        sector = table.give(n, corvette=2)
        sector.population, sector.corrupted, sector.guilds = 3, True, ()
        sector.installations = ()
    return table


def strike(table: Table, *answers: str) -> Driven:
    """Set the targets of the Evaluation Phase and fight the Skirmish of seat 0."""
    table.step("skirmish.targets")
    return table.step("skirmish", 0, answers=answers)


def test_the_strength_is_the_corruption_on_tracks_and_slots() -> None:
    """Not in sectors and not on Chambers. [V-441]"""
    table = Table()
    table.me.corrupted_tracks = [True, True, False]
    table.sector(4).corrupted = True
    table.me.chambers = 2
    assert strength(table.state, 0, 0, True) == 3


def test_later_evaluations_are_stronger_by_one() -> None:
    """Cycles 2 and 3, only in the Evaluation Phase. [V-442]"""
    table = Table()
    for cycle, expected in ((1, 1), (2, 2), (3, 2)):
        table.state.cycle = cycle
        assert strength(table.state, 0, 0, True) == expected
        assert strength(table.state, 0, 0, False) == 1


def test_a_strength_of_zero_is_a_successful_defence() -> None:
    """A negative total, too; nothing is fought. [V-138] [V-444]"""
    table = pair()
    assert strength(table.state, 0, -3, False) == 0
    assert strike(table).kinds == ["skirmish-none"]
    assert table.sector(5).owner == 0


def test_targets_lie_next_to_voidborn_and_are_no_homes() -> None:
    """Not next to sectors without Fleet Power, not immune ones. [V-439] [V-445]"""
    table = Table()
    assert valid_targets(table.state, 0) == [4]
    table.give(3, corvette=1)
    assert valid_targets(table.state, 0) == [4]
    table.sector(2).voidborn = table.sector(5).voidborn = 0
    assert valid_targets(table.state, 0) == []


def test_without_a_target_nothing_happens() -> None:
    """It counts as a successful defence. [V-453]"""
    table = Table()
    table.sector(2).voidborn = table.sector(5).voidborn = 0
    assert choose_target(table.state, 0, 3) == 0
    driven = table.resolve({"skirmish": 3})
    assert driven.kinds == ["skirmish-none"]


def test_a_sector_that_falls_is_preferred() -> None:
    """Win and tie count alike. [V-447]"""
    table = pair()
    table.give(8, corvette=3)
    assert choose_target(table.state, 0, 2) == 5


def test_then_the_one_with_the_most_recalls() -> None:
    """Both fall to 3 Voidborn, but 3 are recalled in 8. [V-448]"""
    table = pair()
    table.give(8, corvette=3)
    assert choose_target(table.state, 0, 3) == 8


def test_then_a_pure_sector() -> None:
    """Before a Corrupted one. [V-449]"""
    table = pair()
    table.sector(8).corrupted = False
    table.sector(5).population = 6
    assert choose_target(table.state, 0, 2) == 8


def test_then_the_highest_population() -> None:
    """Among equals in all before. [V-450]"""
    table = pair()
    table.sector(5).population = 4
    table.sector(8).guilds = ("miners",) * 3
    assert choose_target(table.state, 0, 2) == 5


def test_then_the_most_guilds() -> None:
    """Printed ones count. [V-451]"""
    table = pair()
    table.sector(8).guilds = ("miners",)
    assert choose_target(table.state, 0, 2) == 8


def test_then_at_random() -> None:
    """Both are chosen sooner or later, and the generator moves on. [V-452]"""
    table = pair()
    before = table.state.random.value
    assert {choose_target(table.state, 0, 2) for _ in range(40)} == {5, 8}
    assert table.state.random.value != before


def test_the_skirmish_of_the_example() -> None:
    """Cycle 3, 2 Corruptions: 3 Voidborn against the sector with Population 4: a tie. [V-454]"""
    table = pair()
    table.state.cycle = 3
    table.me.corrupted_tracks = [True, True, False]
    right = table.sector(8)
    right.population, right.installations = 4, ("defense",)
    table.me.glory = []
    table.step("skirmish.targets")
    assert table.state.targets[0] == 8
    active = table.me.active
    table.step("skirmish", 0)
    assert (right.owner, right.voidborn, len(right.installations)) == (NOBODY, 2, 0)
    assert table.me.active == active + 2
    assert table.sector(5).owner == 0


def test_a_lost_skirmish_costs_glory_installations_and_the_sector() -> None:
    """Two Voidborn stay, however many survived. [V-276] [V-360] [V-361] [V-438]"""
    table = pair()
    table.me.corrupted_tracks = [True, True, True]
    for slot in table.slots()[1:]:
        slot.corrupted = True
    table.give(8, corvette=1)
    table.sector(8).installations = ("shipyard",)
    table.give(5, corvette=2).installations = ("shipyard",)
    table.me.glory = [1, 5]
    strike(table, "glory 1")
    assert table.me.glory == [5]
    sector = table.sector(5)
    assert (sector.owner, sector.voidborn, sector.installations) == (NOBODY, 2, ())


def test_the_sector_limit_does_not_bind_the_invaders() -> None:
    """6 Voidborn attack a sector that could hold 3. [V-260]"""
    table = pair()
    table.me.corrupted_tracks = [True] * 3
    for slot in table.slots()[1:]:
        slot.corrupted = True
    table.give(5, corvette=5)
    table.give(8, corvette=1)
    driven = strike(table)
    assert driven.events[0].data["power"] == 6
    assert table.sector(5).owner == NOBODY


def test_a_defended_sector_holds_no_voidborn() -> None:
    """3 against 1: two are left, one is recalled or none. [V-454]"""
    table = pair()
    table.me.corrupted_tracks = [True, False, False]
    strike(table)
    assert (table.sector(5).voidborn, table.sector(8).voidborn) == (0, 0)
    assert table.sector(5).owner == table.sector(8).owner == 0


def test_technologies_of_the_defender_apply() -> None:
    """Shields absorb: 2 Corvettes hold against 2. [V-454]"""
    table = pair()
    table.me.corrupted_tracks = [True, True, False]
    table.learn("shields")
    table.give(8, corvette=4)
    strike(table, "combat-absorb 1")
    assert table.sector(5).owner == 0


def test_all_targets_are_set_before_the_first_combat() -> None:
    """In Turn Order. [V-139] [V-439]"""
    table = Table()
    driven = table.step("skirmish.targets")
    assert driven.kinds == ["skirmish-target"] * 2
    assert table.state.targets == [4, 16]


def test_drones_defend_for_a_trade_token() -> None:
    """In the Evaluation Phase, before the Combat. [V-335]"""
    table = pair()
    table.learn("autonomous-drones")
    table.me.corrupted_tracks = [True] * 3
    table.state.trade, table.me.loose_trade = [1, 1, 1, 1, 1, 0], 1
    table.sector(8).population = 6
    driven = strike(table, "auto-defend 8")
    assert driven.kinds == ["skirmish", "trade-returned", "auto-defended"]
    assert (table.sector(8).owner, table.me.trade) == (0, 0)


def test_an_event_gives_the_voidborn_absorption() -> None:
    """Event 2H: 1 for each Improved Technology of the player. [V-455]"""
    table = Table(event="event-2h")
    table.learn("shields+", "targeting+", "torpedoes")
    assert voidborn_side(table.state, 0, 3).cards.total("salvo_absorption") == 2


def test_an_event_spares_the_weak() -> None:
    """Event 2G: no Skirmish up to 40 Influence. [V-439]"""
    table = Table(event="event-2g")
    table.me.influence, table.player(1).influence = 40, 41
    assert table.step("skirmish.targets").events[0].data["player"] == 1


def test_a_skirmish_as_an_effect_adds_its_number() -> None:
    """Event 3G: 1 more, whatever the Cycle. [V-441]"""
    table = pair()
    table.state.cycle = 3
    table.sector(8).population = 6
    driven = table.resolve({"skirmish": 1})
    assert driven.events[0].data["power"] == 1


def test_the_state_has_the_combat_of_a_skirmish() -> None:
    """The defender decides which Fleet Power is lost. [V-285] [V-454]"""
    table = pair()
    table.give(8, corvette=1, sentry=1).installations = ()
    table.me.corrupted_tracks = [True] * 3
    table.state.targets = [8, 0]
    match = table.match(("skirmish", 0))
    assert match.question().topic == "voidfall.combat.recall"
    battle = match.state.battle
    assert battle is not None
    assert [side.left for side in battle.sides] == [Fleets(voidborn=2), Fleets(1, 1)]
    match.choose("combat-recall sentry")
    assert match.state.battle is None
