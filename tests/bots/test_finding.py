"""A bot is found by what a person types: a rank, an entry point, a file, a module, a program."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from domineum.bots import Bot, Planner, RandomBot, SeatAtTable, find, plugins, ranks
from domineum.bots.program import ProgramBot
from domineum.kernel import DomineumError, Match, Message, Question, Random
from domineum.kernel.decode import Plain
from domineum.voidfall import GAME as VOIDFALL
from tests.example import GAME

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


class Last:
    """Takes the last option."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        assert all(option.value is None for option in question.options)
        return question.options[-1].code


def play(bot: Bot) -> Match[Any]:
    match = Match(GAME, {"players": 2}, seed=1)
    bot.sit(SeatAtTable(match, 0))
    other = RandomBot(Random(2))
    while not match.over:
        question = match.question()
        player = bot if question.seat == 0 else other
        match.choose(player.decide(match.view(question.seat), question), question.seat)
    return match


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)


def test_a_rank_is_found_by_its_name() -> None:
    assert isinstance(find("random", VOIDFALL, Random(1)), RandomBot)


def test_a_class_is_found_in_its_module() -> None:
    bot = find(f"{__name__}:Last", GAME, Random(1))
    assert play(bot).over
    assert bot.why() == Message("why-unsaid")


def test_the_class_of_the_document_plays(tmp_path: Path) -> None:
    path = tmp_path / "my.py"
    path.write_text(examples()[0], encoding="utf-8")
    bot = find(f"{path}:Miser", GAME, Random(1))
    assert play(bot).over
    assert bot.why() == Message("why-said", {"text": "it costs nothing"})


def test_the_program_of_the_document_plays(tmp_path: Path) -> None:
    path = tmp_path / "my_program.py"
    path.write_text(examples()[1], encoding="utf-8")
    bot = find(f"program:{sys.executable} {path}", GAME, Random(1))
    assert play(bot).over
    assert bot.why() == Message("why-said", {"text": "the first that does something"})
    assert isinstance(bot, ProgramBot)
    bot.end()


def test_an_entry_point_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("last", f"{__name__}:Last", plugins.GROUP)
    monkeypatch.setattr(plugins, "entry_points", lambda group: [entry])
    assert play(find("last", GAME, Random(1))).over


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("commodore", "there is no bot 'commodore'; expected random, recruit"),
        ("nothing.py:Bot", "there is no file nothing.py"),
        ("no.such.module:Bot", "there is no module 'no.such.module'"),
        (f"{__name__}:First", "there is no class 'First'"),
        ("domineum.kernel:Random", "Random has no method 'decide'"),
        ("captain@soon", "expected a number of seconds"),
        ("program:", "expected a command"),
    ],
)
def test_a_mistake_is_explained(spec: str, problem: str) -> None:
    with pytest.raises(DomineumError, match=problem):
        find(spec, VOIDFALL, Random(1))


@pytest.mark.parametrize("rank", ["cadet", "captain", "admiral"])
def test_a_rank_is_found_by_its_id_and_by_its_name(rank: str) -> None:
    by_id, by_name = (find(f"{word}@7", VOIDFALL, Random(1)) for word in (rank, ranks.NAMES[rank]))
    assert isinstance(by_id, Planner)
    assert isinstance(by_name, Planner)
    assert type(by_id) is type(by_name)
    assert (by_id.plans, by_id.samples) == (by_name.plans, by_name.samples)
    assert by_id.seconds == by_name.seconds == 7


def test_only_random_bots_play_a_game_without_features() -> None:
    with pytest.raises(DomineumError, match="only random bots play lanterns"):
        find("captain", GAME, Random(1))


def test_a_file_that_does_not_load_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(DomineumError, match=r"broken\.py: ZeroDivisionError"):
        find(f"{path}:Bot", VOIDFALL, Random(1))
