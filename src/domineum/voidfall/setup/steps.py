"""Setting up a game: map, decks, Houses and their Origins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from domineum.kernel import BadData, Flow, Random, Seat
from domineum.kernel.decode import Plain, decode
from domineum.voidfall.cards.at import At
from domineum.voidfall.content.loading import Content
from domineum.voidfall.content.records import OriginCard, StartingSector
from domineum.voidfall.content.scenarios import OriginSide, Scenario, TileAtStart
from domineum.voidfall.setup.void import draw_fallen_houses, make_void
from domineum.voidfall.state import NOBODY, Player, Sector, Sectors, Slot, Turn, Voidfall
from domineum.voidfall.trade import take_token
from domineum.voidfall.words import (
    AGENDA_TYPES,
    FLEETS,
    GUILDS,
    NO_FLEETS,
    RESOURCES,
    TRACKS,
    Difficulty,
)

STANDARD_SLOTS = 3


@dataclass(frozen=True)
class SeatConfig:
    """The House and Origin side of a seat."""

    house: str
    side: OriginSide = "A"


@dataclass(frozen=True)
class Config:
    """What is chosen before a game.  [V-001]"""

    scenario: str
    houses: list[SeatConfig] = field(default_factory=list)
    preselect: bool = False
    difficulty: Difficulty = "easy"
    """Of a co-operative or solo game."""
    blind: bool = False
    """Whether Focuses are pre-selected before the Alert is revealed.  [V-132]"""
    together: bool = False
    """Whether the players of a tutorial aim for its goal instead of at one another.  [V-008]"""


def read_config(content: Content, config: Mapping[str, Plain]) -> Config:
    """Check a config: the scenario exists, the Houses differ and are not fallen."""
    wanted = decode(Config, config, "config")
    scenario = content.scenarios.get(wanted.scenario)
    if scenario is None:
        raise BadData("config.scenario", f"there is no scenario '{wanted.scenario}'")
    names = [seat.house for seat in wanted.houses]
    if len(names) != scenario.players:
        raise BadData("config.houses", f"'{scenario.id}' needs {scenario.players} Houses")
    for seat in wanted.houses:
        if seat.house not in content.houses:
            raise BadData("config.houses", f"there is no House '{seat.house}'")
        if seat.house in scenario.fallen_houses:
            raise BadData("config.houses", f"House '{seat.house}' is fallen in this scenario")
        if names.count(seat.house) > 1:
            raise BadData("config.houses", f"House '{seat.house}' is taken twice")
        if scenario.origin_side not in (None, seat.side):
            raise BadData("config.houses", f"this scenario uses Origin {scenario.origin_side}")
    if wanted.blind and not wanted.preselect:
        raise BadData("config.blind", "only pre-selected Focuses can be chosen blindly")
    if wanted.together and not scenario.goal:
        raise BadData("config.together", "only a tutorial has a goal to reach together")
    return wanted


def set_up(content: Content, config: Config, random: Random) -> Voidfall:
    """Make the first state, in the order of the set-up steps.  [V-012] [V-013]"""
    scenario = content.scenarios[config.scenario]
    origins = [content.houses[s.house].origins[s.side] for s in config.houses]
    piles = {
        "bounty": [t.id for t in content.bounties.values() for _ in range(t.count)],
        "reclaim": [t.id for t in content.reclaims.values() for _ in range(t.count)],
    }
    random.shuffle(piles["bounty"])
    random.shuffle(piles["reclaim"])
    sectors = [_tile(content, scenario, config, tile, piles) for tile in scenario.sectors]
    fallen = _fallen_houses(content, scenario, config, sectors, random)
    tableau, improved = _technologies(content, scenario, fallen, origins, random)
    decks = _agenda_decks(content, random)
    events = _event_decks(content, scenario, random)
    order = list(range(scenario.players))
    random.shuffle(order)
    glory = _row(content, "starting-glory", scenario)["by_position"]
    usual = content.setup["starting-influence"].value["influence"]
    influence = scenario.starting_influence.get(config.difficulty, usual)
    players = [
        _player(content, seat.house, seat.side, origin, influence, list(glory[order.index(i)]))
        for i, (seat, origin) in enumerate(zip(config.houses, origins, strict=True))
    ]
    face_up = content.setup["improved-technologies"].value["face_up"]
    tokens = content.setup["trade-track"].value
    each = tokens["tokens_by_players"][scenario.players - 1] // tokens["spaces"]
    state = Voidfall(
        random=random, reveals=0, steps=[("cycle", 1), ("origins",)],
        pack=content.hash, scenario=scenario.id, mode=scenario.mode, preselect=config.preselect,
        goal=scenario.goal.get("influence", 0) if config.together or scenario.players == 1 else 0,
        cycle=1, round=0, order=order, players=players,
        sectors=Sectors([NOWHERE, *sectors]), turn=Turn(0, "", "", False, []), invasion=None,
        trade=[each] * tokens["spaces"], trade_removed=0,
        event="", event_decks=events, peeked=[],
        tableau=tableau, improved_offer=improved[:face_up], improved_deck=improved[face_up:],
        improvement_block=True, agenda_decks=decks,
        agenda_offer={kind: decks[kind].pop() for kind in AGENDA_TYPES},
        corrupted_offers=dict.fromkeys(AGENDA_TYPES, False),
        bounty_pile=piles["bounty"], reclaim_pile=piles["reclaim"],
        targets=[0] * scenario.players, finished=False,
    )  # fmt: skip
    if scenario.mode in ("coop", "solo"):
        state.void = make_void(content, scenario, config.difficulty, config.blind, sectors, random)
        state.steps = [("cycle", 1), ("void.start",), ("origins",)]
        if scenario.players > 1:
            state.steps.append(("order",))
    return state


def _row(content: Content, name: str, scenario: Scenario) -> dict[str, Any]:
    for row in content.setup[name].value["rows"]:
        if row["mode"] == scenario.mode and row["players"] == scenario.players:
            found: dict[str, Any] = row
            return found
    raise BadData(f"setup: {name}", f"no row for {scenario.mode} with {scenario.players}")


NOWHERE = Sector("wormhole", NOBODY, NOBODY, 0, False, (), (), NO_FLEETS, 0, (), (), (), "", 0, ())
"""What stands in place 0."""


def _tile(
    content: Content,
    scenario: Scenario,
    config: Config,
    tile: TileAtStart,
    piles: dict[str, list[str]],
) -> Sector:
    sector = NOWHERE.but(
        tile=tile.type,
        population=tile.population or content.sectors[tile.type].population_value,
        corrupted=tile.corrupted,
        voidborn=tile.voidborn,
        installations=("defense",) * tile.defense,
        glory=tuple(tile.glory),
        bounty=tuple(piles["bounty"].pop() for _ in range(tile.bounty)),
        reclaim=tuple(piles["reclaim"].pop() for _ in range(tile.reclaim)),
        harbingers=tile.harbingers,
    )
    if tile.seat:
        seat = config.houses[tile.seat - 1]
        house = content.houses[seat.house]
        origin = house.origins[seat.side]
        if not tile.outpost:
            sector = sector.but(tile=house.home, home=tile.seat - 1)
        return _settled(sector, origin.outpost if tile.outpost else origin.home, tile.seat - 1)
    return sector


def _settled(sector: Sector, start: StartingSector, seat: Seat) -> Sector:
    return sector.but(
        owner=seat,
        population=start.population,
        corrupted=start.corrupted,
        guilds=tuple(g for g in GUILDS for _ in range(start.guilds.get(g, 0))),
        installations=tuple(k for k, n in start.installations.items() for _ in range(n)),
        fleets=tuple(start.fleets.get(kind, 0) for kind in FLEETS),
    )


def _fallen_houses(
    content: Content, scenario: Scenario, config: Config, sectors: list[Sector], random: Random
) -> list[str]:
    """Deal the four Fallen Houses to their sectors; a card sets the Population."""
    houses = list(scenario.fallen_houses)
    if not houses:
        houses = draw_fallen_houses(content, [seat.house for seat in config.houses], random)
    random.shuffle(houses)
    slots = sorted((tile.fallen, tile.n) for tile in scenario.sectors if tile.fallen)
    for house, (_, n) in zip(houses, slots, strict=False):
        population = content.fallen_houses[house].population
        sectors[n - 1] = sectors[n - 1].but(fallen=house, population=population)
    return houses


def _technologies(
    content: Content,
    scenario: Scenario,
    fallen: list[str],
    origins: list[OriginCard],
    random: Random,
) -> tuple[dict[str, tuple[int, ...]], list[str]]:
    """The tableau with its copies, and the Improved cards in their order."""
    row = _row(content, "technology-tableau", scenario)
    names = [name for house in fallen for name in content.fallen_houses[house].technologies]
    random.shuffle(names)
    both, with_influence = row["both_copies"], row["only_with_influence"]
    tableau: dict[str, tuple[int, ...]] = {}
    for i, name in enumerate(names):
        if i < both:
            tableau[name] = (0, 4)
        else:
            tableau[name] = (4,) if i < both + with_influence else (0,)
    if row["starting_technology_copies"]:
        for origin in origins:
            tableau.setdefault(origin.technology, (0,))
    improved = list(names)
    random.shuffle(improved)
    return tableau, improved


def _agenda_decks(content: Content, random: Random) -> dict[str, list[str]]:
    decks: dict[str, list[str]] = {}
    for kind in AGENDA_TYPES:
        decks[kind] = [card.id for card in content.agendas.values() if card.type == kind]
        random.shuffle(decks[kind])
    return decks


def _event_decks(content: Content, scenario: Scenario, random: Random) -> list[list[str]]:
    if scenario.events:
        return [[event] for event in scenario.events]
    letters = content.setup["event-decks"].value[scenario.mode]
    decks = []
    for cycle in (1, 2, 3):
        deck = [
            event.id
            for event in content.events.values()
            if event.cycle == cycle and event.letter in letters and scenario.mode in event.modes
        ]
        random.shuffle(deck)
        decks.append(deck)
    return decks


def _player(
    content: Content,
    house_id: str,
    side: OriginSide,
    origin: OriginCard,
    influence: int,
    glory: list[int],
) -> Player:
    house = content.houses[house_id]
    deployed = sum(origin.home.fleets.values()) + sum(origin.outpost.fleets.values())
    corrupted = content.setup["starting-corruption"].value["agenda_slot"] - 1
    slots = [Slot("starting", origin.agenda, False, False)]
    slots += [Slot("standard", "", i + 1 == corrupted, False) for i in range(STANDARD_SLOTS)]
    if origin.extra_agenda:
        slots.append(Slot("extra", origin.extra_agenda, False, False))
    replaced = {content.focuses[card].replaces for card in house.focus_cards}
    standard = [c.id for c in content.focuses.values() if not c.house and c.id not in replaced]
    cards = sorted(standard + house.focus_cards)
    return Player(
        house=house_id, side=side, influence=influence,
        stock=[origin.resources.get(name, 0) for name in RESOURCES],
        inactive=content.setup["house-and-origin"].value["fleet_power"] - origin.active - deployed,
        active=origin.active, tracks=[origin.tracks.get(name, 0) for name in TRACKS],
        corrupted_tracks=[False] * 3,
        hand=[c for c in cards if content.focuses[c].from_cycle == 1], discard=[],
        aside=[c for c in cards if content.focuses[c].from_cycle > 1], chosen_focus="",
        agendas=[], slots=slots, loose_trade=0, stored_trade=0,
        technologies={origin.technology: 1}, improvable=origin.technology, sixth=False,
        chambers=0, kept_corruption=0, glory=glory, bounty=[], reclaim=[], preference="",
        used=[], upkeep=None, unpaid=0, turns=0,
    )  # fmt: skip


def resolve_origins(state: Voidfall) -> None:
    """In Turn Order every player resolves the set-up effects of the Origin."""
    state.then(*(("origin", seat) for seat in state.order))


def resolve_origin(state: Voidfall, seat: Seat) -> Flow[None]:
    """Trade tokens come without a bonus, the other effects are resolved as printed."""
    at = At(state, seat, must=True)
    player = state.players[seat]
    origin = state.content.houses[player.house].origins[player.side]  # type: ignore[index]
    for _ in range(origin.trade_tokens):
        yield from take_token(at)
    for i, slot in enumerate(player.slots):
        if player.loose_trade and slot.agenda:
            player.change(i, trade=True)
            player.loose_trade -= 1
    if player.loose_trade:
        player.stored_trade, player.loose_trade = player.loose_trade, 0
    for effect in origin.setup:
        inside = At(state, seat, must=True)
        if effect.possible(inside):
            yield from effect.resolve(inside)
