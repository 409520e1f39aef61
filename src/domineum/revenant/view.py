"""What a seat may know."""

from __future__ import annotations

from domineum.revenant import scoring
from domineum.revenant.revenant import TOKENS
from domineum.revenant.scoring import final_power
from domineum.revenant.sectors import is_landed
from domineum.revenant.skirmish import forecast
from domineum.revenant.state import Fleet, Player
from domineum.revenant.view_types import (
    DecksView,
    HouseView,
    PlayerView,
    RevenantView,
    SectorView,
    ShipView,
    SkirmishView,
    View,
)
from domineum.revenant.words import (
    FRIGATE,
    HOUSES,
    ON_SCANNER,
    OUTER,
    SECTOR_NAMES,
    SHIP_IDS,
    TRACK_REWARDS,
    TYPES,
    CardType,
)


def view(fleet: Fleet, seat: int | None) -> View:
    """Everything that a seat (None: a spectator) may know."""
    computed: View = {
        "sectors": [sector_view(fleet, sector) for sector in OUTER],
        "ships": {name: ship_view(fleet, ship) for ship, name in enumerate(SHIP_IDS)},
        "houses": {name: house_view(fleet, house) for house, name in enumerate(HOUSES)},
        "revenant": revenant_view(fleet),
        "decks": deck_view(fleet),
        "colonies": known_colonies(fleet, seat),
        "colony-deck": known_deck(fleet, seat),
        "players": [player_view(fleet, other, seat) for other in range(len(fleet.players))],
    }
    return fleet.shown(computed)


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
        "skirmish": skirmish_view(fleet, sector),
    }


def skirmish_view(fleet: Fleet, sector: int) -> SkirmishView | None:
    """What the Skirmish of a Sector would come to."""
    found = forecast(fleet, sector)
    if found is None:
        return None
    damage, seat, lost, revenant = found
    return {"damage": damage, "seat": seat, "lost": lost, "revenant": revenant}


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
    computed = PlayerView(
        automaton=fleet.automaton(other),
        sector=fleet.place[FRIGATE + other],
        landed=is_landed(fleet, FRIGATE + other),
        score=scoring.prestige(fleet, other, hidden=own),
        hand=sorted(player.hand) if own else backs(fleet, player),
    )
    return player.shown(computed, own)


def backs(fleet: Fleet, player: Player) -> dict[CardType, int]:
    """What everybody sees of a hand."""
    types = [TYPES[fleet.content.type_of[card]] for card in player.hand]
    return {kind: types.count(kind) for kind in TYPES}
