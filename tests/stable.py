"""Run the browser and server tests again and again on a machine that is busy with other things.

`make stable` shows that no test is red by chance; a failure ends it and leaves its output.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

FOLDERS = ("tests/web", "tests/server")
BUSY = "while True: pass"


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Processes that take all the time they can get."""
    beside = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in beside:
            process.kill()
            process.wait()


def passed(jobs: str, folder: str) -> bool:
    """Run the tests of a folder once, in processes of their own as `make test` does."""
    command = [sys.executable, "-m", "pytest", "-n", jobs, folder]
    return subprocess.run(command, check=False).returncode == 0


def main() -> int:
    """Run as often as wanted; 1 at the first failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.stable", description=__doc__)
    parser.add_argument("folders", nargs="*", default=list(FOLDERS))
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--busy", type=int, default=4, help="processes beside the tests")
    parser.add_argument("--jobs", default="2", help="processes of the tests")
    arguments = parser.parse_args()
    with busy(arguments.busy):
        for number in range(1, arguments.rounds + 1):
            begun = time.monotonic()
            if not all(passed(arguments.jobs, folder) for folder in arguments.folders):
                print(f"round {number} of {arguments.rounds}: FAILED", flush=True)
                return 1
            seconds = time.monotonic() - begun
            print(f"round {number} of {arguments.rounds}: passed in {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
