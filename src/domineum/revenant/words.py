"""The closed lists of the game, the numbers that stand for things, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NotRequired, TypedDict, cast, get_args

from domineum.kernel import Message, Option

House = Literal["belitan", "dunlork", "fenrax", "novaris", "shiveus", "yarvek", "zenor"]
Resource = Literal["material", "energy", "science", "neutronium"]
CardType = Literal["cadet", "frigate", "order"]
Phase = Literal["action", "recovery", "skirmish", "rift", "hyperjump"]
Place = Literal[
    "arkship", "fighter", "dropship", "shuttle", "frigate", "reinforce", "hypercharge", "emergency"
]
HOUSES: tuple[House, ...] = get_args(House)
KINDS = ("arkship", "fighter", "dropship", "shuttle")
RESOURCES: tuple[Resource, ...] = get_args(Resource)
TYPES: tuple[CardType, ...] = get_args(CardType)
MATERIAL, ENERGY, SCIENCE, NEUTRONIUM = range(4)
ARKSHIP, FIGHTER, DROPSHIP, SHUTTLE = range(4)
HOUSE_OF: dict[str, int] = {name: number for number, name in enumerate(HOUSES)}
KIND_OF = {name: number for number, name in enumerate(KINDS)}
RESOURCE_OF: dict[str, int] = {name: number for number, name in enumerate(RESOURCES)}

SHIPS = 28
"""House ships are numbered house * 4 + kind."""
FRIGATE = 28
"""The Frigate of seat s is number FRIGATE + s."""
REINFORCE, HYPERCHARGE, EMERGENCY, ASIDE = 32, 33, 34, 35
"""Further places of a Crew figure; ASIDE is an Ambassador without a ship."""
READY = -1
SUPPLY, ON_SCANNER = 0, -1
"""Places of a House ship that is not in a Sector."""
OUTER = range(1, 9)
CYCLES = 4
PHASES: tuple[Phase, ...] = get_args(Phase)
COMPARTMENTS = 5
EXTRAS = ("cleanse", "affiliation", "promotion", "activation", "gain-resource")
"""The Extra actions by their Compartments."""
ABOARD_LIMIT, VOIDBORN_LIMIT, HAND_LIMIT = 4, 6, 8
VOIDBORN_SHIPS = 32
TRACK_TOP, TACTICS_TOP, RANK_TOP = 8, 12, 3
TRACK_REWARDS = {2: 1, 5: 2, 8: 4}
"""Spaces of an Influence track that hold a reward, with its bit in `Fleet.rewards`."""

SECTOR_NAMES: tuple[int | str, ...] = (0, 1, 2, 3, 4, 5, 6, 7, 8, "a", "b", "c", "d")


def house_of(ship: int) -> int:
    """The House of a House ship."""
    return ship >> 2


def kind_of(ship: int) -> int:
    """The type of a House ship."""
    return ship & 3


def ship_names() -> list[dict[str, int | str]]:
    """How options name each place of a Crew figure."""
    names: list[dict[str, int | str]] = [
        {"type": KINDS[kind_of(ship)], "house": HOUSES[house_of(ship)]} for ship in range(SHIPS)
    ]
    names += [{"type": "frigate"} for _ in range(4)]
    return [*names, {"type": "reinforce"}, {"type": "hypercharge"}, {"type": "emergency"}]


SHIP_NAMES = ship_names()
SHIP_IDS = tuple(f"{house}-{kind}" for house in HOUSES for kind in KINDS)
"""How the content names the House ships, by their numbers."""


def ship_options(verb: str) -> list[Option[int]]:
    """An option for each ship and place, as a verb names them."""

    def option(number: int, name: dict[str, int | str]) -> Option[int]:
        key = f"option-{verb}" if "house" in name else f"option-{verb}-{name['type']}"
        return Option(verb, number, lambda: Message(key, name), **name)

    return [option(number, name) for number, name in enumerate(SHIP_NAMES)]


# -- what views show of numbers ------------------------------------------------------------------


class PlaceView(TypedDict):
    """A House ship, or another place of a Crew figure."""

    type: Place
    house: NotRequired[House]
    """Only of a House ship."""


def house_name(house: int) -> House:
    """A House by its id."""
    return HOUSES[house]


def house_names(houses: Iterable[int]) -> list[House]:
    """Houses, or Hidden Influence cards, by their ids."""
    return [HOUSES[house] for house in houses]


def sorted_houses(houses: Iterable[int]) -> list[House]:
    """Hidden Influence cards in the order of the Houses."""
    return house_names(sorted(houses))


def by_house(spaces: list[int]) -> dict[House, int]:
    """A number for each House."""
    return dict(zip(HOUSES, spaces, strict=True))


def by_resource(numbers: list[int]) -> dict[Resource, int]:
    """How many units there are of each Resource."""
    return dict(zip(RESOURCES, numbers, strict=True))


def units(compartments: list[tuple[int, ...]]) -> list[list[Resource]]:
    """The Resources in each Compartment."""
    return [[RESOURCES[unit] for unit in inside] for inside in compartments]


def yes_or_no(values: list[int]) -> list[bool]:
    """Numbers that say yes or no."""
    return [bool(value) for value in values]


def phase_name(phase: int) -> Phase:
    """A phase by its id."""
    return PHASES[phase]


def place_of(place: int) -> PlaceView | None:
    """Where a Crew figure was sent, as options name it."""
    return None if place == READY else cast(PlaceView, dict(SHIP_NAMES[place]))


def figures(places: Iterable[int]) -> list[str]:
    """Where Crew figures are."""
    return [FIGURES[place] for place in places]


FIGURES = {number: " ".join(map(str, name.values())) for number, name in enumerate(SHIP_NAMES)}
FIGURES |= {READY: "ready", ASIDE: "aside"}
