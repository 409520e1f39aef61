"""Which browser the tests use: one of the system, else Playwright's own.

`python -m tests.web.browser` says which, and fails if there is none.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = (
    "chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable",
    "chromium-browser",
)  # fmt: skip
"""First the one without windows, which needs the least of the machine."""


def of_the_system() -> str | None:
    """Where the system has a browser; None means Playwright's own, as Playwright understands it."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def main() -> int:
    """Print where the browser is."""
    path = of_the_system()
    if path is None:
        with sync_playwright() as play:
            path = play.chromium.executable_path
    if not Path(path).is_file():
        print(f"there is no browser, nor {path}", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
