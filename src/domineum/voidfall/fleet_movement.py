"""Fleet movement: the first step of an Invasion, into a sector that may be invaded."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Blocked, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import may_decline
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.texts import Args, listed
from domineum.voidfall.fleets import changed, leave
from domineum.voidfall.sectors import is_controllable
from domineum.voidfall.state import NOBODY, Invasion, Voidfall
from domineum.voidfall.words import FLEETS, NO_FLEETS

Way = Literal["adjacent", "ignore_voidstorms", "distance_2"]


def reach(state: Voidfall, n: int, way: Way) -> tuple[int, ...]:
    """The sectors from which Fleet Power can move into a sector."""
    scenario = state.content.scenarios[state.scenario]
    if way == "ignore_voidstorms":
        return scenario.touching[n]
    if way == "distance_2":
        near = {m for step in scenario.adjacent[n] for m in scenario.adjacent[step]}
        return tuple(sorted((near | set(scenario.adjacent[n])) - {n}))
    return scenario.adjacent[n]


def may_invade(state: Voidfall, seat: Seat, n: int) -> bool:
    """Not one's own sector, no Home; other players' only of rivals. [V-008] [V-268] [V-270]"""
    sector = state.sectors[n]
    if sector.owner == seat or sector.home != NOBODY or not is_controllable(state, n):
        return False
    return sector.owner == NOBODY or (state.void is None and not state.goal)


@ABILITIES.point("invade_range")
class InvadeRange(Ability):
    """For each Invasion use one of the options: ignore Voidstorms, or let Fleet Power come from
    two steps away."""

    options: list[Literal["ignore_voidstorms", "distance_2"]]
    """One of these for each Invasion."""

    def words(self) -> Args:
        ways = [Message(f"options-{way.replace('_', '-')}") for way in self.options]
        return {**super().words(), "options": listed(ways, "list-or")}


def targets(at: At, corrupted: bool = False) -> list[tuple[int, Way]]:
    """Sectors that the player can invade now, and how.  [V-268] [V-273] [V-274]"""
    state = at.state
    ways: list[Way] = ["adjacent"]
    for ability in abilities(state, at.seat, InvadeRange):
        ways += ability.options
    fleets = {n for n in state.own(at.seat) if any(state.sectors[n].fleets)}
    found: list[tuple[int, Way]] = []
    for n in range(1, len(state.sectors)):
        if not may_invade(state, at.seat, n) or (corrupted and not state.sectors[n].corrupted):
            continue
        known: set[int] = set()
        for way in ways:
            sources = fleets.intersection(reach(state, n, way))
            if sources - known:
                found.append((n, way))
                known |= sources
    return found


def choose_target(at: At, corrupted: bool) -> Flow[tuple[int, Way] | None]:
    """Choose the sector to invade.  [V-268]"""
    options: list[Option[tuple[int, Way] | None]] = [
        Option("invade", (n, way), sector=n)
        if way == "adjacent"
        else Option("invade", (n, way), sector=n, by=way)
        for n, way in targets(at, corrupted)
    ]
    if may_decline(at):
        options.append(Option("forfeit", None))
    why = partial(_blocked_targets, at, corrupted)
    return (yield from ask(Question(at.seat, "voidfall.invade", options, why)))


def _blocked_targets(at: At, corrupted: bool) -> list[Blocked]:
    state = at.state
    open_now = {n for n, _ in targets(at, corrupted)}
    found = []
    for n in range(1, len(state.sectors)):
        sector = state.sectors[n]
        if n in open_now or sector.owner == at.seat or not is_controllable(state, n):
            continue
        if sector.home != NOBODY:
            key, rule = "blocked-home", "V-198"
        elif sector.owner != NOBODY and not may_invade(state, at.seat, n):
            key, rule = "blocked-ally", "V-270"
        elif corrupted and not sector.corrupted:
            key, rule = "blocked-pure", "V-274"
        else:
            key, rule = "blocked-not-adjacent", "V-268"
        option = Option("invade", (n, "adjacent"), sector=n)
        found.append(Blocked(option, Message(key, {"sector": n}), rule))
    return found


def moved_option(m: int, kind: int, amount: int) -> Option[tuple[int, int, int] | None]:
    """The option to move Fleet Power of one type from a sector."""
    about: Args = {"sector": m, "fleet": FLEETS[kind], "amount": amount}
    text = partial(Message, "option-move", about)
    if amount == 1:
        return Option("move", (m, kind, amount), text, sector=m, fleet=FLEETS[kind])
    return Option("move", (m, kind, amount), text, sector=m, fleet=FLEETS[kind], amount=amount)


def move_in(at: At, force: Invasion, way: Way) -> Flow[None]:
    """Move Fleet Power into the target, of one type and sector at a time.  [V-273] [V-275]

    To attack is a choice of its own, also when nothing else is left. The event says how much has
    come from where: `from-12=2`.
    """
    state, n = at.state, force.target
    sources = [m for m in reach(state, n, way) if state.sectors[m].owner == at.seat]
    while True:
        options: list[Option[tuple[int, int, int] | None]] = [
            moved_option(m, kind, amount)
            for m in sources
            for kind, power in enumerate(state.sectors[m].fleets)
            for amount in range(1, power + 1)
        ]
        if force.moved:
            options.append(Option("attack", None, sector=n))
        choice = yield from ask(
            Question(
                at.seat,
                "voidfall.invade.move",
                options,
                confirm=bool(force.moved),
                about={"sector": n},
            )
        )
        if choice is None:
            break
        m, kind, amount = choice
        state.change(m, fleets=changed(state.sectors[m].fleets, kind, -amount))
        force.moved[m] = changed(force.moved.get(m, NO_FLEETS), kind, amount)
    sent = {f"from-{m}": sum(fleets) for m, fleets in force.moved.items()}
    power = sum(force.fleets)
    yield Event("invades", at.seat, "V-272", player=at.seat, sector=n, power=power, **sent)
    for m in sources:
        if not any(state.sectors[m].fleets):
            yield from leave(at, m)
