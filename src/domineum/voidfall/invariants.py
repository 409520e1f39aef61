"""What must hold in every reachable state."""

from __future__ import annotations

from collections.abc import Iterator

from domineum.voidfall.state import Voidfall


def broken(state: Voidfall) -> Iterator[str]:
    """Name every broken invariant of Appendix B."""
    yield from ()
