from __future__ import annotations

import pytest

from domineum.cli import main
from tests.cli.conftest import Command


def test_list_names_every_rank_with_a_line(command: Command) -> None:
    lines = command("bots", "list").splitlines()
    assert [line.split()[0] for line in lines][:3] == ["random", "recruit", "veteran"]
    assert all("voidfall, revenant" in line for line in lines)


def test_check_plays_every_kind_of_game(command: Command) -> None:
    lines = command("bots", "check", "random", "--decisions", "3").splitlines()[1:]
    assert [line.split()[:3] for line in lines[:7]] == [
        ["voidfall", mode, str(n)]
        for mode, n in [
            ("competitive", 2), ("competitive", 3), ("competitive", 4),
            ("coop", 2), ("coop", 3), ("coop", 4), ("solo", 1),
        ]
    ]  # fmt: skip
    assert {line.split()[0] for line in lines} == {"voidfall", "revenant"}
    assert all(line.split()[-3:] == ["0", "0", "0"] for line in lines)


def test_check_fails_a_bot_that_errs(capsys: pytest.CaptureFixture[str]) -> None:
    bot = "tests.bots.test_guard:Broken"
    assert main(["bots", "check", bot, "--game", "revenant", "--decisions", "2"]) == 1
    assert "ZeroDivisionError: division by zero" in capsys.readouterr().out


def test_a_hint_says_what_and_why(command: Command) -> None:
    shown = command("play", "tests.example:GAME", "--terminal", "--seed", "3", typed="h\nq\n")
    assert "chosen at random" in shown
