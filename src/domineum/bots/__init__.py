"""Players that are programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from domineum.kernel import Option, Question
from domineum.kernel.decode import Plain


class Bot(Protocol):
    """A player that is a program. It knows what its seat may know, and nothing else."""

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> Option[Any]:
        """Choose one of the options of the question."""
