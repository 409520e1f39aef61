"""Which version of a game's rules made the recorded games come to what.

`rules_versions.txt` beside the recorded games of a game has a line for each version of its rules:
the number, a digest of what the recorded games come to under it, and what changed. A line that was
committed never changes: whoever changes what recorded games come to adds the next one. The scripts
that make recorded games do this by themselves (`settle`); what changed is written by hand.

`python -m tests.rules_versions` makes the recorded choices again, with the rules and the content of
today, and settles. That is faster than choosing other games, and enough if all choices are still
possible: after a change of content that no game shows, or a conflict of two branches in records.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from domineum import games
from domineum.kernel import Match
from domineum.kernel.record import load, take

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'^    version = "(\d+)"$', re.M)
"""Where a game says its version."""
RULES = re.compile(r"^rules .*$", re.M)
"""Where a record says the version that it was played by."""


@dataclass(frozen=True, slots=True)
class Version:
    """A line: what recorded games came to under a version of the rules."""

    number: int
    digest: str
    change: str

    def __str__(self) -> str:
        return f"{self.number} {self.digest} {self.change}".strip()


def read(text: str) -> list[Version]:
    """Read the lines of a ledger; the marks of a conflict are no lines."""
    parts = [line.split(maxsplit=2) for line in text.splitlines() if line[:1].isdigit()]
    return [Version(int(number), digest, " ".join(rest)) for number, digest, *rest in parts]


def following(committed: list[Version], digest: str, change: str = "") -> list[Version]:
    """What the ledger must be: the committed lines, and one more if the digest is another one."""
    if committed and committed[-1].digest == digest:
        return committed
    return [*committed, Version(len(committed) + 1, digest, change)]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The versions of a game: the folder of its recorded games, and the module with its version."""

    folder: Path
    module: Path

    @property
    def path(self) -> Path:
        """The file with a line for each version."""
        return self.folder / "rules_versions.txt"

    def records(self) -> list[Path]:
        """The recorded games."""
        return sorted(self.folder.glob("fixtures*/*.record"))

    def digest(self) -> str:
        """A digest of what the recorded games come to: their choices and the hashes of states.

        The header of a record does not count, nor do the words of a playthrough.
        """
        texts = [path.read_text(encoding="utf-8") for path in self.records()]
        played = [text.partition("\n\n")[2] for text in texts]
        for path in sorted(self.folder.glob("playthroughs/*.txt")):
            played += re.findall(r"^ +-> .*$", path.read_text(encoding="utf-8"), re.M)
        return hashlib.blake2b("\n".join(played).encode(), digest_size=8).hexdigest()

    def versions(self) -> list[Version]:
        """The lines as they are in the file; a new game has none."""
        return read(self.path.read_text(encoding="utf-8")) if self.path.exists() else []

    def version(self) -> str:
        """The version that the game states."""
        found = VERSION.search(self.module.read_text(encoding="utf-8"))
        assert found, f"{self.module} has no version"
        return found[1]

    def committed(self) -> list[Version]:
        """The lines of the last commit; without git those of the file, except unfinished ones."""
        text = self._git("show", f"HEAD:./{self.path.name}")
        return read(text) if text is not None else [v for v in self.versions() if v.change]

    def ever_committed(self) -> set[tuple[int, str]] | None:
        """Every number and digest in the history that this clone has, or None without git."""
        text = self._git("log", "--format=", "--patch", "-m", "--", self.path.name)
        if text is None:
            return None
        added = [line[1:] for line in text.splitlines() if re.match(r"\+\d", line)]
        return {(version.number, version.digest) for version in read("\n".join(added))}

    def _git(self, *arguments: str) -> str | None:
        command = ["git", "-C", str(self.folder), *arguments]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except FileNotFoundError:
            return None
        return done.stdout if done.returncode == 0 else None

    def settle(self) -> Version:
        """After games were recorded: write the ledger, the game's version and that of the records.

        A line that is not committed yet is replaced; its words stay.
        """
        before, committed = self.versions(), self.committed()
        words = before[len(committed)].change if len(before) > len(committed) else ""
        versions = following(committed, self.digest(), words)
        self.path.write_text("".join(f"{line}\n" for line in versions), encoding="utf-8")
        number = versions[-1].number
        _replace(self.module, VERSION, f'    version = "{number}"')
        for path in self.records():
            _replace(path, RULES, f"rules {number}")
        return versions[-1]


def _replace(path: Path, pattern: re.Pattern[str], line: str) -> None:
    text = path.read_text(encoding="utf-8")
    new = pattern.sub(line, text, count=1)
    if new != text:
        path.write_text(new, encoding="utf-8")


def ledger(game: str) -> Ledger:
    """The ledger of a game of the project."""
    module = ROOT / "src" / "domineum" / game / "game.py"
    return Ledger(ROOT / "tests" / game, module)


def settle(game: str) -> None:
    """Settle the version after recording games of the project, and report it."""
    book = ledger(game)
    version = book.settle()
    print(f"the rules of {game} have version {version.number}")
    if not version.change:
        print(f"say in a few words what changed, at the end of {book.path.relative_to(ROOT)}")


def record_again(path: Path) -> None:
    """Make the choices of a record by the rules of today."""
    old = load(path.read_text(encoding="utf-8"))
    match: Match[Any] = Match(games.find(old.game), old.config, old.seed)
    for made in old.choices:
        if not made.forced:
            match.choose(made.code, made.seat)
    path.write_text(take(match).to_text(), encoding="utf-8")


if __name__ == "__main__":
    for name in games.names():
        for recorded in ledger(name).records():
            record_again(recorded)
        settle(name)
