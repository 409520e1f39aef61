"""Neither a preview nor a choice that is taken back shows a seat what it may not know.

Both games in all modes and variants: a sampled choice is looked at in the true game and in one in
which everything unknown to its seat was dealt again. The two looks must be the same. Half of the
games are played by the habits of captains, who come to other positions than players without a plan.
"""

from __future__ import annotations

from typing import Any

import pytest

from domineum.bots.habits import habits_of
from domineum.kernel import Match, Preview, Random
from domineum.kernel.hidden import leaks_by_looking
from domineum.revenant import GAME as REVENANT
from domineum.voidfall import GAME as VOIDFALL
from tests.example.game import GAME as LANTERNS
from tests.revenant import players as revenant
from tests.thorough import thorough, upto
from tests.voidfall import players as voidfall
from tests.voidfall import void_players as against_voidborn

EVERY = 3
"""One choice in this many is looked at, on average."""
TIMES = upto(2, 20)
"""How often each config is played: without a plan, and by habit."""
GAMES: dict[str, tuple[Any, list[dict[str, Any]]]] = {
    "lanterns": (LANTERNS, [{"players": n} for n in (2, 3, 4, 2, 3, 4)]),
    "voidfall": (
        VOIDFALL,
        [voidfall.config(n) | {"preselect": False} for n in upto((1, 6, 13), range(30))],
    ),
    "voidfall-preselected": (
        VOIDFALL,
        [voidfall.config(n) | {"preselect": True} for n in upto((0, 1, 6, 13), range(30))],
    ),
    "voidfall-against-voidborn": (
        VOIDFALL,
        [
            against_voidborn.config(n) | {"preselect": preselect, "blind": preselect and n > 9}
            for n in (2, 9, 17)
            for preselect in (False, True)
        ],
    ),
    "revenant": (REVENANT, [revenant.config(n, n) for n in (2, 3, 4)]),
    "revenant-alone": (REVENANT, [revenant.config(1, n) for n in range(3)]),
}


def looks(name: str, times: int) -> tuple[list[str], int, int]:
    """Play games of a kind, look at about a third of the choices; return all leaks, the number of
    looks, and how many of them showed what is known before something is revealed."""
    game, configs = GAMES[name]
    found: list[str] = []
    count = known = 0
    for seed in range(times * len(configs)):
        match = Match(game, configs[seed % len(configs)], seed)
        guess = habits_of(game).guess if seed // len(configs) % 2 else None
        chance = Random.stream(seed, "looks")
        while not match.over:
            question = chance.pick(match.questions)
            options = question.options
            option = options[guess(question, chance)] if guess else chance.pick(options)
            if chance.below(EVERY) == 0:
                found += leaks_by_looking(match, question.seat, option.code, chance)
                preview = Preview.of(match, option, question.seat)
                count += 1
                known += preview.reveals and bool(preview.changes or preview.events)
            match.choose(option, question.seat)
    return found, count, known


@thorough
@pytest.mark.parametrize("name", GAMES)
def test_no_look_ahead_shows_what_is_hidden(name: str) -> None:
    """A card chosen face down is not seen before its turn, whatever is tried. [V-131] [V-066]"""
    found, count, known = looks(name, TIMES)
    assert found == []
    assert count > 80
    assert known > 8


def test_looking_ahead_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the fences of the kernel and of the rule the same proof finds leaks. [V-131]"""
    monkeypatch.setattr(Match, "_show_to_chooser", lambda match, question: None)
    monkeypatch.setattr("domineum.voidfall.state.Voidfall.reveal", lambda state: None)
    assert looks("voidfall-preselected", 1)[0]


def test_the_kernel_alone_keeps_a_face_down_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that forgets to say that it turns up a card is covered by the kernel. [V-131]"""
    monkeypatch.setattr("domineum.voidfall.focus.turn_up", lambda state: None)
    assert looks("voidfall-preselected", 1)[0] == []
