from __future__ import annotations

import gc
import weakref

import pytest

from domineum.server.tables.garbage import FEW, MOST_SWEEPS, SWEEPS, Garbage

CLOCK = "domineum.server.tables.garbage.time.monotonic"


class Ring:
    """Something that only the collector can find."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def ring() -> weakref.ref[Ring]:
    """A ring that was set apart while it was in use, and is no longer used."""
    made = Ring()
    gc.freeze()
    return weakref.ref(made)


def sweeps(found: Garbage, tables: int, ring: weakref.ref[Ring]) -> int:
    """How many sweeps it takes until the ring is found."""
    count = 0
    while ring() is not None:
        found.sweep(tables)
        count += 1
    gc.unfreeze()
    return count


def test_garbage_is_found_soon_where_there_are_few_tables(ring: weakref.ref[Ring]) -> None:
    found = Garbage()
    found.asked()
    assert sweeps(found, FEW, ring) == SWEEPS


def test_many_tables_are_looked_through_when_nobody_asks(
    ring: weakref.ref[Ring], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1_000.0]
    monkeypatch.setattr(CLOCK, lambda: clock[0])
    found = Garbage()
    for _ in range(SWEEPS + 5):
        found.asked()
        found.sweep(300)
    assert ring() is not None
    clock[0] += 3
    assert sweeps(found, 300, ring) == 1


def test_in_any_case_garbage_is_found_some_day(
    ring: weakref.ref[Ring], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CLOCK, lambda: 1_000.0)
    found = Garbage()
    found.asked()
    assert sweeps(found, 300, ring) == MOST_SWEEPS
