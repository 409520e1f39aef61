"""Combats to fight in tests: short ways to their steps, and Combats of any make."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import strategies as st

from domineum.voidfall.battle import Battle, Decision, Fleets, Role, Side, Step
from domineum.voidfall.combat import forecast, rules
from domineum.voidfall.combat.rules import decide, decision
from domineum.voidfall.lab.arms import box, side
from domineum.voidfall.strength import TRADE, Grant, cards_with

FIGHTING_TECHNOLOGIES = (
    "shields",
    "targeting",
    "torpedoes",
    "deep-space-missiles",
    "energy-cells",
    "autonomous-drones",
    "destroyers",
)


@dataclass(frozen=True)
class Force:
    """One side of a Combat in the words of a test; Technologies are called as in the lab."""

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0
    voidborn: int = 0
    defenses: int = 0
    technologies: frozenset[str] = frozenset()
    yards: int = 0
    active: int = 0
    energy: int = 0
    trade: bool = False
    bombard: int = 0
    granted: tuple[Grant, ...] = ()

    @property
    def fleets(self) -> Fleets:
        return Fleets(
            self.corvette, self.sentry, self.destroyer, self.dreadnought, self.carrier,
            self.voidborn,
        )  # fmt: skip

    def with_fleets(self, fleets: Fleets) -> Force:
        return replace(self, **fleets._asdict())

    def has(self, technology: str) -> bool:
        return technology in self.technologies or technology + "+" in self.technologies

    def side(self, role: Role) -> Side:
        """The side that the content makes of it."""
        pays = [what for what, able in (("energy", self.energy), (TRADE, self.trade)) if able]
        made = side(
            box(), role, self.fleets, self.technologies, yards=self.yards, pays=pays,
            defenses=self.defenses, active=self.active, bombard=self.bombard,
        )  # fmt: skip
        made.cards = cards_with(made.cards.grants + self.granted)
        return made


def start(invader: Force, defender: Force) -> Battle:
    return rules.start(invader.side("invader"), defender.side("defender"))


def cheapest_winning(
    defender: Force, invader: Force | None = None, pool: Fleets | None = None
) -> Fleets | None:
    base = (invader or Force()).with_fleets(pool or Fleets(corvette=1)).side("invader")
    best = forecast.cheapest_winning(defender.side("defender"), base, pool)
    return None if best is None else best.fleets


def knows(*technologies: str) -> frozenset[str]:
    return frozenset(technologies)


def fight(invader: Force, defender: Force, *answers: str) -> Battle:
    """The Combat after these answers."""
    battle = start(invader, defender)
    for answer in answers:
        battle = decide(battle, answer)
    return battle


def fight_out(invader: Force, defender: Force, *answers: str) -> Battle:
    """The finished Combat; after the given answers everybody takes the first one."""
    battle = fight(invader, defender, *answers)
    while (asked := decision(battle)) is not None:
        battle = decide(battle, asked.answers[0])
    return battle


def approach(invader: Force, defender: Force, *answers: str) -> Step:
    return fight_out(invader, defender, *answers).trace[0]


def first_salvo(invader: Force, defender: Force, *answers: str) -> Step:
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
def sides(draw: st.DrawFn, *, invading: bool, most: int) -> Force:
    """A small side of any make; only an Invader must have Fleet Power."""
    kinds = draw(st.lists(st.integers(0, 4), min_size=1 if invading else 0, max_size=most))
    corvettes, sentries, destroyers, dreadnoughts, carriers = map(kinds.count, range(5))
    return Force(
        corvettes,
        sentries,
        destroyers,
        dreadnoughts,
        carriers,
        defenses=0 if invading else draw(st.integers(0, 2)),
        technologies=draw(technologies()),
        yards=draw(st.integers(0, 2)),
        active=draw(st.integers(0, 2)),
        energy=draw(st.integers(0, 1)),
        trade=draw(st.booleans()),
        bombard=draw(st.integers(0, 2)) if invading else 0,
        granted=draw(st.sampled_from(((), (Grant("salvo_absorption"),)))),
    )


@st.composite
def combats(draw: st.DrawFn, most: int = 4) -> tuple[Force, Force]:
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


def salvo_absorption(force: Force, *, invading: bool) -> int:
    """The most Salvo Absorption a side can have."""
    shields = 1 if force.has("shields") else 0
    if not invading:
        return shields + len(force.granted) + force.dreadnought + force.carrier
    drones = 2 if force.trade and force.has("autonomous-drones") else 0
    return shields + len(force.granted) + drones + force.bombard
