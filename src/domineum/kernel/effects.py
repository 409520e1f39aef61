"""The effect algebra: costs and effects of cards as data, parsed into immutable objects.

"regroup"                              a leaf
{deploy = 1, where = "home"}           a leaf: one head key, and parameters
{all = [...]}                          any of these, in any order
{one = [...]}                          at most one of these
{sequence = [...]}                     these, in this order, as far as possible
{per = COUNT, do = ...}                once for each thing counted
{cost = COST, do = ...}                only after the whole cost is paid
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from domineum.kernel.decode import decode, fields_of
from domineum.kernel.errors import BadData
from domineum.kernel.messages import Message
from domineum.kernel.question import Blocked, Flow, Option, Question, Seat, ask

GAIN, APART, SHOWS = 3, 2, 1
"""How soon an effect comes (`Effect.haste`)."""


NOTHING: Option[Any] = Option("forfeit", None)
NOT_THIS = Option("forfeit", False)
"""To do without a part, or without something that was offered alone."""


class Context(Protocol):
    """Where an effect is resolved; the game says what else is known there."""

    committed: bool
    """Whether the seat has just chosen this very effect, and need not be asked again whether it
    wants it. Kept by this module: `resolve_chosen` sets it, `may_decline` uses it up."""

    @property
    def seat(self) -> Seat:
        """Who resolves it."""

    @property
    def must(self) -> bool:
        """Whether nothing that is possible may be declined."""


C = TypeVar("C", bound=Context)
T = TypeVar("T")
C_contra = TypeVar("C_contra", bound=Context, contravariant=True)
E = TypeVar("E", bound="type[Effect[Any]]")


class Cost(Protocol[C_contra]):
    """What has to be paid in full before an effect."""

    def payable(self, at: C_contra) -> bool:
        """Whether the whole cost can be paid."""

    def pay(self, at: C_contra) -> Flow[None]:
        """Pay it."""

    def describe(self) -> Message:
        """The printed text."""


class Count(Protocol[C_contra]):
    """What `per` counts."""

    def of(self, at: C_contra) -> int:
        """Count."""

    def describe(self) -> Message:
        """The printed text."""


class Effect(Generic[C]):
    """An effect: a frozen dataclass whose fields are the head value and parameters."""

    name: ClassVar[str] = ""
    topic: str
    """What the question is about whether it is wanted."""
    meant: ClassVar[bool] = False
    """Whoever comes to it nearly always means to do it, though it may ask where or which."""
    harmless: ClassVar[bool] = False
    """Nobody would ever decline it, so nobody is asked when it alone is left."""
    asks: ClassVar[bool] = False
    """It asks what to do and can be declined there, so nobody is asked before when it alone is
    left."""
    welcome: ClassVar[bool] = False
    """Nearly everybody who is asked wants it: to take it goes without saying."""

    def haste(self, at: C) -> int:
        """How soon it comes among effects in any order, where that goes without saying: a gain
        that others may need (3), what meets nothing else (2) or shows something (1), the higher
        the sooner; 0 if people mind when it comes."""
        return APART if self.meant else 0

    def unasked(self, at: C) -> bool:
        """Whether declining it could not be better here, whatever rule or content is in force."""
        return self.harmless

    def asks_itself(self, at: C) -> bool:
        """Whether it can be declined where it asks what to do."""
        return self.asks

    def possible(self, at: C) -> bool:
        """Whether resolving it would do anything."""
        return True

    def why_not(self, at: C) -> tuple[Message, str]:
        """Why it is not possible, with the rule."""
        return Message("effect-impossible"), ""

    def resolve(self, at: C) -> Flow[bool]:
        """Do it; return whether anything was done, and not all of it forfeited."""
        raise NotImplementedError

    def wanted(self, at: C) -> Flow[bool]:
        """Ask whether it is resolved, unless that is decided already."""
        option = Option("resolve", True, self.describe, part=self.name)
        return (yield from accepts(at, self.topic, option, usual=self.welcome))

    def describe(self) -> Message:
        """The printed text."""
        args: dict[str, int | str | Message] = {
            f.name: getattr(self, f.name)
            for f in dataclasses.fields(cast(Any, self))
            if type(getattr(self, f.name)) in (int, str)
        }
        return Message(f"effect-{self.name.replace('_', '-')}", args)

    def inside(self) -> Iterator[Effect[C]]:
        """The effects directly inside: those that its fields hold, alone or in a list or table."""
        for field in dataclasses.fields(cast(Any, self)):
            value = getattr(self, field.name)
            if isinstance(value, Effect):
                yield value
            elif isinstance(value, list | tuple | dict):
                held = value.values() if isinstance(value, dict) else value
                yield from (one for one in held if isinstance(one, Effect))

    def tree(self) -> tuple[Effect[C], ...]:
        """The effect itself, and every effect inside it at any depth."""
        return self._tree

    @cached_property
    def _tree(self) -> tuple[Effect[C], ...]:
        return self, *(inner for effect in self.inside() for inner in effect.tree())


@dataclass(frozen=True, eq=False)
class Combinator(Effect[C]):
    """An effect made of others."""

    parts: list[Effect[C]]
    topic: str
    any_order: ClassVar[bool] = False
    """Whether all parts can be resolved, one after another."""

    def possible(self, at: C) -> bool:
        return any(part.possible(at) for part in self.parts)

    def describe(self) -> Message:
        return joined(f"effect-join-{self.name}", [part.describe() for part in self.parts])

    def pick(self, at: C, left: list[Effect[C]]) -> Flow[Effect[C] | None]:
        """Let the seat pick one of the parts that are possible now, or none."""
        ready = [part for part in left if part.possible(at)]
        if not ready:
            return None
        if len(left) == 1 and (ready[0].asks_itself(at) or ready[0].unasked(at)):
            return ready[0]
        options = [self._options[id(part)] for part in ready]
        if not at.must:
            options.append(NOTHING)

        def blocked() -> list[Blocked]:
            return [
                Blocked(self._options[id(part)], *part.why_not(at))
                for part in left
                if not any(part is other for other in ready)
            ]

        def usual() -> Option[Effect[C] | None] | None:
            hastes = [part.haste(at) for part in ready]
            soonest = max(hastes)
            sure = soonest == GAIN or min(hastes) > 0
            return options[hastes.index(soonest)] if sure else None

        meant = usual if self.any_order or len(ready) == 1 else None
        picked = yield from ask(Question(at.seat, self.topic, options, blocked, usual=meant))
        at.committed = picked is not None
        return picked

    @cached_property
    def _options(self) -> dict[int, Option[Effect[C] | None]]:
        """The option for each part, by its identity: equal parts are options of their own."""
        names = [part.name for part in self.parts]
        options: dict[int, Option[Effect[C] | None]] = {}
        for number, part in enumerate(self.parts, 1):
            more = {"number": number} if names.count(part.name) > 1 else {}
            options[id(part)] = Option("resolve", part, part.describe, part=part.name, **more)
        return options


class All(Combinator[C]):
    """Any of the parts, in any order."""

    name = "all"
    any_order = True

    def haste(self, at: C) -> int:
        return min((part.haste(at) for part in self.parts if part.possible(at)), default=0)

    def resolve(self, at: C) -> Flow[bool]:
        done = False
        left = list(self.parts)
        while left:
            part = yield from self.pick(at, left)
            if part is None:
                break
            left = [other for other in left if other is not part]
            done |= yield from finish(part, at)
        return done


class One(Combinator[C]):
    """At most one of the parts."""

    name = "one"
    meant = True

    def resolve(self, at: C) -> Flow[bool]:
        part = yield from self.pick(at, self.parts)
        return part is not None and (yield from finish(part, at))


class Sequence(Combinator[C]):
    """The parts in their order, as far as possible."""

    name = "sequence"

    def haste(self, at: C) -> int:
        return min((part.haste(at) for part in self.parts if part.possible(at)), default=0)

    def resolve(self, at: C) -> Flow[bool]:
        done = False
        for part in self.parts:
            if part.possible(at):
                done |= yield from finish(part, at)
        return done


@dataclass(frozen=True, eq=False)
class Per(Effect[C]):
    """Once for each thing counted."""

    name = "per"
    per: Count[C]
    do: Effect[C]

    def unasked(self, at: C) -> bool:
        return self.do.unasked(at)

    def haste(self, at: C) -> int:
        return self.do.haste(at)

    def possible(self, at: C) -> bool:
        return self.per.of(at) > 0 and self.do.possible(at)

    def resolve(self, at: C) -> Flow[bool]:
        done = False
        for _ in range(self.per.of(at)):
            if self.do.possible(at):
                done |= yield from finish(self.do, at)
        return done

    def describe(self) -> Message:
        return Message("effect-per", {"count": self.per.describe(), "do": self.do.describe()})


@dataclass(frozen=True, eq=False)
class Paid(Effect[C]):
    """An effect behind a cost of its own, which may be declined."""

    name = "paid"
    cost: Cost[C]
    do: Effect[C]
    topic: str

    def possible(self, at: C) -> bool:
        return self.cost.payable(at) and self.do.possible(at)

    def resolve(self, at: C) -> Flow[bool]:
        if not (yield from accepts(at, self.topic, self.offer(at))):
            return False
        yield from self.cost.pay(at)
        return (yield from resolve_chosen(self.do, at))

    def offer(self, at: C) -> Option[bool]:
        """The option to pay."""
        return Option("pay", True, self.describe)

    def describe(self) -> Message:
        return Message("effect-paid", {"cost": self.cost.describe(), "do": self.do.describe()})


def may_decline(at: Context) -> bool:
    """Whether the next question of an effect offers to forfeit it.

    What was chosen is not asked about a second time; what comes later in it is another decision.
    """
    declinable = not (at.must or at.committed)
    at.committed = False
    return declinable


def sole(options: list[Option[T]]) -> Option[T] | None:
    """The one thing to do beside declining it; who has come here means to do it."""
    return options[0] if len(options) == 2 and options[1].verb == "forfeit" else None


def accepts(at: Context, topic: str, option: Option[bool], usual: bool = False) -> Flow[bool]:
    """Let the seat take the option or decline, unless that is decided already.

    With `usual` taking it goes without saying.
    """
    if not may_decline(at):
        return True
    options = [option, NOT_THIS]
    return (yield from ask(Question(at.seat, topic, options, usual=option if usual else None)))


def resolve_chosen(effect: Effect[C], at: C, chosen: bool = True) -> Flow[bool]:
    """Resolve an effect that the seat has just chosen; choosing it was the decision."""
    at.committed = chosen
    return finish(effect, at)


def finish(effect: Effect[C], at: C) -> Flow[bool]:
    """Resolve an effect; what the seat has chosen ends with it."""
    done = yield from effect.resolve(at)
    at.committed = False
    return done


def joined(key: str, parts: list[Message]) -> Message:
    """Join messages two by two with a message that has a `left` and a `right`."""
    whole = parts[0]
    for part in parts[1:]:
        whole = Message(key, {"left": whole, "right": part})
    return whole


class Algebra(Generic[C]):
    """The effects of one game: the combinators, and the leaves that the game registers."""

    COMBINATORS: ClassVar[dict[str, type[Combinator[Any]]]] = {
        "all": All, "one": One, "sequence": Sequence,
    }  # fmt: skip

    def __init__(
        self,
        game: str,
        cost: Callable[[object, str], Cost[C]],
        count: Callable[[object, str], Count[C]],
        paid: type[Paid[C]] = Paid,
        hooks: dict[Any, Callable[[Any, str], object]] | None = None,
    ) -> None:
        self.topic = f"{game}.effect"
        self.cost = cost
        self.count = count
        self.paid = paid
        self.leaves: dict[str, type[Effect[C]]] = {}
        self.hooks = {} if hooks is None else hooks
        """For `decode`: how to read effects, costs and counts inside records. Those of abilities
        (`Abilities.hooks`) are the same ones, since effects and abilities contain each other."""
        self.hooks |= {Effect: self.parse, Cost: cost, Count: count}

    def leaf(self, name: str) -> Callable[[E], E]:
        """Register a leaf: a class whose first field takes the head value."""

        def register(cls: E) -> E:
            made = cast(E, dataclass(frozen=True)(cls))
            made.name, made.topic = name, self.topic
            self.leaves[name] = made
            return made

        return register

    def parse(self, data: object, where: str) -> Effect[C]:
        """Make an effect from plain data; BadData says where the data is wrong."""
        if isinstance(data, str):
            return self._leaf(data, {}, where)
        if not isinstance(data, Mapping):
            raise BadData(where, f"expected an effect, found {data!r}")
        if "do" in data:
            return self._do(data, where)
        heads = [key for key in data if key in self.COMBINATORS or key in self.leaves]
        if len(heads) != 1:
            if not heads:
                raise BadData(where, self._unknown(next(iter(data), "")))
            raise BadData(where, f"an effect has one head, found {' and '.join(heads)}")
        head = heads[0]
        if head in self.COMBINATORS:
            parts = data[head]
            if not isinstance(parts, list) or not parts or len(data) > 1:
                raise BadData(where, f"'{head}' takes a list of effects and nothing else")
            effects = [self.parse(x, f"{where}.{head}.{i}") for i, x in enumerate(parts)]
            return self.COMBINATORS[head](effects, self.topic)
        return self._leaf(head, data, where)

    def _do(self, data: Mapping[str, object], where: str) -> Effect[C]:
        do = self.parse(data["do"], f"{where}.do")
        match sorted(data):
            case ["do", "per"]:
                return Per(self.count(data["per"], f"{where}.per"), do)
            case ["cost", "do"]:
                return self.paid(self.cost(data["cost"], f"{where}.cost"), do, self.topic)
        raise BadData(where, "'do' goes with 'per' or 'cost' alone")

    def _leaf(self, name: str, data: Mapping[str, object], where: str) -> Effect[C]:
        cls = self.leaves.get(name)
        if cls is None:
            raise BadData(where, self._unknown(name))
        fields = list(fields_of(cls))
        if name in data and name not in fields and fields[:1] and fields[0] in data:
            raise BadData(where, f"'{name}' and '{fields[0]}' say the same")
        values = {(fields[0] if key == name and fields else key): v for key, v in data.items()}
        return decode(cls, values, f"{where}.{name}", self.hooks)

    def _unknown(self, name: str) -> str:
        near = difflib.get_close_matches(name, [*self.leaves, *self.COMBINATORS], n=1)
        return f"unknown effect '{name}'" + (f"; did you mean '{near[0]}'?" if near else "")
