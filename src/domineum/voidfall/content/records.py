"""The types of the records of the content."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

from domineum.kernel import Effect, Message
from domineum.kernel.content import Piece, To
from domineum.kernel.effects import joined
from domineum.voidfall.cards.abilities import Ability
from domineum.voidfall.cards.actions import Action
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import FREE, Cost
from domineum.voidfall.cards.objectives import Objective, check_agenda
from domineum.voidfall.cards.texts import Args, action_text, focus_text
from domineum.voidfall.combat.abilities import Helping
from domineum.voidfall.combat.grants import check_granted
from domineum.voidfall.content.scenarios import OriginSide
from domineum.voidfall.words import (
    AgendaType,
    Fleet,
    FocusType,
    Guild,
    Installation,
    Mode,
    Resource,
    Track,
)

OfHouse = Annotated[str, To("houses")]


@dataclass(frozen=True, kw_only=True)
class FocusAction:
    """One of the three actions of a Focus card."""

    id: str
    name: dict[str, str]
    effect: Effect[At]
    cost: Cost = FREE

    @cached_property
    def printed(self) -> Action:
        """What it offers, at the printed cost."""
        about = {"action": self.id}
        return Action("take", f"focus {self.id}", about, self.cost, self.effect)

    def describe(self) -> Message:
        """The printed text."""
        name = Message(f"action-{self.id}")
        return action_text(name, self.cost.describe(), self.effect.describe())


@dataclass(frozen=True, kw_only=True)
class Focus(Piece):
    """A Focus card, standard or of a House."""

    focus: str
    """The type, by which Agendas, Technologies and Crises find it."""
    agenda_types: list[AgendaType]
    from_cycle: int
    """The first Cycle in which it may be played."""
    actions: list[FocusAction]
    """Three."""
    house: OfHouse = ""
    """Of House cards."""
    replaces: Annotated[str, To("focuses")] = ""
    """The standard Focus that a House card replaces."""


@dataclass(frozen=True, kw_only=True)
class TechnologyAction:
    """An action that a Technology offers with a Focus."""

    focus: list[FocusType]
    """The types of Focuses; `preferred`: any preferred one of the House."""
    effect: Effect[At]
    cost: Cost = FREE
    group: str = ""
    """Of the actions with one group at most one in a turn."""

    def describe(self) -> Message:
        """The printed text."""
        name = Message("with-focus", {"focus": focus_text(self.focus)})
        return action_text(name, self.cost.describe(), self.effect.describe())


class Offer(NamedTuple):
    """An action that is open with some Focuses."""

    focus: frozenset[str]
    action: Action


@dataclass(frozen=True, kw_only=True)
class TechnologyCard:
    """The Basic or the Improved card of a Technology."""

    abilities: list[Ability]
    actions: list[TechnologyAction]


@dataclass(frozen=True, kw_only=True)
class Technology(Piece):
    """A Technology in both versions."""

    house: OfHouse
    origin_side: OriginSide
    basic: TechnologyCard
    improved: TechnologyCard
    """Complete: it replaces `basic`."""
    immediate: Effect[At] | None = None
    """Resolved when the Basic card is gained."""

    @cached_property
    def offers(self) -> tuple[list[Offer], list[Offer]]:
        """The actions of the Basic and of the Improved card."""
        return self._offers(self.basic), self._offers(self.improved)

    def _offers(self, card: TechnologyCard) -> list[Offer]:
        found = []
        for number, action in enumerate(card.actions, 1):
            code = f"technology {self.id} {action.group or number}"
            about: dict[str, int | str] = {"technology": self.id, "number": number}
            offered = Action("take-technology", code, about, action.cost, action.effect)
            found.append(Offer(frozenset(action.focus), offered))
        return found


@dataclass(frozen=True, kw_only=True)
class Agenda(Piece):
    """An Agenda card."""

    code: str
    type: AgendaType
    objectives: list[Objective]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_agenda(self.objectives)


@dataclass(frozen=True, kw_only=True)
class AgendaKind(Piece):
    """What all Agendas of a type share."""

    focuses: list[FocusType]
    """Standard types; for House cards their own `agenda_types` decide."""
    effect: Effect[At]
    cost: Cost = FREE

    @cached_property
    def printed(self) -> Action:
        """What it offers in the turn in which an Agenda of the type is played."""
        about = {"agenda_type": self.id}
        return Action("take-agenda-action", "agenda", about, self.cost, self.effect)


@dataclass(frozen=True, kw_only=True)
class StartingAgenda(Piece):
    """The starting Agenda of an Origin, or the extra one of a House."""

    house: OfHouse
    origin_side: OriginSide
    objectives: list[Objective]
    production: dict[Resource, int] = field(default_factory=dict)
    """Production Levels that it adds."""
    extra: bool = False
    """It is in play beside the slots."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_agenda(self.objectives)


