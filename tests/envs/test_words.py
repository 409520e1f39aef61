"""The face for language models: a position and a question as text, and answers from text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.envs import words
from domineum.kernel import Match, Random


def started(name: str) -> Match[Any]:
    game = games.find(name)
    return Match(game, game.random_config(Random(7), mode="competitive", players=2), 7)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", games.names())
def test_a_question_lists_its_options_and_says_how_to_answer(name: str, language: str) -> None:
    match = started(name)
    asked = match.question()
    text = words.question(match, asked, language)
    for number, option in enumerate(asked.options, 1):
        label = match.game.catalogue.render(option.label(), language)
        assert f"\n{number}. {label}" in text
    assert "ANSWER 2" in text


@pytest.mark.parametrize("name", games.names())
def test_a_position_is_short_and_holds_the_scores(name: str) -> None:
    match = started(name)
    text = words.position(match, 0)
    assert len(text) < 1500
    for seat, score in enumerate(match.game.scores(match.state)):
        assert f"seat {seat}: {score}" in text


def test_the_last_line_with_an_answer_counts() -> None:
    asked = started("voidfall").question()
    assert words.answer(asked, "ANSWER 1 would be safe.\nBut no:\n**Answer: 2**\n") == 1
    for text, problem in (
        ("I take the second", "expected a line like"),
        ("ANSWER 0", "expected a number from 1"),
        ("ANSWER 99", "found 99"),
    ):
        with pytest.raises(words.BadAnswer, match=problem):
            words.answer(asked, text)


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_the_documents_run(number: int) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 3
    exec(compile(examples[number], "docs/research.md", "exec"), {})
