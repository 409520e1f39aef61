"""War: the Crisis board or a Catastrophe; Skirmish with the War's modifiers, then the payment."""

from __future__ import annotations

from typing import cast

import pytest

from domineum.voidfall.cards.costs import CREDITS_FOR
from domineum.voidfall.void.alerts import most_payable
from domineum.voidfall.void.crisis_board import HARBINGER
from domineum.voidfall.words import CREDITS, MATERIALS, Difficulty
from tests.voidfall.table import CONTENT, Driven
from tests.voidfall.void_table import ECONOMIC, MILITARY, VoidTable, pair, solo


def at_war(war: str = "war-probing-raid", military: int = 2, economic: int = 3) -> VoidTable:
    """Seat 0 under a War, without Technologies; 4 is its only sector beside the Home."""
    table = solo()
    table.alert(war)
    table.me.technologies = {}
    table.me.corrupted_tracks = [False] * 3
    table.slot(3).corrupted = True
    table.fill("military", *MILITARY[:military])
    table.fill("economic", *ECONOMIC[:economic])
    table.give(4, corvette=5).installations = ()
    return table


def wage(table: VoidTable, *answers: str, seat: int = 0) -> Driven:
    """The last step of a turn under a War."""
    return table.step("void.advance", seat, answers=answers)


def power(driven: Driven) -> int | None:
    """The strength of the Skirmish, or None if none was fought."""
    return next((int(str(e.data["power"])) for e in driven.events if e.kind == "skirmish"), None)


def test_a_war_of_the_first_cycle() -> None:
    """+2 by the Military row, -1 by the War, 1 Corruption; then 2 Materials, 2 Energy, 1 Science.

    [V-124] [V-125] [V-126] [V-127]
    """
    table = at_war()
    table.stock(energy=2, materials=2, science=1)
    driven = wage(table, "war-board")
    assert driven.options() == ["war-board", "catastrophe"]
    assert power(driven) == 1 + 2 - 1
    assert (table.me.stock, table.sector(4).owner) == ([0, 0, 0, 0, 0], 0)


@pytest.mark.parametrize(("cycle", "modifier"), [(1, -2), (2, -2), (3, -1)])
def test_the_modifier_of_a_war_is_that_of_the_cycle(cycle: int, modifier: int) -> None:
    """Spore Barrage; the +1 of later Evaluations is not added. [V-125] [V-440] [V-443]"""
    table = at_war("war-spore-barrage", military=3, economic=0)
    table.state.cycle = cycle
    assert power(wage(table, "war-board")) == 1 + 3 + modifier


