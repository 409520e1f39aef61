"""Ray gives the same results as processes: run by hand, `python -m tests.arena.ray_cluster`.

It needs the extra `ray`. It starts a head and a second node on this machine, with a token that is
made for them and forgotten afterwards, plays the same tournament with processes, on a cluster of
its own (`--ray local`) and on the two nodes, and compares the results byte by byte.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HEAD = "127.0.0.1:6411"
BIN = Path(sys.executable).parent
ENVIRONMENT = {
    **os.environ,
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_USAGE_STATS_ENABLED": "0",
}
PLAN = [
    "--game", "voidfall", "--players", "2", "--bots", "cadet,random,tests.arena.players:First",
    "--games", "18", "--seed", "7",
]  # fmt: skip


@contextmanager
def node(*options: str) -> Iterator[None]:
    """A Ray node that ends with this block, and nothing else on the machine does."""
    command = [str(BIN / "ray"), "start", "--block", "--num-cpus", "1", *options]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT
    )
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(120)


@contextmanager
def two_nodes(folder: Path) -> Iterator[None]:
    """A head and a second node with its own ports."""
    head = ("--head", "--port", HEAD.partition(":")[2], "--include-dashboard", "false")
    second = ("--address", HEAD, "--node-manager-port", "6421", "--object-manager-port", "6422")
    own = ("--node-ip-address", "127.0.0.1")
    with node(*head, *own, "--temp-dir", str(folder)):
        time.sleep(10)
        with node(*second, *own):
            time.sleep(10)
            yield


def arena(folder: Path, *options: str) -> bytes:
    """Play the tournament and return its results file."""
    begun = time.monotonic()
    command = [sys.executable, "-m", "domineum", "arena", "run", *PLAN, "--out", str(folder)]
    subprocess.run([*command, *options], check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    print(f"{' '.join(options):24} {time.monotonic() - begun:6.1f} s")
    return (folder / "results.jsonl").read_bytes()


def main() -> None:
    """Compare, and fail loudly."""
    top = Path(tempfile.mkdtemp(prefix="arena-"))
    results = {"one": arena(top / "one", "--jobs", "1")}
    results["two"] = arena(top / "two", "--jobs", "2")
    results["local"] = arena(top / "local", "--ray", "local", "--jobs", "2")
    with two_nodes(Path(tempfile.mkdtemp(prefix="ray-"))):
        results["nodes"] = arena(top / "nodes", "--ray", HEAD)
    if len({(top / way / "run.json").read_bytes() for way in results}) > 1:
        sys.exit("the code was changed in the meantime")
    times = (top / "nodes" / "times.jsonl").read_text(encoding="utf-8").splitlines()
    nodes = {json.loads(line)["node"] for line in times}
    print(f"{len(times)} blocks were played on {len(nodes)} nodes")
    if len(nodes) < 2 or len(set(results.values())) > 1:
        sys.exit(f"the results differ, see {top}")
    print(f"{len(results)} ways, the same {len(results['one'])} bytes")
    shutil.rmtree(top)


if __name__ == "__main__":
    main()
