"""How far a test goes: a sample in `make test`, everything in `make proofs`.

A test that goes further there has the mark `thorough` and takes its numbers from `upto`.
"""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

T = TypeVar("T")

THOROUGH = bool(os.environ.get("DOMINEUM_THOROUGH"))

thorough = pytest.mark.thorough


def upto(sample: T, everything: T) -> T:
    """The number for this run: the sample, or everything in `make proofs`."""
    return everything if THOROUGH else sample
