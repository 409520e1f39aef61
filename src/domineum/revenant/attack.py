"""Attacks, and other ways to destroy Voidborn ships."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, ask
from domineum.revenant import tactics
from domineum.revenant.abilities import bonuses, limit, trigger
from domineum.revenant.movement import STAY, can_swerve, step
from domineum.revenant.records import ABILITIES, Ability
from domineum.revenant.sectors import ADJACENT, NEAR
from domineum.revenant.state import At, Rule, Scene
from domineum.revenant.words import (
    FRIGATE,
    OUTER,
    SECTOR_NAMES,
    VOIDBORN_LIMIT,
)

STRIKE: list[Option[bool]] = [Option("strike", True), Option("stop", False)]
TACTICS: list[Option[bool]] = [Option("tactics", True), Option("forfeit", False)]
AIM: list[Option[int]] = [Option("aim", n, sector=s) for n, s in enumerate(SECTOR_NAMES)]
PUSH: list[Option[int]] = [Option("push", n, sector=s) for n, s in enumerate(SECTOR_NAMES)]
SWERVE: list[Option[int]] = [Option("swerve", n, sector=s) for n, s in enumerate(SECTOR_NAMES)]
STOP: Option[int] = Option("done", 0)


def can_attack(at: At) -> bool:
    """An Attack needs a Voidborn ship in the Sector of the ship. [R-149] [R-150]"""
    sector = at.sector
    return sector in OUTER and at.state.voidborn[sector] > 0


def destroy(at: At, sector: int, rule: str) -> Rule:
    """Destroy a Voidborn ship and gain 1 Tactics. [R-119] [R-151]"""
    at.state.voidborn[sector] -= 1
    if at.own_turn:
        at.state.turn.destroyed += 1
    yield Event("destroyed-voidborn", at.seat, rule, sector=sector, player=at.seat)
    if (yield from wants_tactics(at)):
        yield from tactics.gain(at, 1)


def wants_tactics(at: At) -> Flow[bool]:
    """Who has an ability for few Tactics may decline those that would spoil it. [RU-57]"""
    if at.player.tactics != limit(at, "tactics_at_most"):
        return True
    question = Question(at.seat, "revenant.effect", TACTICS, usual=TACTICS[0])
    return (yield from ask(question))


@ABILITIES.point("attack")
class Attack(Ability):
    """An Attack on Voidborn ships; during it `extra_damage` is counted in. [R-150]"""

    bonus = "extra_damage"


def attack(at: At, may_move: bool = False) -> Rule:
    """Destroy 1 Voidborn ship here, and 1 more per Damage that abilities add. [R-150] [RU-72]

    `may_move` says whether a Fighter may still make a Maneuver afterwards.
    """
    scene = Scene()
    hits = 1
    armed: set[tuple[str, int]] = set()
    first = True
    again = Question(at.seat, "revenant.strike", STRIKE, usual=STRIKE[0])
    while True:
        hits += extra_damage(at, scene, armed)
        if not hits or not can_attack(at):
            break
        if not first and not (yield from ask(again)):
            break
        first = False
        hits -= 1
        yield from destroy(at, at.sector, "R-150")
        if at.ship < FRIGATE:
            yield from swerve(at, may_move)
    yield from trigger(at, Attack, "after", scene)


def extra_damage(at: At, scene: Scene, armed: set[tuple[str, int]]) -> int:
    """Damage of abilities whose condition holds now, each once per Attack. [R-153] [RU-72]"""
    total = 0
    for source, number in bonuses(at, Attack, scene):
        if source[1:] not in armed:
            armed.add(source[1:])
            total += number
    return total


def swerve(at: At, may_move: bool) -> Rule:
    """After each kill a Fighter may move to an adjacent Sector. [R-214] [RU-85]"""
    near = ADJACENT[at.sector]
    options = [SWERVE[s] for s in near if can_swerve(at, s, may_move)]
    blocked = partial(why_not_swerve, at, may_move)
    question = Question(at.seat, "revenant.swerve", [*options, STAY], blocked, usual=STAY)
    sector = yield from ask(question)
    if sector:
        yield from step(at, at.ship, sector, "R-214")


def why_not_swerve(at: At, may_move: bool) -> Iterator[Blocked]:
    """Say where a Fighter cannot Swerve, and why. [R-134] [R-138]"""
    for sector in ADJACENT[at.sector]:
        if not can_swerve(at, sector, may_move):
            full = sector in OUTER
            reason = Message("blocked-full" if full else "blocked-inner")
            yield Blocked(SWERVE[sector], reason, "R-134" if full else "R-138")


def destroy_some(at: At, number: int, sectors: tuple[int, ...], split: bool) -> Flow[bool]:
    """Destroy Voidborn ships without an Attack, in one Sector or split. [R-152]"""
    for left in range(number, 0, -1):
        options = [AIM[s] for s in sectors if at.state.voidborn[s]]
        if not options:
            return left < number
        about = {"n": left}
        usual = options[0] if len(options) == 1 else None
        question = Question(at.seat, "revenant.destroy", [*options, STOP], about=about, usual=usual)
        sector = yield from ask(question)
        if not sector:
            return left < number
        yield from destroy(at, sector, "R-152")
        if not split:
            sectors = (sector,)
    return True


def push_some(at: At, number: int, sector: int) -> Flow[bool]:
    """Move Voidborn ships of a Sector to adjacent outer Sectors within the limit. [RU-69]"""
    fleet = at.state
    for left in range(number, 0, -1):
        options = push_targets(at, sector)
        if not options:
            return left < number
        about = {"n": left}
        there = yield from ask(Question(at.seat, "revenant.push", [*options, STOP], about=about))
        if not there:
            return left < number
        fleet.voidborn[sector] -= 1
        fleet.voidborn[there] += 1
        yield Event("pushed", at.seat, "R-135", sector=there, player=at.seat)
    return True


def push_targets(at: At, sector: int) -> list[Option[int]]:
    """Where a Voidborn ship of the Sector can be pushed. [RU-69]"""
    fleet = at.state
    if not fleet.voidborn[sector]:
        return []
    near = [s for s in NEAR[sector] if s != sector]
    return [PUSH[s] for s in near if fleet.voidborn[s] < VOIDBORN_LIMIT]
