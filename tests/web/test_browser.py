from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import ROOT
from tests.web import browser


def having(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let the system have these browsers."""
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in names else None)


def test_a_browser_of_the_system_is_used_under_any_of_its_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    having(monkeypatch, "chromium-browser", "google-chrome")
    assert browser.of_the_system() == "/bin/google-chrome"
    having(monkeypatch, "chromium-browser")
    assert browser.of_the_system() == "/bin/chromium-browser"


def test_without_one_playwright_uses_its_own(tmp_path: Path) -> None:
    """In a process of its own: Playwright runs once in each."""
    command = [sys.executable, "-m", "tests.web.browser"]
    places = {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    environment = os.environ | places

    def asked() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
        )

    none = asked()
    assert (none.returncode, none.stdout) == (1, "")
    own = Path(none.stderr.split()[-1])
    assert own.is_relative_to(tmp_path)
    own.parent.mkdir(parents=True)
    own.touch()
    assert (asked().returncode, asked().stdout) == (0, f"{own}\n")
