from __future__ import annotations

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


def test_a_game_that_is_not_there_yet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ("unwritten",))
    with pytest.raises(DomineumError, match="the rules of unwritten are not in this version"):
        games.find("unwritten")
