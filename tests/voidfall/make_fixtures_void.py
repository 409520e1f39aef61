"""Choose and write the fixture games against the Voidborn:

    python -m tests.voidfall.make_fixtures_void

One game on every map, with every difficulty, variant and way to lose; and games that are won, by
a player who tries many turns on copies and takes the best. That player may look at what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from domineum.kernel import Match, Random
from domineum.kernel.record import take
from domineum.voidfall import GAME
from domineum.voidfall.evaluation import agenda_scores
from domineum.voidfall.production import production_yield
from domineum.voidfall.setup.configs import random_config
from domineum.voidfall.state import Voidfall
from domineum.voidfall.void.crisis_board import the_void
from domineum.voidfall.void.score import voidborn_influence
from tests.rules_versions import settle
from tests.voidfall.players import play
from tests.voidfall.void_players import CONTENT, LEVELS, MAPS, RECKLESS, careful, start

FOLDER = Path(__file__).parent / "fixtures_void"
ENDS = ("end-won", "end-outdone", "end-catastrophe")
WON = {"solo": ("c011", 400), "coop": ("paired-candles", 2000)}
"""The maps on which a victory is searched, and how many turns are tried for each one played."""
TRIES = 60
"""Games that are searched for a victory."""
Feature = tuple[str, ...]
Codes = list[tuple[str, int]]


def features(match: Match[Voidfall]) -> set[Feature]:
    """What a whole game shows."""
    outcome = match.outcome
    assert outcome is not None
    game = match.config
    return {
        ("map", str(game["scenario"])),
        ("difficulty", str(game["difficulty"])),
        ("variant", str(game["preselect"]), str(game["blind"])),
        ("end", match.state.mode, outcome.how.key),
    }


def wanted() -> set[Feature]:
    """What the fixtures have to show."""
    return {
        *(("map", scenario.id) for scenario in MAPS),
        *(("difficulty", level) for level in LEVELS),
        ("variant", "False", "False"),
        ("variant", "True", "False"),
        ("variant", "True", "True"),
        *(("end", mode, how) for mode in WON for how in ENDS),
    }


def chosen() -> Iterator[tuple[str, Match[Voidfall]]]:
    """Victories first; then on each map the long random game that shows most of what is missing."""
    missing = wanted()
    for mode, (scenario, turns) in WON.items():
        number, match = victory(mode, scenario, turns)
        missing -= features(match)
        yield f"{scenario}-won-{number}", match
    for place, printed in enumerate(MAPS):
        games = {}
        for number in range(place, 12 * len(MAPS), len(MAPS)):
            match = start(number)
            for _ in play(match, careful, number):
                pass
            games[number] = match
        best = max(games, key=lambda n: (len(features(games[n]) & missing), games[n].state.cycle))
        missing -= features(games[best])
        yield f"{printed.id}-{best}", games[best]
    if missing:
        raise SystemExit(f"no game shows {sorted(missing)}")


# -- a player who searches ----------------------------------------------------------------------


def victory(mode: str, scenario: str, turns: int) -> tuple[int, Match[Voidfall]]:
    """Search a game that is won on Easy."""
    for number in range(TRIES):
        match = play_well(mode, scenario, turns, number)
        if match.outcome and match.outcome.winners:
            return number, match
    raise SystemExit(f"no game of {mode} was won")


def play_well(mode: str, scenario: str, turns: int, number: int) -> Match[Voidfall]:
    """Try many turns on copies, and make the choices of the best one, until the end."""
    random = Random.stream(number, "search")
    game = random_config(CONTENT, random, scenario=scenario, mode=mode, difficulty="easy")
    match: Match[Voidfall] = Match(GAME, game | {"blind": False}, number)
    while not match.over:
        best, codes = float("-inf"), Codes()
        for _ in range(turns):
            twin = match.copy()
            model = codes[: random.below(len(codes))] if codes and random.below(10) < 7 else []
            tried = try_turn(twin, model, random)
            worth = value(twin.state)
            if worth > best:
                best, codes = worth, tried
        for code, seat in codes:
            match.choose(code, seat)
    return match


def try_turn(match: Match[Voidfall], model: Codes, random: Random) -> Codes:
    """Begin like the model and go on at random until the next turn; return the choices."""
    codes: Codes = []
    for code, seat in model:
        match.choose(code, seat)
        codes.append((code, seat))
    while not match.over:
        question: Any = match.questions[0]
        if codes and question.topic == "voidfall.select":
            break
        wise = [option for option in question.options if option.verb not in RECKLESS]
        option = random.pick(wise if wise and random.below(8) else question.options)
        codes.append((option.code, question.seat))
        match.choose(option, question.seat)
    return codes


def value(state: Voidfall) -> float:
    """How good a position is for the group: Influence against that of the Voidborn, and means."""
    void = the_void(state)
    ahead = [player.influence - voidborn_influence(state) for player in state.players]
    if void.lost or state.finished:
        return -1e6 if void.lost else min(ahead) + sum(ahead) / 100
    means = sum(prospects(state, seat) for seat in range(len(state.players)))
    levels = sum(len(haven.filled) for haven in void.havens if len(haven.filled) < haven.levels)
    return (
        sum(ahead) / 2
        + len(ahead) * min(ahead) / 2
        + means
        + len(ahead) * (5 * levels - 12 * void.catastrophes**2)
    )


def prospects(state: Voidfall, seat: int) -> float:
    """What a player has for the rest of the game."""
    player, own = state.players[seat], state.own(seat)
    growth = 0.8 * sum(sum(parts) for _, parts in agenda_scores(state, seat))
    growth += 0.8 * sum(production_yield(state, seat, resource) for resource in range(5))
    growth += 0.5 * sum(state.sectors[n].power for n in own) + 0.3 * player.active
    growth += 2 * len(player.technologies) + 1.5 * sum(player.glory) + 2 * len(player.agendas)
    growth += 1.5 * len(own) + 0.7 * sum(player.tracks)
    return (4 - state.cycle) * growth + 0.4 * sum(player.stock)


def main() -> None:
    """Write the fixtures, and raise the version of the rules if they come to something else."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.record"):
        path.unlink()
    for name, match in chosen():
        path = FOLDER / f"{name}.record"
        path.write_text(take(match).to_text(), encoding="utf-8")
        assert match.outcome
        print(f"{path.name}: {len(match.history)} choices, {match.outcome.how.key}")
    settle("voidfall")


if __name__ == "__main__":
    main()
