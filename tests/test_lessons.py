"""What the page teaches names rules that exist: lessons, glossary and help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from domineum.rulebook import load

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r'"([VR]-\d+)"')


@pytest.mark.parametrize("what", ["learn/*.ts", "locale/glossary.*.json"])
def test_every_rule_that_is_named_exists(what: str) -> None:
    files = (ROOT / "web/src").glob(what)
    named = {rule for path in files for rule in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert named - set(load().rules) == set()
