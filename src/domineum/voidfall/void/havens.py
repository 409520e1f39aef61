"""Safe Havens: three achievements build their levels, and completing one is rewarded."""

from __future__ import annotations

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import resolve_chosen
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.corruption import RemoveCorruption
from domineum.voidfall.deployment import Deploy
from domineum.voidfall.fleets import able_to_deactivate, deactivate
from domineum.voidfall.production import Gain
from domineum.voidfall.sectors import guilds_in
from domineum.voidfall.state import Haven, Voidfall
from domineum.voidfall.void.crisis_board import the_void
from domineum.voidfall.void.harbingers import RemoveHarbinger

GREAT_POPULATION = 6
GREAT_GUILDS = 3
REWARDS: dict[str, Effect[At]] = {
    "corruption": EFFECTS.parse({RemoveCorruption.name: 1}, "reward"),
    "harbinger": EFFECTS.parse({RemoveHarbinger.name: 1}, "reward"),
    "resources": EFFECTS.parse({Gain.name: {"any_resource": 3}}, "reward"),
    "deploy": EFFECTS.parse({Deploy.name: 2}, "reward"),
}
"""What completing a Safe Haven gives, each of it to one player at most.  [V-476]"""


def sheltered(state: Voidfall, seat: Seat) -> int:
    """Fleet Power of a player on Safe Havens, where it stays for good.  [V-239]"""
    havens = state.void.havens if state.void is not None else []
    return sum(haven.filled.count(seat) for haven in havens)


def open_havens(state: Voidfall) -> list[int]:
    """Safe Havens that still have a free level.  [V-469]"""
    havens = the_void(state).havens
    return [i for i, haven in enumerate(havens) if len(haven.filled) < haven.levels]


def can_build(at: At) -> bool:
    """A level needs Fleet Power: Inactive, else Active, else recalled.  [V-469] [V-470]"""
    if at.state.void is None or not open_havens(at.state):
        return False
    return at.player.inactive + able_to_deactivate(at) > 0


def build_level(at: At, rule: str) -> Flow[bool]:
    """Optionally put 1 Fleet Power on the lowest free level of a tile. [V-469] [V-470] [V-475]"""
    if not can_build(at):
        return False
    state = at.state
    options: list[Option[int]] = [
        Option("haven", i, haven=the_void(state).havens[i].tile) for i in open_havens(state)
    ]
    options.append(Option("forfeit", -1))
    about = {"rule": rule}
    choice = yield from ask(Question(at.seat, "voidfall.haven", options, about=about))
    if choice < 0:
        return False
    if not at.player.inactive:
        yield from deactivate(At(state, at.seat), 1, FREE)
    at.player.inactive -= 1
    haven = the_void(state).havens[choice]
    haven.filled.append(at.seat)
    yield Event("haven", at.seat, "V-469", player=at.seat, haven=haven.tile)
    if len(haven.filled) == haven.levels:
        yield from complete(state, haven)
    return True


def complete(state: Voidfall, haven: Haven) -> Flow[None]:
    """Every player may take one reward, each a different one.  [V-475] [V-476]

    They are asked in Turn Order, in which they can reach everything that they agree upon.
    """
    yield Event("haven-complete", None, "V-475", haven=haven.tile)
    left = dict(REWARDS)
    for seat in state.order:
        at = At(state, seat)
        options: list[Option[str]] = [
            Option("haven-reward", name, reward=name)
            for name, effect in left.items()
            if effect.possible(at)
        ]
        options.append(Option("forfeit", ""))
        name = yield from ask(Question(seat, "voidfall.haven.reward", options))
        if name:
            yield from resolve_chosen(left.pop(name), at)


@EFFECTS.leaf("build_safe_haven_level")
class BuildSafeHavenLevel(Effect[At]):
    """Build one level of a Safe Haven.  [V-469]"""

    def possible(self, at: At) -> bool:
        return can_build(at)

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-haven"), "V-469"

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from build_level(at, "V-469"))


def begin_scope(state: Voidfall) -> None:
    """A turn, the Preparation and the Evaluation each count for themselves. [V-049] [V-474]"""
    void = state.void
    if void is not None:
        void.overproductions = [0] * len(state.players)
        void.seen, void.held = {}, {}


def overproduced(state: Voidfall, seat: Seat) -> Flow[None]:
    """Achievement A: the second overproduction of a turn builds a level.  [V-471]"""
    void = the_void(state)
    void.overproductions[seat] += 1
    if void.overproductions[seat] == 2:
        yield from build_level(At(state, seat), "V-471")


def reached_top(state: Voidfall, seat: Seat) -> Flow[None]:
    """Achievement B: entering Tier 4, Corrupted or not, builds a level. [V-383] [V-472]"""
    yield from build_level(At(state, seat), "V-472")


def is_great(state: Voidfall, n: int) -> bool:
    """Achievement C: a Pure sector with Population 6 and three Guilds.  [V-147] [V-473]"""
    sector = state.sectors[n]
    return (
        not sector.corrupted
        and sector.population == GREAT_POPULATION
        and len(guilds_in(state, n)) >= GREAT_GUILDS
    )


def shelter(state: Voidfall, seat: Seat) -> Flow[None]:
    """Step 2c of the Evaluation Phase: one level for each such sector.  [V-147] [V-473]

    Without other Fleet Power the level may be built with that of a sector, which is then lost.
    """
    for n in [n for n in state.own(seat) if is_great(state, n)]:
        if state.sectors[n].owner == seat:
            yield from build_level(At(state, seat), "V-473")
