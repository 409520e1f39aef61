"""Abilities: what a Technology, House, sector or event changes in the rules, as data.

Each ability names a point of the rules. A rule never asks for a card; it asks `active` for the
abilities at its point.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, NamedTuple, TypeVar, cast

from domineum.kernel import BadData, Effect, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.decode import decode
from domineum.kernel.effects import resolve_chosen
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import AFTER, FREE, SUBSTITUTIONS, Cost, Substitution
from domineum.voidfall.cards.counts import CombatCondition, CombatCount, Condition, Count
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.points import AMOUNTS, TRIGGERED
from domineum.voidfall.cards.texts import Args, amounts_text, focus_text, listed
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import RESOURCES, Fleet, FocusType, Installation, Resource

Limit = Literal["once_per_turn", "once_per_player"]
Prey = Literal["voidborn", "corrupted"]
CombatSide = Literal["invader", "defender", "both", "voidborn"]


@dataclass(frozen=True, kw_only=True)
class Ability:
    """A change of the rules at one point."""

    point: str
    """The point of the rules that it changes."""
    limit: Limit | None = None
    """How often: in each turn of the player, or ever for each player."""

    def describe(self) -> Message:
        """The printed text."""
        args: Args = {}
        for name, value in vars(self).items():
            if value not in (None, [], {}) and name not in ("point", "limit", "id", "name"):
                args |= _words(name, value)
        key = f"ability-{self.point.replace('.', '-').replace('_', '-')}"
        text = Message(key + ("-of" if {"filters", "target"} & args.keys() else ""), args)
        for name in ("per", "max", "if_", "cost", "then", "limit", "difficulty"):
            value = getattr(self, name, None)
            if value not in (None, [], {}, FREE):
                text = _qualified(text, self.point, name, value)
        return text


def _words(name: str, value: Any) -> Args:
    """A parameter of an ability as arguments of its text."""
    match name, value:
        case "sector", Filter():
            return {"filters": value.text()}
        case (("effect" | "cost" | "turn" | "surcharge"), _):
            return {name: value.describe()}
        case "add", dict():
            return {"add": amounts_text(value, "level")}
        case (("spend" | "for_"), dict()):
            return {name.rstrip("_"): amounts_text(value)}
        case "initiative", dict():
            return dict(value)
        case (("focus" | "excluding"), list()):
            return {name: focus_text(value)}
        case "tiers", list():
            return {name: listed([Message("tier", {"number": n}) for n in value], "list-and")}
        case (("target" | "options"), list()):
            names = [Message(f"{name}-{word.replace('_', '-')}") for word in value]
            return {name: listed(names, "list-or")}
    return {name: value} if isinstance(value, int | str) else {}


def _qualified(text: Message, point: str, name: str, value: Any) -> Message:
    """The text of an ability, and how often, when or for what it holds."""
    match name:
        case "per":
            return Message("effect-per", {"count": value.describe(), "do": text})
        case "max" if point == "combat.approach_damage":
            return Message("ability-max", {"max": value, "do": text})
        case "if_":
            conditions = listed([condition.describe() for condition in value], "list-and")
            return Message("ability-if", {"if": conditions, "do": text})
        case "cost" if point in PAID:
            return Message("effect-cost", {"cost": value.describe(), "do": text})
        case "cost" if point == "deploy_type":
            return Message("ability-deploy-cost", {"cost": value.describe(), "do": text})
        case "then":
            tile = {"tile": value["replace_tile"], "population": value["population"]}
            return Message("ability-then", {"do": text, **tile})
        case "limit":
            return Message(f"limit-{value.replace('_', '-')}", {"do": text})
        case "difficulty":
            levels = listed([Message(f"difficulty-{level}") for level in value], "list-or")
            return Message("limit-difficulty", {"difficulty": levels, "do": text})
    return text


COMBAT = frozenset({"deploy_type", *(point for point in AMOUNTS if point.startswith("combat."))})
"""The points of a Combat; `deploy_type` says how much Initiative a Fleet type has."""
ALL_COMBAT = "combat.*"
"""Where the abilities of all these points stand together."""
PAID = ("combat.approach_damage", "combat.absorption")
"""Abilities that are had for a payment, whose texts do not speak of it."""


@dataclass(frozen=True, kw_only=True)
class Triggered(Ability):
    """An effect that something triggers."""

    effect: Effect[At]
    sector: Filter | None = None
    """Only in a sector that passes."""
    resource: Resource | None = None
    """Only with this resource."""
    focus: list[FocusType] = field(default_factory=list)
    """Only with these Focuses; `preferred` and `chosen` name those of the House."""
    target: list[Prey] = field(default_factory=list)
    """Only if the invaded sector was one of these."""
    if_: list[Condition] = field(default_factory=list)
    """Only if all of these hold."""
    cost: Cost = FREE
    """What it costs, once it applies."""
    who: Literal["conqueror", "each_player"] = "conqueror"
    """Who resolves it."""
    then: dict[str, Any] = field(default_factory=dict)
    """What becomes of the tile afterwards: `replace_tile` and `population`."""
    id: str = ""
    name: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class ProductionLevel(Ability):
    """Raises Production Levels."""

    add: dict[str, int]
    """How many Levels of which resource; `matching`: of the resource of each Guild counted."""
    per: Count | None = None
    """Once for each thing counted."""
    sector: Filter | None = None
    """Only while the sector passes."""
    id: str = ""
    name: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Substitute(Ability):
    """Lets a resource stand for another."""

    spend: dict[Resource, int]
    """The units that are spent."""
    for_: dict[Resource, int]
    """The units that they stand for; never in Upkeep."""
    id: str = ""
    name: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class DeployType(Ability):
    """Allows a Fleet type."""

    type: Fleet
    cost: Cost = FREE
    """To be paid for each Fleet Power deployed as this type."""
    initiative: dict[str, int] = field(default_factory=dict)
    """Initiative of each Fleet Power, as `invader` and as `defender`."""


@dataclass(frozen=True, kw_only=True)
class Amount(Ability):
    """A number, with whatever it needs to be understood."""

    add: int = 0
    """How many more."""
    amount: int = 0
    """How much; with `per` for each thing counted."""
    cap: int = 0
    """How much at most."""
    max_per_sector: int = 0
    """How many in a sector."""
    deploy: int = 0
    """How much Fleet Power."""
    max: int | None = None
    """At most this much in all."""
    type: Fleet | Installation | None = None
    """Of this type."""
    each: Installation | None = None
    """Each Installation of this type; of a surcharge, what each one costs."""
    where: Literal["home"] | None = None
    """Only there."""
    sector: Filter | None = None
    """Only in sectors that pass."""
    scope: Literal["sectors"] | None = None
    """Of the sectors alone."""
    side: CombatSide = "invader"
    """On which side of a Combat you are; `voidborn`: for the Voidborn, against you."""
    approach: int = 0
    """Approach Absorption."""
    salvo: int = 0
    """Salvo Absorption."""
    per: Count | None = None
    """What is counted; always yours."""
    if_: list[Condition] = field(default_factory=list)
    """All of these have to hold when it is used."""
    cost: Cost = FREE
    """A payment for it, or what something costs."""
    when: Literal["first", "each", "once"] | None = None
    """In the first Salvo step, in each, or once in a step of your choice."""
    focus: list[FocusType] = field(default_factory=list)
    """With these Focuses; `preferred` and `chosen` name those of the House."""
    excluding: list[FocusType] = field(default_factory=list)
    """Without these Focuses."""
    options: list[Literal["ignore_voidstorms", "distance_2"]] = field(default_factory=list)
    """One of these for each Invasion."""
    tiers: list[int] = field(default_factory=list)
    """These Tiers."""
    spend: dict[Resource, int] = field(default_factory=dict)
    """What is spent."""
    satisfies: int = 0
    """How much Upkeep that is."""
    turn: Cost = FREE
    """What is paid once instead."""
    surcharge: Cost = FREE
    """How the code calls `each` of a surcharge."""
    choose: str = ""
    """What is chosen."""
    difficulty: list[str] = field(default_factory=list)
    """Only on these difficulties."""
    link: str = ""
    """What is linked."""
    id: str = ""
    name: dict[str, str] = field(default_factory=dict)


KINDS: dict[str, type[Ability]] = {
    "production_level": ProductionLevel,
    "substitute": Substitute,
    "deploy_type": DeployType,
    **dict.fromkeys(TRIGGERED, Triggered),
    **dict.fromkeys(AMOUNTS, Amount),
}


def parse_ability(data: object, where: str) -> Ability:
    """Read an ability by its point."""
    from domineum.voidfall.cards.effects import EFFECTS

    point = data.get("point") if isinstance(data, dict) else None
    kind = KINDS.get(str(point))
    if kind is None:
        raise BadData(where, f"unknown point {point!r}")
    plain = dict(cast(dict[str, Any], data))
    if point == "deploy_surcharge":
        plain["surcharge"] = plain.pop("each")
    hooks = EFFECTS.hooks
    if point in COMBAT:
        hooks = hooks | {Count: hooks[CombatCount], Condition: hooks[CombatCondition]}
    return decode(kind, plain, where, hooks)


class Source(NamedTuple):
    """An ability in force, where it comes from, and the sector if it is one's."""

    ability: Ability
    name: str
    sector: int = 0


