"""Whether the records of the content fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from domineum.kernel import BadData
from domineum.voidfall.agendas import ExtraAgenda
from domineum.voidfall.cards.abilities import Ability, OfTile
from domineum.voidfall.combat.abilities import Helping
from domineum.voidfall.content.scenarios import Adjacency, Scenario, distances
from domineum.voidfall.words import FLEET_POWER

if TYPE_CHECKING:
    from domineum.voidfall.content.loading import Content
    from domineum.voidfall.content.records import House

TOKENS = {"bounties": 48, "reclaims": 27}


def check(content: Content) -> None:
    """Refuse content that does not fit together."""
    for kind, total in TOKENS.items():
        if sum(token.count for token in content.pieces[kind].values()) < total:
            raise BadData(kind, f"expected at least {total} tokens")
    for house in content.houses.values():
        _check_house(content.where("houses", house.id), house)
        if house.id not in content.fallen_houses:
            raise BadData(content.where("houses", house.id), "it has no card in fallen_houses")
    _check_abilities(content)
    _check_letters(content)
    for scenario in content.scenarios.values():
        where = content.where("scenarios", scenario.id)
        _check_scenario(where, scenario)
        _check_wormholes(f"{where}.sectors", content, scenario)
    for kind in ("focuses", "joint_focuses", "heroic_focuses"):
        for card in content.pieces[kind].values():
            if len(card.actions) != 3:
                raise BadData(content.where(kind, card.id), "expected 3 actions")


def _check_abilities(content: Content) -> None:
    """Only tiles have abilities with names; only cards of the Voidborn know the difficulty."""
    for where, ability in _standing(content):
        if isinstance(ability, OfTile):
            raise BadData(where, f"only a tile can have '{ability.word}'")
        if ability.id or ability.name:
            raise BadData(where, "only an ability of a tile has a name")
    for where, ability in (*_standing(content), *_of_tiles(content)):
        if isinstance(ability, Helping) and ability.difficulty:
            raise BadData(where, "'difficulty' is for cards of the Voidborn")


def _standing(content: Content) -> Iterator[tuple[str, Ability]]:
    """The abilities of Technologies, Houses and events, each with its place."""
    for technology in content.technologies.values():
        where = content.where("technologies", technology.id)
        yield from _each(f"{where}.basic", technology.basic.abilities)
        yield from _each(f"{where}.improved", technology.improved.abilities)
    for house in content.houses.values():
        yield from _each(content.where("houses", house.id), house.abilities)
    for event in content.events.values():
        where = content.where("events", event.id)
        boxes = enumerate(event.boxes)
        yield from ((f"{where}.boxes.{i}.ability", box.ability) for i, box in boxes if box.ability)


def _of_tiles(content: Content) -> Iterator[tuple[str, Ability]]:
    for tile in content.sectors.values():
        yield from _each(content.where("sectors", tile.id), tile.abilities)


def _each(where: str, abilities: list[Ability]) -> Iterator[tuple[str, Ability]]:
    return ((f"{where}.abilities.{i}", ability) for i, ability in enumerate(abilities))


def _check_house(where: str, house: House) -> None:
    for track, benefits in house.tracks.items():
        if len(benefits) != 8:
            raise BadData(f"{where}.tracks.{track}", f"expected 8 spaces, found {len(benefits)}")
    extra = any(isinstance(ability, ExtraAgenda) for ability in house.abilities)
    for side, card in house.origins.items():
        if bool(card.extra_agenda) != extra:
            problem = "an 'extra_agenda' goes with the ability 'extra_agenda' of the House"
            raise BadData(f"{where}.origins.{side}", problem)
        power = card.active + sum(card.home.fleets.values()) + sum(card.outpost.fleets.values())
        if power > FLEET_POWER:
            raise BadData(
                f"{where}.origins.{side}", f"{power} Fleet Power is more than {FLEET_POWER}"
            )


def _check_scenario(where: str, scenario: Scenario) -> None:
    if [tile.n for tile in scenario.sectors] != list(range(1, len(scenario.sectors) + 1)):
        raise BadData(f"{where}.sectors", "the sectors are not numbered 1, 2, 3, ...")
    seats = Counter(tile.seat for tile in scenario.sectors if tile.seat)
    if seats != Counter(dict.fromkeys(range(1, scenario.players + 1), 2)):
        raise BadData(f"{where}.sectors", "every seat needs a Home and an Outpost")
    profiles = {seat: distances(scenario, seat) for seat in seats}
    if len(set(map(tuple, profiles.values()))) > 1:
        raise BadData(where, "the seats do not see the same distances")


def _check_wormholes(where: str, content: Content, scenario: Scenario) -> None:
    """A letter is one of its tile; a tile with letters has one. [V-192]"""
    for place in scenario.sectors:
        tile = content.sectors[place.type]
        if place.wormhole and place.wormhole not in tile.letters:
            raise BadData(f"{where}.{place.n - 1}", f"'{place.type}' has no '{place.wormhole}'")
        if tile.letters and not place.wormhole:
            raise BadData(f"{where}.{place.n - 1}", "'wormhole' is missing")


def _check_letters(content: Content) -> None:
    for tile in content.sectors.values():
        if bool(tile.letters) != any(isinstance(a, Adjacency) for a in tile.abilities):
            problem = "'letters' go with the ability 'adjacency'"
            raise BadData(content.where("sectors", tile.id), problem)
