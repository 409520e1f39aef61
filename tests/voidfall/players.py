"""Random players for whole games, and games that meet every House, Origin and map."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domineum.kernel import Match, Option, Question, Random
from domineum.kernel.decode import Plain
from domineum.voidfall import GAME
from domineum.voidfall.setup.configs import SIDES, random_config, scenarios_of
from domineum.voidfall.state import Voidfall
from domineum.voidfall.words import RESOURCES
from tests.voidfall.table import Table

CONTENT = GAME.records
MAPS = scenarios_of(CONTENT, "competitive")
ORIGINS = [(house, side) for side in SIDES for house in CONTENT.houses]
LAZY = {
    "attack", "discard-played", "done", "end", "forfeit", "no-agenda", "no-flip", "return-trade",
}  # fmt: skip
"""What ends something early. A player without a plan does that far too often."""
SCIENCE = "event-1g"
"""It counts sectors with Scientists, and gives its benefit in only three of them."""

Player = Callable[[Random, Question[Any]], Option[Any]]


def careless(random: Random, question: Question[Any]) -> Option[Any]:
    """Choose every option equally often."""
    option: Option[Any] = random.pick(question.options)
    return option


def keen(random: Random, question: Question[Any]) -> Option[Any]:
    """Rarely choose to do nothing."""
    busy = [option for option in question.options if option.verb not in LAZY]
    if busy and random.below(12):
        return random.pick(busy)
    return careless(random, question)


def player_of(number: int) -> Player:
    """Who plays a numbered game: careless and keen players in turn."""
    return keen if number % 2 else careless


def config(number: int) -> dict[str, Plain]:
    """The config of a numbered game: the maps in turn, and the first Origins in turn.

    Every other game in a tutorial is one without rivals.  [V-008]
    """
    scenario = MAPS[number % len(MAPS)]
    place = number % len(ORIGINS)
    house, side = next(
        (house, side)
        for house, side in ORIGINS[place:] + ORIGINS[:place]
        if house not in scenario.fallen_houses and scenario.origin_side in (None, side)
    )
    game = random_config(
        CONTENT,
        Random.stream(number, "config"),
        scenario=scenario.id,
        houses=[f"{house}:{side}"],
        preselect=number % 5 == 3,
    )
    return game | {"together": True} if scenario.goal and number % 2 else game


def seats_of(game: dict[str, Plain]) -> list[tuple[str, str]]:
    """The House and the Origin side of each seat of a config."""
    houses: Any = game["houses"]
    return [(seat["house"], seat["side"]) for seat in houses]


def start(number: int) -> Match[Voidfall]:
    """Start a numbered game."""
    return Match(GAME, config(number), number)


def wealthy(number: int) -> Match[Voidfall]:
    """A numbered game in which everybody starts with much of everything, to get around more; in
    some of them one has nearly all Bounty tokens, so that their pile runs out."""
    random = Random.stream(number, "wealth")
    game = config(number)
    houses = seats_of(game)
    table = Table(
        *(house for house, _ in houses),
        scenario=str(game["scenario"]),
        sides="".join(side for _, side in houses),
        seed=number,
    )
    for seat, player in enumerate(table.state.players):
        table.stock(seat, **dict.fromkeys(RESOURCES, 12))
        player.active, player.inactive = player.active + player.inactive, 0
        names = list(CONTENT.technologies)
        random.shuffle(names)
        table.learn(*(name + random.pick(("", "+")) for name in names[:8]), seat=seat)
        player.glory = [1, 2, 3, 4]
        settle(table, seat)
    if number % 10 == 3:
        pile = table.state.bounty_pile
        table.me.bounty, table.state.bounty_pile = pile[2:], pile[:2]
    first = table.state.event_decks[0]
    if SCIENCE in first:
        first.append(SCIENCE)
    return table.match(("origins",), ("cycle", 1))


def settle(table: Table, seat: int, count: int = 4) -> None:
    """Let a player have some more sectors, Pure and with Scientists."""
    for n, sector in enumerate(table.sectors):
        if sector.voidborn and sector.population and count:
            count -= 1
            table.player(seat).active -= 1
            table.give(n, seat).corrupted = False
            sector.guilds = ("scientists",)


def play(match: Match[Voidfall], player: Player, seed: int) -> Iterator[Question[Any]]:
    """Play to the end, and yield each question after it has been answered."""
    random = Random.stream(seed, "players")
    while not match.over:
        question = random.pick(match.questions)
        match.choose(player(random, question), question.seat)
        yield question
