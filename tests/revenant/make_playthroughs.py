"""Write the readable playthroughs: `python -m tests.revenant.make_playthroughs`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from domineum.kernel import Match, Question, Random
from domineum.kernel.decode import Plain
from domineum.revenant import GAME
from domineum.revenant.scoring import total
from domineum.revenant.sectors import ships_in
from domineum.revenant.state import Fleet, Player
from domineum.revenant.words import (
    FRIGATE,
    HOUSES,
    OUTER,
    PHASES,
    RESOURCES,
    SHIP_IDS,
)
from tests.playthroughs import lines, write
from tests.revenant.players import eager, keen
from tests.rules_versions import settle

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[dict[str, Plain], int]] = {
    "duel": ({"players": 2, "boards": "choose"}, 7),
    "solo": ({"players": 1, "level": "cadet"}, 3),
}
"""Two eager players with the Council, and a keen one who beats the Rival: config and seed."""


def text(name: str) -> str:
    """Play a game and write down everything."""
    config, seed = GAMES[name]
    match: Match[Fleet] = Match(GAME, config, seed, log=True)
    heading = ", ".join([*(f"{key} {value}" for key, value in config.items()), f"seed {seed}"])
    return "\n".join([heading, *lines(match, play(match, seed), when, position)]) + "\n"


def play(match: Match[Fleet], seed: int) -> Iterator[Question[Any]]:
    """Play to the end, and yield each question after it has been answered."""
    random = Random.stream(seed, "players")
    while not match.over:
        question = random.pick(match.questions)
        alone = match.state.rival is not None
        code = keen(match, random) if alone else eager(question, random)
        match.choose(code, question.seat)
        yield question


def when(fleet: Fleet) -> tuple[int, int]:
    """The parts of a game: its phases."""
    return fleet.cycle, fleet.phase


def position(fleet: Fleet) -> Iterator[str]:
    """The position as a few lines: calendar, players, Sectors."""
    order = ", ".join(map(str, fleet.order))
    failures = ", ".join(card for card in fleet.failures if card)
    yield ""
    yield f"== Cycle {fleet.cycle}, {PHASES[fleet.phase]}, order {order}"
    yield f"   offer {', '.join(fleet.offer) or '-'}; failures {failures}; {fleet.revenant} Damage"
    for seat, player in enumerate(fleet.players):
        yield from board(fleet, seat, player)
    for sector in OUTER:
        yield f"   Sector {sector}: {', '.join(contents(fleet, sector)) or '-'}"
    yield ""


def board(fleet: Fleet, seat: int, player: Player) -> Iterator[str]:
    """What a player has, all secrets included."""
    free = ", ".join(f"{n} {name}" for name, n in zip(RESOURCES, player.free, strict=True))
    tracks = ", ".join(f"{name} {n}" for name, n in zip(HOUSES, player.tracks, strict=True))
    stuck = [RESOURCES[unit] for units in player.locked for unit in units]
    hidden = [HOUSES[house] for house in player.hidden]
    who = "the Rival" if fleet.automaton(seat) else player.captain or "no Captain yet"
    yield f"   seat {seat}, {who}: {total(fleet, seat)} Prestige, {free}"
    yield f"      {tracks}; hidden {', '.join(hidden) or '-'}"
    yield (
        f"      Rank {player.rank}, Tactics {player.tactics}, {sum(player.corrupted)} Corruption"
        f" (stuck {', '.join(stuck) or '-'}), trace {player.trace}, intel {player.intel}"
    )
    played = [*player.cadets[0], *player.cadets[1], *player.slots, *player.orders]
    yield f"      hand {', '.join(player.hand) or '-'}; played {', '.join(played) or '-'}"


def contents(fleet: Fleet, sector: int) -> Iterator[str]:
    """What is in a Sector."""
    for ship in ships_in(fleet, sector):
        corrupted = "!" if fleet.corrupted[ship] else ""
        yield f"{SHIP_IDS[ship]}{corrupted}{'*' * fleet.damage[ship]}"
    for seat in range(len(fleet.players)):
        if fleet.place[FRIGATE + seat] == sector:
            yield f"Frigate {seat}"
    if fleet.planets[sector]:
        cube = " with Intel Data" if fleet.cubes[sector] else ""
        yield f"Planet {fleet.planets[sector]}{cube}"
    for name, number in (
        ("Voidborn", fleet.voidborn[sector]),
        ("Shields", fleet.shields[sector]),
        ("Rift", fleet.rifts[sector]),
    ):
        if number:
            yield f"{number} {name}"


def main() -> None:
    """Write the playthroughs, and raise the version of the rules if other choices are made."""
    write(FOLDER, {name: text(name) for name in GAMES})
    settle("revenant")


if __name__ == "__main__":
    main()
