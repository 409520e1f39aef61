"""The catalogues of rules, so that every rule number can be looked up.

A catalogue is a Markdown file. A rule is an item `- **V-017** ...`; the indented items under it
are its notes (`Ruling: ...`, `Example: ...`), and every other line up to the next rule or heading
is its table. `voidfall.md` is English; `voidfall.pl.md` says the same in Polish, line by line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from domineum.kernel import BadData, DomineumError

_RULE = re.compile(
    r"- \*\*(?P<number>[A-Z]-\d+)\*\*"
    r"(?: `(?P<modes>(?:\[[\w-]+\])+)`)?"
    r"(?: p\.(?P<page>[\d,-]+):| \(p\.(?P<pages>[\d, -]+)\))?"
    r" (?P<text>\S.*)"
)
_NOTE = re.compile(r" +- (?P<kind>[A-Z][^:]{1,20}): (?P<text>.+)")
_NUMBER = re.compile(r"\[?([A-Za-z])-?(\d{1,6})\]?")


@dataclass(frozen=True, slots=True)
class Note:
    """A note under a rule: a ruling, an example, a difference between the rulebooks."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement. No modes: it holds in all of them. `page` may be empty."""

    number: str
    game: str
    """The name of the game that the rule belongs to."""
    chapter: str
    modes: tuple[str, ...]
    page: str
    text: str
    notes: tuple[Note, ...]
    table: tuple[str, ...]

    def markdown(self) -> str:
        """The rule with its table and its notes."""
        notes = [f"**{note.kind}:** {note.text}" for note in self.notes]
        return "\n\n".join(part for part in (self.text, "\n".join(self.table), *notes) if part)

    def words(self) -> str:
        """Everything that a search looks at, in lowercase."""
        notes = [f"{note.kind} {note.text}" for note in self.notes]
        return " ".join([self.number, self.chapter, self.text, *notes, *self.table]).lower()


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a game in both languages."""

    en: str
    pl: str


class Rulebook:
    """The rules of one or several games, by number."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.rules: dict[str, Rule] = {rule.number: rule for rule in rules}
        self._numbered = {(n[0], int(n[2:])): rule for n, rule in self.rules.items()}

    def find(self, number: str) -> Rule:
        """Return a rule by its number, also in the forms `v17`, `V-17` and `[V-017]`."""
        found = _NUMBER.fullmatch(number.strip())
        if not found:
            raise DomineumError(f"'{number}' is not a rule number; expected one like V-017")
        letter, digits = found[1].upper(), int(found[2])
        rule = self._numbered.get((letter, digits))
        if rule is None:
            near = self._nearest(letter, digits)
            raise DomineumError(f"there is no rule '{number}'; the nearest is {near}")
        return rule

    def _nearest(self, letter: str, digits: int) -> str:
        same = [n for n in self.rules if n[0] == letter] or list(self.rules)
        return min(same, key=lambda number: abs(int(number[2:]) - digits))

    def search(self, words: Iterable[str]) -> list[Rule]:
        """Return the rules that contain all of the words, or parts of words."""
        wanted = [word.lower() for word in words]
        return [rule for rule in self.rules.values() if all(w in rule.words() for w in wanted)]


def parse(source: str, where: str) -> Iterator[Rule]:
    """Read a catalogue by its text and the name of its file, which starts with the game.

    A rule that cannot be read, or comes twice, raises BadData.
    """
    chapter = ""
    seen: set[str] = set()
    lines = source.splitlines()
    for i, line in enumerate(lines):
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        if not re.match(r"- \*\*[A-Z]-\d", line):
            continue
        found = _RULE.fullmatch(line)
        if not found:
            raise BadData(f"{where}:{i + 1}", f"expected a rule, found {line[:60]!r}")
        if found["number"] in seen:
            raise BadData(f"{where}:{i + 1}", f"{found['number']} is defined twice")
        seen.add(found["number"])
        below = list(_below(lines, i + 1))
        notes = [_NOTE.fullmatch(other) for other in below]
        yield Rule(
            number=found["number"],
            game=where.partition(".")[0],
            chapter=chapter,
            modes=tuple(re.findall(r"[\w-]+", found["modes"] or "")),
            page=found["page"] or found["pages"] or "",
            text=found["text"],
            notes=tuple(Note(note["kind"], note["text"]) for note in notes if note),
            table=tuple(
                other.strip() for other, note in zip(below, notes, strict=True) if not note
            ),
        )


def _below(lines: list[str], start: int) -> Iterator[str]:
    """Yield the lines that belong to the rule above `start`."""
    for line in lines[start:]:
        if line.startswith(("#", "- ")):
            return
        if line.strip():
            yield line


def terms(source: str) -> Iterator[Term]:
    """Read the terms of a catalogue: the tables with an English and a Polish column."""
    columns: list[str] = []
    for line in source.splitlines():
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = [cell.partition(" ")[0] for cell in cells]
        elif {"English", "Polish"} <= {*columns}:
            en, pl = (cells[columns.index(name)] for name in ("English", "Polish"))
            if pl.strip("-") and pl != "unchanged":
                yield Term(en, pl)


def folder() -> Path:
    """The folder of the catalogues: in an installed package, or in a checkout."""
    here = Path(__file__).resolve().parent
    for path in (here / "rules", here.parents[1] / "docs" / "rules"):
        if path.is_dir():
            return path
    raise DomineumError("the catalogues of rules are not installed")


def glossary(game: str) -> list[Term]:
    """The terms of one of the games of this package."""
    return list(terms((folder() / f"{game}.md").read_text(encoding="utf-8")))


@cache
def load(language: str = "en") -> Rulebook:
    """Read the catalogues of all games in a language: every file `GAME.md` of the folder."""
    ending = ".md" if language == "en" else f".{language}.md"
    names = sorted(path.stem for path in folder().glob("*.md") if "." not in path.stem)
    paths = [folder() / f"{name}{ending}" for name in names]
    return Rulebook(
        rule for path in paths for rule in parse(path.read_text(encoding="utf-8"), path.name)
    )
