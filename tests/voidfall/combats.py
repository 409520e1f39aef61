"""Combats to fight in tests: short ways to their steps, and Combats of any make."""

from hypothesis import strategies as st

from domineum.voidfall.combat.battle import (
    Battle,
    Decision,
    Fleets,
    Side,
    Step,
)
from domineum.voidfall.combat.rules import decide, decision, start

FIGHTING_TECHNOLOGIES = (
    "shields",
    "targeting",
    "torpedoes",
    "deep-space-missiles",
    "energy-cells",
    "autonomous-drones",
    "destroyers",
)


def knows(*technologies: str) -> frozenset[str]:
    return frozenset(technologies)


def fight(invader: Side, defender: Side, *answers: str) -> Battle:
    """The Combat after these answers."""
    battle = start(invader, defender)
    for answer in answers:
        battle = decide(battle, answer)
    return battle


def fight_out(invader: Side, defender: Side, *answers: str) -> Battle:
    """The finished Combat; after the given answers everybody takes the first one."""
    battle = fight(invader, defender, *answers)
    while (asked := decision(battle)) is not None:
        battle = decide(battle, asked.answers[0])
    return battle


def approach(invader: Side, defender: Side, *answers: str) -> Step:
    return fight_out(invader, defender, *answers).trace[0]


def first_salvo(invader: Side, defender: Side, *answers: str) -> Step:
    return fight_out(invader, defender, *answers).trace[1]


def ask(battle: Battle) -> Decision:
    asked = decision(battle)
    assert asked is not None
    return asked


def technologies() -> st.SearchStrategy[frozenset[str]]:
    levels = [
        name + level for name in (*FIGHTING_TECHNOLOGIES, "escape-pods") for level in ("", "+")
    ]
    return st.frozensets(st.sampled_from(levels), max_size=5)


@st.composite
def sides(draw: st.DrawFn, *, invading: bool, most: int) -> Side:
    """A small side of any make; only an Invader must have Fleet Power."""
    kinds = draw(st.lists(st.integers(0, 4), min_size=1 if invading else 0, max_size=most))
    side = Side().with_fleets(Fleets(*(kinds.count(kind) for kind in range(6))))
    return Side(
        *side.fleets[:5],
        defenses=0 if invading else draw(st.integers(0, 2)),
        technologies=draw(technologies()),
        yards=draw(st.integers(0, 2)),
        active=draw(st.integers(0, 2)),
        energy=draw(st.integers(0, 1)),
        trade=draw(st.booleans()),
        bombard=draw(st.integers(0, 2)) if invading else 0,
        salvo_absorption=draw(st.integers(0, 1)),
    )


@st.composite
def combats(draw: st.DrawFn, most: int = 4) -> tuple[Side, Side]:
    """Two small sides."""
    return draw(sides(invading=True, most=most)), draw(sides(invading=False, most=most))


def play(battle: Battle, data: st.DataObject) -> tuple[Battle, list[str]]:
    """Any possible course of the Combat."""
    answers = []
    while (asked := decision(battle)) is not None:
        assert len(asked.answers) > 1
        answers.append(data.draw(st.sampled_from(asked.answers)))
        battle = decide(battle, answers[-1])
    return battle, answers


def salvo_absorption(side: Side, *, invading: bool) -> int:
    """The most Salvo Absorption a side can have."""
    shields = 1 if side.has("shields") else 0
    if not invading:
        return shields + side.salvo_absorption + side.dreadnought + side.carrier
    drones = 2 if side.trade and side.has("autonomous-drones") else 0
    return shields + side.salvo_absorption + drones + side.bombard
