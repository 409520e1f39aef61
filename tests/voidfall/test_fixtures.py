"""Whole games, kept as records: the same choices lead to the same states forever.

`python -m tests.voidfall.make_fixtures` chooses and writes them anew after a change of the rules.
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
from tests.voidfall.make_fixtures import FOLDER, features, wanted

FIXTURES = sorted(FOLDER.glob("*.record"))
STRIDE = upto(5, 1)
"""Choices between two deaths of a game."""
WHOLE_EVERY = 24
"""Choices between two reloads of a whole record.

In between a reload begins at the last whole one: what comes before is known to be the same.
"""


def read(path: Path) -> Record:
    return load(path.read_text(encoding="utf-8"))


@pytest.fixture(params=FIXTURES, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


def test_a_fixture_replays_to_the_same_hashes(record: Record) -> None:
    match = replay(record, GAME)
    assert match.over
    assert digest(match.state) == record.digest


def test_the_fixtures_show_every_house_origin_map_variant_and_end() -> None:
    shown = {feature for path in FIXTURES for feature in features(again(read(path)))}
    assert wanted() - shown == set()


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
    """Saved as text and loaded, it is in the same state and asks the same."""
    kill_on_the_way(record)


def kill_on_the_way(record: Record) -> None:
    """Play a record; after every STRIDE choices save it as text, load it and compare.

    All hashes of the saved text are compared once, in the middle of the game.
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
