"""The page's icons as bitmaps, made from web/public/icon.svg: `python -m tests.web.icons`.

Systems that install the page want bitmaps. A maskable one has a ground without corners, and its
drawing lies within the middle four fifths; so has the one of an iPhone, which rounds it itself.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.process import ROOT
from tests.web.browser import of_the_system
from tests.web.conftest import FLAGS

PUBLIC = ROOT / "web" / "public"
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False),
         "icon-maskable-512.png": (512, True), "icon-180.png": (180, True)}  # fmt: skip
"""By name: how wide it is, and whether its ground reaches to the corners."""


def document(svg: str, size: int, full: bool) -> str:
    """A page that shows the icon and nothing else."""
    if full:
        svg = svg.replace('rx="7"', "").replace('viewBox="0 0 32 32"', 'viewBox="-1.5 -1.5 35 35"')
        svg = svg.replace('width="32" height="32"', 'x="-4" y="-4" width="40" height="40"')
    style = f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>"
    return f"<!doctype html>{style}{svg}"


def main(folder: Path = PUBLIC) -> None:
    """Draw all of them."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=of_the_system(), args=FLAGS)
        for name, (size, full) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(document(svg, size, full))
            page.screenshot(path=folder / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
