"""What the container is promised to be; `make proofs ARGS="container"` carries out its steps."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest

from domineum.cli import serve
from domineum.server.settings import Settings
from tests.server.process import ROOT, Server
from tests.server.proofs.container import IMAGE, context, read

yaml = pytest.importorskip("yaml", reason="schemathesis brings it")


def test_the_image_runs_as_nobody_and_says_whether_it_is_well() -> None:
    *builders, last = read((ROOT / "Dockerfile").read_text())
    assert [stage.name for stage in builders] == ["schema", "page"]
    user, group = map(int, last.last("USER").split(":"))
    assert min(user, group) > 1000
    assert last.last("VOLUME") == "/data"
    assert json.loads(last.last("HEALTHCHECK").partition("CMD ")[2])[-1] == "--healthcheck"
    for step in last.steps:
        for name in re.findall(r"DOMINEUM_([A-Z_]+)=", step.text):
            assert name.lower() in Settings.model_fields


def test_nothing_that_was_built_outside_gets_into_the_image(tmp_path: Path) -> None:
    place = context(tmp_path)
    found = {str(path.relative_to(place)) for path in place.rglob("*") if path.is_file()}
    assert {"pyproject.toml", "src/domineum/server/app.py", "web/src/App.svelte"} <= found
    assert not [name for name in found if name.startswith(("tests/", ".git", "web/dist"))]


def test_the_composition_keeps_each_part_to_itself() -> None:
    text = (ROOT / "compose.yaml").read_text()
    services: dict[str, Any] = yaml.safe_load(text)["services"]
    assert set(services) == {"table", "database", "proxy"}
    for service in services.values():
        assert "image" not in service or IMAGE.fullmatch(service["image"])
        assert service["restart"] == "unless-stopped"
        assert service["security_opt"] == ["no-new-privileges:true"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["table"]["read_only"]
    assert services["table"]["cap_drop"] == ["ALL"]
    assert services["database"]["networks"] == ["inside"]
    for name in services["table"]["environment"]:
        assert name.removeprefix("DOMINEUM_").lower() in Settings.model_fields
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert services["table"]["environment"]["DOMINEUM_PROXIES"] == proxy
    passwords = re.findall(r"\$\{DOMINEUM_PASSWORD[^}]*\}", text)
    assert passwords == ["${DOMINEUM_PASSWORD:?set it in .env}"] * 2


def test_a_healthcheck_asks_the_server_that_runs(
    own: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.settings["DOMINEUM_HOSTS"] = '["table.example.org"]'
    own.host = "table.example.org"
    own.start()
    monkeypatch.setenv("DOMINEUM_HOSTS", '["table.example.org"]')
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    asked = parser.parse_args(["--healthcheck", "--port", str(own.port), "--host", "0.0.0.0"])
    assert serve.run(asked) == 0
    own.stop()
    assert serve.run(asked) == 1
