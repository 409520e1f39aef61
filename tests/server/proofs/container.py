"""The Dockerfile without Docker: its own steps, read from it, each stage in a clean folder.

What cannot be shown so: the images are not those that it names but the Python and Node of this
machine, and nothing keeps a step from looking at the rest of it.
"""

from __future__ import annotations

import asyncio
import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from domineum.server.client import Client
from tests.server.process import ROOT, free_port
from tests.server.proofs.kinds import CONFIGS

PLACES = re.compile(r"(?<![\w.-])/(build|opt|data)(?=[/\s:\"']|$)")
"""The folders of the image that its steps name; here they lie in the folder of a stage."""
IMAGE = re.compile(r"[a-z]+:[\w.-]+|scratch")
"""An image by its name alone: no address of a registry."""


@dataclass
class Step:
    """An instruction of a Dockerfile, without its options."""

    word: str
    text: str
    source: str = ""


@dataclass
class Stage:
    """What stands between two FROM."""

    image: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def last(self, word: str) -> str:
        """What the last instruction of this kind says."""
        return next((step.text for step in reversed(self.steps) if step.word == word), "")


def read(text: str) -> list[Stage]:
    """Read a Dockerfile. What is not understood is an error, so that nothing is left out."""
    stages: list[Stage] = []
    for line in re.sub(r"\\\n\s*", " ", re.sub(r"(?m)^#.*\n", "", text)).splitlines():
        if not line.strip():
            continue
        word, _, rest = line.partition(" ")
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            assert IMAGE.fullmatch(image), f"{image} is not the mere name of an image"
            stages.append(Stage(image, name))
            continue
        assert word in {"WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK",
                        "CMD"}, line  # fmt: skip
        options = re.match(r"((?:--[\w-]+=\S+ )*)(.*)", rest)
        assert options is not None
        source = re.search(r"--from=(\S+)", options[1])
        stages[-1].steps.append(Step(word, options[2], source[1] if source else ""))
    return stages


def context(folder: Path) -> Path:
    """A clean copy of what git keeps, as far as .dockerignore lets it in."""
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] != "#"]
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True,
        text=True,
    )  # fmt: skip
    place = folder / "context"
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and not _ignored(name, rules):
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    return place


def _ignored(name: str, rules: list[str]) -> bool:
    parents = [name, *(str(parent) for parent in Path(name).parents)]
    found = False
    for rule in filter(None, rules):
        wanted = rule.removeprefix("!").removeprefix("**/")
        if any(fnmatch.fnmatchcase(path, wanted) for path in parents):
            found = not rule.startswith("!")
    return found


class Build:
    """Carries out stages, all at the same place: what is copied to the next stage has to work
    without the one that made it."""

    def __init__(self, folder: Path) -> None:
        self.context = context(folder)
        self.root, self.done = folder / "root", folder / "stages"
        self.tools = folder / "tools"
        self.tools.mkdir()
        (self.tools / "python").symlink_to(_python())
        self.environment: dict[str, str] = {}

    def run(self, stages: list[Stage]) -> None:
        """Carry out all stages; the root is that of the last one."""
        for stage in stages:
            self.root.mkdir()
            kept = ("HOME", "PIP_", "NPM_", "npm_", "NODE_", "http", "HTTP", "SSL_", "LANG", "PATH")
            self.environment = {k: v for k, v in os.environ.items() if k.startswith(kept)}
            self.environment["PATH"] = f"{self.tools}:{os.environ['PATH']}"
            self.folder = self.root
            for step in stage.steps:
                self._step(step)
            if stage is not stages[-1]:
                self.root.rename(self._stage(stage.name))

    def _stage(self, name: str) -> Path:
        self.done.mkdir(exist_ok=True)
        return self.done / name

    def here(self, text: str) -> str:
        """The same with the folders of the image where they are here."""
        return PLACES.sub(lambda found: f"{self.root}/{found[1]}", text)

    def _step(self, step: Step) -> None:
        if step.word == "WORKDIR":
            self.folder = Path(self.here(step.text))
            self.folder.mkdir(parents=True, exist_ok=True)
        elif step.word == "ENV":
            for setting in shlex.split(self.here(step.text)):
                name, _, value = setting.partition("=")
                self.environment[name] = value.replace("$PATH", self.environment["PATH"])
        elif step.word == "COPY":
            self._copy(step)
        elif step.word == "RUN":
            print(f"  RUN {step.text}", flush=True)
            if step.text.startswith("chown") and os.geteuid() != 0:
                return
            subprocess.run(
                ["sh", "-ec", self.here(step.text)], cwd=self.folder, env=self.environment,
                check=True,
            )  # fmt: skip

    def _copy(self, step: Step) -> None:
        *names, last = step.text.split()
        to = self.folder / self.here(last)
        for name in names:
            given = (
                self._stage(step.source) / name.lstrip("/") if step.source else self.context / name
            )
            if given.is_dir():
                shutil.copytree(given, to, symlinks=True, dirs_exist_ok=True)
            else:
                place = to / given.name if last.endswith("/") or to.is_dir() else to
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(given, place)


