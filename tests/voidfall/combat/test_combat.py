"""Combat: its frame, its sequence and its results."""

import pytest

from domineum.voidfall.battle import (
    DEFENDER,
    Decision,
    Fleets,
    Step,
)
from domineum.voidfall.combat.rules import decide, outcome
from tests.voidfall.combats import Force, approach, ask, fight, fight_out, first_salvo, knows, start


def test_equal_choices_give_equal_battles() -> None:
    """[V-284] [V-285] Combat is deterministic."""
    sides = Force(corvette=3, dreadnought=1), Force(corvette=2, dreadnought=2, defenses=2)
    one, two = fight(*sides, "absorb 1"), fight(*sides, "absorb 1")
    assert one == two
    assert one.plain() == two.plain()
    assert one != fight(*sides, "absorb 0")


def test_only_the_defenders_installations_take_part() -> None:
    """[V-286] [V-296] [V-305] Each Sector Defense and Starbase deals 1 to the Invader."""
    assert approach(Force(corvette=4), Force(corvette=1, defenses=3)).damage == (0, 3)


def test_fleet_power_counts_and_not_tokens() -> None:
    """[V-287] A side has Fleet Power by type and nothing else of its Fleets."""
    assert Force(corvette=3 + 1).fleets == Fleets(corvette=4)


@pytest.mark.parametrize("power", [1, 2, 3])
def test_voidborn_fight_like_corvettes(power: int) -> None:
    """[V-288] [V-258] Sector Defenses fight for them too."""
    voidborn = fight_out(Force(corvette=3), Force(voidborn=power, defenses=1))
    corvettes = fight_out(Force(corvette=3), Force(corvette=power, defenses=1))
    assert voidborn.trace == corvettes.trace


def test_a_sector_without_fleets_is_defended_by_its_installations() -> None:
    """[V-289] [V-290] There is no Salvo step when a side has nothing."""
    battle = fight_out(Force(corvette=3), Force(defenses=2))
    assert battle.trace == (Step("approach", (0, 0), (0, 2), (0, 0), (1, 0)),)
    assert outcome(battle).winner == "invader"


def test_the_approach_may_end_the_combat() -> None:
    """[V-290] No Salvo step without Fleet Power on both sides."""
    battle = fight_out(Force(corvette=1), Force(corvette=2, defenses=1))
    assert [step.kind for step in battle.trace] == ["approach"]
    assert outcome(battle).winner == "defender"


def test_the_owner_chooses_what_each_damage_recalls() -> None:
    """[V-291]"""
    battle = start(Force(corvette=1, sentry=1, carrier=1), Force(defenses=2))
    recall = ("recall corvette", "recall sentry", "recall carrier")
    assert ask(battle) == Decision("invader", "recall", recall)
    battle = decide(battle, "recall sentry")
    assert ask(battle).answers == ("recall corvette", "recall carrier")
    battle = decide(battle, "recall corvette")
    assert outcome(battle).invader.fleets == Fleets(carrier=1)
    assert outcome(battle).invader.recalled == Fleets(corvette=1, sentry=1)


def test_installations_take_no_damage_and_never_end_a_combat() -> None:
    """[V-292] They deal their Damage once, however many blows the Defender suffers."""
    battle = fight_out(Force(corvette=6), Force(corvette=2, defenses=3))
    assert [step.damage[DEFENDER] for step in battle.trace] == [3, 1, 0]


def test_an_absorption_cancels_one_damage() -> None:
    """[V-293] [V-295] Its use is optional, and comes before any recall."""
    sides = Force(corvette=2, technologies=knows("shields+")), Force(voidborn=1, defenses=2)
    assert ask(start(*sides)) == Decision("invader", "absorb", ("absorb 1", "absorb 0"))
    assert approach(*sides, "absorb 1").power == (1, 1)
    assert approach(*sides, "absorb 0").power == (0, 1)


def test_approach_absorption_does_not_help_in_a_salvo() -> None:
    """[V-294] A Dreadnought of the Invader absorbs in the Approach only."""
    battle = fight_out(Force(dreadnought=3), Force(voidborn=3))
    assert [step.absorbed for step in battle.trace] == [(0, 0)] * len(battle.trace)


def test_damage_beyond_the_fleet_power_is_ignored() -> None:
    """[V-295]"""
    assert approach(Force(corvette=1), Force(corvette=1, defenses=5)).power == (0, 1)


# -- the sequence ------------------------------------------------------------------------------


