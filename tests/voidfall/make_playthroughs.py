"""Write the readable playthroughs: `python -m tests.voidfall.make_playthroughs`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from domineum.kernel import Match
from domineum.voidfall import GAME
from domineum.voidfall.state import Player, Voidfall
from domineum.voidfall.words import FLEETS, RESOURCES, TRACKS
from tests.playthroughs import lines, write
from tests.rules_versions import settle
from tests.voidfall.players import config, play, player_of, seats_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"two-lanterns": 0, "quiet-meridian": 3}
"""A careless game in a tutorial, and a keen one with pre-selected Focuses."""


def text(number: int) -> str:
    """Play a numbered game and write down everything."""
    match: Match[Voidfall] = Match(GAME, config(number), number, log=True)
    houses = ", ".join(f"{house} {side}" for house, side in seats_of(dict(match.config)))
    variant = ", pre-selected Focuses" if match.config["preselect"] else ""
    heading = f"{match.config['scenario']}, seed {number}: {houses}{variant}"
    answered = play(match, player_of(number), number)
    return "\n".join([heading, *lines(match, answered, when, position)]) + "\n"


def when(state: Voidfall) -> tuple[int, int]:
    """The parts of a game: its rounds."""
    return state.cycle, state.round


def position(state: Voidfall) -> Iterator[str]:
    """The position as a few lines: calendar, players, map."""
    order = ", ".join(map(str, state.order))
    yield ""
    yield f"== Cycle {state.cycle}, round {state.round}, {state.event}, order {order}"
    yield f"   Trade {state.trade}, offers {', '.join(state.agenda_offer.values())}"
    for seat, player in enumerate(state.players):
        yield from mat(seat, player)
    for n, sector in enumerate(state.sectors):
        if sector.owner >= 0 or sector.voidborn or sector.fallen:
            yield f"   {sector_line(state, n)}"
    yield ""


def mat(seat: int, player: Player) -> Iterator[str]:
    """What is on and beside a House mat."""
    stock = ", ".join(f"{n} {r}" for r, n in zip(RESOURCES, player.stock, strict=True))
    tracks = ", ".join(
        f"{name} {space + 1}{'!' if bad else ''}"
        for name, space, bad in zip(TRACKS, player.tracks, player.corrupted_tracks, strict=True)
    )
    slots = ", ".join(
        f"{slot.agenda or '-'}{'!' if slot.corrupted else ''}{'*' if slot.trade else ''}"
        for slot in player.slots
    )
    known = [f"{name}{'+' * (grade - 1)}" for name, grade in player.technologies.items()]
    yield f"   seat {seat}, {player.house}: {player.influence} Influence, {stock}"
    yield f"      {player.inactive} inactive, {player.active} active; {tracks}; {', '.join(known)}"
    yield f"      slots {slots}; hand {player.agendas}; Glory {player.glory}"


def sector_line(state: Voidfall, n: int) -> str:
    """One sector: whose it is, and what is in it."""
    sector = state.sectors[n]
    whose = "Voidborn" if sector.voidborn else f"seat {sector.owner}"
    if sector.fallen:
        whose = f"Fallen House {sector.fallen}"
    power = [f"{n} {kind}" for kind, n in zip(FLEETS, sector.fleets, strict=True) if n]
    parts = [*power, *sector.guilds, *sector.installations]
    bad = ", Corrupted" if sector.corrupted else ""
    strength = f" {sector.voidborn}" if sector.voidborn else ""
    return f"{n} {sector.tile}, {whose}{strength}, Population {sector.population}{bad}" + (
        f": {', '.join(parts)}" if parts else ""
    )


def main() -> None:
    """Write the playthroughs, and raise the version of the rules if other choices are made."""
    write(FOLDER, {f"{name}-{number}": text(number) for name, number in GAMES.items()})
    settle("voidfall")


if __name__ == "__main__":
    main()
