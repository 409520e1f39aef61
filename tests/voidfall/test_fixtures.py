"""Whole games, kept as records: the same choices lead to the same states forever.

`python -m tests.voidfall.make_fixtures` chooses and writes them again after a change of the rules,
and `make_fixtures_void` those against the Voidborn.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from domineum.kernel import Match
from domineum.kernel.record import Record, load, replay
from domineum.kernel.state import digest
from domineum.voidfall import GAME
from domineum.voidfall.state import Voidfall
from tests.thorough import thorough, upto
from tests.voidfall import make_fixtures, make_fixtures_void

RIVALS = sorted(make_fixtures.FOLDER.glob("*.record"))
VOID = sorted(make_fixtures_void.FOLDER.glob("*.record"))
STRIDE = upto(5, 1)
"""Choices between two deaths of a game."""
WHOLE_EVERY = 24
"""Choices between two reloads of a whole record.

In between a reload begins at the last whole one: what comes before is known to be the same.
"""


def read(path: Path) -> Record:
    return load(path.read_text(encoding="utf-8"))


@pytest.fixture(params=[*RIVALS, *VOID], ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


def test_a_fixture_replays_to_the_same_hashes(record: Record) -> None:
    match = replay(record, GAME)
    assert match.over
    assert digest(match.state) == record.digest


def test_the_fixtures_show_every_house_origin_map_variant_and_end() -> None:
    shown = {feature for path in RIVALS for feature in make_fixtures.features(again(read(path)))}
    assert make_fixtures.wanted() - shown == set()


def test_those_against_the_voidborn_show_every_map_difficulty_variant_and_end() -> None:
    """Won, outdone and lost by Catastrophe, alone and in a group. [V-161] [V-172]"""
    shown = {feature for path in VOID for feature in make_fixtures_void.features(again(read(path)))}
    assert make_fixtures_void.wanted() - shown == set()


def again(record: Record) -> Match[Voidfall]:
    """Make the choices of a record again, without comparing hashes."""
    return go_on(Match(GAME, record.config, record.seed), record)


def go_on(match: Match[Voidfall], record: Record) -> Match[Voidfall]:
    """Make the choices of a record in a match."""
    for made in record.choices:
        if not made.forced:
            match.choose(made.code, made.seat)
    return match


def asked(match: Match[Any]) -> list[tuple[int, str, list[str]]]:
    return [(q.seat, q.topic, [o.code for o in q.options]) for q in match.questions]


@thorough
def test_a_game_killed_at_any_choice_goes_on_unchanged(record: Record) -> None:
    """Saved as text and loaded, it is in the same state and asks the same.

    That happens after every STRIDE choices. All hashes of the saved text are compared once, in the
    middle of the game.
    """
    match: Match[Voidfall] = Match(GAME, record.config, record.seed)
    base, start = match.copy(), 0
    chosen = [made for made in record.choices if not made.forced]
    for number, made in enumerate(chosen, 1):
        match.choose(made.code, made.seat)
        if number % STRIDE:
            continue
        length = len(match.history)
        here = digest(match.state)
        whole = length // WHOLE_EVERY > start // WHOLE_EVERY
        choices = record.choices[0 if whole else start : length]
        loaded = load(replace(record, choices=choices, digest=here).to_text())
        assert loaded.choices == choices
        if whole:
            middle = start < len(record.choices) // 2 <= length
            base, start = replay(loaded, GAME) if middle else again(loaded), length
            twin = base
        else:
            twin = go_on(base.copy(), loaded)
        assert digest(twin.state) == here
        assert asked(twin) == asked(match)
    assert match.over
    assert digest(match.state) == record.digest
