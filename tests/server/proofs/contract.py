"""schemathesis: requests made from the published schema, and every answer checked against it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.people import sit_down
from tests.server.process import Server

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,"
CHECKS += "response_schema_conformance,response_headers_conformance,unsupported_method"


def check_contract(server: Server, seed: int, examples: int = 60) -> None:
    """Run schemathesis against a server; a finding is a failure."""
    for known in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            config = Path(folder) / "schemathesis.toml"
            config.write_text(asyncio.run(_known(server)) if known else "", encoding="utf-8")
            _run(server, config, seed, examples)


async def _known(server: Server) -> str:
    """A table and its link, so that requests get past the door."""
    table = await sit_down(server, hot_seat=True, listed=True)
    await table.client.close()
    return (
        f'headers = {{Authorization = "Bearer {table.host}"}}\n'
        f'[parameters]\ntable_id = "{table.id}"\ncode = "{table.info["setup"]}"\n'
        f'game = "{table.info["game"]}"\n'
    )


def _run(server: Server, config: Path, seed: int, examples: int) -> None:
    url = f"http://127.0.0.1:{server.port}/api/v1/openapi.json"
    subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", url,
         "--checks", CHECKS, "--max-examples", str(examples), "--seed", str(seed), "--no-color",
         "--phases", "examples,coverage,fuzzing"],
        check=True,
    )  # fmt: skip
