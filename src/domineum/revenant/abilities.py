"""Abilities and their triggers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, sourced
from domineum.kernel.abilities import InForce, in_any_order
from domineum.kernel.effects import GAIN, finish
from domineum.revenant.hints import marked, trades_for
from domineum.revenant.records import Ability, Bonus, CarefulSteps
from domineum.revenant.state import At, Rule, Scene, resolve_taken
from domineum.revenant.words import (
    HOUSE_OF,
    OUTER,
    SHIPS,
)

NO_LIMIT = 99


def sources(at: At, point: type[Ability]) -> tuple[str, ...]:
    """Whose abilities may work: the active Crew member's, the Frigate cards'. [R-163] [RU-80]"""
    player, turn = at.player, at.state.turn
    if turn.seat != at.seat:
        return player.slots
    if point.captains:
        return (player.captain, *player.slots)
    member = turn.member
    own = (player.captain,) if member == 0 else player.cadets[member - 1]
    return own + player.slots


def flag(at: At, card: str) -> int:
    """The House on an Operation card, or -1. [R-179]"""
    operation = at.content.operations.get(card)
    return HOUSE_OF[operation.house] if operation else -1


def usable(at: At, point: type[Ability], timing: str, but: str = "") -> Iterator[InForce[Ability]]:
    """Abilities for a trigger, except a card's own and those that caused it. [R-181] [RU-79]"""
    table = at.content.abilities.get((point, timing))
    if not table:
        return
    rank, chain = at.player.rank, at.chain
    for card in sources(at, point):
        if card in table and card != but:
            for source in table[card][rank]:
                if not chain or source[1:] not in chain:
                    yield source


def inside(at: At, source: InForce[Ability], scene: Scene) -> At:
    """The place where an ability is used."""
    return at.inside(source.name, flag(at, source.name), source[1:], scene)


def limit(at: At, name: str) -> int:
    """The smallest number in a condition (such as `hand_at_most`) of your own abilities. [R-184]"""
    player, table = at.player, at.content.limits[name]
    cards = (player.captain, *player.cadets[0], *player.cadets[1], *player.slots)
    return min((table[card][player.rank] for card in cards if card in table), default=NO_LIMIT)


def bonus(at: At, point: type[Ability], scene: Scene, but: str = "") -> int:
    """What abilities used during a trigger add to it in passing. [R-182] [RU-77]"""
    table = at.content.abilities.get((point, "during"))
    if not table or table.keys().isdisjoint(sources(at, point)):
        return 0
    return sum(number for _, number in bonuses(at, point, scene, but))


def bonuses(
    at: At, point: type[Ability], scene: Scene, but: str = ""
) -> Iterator[tuple[InForce[Ability], int]]:
    """The same one by one: what adds, and how much."""
    for source in usable(at, point, "during", but):
        effect = source.ability.effect
        if isinstance(effect, Bonus) and source.ability.condition.holds(inside(at, source, scene)):
            yield source, effect.number


def trigger(at: At, point: type[Ability], timing: str, scene: Scene, but: str = "") -> Rule:
    """Offer the abilities of a trigger, once each, in any order. [R-182] [R-183] [R-185]"""
    table = at.content.abilities.get((point, timing))
    if not table or table.keys().isdisjoint(sources(at, point)):
        return
    used: set[tuple[str, int]] = set()

    def waits() -> bool:
        return point.leads_inside and stranded(at)

    def ready() -> list[tuple[InForce[Ability], At]]:
        found = []
        for source in usable(at, point, timing, but):
            if source[1:] in used:
                continue
            inner, ability = inside(at, source, scene), source.ability
            if ability.condition.holds(inner) and ability.effect.possible(inner):
                found.append((source, inner))
        return [one for one in found if careful_steps(one[0].ability.effect)] if waits() else found

    def which(ready: Sequence[tuple[InForce[Ability], At]]) -> Question[int]:
        options = [
            marked(ability_option(source, n), trades_for(inner, source.ability.effect))
            for n, (source, inner) in enumerate(ready)
        ]
        if not waits():
            options.append(Option("done", -1))
        about: dict[str, int | str] = {"trigger": point.word, "timing": timing}

        def usual() -> Option[int] | None:
            hastes = [source.ability.effect.haste(inner) for source, inner in ready]
            soonest = max(hastes)
            return options[hastes.index(soonest)] if soonest == GAIN or min(hastes) else None

        return Question(at.seat, "revenant.ability", options, about=about, usual=usual)

    def use(one: tuple[InForce[Ability], At], chosen: bool) -> Rule:
        source, inner = one
        inner.must = waits()
        used.add(source[1:])
        said = Event(
            "ability", at.seat, "R-181", card=source.name, trigger=point.word, player=at.seat
        )
        resolve = resolve_taken if chosen else finish
        card = Message("card-name", {"card": source.name})
        yield from sourced(card, announced(said, resolve(source.ability.effect, inner)))

    yield from in_any_order(ready, which, use)


def announced(event: Event, flow: Flow[bool]) -> Rule:
    """A flow with an event ahead of what happens first in it; if nothing does, neither."""
    said = False
    answer = None
    while True:
        try:
            item = flow.send(answer)
        except StopIteration as end:
            done = bool(end.value)
            break
        if not said and isinstance(item, Event):
            said = True
            yield event
        answer = yield item
    if done and not said:
        yield event


def stranded(at: At) -> bool:
    """Whether the House ship of the turn waits in an inner Sector. [R-138]"""
    return 0 <= at.ship < SHIPS and at.state.place[at.ship] not in OUTER


def careful_steps(effect: Effect[At]) -> int:
    """The careful steps that an effect has inside."""
    moves = (part for part in effect.tree() if isinstance(part, CarefulSteps))
    return max((part.n for part in moves), default=0)


def ability_option(source: InForce[Ability], value: int) -> Option[int]:
    """The option to use an ability."""

    def text() -> Message:
        return Message("option-use", {"card": source.name, "text": source.ability.describe()})

    return Option("use", value, text, card=source.name, ability=source.place)
