"""The built table is served as a browser needs it, and nothing else of the disk."""

from __future__ import annotations

import gzip
import http.client
import os
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path

import pytest

from domineum.server.doors.pages import built_pages
from domineum.server.settings import Settings
from tests.server.process import Server

SCRIPT = "console.log('table');" * 100


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages") / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>first</title>", encoding="utf-8")
    (folder / "assets" / "main-Bx81_-aQ.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "engine-Dz03_-cS.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "engine" / "0123").mkdir(parents=True)
    for name in ("python.wasm", "python.zip", "python.mjs"):
        (folder / "engine" / "0123" / name).write_bytes(b"...")
    (folder / "sw.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("site")
    settings = {"DOMINEUM_WEB": str(dist)}
    found = Server(f"sqlite:///{place}/x.sqlite", place / "log", settings=settings).start()
    yield found
    found.stop()


def get(server: Server, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    link.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    answer = link.getresponse()
    body = answer.read()
    link.close()
    return answer, body


@pytest.mark.parametrize(
    "path",
    ["/", "/t/0123456789abc", "/t/0123456789abc/replay?at=7", "/library/voidfall/houses", "/lab",
     "/learn/1", "/helper", "/new", "/import", "/apiary"],
)  # fmt: skip
def test_every_page_is_the_one_application(site: Server, path: str) -> None:
    answer, body = get(site, path)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert b"<title>" in body
    assert answer.headers["cache-control"] == "public, no-cache"


def test_files_have_their_types_and_their_life(site: Server) -> None:
    hashed, body = get(site, "/assets/main-Bx81_-aQ.js")
    assert body.decode() == SCRIPT
    assert "javascript" in hashed.headers["content-type"]
    assert "immutable" in hashed.headers["cache-control"]
    worker, _ = get(site, "/sw.js")
    assert worker.headers["cache-control"] == "public, no-cache"
    manifest, _ = get(site, "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"


def test_files_are_packed_and_known_again(site: Server) -> None:
    packed, body = get(site, "/assets/main-Bx81_-aQ.js", Accept_Encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).decode() == SCRIPT
    tag = packed.headers["etag"]
    again, nothing = get(
        site, "/assets/main-Bx81_-aQ.js", Accept_Encoding="gzip", If_None_Match=tag
    )
    assert (again.status, nothing) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt",
     "//etc/hosts.conf", "/assets/%00.js", "/api/nothing", "/api"],
)  # fmt: skip
def test_nothing_else_is_served(site: Server, path: str) -> None:
    answer, body = get(site, path)
    assert answer.status == 404
    assert b"secret" not in body


def test_pages_and_their_scripts_may_do_what_they_need_and_no_more(site: Server) -> None:
    for path in ("/", "/t/0123456789abc", "/sw.js", "/assets/main-Bx81_-aQ.js"):
        policy = dict(
            part.strip().split(" ", 1)
            for part in get(site, path)[0].headers["content-security-policy"].split(";")
        )
        here = f"127.0.0.1:{site.port}"
        assert policy["connect-src"] == f"'self' ws://{here} wss://{here}"
        assert policy["script-src"] == policy["worker-src"] == policy["manifest-src"] == "'self'"
        assert policy["style-src"] == "'self' 'unsafe-inline'"
        assert policy["frame-ancestors"] == "'none'"
    odd = get(site, "/", Host="x; script-src *")[0].headers["content-security-policy"]
    assert "script-src *" not in odd


def test_only_the_worker_of_the_engine_may_compile(site: Server) -> None:
    engine = get(site, "/assets/engine-Dz03_-cS.js")[0].headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in engine
    for path in ("/", "/lab", "/sw.js", "/assets/main-Bx81_-aQ.js", "/engine/0123/python.mjs"):
        assert "wasm" not in get(site, path)[0].headers["content-security-policy"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("python.wasm", "application/wasm"), ("python.zip", "application/zip"),
     ("python.mjs", "text/javascript; charset=utf-8")],
)  # fmt: skip
def test_the_files_of_the_engine_have_their_types(site: Server, name: str, kind: str) -> None:
    assert get(site, f"/engine/0123/{name}")[0].headers["content-type"] == kind


def test_a_table_that_is_built_again_is_served_again(site: Server, dist: Path) -> None:
    assert b"first" in get(site, "/")[1]
    index = dist / "index.html"
    index.write_text("<!doctype html><title>second</title>", encoding="utf-8")
    (dist / "assets" / "main-Cy92_-bR.js").write_text("new", encoding="utf-8")
    os.utime(index, (1, 1))
    assert b"second" in get(site, "/")[1]
    assert get(site, "/assets/main-Cy92_-bR.js")[1] == b"new"


def test_without_pages_the_server_says_how_to_build_them(server: Server, tmp_path: Path) -> None:
    assert built_pages(Settings(web=tmp_path)) is None
    _, body = get(server, "/")
    assert b"make web" in body
