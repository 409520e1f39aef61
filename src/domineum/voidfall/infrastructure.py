"""Guilds and Installations: establishing, building and destroying."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, Seat, ask
from domineum.kernel.effects import may_decline, resolve_chosen, sole
from domineum.voidfall.cards.abilities import (
    ABILITIES,
    Ability,
    ReactionInSector,
    Triggered,
    abilities,
    trigger,
)
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.counts import COUNTS, Count, InSectors
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.filters import Filter
from domineum.voidfall.cards.texts import Args, in_sector, kinds_text, listed
from domineum.voidfall.sectors import guilds_in, installations_in, tile
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import GUILDS, Guild, Installation

Where = Literal["home", "non_home", "same", "other", "one_sector", "same_or_adjacent", "shipyard"]
"""
home: your Home sector
non_home: a sector of yours except Home
same: the sector that the cost or the trigger was about; of a Reclaim token or a Fallen House the
  one that it lay on; it cannot be resolved if you do not control it any more
other: any sector of yours except `same`
one_sector: all parts of an `all` that say so use one sector of yours, chosen once
same_or_adjacent: `same`, or a sector of yours beside it
shipyard: a sector of yours with a Shipyard, or with something that counts as one
"""


def places(at: At, where: Where | None) -> Sequence[int]:
    """The player's sectors that an effect may reach.  [V-173] [V-194]"""
    state = at.state
    own = state.own(at.seat)
    match where:
        case None:
            return own
        case "home":
            return [n for n in own if state.sectors[n].home == at.seat]
        case "non_home":
            return [n for n in own if state.sectors[n].home != at.seat]
        case "same":
            return [n for n in own if at.is_same(n)]
        case "other":
            return [n for n in own if n != at.same]
        case "one_sector":
            return [n for n in own if at.one_sector in (0, n)]
        case "same_or_adjacent":
            return [n for n in own if at.is_same(n) or n in state.neighbours(at.same)]
        case "shipyard":
            return [n for n in own if yards_for_deployment(state, at.seat, n)]


@ABILITIES.point("counts_as_shipyard")
class CountsAsShipyard(Ability):
    """For deployment, each sector of yours that passes the filter counts `add` more Shipyards; or
    each Starbase counts as one."""

    sector: Filter | None = None
    """Sectors that pass."""
    add: int = 0
    """How many more."""
    each: Literal["starbase"] | None = None
    """Each Installation of this type."""

    def __post_init__(self) -> None:
        if (self.sector is None) == (self.each is None) or (self.sector is None) == bool(self.add):
            raise ValueError("expected either 'each', or 'sector' and 'add'")


def yards_for_deployment(state: Voidfall, seat: Seat, n: int) -> int:
    """Shipyards of a sector, and what counts as one when deploying.  [V-208] [V-249]"""
    found = installations_in(state, n)
    yards = found.count("shipyard")
    for ability in abilities(state, seat, CountsAsShipyard):
        if ability.each:
            yards += found.count(ability.each)
        elif ability.sector and ability.sector.passes(state, n):
            yards += ability.add
    return yards


@ABILITIES.point("guild_spaces")
class GuildSpaces(Ability):
    """More Guild spaces, filled after the printed ones, without Upkeep; `guilds_full` and
    `empty_guild_spaces` ignore them."""

    where: Literal["home"]
    """Only there."""
    add: int
    """How many more."""


def guild_room(state: Voidfall, seat: Seat, n: int) -> int:
    """Free Guild spaces of a sector.  [V-210] [V-212]"""
    room = tile(state, n).guild_room
    if state.sectors[n].home == seat:
        room += sum(ability.add for ability in abilities(state, seat, GuildSpaces))
    return room - len(guilds_in(state, n))


def installation_room(state: Voidfall, n: int) -> int:
    """Free Installation spaces of a sector.  [V-210] [V-212]"""
    kind = tile(state, n)
    return (
        kind.installation_room
        - len(kind.printed_installations)
        - len(state.sectors[n].installations)
    )


@ABILITIES.point("build_type")
class BuildType(Ability):
    """You may build this type, at most so many in a sector, printed ones included. [V-208]"""

    type: Literal["starbase"]
    max_per_sector: int
    """How many in a sector."""