Table = dict[str, tuple[Source, ...]]
A = TypeVar("A", bound=Ability)
_NONE: tuple[Source, ...] = ()
_tables: dict[tuple[object, ...], Table] = {}


def active(state: Voidfall, seat: Seat, point: str) -> tuple[Source, ...]:
    """The abilities in force for a player at a point of the rules.  [V-080] [V-088] [V-202]

    Those of an event are in force in all turns and in the Evaluation Phase.  [V-037]
    """
    player = state.players[seat]
    sectors = state.sectors
    tiles = [
        (n, sectors[n].tile)
        for n in state.content.special_sectors[state.scenario]
        if sectors[n].owner == seat
    ]
    ongoing = state.event if state.round else ""
    key = (state.pack, player.house, ongoing, *player.technologies.items(), *tiles)
    table = _tables.get(key)
    if table is None:
        if len(_tables) > 50_000:
            _tables.clear()
        table = _tables[key] = _collect(state, seat, tiles, ongoing)
    return table.get(point, _NONE)


def in_combat(state: Voidfall, seat: Seat) -> tuple[Source, ...]:
    """All abilities in force that mean something in a Combat; equal ones are the same object."""
    return active(state, seat, ALL_COMBAT)


def _collect(state: Voidfall, seat: Seat, tiles: list[tuple[int, str]], ongoing: str) -> Table:
    content = state.content
    player = state.players[seat]
    found: list[Source] = []
    for name, level in player.technologies.items():
        card = content.technologies[name]
        abilities = (card.basic if level == 1 else card.improved).abilities
        found += [Source(ability, f"technology-{name}") for ability in abilities]
    found += [Source(a, f"house-{player.house}") for a in content.houses[player.house].abilities]
    for n, tile in tiles:
        found += [Source(a, f"tile-{tile}", n) for a in content.sectors[tile].abilities]
    if ongoing:
        event = content.events[ongoing]
        found += [Source(b.ability, f"event-{event.id}") for b in event.boxes if b.ability]
    table: dict[str, list[Source]] = {}
    for source in found:
        table.setdefault(source.ability.point, []).append(source)
    table[ALL_COMBAT] = [source for source in found if source.ability.point in COMBAT]
    return {point: tuple(sources) for point, sources in table.items()}