@pytest.mark.parametrize(("pieces", "value"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_leftmost_free_military_space_counts(pieces: int, value: int) -> None:
    """A Harbinger takes a space like a Crisis; without a free space it is 4. [V-462] [V-463]"""
    table = at_war(military=0, economic=0)
    table.fill("military", *([HARBINGER] if pieces else []), *MILITARY[: max(0, pieces - 1)])
    table.slot(2).corrupted = True
    assert power(wage(table, "war-board")) == 2 + value - 1


def test_a_strength_below_one_is_a_successful_defence() -> None:
    """What follows a defence is resolved all the same. [V-138] [V-444] [V-456]"""
    table = at_war("war-chitin-vanguard", military=0, economic=0)
    driven = wage(table, "war-board", "place 7")
    assert power(driven) is None
    assert "skirmish-none" in driven.kinds
    assert table.sector(7).voidborn == 2


def test_a_war_may_be_answered_with_a_catastrophe() -> None:
    """Each player chooses again; the War stays. [V-124] [V-128]"""
    table = pair()
    table.alert("war-probing-raid")
    for seat in (0, 1):
        wage(table, "catastrophe", "forfeit", "forfeit", seat=seat)
    assert (table.void.catastrophes, table.void.alert) == (2, "war-probing-raid")


def test_a_lost_skirmish_brings_no_reward_for_defence() -> None:
    """The sector is abandoned; the payment follows anyway. [V-360] [V-456]"""
    table = at_war("war-desperate-onslaught", military=4, economic=1)
    table.give(4, corvette=1)
    table.stock(energy=1, materials=1)
    influence = table.me.influence
    wage(table, "war-board")
    assert table.sector(4).voidborn == 2
    assert (table.me.stock, table.me.influence) == ([0] * 5, influence)


def test_a_successful_defence_is_rewarded() -> None:
    """Desperate Onslaught: a Bounty token and 2 Influence. [V-456]"""
    table = at_war("war-desperate-onslaught", military=0, economic=0)
    table.state.bounty_pile[-1] = "bounty-any"
    influence = table.me.influence
    wage(table, "war-board", "resource food")
    assert (table.me.bounty, table.me.influence) == (["bounty-any"], influence + 2)


def test_voice_of_the_deep_corrupts_an_offer_of_ones_choice() -> None:
    """[V-456]"""
    table = at_war("war-voice-of-the-deep", military=0, economic=0)
    wage(table, "war-board", "corrupt-offer might")
    assert table.state.corrupted_offers["might"]


# -- abilities of War cards ---------------------------------------------------------------------


def survivors(war: str, corvettes: int, *answers: str, level: str = "easy") -> int:
    """What is left in sector 4 after a War of strength 3 in Cycle 3, 0 if it is lost."""
    table = at_war(war, military=2, economic=0)
    table.void.difficulty = cast(Difficulty, level)
    table.state.cycle = 3
    if CONTENT.alerts[war].modifiers[2] < 0:
        table.slot(2).corrupted = True
    sector = table.give(4, corvette=corvettes)
    assert power(wage(table, "war-board", *answers)) == 3
    return sector.power if sector.owner == 0 else 0


def test_the_abilities_of_a_war_belong_to_the_voidborn() -> None:
    """Initiative, the first strike and Approach Damage cost the defender 1 each. [V-455]"""
    assert survivors("war-probing-raid", 5) == 3
    assert survivors("war-swift-claws", 5) == 2
    assert survivors("war-voice-of-the-deep", 5, "corrupt-offer might") == 2
    assert survivors("war-spore-barrage", 5) == 2


def test_the_chitin_vanguard_absorbs_approach_damage() -> None:
    """A Sector Defense does nothing to it. [V-455]"""
    for war, left in (("war-probing-raid", 4), ("war-chitin-vanguard", 3)):
        table = at_war(war, military=2, economic=0)
        table.state.cycle = 3
        table.sector(4).installations = ("defense",)
        wage(table, "war-board", *(["place 7"] if war == "war-chitin-vanguard" else []))
        assert table.sector(4).power == left


def test_the_shrouded_host_absorbs_more_on_harder_levels() -> None:
    """1 Salvo Damage on Easy, 2 on Medium and Hard. [V-455]"""
    levels = ("easy", "medium", "hard")
    assert [survivors("war-shrouded-host", 6, level=level) for level in levels] == [3, 2, 2]


@pytest.mark.parametrize(
    ("war", "military", "target"), [("war-probing-raid", 3, 4), ("war-spore-barrage", 4, 7)]
)
def test_the_target_is_found_with_the_abilities_of_the_card(
    war: str, military: int, target: int
) -> None:
    """3 Voidborn conquer 4 Corvettes only after Approach Damage; else Population decides.

    [V-447] [V-450] [V-455]
    """
    table = at_war(war, military=military, economic=0)
    for n, corvettes, population in ((4, 6, 6), (7, 4, 2)):
        sector = table.give(n, corvette=corvettes)
        sector.corrupted, sector.population = True, population
    driven = wage(table, "war-board")
    assert power(driven) == 3
    assert [e.data["sector"] for e in driven.events if e.kind == "skirmish"] == [target]


def test_siege_nests_build_next_to_the_combat_sector_first() -> None:
    """2, 5 and 7 are the Voidborn sectors adjacent to 4. [V-457]"""
    table = at_war("war-siege-nests", military=0, economic=0)
    driven = wage(table, "war-board", "place 5")
    assert driven.options(1) == ["place 2", "place 5", "place 7"]
    assert table.sector(5).installations == ("defense",)


def test_else_anywhere_on_the_map() -> None:
    """Sectors without room for a Sector Defense do not count. [V-457]"""
    table = at_war("war-siege-nests", military=0, economic=0)
    for n in (2, 5, 7):
        table.sector(n).installations = ("defense",) * 3
    driven = wage(table, "war-board", "place 9")
    assert driven.options(1) == ["place 6", "place 8", "place 9"]


def test_a_spared_player_pays_but_does_not_fight() -> None:
    """An event keeps the Voidborn away from players with at most 40 Influence. [V-443]"""
    event = next(
        e.id
        for e in CONTENT.events.values()
        for box in e.boxes
        if box.ability and box.ability.word == "no_skirmish"
    )
    table = at_war("war-siege-nests", economic=1)
    table.state.event = event
    table.stock(energy=1, materials=1)
    driven = wage(table, "war-board")
    assert (power(driven), table.me.stock) == (None, [0] * 5)


# -- the payment --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "due"),
    [
        (0, {}),
        (1, {"materials": 1, "energy": 1}),
        (2, {"materials": 2, "energy": 1, "science": 1}),
        (3, {"materials": 2, "energy": 2, "science": 1}),
        (4, {"materials": 2, "energy": 2, "science": 2}),
    ],
)
def test_the_leftmost_free_economic_space_is_paid(pieces: int, due: dict[str, int]) -> None:
    """[V-126] [V-463]"""
    table = at_war(military=0, economic=pieces)
    table.stock(food=5, energy=5, materials=5, science=5)
    wage(table, "war-board")
    rest = {name: 5 - due.get(name, 0) for name in ("food", "energy", "materials", "science")}
    assert dict(zip(rest, [*table.me.stock[:3], table.me.stock[4]], strict=True)) == rest


def test_each_missing_resource_costs_three_influence() -> None:
    """2 Materials, 2 Energy and 1 Science are due; 1 Energy is there. [V-126]"""
    table = at_war()
    table.stock(energy=1, food=9)
    table.me.influence = 30
    wage(table, "war-board")
    assert (table.me.stock, table.me.influence) == ([9, 0, 0, 0, 0], 30 - 4 * 3)


def test_influence_never_falls_below_zero() -> None:
    """[V-181]"""
    table = at_war()
    table.stock()
    table.me.influence = 4
    wage(table, "war-board")
    assert table.me.influence == 0


def test_credits_must_stand_for_what_is_missing() -> None:
    """Nobody may lose Influence while able to pay; never for Science. [V-126] [V-127] [V-187]"""
    table = at_war()
    table.stock(energy=1, materials=1, credits=5)
    table.me.influence = 30
    wage(table, "war-board", "pay 1-energy+1-materials+2-credits")
    assert (table.me.stock[CREDITS], table.me.influence) == (3, 30 - 3)


def test_too_few_credits_pay_as_much_as_they_can() -> None:
    """4 are missing beside Science, 3 Credits are there. [V-127]"""
    table = at_war()
    table.stock(credits=3, science=1)
    table.me.influence = 30
    driven = wage(table, "war-board")
    assert driven.topics == ["voidfall.war"]
    assert (table.me.stock, table.me.influence) == ([0] * 5, 30 - 3)


def test_credits_may_stand_for_what_one_has() -> None:
    """It is a payment like any other. [V-127] [V-186]"""
    table = at_war(economic=1)
    table.stock(energy=1, materials=1, credits=2)
    driven = wage(table, "war-board", "pay 1-energy+1-credits")
    assert "pay 2-credits" in driven.options(1)
    assert table.me.stock == [0, 0, 1, 1, 0]


def test_every_substitution_must_be_used() -> None:
    """For a House whose Materials stand for Energy they do so here, too. [V-127] [V-188]"""
    house = next(
        h.id for h in CONTENT.houses.values() if any(a.word == "substitute" for a in h.abilities)
    )
    table = at_war(economic=1)
    table.become(house)
    table.stock(materials=2)
    table.me.influence = 30
    wage(table, "war-board")
    assert (table.me.stock[MATERIALS], table.me.influence) == (0, 30)


def test_nothing_due_is_nothing_paid() -> None:
    assert most_payable([1, 1, 1, 1, 1], (0, 0, 0, 0, 0), CREDITS_FOR) == ([], 0)
    assert most_payable([0, 0, 0, 0, 0], (0, 2, 2, 0, 1), CREDITS_FOR) == ([], 5)


def test_the_fourth_catastrophe_of_a_war_loses_the_game() -> None:
    """[V-128] [V-130]"""
    table = at_war()
    table.void.catastrophes = 3
    match = table.match(("void.advance", 0))
    match.choose("catastrophe")
    assert match.over
    assert match.outcome
    assert match.outcome.how.key == "end-catastrophe"
