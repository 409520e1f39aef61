from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from domineum.server import api
from domineum.server.app import make
from domineum.server.settings import Settings
from domineum.table import answers
from tests.server.people import run, sit_down
from tests.server.process import LANTERNS, Server


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    place = tmp_path_factory.mktemp("api")
    settings = Settings(database=f"sqlite:///{place}/x.sqlite", games=[LANTERNS], log_level="error")
    return make(settings).openapi()


def refs(data: object) -> set[str]:
    """The names of all types that something refers to."""
    if isinstance(data, dict):
        own = {str(data["$ref"]).rpartition("/")[2]} if "$ref" in data else set()
        return own.union(*(refs(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*map(refs, data))
    return set()


def test_every_type_is_published(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert refs(document) <= schemas.keys()
    assert {"Update", "Question", "LogLine", "FromClient", "FromServer"} <= schemas.keys()


def test_every_operation_says_what_it_takes_and_gives(document: dict[str, Any]) -> None:
    operations = [(p, m, o) for p, found in document["paths"].items() for m, o in found.items()]
    assert len(operations) > 20
    for path, method, operation in operations:
        good = [code for code in operation["responses"] if code.startswith("2")]
        assert len(good) == 1, path
        assert refs(operation["responses"][good[0]]), path
        assert "429" in operation["responses"], path
        takes_nothing = method in ("get", "delete") or path.endswith(("/leave", "/rematch"))
        assert ("requestBody" in operation) != takes_nothing, path


def test_what_is_sent_has_the_published_types(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        _, found = await table.client.get(f"{table.path}/update", table.tokens[0])
        update = msgspec.convert(_raw(found), answers.Update)
        assert update.question
        assert update.seat == 0

    run(script())


def _raw(found: dict[str, Any]) -> dict[str, Any]:
    """The free parts as they are on the wire."""
    found["view"] = msgspec.Raw(msgspec.json.encode(found["view"]))
    found["table"]["config"] = msgspec.Raw(msgspec.json.encode(found["table"]["config"]))
    return found


def test_the_views_of_a_game_are_published_with_what_they_mean(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert schemas["Update"]["properties"]["view"] == {
        "anyOf": [{"$ref": "#/components/schemas/LanternsView"}]
    }
    assert schemas["LanternsKeeperView"]["additionalProperties"] is False
    hand = schemas["LanternsKeeperView"]["properties"]["hand"]
    assert hand["description"] == "The lanterns in hand, or how many."
    assert "drew" in schemas["LanternsEventKind"]["enum"]


def test_the_schema_of_all_games_is_complete() -> None:
    found = api.document()["components"]["schemas"]
    assert refs(found) <= found.keys()
    assert {"VoidfallView", "VoidfallForecastView", "RevenantView"} <= found.keys()
    missing = found["VoidfallProspectView"]["properties"]["missing"]["items"]
    assert missing == {"$ref": "#/components/schemas/Text"}
    inherited = found["VoidfallPlayerView"]["properties"]["stock"]
    assert inherited["description"] == "Resources in the stockpile."


def test_settings_know_short_addresses(tmp_path: Path) -> None:
    short = Settings(database="postgresql://me@here/tables")
    assert short.database_url() == "postgresql+asyncpg://me@here/tables"
    assert short.shared
    assert Settings(database=f"sqlite:///{tmp_path}/x").database_url().startswith("sqlite+aio")
    assert not Settings().shared
