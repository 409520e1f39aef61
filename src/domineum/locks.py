"""A file that one process holds at a time, on every system."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


def hold(path: Path) -> IO[bytes]:
    """Hold a file until it is closed or the process ends; BlockingIOError while another has it."""
    file = os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "r+b")
    try:
        _lock(file.fileno())
    except OSError:
        file.close()
        raise
    return file


def _lock(file: int) -> None:
    """Lock without waiting. Windows locks bytes from where the file is, so always the first."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, 0, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
