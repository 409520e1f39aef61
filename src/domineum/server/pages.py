"""The pages of the browser table, if it was built."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from domineum.server.settings import Settings

PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>domineum</title>
<p>The server runs. The browser table is not built here; its interface is at
<a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p></html>
"""


class FileName(StringConvertor):
    """What may be a file of the browser table: nothing of the interface."""

    regex = "(?!api/).*"


register_url_convertor("file", FileName())


def add_pages(app: FastAPI, settings: Settings) -> None:
    """Serve the built files; every table has the same page, which reads its address."""
    folder = settings.web
    files = StaticFiles(directory=folder) if folder and folder.is_dir() else None

    @app.get("/t/{table_id}", include_in_schema=False)
    @app.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        if files is None:
            return HTMLResponse(PLAIN)
        answer = await files.get_response("index.html", request.scope)
        answer.headers["Cache-Control"] = "no-cache"
        return answer

    if files is not None:

        @app.get("/{name:file}", include_in_schema=False)
        async def file(request: Request, name: str) -> Response:
            return await files.get_response(name, request.scope)
