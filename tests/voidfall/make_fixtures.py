"""Choose and write the fixture games: `python -m tests.voidfall.make_fixtures`.

Few games cover every House, Origin, map, number of players, variant and way to end. A fixture
changes only when the rules or the content do, and the commit that writes it anew says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from domineum.kernel import Match
from domineum.kernel.record import take
from domineum.voidfall.state import Voidfall
from tests.voidfall.players import MAPS, ORIGINS, config, play, player_of, seats_of, start

FOLDER = Path(__file__).parent / "fixtures"
SEARCHED = 3000
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
        ("preselect", str(match.config["preselect"])),
        ("end", outcome.how.key),
    }


def wanted() -> set[Feature]:
    """What the fixtures have to show."""
    return {
        *(("origin", house, side) for house, side in ORIGINS),
        *(("map", scenario.id) for scenario in MAPS),
        *(("players", number) for number in "234"),
        *(("preselect", variant) for variant in ("True", "False")),
        *(("end", how) for how in ENDS),
    }


def played(number: int) -> Match[Voidfall]:
    """A numbered game, played to its end."""
    match = start(number)
    for _ in play(match, player_of(number), number):
        pass
    return match


def chosen() -> Iterator[int]:
    """Choose games: rare ends first, then the one that shows most of what is missing."""
    missing = wanted()
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


def main() -> None:
    """Write the fixtures anew."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.record"):
        path.unlink()
    for number in chosen():
        match = played(number)
        path = FOLDER / f"{config(number)['scenario']}-{number}.record"
        path.write_text(take(match).to_text(), encoding="utf-8")
        assert match.outcome
        print(f"{path.name}: {len(match.history)} choices, {match.outcome.how.key}")


if __name__ == "__main__":
    main()
