"""The face for language models: a position and a question as text, and answers from text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.envs import words
from domineum.envs.glossary import glossary
from domineum.kernel import Match, Random
from domineum.kernel.messages import sentence


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
        assert f"\n{number}. {sentence(label)}" in text
    assert "ANSWER 2" in text


@pytest.mark.parametrize("name", games.names())
def test_a_position_is_short_and_holds_the_scores(name: str) -> None:
    match = started(name)
    text = words.position(match, 0)
    assert len(text) < 1500
    for seat, score in enumerate(match.game.scores(match.state)):
        assert f"seat {seat}: {score}" in text


@pytest.mark.parametrize("name", games.names())
def test_a_prompt_holds_all_that_is_needed_and_nothing_empty(name: str) -> None:
    match = started(name)
    asked = match.question()
    text = words.prompt(match, asked.seat)
    assert words.position(match, asked.seat) in text
    assert text.endswith(words.question(match, asked))
    table = text.removesuffix(words.question(match, asked)).partition("Your figures")[2]
    assert re.search(r"^players$", table, re.M)
    assert not re.search(r"[a-z_] no(  |$)|: -$", table, re.M)
    assert len(text) < 20_000


def test_the_cards_that_a_seat_holds_are_explained_and_no_others() -> None:
    match = started("voidfall")
    asked = match.question()
    for player in match.state.players:
        player.agendas = [
            "enlightened-nation" if player is match.state.players[0] else "mining-consortium"
        ]
    told = dict(line.split(": ", 1) for line in glossary(match, asked))
    own = match.state.players[asked.seat]
    assert {*own.hand, *own.agendas, own.house} < set(told)
    assert told["development"].startswith("Grow: spend 1 Material")
    other = match.state.players[1 - asked.seat]
    assert not {other.house, *other.agendas} & set(told)
    polish = dict(line.split(": ", 1) for line in glossary(match, asked, "pl"))
    assert polish["development"] != told["development"]


@pytest.mark.parametrize("name", games.names())
def test_a_prompt_shows_only_what_the_seat_may_know(name: str) -> None:
    match = started(name)
    seat = match.question().seat
    for seed in range(3):
        twin = match.sample(seat, Random(seed))
        assert words.prompt(twin, seat) == words.prompt(match, seat)


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