@dataclass(frozen=True, kw_only=True)
class StartingSector:
    """A Home or Outpost at the start."""

    population: int
    guilds: dict[Guild, int]
    installations: dict[Installation, int]
    """Tokens only: the printed Shipyard of a Home comes on top."""
    fleets: dict[Fleet, int]
    corrupted: bool = False


@dataclass(frozen=True, kw_only=True)
class OriginCard:
    """Everything a House starts with."""

    card: int
    """The number of the card."""
    technology: Annotated[str, To("technologies")]
    agenda: Annotated[str, To("starting_agendas")]
    resources: dict[Resource, int]
    """With the immediate effect of the Technology and the benefits of the tracks already in
    them."""
    active: int
    """Active Fleet Power; what is neither active nor in a sector is inactive."""
    tracks: dict[Track, int]
    """The space of each marker, from 0."""
    home: StartingSector
    outpost: StartingSector
    trade_tokens: int
    """Taken from the Trade track without a bonus. [V-403]"""
    setup: list[Effect[At]]
    """Resolved in this order during set-up, in Turn Order."""
    extra_agenda: Annotated[str, To("starting_agendas")] = ""


@dataclass(frozen=True, kw_only=True)
class House(Piece):
    """A House."""

    number: int
    complexity: int
    preferred: list[FocusType]
    """Its preferred Focuses."""
    focus_cards: list[Annotated[str, To("focuses")]]
    """House cards, each instead of the Focus that it replaces."""
    home: Annotated[str, To("sectors")]
    """The type of its Home tile."""
    abilities: list[Ability]
    tracks: dict[Track, list[Effect[At]]]
    """The benefits of the eight spaces, the start included."""
    origins: dict[OriginSide, OriginCard]
    ability_name: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Token(Piece):
    """A Bounty or Reclaim token."""

    count: int
    """How many there are."""
    effect: Effect[At]
    """`same` is the sector that the token lay on."""


@dataclass(frozen=True, kw_only=True)
class TradeSpace(Piece):
    """A space of the Trade track."""

    space: int
    """1 is the top."""
    bonus: Effect[At]


@dataclass(frozen=True, kw_only=True)
class Yields(Piece):
    """A table from Production Level to Yield."""

    resources: list[Resource]
    yields: list[int]
    """For the Production Levels 0 to 13."""


@dataclass(frozen=True, kw_only=True)
class Box:
    """A box of the left half of an event."""

    who: Literal["each", "group", "ongoing", "delayed"]
    """`each` player in Turn Order; the `group` once [V-036]; `ongoing`: an ability for the Cycle
    [V-037]; `delayed`: each player at the end of their first turn [V-038]."""
    mandatory: bool
    """It must be resolved as far as possible. [V-033] [V-034]"""
    effect: Effect[At] | None = None
    ability: Ability | None = None
    """Of an ongoing box, instead of an effect."""

    def describe(self) -> Message:
        """The printed text."""
        parts = [part.describe() for part in (self.effect, self.ability) if part is not None]
        args: Args = {"mandatory": "yes" if self.mandatory else "no", "do": parts[0]}
        return Message(f"box-{self.who}", args)


@dataclass(frozen=True, kw_only=True)
class Objectives:
    """The right half of an event."""

    mode: Literal["one", "all"]
    """Choose one part [V-149], or all of them [V-150]."""
    parts: list[Objective]

    def describe(self) -> Message:
        """The printed text."""
        key = "list-one-of" if self.mode == "one" else "list-lines"
        return joined(key, [part.describe() for part in self.parts])


