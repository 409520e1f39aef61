"""The benchmarks: what they count and how they compare. Speed itself is not tested."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench import __main__ as command
from bench import texts
from bench.against import ROOT, Compared, Problem, Tree, checkout, compare
from bench.measure import UNITS, Subject, Unit, Work, best_rate, each, rate
from bench.others import OTHERS, Beside
from bench.subjects import subjects
from bench.table import Table
from bench.worker import Bench

TABLES = [found for found in subjects() if isinstance(found, Table)]


def test_all_modes_and_numbers_of_players_are_measured() -> None:
    assert [found.name for found in TABLES] == [
        "Lanterns, 2 seats", "Lanterns, 4 seats",
        "Voidfall, 2 seats", "Voidfall, 3 seats", "Voidfall, 4 seats",
        "Voidfall, 2 together", "Voidfall, 3 together", "Voidfall, 4 together", "Voidfall, solo",
        "Revenant, 2 seats", "Revenant, 3 seats", "Revenant, 4 seats", "Revenant, solo",
    ]  # fmt: skip
    seats = [found.game.seats(found.config(5)) for found in TABLES]
    assert seats == [2, 4, 2, 3, 4, 2, 3, 4, 1, 2, 3, 4, 1]
    assert all(set(found.measures) >= set(UNITS) - {"captain", "environment"} for found in TABLES)
    assert all(set(found.measures) == set(UNITS) for found in TABLES[2:])


def test_plans_are_measured_where_captains_play() -> None:
    assert {found.game.name for found in TABLES if "captain" in found.measures} == {
        "voidfall", "revenant",
    }  # fmt: skip


@pytest.mark.parametrize("measure", UNITS)
def test_every_measure_does_its_work(measure: str) -> None:
    table = next(found for found in TABLES if found.name == "Revenant, solo")
    units = table.work(measure)(0)
    assert units == 1 if measure == "whole game" else units > 1


def test_a_rate_counts_units_and_does_at_least_some_work() -> None:
    done: list[int] = []

    def work(number: int) -> int:
        done.append(number)
        return 7

    assert rate(work, 0, turn=2) > 0
    assert done == [2_000_000]
    assert best_rate(work, 0) > 0
    assert done[1:] == [0] * 5


def test_each_calls_all_of_them() -> None:
    called: list[str] = []
    work = each([lambda: called.append("a"), lambda: called.append("b")])
    assert work(0) == 2
    assert called == ["a", "b"]


def test_a_time_is_the_inverse_of_a_rate() -> None:
    assert Unit("decisions/s").value(250) == 250
    assert Unit("ms", 1e3).value(250) == 4


def test_ratios_are_taken_turn_by_turn() -> None:
    """A machine that slows down for a turn slows down both."""
    found = Compared(before=[100, 50, 100], now=[200, 100, 220])
    assert found.ratios == [2, 2, 2.2]
    assert (found.ratio, found.spread, found.differs) == (2, (2, 2.2), True)


def test_the_spread_leaves_out_the_quarters_at_both_ends() -> None:
    found = Compared([1] * 7, [9, 0.9, 1, 1.1, 0.1, 1.2, 0.95])
    assert (found.ratio, found.spread, found.differs) == (1, (0.9, 1.2), False)
    assert not Compared([1] * 7, [0.9, *[1.2] * 6]).differs


class Scripted:
    """Measures nothing: it keeps who was asked, and answers with given rates."""

    def __init__(self, name: str, asked: list[str], rates: Sequence[float]) -> None:
        self.name, self.asked, self.rates = name, asked, list(rates)

    def rate(self, subject: str, measure: str, seconds: float, turn: int) -> float:
        self.asked.append(f"{self.name}{turn} {seconds:g}")
        return self.rates.pop(0)


def test_both_are_measured_in_turns_and_the_first_turn_does_not_count() -> None:
    asked: list[str] = []
    before, now = Scripted("a", asked, [1, 10, 20]), Scripted("b", asked, [9, 11, 22])
    found = compare(before, now, "x", "captain", seconds=3, turns=2)
    assert asked == ["a0 1.5", "b0 1.5", "a1 1.5", "b1 1.5", "a2 1.5", "b2 1.5"]
    assert (found.before, found.now) == ([10, 20], [11, 22])


class Broken:
    """A subject that an older source does not have."""

    name, measures = "old", ("captain",)

    def work(self, measure: str) -> Work:
        raise AttributeError("there is no captain")


def test_a_worker_says_what_it_cannot_measure() -> None:
    broken: Subject = Broken()
    bench = Bench([broken, TABLES[0]])
    assert bench.answer("old", "captain", 0, 0) == {
        "problem": "AttributeError: there is no captain"
    }
    assert bench.answer("Lanterns, 2 seats", "copy of a state", 0, 0)["rate"] > 0


def test_the_numbers_of_the_table_are_under_its_head() -> None:
    found = Compared([1000, 1000, 1000], [1500, 1500, 1600])
    lines = [
        texts.head("HEAD~5"),
        texts.compared("Voidfall, 2 seats", "captain", found),
        texts.compared("Voidfall, 2 seats", "whole game", Compared([8], [4])),
        texts.missing("Revenant, solo", "captain", "AttributeError: x"),
    ]
    assert [" ".join(line.split()) for line in lines] == [
        "game measure HEAD~5 now unit ratio spread",
        "Voidfall, 2 seats captain 1,000 1,500 plans/s 1.50 1.50 to 1.60 faster",
        "Voidfall, 2 seats whole game 125 250 ms 0.50 0.50 to 0.50 slower",
        "Revenant, solo captain - - AttributeError: x",
    ]
    assert lines[0].index("now") + 3 == lines[1].index("1,500") + 5 == lines[2].index("250") + 3
    shown = texts.measured("Lanterns, 2 seats", "copy of a state", 1e6 / 3.14159)
    assert shown.split() == ["Lanterns,", "2", "seats", "copy", "of", "a", "state", "3.14", "us"]


def git(folder: Path, *words: str) -> str:
    person = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    command = ["git", "-C", str(folder), *person, *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


def test_another_commit_is_checked_out_for_a_while(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    for text in ("old", "new"):
        (tmp_path / "file").write_text(text, encoding="utf-8")
        git(tmp_path, "add", "file")
        git(tmp_path, "commit", "--quiet", "-m", text)
    with checkout("HEAD~1", tmp_path) as folder:
        assert (folder / "file").read_text(encoding="utf-8") == "old"
    assert not folder.exists()
    assert len(git(tmp_path, "worktree", "list").splitlines()) == 1
    with pytest.raises(Problem, match="invalid reference: nowhere"), checkout("nowhere", tmp_path):
        pass


def test_a_tree_is_measured_with_its_own_source(tmp_path: Path) -> None:
    """Not with the source of this project, though it is installed."""
    with pytest.raises(Problem, match="the benchmarks of today do not run with"):
        Tree(tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src")
    game = tmp_path / "src" / "domineum" / "voidfall" / "game.py"
    game.write_text("raise ImportError", encoding="utf-8")
    with pytest.raises(Problem, match="the benchmarks of today do not run with"):
        Tree(tmp_path / "src")
    shutil.copy(ROOT / "src" / "domineum" / "voidfall" / "game.py", game)
    tree = Tree(tmp_path / "src")
    assert tree.rate("Lanterns, 2 seats", "whole game", 0, 0) > 0
    with pytest.raises(Problem, match="KeyError"):
        tree.rate("Chess", "whole game", 0, 0)
    tree.close()


def test_a_problem_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def trees(reference: str) -> None:
        raise Problem(f"there is no {reference}")

    monkeypatch.setattr(command, "trees", trees)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    monkeypatch.setattr(sys, "argv", ["bench", "--against", "nowhere"])
    assert command.main() == 2
    assert capsys.readouterr().err == "bench: there is no nowhere\n"


@pytest.mark.parametrize("beside", [Beside(other) for other in OTHERS], ids=lambda b: b.name)
def test_games_of_other_libraries_are_played_and_copied(beside: Beside) -> None:
    """Those that are not installed are not in the table."""
    assert beside.installed == (beside.name in [found.name for found in subjects()])
    if beside.installed:
        assert [beside.work(measure)(0) > 0 for measure in beside.measures] == [True] * 4


def test_how_many_times_as_fast_ours_is_stands_below() -> None:
    shown = texts.ratio("Voidfall, 2 seats", "whole game", 1.25, "python-chess")
    assert " ".join(shown.split()) == "Voidfall, 2 seats whole game 1.25 times python-chess"
