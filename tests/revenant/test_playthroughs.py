"""The readable playthroughs are what the rules play today.

After a change of the rules: `python -m tests.revenant.make_playthroughs`, and read the diff.
"""

from __future__ import annotations

import pytest

from tests.playthroughs import check
from tests.revenant.make_playthroughs import FOLDER, GAMES, text


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_up_to_date(name: str) -> None:
    check(FOLDER, name, text(name))