def _python() -> str:
    """A Python that other users may run too."""
    found = Path("/usr/bin/python3")
    if os.geteuid() == 0 and found.exists():
        wanted = [str(found), "-c", "import sys, ensurepip; sys.exit(sys.version_info < (3, 11))"]
        if subprocess.run(wanted, check=False, capture_output=True).returncode == 0:
            return str(found)
    return os.path.realpath(sys.executable)


@contextmanager
def running(build: Build, stage: Stage) -> Iterator[int]:
    """Run what the image runs: by its user, who can write to /data and nowhere else."""
    assert stage.last("USER"), "the image runs as root"
    user, group = map(int, stage.last("USER").split(":"))
    port = free_port()
    environment = build.environment | {
        "DOMINEUM_HOST": "127.0.0.1", "DOMINEUM_PORT": str(port),
        "DOMINEUM_HOSTS": '["table.example.org", "127.0.0.1"]', "HOME": "/nonexistent",
    }  # fmt: skip
    as_user: dict[str, object] = {}
    if os.geteuid() == 0:
        as_user = {"user": user, "group": group, "extra_groups": []}
    command = json.loads(stage.last("CMD"))
    process = subprocess.Popen(command, env=environment, cwd="/", **as_user)  # type: ignore[call-overload]
    try:
        until = time.monotonic() + 90
        check = [
            build.here(word) for word in json.loads(stage.last("HEALTHCHECK").split("CMD ")[1])
        ]
        while subprocess.run(check, env=environment, check=False, capture_output=True).returncode:
            assert process.poll() is None, "the container does not start"
            assert time.monotonic() < until, "the container is not healthy"
            time.sleep(0.5)
        yield port
    finally:
        process.terminate()
        assert process.wait(30) in (0, -15)
    gone = subprocess.run(check, env=environment, check=False, capture_output=True)
    assert gone.returncode == 1, "a server that has ended is called healthy"


def size(folder: Path) -> int:
    """The size of a folder in MB."""
    return sum(x.lstat().st_size for x in folder.rglob("*")) // 1_000_000


async def play_in(port: int) -> str:
    """Look at the page and play a little at the server that runs in the container."""
    status, page = await asyncio.to_thread(_page, port)
    assert status == 200
    assert "<script" in page, "the page was not built"
    client = Client("127.0.0.1", port)
    wish = {"game": "voidfall", "config": CONFIGS["voidfall"], "hot_seat": True}
    status, made = await client.post("/tables", wish)
    assert status == 201, made
    table, token = made["table"]["id"], made["links"][0]["token"]
    for number in range(20):
        _, found = await client.get(f"/tables/{table}/update?since=0", token)
        question = found["question"]
        code = question["options"][0]["code"]
        ask = {
            "seat": question["seat"],
            "seq": found["seq"],
            "key": f"container-{number}",
            "codes": [code],
        }
        status, answer = await client.post(f"/tables/{table}/choices", ask, token)
        assert status == 200, answer
    await client.close()
    return "the page is there, and 20 choices of Voidfall were made"


def _page(port: int) -> tuple[int, str]:
    wanted = urllib.request.Request(
        f"http://127.0.0.1:{port}/", headers={"Host": "table.example.org"}
    )
    with urllib.request.urlopen(wanted) as answer:
        return answer.status, answer.read().decode()
