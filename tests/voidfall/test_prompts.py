"""Prompts and labels, over whole games: nothing is offered that is not there, and what comes from
somewhere says from where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from domineum.kernel import Match, Question, Random
from domineum.kernel.messages import sentence
from domineum.voidfall import GAME
from tests.voidfall.players import keen

MODES = (("competitive", 2), ("competitive", 3), ("solo", 1), ("coop", 2))
NO = ("forfeit", "done", "end")
NAMED = (
    "voidfall.act", "voidfall.crisis", "voidfall.crisis.pay", "voidfall.flip",
    "voidfall.play-agenda", "voidfall.preselect", "voidfall.select", "voidfall.upkeep.credits",
    "voidfall.upkeep.food", "voidfall.upkeep.materials",
)  # fmt: skip
"""These prompts name what they are about themselves."""


def asked(mode: str, players: int, seed: int) -> Iterator[Question[Any]]:
    """Every question of a game."""
    random = Random.stream(seed, f"prompts {mode}")
    config = GAME.random_config(random, mode=mode, players=players)
    match = Match(GAME, config, seed)
    while not match.over:
        question = match.questions[0]
        yield question
        match.choose(keen(random, question), question.seat)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_to_decline_is_offered_where_it_is_possible(mode: str, players: int) -> None:
    """And a question that asks whether something is done has an answer that says no."""
    for seed in range(3):
        for question in asked(mode, players, seed):
            prompt = GAME.catalogue.render(question.prompt(), "en")
            declines = [
                option
                for option in question.options
                if option.verb in NO or GAME.roles.get(option.verb) == "decline"
            ]
            if "decline" in prompt or "or end" in prompt:
                assert declines, (prompt, question.options)
            assert prompt.endswith((".", "?")), prompt


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_a_prompt_names_its_source(mode: str, players: int) -> None:
    """Unless it says itself what it is about."""
    for question in asked(mode, players, 4):
        assert question.source or question.topic in NAMED, (question.topic, question.options)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_a_label_is_a_sentence(mode: str, players: int) -> None:
    """It begins with a large letter or a figure, and no label stands twice among the options."""
    for question in asked(mode, players, 5):
        labels = [GAME.catalogue.render(option.label(), "en") for option in question.options]
        begun = [sentence(label)[0] for label in labels]
        assert all(letter.isupper() or letter.isdigit() for letter in begun), labels
        assert len(set(labels)) == len(labels), labels
