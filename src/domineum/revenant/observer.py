"""A position of Revenant as whole numbers, for programs that learn.

Only what a seat may know is written down (`tests/revenant/test_observer.py` deals the rest again
and compares).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cached_property

from domineum.kernel import Seat
from domineum.kernel.observer import Block, blank, mark, numbered, padded
from domineum.revenant.content import Content
from domineum.revenant.scoring import final_power
from domineum.revenant.state import Fleet, Player
from domineum.revenant.view import known_colonies
from domineum.revenant.words import (
    COMPARTMENTS,
    FRIGATE,
    HOUSES,
    OUTER,
    RESOURCES,
    SHIP_IDS,
    TYPES,
)

SEATS = 4
CREW = 3
ME = 1
PLACES = 2
"""What is added to the place of a figure, so that none is negative."""
GAME = (
    "cycle", "phase", "players", "turn of", "crew member", "sent to", "destroyed", "tainted",
    "spared", "late", "jumping", "revenant damage", "upper failure", "lower failure",
    "upper covered", "lower covered", "upper tucked", "lower tucked", "failures left", "colony",
    "hidden influence left", "planets left", "council left", "rival level", "rival charge",
    "rival prestige", "rival cards left", "rival plans left",
    *(f"{kind} cards left" for kind in TYPES),
)  # fmt: skip
PLAYER = (
    "sits here", "plays by itself", "captain", "frigate", *RESOURCES,
    *(f"{name} locked" for name in RESOURCES),
    *(f"compartment {n} corrupted" for n in range(1, COMPARTMENTS + 1)),
    "void trace", "intel data", "rank", "tactics", *(f"influence in {house}" for house in HOUSES),
    *(f"crew {n} at" for n in range(1, CREW + 1)), *(f"{kind} cards in hand" for kind in TYPES),
    "hidden influence", "hidden influence drawn", "penalties", "order", "frigate in sector",
    "played by cadet 1", "played by cadet 2", "frigate cards", "orders",
)  # fmt: skip
SHIP = ("place", "damage", "corrupted")
SECTOR = ("voidborn", "shields", "rift", "planet", "cube", "landed ship")
HOUSE = ("power", "rewards left", "council cards seen", "own hidden influence", "own drawn")


class RevenantObserver:
    """Revenant for programs that learn."""

    version = 1

    def __init__(self, content: Content) -> None:
        self.content = content
        self.captains = numbered(content.captains)
        self.frigates = numbered(content.frigates)
        self.failures = numbered(content.failures)
        self.planets = numbered(content.planets)
        self.agendas = numbered(content.agendas)
        self.colonies = numbered(content.colonies)
        self.offers = numbered([*content.scanners, *content.colonies])
        self.cards = numbered(content.operations)
        self.levels = numbered(content.levels)

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """The layout."""
        seats = tuple(f"player {n}" for n in range(1, SEATS + 1))
        return (
            Block("game", ("all",), GAME),
            Block("players", seats, PLAYER),
            Block("ships", SHIP_IDS, SHIP),
            Block("sectors", tuple(f"sector {n}" for n in OUTER), SECTOR),
            Block("houses", HOUSES, HOUSE),
            Block("cards", (*seats, "own hand", "own discards"), _ids(self.cards)),
            Block("agendas", ("personal", "rejected", "fleet"), _ids(self.agendas)),
            Block("offers", ("offer", "known to be out"), _ids(self.offers)),
        )

    def observe(self, fleet: Fleet, seat: Seat) -> dict[str, Sequence[int]]:
        """The numbers of each block."""
        players = fleet.players
        seats = [(seat + n) % len(players) for n in range(len(players))]
        own = players[seat]
        out = known_colonies(fleet, seat)
        fleet_agenda = (own.fleet,) if own.fleet else ()
        rejected = (own.rejected,) if own.rejected else ()
        return {
            "game": self._game(fleet, {-1: 0} | {s: n for n, s in enumerate(seats, ME)}),
            "players": self._players(fleet, seats),
            "ships": [
                x
                for ship in range(len(SHIP_IDS))
                for x in (fleet.place[ship] + 1, fleet.damage[ship], fleet.corrupted[ship])
            ],
            "sectors": self._sectors(fleet),
            "houses": self._houses(fleet, own),
            "cards": self._cards([players[other] for other in seats]),
            "agendas": _marked((own.personal, rejected, fleet_agenda), self.agendas),
            "offers": _marked((fleet.offer, [card for card in out if card]), self.offers),
        }

    def _game(self, fleet: Fleet, from_here: dict[int, int]) -> list[int]:
        turn, rival = fleet.turn, fleet.rival
        upper, lower = padded([self.failures[card] for card in fleet.failures], 2)
        return [
            fleet.cycle, fleet.phase, len(fleet.players), from_here[turn.seat], turn.member,
            turn.ship + PLACES, turn.destroyed, turn.tainted, turn.spared, turn.late, fleet.jumping,
            fleet.revenant, upper, lower, *padded(fleet.covered, 2), *padded(fleet.tucked, 2),
            len(fleet.failure_deck), self.colonies[fleet.colony], len(fleet.hidden_deck),
            len(fleet.planet_deck), len(fleet.council),
            *((0,) * 5 if rival is None else (
                self.levels[rival.level], rival.charge, rival.prestige, len(rival.deck),
                len(rival.plans),
            )),
            *map(len, fleet.decks),
        ]  # fmt: skip

    def _players(self, fleet: Fleet, seats: Sequence[Seat]) -> list[int]:
        rows: list[int] = []
        for seat in seats:
            rows += self._player(fleet, seat, fleet.players[seat])
        return padded(rows, SEATS * len(PLAYER))

    def _player(self, fleet: Fleet, seat: Seat, player: Player) -> list[int]:
        types = [self.content.type_of[card] for card in player.hand]
        locked = [unit for units in player.locked for unit in units]
        order = fleet.order.index(seat) + 1 if seat in fleet.order else 0
        return [
            1, fleet.automaton(seat), self.captains[player.captain], self.frigates[player.frigate],
            *player.free, *map(locked.count, range(len(RESOURCES))), *player.corrupted,
            player.trace, player.intel, player.rank, player.tactics, *player.tracks,
            *padded([place + PLACES for place in player.crew], CREW),
            *(types.count(kind) for kind in range(len(TYPES))), len(player.hidden),
            len(player.drawn), len(player.penalties), order, fleet.place[FRIGATE + seat],
            *padded([len(cards) for cards in player.cadets], 2), len(player.slots),
            len(player.orders),
        ]  # fmt: skip

    def _sectors(self, fleet: Fleet) -> list[int]:
        return [
            x
            for sector in OUTER
            for x in (
                fleet.voidborn[sector], fleet.shields[sector], fleet.rifts[sector],
                self.planets[fleet.planets[sector]], fleet.cubes[sector], fleet.landed[sector] + 1,
            )
        ]  # fmt: skip

    def _houses(self, fleet: Fleet, own: Player) -> list[int]:
        return [
            x
            for house in range(len(HOUSES))
            for x in (
                final_power(fleet, house), fleet.rewards[house], fleet.council_seen.count(house),
                own.hidden.count(house), own.drawn.count(house),
            )
        ]  # fmt: skip

    def _cards(self, players: Sequence[Player]) -> array[int]:
        played: list[Sequence[str]] = [() for _ in range(SEATS)]
        for row, player in enumerate(players):
            under = [card for cards in player.cadets for card in cards]
            played[row] = [card for card in (*player.slots, *player.orders, *under) if card]
        return _marked((*played, players[0].hand, players[0].dropped), self.cards)


def _marked(rows: Sequence[Iterable[str]], places: dict[str, int]) -> array[int]:
    """A block in which each row has some things marked."""
    block = blank(len(rows), places)
    for row, names in enumerate(rows):
        mark(block, row, names, places)
    return block


def _ids(places: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name in places if name)
