"""Abilities: what a Technology, House, sector or event changes in the rules, as data.

Each ability names a point of the rules. A rule never asks for a card; it asks `active` for the
abilities at its point, which is a class beside the rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, TypeVar

from domineum.kernel import Effect, Flow, Message, Option, Question, Seat, sourced
from domineum.kernel import abilities as kernel
from domineum.kernel.abilities import Abilities, ByPoint, InForce, by_point, in_any_order
from domineum.kernel.effects import resolve_chosen
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.counts import CombatCondition, Condition
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.texts import Args, amounts_text, focus_text, listed
from domineum.voidfall.state import Granted, Voidfall
from domineum.voidfall.words import FocusType


@dataclass(frozen=True, kw_only=True)
class Ability(kernel.Ability):
    """A change of the rules at one point."""

    id: str = ""
    """Of an ability of a tile: how its name is found."""
    name: dict[str, str] = field(default_factory=dict)
    """Of an ability of a tile: its name."""

    def words(self) -> Args:
        """The arguments of its text; a filter of sectors, and what is spent, in words."""
        found = super().words()
        del found["id"]
        for key, value in vars(self).items():
            if key == "sector" and value is not None:
                found["filters"] = value.text()
            elif key in ("spend", "for_"):
                found[key.rstrip("_")] = amounts_text(value)
        return found

    def describe(self) -> Message:
        """The printed text: one message for each point, or two where sectors may be narrowed."""
        text = super().describe()
        narrowed = {"filters", "target"} & text.args.keys()
        return Message(f"{text.key}-of", text.args) if narrowed else text


ABILITIES = Abilities(Ability)
A = TypeVar("A", bound=Ability)


# -- families of points -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Triggered(Ability):
    """An effect that something triggers."""

    effect: Effect[At]


@dataclass(frozen=True, kw_only=True)
class Reaction(Triggered):
    """An effect that may be resolved after something happened."""

    if_: list[Condition] = field(default_factory=list)
    """Only if all of these hold."""
    limit: Literal["once_per_turn"] | None = None
    """How often: once in each turn of the player."""

    def applies(self, at: At) -> bool:
        """Whether its conditions hold."""
        return all(condition.holds(at) for condition in self.if_)

    def describe(self) -> Message:
        return limited(with_conditions(super().describe(), self.if_), self.limit)


@dataclass(frozen=True, kw_only=True)
class ReactionInSector(Reaction):
    """An effect that may be resolved after something happened in a sector."""

    sector: Filter | None = None
    """Only in a sector that passes."""

    def applies(self, at: At) -> bool:
        """Whether its filter and its conditions hold."""
        return (not self.sector or self.sector.passes(at.state, at.same)) and super().applies(at)


@dataclass(frozen=True, kw_only=True)
class Alternative(Triggered):
    """An effect that may be resolved instead of something."""

    limit: Literal["once_per_turn"] | None = None
    """How often: once in each turn of the player."""

    def describe(self) -> Message:
        return limited(super().describe(), self.limit)


@dataclass(frozen=True, kw_only=True)
class WithFocus(Ability):
    """An ability that goes with some Focuses."""

    focus: list[FocusType]
    """With these Focuses; `preferred` and `chosen` name those of the House."""

    def words(self) -> Args:
        return {**super().words(), "focus": focus_text(self.focus)}


@dataclass(frozen=True, kw_only=True)
class OfTile(Ability):
    """An ability that only a tile can have."""


def with_conditions(text: Message, conditions: Sequence[CombatCondition]) -> Message:
    """The text of an ability, and when it holds."""
    if not conditions:
        return text
    named = listed([condition.describe() for condition in conditions], "list-and")
    return Message("ability-if", {"if": named, "do": text})


def limited(text: Message, limit: str | None) -> Message:
    """The text of an ability, and how often it holds."""
    return Message(f"limit-{limit.replace('_', '-')}", {"do": text}) if limit else text


# -- what is in force ---------------------------------------------------------------------------


_tables: dict[tuple[object, ...], ByPoint] = {}


def in_force(state: Voidfall, seat: Seat) -> ByPoint:
    """All abilities in force for a player.  [V-080] [V-088] [V-202]

    Those of an event are in force in all turns and in the Evaluation Phase.  [V-037]
    """
    player = state.players[seat]
    known, owned = player.technologies, state.sectors.owned
    ongoing = state.event if state.round else ""
    granted = player.granted
    if (
        granted is None
        or granted.owned is not owned
        or granted.technologies is not known
        or granted.event != ongoing
    ):
        found = _found(state, seat, ongoing)
        granted = player.granted = Granted(known, owned, ongoing, found)
    return granted.abilities


def _found(state: Voidfall, seat: Seat, ongoing: str) -> ByPoint:
    player, sectors = state.players[seat], state.sectors
    tiles = [
        (n, sectors[n].tile)
        for n in state.content.special_sectors[state.scenario]
        if sectors[n].owner == seat
    ]
    known = player.technologies
    key = (state.pack, player.house, ongoing, *known, *known.values(), *tiles)
    table = _tables.get(key)
    if table is None:
        if len(_tables) > 50_000:
            _tables.clear()
        table = _tables[key] = by_point(_sources(state, seat, tiles, ongoing))
    return table


def active(state: Voidfall, seat: Seat, point: type[A]) -> tuple[InForce[A], ...]:
    """The abilities in force for a player at a point of the rules."""
    return in_force(state, seat).get(point, ())


def abilities(state: Voidfall, seat: Seat, point: type[A]) -> Sequence[A]:
    """The same, where it does not matter what they come from."""
    found = in_force(state, seat).get(point)
    return [source.ability for source in found] if found else ()


def _sources(
    state: Voidfall, seat: Seat, tiles: list[tuple[int, str]], ongoing: str
) -> list[InForce[Ability]]:
    content = state.content
    player = state.players[seat]
    found: list[InForce[Ability]] = []
    for name, level in player.technologies.items():
        card = content.technologies[name]
        own = (card.basic if level == 1 else card.improved).abilities
        found += [InForce(ability, f"technology-{name}") for ability in own]
    found += [InForce(a, f"house-{player.house}") for a in content.houses[player.house].abilities]
    for n, tile in tiles:
        found += [InForce(a, f"tile-{tile}", n) for a in content.sectors[tile].abilities]
    if ongoing:
        event = content.events[ongoing]
        found += [InForce(b.ability, f"event-{event.id}") for b in event.boxes if b.ability]
    return found


# -- triggered effects --------------------------------------------------------------------------


def usable(at: At, source: InForce[Reaction | Alternative]) -> bool:
    """Whether an ability with a limit may still be used."""
    return source.ability.limit is None or limit_key(source) not in at.player.used


def limit_key(source: InForce[Ability]) -> str:
    """How a used ability is remembered."""
    return f"{source.ability.word} {source.name}"


def use(source: InForce[Reaction | Alternative], where: At, committed: bool = False) -> Flow[None]:
    """Resolve the effect of an ability; a limit counts only what was not forfeited."""
    key = limit_key(source)
    if source.ability.limit:
        where.player.used.append(key)
    done = yield from sourced(source.name, resolve_chosen(source.ability.effect, where, committed))
    if source.ability.limit and not done:
        where.player.used.remove(key)


def trigger(
    at: At, point: type[Reaction], same: int = 0, guild: str = "", space: int = -1
) -> Flow[None] | tuple[()]:
    """Resolve, in the order that the player chooses, what something triggers.  [V-085] [V-086]"""
    if not active(at.state, at.seat, point):
        return ()
    where = at.inside(same, guild, space)
    if at.paying or at.penalty:
        at.triggered = (*at.triggered, (point, where))
        return ()
    return resolve_triggers([(point, where)])


def resolve_triggers(happened: Sequence[tuple[type[Reaction], At]]) -> Flow[None]:
    """Let the player resolve or forfeit every triggered effect."""
    left = [
        (source, where)
        for point, where in happened
        for source in active(where.state, where.seat, point)
        if source.ability.applies(where)
    ]

    def ready() -> list[tuple[InForce[Reaction], At]]:
        return [
            (source, where)
            for source, where in left
            if usable(where, source) and source.ability.effect.possible(where)
        ]

    def resolve(one: tuple[InForce[Reaction], At], chosen: bool) -> Flow[None]:
        left.remove(one)
        yield from use(*one, committed=chosen)

    yield from in_any_order(ready, _which, resolve)


def _which(ready: Sequence[tuple[InForce[Reaction], At]]) -> Question[int]:
    options = [
        Option(
            "trigger", i, partial(instead_text, "trigger", source), source=source.name, number=i + 1
        )
        for i, (source, _) in enumerate(ready)
    ]
    options.append(Option("forfeit", -1))
    return Question(ready[0][1].seat, "voidfall.trigger", options)


def instead_text(verb: str, source: InForce[Triggered], **about: int) -> Message:
    """The label of an option to use a triggered ability."""
    effect = source.ability.effect.describe()
    return Message(f"option-{verb}", {"source": source.name, "effect": effect, **about})
