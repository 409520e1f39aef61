"""What never changes while a server runs: texts, content and rules, cached and packed."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from domineum import games, rulebook
from domineum.kernel import AnyGame, Message
from domineum.kernel.messages import LANGUAGES, PLURALS
from domineum.server.doors.library import Answers, answer
from domineum.server.doors.packed import FOREVER
from domineum.table import answers
from domineum.table.problems import Missing
from domineum.table.reference import MAKERS, game_rules
from tests.libraries import library_of
from tests.server.process import LANTERNS, Server

NAMES = [LANTERNS, "voidfall", "revenant"]
KINDS: dict[str, type] = {
    "texts/en": answers.Texts, "texts/pl": answers.Texts, "library": answers.Library,
    "rules/en": answers.Rules, "rules/pl": answers.Rules,
    "puzzles": answers.Puzzles,
}  # fmt: skip


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return games.find(request.param)


# -- what is sent -------------------------------------------------------------------------------


class Reader:
    """Renders as a browser does: from the JSON of the texts, and whole numbers come first."""

    def __init__(self, language: str, texts: Mapping[str, Any]) -> None:
        self.language = language
        self.texts = texts

    def read(self, text: Mapping[str, Any]) -> str:
        return self.fill(self.texts[text["key"]], text["args"])

    def fill(self, pattern: Any, args: Mapping[str, Any]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(p if isinstance(p, str) else self.part(p, args) for p in pattern)

    def part(self, part: Mapping[str, Any], args: Mapping[str, Any]) -> str:
        if "msg" in part:
            return self.fill(self.texts[part["msg"]], args)
        if "sel" in part:
            return self.fill(self.variant(part, args.get(part["sel"])), args)
        value = args[part["var"]]
        if isinstance(value, dict):
            return self.read(value)
        named = self.texts.get(f"{part['var']}-{value}") if isinstance(value, str) else None
        return str(value) if named is None else self.fill(named, {})

    def variant(self, select: Mapping[str, Any], value: Any) -> Any:
        form = PLURALS[self.language](value) if isinstance(value, int) else ""
        for name in sorted(select["of"], key=lambda name: not name.isdigit()):
            if name in (str(value), form):
                return select["of"][name]
        return select["of"][select["or"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_reads_what_the_game_says(game: AnyGame, language: str) -> None:
    texts = json.loads(answer(MAKERS[f"texts/{language}"](game)).plain)
    assert (texts["game"], texts["language"]) == (game.name, language)
    library = json.loads(answer(MAKERS["library"](game)).plain)
    reader = Reader(language, texts["texts"])
    read = [reader.read(line["text"]) for entry in library["entries"] for line in entry["lines"]]
    said = [
        game.catalogue.render(line.text, language)
        for entry in library_of(game)
        for line in entry.lines
    ]
    assert read == said
    assert all(reader.read(kind["name"]) for kind in library["kinds"])
    assert len(read) == sum(len(entry["lines"]) for entry in library["entries"]) > 10


def test_the_texts_of_the_server_and_of_the_bots_are_among_them() -> None:
    texts = json.loads(answer(MAKERS["texts/pl"](games.find("voidfall"))).plain)["texts"]
    assert texts["server-seat-taken"] == "To miejsce nie jest wolne."
    assert {"bot-random", "house-valnis", "undo-start", "action-engage"} <= texts.keys()


@pytest.mark.parametrize("what", MAKERS)
def test_answers_have_the_published_types(game: AnyGame, what: str) -> None:
    msgspec.json.decode(answer(MAKERS[what](game)).plain, type=KINDS[what])


def test_rules_come_by_chapter_with_their_notes() -> None:
    found = game_rules(games.find("voidfall"), "en")
    rules = {rule.id: rule for chapter in found.chapters for rule in chapter.rules}
    assert list(rules) == [n for n in rulebook.load().rules if n.startswith("V-")]
    assert rules["V-017"].tags == ["solo"]
    assert "\n\n**Example:** " in rules["V-017"].text
    assert "| Fleet tokens |" in rules["V-004"].text
    titles = [chapter.title for chapter in found.chapters]
    assert len(set(titles)) == len(titles) > 30
    assert answers.Names("Fleet Power", "Siła Floty") in found.glossary
    revenant = game_rules(games.find("revenant"), "en")
    assert answers.Names("Arkship", "Arka") in revenant.glossary
    assert revenant.chapters[0].rules[0].id == "R-001"


def test_a_game_of_somebody_else_has_no_rules_here() -> None:
    assert game_rules(games.find(LANTERNS), "pl") == answers.Rules("lanterns", "pl", [], [])


def test_an_answer_is_made_once_and_the_same_everywhere() -> None:
    found = {"lanterns": games.find(LANTERNS)}

    async def versions() -> dict[str, str]:
        answers = Answers(found.get)
        first, second = await asyncio.gather(
            answers.get("lanterns", "library"), answers.get("lanterns", "library")
        )
        assert first is second
        assert gzip.decompress(first.packed) == first.plain
        with pytest.raises(Missing):
            await answers.get("nothing", "library")
        return await answers.versions("lanterns")

    assert asyncio.run(versions()) == asyncio.run(versions())


# -- how it is sent -----------------------------------------------------------------------------


def get(server: Server, path: str, **headers: str) -> tuple[int, Mapping[str, str], bytes]:
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    link.request("GET", f"/api/v1{path}", headers=names)
    found = link.getresponse()
    body = found.read()
    link.close()
    return found.status, {k.lower(): v for k, v in found.getheaders()}, body


@pytest.mark.parametrize("what", MAKERS)
def test_a_browser_asks_only_whether_something_has_changed(server: Server, what: str) -> None:
    path = f"/games/lanterns/{what}"
    status, headers, body = get(server, path)
    assert (status, headers["cache-control"]) == (200, "public, no-cache")
    msgspec.json.decode(body, type=KINDS[what])
    tag = headers["etag"]
    assert tag.startswith('"')
    assert get(server, path, If_None_Match=tag)[0] == 304
    assert get(server, path, If_None_Match=f'"other", W/{tag}')[::2] == (304, b"")
    assert get(server, path, If_None_Match='"other"')[0] == 200


@pytest.mark.parametrize("what", MAKERS)
def test_what_is_named_by_its_version_is_kept(server: Server, what: str) -> None:
    known = json.loads(get(server, "/games")[2])["games"][0]["versions"]
    assert known.keys() == MAKERS.keys()
    path = f"/games/lanterns/{what}"
    assert get(server, f"{path}?v={known[what]}")[1]["cache-control"] == FOREVER
    assert get(server, f"{path}?v=older")[1]["cache-control"] == "public, no-cache"


def test_answers_are_packed_for_whoever_can_unpack_them(server: Server) -> None:
    path = "/games/lanterns/texts/pl"
    _, plain, body = get(server, path)
    _, packed, small = get(server, path, Accept_Encoding="br, gzip;q=0.8")
    assert "content-encoding" not in plain
    assert packed["content-encoding"] == "gzip"
    assert gzip.decompress(small) == body
    assert len(small) * 2 < len(body)
    assert packed["etag"] != plain["etag"]
    assert packed["vary"] == plain["vary"] == "Accept-Encoding"
    assert get(server, path, Accept_Encoding="gzip;q=0")[2] == body


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/games/nothing/texts/en", 404, "missing"),
        ("/games/nothing/library", 404, "missing"),
        ("/games/nothing/rules/en", 404, "missing"),
        ("/games/lanterns/texts/fr", 400, "bad-request"),
        (f"/games/{'x' * 100}/library", 400, "bad-request"),
        (f"/games/lanterns/rules/en?v={'x' * 100}", 400, "bad-request"),
    ],
)
def test_what_is_not_there_is_a_problem(server: Server, path: str, status: int, error: str) -> None:
    found, headers, body = get(server, path)
    assert found == status
    problem = msgspec.json.decode(body, type=answers.Problem)
    assert problem.error == error
    assert headers["cache-control"] == "no-store"


def test_a_problem_is_reported_in_polish() -> None:
    message = Message("server-missing", {"what": "game"})
    texts = json.loads(answer(MAKERS["texts/pl"](games.find(LANTERNS))).plain)["texts"]
    assert Reader("pl", texts).read(message.plain()) == "Nie ma takiej gry."
