"""One process holds a file: for real here, and with the calls of Windows."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from domineum import locks

HOLD = """
import sys
from pathlib import Path
from domineum.locks import hold
file = hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


class Msvcrt:
    """`msvcrt.locking` as Windows documents it: bytes of a file, from its present position on.

    A byte that another handle has locked is refused with EACCES, in the same process too. A lock
    ends when its handle is closed.
    """

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locked: list[tuple[int, tuple[int, int] | None, range]] = []

    def locking(self, handle: int, mode: int, count: int) -> None:
        assert mode == self.LK_NBLCK
        assert count > 0
        begin = os.lseek(handle, 0, os.SEEK_CUR)
        wanted, file = range(begin, begin + count), identity(handle)
        # A handle that asks again is a new one: nobody here locks twice with the same.
        self.locked = [x for x in self.locked if x[0] != handle and identity(x[0]) == x[1]]
        for _, other, taken in self.locked:
            if other == file and taken.start < wanted.stop and wanted.start < taken.stop:
                raise OSError(errno.EACCES, "Permission denied")
        self.locked.append((handle, file, wanted))


def identity(handle: int) -> tuple[int, int] | None:
    """Which file a handle means; None if it is closed."""
    try:
        found = os.fstat(handle)
    except OSError:
        return None
    return found.st_dev, found.st_ino


@pytest.fixture(params=["here", "windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system of this machine, then Windows."""
    if request.param == "windows":
        monkeypatch.setattr(locks, "sys", SimpleNamespace(platform="win32"))
        monkeypatch.setitem(sys.modules, "msvcrt", Msvcrt())


@pytest.mark.usefixtures("system")
def test_a_held_file_is_refused_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = locks.hold(path)
    with pytest.raises(BlockingIOError):
        locks.hold(path)
    with locks.hold(tmp_path / "other"):
        first.close()
    locks.hold(path).close()
    locks.hold(path).close()


@pytest.mark.usefixtures("system")
def test_a_refused_file_is_closed_again(tmp_path: Path) -> None:
    before = locks.hold(tmp_path / "lock")
    place = os.dup(before.fileno())
    os.close(place)
    for _ in range(3):
        with pytest.raises(BlockingIOError):
            locks.hold(tmp_path / "lock")
    again = os.dup(before.fileno())
    os.close(again)
    before.close()
    assert again == place


@pytest.mark.usefixtures("system")
def test_what_is_written_to_a_held_file_does_not_move_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.write_bytes(b"some words")
    with locks.hold(path), pytest.raises(BlockingIOError):
        locks.hold(path)
    assert path.read_bytes() == b"some words"


@pytest.mark.usefixtures("system")
def test_a_place_that_does_not_exist_is_another_problem(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        locks.hold(tmp_path / "missing" / "lock")


def test_another_process_holds_it_until_it_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path / "lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(BlockingIOError):
            locks.hold(tmp_path / "lock")
        other.kill()
        other.wait()
        locks.hold(tmp_path / "lock").close()
