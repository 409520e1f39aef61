"""The pages of the browser table, if it was built."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from fastapi import FastAPI
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import domineum
from domineum.server.doors.packed import ASK_AGAIN, FOREVER, Packed, pack, send
from domineum.server.settings import Settings
from domineum.table.problems import Missing

INDEX = "index.html"
HASHED = re.compile(r"assets/.*-[\w-]{8,}\.\w+")
"""A file whose name changes with its content."""
TYPES = {
    ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".js": "text/javascript",
    ".json": "application/json", ".map": "application/json", ".mjs": "text/javascript",
    ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".png": "image/png", ".svg": "image/svg+xml",
    ".txt": "text/plain", ".wasm": "application/wasm", ".webp": "image/webp",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
    ".zip": "application/zip",
}  # fmt: skip
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Domineum</title>
<p>The server runs, but the browser table is not built here: <code>make web</code> builds it.</p>
<p lang="pl">Serwer działa, ale stół w przeglądarce nie jest zbudowany: <code>make web</code>.</p>
<p><a href="/api/v1/openapi.json">/api/v1/openapi.json</a></p></html>
"""


class PageName(StringConvertor):
    """What may be a page or a file of the browser table: anything outside the API."""

    regex = "(?!api(?:/|$)).*"


register_url_convertor("page", PageName())


def built_pages(settings: Settings) -> Path | None:
    """The folder of the built table: that of the settings, of the package or of the sources."""
    package = Path(domineum.__file__).parent
    places = [package / "web_dist", package.parents[1] / "web" / "dist"]
    wanted = [settings.web] if settings.web is not None else places
    return next((place for place in wanted if (place / INDEX).is_file()), None)


class Files:
    """The files of a folder as of its last build. Nothing else is ever read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built = 0
        self._paths: dict[str, Path] = {}
        self._packed: dict[str, Packed] = {}

    def __contains__(self, name: str) -> bool:
        built = (self.folder / INDEX).stat().st_mtime_ns
        if built != self._built:
            found = {p.relative_to(self.folder).as_posix(): p for p in self.folder.rglob("*")}
            self._paths = {n: p for n, p in found.items() if p.is_file() and n[0] != "."}
            self._packed.clear()
            self._built = built
        return name in self._paths

    def get(self, name: str) -> Packed:
        """Read and pack a file, once."""
        if name not in self._packed:
            self._packed[name] = pack(self._paths[name].read_bytes())
        return self._packed[name]


def add_pages(app: FastAPI, settings: Settings) -> None:
    """Serve the built files. Every address without a dot is a page of the one application."""
    folder = built_pages(settings)
    files = Files(folder) if folder else None

    @app.get("/{name:page}", include_in_schema=False)
    async def page(request: Request, name: str) -> Response:
        is_page = "." not in name.rpartition("/")[2]
        try:
            if is_page and (files is None or INDEX not in files):
                return HTMLResponse(PLAIN)
            wanted = INDEX if is_page else name
            if files is None or wanted not in files:
                raise Missing(what="page")
            found = await asyncio.to_thread(files.get, wanted)
        except OSError:
            return HTMLResponse(PLAIN)
        kind = TYPES.get(Path(wanted).suffix, "application/octet-stream")
        return send(request, found, kind, FOREVER if HASHED.fullmatch(wanted) else ASK_AGAIN)
