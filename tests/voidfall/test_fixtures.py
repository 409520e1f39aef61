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
from tests.voidfall.make_fixtures import FOLDER, features, wanted

FIXTURES = sorted(FOLDER.glob("*.record"))
SHORT, STRIDE = 300, 8
"""Up to this many choices a game is killed at every one of them, else at every eighth."""
VERIFIED_EVERY = 120
"""Choices between two reloads that compare every hash, not only the last one."""


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
    match: Match[Voidfall] = Match(
        GAME, record.config, record.seed, checkpoint_every=len(record.choices) + 1
    )
    for made in record.choices:
        if not made.forced:
            match.choose(made.code, made.seat)
    return match


def asked(match: Match[Any]) -> list[tuple[int, str, list[str]]]:
    return [(q.seat, q.topic, [o.code for o in q.options]) for q in match.questions]


def test_a_game_killed_at_any_choice_goes_on_unchanged(record: Record) -> None:
    """Saved as text and loaded, it is in the same state and asks the same."""
    stride = STRIDE if len(record.choices) > SHORT else 1
    match: Match[Voidfall] = Match(GAME, record.config, record.seed)
    for made in record.choices:
        if made.forced:
            continue
        match.choose(made.code, made.seat)
        length = len(match.history)
        if length % stride:
            continue
        here = digest(match.state)
        saved = replace(record, choices=record.choices[:length], digest=here).to_text()
        loaded = load(saved)
        assert loaded.choices == record.choices[:length]
        thorough = length % VERIFIED_EVERY == 0
        twin = replay(loaded, GAME) if thorough else again(loaded)
        assert digest(twin.state) == here
        assert asked(twin) == asked(match)
    assert match.over
    assert digest(match.state) == record.digest
