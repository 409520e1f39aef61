"""Positions for Crises: what players do is watched as in a match, and offers are answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from domineum.kernel import Event, Flow, Question, Seat
from domineum.voidfall import GAME
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import parse_cost
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.state import Turn
from domineum.voidfall.void.crisis_board import open_crises
from tests.voidfall.table import Driven, Table, drive
from tests.voidfall.void_table import PAIR, SOLO, VoidTable

TOPICS = ("voidfall.crisis", "voidfall.crisis.pay")
Act = Callable[["CrisisTable"], object]


class CrisisTable(VoidTable):
    """A turn of seat 0 in its Actions step; whoever is asked resolves Crises, or does not.

    On C011 seat 0 has its Home 1 and its Outpost 4, next to the Voidborn of 2, 5 and 7.
    """

    def __init__(
        self, *houses: str, scenario: str = SOLO, event: str = "", willing: bool = True
    ) -> None:
        super().__init__(*houses, scenario=scenario, event=event)
        self.void.scope = "turn"
        self.state.turn = Turn(0, "production", "", False, [])
        for player in self.state.players:
            player.technologies = {}
        self.willing = willing
        self.wishes: list[bool] = []
        """What the next offers are answered with, before `willing` decides."""
        self.offered: list[str] = []
        """The Crises that somebody could resolve, in the order of the offers."""

    def meet(self, *crises: str) -> None:
        """Let the first Crisis be the current one, and others be ongoing on the Military row."""
        self.void.current, *self.void.military = crises

    def watched(self, flow: Flow[Any]) -> Flow[None]:
        """Run a rule, with the reactions to its events where they belong."""
        reply: object = None
        while True:
            try:
                item = flow.send(reply)
            except StopIteration:
                return
            if isinstance(item, Question) and item.topic in TOPICS:
                reply = self._answer(item)
                continue
            reply = yield item
            reaction = GAME.react(self.state, item) if isinstance(item, Event) else None
            if reaction is not None:
                yield from self.watched(reaction)

    def _answer(self, question: Question[Any]) -> object:
        names = [str(option.about["crisis"]) for option in question.options[:-1]]
        self.offered += names
        willing = self.wishes.pop(0) if self.wishes else self.willing
        return question.options[0 if willing else -1].value

    def resolve(self, effect: object, *answers: str, at: At | None = None) -> Driven:
        parsed = EFFECTS.parse(effect, "test")
        return drive(self.watched(parsed.resolve(at or self.at)), *answers)

    def resolve_for(self, seat: Seat, effect: object, *answers: str) -> Driven:
        """Let another player resolve an effect."""
        return self.resolve(effect, *answers, at=At(self.state, seat))

    def pay(self, cost: object, *answers: str) -> Driven:
        return drive(self.watched(parse_cost(cost, "test").pay(self.at)), *answers)

    def step(self, name: str, *rest: int | str, answers: tuple[str, ...] = ()) -> Driven:
        flow = GAME.steps[name](self.state, *rest)
        return drive(self.watched(flow) if flow is not None else None, *answers)

    def turn(self, card: str, *answers: str) -> Driven:
        """Select a card, and end the Actions step without an action."""
        if card in GAME.records.focuses and card not in self.me.hand:
            self.me.hand.append(card)
        self.void.scope = ""
        first = self.step("select", 0, answers=(self._selection(card), *answers))
        last = self.step("act", 0, answers=("end",))
        return Driven(first.events + last.events, first.asked + last.asked)

    def _selection(self, card: str) -> str:
        if card in GAME.records.focuses:
            return f"focus {card}"
        self.void.offer = [card]
        return f"joint {card} production"

    def advance(self, *answers: str) -> Driven:
        """Let the Void advance on seat 0, and suffer the penalty of the current Crisis."""
        self.void.scope = ""
        self.void.alert = "situation-1"
        penalty = f"penalty {self.void.current}"
        return self.step("void.advance", 0, answers=(penalty, *answers))

    def can_suffer(self) -> bool:
        """Whether seat 0 may choose the penalty; if not, V-117 says why."""
        self.void.scope = ""
        self.void.alert = "situation-1"
        flow = GAME.steps["void.advance"](self.state, 0)
        assert flow is not None
        question = next(flow)
        assert isinstance(question, Question)
        penalty = f"penalty {self.void.current}"
        if question.find(penalty) >= 0:
            return True
        assert [(b.option.code, b.rule) for b in question.blocked] == [(penalty, "V-117")]
        return False

    def tally(self, seat: Seat = 0) -> dict[str, int]:
        void, state = self.void, self.state
        foes = [sector for sector in state.sectors if sector.voidborn]
        return super().tally(seat) | {
            "voidborn": sum(sector.voidborn for sector in foes),
            "their defenses": sum(len(sector.installations) for sector in foes),
            "harbingers": sum(sector.harbingers for sector in state.sectors),
            "military": void.military.count("harbinger"),
            "economic": void.economic.count("harbinger"),
            "offers": sum(state.corrupted_offers.values()),
            "consumed": len(void.consumed),
            "tableau": sum(map(len, state.tableau.values())),
            "improved": len(state.improved_offer),
            "offered": len(void.offer),
            "catastrophes": void.catastrophes,
        }


def together(willing: bool = True) -> CrisisTable:
    """Two players on Paired Candles; it is the turn of seat 0, with 1 and 5 against 18 and 17."""
    return CrisisTable("valnis", "belitan", scenario=PAIR, willing=willing)


def changes(before: dict[str, int], after: dict[str, int]) -> str:
    """What differs, like `food -1, trade +1`."""
    found = {name: after[name] - before[name] for name in after}
    return ", ".join(f"{name} {change:+}" for name, change in found.items() if change)


def meets(crisis: str, act: Act, pays: str = "") -> None:
    """Prove that an act lets a Crisis be resolved or not, and what resolving it costs."""
    level = GAME.records.crises[crisis].level
    tallies = []
    for willing in (False, True):
        table = CrisisTable(willing=willing)
        table.meet(crisis)
        act(table)
        assert table.offered == [crisis]
        assert table.void.current == ("" if willing else crisis)
        assert table.void.discards.get(level, []) == [crisis] * bool(willing and level)
        tallies.append(table.tally())
    assert changes(*tallies) == pays


def misses(crisis: str, *acts: Act) -> None:
    """Prove that none of some acts lets a Crisis be resolved."""
    for act in acts:
        table = CrisisTable()
        table.meet(crisis)
        act(table)
        assert (table.offered, table.void.current) == ([], crisis)


def taken(table: CrisisTable, card: str, action: str, answers: str) -> str:
    """Take an action of a Joint or Heroic Focus, and say what it changes for oneself | a partner.

    Answers are given like `a / b`, and `+invade` is short for `resolve invade`.
    """

    def count() -> list[dict[str, int]]:
        levels = sum(len(haven.filled) for haven in table.void.havens)
        mine = table.tally() | {"crises": len(open_crises(table.void)), "levels": levels}
        others = range(1, len(table.state.players))
        return [mine, *(Table.tally(table, seat) for seat in others)]

    before = count()
    given = [re.sub(r"^\+", "resolve ", answer) for answer in answers.split(" / ")]
    table.take(card, action, *given)
    return " | ".join(map(changes, before, count())).removesuffix(" | ")


def do(effect: object, *answers: str) -> Act:
    """Resolve an effect."""
    return lambda table: table.resolve(effect, *answers)


GAIN_GLORY = do({"gain_glory": 1}, "resolve gain_glory")


def given(prepare: Act, *acts: Act) -> Act:
    """Do something in a position that was prepared."""

    def act(table: CrisisTable) -> None:
        for each in (prepare, *acts):
            each(table)

    return act


def stocked(act: Act, **amounts: int) -> Act:
    """Do something with these resources and no others."""
    return given(lambda table: table.stock(**amounts), act)


def select(card: str, *answers: str) -> Act:
    """Play a Focus, and take no action."""
    return lambda table: table.turn(card, *answers)


REACH = {1: 4, 4: 1}
"""Where Fleet Power of Home and of the Outpost regroups to."""


def regroup(*sectors: int) -> Act:
    """Move 1 Corvette out of each of these sectors, one after the other."""
    return do("regroup", *(f"move {n} corvette {REACH[n]}" for n in sectors), "done")


def conquer(n: int, voidborn: int, corvettes: int) -> Act:
    """Invade a sector with so many Voidborn from the Outpost; nothing but Glory is there."""

    def act(table: CrisisTable) -> None:
        table.give(4, corvette=corvettes + 1)
        table.sector(1).fleets = (0, 0, 0, 0, 0)
        target = table.sector(n)
        target.voidborn, target.bounty, target.harbingers = voidborn, (), 0
        table.invade(n, *["4 corvette"] * corvettes)

    return act
