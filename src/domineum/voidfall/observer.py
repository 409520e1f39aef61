"""A position of Voidfall as whole numbers, for programs that learn.

Only what the marks of the state let a seat see is written down (`tests/voidfall/test_observer.py`
deals the rest again and compares).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import get_args

from domineum.kernel import Seat
from domineum.kernel.observer import Block, blank, mark, numbered, padded
from domineum.voidfall.content.loading import Content
from domineum.voidfall.state import NOBODY, Player, Sector, Void, Voidfall
from domineum.voidfall.words import (
    AGENDA_TYPES,
    FLEETS,
    GUILDS,
    RESOURCES,
    TRACKS,
    Difficulty,
    Installation,
    Mode,
)

SEATS = 4
SLOTS = 6
ROW = 8
"""Crisis cards of a row that are looked at."""
HAVENS, LEVELS = 5, 4
TRADE = 6
MODES, DIFFICULTIES, INSTALLATIONS = map(get_args, (Mode, Difficulty, Installation))
ME = 1
CHOSEN, HELD, USED, ASIDE = 4, 1, 2, 3
"""Where a Focus card is: pre-selected, in hand, played, or set aside."""
GAME = (
    "mode", "players", "cycle", "round", "turn of", "card of the turn", "agenda of the turn",
    "trade flipped", "actions taken", "event", "goal", "improvement blocked", "bounties left",
    "reclaims left", "improved left", "event decks left", "invasion by", "invasion of", "finished",
    *(f"trade space {n}" for n in range(1, TRADE + 1)),
    *(f"agenda deck of {kind}" for kind in AGENDA_TYPES),
    *(f"offer of {kind} corrupted" for kind in AGENDA_TYPES),
)  # fmt: skip
PLAYER = (
    "sits here", "house", "side", "influence", *RESOURCES, "inactive power", "active power",
    *TRACKS, *(f"{track} corrupted" for track in TRACKS), "focuses in hand", "agendas in hand",
    "trade loose", "trade stored", "sixth technology", "chambers", "corruption kept", "glory",
    "glory tokens", "bounties", "reclaims", "upkeep", "upkeep unpaid", "turns", "order", "target",
    *(f"slot {n} {what}" for n in range(1, SLOTS + 1) for what in ("agenda", "corrupted", "trade")),
)  # fmt: skip
SECTOR = (
    "on the map", "tile", "home of", "owner", "population", "corrupted", "voidborn", "fallen house",
    "harbingers", "bounties", "reclaims", "glory", *GUILDS, *INSTALLATIONS, *FLEETS,
)  # fmt: skip
VOID = (
    "difficulty", "crisis", "alert", "catastrophes", "harbingers left", "wars left", "lost",
    *(f"crisis deck {n}" for n in (1, 2, 3)), *(f"situations {n}" for n in (1, 2, 3)),
    *(f"military {n}" for n in range(1, ROW + 1)), *(f"economic {n}" for n in range(1, ROW + 1)),
    *(
        f"haven {n} {what}"
        for n in range(1, HAVENS + 1)
        for what in ("tile", *(f"level {m}" for m in range(1, LEVELS + 1)))
    ),
)  # fmt: skip


class VoidfallObserver:
    """Voidfall for programs that learn."""

    version = 2

    def __init__(self, content: Content) -> None:
        self.houses = numbered(content.houses)
        self.fallen = numbered(content.fallen_houses)
        self.tiles = numbered(content.sectors)
        self.events = numbered(content.events)
        self.focuses = numbered(content.cards)
        self.technologies = numbered(content.technologies)
        self.agendas = numbered([*content.agendas, *content.starting_agendas])
        self.crises = numbered([*content.crises, "harbinger"])
        self.alerts = numbered(content.alerts)
        self.havens = numbered(content.safe_havens)
        self.sectors = max(len(s.adjacent) for s in content.scenarios.values()) - 1
        self._neighbours: dict[str, array[int]] = {}

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """The layout."""
        seats = tuple(f"player {n}" for n in range(1, SEATS + 1))
        places = tuple(f"sector {n}" for n in range(1, self.sectors + 1))
        return (
            Block("game", ("all",), GAME),
            Block("players", seats, PLAYER),
            Block("sectors", places, SECTOR),
            Block("adjacent", places, places),
            Block("focuses", (*seats, "offer"), _ids(self.focuses)),
            Block(
                "technologies",
                (*seats, "offer", "improved offer", "consumed", "improved consumed"),
                _ids(self.technologies),
            ),
            Block("agendas", (*seats, "own hand", "offer"), _ids(self.agendas)),
            Block("void", ("all",), VOID),
        )

    def observe(self, state: Voidfall, seat: Seat) -> dict[str, Sequence[int]]:
        """The numbers of each block."""
        players = state.players
        seats = [(seat + n) % len(players) for n in range(len(players))]
        from_here = {NOBODY: 0} | {other: n for n, other in enumerate(seats, ME)}
        own = [players[other] for other in seats]
        return {
            "game": self._game(state, from_here),
            "players": self._players(state, seats),
            "sectors": self._sectors(state, seat, from_here),
            "adjacent": self._adjacent(state),
            "focuses": self._focuses(state, own),
            "technologies": self._technologies(state, own),
            "agendas": self._agendas(state, own),
            "void": [0] * len(VOID) if state.void is None else self._void(state.void, from_here),
        }

    def _game(self, state: Voidfall, from_here: dict[int, int]) -> list[int]:
        turn, invasion = state.turn, state.invasion
        return [
            MODES.index(state.mode), len(state.players), state.cycle, state.round,
            from_here[turn.seat], self.focuses[turn.card], self.agendas[turn.agenda], turn.flipped,
            len(turn.taken), self.events[state.event], state.goal, state.improvement_block,
            len(state.bounty_pile), len(state.reclaim_pile), len(state.improved_deck),
            sum(map(len, state.event_decks)),
            from_here[invasion.seat] if invasion else 0, invasion.target if invasion else 0,
            state.finished, *padded(state.trade, TRADE),
            *(len(state.agenda_decks[kind]) for kind in AGENDA_TYPES),
            *(state.corrupted_offers[kind] for kind in AGENDA_TYPES),
        ]  # fmt: skip

    def _players(self, state: Voidfall, seats: Sequence[Seat]) -> list[int]:
        rows: list[int] = []
        for seat in seats:
            rows += self._player(state, seat, state.players[seat])
        return padded(rows, SEATS * len(PLAYER))

    def _player(self, state: Voidfall, seat: Seat, player: Player) -> list[int]:
        order = state.order.index(seat) + 1 if seat in state.order else 0
        agendas = self.agendas
        slots: list[int] = []
        for slot in player.slots:
            slots += (agendas[slot.agenda], slot.corrupted, slot.trade)
        return [
            1, self.houses[player.house], player.side == "B", player.influence, *player.stock,
            player.inactive, player.active, *player.tracks, *player.corrupted_tracks,
            len(player.hand), len(player.agendas), player.loose_trade, player.stored_trade,
            player.sixth, player.chambers, player.kept_corruption, sum(player.glory),
            len(player.glory), len(player.bounty), len(player.reclaim),
            -1 if player.upkeep is None else player.upkeep, player.unpaid, player.turns, order,
            state.targets[seat] if state.targets else 0, *padded(slots, 3 * SLOTS),
        ]  # fmt: skip

    def _sectors(self, state: Voidfall, seat: Seat, from_here: dict[int, int]) -> array[int]:
        """The rows of all sectors, written once for a seat as long as nothing changes on them."""
        kept: dict[object, array[int]] = state.sectors.kept
        block = kept.get((self, seat))
        if block is None:
            rows: list[int] = []
            for sector in state.sectors[1:]:
                rows += self._sector(sector, from_here)
            numbers = padded(rows, self.sectors * len(SECTOR))
            block = kept[self, seat] = array("h", numbers)
        return block[:]

    def _sector(self, sector: Sector, from_here: dict[int, int]) -> tuple[int, ...]:
        return (
            1, self.tiles[sector.tile], from_here[sector.home], from_here[sector.owner],
            sector.population, sector.corrupted, sector.voidborn, self.fallen[sector.fallen],
            sector.harbingers, len(sector.bounty), len(sector.reclaim), sum(sector.glory),
            *_built(sector.guilds, sector.installations), *sector.fleets,
        )  # fmt: skip

    def _adjacent(self, state: Voidfall) -> array[int]:
        if state.scenario not in self._neighbours:
            rows = array("h", bytes(2 * self.sectors * self.sectors))
            for n, others in enumerate(state.content.scenarios[state.scenario].adjacent):
                for other in others:
                    rows[(n - 1) * self.sectors + other - 1] = 1
            self._neighbours[state.scenario] = rows
        return self._neighbours[state.scenario][:]

    def _focuses(self, state: Voidfall, players: Sequence[Player]) -> array[int]:
        ids = self.focuses
        block = blank(SEATS + 1, ids)
        for row, player in enumerate(players):
            mark(block, row, player.hand, ids, HELD)
            mark(block, row, player.discard, ids, USED)
            mark(block, row, player.aside, ids, ASIDE)
        chosen = players[0].chosen_focus
        if chosen:
            block[ids[chosen] - 1] = CHOSEN
        if state.void is not None:
            mark(block, SEATS, state.void.offer, ids)
        return block

    def _technologies(self, state: Voidfall, players: Sequence[Player]) -> array[int]:
        ids = self.technologies
        width, block = len(ids) - 1, blank(SEATS + 4, ids)
        for row, player in enumerate(players):
            for name, level in player.technologies.items():
                block[row * width + ids[name] - 1] = level
        for name, copies in state.tableau.items():
            block[SEATS * width + ids[name] - 1] = len(copies)
        mark(block, SEATS + 1, state.improved_offer, ids)
        if state.void is not None:
            consumed = state.void.consumed
            mark(block, SEATS + 2, (name for name in consumed if name in ids), ids)
            mark(block, SEATS + 3, (name[:-1] for name in consumed if name not in ids), ids)
        return block

    def _agendas(self, state: Voidfall, players: Sequence[Player]) -> array[int]:
        ids = self.agendas
        block = blank(SEATS + 2, ids)
        for row, player in enumerate(players):
            mark(block, row, [slot.agenda for slot in player.slots if slot.agenda], ids)
        mark(block, SEATS, players[0].agendas, ids)
        mark(block, SEATS + 1, [card for card in state.agenda_offer.values() if card], ids)
        return block

    def _void(self, void: Void, from_here: dict[int, int]) -> list[int]:
        crises = self.crises
        havens: list[int] = []
        for haven in void.havens:
            filled = [from_here[seat] for seat in haven.filled]
            havens += (self.havens[haven.tile], *padded(filled, LEVELS))
        return [
            DIFFICULTIES.index(void.difficulty), crises[void.current], self.alerts[void.alert],
            void.catastrophes, void.harbingers, len(void.wars), void.lost,
            *(len(void.decks.get(level, ())) for level in (1, 2, 3)),
            *(void.situations.get(level, 0) for level in (1, 2, 3)),
            *padded([crises[card] for card in void.military], ROW),
            *padded([crises[card] for card in void.economic], ROW),
            *padded(havens, HAVENS * (1 + LEVELS)),
        ]  # fmt: skip


@lru_cache(maxsize=10_000)
def _built(guilds: tuple[str, ...], installations: tuple[str, ...]) -> tuple[int, ...]:
    """How many there are of each type of Guild and Installation."""
    return (*map(guilds.count, GUILDS), *map(installations.count, INSTALLATIONS))


def _ids(places: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name in places if name)
