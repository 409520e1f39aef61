from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from domineum import games
from tests.rules_versions import Ledger, Version, following, ledger, read, record_again

WHAT_TO_DO = (
    "run the scripts tests.GAME.make_fixtures and tests.GAME.make_playthroughs;"
    " CHANGELOG.md says why a version has to rise"
)


@pytest.mark.parametrize("game", games.names())
def test_the_version_of_the_rules_is_the_last_of_the_ledger(game: str) -> None:
    book = ledger(game)
    assert games.find(game).version == book.version() == str(book.versions()[-1].number)


@pytest.mark.parametrize("game", games.names())
def test_recorded_games_come_to_what_the_last_version_says(game: str) -> None:
    book = ledger(game)
    assert book.versions()[-1].digest == book.digest(), WHAT_TO_DO


@pytest.mark.parametrize("game", games.names())
def test_versions_rise_by_one_and_say_what_changed(game: str) -> None:
    versions = ledger(game).versions()
    assert [version.number for version in versions] == list(range(1, len(versions) + 1))
    assert [version.number for version in versions if not version.change] == []
    text = ledger(game).path.read_text(encoding="utf-8")
    assert text.splitlines() == [str(version) for version in versions]


@pytest.mark.parametrize("game", games.names())
def test_a_committed_version_is_never_changed(game: str) -> None:
    """A clone without history checks the commits that it has, a folder without git none."""
    book = ledger(game)
    ever = book.ever_committed()
    if ever is None:
        pytest.skip("this folder has no git history to compare with")
    kept = {(version.number, version.digest) for version in book.versions()}
    assert sorted(ever - kept) == [], "raise the version, or amend the commit that added this one"


# -- the ledger itself --------------------------------------------------------------------------


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(folder), *who, *arguments], check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--message", "x")


def record(book: Ledger, body: str, rules: str = "1") -> None:
    head = f"domineum record 1\ngame g\nrules {rules}\n\n"
    (book.folder / "fixtures" / "one.record").write_text(head + body, encoding="utf-8")


def describe(book: Ledger, change: str) -> None:
    """Write by hand what changed, as the script asks for."""
    text = book.path.read_text(encoding="utf-8").rstrip("\n")
    book.path.write_text(f"{text} {change}\n", encoding="utf-8")


@pytest.fixture
def book(tmp_path: Path) -> Ledger:
    """A game at its first version, committed."""
    (tmp_path / "fixtures").mkdir()
    (tmp_path / "playthroughs").mkdir()
    (tmp_path / "game.py").write_text('class G:\n    version = "0"\n', encoding="utf-8")
    book = Ledger(tmp_path, tmp_path / "game.py")
    record(book, "turn 0: go  # a:1\n")
    git(tmp_path, "init", "--quiet")
    book.settle()
    describe(book, "the first")
    commit(tmp_path)
    return book


def test_a_ledger_reads_what_it_writes() -> None:
    versions = [Version(1, "aa", "the first one"), Version(2, "bb", "")]
    assert read("\n".join(map(str, versions))) == versions


def test_another_digest_is_another_version() -> None:
    first = following([], "aa", "begin")
    assert following(first, "aa", "same") == first == [Version(1, "aa", "begin")]
    assert following(first, "bb") == [*first, Version(2, "bb", "")]


def test_games_that_come_to_something_else_raise_the_version(book: Ledger) -> None:
    record(book, "turn 0: go  # a:2\n")
    assert book.versions()[-1].digest != book.digest()
    assert book.settle().number == 2
    assert book.versions()[-1].digest == book.digest()
    assert book.version() == "2"
    assert "\nrules 2\n" in book.records()[0].read_text(encoding="utf-8")


def test_a_version_that_is_not_committed_is_used_again_with_its_words(book: Ledger) -> None:
    record(book, "turn 0: go  # a:2\n")
    book.settle()
    describe(book, "Trade is dearer")
    record(book, "turn 0: go  # a:3\n")
    assert book.settle() == Version(2, book.digest(), "Trade is dearer")


def test_a_record_is_made_again_by_the_rules_of_today(tmp_path: Path) -> None:
    path = ledger("revenant").records()[0]
    text = path.read_text(encoding="utf-8")
    older = re.sub("^content .*$", "content 0123456789abcdef", text, flags=re.M)
    (tmp_path / "one.record").write_text(older, encoding="utf-8")
    record_again(tmp_path / "one.record")
    assert (tmp_path / "one.record").read_text(encoding="utf-8") == text != older


def test_a_change_that_is_taken_back_takes_its_version_back(book: Ledger) -> None:
    record(book, "turn 0: go  # a:2\n")
    book.settle()
    record(book, "turn 0: go  # a:1\n", "2")
    assert book.settle() == Version(1, book.digest(), "the first")
    assert book.version() == "1"


def test_the_lines_of_two_branches_are_settled_in_a_conflict(book: Ledger) -> None:
    (first,) = book.versions()
    record(book, "turn 0: go  # a:2\n")
    second = book.settle()
    describe(book, "theirs")
    commit(book.folder)
    ours = f"<<<<<<<\n2 {second.digest} theirs\n=======\n2 abcd ours\n>>>>>>>\n"
    book.path.write_text(f"{first}\n{ours}", encoding="utf-8")
    record(book, "turn 0: go  # a:3\n", "2")
    assert book.settle() == Version(3, book.digest(), "ours")
    assert [version.change for version in book.versions()] == ["the first", "theirs", "ours"]


def test_a_line_overwritten_by_hand_is_found(book: Ledger) -> None:
    first = book.versions()[0]
    record(book, "turn 0: go  # a:2\n")
    book.path.write_text(f"1 {book.digest()} the first\n", encoding="utf-8")
    commit(book.folder)
    assert book.ever_committed() == {(1, first.digest), (1, book.digest())}


def test_the_header_of_a_record_and_the_words_of_a_playthrough_do_not_count(book: Ledger) -> None:
    path = book.folder / "playthroughs" / "game.txt"
    path.write_text("1. seat 0: Go?\n    of: go | stay\n    -> go\n", encoding="utf-8")
    before = book.digest()
    record(book, "turn 0: go  # a:1\n", "7")
    path.write_text("1. seat 0: Move?\n    of: go | stay\n    -> go\n", encoding="utf-8")
    assert book.digest() == before
    path.write_text("1. seat 0: Move?\n    of: go | stay\n    -> stay\n", encoding="utf-8")
    assert book.digest() != before


def test_without_git_the_lines_with_words_count_as_committed(tmp_path: Path) -> None:
    book = Ledger(tmp_path, tmp_path / "game.py")
    book.path.write_text("1 aa the first\n2 bb\n", encoding="utf-8")
    assert book.committed() == [Version(1, "aa", "the first")]
    assert book.ever_committed() is None