def buildable(state: Voidfall, seat: Seat, n: int, kinds: tuple[str, ...]) -> list[str]:
    """What may be built in a sector; a Starbase needs its Technology.  [V-208] [V-209]"""
    if installation_room(state, n) <= 0:
        return []
    found = []
    for kind in kinds:
        if kind == "starbase":
            limits = [a.max_per_sector for a in abilities(state, seat, BuildType)]
            if installations_in(state, n).count("starbase") >= max(limits, default=0):
                continue
        found.append(kind)
    return found


def blocked_sectors(
    at: At, verb: str, choices: list[int], why: Callable[[int], tuple[str, str]]
) -> list[Blocked]:
    """The player's other sectors, each with the reason why it is not possible."""
    found = []
    for n in at.state.own(at.seat):
        if n not in choices:
            key, rule = why(n)
            text = partial(Message, "option-place", {"sector": n})
            found.append(
                Blocked(Option(verb, n, text, sector=n), Message(key, {"sector": n}), rule)
            )
    return found


def instead_text(verb: str, n: int, other: Triggered) -> Message:
    """The label of an option to do something else than usual in a sector."""
    return Message(f"option-{verb}-instead", {"sector": n, "effect": other.effect.describe()})


@ABILITIES.point("after_establish")
class AfterEstablish(ReactionInSector):
    """After you established a Guild; conquered ones do not count."""


@ABILITIES.point("after_build")
class AfterBuild(ReactionInSector):
    """After you built an Installation token; a `build_alternative` does not count."""


@ABILITIES.point("build_alternative")
class BuildAlternative(Triggered):
    """When an effect lets you build an Installation, you may resolve this instead; `same` is a
    sector that the effect allows, a free space is not needed."""


def establish(at: At, n: int, guild: str) -> Flow[None]:
    """Put a Guild on the first free space of a sector.  [V-209] [V-211]"""
    at.state.change(n, guilds=(*at.state.sectors[n].guilds, guild))
    at.guild = guild
    yield Event("established", at.seat, "V-209", player=at.seat, guild=guild, sector=n)
    yield from trigger(at, AfterEstablish, same=n, guild=guild)
    yield from did(at, "established", guild=guild, sector=n)


def build(at: At, n: int, kind: str) -> Flow[None]:
    """Put an Installation on the first free space of a sector.  [V-209] [V-211]"""
    at.state.change(n, installations=(*at.state.sectors[n].installations, kind))
    yield Event("built", at.seat, "V-209", player=at.seat, installation=kind, sector=n)
    yield from trigger(at, AfterBuild, same=n)
    yield from did(at, "built", installation=kind, sector=n)


