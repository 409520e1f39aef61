"""What a seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from domineum.kernel.decode import Plain
from domineum.revenant import scoring
from domineum.revenant.content import BOX
from domineum.revenant.revenant import TOKENS
from domineum.revenant.scoring import final_power
from domineum.revenant.sectors import is_landed
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
    SHIP_NAMES,
    TRACK_REWARDS,
    TYPES,
    Fleet,
    Player,
)


def view(fleet: Fleet, seat: int | None) -> dict[str, Plain]:
    """Everything that a seat (None: a spectator) may know."""
    return {
        "cycle": fleet.cycle,
        "phase": PHASES[fleet.phase],
        "order": list(fleet.order),
        "stack": list(fleet.stack),
        "jumping": bool(fleet.jumping),
        "sectors": [sector_view(fleet, sector) for sector in OUTER],
        "ships": {name: ship_view(fleet, ship) for ship, name in enumerate(BOX.ships)},
        "houses": {name: house_view(fleet, house) for house, name in enumerate(HOUSES)},
        "revenant": revenant_view(fleet),
        "offer": list(fleet.offer),
        "colony": fleet.colony,
        "council": [HOUSES[house] for house in fleet.council_seen],
        "ambassadors": [figure(place) for place in fleet.ambassadors],
        "decks": deck_view(fleet),
        "colonies": known_colonies(fleet, seat),
        "colony-deck": known_deck(fleet, seat),
        "turn": fleet.turn.plain(),
        "players": [player_view(fleet, other, seat) for other in range(len(fleet.players))],
        "rival": rival_view(fleet),
    }


def figure(place: int) -> str:
    """Where a Crew figure is."""
    if place in (READY, ASIDE):
        return "ready" if place == READY else "aside"
    return " ".join(str(word) for word in SHIP_NAMES[place].values())


def sector_view(fleet: Fleet, sector: int) -> dict[str, Plain]:
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


def ship_view(fleet: Fleet, ship: int) -> dict[str, Plain]:
    """A House ship."""
    place = fleet.place[ship]
    return {
        "sector": "scanner" if place == ON_SCANNER else SECTOR_NAMES[place],
        "damage": fleet.damage[ship],
        "corrupted": bool(fleet.corrupted[ship]),
        "landed": is_landed(fleet, ship),
    }


def house_view(fleet: Fleet, house: int) -> dict[str, Plain]:
    """A House: its Power now, and the rewards left on its track."""
    rewards = fleet.rewards[house]
    return {
        "power": final_power(fleet, house),
        "rewards": [space for space, bit in TRACK_REWARDS.items() if rewards & bit],
    }


def revenant_view(fleet: Fleet) -> dict[str, Plain]:
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


def deck_view(fleet: Fleet) -> dict[str, Plain]:
    """How many cards are left where."""
    return {
        **{name: len(fleet.decks[kind]) for kind, name in enumerate(TYPES)},
        **{f"{name}-discards": len(fleet.discards[kind]) for kind, name in enumerate(TYPES)},
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


def known_colonies(fleet: Fleet, seat: int | None) -> list[Plain]:
    """Colonies that a seat knows to be out of the game."""
    known = last_look(fleet, seat)
    return [card for n, (who, card) in enumerate(fleet.colonies_out) if n < known or who == -1]


def known_deck(fleet: Fleet, seat: int | None) -> list[Plain] | None:
    """The Colony deck, in no order, for the seat that was the last to look through it."""
    looked = last_look(fleet, seat)
    return [*sorted(fleet.colonies)] if 0 < looked == len(fleet.colonies_out) else None


def player_view(fleet: Fleet, other: int, seat: int | None) -> dict[str, Plain]:
    """A player; hands and Agendas for the owner only."""
    player = fleet.players[other]
    own = other == seat
    return {
        "captain": player.captain,
        "frigate": player.frigate,
        "resources": dict(zip(RESOURCES, player.free, strict=True)),
        "locked": [[RESOURCES[unit] for unit in units] for units in player.locked],
        "corrupted": [bool(corrupted) for corrupted in player.corrupted],
        "trace": player.trace,
        "intel": player.intel,
        "rank": player.rank,
        "tactics": player.tactics,
        "tracks": dict(zip(HOUSES, player.tracks, strict=True)),
        "crew": [figure(place) for place in player.crew],
        "sector": fleet.place[FRIGATE + other],
        "landed": is_landed(fleet, FRIGATE + other),
        "cadets": [list(cards) for cards in player.cadets],
        "slots": list(player.slots),
        "orders": list(player.orders),
        "penalties": list(player.penalties),
        "score": dict(scoring.prestige(fleet, other, hidden=own)),
        **(own_cards(player) if own else other_cards(player)),
    }


def own_cards(player: Player) -> dict[str, Plain]:
    """What the owner sees."""
    return {
        "hand": list[Plain](sorted(player.hand)),
        "hidden": names(player.hidden),
        "drawn": names(player.drawn),
        "personal": list[Plain](sorted(player.personal)),
        "rejected": player.rejected,
        "fleet": player.fleet,
        "dropped": list[Plain](sorted(player.dropped)),
        "dropped-hidden": names(sorted(player.dropped_hidden)),
    }


def other_cards(player: Player) -> dict[str, Plain]:
    """What everybody sees: backs."""
    types = [BOX.type_of[card] for card in player.hand]
    return {
        "hand": {name: types.count(kind) for kind, name in enumerate(TYPES)},
        "hidden": len(player.hidden),
        "drawn": len(player.drawn),
    }


def names(houses: Iterable[int]) -> list[Plain]:
    """Hidden Influence cards by House."""
    return [HOUSES[house] for house in houses]


def rival_view(fleet: Fleet) -> dict[str, Plain] | None:
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
        "opening": HOUSES[rival.opening],
        "plans": len(rival.plans),
        "used": list(rival.used),
    }
