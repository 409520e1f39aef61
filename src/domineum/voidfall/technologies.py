"""Technologies: gaining Basic and Improved ones, and their limits."""

from __future__ import annotations

from functools import partial
from typing import Literal

from domineum.kernel import Blocked, Effect, Event, Flow, Message, Option, Question, ask, sourced
from domineum.kernel.effects import may_decline
from domineum.voidfall.cards.abilities import ABILITIES, Ability, abilities
from domineum.voidfall.cards.at import At, did
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS, gain_influence
from domineum.voidfall.state import Player, Slot, Voidfall
from domineum.voidfall.words import TECHNOLOGY_LIMIT

BASIC, IMPROVED = 1, 2
IMPROVED_INFLUENCE = 6


def technology_limit(player: Player) -> int:
    """5 Technologies, 6 after conquering a Fallen House.  [V-414] [V-415]"""
    return TECHNOLOGY_LIMIT + player.sixth


def improved_limit(player: Player) -> int:
    """Each track allows 1 Improved Technology in Tier 1, 2 from Tier 2 on.  [V-380] [V-419]"""
    return sum(min(2, player.tier(track)) for track in range(3))


def gainable(state: Voidfall, player: Player) -> list[str]:
    """Basic Technologies that the player can gain.  [V-411] [V-413] [V-414]"""
    if len(player.technologies) >= technology_limit(player):
        return []
    return [name for name in state.tableau if name not in player.technologies]


def improvable(state: Voidfall, player: Player) -> list[str]:
    """Improved Technologies that the player can gain.  [V-416] [V-417] [V-418]"""
    improved = sum(1 for level in player.technologies.values() if level == IMPROVED)
    if improved >= improved_limit(player):
        return []
    on_board = [] if state.improvement_block else state.improved_offer
    return [
        name
        for name, level in player.technologies.items()
        if level == BASIC and (name in on_board or name == player.improvable)
    ]


def take_copy(state: Voidfall, name: str) -> int:
    """Take the top copy of a Technology from the tableau; return its Influence."""
    *rest, influence = state.tableau[name]
    if rest:
        state.tableau[name] = tuple(rest)
    else:
        del state.tableau[name]
    return influence


def gain_basic(at: At, name: str) -> Flow[None]:
    """Take the top copy, then its immediate effect and Influence.  [V-411] [V-412]"""
    state, player = at.state, at.player
    influence = take_copy(state, name)
    player.technologies = {**player.technologies, name: BASIC}
    yield Event("technology", at.seat, "V-411", player=at.seat, technology=name, level="basic")
    grow_slots(at)
    if influence:
        yield from gain_influence(at, influence, f"technology-{name}", "V-411")
    immediate = state.content.technologies[name].immediate
    inside = at.inside()
    if immediate is not None and immediate.possible(inside):
        yield from sourced(f"technology-{name}", immediate.resolve(inside))
    yield from did(at, "gained_technology", level="basic")


def gain_improved(at: At, name: str) -> Flow[None]:
    """The Improved card takes the slot of the Basic one, for 6 Influence.  [V-420]"""
    state, player = at.state, at.player
    if name == player.improvable:
        player.improvable = ""
    else:
        state.improved_offer.remove(name)
    player.technologies = {**player.technologies, name: IMPROVED}
    yield Event("technology", at.seat, "V-420", player=at.seat, technology=name, level="improved")
    grow_slots(at)
    yield from gain_influence(at, IMPROVED_INFLUENCE, f"technology-{name}", "V-420")
    yield from did(at, "gained_technology", level="improved")


@ABILITIES.point("agenda_slots")
class AgendaSlots(Ability):
    """More Agenda slots, which cannot be Corrupted."""

    add: int
    """How many."""


def grow_slots(at: At) -> None:
    """Add the Agenda slots that a Technology gives.  [V-427]"""
    added = sum(ability.add for ability in abilities(at.state, at.seat, AgendaSlots))
    have = sum(1 for slot in at.player.slots if slot.kind == "added")
    at.player.slots += [Slot("added", "", False, False) for _ in range(added - have)]


@EFFECTS.leaf("gain_technology")
class GainTechnology(Effect[At]):
    """Gain a Basic or an Improved Technology.  [V-411] [V-416]"""

    level: Literal["basic", "improved", "either"]
    meant = True

    def _basic(self, at: At) -> list[str]:
        return gainable(at.state, at.player) if self.level != "improved" else []

    def _improved(self, at: At) -> list[str]:
        return improvable(at.state, at.player) if self.level != "basic" else []

    def possible(self, at: At) -> bool:
        return bool(self._basic(at)) or bool(self._improved(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-technology-left"), "V-414"

    def resolve(self, at: At) -> Flow[bool]:
        options: list[Option[tuple[str, int] | None]] = [
            Option("gain-basic", (name, BASIC), technology=name) for name in self._basic(at)
        ]
        options += [
            Option("gain-improved", (name, IMPROVED), technology=name)
            for name in self._improved(at)
        ]
        if may_decline(at):
            options.append(Option("forfeit", None))
        why = partial(self._blocked, at)
        choice = yield from ask(Question(at.seat, "voidfall.technology", options, why))
        if choice is None:
            return False
        name, level = choice
        yield from gain_basic(at, name) if level == BASIC else gain_improved(at, name)
        return True

    def _blocked(self, at: At) -> list[Blocked]:
        found = []
        player, state = at.player, at.state
        for name in state.tableau:
            option = Option("gain-basic", (name, BASIC), technology=name)
            if name in player.technologies:
                found.append(Blocked(option, Message("blocked-have-technology"), "V-413"))
            elif len(player.technologies) >= technology_limit(player):
                found.append(Blocked(option, Message("blocked-technology-limit"), "V-414"))
        for name in state.improved_offer:
            option = Option("gain-improved", (name, IMPROVED), technology=name)
            if state.improvement_block:
                found.append(Blocked(option, Message("blocked-improvement"), "V-418"))
            elif player.technologies.get(name) != BASIC:
                found.append(Blocked(option, Message("blocked-no-basic"), "V-417"))
            elif name not in improvable(state, player):
                found.append(Blocked(option, Message("blocked-improved-limit"), "V-419"))
        return found


@COUNTS.word("technologies")
class Technologies(Count):
    """Your Technologies."""

    level: Literal["basic", "improved"] | None = None
    """Only Basic or only Improved ones."""

    def of(self, at: At) -> int:
        levels = at.player.technologies.values()
        if self.level is None:
            return len(levels)
        wanted = BASIC if self.level == "basic" else IMPROVED
        return sum(1 for level in levels if level == wanted)
