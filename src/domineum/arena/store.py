"""The folder of a tournament. A finished block is in it for good, whatever happens next.

run.json        the tournament and the versions
blocks.jsonl    finished blocks in the order in which they came in, one line each
times.jsonl     how long they took; never part of what is compared
records/        the games themselves
results.jsonl   one line per game in their order, the same for the same tournament
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from domineum import __version__, locks
from domineum.arena.code import bot_files, fingerprint
from domineum.arena.play import Played
from domineum.arena.tournament import Tournament, from_plain, to_plain
from domineum.kernel import DomineumError


class Store:
    """The folder, open for one process at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: set[int] = set()
        """The numbers of the finished blocks."""
        (folder / "records").mkdir(parents=True, exist_ok=True)

    def __enter__(self) -> Store:
        self._lock = _locked(self.folder / "lock")
        return self

    def __exit__(self, *problem: object) -> None:
        self._lock.close()

    def begin(self, tournament: Tournament) -> None:
        """Begin a tournament, or go on with the same one."""
        path = self.folder / "run.json"
        if path.exists():
            _same_run(read_run(self.folder), tournament)
        elif (self.folder / "blocks.jsonl").exists():
            raise DomineumError(f"{self.folder}: there are blocks, but run.json is missing")
        for name in ("blocks.jsonl", "times.jsonl"):
            _mend(self.folder / name)
        now = {"plan": to_plain(tournament), "versions": versions(tournament)}
        _write(path, json.dumps(now, indent=2, ensure_ascii=False) + "\n")
        self.done = {block["block"] for block in read_blocks(self.folder)}

    def add(self, played: Played) -> None:
        """Keep a finished block: first all that belongs to it, then the line that counts."""
        for name, text in played.records.items():
            _write(self.folder / "records" / name, text)
        _append(self.folder / "times.jsonl", {"block": played.block, **played.times})
        line = {"block": played.block, "games": played.games, "counts": played.counts}
        _append(self.folder / "blocks.jsonl", line)
        self.done.add(played.block)

    def finish(self) -> None:
        """Write the results in their order."""
        blocks = read_blocks(self.folder)
        lines = [_line(game) for block in blocks for game in block["games"]]
        _write(self.folder / "results.jsonl", "".join(lines))


def versions(tournament: Tournament) -> dict[str, str]:
    """What the results depend on."""
    found = tournament.found
    return {
        "domineum": __version__,
        "rules": found.version,
        "content": found.content,
        "code": fingerprint(tournament.game, tournament.packs),
        **bot_files(tournament.bots),
    }


def read_run(folder: Path) -> dict[str, Any]:
    """What a folder holds: the tournament, as `plan`, and the versions."""
    path = folder / "run.json"
    if not path.is_file():
        raise DomineumError(f"{folder}: there is no tournament in this folder")
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return {**found, "plan": from_plain(found["plan"])}
    except (ValueError, KeyError, TypeError):
        raise DomineumError(f"{path}: this is not the plan of a tournament") from None


def read_blocks(folder: Path) -> list[dict[str, Any]]:
    """All finished blocks in their order."""
    found = {block["block"]: block for block in _lines(folder / "blocks.jsonl")}
    return [found[number] for number in sorted(found)]


def read_times(folder: Path) -> list[dict[str, Any]]:
    """How long the blocks took; for a block that was begun twice, the last time."""
    found = {line["block"]: line for line in _lines(folder / "times.jsonl")}
    return [found[number] for number in sorted(found)]


def _same_run(before: dict[str, Any], tournament: Tournament) -> None:
    """Refuse to mix different tournaments, or results of different code."""
    there, here = before["plan"].identity(), tournament.identity()
    for name in here:
        if there[name] != here[name]:
            raise DomineumError(
                f"--out: this folder has another tournament ({name}: {there[name]}, now "
                f"{here[name]}); choose another folder"
            )
    now = versions(tournament)
    for name, version in before["versions"].items():
        if now.get(name) != version:
            raise DomineumError(
                f"--out: this tournament was begun with other {name} ({version}, now "
                f"{now.get(name)}); choose another folder"
            )


def _locked(path: Path) -> IO[bytes]:
    try:
        return locks.hold(path)
    except BlockingIOError:
        raise DomineumError(f"{path.parent}: another process plays this tournament") from None


def _mend(path: Path) -> None:
    """Cut off a torn last line, so that the next one begins a line of its own."""
    data = path.read_bytes() if path.exists() else b""
    torn = data.rpartition(b"\n")[2]
    if torn:
        with path.open("r+b") as file:
            file.truncate(len(data) - len(torn))
            os.fsync(file.fileno())


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The whole lines of a file; a torn last one is left out."""
    whole = (path.read_bytes() if path.exists() else b"").rpartition(b"\n")[0]
    for number, line in enumerate(whole.split(b"\n") if whole else (), 1):
        try:
            found: dict[str, Any] = json.loads(line)
        except ValueError:
            raise DomineumError(f"{path}:{number}: this line is damaged") from None
        yield found


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _append(path: Path, data: dict[str, Any]) -> None:
    with path.open("ab") as file:
        file.write(_line(data).encode())
        file.flush()
        os.fsync(file.fileno())


def _write(path: Path, text: str) -> None:
    """Write a file that is there as a whole or not at all."""
    fresh = path.with_name(f".{path.name}.new")
    with fresh.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
