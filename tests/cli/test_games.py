from __future__ import annotations

import re
from pathlib import Path

import pytest

from domineum import games
from domineum.kernel import DomineumError
from tests.example import GAME


def test_a_game_is_found_by_module_and_attribute() -> None:
    assert games.find("tests.example:GAME") is GAME


@pytest.mark.parametrize(
    "name", ["chess", "", ":", "tests.example", "tests.nowhere:GAME", "tests.example:NOTHING",
             "json:loads", ".tests:GAME"],
)  # fmt: skip
def test_what_is_not_a_game_is_refused(name: str) -> None:
    with pytest.raises(DomineumError, match="there is no game"):
        games.find(name)


class HalfGame:
    name = "half"

    def setup(self) -> None: ...


HALF = HalfGame()


def test_a_game_that_lacks_a_part_of_the_contract_says_which() -> None:
    with pytest.raises(DomineumError, match=r"the game at .* lacks arena, catalogue, .*with_packs"):
        games.find(f"{__name__}:HALF")


def test_our_games_keep_the_whole_contract() -> None:
    assert {"judge", "arena", "packs", "records", "check_step"} <= set(games.MEMBERS)
    assert [games.find(name).name for name in games.names()] == list(games.names())


SOURCES = sorted(Path(games.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_nothing_but_the_contract_is_asked_of_a_game(path: Path) -> None:
    """No module is found by the name of a game, and no member by a string."""
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"getattr\((?:self\.)?game\b|import_module\(f", text) == [
        "import_module(f" for _ in range(path.parts[-2:] == ("cli", "__init__.py"))
    ]
