"""Whole games against the Voidborn, kept as records.

`python -m tests.voidfall.make_fixtures_void` chooses and writes them anew after a change of the
rules.
"""

from __future__ import annotations

import pytest

from domineum.kernel.record import Record, replay
from domineum.kernel.state import digest
from domineum.voidfall import GAME
from tests.thorough import thorough
from tests.voidfall.make_fixtures_void import FOLDER, features, wanted
from tests.voidfall.test_fixtures import again, kill_on_the_way, read

FIXTURES = sorted(FOLDER.glob("*.record"))


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


@thorough
def test_a_game_killed_at_any_choice_goes_on_unchanged(record: Record) -> None:
    """Saved as text and loaded, it is in the same state and asks the same."""
    kill_on_the_way(record)
