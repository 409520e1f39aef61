"""Prompts and labels, over whole games: nothing is offered that is not there, and what comes from
somewhere says from where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from domineum.games import find
from domineum.kernel import AnyGame, Match, Option, Question, Random
from domineum.kernel.messages import sentence
from tests.revenant.players import eager
from tests.voidfall.players import keen

Player = Callable[[Random, Question[Any]], str | Option[Any]]
PLAYERS: dict[str, Player] = {
    "voidfall": keen,
    "revenant": lambda random, question: eager(question, random),
}
CASES = [
    ("voidfall", "competitive", 2), ("voidfall", "competitive", 3), ("voidfall", "solo", 1),
    ("voidfall", "coop", 2), ("revenant", "competitive", 2), ("revenant", "competitive", 3),
    ("revenant", "solo", 1),
]  # fmt: skip
NO = ("forfeit", "done", "end")
NAMED = (
    "revenant.agenda", "revenant.board", "revenant.captain", "revenant.crew", "revenant.end",
    "revenant.extra", "revenant.first-house", "revenant.frigate-board", "revenant.influence",
    "revenant.keep", "revenant.mulligan", "revenant.room", "revenant.trade",
    "voidfall.act", "voidfall.crisis", "voidfall.crisis.pay", "voidfall.flip",
    "voidfall.play-agenda", "voidfall.preselect", "voidfall.select", "voidfall.upkeep.credits",
    "voidfall.upkeep.food", "voidfall.upkeep.materials",
)  # fmt: skip
"""These prompts name what they are about themselves."""


def asked(game: AnyGame, mode: str, players: int, seed: int) -> Iterator[Question[Any]]:
    """Every question of a game."""
    random = Random.stream(seed, f"prompts {mode}")
    config = game.random_config(random, mode=mode, players=players)
    match: Match[Any] = Match(game, config, seed)
    while not match.over:
        question = match.questions[0]
        yield question
        match.choose(PLAYERS[game.name](random, question), question.seat)


@pytest.mark.parametrize(("name", "mode", "players"), CASES)
def test_to_decline_is_offered_where_it_is_possible(name: str, mode: str, players: int) -> None:
    """And a question that asks whether something is done has an answer that says no."""
    game = find(name)
    for seed in range(3):
        for question in asked(game, mode, players, seed):
            prompt = game.catalogue.render(question.prompt(), "en")
            declines = [
                option
                for option in question.options
                if option.verb in NO or game.roles.get(option.verb) == "decline"
            ]
            if "decline" in prompt or "or end" in prompt:
                assert declines, (prompt, question.options)
            assert prompt.endswith((".", "?")), prompt


@pytest.mark.parametrize(("name", "mode", "players"), CASES)
def test_a_prompt_names_its_source(name: str, mode: str, players: int) -> None:
    """Unless it says itself what it is about."""
    for question in asked(find(name), mode, players, 4):
        assert question.source or question.topic in NAMED, (question.topic, question.options)


@pytest.mark.parametrize(("name", "mode", "players"), CASES)
def test_a_label_is_a_sentence(name: str, mode: str, players: int) -> None:
    """It begins with a large letter or a figure, and no label stands twice among the options."""
    game = find(name)
    for question in asked(game, mode, players, 5):
        labels = [game.catalogue.render(option.label(), "en") for option in question.options]
        begun = [sentence(label)[0] for label in labels]
        assert all(letter.isupper() or letter.isdigit() for letter in begun), labels
        assert len(set(labels)) == len(labels), labels
