from __future__ import annotations

import shutil
import sys

import pytest

from tests.measure import interpreters
from tests.measure.interpreters import BOTS, PYODIDE, Kind, compare, kinds, line


def test_every_mode_of_a_game_is_played_by_everybody() -> None:
    found = list(kinds(["revenant"]))
    assert len(found) == 4 * len(BOTS)
    assert Kind("revenant", "solo", 1, "cadet") in found


def test_a_line_depends_on_every_choice() -> None:
    kind = Kind("revenant", "solo", 1, "random")
    assert line(kind, 1) == line(kind, 1)
    assert line(kind, 1) != line(kind, 2)


@pytest.mark.skipif(
    not (shutil.which("node") and PYODIDE.is_dir()), reason="Pyodide comes with the page"
)
def test_pyodide_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(["--games", "revenant", "--bots", "random"])
    assert "Pyodide: 4 of 4 games the same" in capsys.readouterr().out


def test_a_game_that_differs_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = {"CPython": "print('a'); print('b')", "Other": "print('a'); print('c')"}
    commands = {name: lambda _, t=text: [sys.executable, "-c", t] for name, text in said.items()}
    monkeypatch.setattr(interpreters, "interpreters", lambda: commands)
    assert not compare([])
    assert "Other: 1 of 2 games the same\n  - b\n  + c\n" in capsys.readouterr().out


def test_an_interpreter_that_is_needed_has_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one is missing, nothing would be compared, and nothing could fail."""
    monkeypatch.setattr(interpreters, "interpreters", lambda: {"CPython": list})
    monkeypatch.setattr(sys, "argv", ["interpreters", "--need", "CPython,PyPy"])
    with pytest.raises(SystemExit, match="there is no PyPy"):
        interpreters.main()
