"""The box: all content, read and checked once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from domineum.kernel import BadData, Effect
from domineum.kernel.content import fingerprint, read
from domineum.kernel.decode import Hooks
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
    Plan,
    Planet,
    Rating,
    RiftDie,
    Scanner,
    SectorRecord,
    Setup,
    ShipRecord,
    ShipType,
)
from domineum.revenant.state import HOUSES, KINDS, OUTER, At

FOLDER = Path(__file__).parent / "content"
RECORDS: dict[str, type[Any]] = {
    "houses": HouseRecord, "ship_types": ShipType, "ships": ShipRecord,
    "arkships": ArkshipOption, "sectors": SectorRecord, "cadets": AbilityCard,
    "frigate_cards": AbilityCard, "orders": Order, "crew_boards": CrewBoard,
    "captains": Captain, "frigates": FrigateBoard, "planets": Planet, "colonies": Colony,
    "scanners": Scanner, "failures": Failure, "agendas": Agenda,
    "hidden_influence": HiddenInfluence, "rift_dice": RiftDie, "plans": Plan,
    "levels": Level, "ratings": Rating, "setups": Setup, "extra_actions": ExtraAction,
}  # fmt: skip
COUNTS = {
    "houses": 7, "ship_types": 4, "ships": 28, "arkships": 14, "sectors": 12, "cadets": 30,
    "frigate_cards": 30, "orders": 30, "crew_boards": 4, "captains": 8, "frigates": 4,
    "planets": 29, "colonies": 7, "scanners": 45, "failures": 11, "agendas": 13,
    "hidden_influence": 63, "rift_dice": 3, "plans": 12, "levels": 3, "ratings": 4,
    "setups": 3, "extra_actions": 5,
}  # fmt: skip

LIMITS = ("hand_at_most", "resources_at_most", "tactics_at_most", "influence_behind")
"""Conditions that their owner may spoil by gaining something."""


class Box:
    """Everything that comes in the box. Filled once, by the game; read by all rules."""

    houses: dict[str, HouseRecord]
    ship_types: dict[str, ShipType]
    ships: dict[str, ShipRecord]
    arkships: dict[str, ArkshipOption]
    cadets: dict[str, AbilityCard]
    frigate_cards: dict[str, AbilityCard]
    orders: dict[str, Order]
    captains: dict[str, Captain]
    frigates: dict[str, FrigateBoard]
    planets: dict[str, Planet]
    colonies: dict[str, Colony]
    scanners: dict[str, Scanner]
    failures: dict[str, Failure]
    agendas: dict[str, Agenda]
    hidden_influence: dict[str, HiddenInfluence]
    plans: dict[str, Plan]
    levels: dict[str, Level]
    ratings: dict[str, Rating]

    def load(self, folders: list[Path], hooks: Hooks) -> None:
        """Read and check the content."""
        self.folders = folders
        self.fingerprint = fingerprint(folders)
        self.pieces: dict[str, dict[str, Any]] = read(folders, RECORDS, hooks)
        for kind, records in self.pieces.items():
            if len(records) != COUNTS[kind]:
                expected = f"expected {COUNTS[kind]} {kind}, found {len(records)}"
                raise BadData(str(folders[-1] / f"{kind}.toml"), expected)
            setattr(self, kind, records)
        check_counts(self.pieces)
        self.setups: dict[int, Setup] = {s.players: s for s in self.pieces["setups"].values()}
        self.dice: dict[int, RiftDie] = {d.players: d for d in self.pieces["rift_dice"].values()}
        self.extras: tuple[str, ...] = tuple(
            sorted(self.pieces["extra_actions"], key=lambda x: self._compartment(x))
        )
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
        self.ship_ids: tuple[str, ...] = tuple(self.ships)
        self.slots: list[int] = [self.ship_types[kind].damage_slots for kind in KINDS]
        self.abilities: dict[tuple[str, str], dict[str, list[Ability]]] = {}
        self.limits: dict[str, dict[str, list[tuple[int, int]]]] = {name: {} for name in LIMITS}
        """Cards with conditions that a gain can spoil: Rank (or -1) and the number asked for."""
        self._index_abilities()

    def _compartment(self, action: str) -> int:
        record: ExtraAction = self.pieces["extra_actions"][action]
        return record.compartment

    def _option(self, house: str, side: str) -> ArkshipOption:
        return next(o for o in self.arkships.values() if o.house == house and o.side == side)

    def _index_abilities(self) -> None:
        for card in (*self.cadets.values(), *self.frigate_cards.values()):
            for number, ability in enumerate(card.abilities, 1):
                self._add(ability.belonging(card.id, number))
        for captain in self.captains.values():
            self._add(captain.basic.belonging(captain.id, 1))
            for rank, ability in enumerate(captain.levels):
                self._add(ability.belonging(captain.id, 2, rank))
            self._add(captain.activated.belonging(captain.id, 3))

    def _add(self, ability: Ability) -> None:
        table = self.abilities.setdefault((ability.trigger, ability.timing), {})
        table.setdefault(ability.card, []).append(ability)
        for name, value in ability.condition.checks:
            if name in LIMITS:
                self.limits[name].setdefault(ability.card, []).append((ability.rank, int(value)))


def check_counts(pieces: dict[str, dict[str, Any]]) -> None:
    """Check what must come in equal numbers. [R-004] [R-005] [R-006]"""

    def expect(kind: str, what: object, found: int, expected: int) -> None:
        if found != expected:
            raise BadData(kind, f"expected {expected} of {what}, found {found}")

    for house in HOUSES:
        for kind, number in {
            "ships": 4,
            "arkships": 2,
            "hidden_influence": 9,
            "colonies": 1,
        }.items():
            found = [x for x in pieces[kind].values() if x.house == house]
            expect(kind, house, len(found), number)
    for players in (2, 3, 4):
        for cycle in (1, 2, 3):
            cards = [
                s for s in pieces["scanners"].values() if (s.players, s.cycle) == (players, cycle)
            ]
            expect("scanners", f"{players} players, Cycle {cycle}", len(cards), 5)
    for kind, field_type, number in (
        ("failures", "hull", 7), ("failures", "core", 4),
        ("agendas", "personal", 9), ("agendas", "fleet", 4),
    ):  # fmt: skip
        found = [x for x in pieces[kind].values() if x.type == field_type]
        expect(kind, field_type, len(found), number)
    for scanner in pieces["scanners"].values():
        expect("scanners", f"Sectors of {scanner.id}", len(scanner.voidborn), len(OUTER))
    for die in pieces["rift_dice"].values():
        expect("rift_dice", f"faces of {die.id}", len(die.faces), 6)
    for captain in pieces["captains"].values():
        expect("captains", f"levels of {captain.id}", len(captain.levels), 4)
    for board in pieces["frigates"].values():
        expect("frigates", f"bonuses of {board.id}", len(board.bonuses), 4)


BOX = Box()
