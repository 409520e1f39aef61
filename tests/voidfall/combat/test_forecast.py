"""The forecast against plain recursion, and what it prefers."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from domineum.voidfall.battle import Battle, Fleets, Step
from domineum.voidfall.combat.forecast import Forecast, forecast
from domineum.voidfall.combat.rules import decide, decision, outcome
from tests.voidfall.combats import Force, cheapest_winning, combats, fight, knows, start

RANK = {"invader": 1, "tie": 0, "defender": -1}


def predict(invader: Force, defender: Force) -> Forecast:
    return forecast(start(invader, defender))


def value(battle: Battle) -> tuple[int, int]:
    """How good a finished Combat is for the Invader: the result, then who keeps how much."""
    end = outcome(battle)
    kept = end.invader.fleets.power - end.defender.fleets.power
    return RANK[end.winner], kept - (end.deployed if end.winner == "invader" else 0)


def try_everything(battle: Battle) -> tuple[int, int]:
    """The value of a Combat by plain recursion over all answers."""
    asked = decision(battle)
    if asked is None:
        return value(battle)
    values = [try_everything(decide(battle, answer)) for answer in asked.answers]
    return max(values) if asked.role == "invader" else min(values)


@given(combats(most=3))
@settings(deadline=None, max_examples=60)
def test_the_forecast_equals_trying_everything(combat: tuple[Force, Force]) -> None:
    battle = start(*combat)
    assert value(fight(*combat, *forecast(battle).answers)) == try_everything(battle)


@given(combats(most=6))
@settings(deadline=None)
def test_the_answers_lead_to_the_forecast(combat: tuple[Force, Force]) -> None:
    result = predict(*combat)
    battle = fight(*combat, *result.answers)
    end = outcome(battle)
    assert result[:3] == (end.winner, end.invader.fleets, end.defender.fleets)
    assert result.trace == battle.trace


@given(combats(), st.booleans())
@settings(deadline=None)
def test_one_more_corvette_never_worsens_a_result(
    combat: tuple[Force, Force], invading: bool
) -> None:
    """[I-91] An undefended sector is left out: it cannot tie, but with a Corvette it can."""
    invader, defender = combat
    side = invader if invading else defender
    assume(any(side.fleets))
    more = side.with_fleets(side.fleets._replace(corvette=side.corvette + 1))
    before = RANK[predict(invader, defender).winner]
    if invading:
        assert RANK[predict(more, defender).winner] >= before
    else:
        assert RANK[predict(invader, more).winner] <= before


def test_a_single_corvette_turns_a_defence_without_fleets_into_a_tie() -> None:
    """[V-362] [V-363] The one exception to [I-91]."""
    missiles = Force(corvette=1, yards=1, technologies=knows("deep-space-missiles+"))
    assert predict(missiles, Force(defenses=1)).winner == "defender"
    assert predict(missiles, Force(defenses=1, corvette=1)).winner == "tie"


def test_the_rulebook_example_is_forecast() -> None:
    """[V-301] Golden."""
    shields = Force(corvette=4, technologies=knows("shields"))
    result = predict(shields, Force(voidborn=3, defenses=1))
    assert (result.winner, result.invader) == ("invader", Fleets(corvette=2))
    assert result.answers == ("absorb 1",)
    assert result.trace[1] == Step("salvo", (3, 3), (1, 1), (1, 0), (3, 2))


@pytest.mark.parametrize(("defenses", "winner"), [(0, "invader"), (1, "tie")])
def test_the_rulebook_skirmish_is_forecast(defenses: int, winner: str) -> None:
    """[V-447] [V-454] Golden: the middle and the rightmost sector."""
    result = predict(Force(voidborn=3), Force(corvette=2, defenses=defenses))
    assert (result.winner, result.defender.power) == (winner, 0)


def test_energy_is_spent_only_with_a_benefit() -> None:
    """[V-311]"""
    invader = Force(corvette=4, yards=1, energy=1, technologies=knows("deep-space-missiles"))
    assert predict(invader, Force(voidborn=1)).answers == ("keep energy",)
    assert predict(invader, Force(voidborn=3)).answers == ("spend energy",)


def test_a_trade_token_is_returned_only_with_a_benefit() -> None:
    """[V-316]"""
    invader = Force(corvette=2, trade=True, technologies=knows("autonomous-drones"))
    assert predict(invader, Force(voidborn=1)).answers == ("keep trade",)
    assert predict(invader, Force(voidborn=2)).answers[0] == "return trade"


def test_corvettes_are_deployed_only_with_a_benefit() -> None:
    """[V-302]"""
    invader = Force(carrier=2, active=2)
    assert predict(invader, Force(voidborn=1)).answers == ("deploy 0",)
    assert predict(invader, Force(voidborn=2)).answers[0] == "deploy 1"


def test_the_defender_keeps_the_sector_before_fleet_power() -> None:
    """[V-448] Sentries are recalled first, so that the Corvette can fire."""
    result = predict(Force(corvette=3), Force(sentry=1, corvette=1))
    assert result.answers[:1] == ("recall sentry",)


def test_the_last_corvette_is_kept_for_its_torpedoes() -> None:
    """[V-327]"""
    invader = Force(corvette=1, dreadnought=2, technologies=knows("torpedoes+"))
    result = predict(invader, Force(voidborn=4, defenses=0))
    assert "recall corvette" not in result.answers


def test_escape_pods_do_not_matter_for_the_fight() -> None:
    """[V-344]"""
    plain, pods = Force(corvette=3), Force(corvette=3, technologies=knows("escape-pods+"))
    assert predict(plain, Force(voidborn=2)).trace == predict(pods, Force(voidborn=2)).trace


def test_the_cheapest_win_with_plain_corvettes() -> None:
    """[I-92]"""
    assert cheapest_winning(Force(voidborn=3)) == Fleets(corvette=4)
    assert cheapest_winning(Force(voidborn=3, defenses=2)) == Fleets(corvette=6)
    assert cheapest_winning(Force(voidborn=9, defenses=6)) is None


def test_the_cheapest_win_uses_technologies() -> None:
    base = Force(technologies=knows("targeting", "torpedoes+"))
    best = cheapest_winning(Force(voidborn=3), base)
    assert best is not None
    assert best.corvette == 2


def test_the_cheapest_win_from_a_pool() -> None:
    pool = Fleets(corvette=3, dreadnought=2)
    best = cheapest_winning(Force(defenses=3), pool=pool)
    assert best is not None
    assert best == Fleets(dreadnought=2)
    assert cheapest_winning(Force(voidborn=9), pool=pool) is None
    assert cheapest_winning(Force(voidborn=1), pool=Fleets()) is None
