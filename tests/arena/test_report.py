"""The report: complete, well-formed, and without anything from outside."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from domineum import __version__
from domineum.arena.balance import chance_above, is_suspect
from domineum.arena.figures import Figures, Share
from domineum.arena.parquet import seats, write_parquet
from domineum.arena.report import write
from domineum.arena.tournament import Tournament
from domineum.kernel import DomineumError
from domineum.kernel.messages import LANGUAGES
from tests.arena.conftest import play

WRONG = "tests.arena.players:Wrong"
TOURNAMENTS = {
    "rivals": Tournament("voidfall", ("random", WRONG), players=2, games=6),
    "three": Tournament(
        "revenant", ("random", "tests.arena.players:First", WRONG), players=3, games=3
    ),
    "balance": Tournament("voidfall", ("random",), games=15, swap_houses=True, balance=True),
    "fleet": Tournament("revenant", ("random",), games=9, swap_houses=True, balance=True),
    "solo": Tournament("voidfall", ("random", WRONG), mode="solo", games=6),
    "together": Tournament("voidfall", ("random",), mode="coop", players=2, games=2),
    "tutorial": Tournament("voidfall", ("random",), mode="tutorial", players=1, games=2),
    "rival": Tournament("revenant", ("random",), mode="solo", games=3),
}


@pytest.fixture(scope="module", params=TOURNAMENTS)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp(request.param)
    play(TOURNAMENTS[request.param], path, records=False)
    return path


def page(folder: Path, language: str = "en") -> str:
    return write(folder, language)[1].read_text(encoding="utf-8")


def words(text: str) -> str:
    """What a reader sees."""
    return " ".join(ElementTree.fromstring(text.partition("\n")[2]).itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_well_formed_and_needs_nothing_from_outside(
    folder: Path, language: str
) -> None:
    text = page(folder, language)
    assert text.startswith("<!DOCTYPE html>\n")
    tree = ElementTree.fromstring(text.partition("\n")[2])
    assert tree.get("lang") == language
    assert "[arena-" not in text
    assert not re.search(r"https?://|\bsrc=|@import|url\(", text)
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    charts = tree.findall(".//svg")
    assert len(charts) >= 3
    assert all(chart.get("role") == "img" and chart.get("aria-label") for chart in charts)


def test_no_number_of_a_chart_is_broken(folder: Path) -> None:
    tree = ElementTree.fromstring(page(folder).partition("\n")[2])
    for chart in tree.iter("svg"):
        _, _, width, height = map(float, str(chart.get("viewBox")).split())
        for rect in chart.iter("rect"):
            x, y, w, h = (float(str(rect.get(name))) for name in ("x", "y", "width", "height"))
            assert 0 <= x <= x + w <= width
            assert 0 <= y <= y + h <= height


def test_a_report_shows_how_it_was_made(folder: Path) -> None:
    text = words(page(folder))
    figures = Figures(folder)
    assert "domineum arena" in text
    assert __version__ in text
    assert all(version in text for version in figures.versions.values())
    assert "Seeds 0 to" in text
    assert "illegal" in text
    assert "Times of decisions" in text


@pytest.mark.parametrize("records", [True, False])
def test_a_report_names_records_where_some_are_kept(tmp_path: Path, records: bool) -> None:
    play(TOURNAMENTS["tutorial"], tmp_path, records)
    assert ("records/" in words(page(tmp_path))) is records


@pytest.fixture
def rivals(tmp_path: Path) -> Path:
    play(TOURNAMENTS["rivals"], tmp_path)
    return tmp_path


def test_rivals_are_rated_and_compared(rivals: Path) -> None:
    text = words(page(rivals))
    figures = Figures(rivals)
    for heading in ("Ratings", "Who is ahead of whom", "Seats and Houses", "Scores", "Maps"):
        assert heading in text
    for bot, rating in figures.ratings().items():
        assert bot in text
        assert f"{rating.points:+.0f} ({rating.low:+.0f} – {rating.high:+.0f})" in text
    pairs = figures.pairs()
    assert pairs["random", WRONG].share + pairs[WRONG, "random"].share == pytest.approx(1)
    assert sum(share.won for share in figures.wins().values()) == pytest.approx(6)


def test_faults_are_shown(rivals: Path) -> None:
    faults = Figures(rivals).faults()
    assert faults["random"]["illegal"] == 0
    assert faults[WRONG]["illegal"] > 0
    assert f'class="loud">{faults[WRONG]["illegal"]}<' in page(rivals)


def test_what_went_wrong_is_shown_with_its_place(rivals: Path) -> None:
    figures = Figures(rivals)
    assert {(bot, kind) for bot, kind, _ in figures.problems} == {
        (WRONG, "illegal"),
        (WRONG, "crash"),
    }
    for (_, kind, problem), (games, seed, game) in figures.problems.items():
        assert problem in words(page(rivals))
        assert (seed, game, WRONG) in {
            (line["seed"], line["game"], bot) for line in figures.games for bot in line["bots"]
        }
        assert games >= 1
        expected = {"illegal": "checkmate", "crash": "a bot with a bug (players.py:"}
        assert expected[kind] in problem


def test_the_figures_for_programs_are_those_of_the_page(folder: Path) -> None:
    page(folder)
    found = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    figures = Figures(folder)
    assert found["games"] == len(figures.games)
    assert found["versions"] == figures.versions
    if figures.together:
        assert sum(goal["games"] for goal in found["goals"]) == found["games"]
    else:
        seats = found["won"]["seat"].values()
        assert sum(seat["won"] for seat in seats) == pytest.approx(found["games"])
        for of_map in found["maps"].values():
            assert sum(seat["ahead"][0] for seat in of_map.values()) == pytest.approx(0)
        if maps := found["maps"].values():
            assert any(seat["ahead"][0] for of_map in maps for seat in of_map.values())


def test_what_is_never_or_always_taken_is_named(tmp_path: Path) -> None:
    first = Tournament(
        "voidfall", ("tests.arena.players:First",), players=2, games=12, swap_houses=True,
        balance=True,
    )  # fmt: skip
    play(first, tmp_path)
    text = words(page(tmp_path))
    assert "Never taken (at most 2 %):" in text
    assert "Always taken (at least 98 %):" in text
    assert "Never offered in these games:" in text
    assert "Quiet Meridian" in text


def test_solo_games_are_shown_by_difficulty_map_and_house(tmp_path: Path) -> None:
    play(TOURNAMENTS["solo"], tmp_path)
    text = words(page(tmp_path))
    for heading in ("Games against a goal", "Difficulty", "Map", "House"):
        assert heading in text
    figures = Figures(tmp_path)
    assert sum(goal.number for goal in figures.goals("house").values()) == 6
    assert {key[0] for key in figures.goals()} == {"random", WRONG}


def test_a_seat_that_always_wins_is_named_unfair(tmp_path: Path) -> None:
    tournament = Tournament(
        "voidfall", ("random",), players=3, games=15, swap_houses=True, balance=True
    )
    play(tournament, tmp_path)
    path = tmp_path / "blocks.jsonl"
    blocks = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    many = []
    for number in range(300):
        block = json.loads(json.dumps(blocks[number % len(blocks)])) | {"block": number}
        for game in block["games"]:
            seats = len(game["ranks"])
            winner = 1 if game["map"] == "iron-tripod" else (number + game["game"]) % seats
            game["ranks"] = [1 if seat == winner else 2 for seat in range(seats)]
        many.append(json.dumps(block))
    path.write_text("\n".join(many) + "\n", encoding="utf-8")
    text = words(page(tmp_path))
    assert "Iron Tripod, seat 2: 3.00 times its fair share" in text
    assert "That is not chance." in text
    assert text.count("That is not chance.") == 1
    assert "1.25 times their fair share: 1 of 15." in text


def test_how_many_seats_chance_puts_above_the_limit() -> None:
    rng = random.Random(5)
    seats = []
    for _ in range(2000):
        seat = Share()
        for _ in range(72):
            seat.add(rng.random() < 0.25, 0.25)
        seats.append(seat)
    expected = sum(map(chance_above, seats))
    assert sum(map(is_suspect, seats)) == pytest.approx(expected, rel=0.2)
    assert 200 < expected < 500


def test_an_empty_folder_has_no_report(tmp_path: Path) -> None:
    with pytest.raises(DomineumError, match="there is no tournament in this folder"):
        write(tmp_path, "en")
    play(TOURNAMENTS["tutorial"], tmp_path)
    (tmp_path / "blocks.jsonl").unlink()
    with pytest.raises(DomineumError, match="no block of this tournament is finished"):
        write(tmp_path, "en")


def test_a_table_has_a_row_for_every_seat(rivals: Path) -> None:
    rows = seats(Figures(rivals).games)
    assert len(rows) == 12
    assert {row["bot"] for row in rows} == {"random", WRONG}
    assert all(
        {"seat", "score", "rank", "won", "house", "fault_late"} <= row.keys() for row in rows
    )


def test_without_pyarrow_there_is_no_parquet(rivals: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert not write_parquet(Figures(rivals).games, rivals / "results.parquet")
    assert not (rivals / "results.parquet").exists()
