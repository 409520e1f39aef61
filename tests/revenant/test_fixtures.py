"""Whole games, kept as records: the same choices lead to the same states forever.

`python -m tests.revenant.make_fixtures` chooses and writes them again after a change of the rules.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from domineum.kernel import Match
from domineum.kernel.record import Record, load, replay
from domineum.kernel.state import digest
from domineum.revenant import GAME
from domineum.revenant.state import Fleet
from tests.revenant.make_fixtures import FOLDER, features, wanted
from tests.thorough import thorough, upto

FIXTURES = sorted(FOLDER.glob("*.record"))
STRIDE = upto(48, 4)
"""Choices between two deaths of a game."""


def read(path: Path) -> Record:
    return load(path.read_text(encoding="utf-8"))


@pytest.fixture(params=FIXTURES, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


def test_a_fixture_replays_to_the_same_hashes(record: Record) -> None:
    match = replay(record, GAME)
    assert match.over
    assert digest(match.state) == record.digest


def test_the_fixtures_show_what_they_are_chosen_for() -> None:
    shown = {f for path in FIXTURES for f in features(replay(read(path), GAME, log=True))}
    assert wanted() - shown == set()


@thorough
def test_a_game_killed_at_a_choice_goes_on_unchanged(record: Record) -> None:
    """Saved as text and loaded, it is in the same state and asks the same."""
    match: Match[Fleet] = Match(GAME, record.config, record.seed)
    for number, made in enumerate(record.choices, 1):
        if made.forced:
            continue
        match.choose(made.code, made.seat)
        if number % STRIDE:
            continue
        length, here = len(match.history), digest(match.state)
        saved = replace(record, choices=record.choices[:length], digest=here).to_text()
        twin = replay(load(saved), GAME)
        assert digest(twin.state) == here
        assert [q.topic for q in twin.questions] == [q.topic for q in match.questions]
    assert digest(match.state) == record.digest
