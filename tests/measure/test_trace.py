from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from tests.measure.trace import ONCE, Trace, attack, way_to_an_attack


def test_an_attack_goes_from_the_socket_to_storage_and_back(tmp_path: Path) -> None:
    trace = asyncio.run(attack(1, tmp_path / "x.sqlite"))
    choosing, showing = (set(files) for files in trace.files)
    assert {"server/doors/socket.py", "voidfall/invasion.py", "kernel/match.py"} <= choosing
    assert "server/storage/appender.py" in choosing - showing
    assert "voidfall/view/table.py" in showing - choosing
    assert trace.calls["Links.check"] == 2, "once for the choice, once for the news"
    assert [trace.calls[name] for name in ONCE[1:]] == [1] * len(ONCE[1:])
    assert trace.sent > 1000


def test_a_switch_is_a_change_of_the_file() -> None:
    trace = Trace([["a", "a", "b", "a"], ["c"]], Counter(seen=1), sent=7)
    assert [trace.switches(part) for part in range(2)] == [2, 0]
    lines = list(trace.lines())
    assert lines[0] == "3 files, 2 switches, 7 characters to the browser"
    assert lines[1:4] == [
        "choosing and committing: 2 files, 2 switches, 4 calls", "      3 a", "      1 b",
    ]  # fmt: skip


def test_the_way_to_an_attack_ends_with_it() -> None:
    assert [code for _, code in way_to_an_attack(1)][-1].startswith("attack ")
