"""Whole games against the Voidborn, kept as records.

`python -m tests.voidfall.make_fixtures_void` chooses and writes them anew after a change of the
rules.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from domineum.kernel import Match
from domineum.kernel.record import Record, load, replay
from domineum.kernel.state import digest
from domineum.voidfall import GAME
from domineum.voidfall.state import Voidfall
from tests.voidfall.make_fixtures_void import FOLDER, features, wanted
from tests.voidfall.test_fixtures import again, asked, read

FIXTURES = sorted(FOLDER.glob("*.record"))
STRIDE = 29
"""Choices between two times that a game is killed and loaded."""


@pytest.fixture(params=FIXTURES, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


def test_a_fixture_replays_to_the_same_hashes(record: Record) -> None:
    match = replay(record, GAME)
    assert match.over
    assert digest(match.state) == record.digest


def test_the_fixtures_show_every_map_difficulty_variant_and_end() -> None:
    """Won, outdone and lost by Catastrophe, alone and in a group. [V-161] [V-172]"""
    shown = {feature for path in FIXTURES for feature in features(again(read(path)))}
    assert wanted() - shown == set()


def test_a_killed_game_goes_on_unchanged(record: Record) -> None:
    """Saved as text and loaded, it is in the same state and asks the same."""
    match: Match[Voidfall] = Match(GAME, record.config, record.seed)
    for made in record.choices:
        if made.forced:
            continue
        match.choose(made.code, made.seat)
        length = len(match.history)
        if length % STRIDE:
            continue
        here = digest(match.state)
        loaded = load(replace(record, choices=record.choices[:length], digest=here).to_text())
        twin = again(loaded)
        assert digest(twin.state) == here
        assert asked(twin) == asked(match)
    assert digest(match.state) == record.digest
