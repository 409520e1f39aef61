"""Configs for games that nobody chose: self-play, tests and benchmarks."""

from __future__ import annotations

from collections.abc import Sequence

from domineum.kernel import BadData, Random
from domineum.kernel.decode import Plain
from domineum.revenant.content import Content
from domineum.revenant.words import (
    HOUSES,
)

MODES = {"competitive": (2, 3, 4), "solo": (1,)}
"""How many players there can be."""
LEVELS = ("cadet", "captain", "admiral")


def random_config(
    content: Content,
    random: Random,
    players: int | None = None,
    scenario: str | None = None,
    houses: Sequence[str] | None = None,
    preselect: bool = False,
    mode: str = "competitive",
    difficulty: str | None = None,
) -> dict[str, Plain]:
    """Draw what is not given: the number of players, and Captains and boards for all of them.

    With one player, or in the mode `solo`, the difficulty or the scenario is the Rival's level.
    """
    if mode not in MODES:
        raise BadData("mode", f"expected {' or '.join(MODES)}, found '{mode}'")
    if preselect:
        raise BadData("preselect", "this game has no such variant")
    number = players if players is not None else 1 if mode == "solo" else 2 + random.below(3)
    if not 1 <= number <= 4 or (mode == "solo" and number > 1):
        raise BadData("players", f"expected {'1' if mode == 'solo' else '1 to 4'}, found {number}")
    config: dict[str, Plain] = {
        "players": number,
        "captains": [*_captains(content, random, number)],
        "frigates": [*_some(random, list(content.frigates), number)],
    }
    if houses is not None:
        config["houses"] = [*_houses(houses, number)]
    if number == 1:
        config |= {"variant": "solo", "level": _level(random, difficulty or scenario)}
    elif scenario or difficulty:
        raise BadData("scenario", "only the solo game has levels")
    return config


def _captains(content: Content, random: Random, number: int) -> list[str]:
    """Different Crew boards, each with one of its sides."""
    boards = _some(random, list(content.pieces["crew_boards"]), number)
    captains = content.captains.values()
    return [random.pick([c.id for c in captains if c.board == board]) for board in boards]


def _some(random: Random, names: list[str], number: int) -> list[str]:
    random.shuffle(names)
    return names[:number]


def _houses(houses: Sequence[str], number: int) -> list[str]:
    if len(houses) != number or len(set(houses)) < number:
        raise BadData("houses", f"expected {number} different Houses")
    for house in houses:
        if house not in HOUSES:
            raise BadData("houses", f"there is no House '{house}'; expected {', '.join(HOUSES)}")
    return [*houses]


def _level(random: Random, scenario: str | None) -> str:
    if scenario is None:
        return random.pick(LEVELS)
    if scenario not in LEVELS:
        raise BadData("scenario", f"expected {', '.join(LEVELS)}, found '{scenario}'")
    return scenario


def first_config(content: Content, random: Random, players: int | None = None) -> dict[str, Plain]:
    """A first game, with everything drawn."""
    return random_config(content, random, players or 2)
