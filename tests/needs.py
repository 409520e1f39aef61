"""Tests of what not every checkout has installed.

They run wherever the library is there, and in `make proofs`, which installs it. Elsewhere they say
what they need.
"""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.thorough import THOROUGH


def needs(extra: str, *modules: str) -> pytest.MarkDecorator:
    """A mark for tests that need the modules of an extra of the package."""
    missing = [name for name in modules if find_spec(name) is None]
    how = f"needs {', '.join(missing)}: pip install 'domineum[{extra}]' (make proofs does)"
    return pytest.mark.skipif(bool(missing) and not THOROUGH, reason=how)
