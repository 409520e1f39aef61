from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

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


def test_without_one_playwright_uses_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    having(monkeypatch)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    assert browser.of_the_system() is None
    assert browser.main() == 1
    with sync_playwright() as play:
        own = Path(play.chromium.executable_path)
    assert own.is_relative_to(tmp_path)
    own.parent.mkdir(parents=True)
    own.touch()
    assert browser.main() == 0
    assert capsys.readouterr().out == f"{own}\n"
