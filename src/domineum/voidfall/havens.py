"""Safe Havens: three achievements build their levels, and completing one is rewarded."""

from __future__ import annotations

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.voidfall.at import At
from domineum.voidfall.corruption import corrupted_locations, remove_corruption
from domineum.voidfall.costs import FREE
from domineum.voidfall.crisis_board import gain_mix, the_void
from domineum.voidfall.effects import EFFECTS
from domineum.voidfall.fleets import deactivate, deploy_one, deployable, deployed
from domineum.voidfall.harbingers import removable
from domineum.voidfall.sectors import guilds_in
from domineum.voidfall.state import Haven, Voidfall

GREAT_POPULATION = 6
GREAT_GUILDS = 3
REWARDS = ("corruption", "harbinger", "resources", "deploy")


def open_havens(state: Voidfall) -> list[int]:
    """Safe Havens that still have a free level.  [V-469]"""
    havens = the_void(state).havens
    return [i for i, haven in enumerate(havens) if len(haven.filled) < haven.levels]


def can_build(at: At) -> bool:
    """A level needs Fleet Power: Inactive, else Active, else recalled.  [V-469] [V-470]"""
    if at.state.void is None or not open_havens(at.state):
        return False
    return at.player.inactive + at.player.active + deployed(at) > 0


def build_level(at: At, rule: str) -> Flow[None]:
    """Optionally put 1 Fleet Power on the lowest free level of a tile. [V-469] [V-470] [V-475]"""
    if not can_build(at):
        return
    state = at.state
    options: list[Option[int]] = [
        Option("haven", i, haven=the_void(state).havens[i].tile) for i in open_havens(state)
    ]
    options.append(Option("forfeit", -1))
    about = {"rule": rule}
    choice = yield from ask(Question(at.seat, "voidfall.haven", options, about=about))
    if choice < 0:
        return
    if not at.player.inactive:
        yield from deactivate(At(state, at.seat), 1, FREE)
    at.player.inactive -= 1
    haven = the_void(state).havens[choice]
    haven.filled.append(at.seat)
    at.resolved = True
    yield Event("haven", at.seat, "V-469", player=at.seat, haven=haven.tile)
    if len(haven.filled) == haven.levels:
        yield from complete(state, haven)


def complete(state: Voidfall, haven: Haven) -> Flow[None]:
    """Every player may take one reward, each a different one.  [V-475] [V-476]"""
    yield Event("haven-complete", None, "V-475", haven=haven.tile)
    taken: list[str] = []
    for seat in state.order:
        at = At(state, seat)
        options: list[Option[str]] = [
            Option("haven-reward", reward, reward=reward)
            for reward in REWARDS
            if reward not in taken and _possible(at, reward)
        ]
        options.append(Option("forfeit", ""))
        reward = yield from ask(Question(seat, "voidfall.haven.reward", options))
        taken.append(reward)
        yield from _reward(at, reward)


def _possible(at: At, reward: str) -> bool:
    match reward:
        case "corruption":
            return bool(corrupted_locations(at))
        case "harbinger":
            return bool(removable(at, False))
        case "deploy":
            return bool(deployable(at, None))
    return True


def _reward(at: At, reward: str) -> Flow[None]:
    match reward:
        case "corruption":
            places = [place.option("cleanse") for place in corrupted_locations(at)]
            location = yield from ask(Question(at.seat, "voidfall.cleanse", places))
            yield from remove_corruption(at, location)
        case "harbinger":
            at.committed = True
            yield from EFFECTS.parse({"remove_harbinger": 1}, "haven").resolve(at)
        case "resources":
            yield from gain_mix(at, 3)
        case "deploy":
            for _ in range(2):
                if not (yield from deploy_one(at, at.state.own(at.seat), None, True)):
                    return


@EFFECTS.leaf("build_safe_haven_level")
class BuildSafeHavenLevel(Effect[At]):
    """Build one level of a Safe Haven.  [V-469]"""

    def possible(self, at: At) -> bool:
        return can_build(at)

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-haven"), "V-469"

    def resolve(self, at: At) -> Flow[None]:
        at.committed = False
        yield from build_level(at, "V-469")


def begin_scope(state: Voidfall) -> None:
    """A turn, the Preparation and the Evaluation each count for themselves. [V-049] [V-474]"""
    void = state.void
    if void is not None:
        void.overproductions = [0] * len(state.players)
        void.seen = {}


def overproduced(state: Voidfall, seat: Seat) -> Flow[None]:
    """Achievement A: the second overproduction of a turn builds a level.  [V-471]"""
    void = the_void(state)
    void.overproductions[seat] += 1
    if void.overproductions[seat] == 2:
        yield from build_level(At(state, seat), "V-471")


def reached_top(state: Voidfall, seat: Seat) -> Flow[None]:
    """Achievement B: entering Tier 4, Corrupted or not, builds a level. [V-383] [V-472]"""
    yield from build_level(At(state, seat), "V-472")


def great_sectors(state: Voidfall, seat: Seat) -> int:
    """Achievement C: Pure sectors with Population 6 and three Guilds.  [V-147] [V-473]"""
    return sum(
        1
        for n in state.own(seat)
        if not state.sectors[n].corrupted
        and state.sectors[n].population == GREAT_POPULATION
        and len(guilds_in(state, n)) >= GREAT_GUILDS
    )


def shelter(state: Voidfall, seat: Seat) -> Flow[None]:
    """Step 2c of the Evaluation Phase: one level for each such sector.  [V-147] [V-473]"""
    for _ in range(great_sectors(state, seat)):
        yield from build_level(At(state, seat), "V-473")