@dataclass(frozen=True, kw_only=True)
class GalacticEvent(Piece):
    """A Galactic Event."""

    cycle: int
    letter: str
    rounds: int
    """How many rounds the Cycle has."""
    modes: list[Mode]
    """In which modes it is used."""
    boxes: list[Box]
    objectives: Objectives


@dataclass(frozen=True, kw_only=True)
class FallenHouse(Piece):
    """A Fallen House card."""

    house: OfHouse
    population: int
    defenses: int
    technologies: list[Annotated[str, To("technologies")]]
    effect: Effect[At]
    """`same` is the sector of the card."""
    cracked: bool = False


@dataclass(frozen=True, kw_only=True)
class SectorType(Piece):
    """A kind of tile."""

    kind: Literal["home", "standard", "special"]
    guild_spaces: list[str]
    installation_spaces: list[str]
    free_upkeep: int
    population: Literal["die", "fixed", "none"]
    corruption_immune: bool
    voidborn_immune: bool
    voidborn_fleet_limit: int
    controllable: bool
    abilities: list[Ability]
    population_value: int = 0
    letters: list[str] = field(default_factory=list)
    voidborn_end_score: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        derived: dict[str, Any] = {
            "guild_room": len(self.guild_spaces),
            "installation_room": len(self.installation_spaces),
            "plain_guilds": self.guild_spaces.count("plain"),
            "plain_installations": self.installation_spaces.count("plain"),
            "upkeep_guilds": self.guild_spaces.count("upkeep"),
            "upkeep_installations": self.installation_spaces.count("upkeep"),
            "printed_guilds": _printed(self.guild_spaces),
            "printed_installations": _printed(self.installation_spaces),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    guild_room: int = field(init=False)
    installation_room: int = field(init=False)
    plain_guilds: int = field(init=False)
    plain_installations: int = field(init=False)
    upkeep_guilds: int = field(init=False)
    upkeep_installations: int = field(init=False)
    printed_guilds: tuple[str, ...] = field(init=False)
    printed_installations: tuple[str, ...] = field(init=False)


def _printed(spaces: list[str]) -> tuple[str, ...]:
    return tuple(s.removeprefix("printed:") for s in spaces if s.startswith("printed:"))


@dataclass(frozen=True, kw_only=True)
class SetupValue(Piece):
    """A set-up value that no scenario carries."""

    step: int
    modes: list[Mode]
    value: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Alert(Piece):
    """An Alert: a Situation of a level, or a War.  [V-055] [V-125]"""

    kind: Literal["situation", "war"]
    count: int
    """How many cards."""
    level: int = 0
    """Of a Situation: the Crisis deck that is drawn from."""
    modifiers: list[int] = field(default_factory=list)
    """Of a War: added to the strength in each Cycle."""
    abilities: list[Helping] = field(default_factory=list)
    """Of a War: those of the Voidborn. [V-455]"""
    on_defence: tuple[Effect[At], ...] = ()
    """Of a War: resolved by a defender who lost no sector. [V-456]"""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_granted(self.abilities)


@dataclass(frozen=True, kw_only=True)
class CrisisRow(Piece):
    """A row of the Crisis board with the values of its spaces.  [V-462] [V-463]"""

    voidborn_power: list[int] = field(default_factory=list)
    """Of the Military row: the value of each space from the left."""
    voidborn_power_full: int = 0
    """While no space is free."""
    spend: list[Cost] = field(default_factory=list)
    """Of the Economic row: what each space costs, from the left; paid as far as possible.
    [V-126]"""
    spend_full: Cost = FREE
    """While no space is free."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if any(cost.others for cost in (*self.spend, self.spend_full)):
            raise ValueError("a row costs resources alone")

    @property
    def spaces(self) -> int:
        """How many pieces it holds."""
        return max(len(self.voidborn_power), len(self.spend))


@dataclass(frozen=True, kw_only=True)
class SafeHaven(Piece):
    """A Safe Haven tile.  [V-468]"""

    levels: int
    """2 to 4; a scenario asks for sizes."""
