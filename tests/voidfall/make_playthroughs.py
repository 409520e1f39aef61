"""Write the readable playthroughs: `python -m tests.voidfall.make_playthroughs`.

A reviewer sees in their diff what a change does to a game: the position at the start of each
round, and for each choice the question, the options, the choice, what happened, and a hash of
what each seat and a spectator see.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from domineum.kernel import Match, Message
from domineum.voidfall import GAME
from domineum.voidfall.state import Player, Voidfall
from domineum.voidfall.words import FLEETS, RESOURCES, TRACKS
from tests.voidfall.players import config, play, player_of, seats_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"two-lanterns": 0, "quiet-meridian": 3}
"""A careless game in a tutorial, and a keen one with pre-selected Focuses."""


def text(number: int) -> str:
    """Play a numbered game and write down everything."""
    match: Match[Voidfall] = Match(GAME, config(number), number, log=True)
    return "\n".join(lines(match, number)) + "\n"


def lines(match: Match[Voidfall], number: int) -> Iterator[str]:
    """Yield the lines of a playthrough."""
    houses = ", ".join(f"{house} {side}" for house, side in seats_of(dict(match.config)))
    variant = ", pre-selected Focuses" if match.config["preselect"] else ""
    yield f"{match.config['scenario']}, seed {number}: {houses}{variant}"
    yield from position(match.state)
    when = match.state.cycle, match.state.round
    told = 0
    waiting = {question.seat: question for question in match.questions}
    for count, question in enumerate(play(match, player_of(number), number), 1):
        codes = " | ".join(option.code for option in waiting[question.seat].options)
        made = [entry for entry in match.history if not entry.forced][-1]  # type: ignore[union-attr]
        yield f"{count}. seat {question.seat}: {say(question.prompt())} ({question.topic})"
        yield f"    of: {codes}"
        yield f"    -> {made.code}"  # type: ignore[union-attr]
        for event in match.events_since(told):
            yield f"    * {say(event.seen_by(None))} [{event.rule}]"
        told = len(match.history) + 1
        yield f"    sees: {views(match)}"
        waiting = {question.seat: question for question in match.questions}
        if (match.state.cycle, match.state.round) != when:
            when = match.state.cycle, match.state.round
            yield from position(match.state)
    assert match.outcome
    yield f"{say(match.outcome.how)} scores {match.outcome.scores}, won by {match.outcome.winners}"


def say(message: Message) -> str:
    """Render a message in English."""
    return GAME.catalogue.render(message, "en")


def views(match: Match[Voidfall]) -> str:
    """A short hash of what each seat and a spectator see."""
    seats: list[int | None] = [*range(len(match.state.players)), None]
    return " ".join(f"{_name(seat)}:{_hash(match.view(seat))}" for seat in seats)


def _name(seat: int | None) -> str:
    return "all" if seat is None else str(seat)


def _hash(data: Any) -> str:
    plain = json.dumps(data, sort_keys=True).encode()
    return hashlib.blake2b(plain, digest_size=3).hexdigest()


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
    """Write the playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, number in GAMES.items():
        path = FOLDER / f"{name}-{number}.txt"
        path.write_text(text(number), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