@EFFECTS.leaf("establish")
class Establish(Effect[At]):
    """Establish a Guild.  [V-209]"""

    guild: Guild | Literal["any"]
    where: Where | None = None
    up_to: int = 1
    """How many Guilds."""
    meant = True

    def _choices(self, at: At) -> list[int]:
        found = places(at, self.where)
        return [n for n in found if guild_room(at.state, at.seat, n) > 0]

    def possible(self, at: At) -> bool:
        return bool(self._choices(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-guild-space"), "V-212"

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.up_to):
            choices = self._choices(at)
            if not choices:
                break
            why = partial(
                blocked_sectors, at, "establish", choices,
                lambda n: ("blocked-guild-space", "V-212")
                if guild_room(at.state, at.seat, n) <= 0
                else ("blocked-other-sector", "V-194"),
            )  # fmt: skip
            kinds = GUILDS if self.guild == "any" else (self.guild,)
            options: list[Option[tuple[int, str]]] = [
                Option("establish", (n, kind), sector=n, guild=kind)
                for n in choices
                for kind in kinds
            ]
            if may_decline(at):
                options.append(Option("forfeit", (0, "")))
            question = Question(at.seat, "voidfall.establish", options, why, usual=sole(options))
            n, guild = yield from ask(question)
            if not n:
                break
            done = True
            at.one_sector = n
            yield from establish(at, n, guild)
        return done

    def describe(self) -> Message:
        return in_sector(super().describe(), self.where)


@EFFECTS.leaf("build")
class Build(Effect[At]):
    """Build an Installation, or what a Technology allows instead.  [V-209]"""

    installation: Installation | Literal["any"]
    where: Where | None = None
    up_to: int = 1
    """How many Installations."""
    meant = True

    def _kinds(self) -> tuple[str, ...]:
        if self.installation == "any":
            return ("shipyard", "defense", "starbase")
        return (self.installation,)

    def _choices(self, at: At) -> list[int]:
        kinds = self._kinds()
        return [n for n in places(at, self.where) if buildable(at.state, at.seat, n, kinds)]

    def _instead(self, at: At) -> list[tuple[int, Triggered]]:
        """Sectors in which something else may be done instead of building there."""
        return [
            (n, ability)
            for ability in abilities(at.state, at.seat, BuildAlternative)
            for n in places(at, self.where)
            if ability.effect.possible(at.inside(same=n))
        ]

    def possible(self, at: At) -> bool:
        return bool(self._choices(at)) or bool(self._instead(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-installation-space"), "V-212"

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.up_to):
            choices, instead = self._choices(at), self._instead(at)
            if not choices and not instead:
                break
            if not (yield from self._build_one(at, choices, instead)):
                break
            done = True
        return done

    def _build_one(
        self, at: At, choices: list[int], instead: list[tuple[int, Triggered]]
    ) -> Flow[bool]:
        state, kinds = at.state, self._kinds()
        options: list[Option[tuple[int, str | Triggered]]] = [
            Option("build", (n, kind), sector=n, installation=kind)
            for n in choices
            for kind in buildable(state, at.seat, n, kinds)
        ]
        options += [
            Option("build-instead", (n, other), partial(instead_text, "build", n, other), sector=n)
            for n, other in instead
        ]
        if may_decline(at):
            options.append(Option("forfeit", (0, "")))
        why = partial(
            blocked_sectors, at, "build", choices,
            lambda n: ("blocked-installation-space", "V-212")
            if installation_room(at.state, n) <= 0
            else ("blocked-other-sector", "V-194"),
        )  # fmt: skip
        question = Question(at.seat, "voidfall.build", options, why, usual=sole(options))
        n, what = yield from ask(question)
        if not n:
            return False
        at.one_sector = n
        if isinstance(what, str):
            yield from build(at, n, what)
        else:
            yield from resolve_chosen(what.effect, at.inside(same=n))
        return True

    def describe(self) -> Message:
        return in_sector(super().describe(), self.where)


# -- counts -------------------------------------------------------------------------------------


@COUNTS.word("guilds")
class Guilds(InSectors):
    """Your Guilds, printed ones included."""

    type: tuple[Guild, ...] = ()
    """Only these types."""
    where: Literal["same"] | None = None
    """Only in that sector; without other keys."""

    def __post_init__(self) -> None:
        if self.where is not None and (self.type or self.pure is not None):
            raise ValueError("'where' of the count 'guilds' stands alone")

    def of(self, at: At) -> int:
        places = self.sectors(at) if self.where is None else [at.same]
        found = [guild for n in places for guild in guilds_in(at.state, n)]
        return sum(1 for guild in found if guild in self.type) if self.type else len(found)

    def form(self) -> str:
        if self.where is not None:
            return "here"
        return "of" if self.type else ""

    def args(self, n: int) -> Args:
        kinds = kinds_text("guild", "of", [*self.type], "list-or") if self.type else ""
        return super().args(n) | {"kinds": kinds}


@COUNTS.word("guild_types")
class GuildTypes(Count):
    """Different types among your Guilds, printed ones included."""

    def of(self, at: At) -> int:
        return len({guild for n in at.state.own(at.seat) for guild in guilds_in(at.state, n)})


@COUNTS.word("empty_guild_spaces")
class EmptyGuildSpaces(Count):
    """Empty printed Guild spaces in your sectors."""

    def of(self, at: At) -> int:
        state = at.state
        return sum(
            max(0, tile(state, n).guild_room - len(guilds_in(state, n))) for n in state.own(at.seat)
        )


@COUNTS.word("installations")
class Installations(InSectors):
    """Your Installations, printed ones included."""

    type: tuple[Installation, ...] = ()
    """Only these types."""

    def of(self, at: At) -> int:
        found = [kind for n in self.sectors(at) for kind in installations_in(at.state, n)]
        return sum(1 for kind in found if kind in self.type) if self.type else len(found)

    def form(self) -> str:
        return "of" if self.type else ""

    def args(self, n: int) -> Args:
        kinds = [Message(f"number-{kind}", {"n": n}) for kind in self.type]
        return super().args(n) | {"kinds": listed(kinds, "list-or") if kinds else ""}
