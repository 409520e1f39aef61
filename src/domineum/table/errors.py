"""What a table refuses, besides what the rules refuse (the kernel's `Refused`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from domineum.kernel import DomineumError


class Stale(DomineumError):
    """The request was made for another position than the present one, which is `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the game has gone on; it is at position {seq}")
        self.seq = seq


class KeyUsed(DomineumError):
    """The key of the request belongs to another one."""


class RulesFailed(DomineumError):
    """A defect of the rules: what was asked for could not be carried out."""


class NoAdvice(DomineumError):
    """The bot that was asked for a hint has no answer that can be chosen."""


@contextmanager
def carried_out() -> Iterator[None]:
    """Name a failure of the rules themselves; the match is no longer usable then."""
    try:
        yield
    except DomineumError:
        raise
    except Exception as error:
        raise RulesFailed("the rules fail") from error
