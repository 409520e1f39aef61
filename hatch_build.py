"""Puts the built page into the wheel, if it is built: `make dist` sees to that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Page(BuildHookInterface[Any]):
    """An editable install has its page in `web/dist` and needs no copy."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files that are not in the packages."""
        page = Path(self.root, "web", "dist")
        if version != "editable" and (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "domineum/web_dist"
