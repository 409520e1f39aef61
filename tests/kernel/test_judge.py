"""What bots that plan need to know of a game."""

from __future__ import annotations

from domineum.kernel.judge import added


def test_numbers_are_added_in_their_order() -> None:
    """A sum that makes up for what was rounded away would be 2.0."""
    assert added([1.0, 1e100, 1.0, -1e100]) == 0.0
    assert added([]) == 0.0