def amounts(state: Voidfall, seat: Seat, point: str) -> list[Amount]:
    """The abilities at a point that is a mere number."""
    return [cast(Amount, source.ability) for source in active(state, seat, point)]


def usable(at: At, source: Source) -> bool:
    """Whether an ability with a limit may still be used."""
    return source.ability.limit is None or limit_key(source) not in at.player.used


def limit_key(source: Source) -> str:
    """How a used ability is remembered."""
    return f"{source.ability.point} {source.name}"


def trigger(at: At, point: str, same: int = 0, guild: str = "", space: int = -1) -> Flow[None]:
    """Resolve, in the order that the player chooses, what something triggers.  [V-085] [V-086]"""
    if not active(at.state, at.seat, point):
        return
    where = at.inside(same, guild, space)
    if at.paying or at.penalty:
        at.triggered.append((point, where))
        return
    yield from resolve_triggers([(point, where)])


def resolve_triggers(happened: list[tuple[str, At]]) -> Flow[None]:
    """Let the player resolve or forfeit every triggered effect."""
    ready = [
        (source, where)
        for point, where in happened
        for source in active(where.state, where.seat, point)
        if applies(source, where)
    ]
    while ready:
        open_now = [
            (source, where)
            for source, where in ready
            if usable(where, source) and cast(Triggered, source.ability).effect.possible(where)
        ]
        if not open_now:
            return
        index = 0
        if len(open_now) > 1:
            index = yield from _pick_trigger(open_now)
            if index < 0:
                return
        source, where = open_now[index]
        ready.remove((source, where))
        yield from use(source, where, committed=len(open_now) > 1)


def use(source: Source, where: At, committed: bool = False) -> Flow[None]:
    """Resolve the effect of an ability; a limit counts only what was not forfeited."""
    key = limit_key(source)
    limited = source.ability.limit == "once_per_turn"
    if limited:
        where.player.used.append(key)
    effect = cast(Triggered, source.ability).effect
    done = yield from resolve_chosen(effect, where, committed)
    if limited and not done:
        where.player.used.remove(key)


def instead_text(verb: str, source: Source, **about: int) -> Message:
    """The label of an option to use a triggered ability."""
    effect = cast(Triggered, source.ability).effect.describe()
    return Message(f"option-{verb}", {"source": source.name, "effect": effect, **about})


def _pick_trigger(ready: list[tuple[Source, At]]) -> Flow[int]:
    options = [
        Option(
            "trigger", i, partial(instead_text, "trigger", source), source=source.name, number=i + 1
        )
        for i, (source, _) in enumerate(ready)
    ]
    options.append(Option("forfeit", -1))
    return (yield from ask(Question(ready[0][1].seat, "voidfall.trigger", options)))


def applies(source: Source, at: At) -> bool:
    """Whether the filter and the conditions of a triggered ability hold."""
    ability = cast(Triggered, source.ability)
    if ability.sector and not (at.same and ability.sector.passes(at.state, at.same)):
        return False
    return all(condition.holds(at) for condition in ability.if_)


def _after_paying(at: At) -> Flow[None]:
    happened, at.triggered = at.triggered, []
    if happened:
        yield from resolve_triggers(happened)


def _own_substitutions(at: At) -> tuple[Substitution, ...]:
    found: list[Substitution] = []
    for source in active(at.state, at.seat, "substitute"):
        ability = cast(Substitute, source.ability)
        found += [
            (RESOURCES.index(spend), RESOURCES.index(stands_for))
            for spend in ability.spend
            for stands_for in ability.for_
        ]
    return tuple(dict.fromkeys(found))


AFTER.append(_after_paying)
SUBSTITUTIONS.append(_own_substitutions)
