"""Choose and write the fixture games: `python -m tests.revenant.make_fixtures`.

Few games cover every Captain, Frigate board, number of players, level of the Rival, way that a
Cycle ends, and a solo game that is won. A fixture changes only when the rules or the content do,
and the version of the rules rises with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from domineum.kernel import Match, Random
from domineum.kernel.record import take
from domineum.revenant import GAME
from domineum.revenant.configs import LEVELS, random_config
from domineum.revenant.state import Fleet
from tests.revenant.players import anything, eager, keen
from tests.revenant.table import CONTENT
from tests.rules_versions import settle

FOLDER = Path(__file__).parent / "fixtures"
SEARCHED = 320
SHOWN = (
    "jumped",
    "rolled",
    "failure",
    "arrived",
    "ambassador-landed",
    "set-aside",
    "replayed",
    "refilled",
    "found",
    "rift",
)
"""Events that some fixture has to show."""
Feature = tuple[str, str]


def features(match: Match[Fleet]) -> set[Feature]:
    """What a whole game shows."""
    config, outcome = match.config, match.outcome
    assert outcome is not None
    kinds = {event.kind for event in match.events_since()}
    found = {("captain", p.captain) for p in match.state.players if p.captain}
    found |= {("frigate", p.frigate) for p in match.state.players if p.frigate}
    found |= {("event", kind) for kind in SHOWN if kind in kinds}
    found |= {("players", str(config["players"])), ("end", outcome.how.key)}
    found |= {("colony", str(bool(match.state.colony)))}
    if "level" in config:
        found |= {("level", str(config["level"])), ("solo", "won" if outcome.winners else "lost")}
    return found


def wanted() -> set[Feature]:
    """What the fixtures have to show."""
    return {
        *(("captain", name) for name in CONTENT.captains),
        *(("frigate", name) for name in CONTENT.frigates),
        *(("event", kind) for kind in SHOWN),
        *(("players", number) for number in "1234"),
        *(("level", name) for name in LEVELS),
        *(("solo", how) for how in ("won", "lost")),
        *(("end", how) for how in ("end-revenant", "end-solo")),
        *(("colony", chosen) for chosen in ("True", "False")),
    }


def played(number: int) -> Match[Fleet]:
    """A numbered game, played to its end."""
    config = random_config(CONTENT, Random.stream(number, "config"), 1 + number % 4)
    match: Match[Fleet] = Match(GAME, config, number, log=True)
    random = Random.stream(number, "players")
    player = anything if number % 8 < 4 else eager
    while not match.over:
        if number % 16 == 4:
            match.choose(keen(match, random))
        else:
            match.choose(player(match.question(), random))
    return match


def chosen() -> Iterator[int]:
    """Choose the game that shows most of what is missing, until nothing is."""
    games = {number: features(played(number)) for number in range(SEARCHED)}
    missing = wanted()
    while missing:
        best = max(games, key=lambda number: (len(games[number] & missing), -number))
        if not games[best] & missing:
            raise SystemExit(f"no game shows {sorted(missing)}")
        missing -= games[best]
        yield best


def main() -> None:
    """Write the fixtures, and raise the version of the rules if they come to something else."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.record"):
        path.unlink()
    for number in chosen():
        match = played(number)
        path = FOLDER / f"players-{match.config['players']}-{number}.record"
        path.write_text(take(match).to_text(), encoding="utf-8")
        print(f"{path.name}: {len(match.history)} choices")
    settle("revenant")


if __name__ == "__main__":
    main()
