"""Whatever a bot does, there is an answer, and what went wrong is counted."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from domineum.bots import CATALOGUE, Guarded, find_guarded, plugins
from domineum.bots.program import ProgramBot
from domineum.kernel import Match, Message, Question, Random
from domineum.kernel.decode import Plain
from domineum.kernel.messages import LANGUAGES
from tests.example import GAME


class Cheat:
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        return "win"


class Mute:
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> None:
        return None


class Broken:
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> float:
        return 1 / 0


class Slow:
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        time.sleep(0.002)
        return question.options[0].code


class Good:
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        return question.options[0].code


def asked() -> tuple[dict[str, Plain], Question[Any]]:
    match = Match(GAME, {"players": 2}, seed=1)
    question = match.question()
    return match.view(question.seat), question


@pytest.mark.parametrize(
    ("kind", "player", "seconds"),
    [("illegal", Cheat, 9), ("illegal", Mute, 9), ("crash", Broken, 9), ("late", Slow, 0.001)],
)
def test_a_bot_that_errs_loses_the_decision_to_chance(
    kind: str, player: type, seconds: float
) -> None:
    bot = Guarded(plugins.make(player, Random(1)), Random(2), seconds)
    view, question = asked()
    chosen = {bot.decide(view, question).code for _ in range(40)}
    assert chosen == {option.code for option in question.options}
    assert bot.failures == {kind: 40}
    assert bot.problem
    assert bot.why() == Message("why-stand-in", {"kind": kind})
    for language in LANGUAGES:
        assert "[" not in CATALOGUE.render(bot.why(), language)


class Talkative:
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        raise ValueError("why? " * 1000)


def test_a_crash_is_reported_briefly_and_with_its_place() -> None:
    for player, what in ((Broken, "ZeroDivisionError: division by zero"), (Talkative, "why? ")):
        bot = Guarded(plugins.make(player, Random(1)), Random(2))
        bot.decide(*asked())
        assert what in bot.problem
        assert len(bot.problem) < 200
        assert re.search(r" \(test_guard\.py:\d+\)$", bot.problem)


class Late:
    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str:
        raise TimeoutError("later " * 1000)


def test_a_bot_that_gives_up_is_reported_briefly() -> None:
    bot = Guarded(plugins.make(Late, Random(1)), Random(2))
    bot.decide(*asked())
    assert bot.failures == {"late": 1}
    assert bot.problems["late"].startswith("later later ")
    assert len(bot.problems["late"]) < 200


def test_a_good_bot_is_left_alone() -> None:
    bot = Guarded(plugins.make(Good, Random(1)), Random(2))
    view, question = asked()
    assert bot.decide(view, question) is question.options[0]
    assert bot.decisions == 1
    assert not bot.failures
    assert bot.why() == Message("why-unsaid")


def program(tmp_path: Path, text: str, seconds: float) -> Guarded:
    path = tmp_path / "program.py"
    path.write_text(f"import json, sys, time\n{text}\n", encoding="utf-8")
    return find_guarded(f"program:{sys.executable} {path}", GAME, Random(1), seconds)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("raise SystemExit(0)", "crash"),
        ("print('what?', flush=True); sys.stdin.read()", "crash"),
        ("print('{}', flush=True); sys.stdin.read()", "crash"),
        ("print(json.dumps({'code': 'win'}), flush=True); sys.stdin.read()", "illegal"),
    ],
)
def test_a_program_that_errs_is_counted(tmp_path: Path, text: str, kind: str) -> None:
    bot = program(tmp_path, text, 20)
    assert bot.decide(*asked()) in asked()[1].options or bot.failures
    assert bot.failures == {kind: 1}
    bot.bot.end()  # type: ignore[attr-defined]


def test_a_program_that_hangs_is_ended_and_started_again(tmp_path: Path) -> None:
    hanging = tmp_path / "hanging"
    hanging.touch()
    text = f"""
from pathlib import Path
for line in sys.stdin:
    while Path({str(hanging)!r}).exists():
        time.sleep(0.01)
    print(json.dumps({{"code": json.loads(line)["question"]["options"][0]["code"]}}), flush=True)
"""
    bot = program(tmp_path, text, 0.1)
    assert isinstance(bot.bot, ProgramBot)
    view, question = asked()
    bot.decide(view, question)
    assert bot.failures == {"late": 1}
    hanging.unlink()
    bot.seconds = bot.bot.seconds = 120
    assert bot.decide(view, question) is question.options[0]
    assert bot.failures == {"late": 1}
    bot.bot.end()