def test_higher_initiative_strikes_first_whatever_the_lead() -> None:
    """[V-297] [V-298] [V-318]"""
    for lead in (1, 5):
        step = first_salvo(Force(corvette=1 + lead), Force(corvette=1))
        assert step == Step("salvo", (1 + lead, 1), (1, 0), (0, 0), (1 + lead, 0))


def test_the_other_side_replies_with_what_is_left() -> None:
    """[V-299] [V-325]"""
    assert first_salvo(Force(corvette=3), Force(corvette=2)).damage == (1, 1)
    assert first_salvo(Force(corvette=2), Force(corvette=1)).damage == (1, 0)


def test_equal_initiative_strikes_at_once() -> None:
    """[V-300]"""
    assert first_salvo(Force(corvette=1), Force(voidborn=1)).power == (0, 0)


def test_the_rulebook_example_of_four_corvettes_with_shields() -> None:
    """[V-301] Golden: 4 Corvettes with Basic Shields against 3 Voidborn and a Sector Defense."""
    shields = Force(corvette=4, technologies=knows("shields"))
    battle = fight_out(shields, Force(voidborn=3, defenses=1), "absorb 1")
    assert battle.trace == (
        Step("approach", (0, 0), (0, 1), (0, 0), (3, 3)),
        Step("salvo", (3, 3), (1, 1), (1, 0), (3, 2)),
        Step("salvo", (3, 2), (1, 1), (0, 0), (2, 1)),
        Step("salvo", (2, 1), (1, 0), (0, 0), (2, 0)),
    )
    assert outcome(battle).winner == "invader"
    assert outcome(battle).invader.fleets == Fleets(corvette=2)


def test_the_rulebook_example_of_an_invasion_from_two_sectors() -> None:
    """[V-273] Golden: 3 and 1 Corvettes move in and fight as 4."""
    end = outcome(fight_out(Force(corvette=3 + 1), Force(voidborn=3)))
    assert (end.winner, end.invader.fleets) == ("invader", Fleets(corvette=2))


def test_an_invasion_without_fleet_power_is_refused() -> None:
    """[V-273]"""
    with pytest.raises(ValueError, match="at least 1"):
        start(Force(), Force(voidborn=1))


def test_an_answer_that_was_not_offered_is_refused() -> None:
    battle = start(Force(corvette=1, sentry=1), Force(defenses=1))
    with pytest.raises(ValueError, match="recall carrier"):
        decide(battle, "recall carrier")
    with pytest.raises(ValueError, match="not over"):
        outcome(battle)


def test_the_invader_is_asked_before_the_defender() -> None:
    sides = Force(corvette=1, dreadnought=1), Force(corvette=2, dreadnought=1)
    battle = start(*sides)
    assert ask(battle).role == "invader"
    assert ask(decide(battle, "recall corvette")).role == "defender"


def test_salvos_repeat_with_new_initiative() -> None:
    """[V-338]"""
    battle = fight_out(Force(dreadnought=1, corvette=1), Force(voidborn=3), "recall dreadnought")
    assert [step.initiative for step in battle.trace[1:]] == [(3, 3), (1, 2)]


# -- results -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("invader", "defender", "winner"),
    [(1, 2, "defender"), (2, 1, "invader"), (2, 2, "tie")],
)
def test_who_has_fleet_power_left_wins(invader: int, defender: int, winner: str) -> None:
    """[V-345] [V-346] [V-362]"""
    assert outcome(fight_out(Force(corvette=invader), Force(corvette=defender))).winner == winner


def test_both_sides_may_vanish_in_the_approach() -> None:
    """[V-362]"""
    missiles = Force(corvette=1, yards=1, technologies=knows("deep-space-missiles+"))
    assert outcome(fight_out(missiles, Force(sentry=1))).winner == "tie"


def test_a_sector_without_fleets_cannot_tie() -> None:
    """[V-363]"""
    assert outcome(fight_out(Force(corvette=2), Force(defenses=2))).winner == "defender"


def test_the_rulebook_example_of_a_skirmish() -> None:
    """[V-454] Golden: 3 Voidborn win against 2 FP, and tie against 2 FP with a Sector Defense."""
    middle = outcome(fight_out(Force(voidborn=3), Force(corvette=2)))
    assert (middle.winner, middle.defender.recalled.power) == ("invader", 2)
    rightmost = fight_out(Force(voidborn=3), Force(corvette=2, defenses=1))
    assert rightmost.trace[0].power == (2, 2)
    assert outcome(rightmost).winner == "tie"
    assert outcome(rightmost).defender.recalled.power == 2
