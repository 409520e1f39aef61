"""Crises: conditions in a closed vocabulary, matched by the stream of events.

No rule knows of Crises. The kernel passes every event to `react`; an open Crisis whose condition
the event meets may be resolved there and then by the player who brought it about. [V-094] [V-095]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask, sourced
from domineum.kernel.content import Piece
from domineum.kernel.effects import joined
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost, settle, spending
from domineum.voidfall.cards.counts import Condition
from domineum.voidfall.cards.deed_kinds import SelectedFocus, focus_names
from domineum.voidfall.cards.deeds import Deed
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.fleets import recall, recall_options
from domineum.voidfall.state import Voidfall
from domineum.voidfall.void.crisis_board import discard_crisis, open_crises, remove_crisis, the_void
from domineum.voidfall.void.havens import overproduced, reached_top
from domineum.voidfall.void.penalties import possible_in_full, suffer
from domineum.voidfall.words import LAST_SPACE


@dataclass(frozen=True, kw_only=True)
class While:
    """A state that must hold before or after the deed.  [V-097]"""

    when: Literal["before", "after"]
    """Directly before the deed or after everything that it triggers."""
    if_: list[Condition]
    """All of these have to hold."""

    def holds(self, at: At) -> bool:
        """Whether all of it holds now."""
        return all(condition.holds(at) for condition in self.if_)


@dataclass(frozen=True, kw_only=True)
class Payment:
    """An additional cost directly before or after the deed.  [V-098]"""

    when: Literal["before", "after"]
    """Directly before the deed or after everything that it triggers."""
    cost: Cost
    """To be paid in full."""
    no_substitute: bool = False
    """Every resource is paid with itself."""
    same_sector: bool = False
    """1 Fleet Power is recalled from the sector of the deed."""

    def __post_init__(self) -> None:
        if self.when == "before" and (self.no_substitute or self.same_sector):
            raise ValueError("'no_substitute' and 'same_sector' are for what is paid after a deed")
        if self.no_substitute and self.cost.others:
            raise ValueError("'no_substitute' is about resources alone")
        if self.same_sector and self.cost != Cost(recall=1):
            raise ValueError("'same_sector' is about 1 Fleet Power that is recalled")

    def payable(self, at: At, event: Event | None) -> bool:
        """Whether all of it can be paid now."""
        if self.no_substitute:
            stock = at.player.stock
            return all(have >= n for have, n in zip(stock, self.cost.resources, strict=True))
        if self.same_sector and event is not None:
            return bool(_recalls_from(at, event))
        return self.cost.payable(at)

    def pay(self, at: At, event: Event) -> Flow[None]:
        """Pay it."""
        if self.no_substitute:
            for resource, units in enumerate(self.cost.resources):
                at.player.stock[resource] -= units
            yield Event("spent", at.seat, "V-098", player=at.seat, **spending(self.cost.resources))
        elif self.same_sector:
            at.paying = True
            yield from recall(at, _recalls_from(at, event))
            at.paying = False
            yield from settle(at)
        else:
            yield from self.cost.pay(at)

    def describe(self) -> Message:
        """The printed text."""
        text = self.cost.describe()
        if self.no_substitute:
            return Message("pay-no-substitute", {"do": text})
        return Message("pay-same-sector", {"do": text}) if self.same_sector else text


def _recalls_from(at: At, event: Event) -> list[Option[tuple[int, int]]]:
    return [option for option in recall_options(at) if option.value[0] == event.data["sector"]]


@dataclass(frozen=True, kw_only=True)
class Task:
    """How a Crisis is resolved: A a deed, B a deed in a state, C a deed and a payment. [V-096]"""

    kind: Literal["A", "B", "C"]
    """`A`: `do` alone; `B`: with `while`; `C`: with `pay`."""
    do: Deed
    """What has to be done."""
    while_: While | None = None
    pay: Payment | None = None

    def __post_init__(self) -> None:
        for kind, key, value in (("B", "while", self.while_), ("C", "pay", self.pay)):
            if (self.kind == kind) != (value is not None):
                raise ValueError(f"a condition {kind} has '{key}', and no other has it")
        if self.before and not all(deed.announced for deed in self.do.parts()):
            raise ValueError("nothing can be asked for before this deed")
        if self.pay and self.pay.same_sector and not all(d.placed for d in self.do.parts()):
            raise ValueError("'same_sector' needs a deed in a sector")

    @property
    def before(self) -> bool:
        """Whether something must hold or be paid directly before the deed."""
        condition = self.while_ or self.pay
        return condition is not None and condition.when == "before"

    def describe(self) -> Message:
        """The printed text."""
        args: Args = {"do": self.do.describe()}
        if self.while_:
            states = [condition.describe() for condition in self.while_.if_]
            args |= {"when": self.while_.when, "while": listed(states, "list-and")}
        if self.pay:
            args |= {"when": self.pay.when, "pay": self.pay.describe()}
        return Message(f"task-{self.kind.lower()}", args)


@dataclass(frozen=True, kw_only=True)
class Crisis(Piece):
    """A Crisis card."""

    level: int
    """0: a starting one; 1 to 3: of the deck of that level."""
    category: Literal["military", "economic", "general"]
    """Which row it goes to. [V-119]"""
    condition: Task
    penalty: list[Effect[At]]
    """All of it is resolved in order; each instruction must be possible in full. [V-117]"""

    def penalty_possible(self, at: At) -> bool:
        """Whether every instruction of the penalty can be fully resolved.  [V-117]"""
        return possible_in_full(self.penalty, at)

    def suffer(self, at: At) -> Flow[None]:
        """Resolve the penalty, in its order.  [V-117]"""
        yield from suffer(self.penalty, at)

    def describe(self) -> Message:
        """The printed text."""
        penalty = joined("list-lines", [part.describe() for part in self.penalty])
        return Message("crisis-text", {"task": self.condition.describe(), "penalty": penalty})


# -- reacting to events -------------------------------------------------------------------------


def react(state: Voidfall, event: Event) -> Flow[None] | None:
    """What a deed brings about against the Voidborn, or None."""
    if event.kind not in ("did", "before") or event.seat is None:
        return None
    seat = event.seat
    if event.kind == "before":
        return _remember(state, seat, str(event.data["deed"])) if counts(state, seat) else None
    met = _met(state, seat, event) if counts(state, seat) else []
    return _respond(state, seat, event, met) if met or _builds(event) else None


def counts(state: Voidfall, seat: Seat) -> bool:
    """Whether what a player does now may resolve a Crisis.  [V-048] [V-093] [V-101]

    On a turn only the Actions step counts, for others only what a Joint card gives them.
    """
    void = the_void(state)
    if void.scope == "turn":
        return seat in (state.turn.seat, void.guest)
    return bool(void.scope)


def _builds(event: Event) -> bool:
    """Whether a deed may be an achievement for a Safe Haven.  [V-471] [V-472]"""
    deed = event.data["deed"]
    return deed == "overproduced" or (deed == "advanced" and event.data["space"] == LAST_SPACE + 1)


def _remember(state: Voidfall, seat: Seat, deed: str) -> Flow[None] | None:
    """Directly before a deed: note which states hold, and let payments be made. [V-097] [V-098]

    A deed may contain another one of its kind, so what is noted last is asked for first.
    """
    void = the_void(state)
    at = At(state, seat)
    payments = []
    for name in open_crises(void):
        task = state.content.crises[name].condition
        if task.before and deed in task.do.names():
            holds = task.while_ is not None and task.while_.holds(at)
            void.held.setdefault(f"{name} {seat}", []).append(holds)
            if task.pay is not None and task.pay.payable(at, None):
                payments.append(name)
    return _pay_before(state, seat, payments) if payments else None


def _pay_before(state: Voidfall, seat: Seat, names: list[str]) -> Flow[None]:
    """Whoever pays before the deed resolves the Crisis right after it.  [V-098]"""
    at = At(state, seat)
    for name in names:
        pay = state.content.crises[name].condition.pay
        if pay is None or not pay.payable(at, None):
            continue
        options = [Option("pay-crisis", True, crisis=name), Option("ignore-crisis", False)]
        if (yield from ask(Question(seat, "voidfall.crisis.pay", options))):
            yield from sourced(_named(name), pay.cost.pay(at))
            the_void(state).held[f"{name} {seat}"][-1] = True


def _met(state: Voidfall, seat: Seat, event: Event) -> list[str]:
    """The open Crises whose condition the deed meets."""
    found = []
    for name in open_crises(the_void(state)):
        task = state.content.crises[name].condition
        if event.data["deed"] not in task.do.names():
            continue
        held = _held(state, name, seat) if task.before else True
        if (
            task.do.fits(state, event)
            and _enough(state, name, seat, event, task.do)
            and held
            and _holds(task, At(state, seat), event)
        ):
            found.append(name)
    return found


def _held(state: Voidfall, name: str, seat: Seat) -> bool:
    """Whether all was well before this deed."""
    noted = the_void(state).held.get(f"{name} {seat}")
    return noted.pop() if noted else False


def _holds(task: Task, at: At, event: Event) -> bool:
    """Whether the state after the deed is the right one, or the payment can be made."""
    if task.before:
        return True
    if task.while_ is not None:
        return task.while_.holds(at)
    return task.pay is None or task.pay.payable(at, event)


def _enough(state: Voidfall, name: str, seat: Seat, event: Event, deed: Deed) -> bool:
    """Whether a deed that counts several times has been done often enough in this scope."""
    if deed.times == 1:
        return True
    seen = the_void(state).seen.setdefault(f"{name} {seat}", [])
    seen.append(deed.kind(event.data) or str(len(seen)))
    return len(set(seen)) >= deed.times


def _respond(state: Voidfall, seat: Seat, event: Event, met: list[str]) -> Flow[None]:
    """Resolve Crises in any order, or not for this occasion.  [V-093] [V-094]"""
    if event.data["deed"] == "overproduced":
        yield from overproduced(state, seat)
    elif _builds(event):
        yield from reached_top(state, seat)
    paid = [name for name in met if _is_paid(state, name)]
    for name in paid:
        yield from resolve_crisis(state, seat, name)
    met = [name for name in met if name not in paid]
    while met := _still_open(state, seat, event, met):
        options: list[Option[str]] = [Option("resolve-crisis", name, crisis=name) for name in met]
        free = state.content.crises[met[0]].condition.pay is None
        usual = options[0] if len(met) == 1 and free else None
        options.append(Option("ignore-crisis", ""))
        name = yield from ask(Question(seat, "voidfall.crisis", options, usual=usual))
        if not name:
            return
        yield from resolve_crisis(state, seat, name)
        pay = state.content.crises[name].condition.pay
        if pay is not None:
            yield from sourced(_named(name), pay.pay(At(state, seat), event))


def _named(crisis: str) -> Message:
    return Message("source-crisis", {"crisis": crisis})


def _is_paid(state: Voidfall, name: str) -> bool:
    """Whether a Crisis that is met was paid for before the deed."""
    task = state.content.crises[name].condition
    return task.pay is not None and task.before


def _still_open(state: Voidfall, seat: Seat, event: Event, met: list[str]) -> list[str]:
    """The Crises that nobody has resolved meanwhile and that can still be paid for.  [V-098]"""
    at = At(state, seat)
    tasks = {name: state.content.crises[name].condition for name in open_crises(the_void(state))}
    return [
        name
        for name in met
        if name in tasks and ((pay := tasks[name].pay) is None or pay.payable(at, event))
    ]


def resolve_crisis(state: Voidfall, seat: Seat, name: str) -> Flow[None]:
    """A resolved Crisis leaves; those to its right shift left.  [V-099] [V-100]"""
    remove_crisis(state, name)
    yield Event("crisis-resolved", seat, "V-093", player=seat, crisis=name)
    yield from discard_crisis(state, name)


# -- what the table wants to know ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prospect:
    """Whether a player could resolve a Crisis with its deed now, and what is missing."""

    crisis: str
    seat: Seat
    ready: bool
    missing: list[Message]


def prospects(state: Voidfall) -> list[Prospect]:
    """For each open Crisis and player: is only the deed left to do, or what else is missing?"""
    found = []
    for name in open_crises(the_void(state)):
        for seat in state.order:
            missing = _missing(At(state, seat), name)
            found.append(Prospect(name, seat, not missing, missing))
    return found


def _missing(at: At, name: str) -> list[Message]:
    state, void = at.state, the_void(at.state)
    task = state.content.crises[name].condition
    conditions = task.while_.if_ if task.while_ else []
    if void.scope == "turn" and isinstance(task.do, SelectedFocus) and task.do.focus:
        if at.seat != state.turn.seat or not focus_names(state) & set(task.do.focus):
            return [task.do.describe()]
        if task.before:
            noted = void.held.get(f"{name} {at.seat}")
            if not noted:
                return [task.do.describe()]
            return [] if noted[-1] else [condition.describe() for condition in conditions]
    missing = [condition.describe() for condition in conditions if not condition.holds(at)]
    if task.pay and not task.pay.payable(at, None):
        missing.append(task.pay.describe())
    return missing
