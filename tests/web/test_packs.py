"""A table with a pack: chosen on the page, named and drawn there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import ROOT, Server
from tests.web.conftest import NewContext, watched


@pytest.fixture
def context(chromium: Browser, tmp_path: Path) -> Iterator[NewContext]:
    """Browsers at a server whose keeper has the pack of the examples."""
    dist = Path(os.environ.get("DOMINEUM_TEST_WEB", ROOT / "web" / "dist"))
    settings = {
        "DOMINEUM_WEB": str(dist),
        "DOMINEUM_PACKS": f'["{(ROOT / "examples" / "packs").as_posix()}"]',
    }
    server = Server(f"sqlite:///{tmp_path}/db", tmp_path / "log", ("voidfall",), settings).start()
    try:
        with watched(chromium, server) as new:
            yield new
    finally:
        server.stop()


def test_a_map_of_a_pack_is_chosen_and_played(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/new?game=voidfall")
    expect(page.get_by_text("Quiet Meridian")).to_be_visible()
    expect(page.get_by_text("Beacon Strait")).to_have_count(0)
    page.get_by_label("quiet-beacons 1.0").check()
    page.get_by_text("Beacon Strait").first.click()
    page.get_by_role("combobox").filter(has_text="House Orsavel").first.select_option("orsavel")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("House Orsavel").first).to_be_visible()
    expect(page.get_by_role("main", name="Voidfall + quiet-beacons")).to_be_visible()
