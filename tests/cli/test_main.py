from __future__ import annotations

import subprocess
import sys

import pytest

from domineum import __version__
from domineum.cli import COMMANDS, main
from tests.cli.conftest import Command


def shell(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "domineum", *argv], capture_output=True, text=True, check=False
    )


def test_the_version_is_printed(command: Command) -> None:
    assert command("version") == f"domineum {__version__}\n"


def test_help_lists_every_command() -> None:
    done = shell("--help")
    assert done.returncode == 0
    assert all(name in done.stdout for name in COMMANDS)


def test_help_imports_no_command_and_no_kernel() -> None:
    code = (
        "import sys, contextlib\n"
        "from domineum.cli import main\n"
        "with contextlib.suppress(SystemExit): main(['--help'])\n"
        "sys.exit([name for name in sys.modules if name.startswith('domineum.')]"
        " != ['domineum.cli'])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([name, "--help"])
    assert stop.value.code == 0
    assert COMMANDS[name].split(",")[0].split()[0] in capsys.readouterr().out


def test_a_mistake_is_one_line_and_a_two() -> None:
    done = shell("play", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("domineum: there is no game 'chess'")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_goes_away_is_not_an_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "domineum", "rules", "--search", "a"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_ctrl_c_prints_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("domineum.cli.version.run", stop)
    assert main(["version"]) == 130


def test_a_defect_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(arguments: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("domineum.cli.version.run", fail)
    with pytest.raises(ZeroDivisionError):
        main(["version"])


def test_the_combat_helper_is_reached(command: Command) -> None:
    sides = ("--invader", "4 corvette", "--defender", "3 voidborn")
    assert "invader wins" in command("voidfall", "combat", *sides)
