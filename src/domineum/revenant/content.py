"""All content, read and checked once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from domineum.kernel import BadData, Effect
from domineum.kernel import content as kernel
from domineum.kernel.abilities import InForce
from domineum.kernel.content import Source, kind
from domineum.revenant.abilities import NO_LIMIT
from domineum.revenant.fleet_effects import EFFECTS
from domineum.revenant.records import (
    Ability,
    AbilityCard,
    Agenda,
    ArkshipOption,
    Captain,
    Colony,
    CrewBoard,
    ExtraAction,
    Failure,
    FrigateBoard,
    HiddenInfluence,
    HouseRecord,
    Level,
    Operation,
    Order,
    Planet,
    Rating,
    RiftDie,
    RivalPlan,
    Scanner,
    SectorRecord,
    Setup,
    ShipRecord,
    ShipType,
)
from domineum.revenant.sectors import ADJACENT
from domineum.revenant.state import At
from domineum.revenant.words import (
    EXTRAS,
    HOUSES,
    KINDS,
    OUTER,
    RANK_TOP,
    SHIP_IDS,
)

FOLDER = Path(__file__).parent / "content"
RANKS = range(RANK_TOP + 1)
ByRank = list[list[InForce[Ability]]]
"""The abilities of a card that are in force at each Rank."""
LIMITS = ("hand_at_most", "resources_at_most", "tactics_at_most", "influence_behind")
"""Conditions that their owner may spoil by gaining something."""


class Content(kernel.Content):
    """All records, with what the rules look up often."""

    houses: dict[str, HouseRecord] = kind(7, "house", fixed=True)
    ship_types: dict[str, ShipType] = kind(4, "type", fixed=True)
    ships: dict[str, ShipRecord] = kind(28, "ship", fixed=True)
    arkships: dict[str, ArkshipOption] = kind(14, "option", fixed=True)
    sectors: dict[str, SectorRecord] = kind(12, fixed=True)
    cadets: dict[str, AbilityCard] = kind(30, "card")
    frigate_cards: dict[str, AbilityCard] = kind(30, "card")
    orders: dict[str, Order] = kind(30, "card")
    crew_boards: dict[str, CrewBoard] = kind(4)
    captains: dict[str, Captain] = kind(8, "card", "captain")
    frigates: dict[str, FrigateBoard] = kind(4, "frigate")
    planets: dict[str, Planet] = kind(29, "planet")
    colonies: dict[str, Colony] = kind(7, "offer", "colony", fixed=True)
    scanners: dict[str, Scanner] = kind(45, "offer")
    failures: dict[str, Failure] = kind(11, "failure")
    agendas: dict[str, Agenda] = kind(13, "agenda")
    hidden_influence: dict[str, HiddenInfluence] = kind(63, fixed=True)
    rift_dice: dict[str, RiftDie] = kind(3, fixed=True)
    plans: dict[str, RivalPlan] = kind(12, "plan")
    levels: dict[str, Level] = kind(3, "level", fixed=True)
    ratings: dict[str, Rating] = kind(4, "rating", fixed=True)
    setups: dict[str, Setup] = kind(3, fixed=True)
    extra_actions: dict[str, ExtraAction] = kind(5, "extra", fixed=True)

    def __init__(self, *sources: Source) -> None:
        super().__init__(EFFECTS.hooks, *sources)
        self.key = self.hash if self.packs else ""
        """What a state calls it. Nothing for the box alone: states did not name it at first."""
        check(self)
        self.layouts: dict[int, Setup] = {setup.players: setup for setup in self.setups.values()}
        """The first layout of the Main board by the number of players."""
        self.dice: dict[int, RiftDie] = {die.players: die for die in self.rift_dice.values()}
        self.operations: dict[str, Operation] = {
            **self.cadets, **self.frigate_cards, **self.orders,
        }  # fmt: skip
        self.type_of: dict[str, int] = {
            card: number
            for number, kind in enumerate(("cadets", "frigate_cards", "orders"))
            for card in self.pieces[kind]
        }
        self.options: list[tuple[ArkshipOption, ArkshipOption]] = [
            (self._option(house, "upper"), self._option(house, "lower")) for house in HOUSES
        ]
        self.rewards: list[Effect[At]] = [self.houses[house].reward for house in HOUSES]
        self.slots: list[int] = [self.ship_types[kind].damage_slots for kind in KINDS]
        self.abilities: dict[tuple[type[Ability], str], dict[str, ByRank]] = {}
        """By trigger and timing, then by card."""
        self.limits: dict[str, dict[str, list[int]]] = {name: {} for name in LIMITS}
        """Cards with conditions that a gain can spoil: the number asked for, for each Rank."""
        self._index_abilities()

    def _option(self, house: str, side: str) -> ArkshipOption:
        return next(o for o in self.arkships.values() if o.house == house and o.side == side)

    def _index_abilities(self) -> None:
        for card in (*self.cadets.values(), *self.frigate_cards.values()):
            for number, ability in enumerate(card.abilities, 1):
                self._add(InForce(ability, card.id, number))
        for captain in self.captains.values():
            self._add(InForce(captain.basic, captain.id, 1))
            for rank, ability in enumerate(captain.levels):
                self._add(InForce(ability, captain.id, 2), [rank])
            self._add(InForce(captain.activated, captain.id, 3))

    def _add(self, source: InForce[Ability], ranks: Iterable[int] = RANKS) -> None:
        ability, card = source.ability, source.name
        table = self.abilities.setdefault((type(ability), ability.timing), {})
        by_rank = table.setdefault(card, [[] for _ in RANKS])
        for rank in ranks:
            by_rank[rank].append(source)
        for name, value in ability.condition.checks:
            if name in LIMITS:
                limits = self.limits[name].setdefault(card, [NO_LIMIT for _ in RANKS])
                for rank in ranks:
                    limits[rank] = min(limits[rank], int(value))


def check(content: Content) -> None:
    """Check what must come in fixed or equal numbers. [R-004] [R-005] [R-006]"""
    pieces = content.pieces

    def expect(where: str, what: object, found: object, expected: object) -> None:
        if found != expected:
            raise BadData(where, f"expected {expected} of {what}, found {found}")

    extras = sorted(content.extra_actions.values(), key=lambda action: action.compartment)
    expect("extra_actions", "the Compartments", tuple(action.id for action in extras), EXTRAS)
    expect("ships", "the Houses", tuple(content.ships), SHIP_IDS)
    for ship in content.ships.values():
        expect(content.where("ships", ship.id), "the ships", f"{ship.house}-{ship.type}", ship.id)
    names = list(content.sectors)
    for sector, around in zip(content.sectors.values(), ADJACENT[1:], strict=True):
        near = [names[n - 1] for n in around]
        expect(content.where("sectors", sector.id), "the printed board", sector.adjacent, near)
    for house in HOUSES:
        for name, number in (
            ("ships", 4), ("arkships", 2), ("hidden_influence", 9), ("colonies", 1),
        ):  # fmt: skip
            found = [x for x in pieces[name].values() if x.house == house]
            expect(name, house, len(found), number)
    for players in (2, 3, 4):
        for cycle in (1, 2, 3):
            decks = [(card.players, card.cycle) for card in content.scanners.values()]
            if decks.count((players, cycle)) < 5:
                expect("scanners", f"{players} players, Cycle {cycle}", "fewer", "at least 5")
    for name, type_, number in (
        ("failures", "hull", 7), ("failures", "core", 4),
        ("agendas", "personal", 9), ("agendas", "fleet", 4),
    ):  # fmt: skip
        if [x.type for x in pieces[name].values()].count(type_) < number:
            expect(name, type_, "fewer", f"at least {number}")
    lengths: tuple[tuple[str, str, int], ...] = (
        ("scanners", "voidborn", len(OUTER)), ("rift_dice", "faces", 6), ("captains", "levels", 4),
        ("frigates", "bonuses", 4),
    )  # fmt: skip
    for name, field, number in lengths:
        for piece in pieces[name].values():
            expect(content.where(name, piece.id), field, len(getattr(piece, field)), number)
