"""The same games in every interpreter of Python, to the last hash.

`python -m tests.measure.interpreters` plays both games in all modes, by random players and by
cadets, in this Python, in Pyodide under Node and, where there is a `pypy3`, in PyPy. It compares
the whole records: each has the hashes of all parts of the state that every choice has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from domineum import games
from domineum.bots import SeatAtTable, find
from domineum.kernel import Match, Random
from domineum.kernel.record import take

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web/node_modules/pyodide"
BOTS = ("random", "cadet")
SECONDS = 3599
"""For a turn of a cadet: so long that no machine is too slow for all the plans that it tries."""


class Kind(NamedTuple):
    """What is played: a game in a mode, and by whom."""

    game: str
    mode: str
    players: int
    bot: str

    def __str__(self) -> str:
        return " ".join(map(str, self))


def kinds(names: Sequence[str], bots: Sequence[str] = BOTS) -> Iterator[Kind]:
    """All modes of some games, with all their numbers of players."""
    for name in names:
        for mode, numbers in games.find(name).modes.items():
            for players in numbers:
                yield from (Kind(name, mode, players, bot) for bot in bots)


def play(kind: Kind, seed: int) -> Match[Any]:
    """Play a game to its end."""
    game = games.find(kind.game)
    wanted = Random.stream(seed, "config")
    match: Match[Any] = Match(
        game, game.random_config(wanted, mode=kind.mode, players=kind.players), seed
    )
    spec = kind.bot if kind.bot == "random" else f"{kind.bot}@{SECONDS}"
    bots = [find(spec, game, Random.stream(seed, f"bot {n}")) for n in range(kind.players)]
    for seat, bot in enumerate(bots):
        bot.sit(SeatAtTable(match, seat))
    while not match.over:
        question = match.question()
        choice = bots[question.seat].decide(match.view(question.seat), question)
        match.choose(choice, question.seat)
    return match


def line(kind: Kind, seed: int) -> str:
    """What a game came to: its choices, and a hash over all hashes of its record."""
    record = take(play(kind, seed))
    text = hashlib.blake2b(record.to_text().encode(), digest_size=16).hexdigest()
    return f"{kind} {seed}: {len(record.choices)} choices, {record.digest} {text}"


def played(names: Sequence[str], bots: Sequence[str], seeds: int, first: int) -> Iterator[str]:
    """Play all kinds with some seeds."""
    for kind in kinds(names, bots):
        yield from (line(kind, seed) for seed in range(first, first + seeds))


IN_NODE = """
import { loadPyodide } from "%(pyodide)s/pyodide.mjs";
const python = await loadPyodide({ indexURL: "%(pyodide)s/" });
python.FS.mkdirTree("/here");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "%(root)s" }, "/here");
python.setStdout({ batched: (text) => console.log(text) });
python.runPython(`
import sys
sys.path[:0] = ["/here", "/here/src"]
sys.argv = ["interpreters", %(arguments)s]
from tests.measure.interpreters import main
main()
`);
"""


def in_pyodide(arguments: Sequence[str]) -> list[str]:
    """The command that runs this module in Pyodide."""
    words = ", ".join(map(repr, arguments))
    program = IN_NODE % {"pyodide": PYODIDE.as_posix(), "root": ROOT.as_posix(), "arguments": words}
    return ["node", "--input-type=module", "--eval", program]


def in_python(python: str) -> Callable[[Sequence[str]], list[str]]:
    """The command that runs this module in an interpreter."""
    code = "import sys; sys.path[:0] = [r'{0}', r'{0}/src']; from {1} import main; main()"
    program = code.format(ROOT, "tests.measure.interpreters")
    return lambda arguments: [python, "-c", program, *arguments]


def interpreters() -> dict[str, Callable[[Sequence[str]], list[str]]]:
    """What can run here, by name; the first is this Python."""
    found = {"CPython": in_python(sys.executable)}
    if shutil.which("node") and PYODIDE.is_dir():
        found["Pyodide"] = in_pyodide
    pypy = shutil.which("pypy3")
    if pypy:
        found["PyPy"] = in_python(pypy)
    return found


def compare(arguments: Sequence[str]) -> bool:
    """Play in all interpreters, and print what differs from the first one."""
    runs = {
        name: subprocess.Popen(
            command(["--here", *arguments]), stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT
        )
        for name, command in interpreters().items()
    }
    lines = {name: run.communicate()[0].splitlines() for name, run in runs.items()}
    expected = next(iter(lines.values()))
    good = bool(expected) and not any(run.returncode for run in runs.values())
    for name, found in lines.items():
        same = sum(x == y for x, y in zip(found, expected, strict=False))
        good = good and found == expected
        print(f"{name}: {same} of {len(expected)} games the same")
        for other in sorted(set(found) ^ set(expected)):
            print(f"  {'+' if other in found else '-'} {other}")
    return good


def main() -> None:
    """Compare, or with `--here` only play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(games.names()))
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--seeds", type=int, default=1, help="how many games of each kind")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--need", default="", help="which interpreters there have to be")
    parser.add_argument("--here", action="store_true", help="only play, in this interpreter")
    asked = parser.parse_args()
    if asked.here:
        names, bots = asked.games.split(","), asked.bots.split(",")
        for text in played(names, bots, asked.seeds, asked.seed):
            print(text, flush=True)
        return
    missing = [name for name in asked.need.split(",") if name and name not in interpreters()]
    if missing:
        sys.exit(f"there is no {' and no '.join(missing)}")
    if not compare([word for word in sys.argv[1:] if word != "--here"]):
        sys.exit(1)


if __name__ == "__main__":
    main()
