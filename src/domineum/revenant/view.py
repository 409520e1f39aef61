"""What a seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from domineum.revenant import scoring
from domineum.revenant.revenant import TOKENS
from domineum.revenant.scoring import final_power
from domineum.revenant.sectors import is_landed
from domineum.revenant.solo import RIVAL
from domineum.revenant.state import (
    ASIDE,
    FRIGATE,
    HOUSES,
    ON_SCANNER,
    OUTER,
    PHASES,
    READY,
    RESOURCES,
    SECTOR_NAMES,
    SHIP_IDS,
    SHIP_NAMES,
    TRACK_REWARDS,
    TYPES,
    Fleet,
    Player,
    Turn,
)
from domineum.revenant.view_types import (
    CardType,
    DecksView,
    House,
    HouseView,
    OwnCards,
    Phase,
    PlaceView,
    PlayerView,
    Resource,
    RevenantView,
    RivalView,
    SectorView,
    ShipView,
    TurnView,
    View,
)


def view(fleet: Fleet, seat: int | None) -> View:
    """Everything that a seat (None: a spectator) may know."""
    return {
        "cycle": fleet.cycle,
        "phase": cast(Phase, PHASES[fleet.phase]),
        "order": list(fleet.order),
        "stack": list(fleet.stack),
        "jumping": bool(fleet.jumping),
        "sectors": [sector_view(fleet, sector) for sector in OUTER],
        "ships": {name: ship_view(fleet, ship) for ship, name in enumerate(SHIP_IDS)},
        "houses": {house_name(house): house_view(fleet, house) for house in range(len(HOUSES))},
        "revenant": revenant_view(fleet),
        "offer": list(fleet.offer),
        "colony": fleet.colony,
        "council": names(fleet.council_seen),
        "ambassadors": [figure(place) for place in fleet.ambassadors],
        "decks": deck_view(fleet),
        "colonies": known_colonies(fleet, seat),
        "colony-deck": known_deck(fleet, seat),
        "turn": turn_view(fleet.turn),
        "players": [player_view(fleet, other, seat) for other in range(len(fleet.players))],
        "rival": rival_view(fleet),
    }


def figure(place: int) -> str:
    """Where a Crew figure is."""
    if place in (READY, ASIDE):
        return "ready" if place == READY else "aside"
    return " ".join(str(word) for word in SHIP_NAMES[place].values())


def turn_view(turn: Turn) -> TurnView:
    """The turn that is being taken."""
    return {
        "seat": turn.seat,
        "member": turn.member,
        "ship": place_view(turn.ship),
        "destroyed": turn.destroyed,
        "tainted": turn.tainted,
        "spared": turn.spared,
        "late": turn.late,
    }


def place_view(place: int) -> PlaceView | None:
    """Where a Crew figure was sent, as options name it."""
    return None if place == READY else cast(PlaceView, dict(SHIP_NAMES[place]))


def sector_view(fleet: Fleet, sector: int) -> SectorView:
    """An outer Sector."""
    return {
        "sector": sector,
        "voidborn": fleet.voidborn[sector],
        "shields": fleet.shields[sector],
        "rift": bool(fleet.rifts[sector]),
        "planet": fleet.planets[sector],
        "cube": bool(fleet.cubes[sector]),
        "occupied": fleet.landed[sector] >= 0,
    }


def ship_view(fleet: Fleet, ship: int) -> ShipView:
    """A House ship."""
    place = fleet.place[ship]
    return {
        "sector": "scanner" if place == ON_SCANNER else SECTOR_NAMES[place],
        "damage": fleet.damage[ship],
        "corrupted": bool(fleet.corrupted[ship]),
        "landed": is_landed(fleet, ship),
    }


def house_view(fleet: Fleet, house: int) -> HouseView:
    """A House: its Power now, and the rewards left on its track."""
    rewards = fleet.rewards[house]
    return {
        "power": final_power(fleet, house),
        "rewards": [space for space, bit in TRACK_REWARDS.items() if rewards & bit],
    }


def revenant_view(fleet: Fleet) -> RevenantView:
    """The Revenant and its Failures."""
    return {
        "damage": fleet.revenant,
        "failures": list(fleet.failures),
        "covered": list(fleet.covered),
        "tucked": list(fleet.tucked),
        "tokens": TOKENS - sum(cover > 0 for cover in fleet.covered),
        "discarded": list(fleet.failure_discard),
        "deck": len(fleet.failure_deck),
    }


def deck_view(fleet: Fleet) -> DecksView:
    """How many cards are left where."""
    cadets, frigates, orders = map(len, fleet.decks)
    old_cadets, old_frigates, old_orders = map(len, fleet.discards)
    return {
        "cadet": cadets,
        "frigate": frigates,
        "order": orders,
        "cadet-discards": old_cadets,
        "frigate-discards": old_frigates,
        "order-discards": old_orders,
        "hidden": len(fleet.hidden_deck),
        "hidden-discards": len(fleet.hidden_discard),
        "planets": len(fleet.planet_deck),
        "planet-discards": list(fleet.planet_discard),
        "scanners": [len(deck) for deck in fleet.scanners],
        "scanner-discards": list(fleet.scanner_discard),
        "colonies": len(fleet.colonies),
        "council": len(fleet.council),
    }


def last_look(fleet: Fleet, seat: int | None) -> int:
    """How many of the Colonies out of the game a seat knows, by its last look at the deck."""
    looks = [n for n, (who, _) in enumerate(fleet.colonies_out, 1) if who == seat]
    return max(looks, default=0)


def known_colonies(fleet: Fleet, seat: int | None) -> list[str]:
    """Colonies that a seat knows to be out of the game."""
    known = last_look(fleet, seat)
    return [card for n, (who, card) in enumerate(fleet.colonies_out) if n < known or who == -1]


def known_deck(fleet: Fleet, seat: int | None) -> list[str] | None:
    """The Colony deck, in no order, for the seat that was the last to look through it."""
    looked = last_look(fleet, seat)
    return sorted(fleet.colonies) if 0 < looked == len(fleet.colonies_out) else None


def player_view(fleet: Fleet, other: int, seat: int | None) -> PlayerView:
    """A player; what is in hand and hidden for the owner only, at the end for everybody."""
    player = fleet.players[other]
    own = other == seat or fleet.ended
    found: PlayerView = {
        "automaton": fleet.rival is not None and other == RIVAL,
        "captain": player.captain,
        "frigate": player.frigate,
        "resources": {resource(unit): number for unit, number in enumerate(player.free)},
        "locked": [[resource(unit) for unit in units] for units in player.locked],
        "corrupted": [bool(corrupted) for corrupted in player.corrupted],
        "trace": player.trace,
        "intel": player.intel,
        "rank": player.rank,
        "tactics": player.tactics,
        "tracks": {house_name(house): space for house, space in enumerate(player.tracks)},
        "crew": [figure(place) for place in player.crew],
        "sector": fleet.place[FRIGATE + other],
        "landed": is_landed(fleet, FRIGATE + other),
        "cadets": [list(cards) for cards in player.cadets],
        "slots": list(player.slots),
        "orders": list(player.orders),
        "penalties": list(player.penalties),
        "score": scoring.prestige(fleet, other, hidden=own),
        "hand": sorted(player.hand) if own else backs(fleet, player),
        "hidden": names(player.hidden) if own else len(player.hidden),
        "drawn": names(player.drawn) if own else len(player.drawn),
    }
    return {**found, **own_cards(player)} if own else found


def own_cards(player: Player) -> OwnCards:
    """What the owner sees besides."""
    return {
        "personal": sorted(player.personal),
        "rejected": player.rejected,
        "fleet": player.fleet,
        "dropped": sorted(player.dropped),
        "dropped-hidden": names(sorted(player.dropped_hidden)),
    }


def backs(fleet: Fleet, player: Player) -> dict[CardType, int]:
    """What everybody sees of a hand."""
    types = [TYPES[fleet.content.type_of[card]] for card in player.hand]
    return {
        "cadet": types.count("cadet"),
        "frigate": types.count("frigate"),
        "order": types.count("order"),
    }


def house_name(house: int) -> House:
    """A House by its id."""
    return cast(House, HOUSES[house])


def resource(unit: int) -> Resource:
    """A Resource by its id."""
    return cast(Resource, RESOURCES[unit])


def names(houses: Iterable[int]) -> list[House]:
    """Hidden Influence cards by House."""
    return [house_name(house) for house in houses]


def rival_view(fleet: Fleet) -> RivalView | None:
    """The Rival; its next Plans and its cards are secret."""
    rival = fleet.rival
    if rival is None:
        return None
    return {
        "level": rival.level,
        "charge": rival.charge,
        "prestige": rival.prestige,
        "deck": len(rival.deck),
        "seen": names(rival.seen),
        "opening": house_name(rival.opening),
        "plans": len(rival.plans),
        "used": list(rival.used),
    }
