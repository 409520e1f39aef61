"""Abilities and their triggers."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.kernel.effects import finish
from domineum.revenant.hints import marked, trades_for
from domineum.revenant.records import Ability, Bonus, CarefulSteps
from domineum.revenant.state import At, Rule, Scene, resolve_taken
from domineum.revenant.words import (
    HOUSE_OF,
    OUTER,
    SHIPS,
)

NO_LIMIT = 99


def sources(at: At, name: str) -> tuple[str, ...]:
    """Whose abilities may work: the active Crew member's, the Frigate cards'. [R-163] [RU-80]"""
    player = at.player
    if not at.own_turn:
        return player.slots
    if name == "activation":
        return (player.captain, *player.slots)
    member = at.state.turn.member
    own = (player.captain,) if member == 0 else player.cadets[member - 1]
    return own + player.slots


def flag(at: At, card: str) -> int:
    """The House on an Operation card, or -1. [R-179]"""
    operation = at.content.operations.get(card)
    return HOUSE_OF[operation.house] if operation else -1


def usable(at: At, name: str, timing: str, but: str) -> Iterator[Ability]:
    """Abilities for a trigger, except a card's own and those that caused it. [R-181] [RU-79]"""
    table = at.content.abilities.get((name, timing))
    if not table:
        return
    rank, chain = at.player.rank, at.chain
    for card in sources(at, name):
        if card in table and card != but:
            for ability in table[card]:
                if ability.rank in (-1, rank) and ability.key not in chain:
                    yield ability


def limit(at: At, name: str) -> int:
    """The smallest number in a condition (such as `hand_at_most`) of your own abilities. [R-184]"""
    player, table = at.player, at.content.limits[name]
    best = NO_LIMIT
    for card in (player.captain, *player.cadets[0], *player.cadets[1], *player.slots):
        if card in table:
            for rank, number in table[card]:
                if rank in (-1, player.rank):
                    best = min(best, number)
    return best


def bonus(at: At, name: str, kind: str, scene: Scene, but: str = "") -> int:
    """What abilities used during a trigger add to it in passing. [R-182] [RU-77]"""
    total = 0
    for ability in usable(at, name, "during", but):
        effect = ability.effect
        if isinstance(effect, Bonus) and effect.name == kind:
            inner = at.inside(ability.card, flag(at, ability.card), ability.key, scene)
            if ability.condition.holds(inner):
                total += effect.number
    return total


def trigger(at: At, name: str, timing: str, scene: Scene, but: str = "") -> Rule:
    """Offer the abilities of a trigger, once each, in any order. [R-182] [R-183] [R-185]"""
    table = at.content.abilities.get((name, timing))
    if not table or table.keys().isdisjoint(sources(at, name)):
        return
    used: set[str] = set()
    while True:
        ready = []
        for ability in usable(at, name, timing, but):
            if ability.key in used or isinstance(ability.effect, Bonus):
                continue
            inner = at.inside(ability.card, flag(at, ability.card), ability.key, scene)
            if ability.condition.holds(inner) and ability.effect.possible(inner):
                ready.append((ability, inner))
        waits = name == "maneuver" and stranded(at)
        if waits:
            ready = [(ability, inner) for ability, inner in ready if careful_steps(ability.effect)]
        if not ready:
            return
        choice = 0
        if len(ready) > 1:
            options = [
                marked(ability_option(ability, n), trades_for(inner, ability.effect))
                for n, (ability, inner) in enumerate(ready)
            ]
            if not waits:
                options.append(Option("done", -1))
            about: dict[str, int | str] = {"trigger": name, "timing": timing}
            choice = yield from ask(Question(at.seat, "revenant.ability", options, about=about))
            if choice < 0:
                return
        ability, inner = ready[choice]
        inner.must = waits
        used.add(ability.key)
        said = Event("ability", at.seat, "R-181", card=ability.card, trigger=name, player=at.seat)
        resolve = resolve_taken if len(ready) > 1 else finish
        yield from announced(said, resolve(ability.effect, inner))


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


def ability_option(ability: Ability, value: int) -> Option[int]:
    """The option to use an ability."""
    number = int(ability.key.rpartition(".")[2])

    def text() -> Message:
        return Message("option-use", {"card": ability.card, "text": ability.describe()})

    return Option("use", value, text, card=ability.card, ability=number)
