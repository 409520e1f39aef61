"""Configs for games that nobody chose: self-play, tests and benchmarks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domineum.kernel import BadData, Random
from domineum.kernel.decode import Plain
from domineum.voidfall.content.loading import Content
from domineum.voidfall.content.scenarios import Scenario

MODES = {"competitive": (2, 3, 4), "coop": (2, 3, 4), "solo": (1,)}
"""How many players there can be."""
SIDES = ("A", "B")


def scenarios_of(content: Content, mode: str) -> list[Scenario]:
    """The maps of a mode; with rivals the tutorials are among them."""
    modes = ("competitive", "tutorial") if mode == "competitive" else (mode,)
    maps = content.scenarios.values()
    return [s for s in maps if s.mode in modes and s.players in MODES[mode]]


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
    """Draw what is not given: a map, a House with an Origin side for every seat, a difficulty.

    A House is given by its id, with its side after a colon if that matters: `valnis:B`.
    """
    if mode not in MODES:
        raise BadData("mode", f"expected {_list(MODES)}, found '{mode}'")
    levels = [*content.difficulties]
    if difficulty not in (None, *levels):
        raise BadData("difficulty", f"expected {', '.join(levels)}, found '{difficulty}'")
    wanted = [_house(content, text) for text in houses or ()]
    names = [house for house, _ in wanted]
    if len(set(names)) < len(names):
        raise BadData("houses", "a House is named twice")
    fitting = [s for s in _maps(content, mode, players, scenario) if _fits(s, wanted)]
    if not fitting:
        raise BadData("houses", f"no such scenario is open to {', '.join(houses or ())}")
    chosen = random.pick(fitting)
    free = [h for h in content.houses if h not in (*names, *chosen.fallen_houses)]
    random.shuffle(free)
    seats = wanted + [(house, "") for house in free[: chosen.players - len(wanted)]]
    config: dict[str, Plain] = {
        "scenario": chosen.id,
        "houses": [
            {"house": house, "side": side or chosen.origin_side or random.pick(SIDES)}
            for house, side in seats
        ],
        "preselect": preselect,
    }
    if mode != "competitive":
        config["difficulty"] = difficulty or random.pick(levels)
    elif difficulty:
        raise BadData("difficulty", "a competitive game has none")
    return config


def _house(content: Content, text: str) -> tuple[str, str]:
    house, _, side = text.partition(":")
    if house not in content.houses:
        raise BadData("houses", f"there is no House '{house}'; expected {_list(content.houses)}")
    if side not in ("", *SIDES):
        raise BadData("houses", f"'{text}': the side of an Origin is A or B")
    return house, side


def _maps(content: Content, mode: str, players: int | None, scenario: str | None) -> list[Scenario]:
    if players not in (None, *MODES[mode]):
        wanted = "2, 3 or 4" if len(MODES[mode]) > 1 else "1"
        raise BadData("players", f"expected {wanted}, found {players}")
    maps = scenarios_of(content, mode)
    if scenario is not None:
        maps = [s for s in maps if s.id == scenario]
        if not maps:
            known = _list([s.id for s in scenarios_of(content, mode)])
            raise BadData("scenario", f"there is no scenario '{scenario}'; expected {known}")
    maps = [s for s in maps if players in (None, s.players)]
    if not maps:
        raise BadData("scenario", f"'{scenario}' is not for {players} players")
    return maps


def _fits(scenario: Scenario, wanted: list[tuple[str, str]]) -> bool:
    """Whether the Houses find their seats: enough of them, none fallen, the side allowed."""
    sides = ("", scenario.origin_side) if scenario.origin_side else ("", *SIDES)
    return len(wanted) <= scenario.players and all(
        house not in scenario.fallen_houses and side in sides for house, side in wanted
    )


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def first_config(content: Content, random: Random, players: int | None = None) -> dict[str, Plain]:
    """A tutorial for a first game, with its recommended Houses."""
    number = players or 2
    maps = [s for s in content.scenarios.values() if (s.mode, s.players) == ("tutorial", number)]
    if not maps:
        raise BadData("players", f"expected 1 to 4, found {number}")
    houses = list(maps[0].recommended_houses)
    random.shuffle(houses)
    return (
        random_config(content, random, number, maps[0].id, houses[:number])
        if number > 1
        else {
            "scenario": maps[0].id,
            "houses": [{"house": houses[0], "side": maps[0].origin_side or "A"}],
        }
    )
