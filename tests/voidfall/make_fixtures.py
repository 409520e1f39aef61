"""Choose and write the fixture games: `python -m tests.voidfall.make_fixtures`.

Few games cover every House, Origin, map, number of players, variant and way to end. They are played
at random, but for the tutorial alone, in which a planner reaches the goal. A fixture changes only
when the rules or the content do, and the version of the rules rises with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from domineum.bots.planner import Planner
from domineum.bots.seat import SeatAtTable
from domineum.kernel import Match, Random
from domineum.kernel.record import take
from domineum.voidfall import GAME
from domineum.voidfall.setup.configs import first_config
from domineum.voidfall.state import Voidfall
from tests.rules_versions import settle
from tests.voidfall.players import CONTENT, MAPS, ORIGINS, config, play, player_of, seats_of, start

FOLDER = Path(__file__).parent / "fixtures"
SEARCHED = 3000
ALONE = "lantern-watch"
"""The tutorial for one."""
PLANS, TRIES = 30, 20
"""Plans for each turn of a planner, and games that it may need to reach the goal."""
ENDS = ("end-influence", "end-corruption", "end-shared", "end-tutorial")
Feature = tuple[str, ...]


def features(match: Match[Voidfall]) -> set[Feature]:
    """What a whole game shows."""
    outcome = match.outcome
    assert outcome is not None
    seats = seats_of(dict(match.config))
    return {
        *(("origin", house, side) for house, side in seats),
        ("map", str(match.config["scenario"])),
        ("players", str(len(seats))),
        ("preselect", str(match.config.get("preselect", False))),
        ("end", outcome.how.key),
        *([("goal", str(bool(outcome.winners)))] if outcome.how.key == "end-tutorial" else []),
    }


def wanted() -> set[Feature]:
    """What the fixtures have to show."""
    return {
        *(("origin", house, side) for house, side in ORIGINS),
        *(("map", scenario.id) for scenario in MAPS),
        ("map", ALONE),
        *(("players", number) for number in "1234"),
        *(("preselect", variant) for variant in ("True", "False")),
        *(("end", how) for how in ENDS),
        *(("goal", reached) for reached in ("True", "False")),
    }


def played(number: int) -> Match[Voidfall]:
    """A numbered game, played to its end."""
    match = start(number)
    for _ in play(match, player_of(number), number):
        pass
    return match


def chosen() -> Iterator[int]:
    """Choose random games: rare ends first, then the one that shows most of what is missing."""
    missing = wanted() - {("map", ALONE), ("players", "1"), ("goal", "True")}
    games: dict[int, set[Feature]] = {}
    for number in range(SEARCHED):
        game = features(played(number))
        rare = {f for f in game & missing if f in (("end", ENDS[1]), ("end", ENDS[2]))}
        if rare:
            missing -= game
            yield number
        elif number < len(MAPS) * 20:
            games[number] = game
        if number >= len(MAPS) * 20 and not any(("end", how) in missing for how in ENDS[1:3]):
            break
    while missing:
        best = max(games, key=lambda number: (len(games[number] & missing), -number))
        if not games[best] & missing:
            raise SystemExit(f"no game shows {sorted(missing)}")
        missing -= games[best]
        yield best


def tutorial_alone() -> tuple[int, Match[Voidfall]]:
    """The first game in which a planner reaches the goal of the tutorial for one.  [V-008]"""
    for number in range(TRIES):
        match = Match(GAME, first_config(CONTENT, Random.stream(number, "config"), 1), number)
        planner = Planner(
            Random.stream(number, "players"), plans=PLANS, seconds=1, clock=lambda: 0.0
        )
        planner.sit(SeatAtTable(match, 0))
        while not match.over:
            match.choose(planner.decide(match.view(0), match.question()))
        if match.outcome and match.outcome.winners:
            return number, match
    raise SystemExit("no planner reached the goal of the tutorial")


def games() -> Iterator[tuple[str, Match[Voidfall]]]:
    """All fixtures by name."""
    for number in chosen():
        yield f"{config(number)['scenario']}-{number}", played(number)
    number, match = tutorial_alone()
    yield f"{ALONE}-won-{number}", match


def main() -> None:
    """Write the fixtures, and raise the version of the rules if they come to something else."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.record"):
        path.unlink()
    for name, match in games():
        path = FOLDER / f"{name}.record"
        path.write_text(take(match).to_text(), encoding="utf-8")
        assert match.outcome
        print(f"{path.name}: {len(match.history)} choices, {match.outcome.how.key}")
    settle("voidfall")


if __name__ == "__main__":
    main()
