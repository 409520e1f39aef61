"""Whether the records of the content fit together."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from domineum.kernel import BadData
from domineum.voidfall.content.scenarios import Scenario, distances
from domineum.voidfall.words import FLEET_POWER

if TYPE_CHECKING:
    from domineum.voidfall.content.records import Content, House

COUNTS = {
    "focuses": 27, "technologies": 28, "agendas": 32, "agenda_types": 4, "houses": 14,
    "starting_agendas": 30, "events": 33, "fallen_houses": 14, "trade": 6, "crises": 68,
    "alerts": 11, "crisis_board": 2, "joint_focuses": 10, "heroic_focuses": 10, "safe_havens": 5,
}  # fmt: skip
TOKENS = {"bounties": 48, "reclaims": 27}


def check(content: Content) -> None:
    """Refuse content whose counts, references or sums are wrong."""
    for kind, least in COUNTS.items():
        if len(content.pieces[kind]) < least:
            raise BadData(kind, f"expected at least {least} records")
    for kind, total in TOKENS.items():
        if sum(token.count for token in content.pieces[kind].values()) < total:
            raise BadData(kind, f"expected at least {total} tokens")
    for house in content.houses.values():
        _check_house(content, house)
    for scenario in content.scenarios.values():
        _check_scenario(content, scenario)
    for card in content.cards.values():
        if len(card.actions) != 3:
            raise BadData(f"focuses: {card.id}", "expected 3 actions")
    for fallen in content.fallen_houses.values():
        _known(content, f"fallen_houses: {fallen.id}", "technologies", fallen.technologies)


def _known(content: Content, where: str, kind: str, names: list[str]) -> None:
    for name in names:
        if name not in content.pieces[kind]:
            raise BadData(where, f"'{name}' is not among the {kind}")


def _check_house(content: Content, house: House) -> None:
    where = f"houses: {house.id}"
    _known(content, where, "focuses", house.focus_cards)
    focuses = {card.focus for card in content.focuses.values()}
    for name in house.preferred:
        if name not in focuses:
            raise BadData(where, f"no card has the preferred Focus '{name}'")
    _known(content, where, "sectors", [house.home])
    for track, benefits in house.tracks.items():
        if len(benefits) != 8:
            raise BadData(f"{where}.tracks.{track}", f"expected 8 spaces, found {len(benefits)}")
    for side, card in house.origins.items():
        place = f"{where}.origins.{side}"
        _known(content, place, "technologies", [card.technology])
        extra = [card.extra_agenda] if card.extra_agenda else []
        _known(content, place, "starting_agendas", [card.agenda, *extra])
        power = card.active + sum(card.home.fleets.values()) + sum(card.outpost.fleets.values())
        if power > FLEET_POWER:
            raise BadData(place, f"{power} Fleet Power is more than {FLEET_POWER}")


def _check_scenario(content: Content, scenario: Scenario) -> None:
    where = f"scenarios: {scenario.id}"
    _known(content, where, "sectors", [tile.type for tile in scenario.sectors])
    _known(content, where, "events", scenario.events)
    _known(content, where, "houses", scenario.fallen_houses + scenario.recommended_houses)
    if [tile.n for tile in scenario.sectors] != list(range(1, len(scenario.sectors) + 1)):
        raise BadData(where, "the sectors are not numbered 1, 2, 3, ...")
    seats = Counter(tile.seat for tile in scenario.sectors if tile.seat)
    if seats != Counter(dict.fromkeys(range(1, scenario.players + 1), 2)):
        raise BadData(where, "every seat needs a Home and an Outpost")
    profiles = {seat: distances(scenario, seat) for seat in seats}
    if len(set(map(tuple, profiles.values()))) > 1:
        raise BadData(where, "the seats do not see the same distances")
