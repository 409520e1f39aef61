"""Whole games against the Voidborn: configs that meet every map, difficulty, House and Origin."""

from __future__ import annotations

from typing import Any

from domineum.kernel import Match, Option, Question, Random
from domineum.kernel.decode import Plain
from domineum.voidfall import GAME
from domineum.voidfall.setup.configs import SIDES, random_config, scenarios_of
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import RESOURCES
from tests.voidfall.players import LAZY, Player, careless
from tests.voidfall.void_table import VoidTable

CONTENT = GAME.records
MAPS = [*scenarios_of(CONTENT, "coop"), *scenarios_of(CONTENT, "solo")]
LEVELS = tuple(CONTENT.difficulties)
ORIGINS = [(house, side) for side in SIDES for house in CONTENT.houses]
RECKLESS = LAZY | {"catastrophe", "ignore-crisis"}
"""What brings a game against the Voidborn to an early end."""


def careful(random: Random, question: Question[Any]) -> Option[Any]:
    """Rarely do nothing, and rarely let a Catastrophe happen."""
    wise = [option for option in question.options if option.verb not in RECKLESS]
    if wise and random.below(15):
        return random.pick(wise)
    return careless(random, question)


def player_of(number: int) -> Player:
    """Who plays a numbered game: mostly careful players, for the others lose at once."""
    return careless if number % 5 == 4 else careful


def config(number: int) -> dict[str, Plain]:
    """The config of a numbered game: maps, difficulties and Origins in turn."""
    scenario = MAPS[number % len(MAPS)]
    house, side = ORIGINS[number % len(ORIGINS)]
    game = random_config(
        CONTENT,
        Random.stream(number, "config"),
        scenario=scenario.id,
        houses=[f"{house}:{side}"],
        preselect=number % 4 == 3,
        mode=scenario.mode,
        difficulty=LEVELS[number // len(MAPS) % len(LEVELS)],
    )
    return game | {"blind": number % 8 == 3}


def start(number: int) -> Match[Voidfall]:
    """Start a numbered game."""
    return Match(GAME, config(number), number)


def wealthy(number: int) -> Match[Voidfall]:
    """A numbered game in which everybody starts with much, and some Crises are ongoing."""
    game = config(number)
    houses: Any = game["houses"]
    table = VoidTable(
        *(seat["house"] for seat in houses),
        scenario=str(game["scenario"]),
        difficulty=str(game["difficulty"]),
        event="",
    )
    table.config["houses"] = houses
    state = table.state
    state.random = Random.stream(number, "wealth")
    for seat, player in enumerate(state.players):
        table.stock(seat, **dict.fromkeys(RESOURCES, 12))
        player.tracks = [6, 5, 5]
        player.glory = [1, 2, 3]
        player.active, player.inactive = player.active + player.inactive, 0
    table.fill("military", "harbinger", "drifting-squadrons")
    table.fill("economic", "bare-silos", "shelved-reforms")
    state.event_decks[0] = [card.id for card in CONTENT.events.values() if card.cycle == 1]
    state.random.shuffle(state.event_decks[0])
    table.void.difficulty = "easy"
    return table.match(("origins",), ("void.start",), ("cycle", 1))
