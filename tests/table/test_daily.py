"""The day's game is the same for everybody, from the date alone."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta
from typing import Any

import pytest

from domineum import games
from domineum.table import daily
from domineum.table.problems import BadRequest, Missing
from domineum.table.setup_codes import canonical, decode

TODAY = date(2026, 11, 19)
GOLDEN: dict[tuple[str, str], tuple[int, list[str], dict[str, Any]]] = {
    ("2026-01-01", "voidfall"): (2927159015858323, ["", "captain"], {
        "scenario": "twin-throats", "preselect": False,
        "houses": [{"house": "valnis", "side": "A"}, {"house": "kradmor", "side": "A"}],
    }),
    ("2026-11-20", "voidfall"): (7369141025386210, [], {
        "scenario": "c031", "preselect": False, "difficulty": "hard",
        "houses": [{"house": "kradmor", "side": "A"}],
    }),
    ("2026-11-19", "revenant"): (784301420946592, [], {
        "players": 1, "captains": ["oriel-vance"], "frigates": ["fortune-seeker"],
        "variant": "solo", "level": "captain",
    }),
}  # fmt: skip
"""What other content has changed is another set-up: then that is said in the changelog."""
SCRIPT = """
import sys
from datetime import date
from domineum import games
from domineum.table import daily
from domineum.table.setup_codes import canonical
for name in ("voidfall", "revenant"):
    for day in (1, 2):
        setup = daily.setup_of(games.find(name), date(2026, 11, day))
        print(name, setup.seed, canonical(setup.config), setup.bots)
"""


@pytest.mark.parametrize(("day", "name"), GOLDEN)
def test_the_set_ups_of_three_days_are_known(day: str, name: str) -> None:
    found = daily.setup_of(games.find(name), date.fromisoformat(day))
    seed, bots, config = GOLDEN[day, name]
    assert (found.seed, found.bots, canonical(found.config)) == (seed, bots, canonical(config))


def test_every_process_finds_the_same_set_ups() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": hashing, "TZ": zone},
        ).stdout
        for hashing, zone in (("1", "UTC"), ("2", "Pacific/Kiritimati"))
    }  # fmt: skip
    assert len(said) == 1
    assert len(said.pop().splitlines()) == 4


def test_voidfall_is_solo_and_against_a_veteran_on_alternate_days() -> None:
    around = range(-10, 10)
    game = games.find("voidfall")
    modes = [daily.offered(game, TODAY + timedelta(n)).mode for n in around]
    assert modes == ["solo" if n % 2 else "competitive" for n in around]


@pytest.mark.parametrize("name", daily.WAYS)
def test_days_differ_and_every_one_can_be_played(name: str) -> None:
    """The code of a day begins exactly its game."""
    game = games.find(name)
    offers = [daily.offered(game, TODAY - timedelta(n)) for n in range(60)]
    assert len({offer.seed for offer in offers}) == 60
    assert len({str(offer.place) + str(offer.played) for offer in offers}) > 12
    for offer in offers:
        setup = decode(offer.setup)
        assert (setup.game, setup.seed) == (name, offer.seed)
        assert setup.bots in ([], offer.bots)
        assert len(offer.played) == len(offer.bots) == game.seats(setup.config)
        assert offer.bots[offer.seat] == ""


def test_a_day_ends_at_midnight_utc() -> None:
    midnight = 1_795_132_800
    assert (daily.day_of(midnight - 1), daily.day_of(midnight)) == (
        date(2026, 11, 19), date(2026, 11, 20),
    )  # fmt: skip
    found = daily.daily([games.find("revenant")], TODAY, midnight - 90)
    assert (found.day, found.today, found.left) == ("2026-11-19", "2026-11-19", 90)
    later = daily.daily([games.find("revenant")], TODAY, midnight)
    assert (later.day, later.today, later.left) == ("2026-11-19", "2026-11-20", 86_400)
    assert later.games == found.games


def test_results_are_taken_until_a_day_later() -> None:
    midnight = 1_795_132_800
    assert not daily.closed(TODAY, midnight - 1)
    assert not daily.closed(TODAY, midnight + 86_399)
    assert daily.closed(TODAY, midnight + 86_400)


def test_no_day_to_come_is_shown_and_none_before_the_first() -> None:
    assert daily.day_named("", TODAY) == TODAY
    assert daily.day_named("2026-01-01", TODAY) == daily.FIRST
    for text in ("2026-11-20", "2025-12-31", "9999-12-31", "0001-01-01"):
        with pytest.raises(Missing):
            daily.day_named(text, TODAY)


@pytest.mark.parametrize(
    "text", ["today", "2026-13-01", "2026-02-30", "20261119", "2026-W47-4", "٢٠٢٦-١١-١٩"]
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        daily.day_named(text, TODAY)


def test_a_game_without_a_way_has_no_day() -> None:
    from tests.example import GAME

    assert daily.daily([GAME], TODAY, 0.0).games == []
