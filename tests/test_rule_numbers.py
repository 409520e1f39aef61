from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from domineum.rulebook import folder, load, parse

PREFIXES = {"V": "voidfall", "R": "revenant", "S": "revenant"}
ROOT = Path(__file__).parents[1]
CITED = re.compile(r"\b(?:[VR]-\d{3}|[LS]-\d{2})\b")
SUFFIXES = {".py", ".toml", ".ftl", ".md"}


def cited() -> Iterator[tuple[str, str]]:
    """Yield every rule number in our sources and tests, with the place."""
    for top in ("src", "tests"):
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix in SUFFIXES:
                lines = path.read_text(encoding="utf-8").splitlines()
                for number, line in enumerate(lines, 1):
                    for found in CITED.findall(line):
                        yield found, f"{path.relative_to(ROOT)}:{number}"


def test_every_cited_rule_exists() -> None:
    example = (ROOT / "tests" / "example" / "rules.md").read_text(encoding="utf-8")
    known = {*load().rules, *re.findall(r"\*\*(L-\d\d)\*\*", example)}
    assert [f"{place}: {rule}" for rule, place in cited() if rule not in known] == []


@pytest.mark.parametrize("letter", PREFIXES)
def test_a_catalogue_numbers_its_rules_one_by_one(letter: str) -> None:
    path = folder() / f"{PREFIXES[letter]}.md"
    rules = parse(path.read_text(encoding="utf-8"), path.name)
    numbers = [rule.number for rule in rules if rule.number[0] == letter]
    width = 2 if letter == "S" else 3
    assert numbers == [f"{letter}-{number:0{width}}" for number in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("letter", PREFIXES)
def test_a_catalogue_refers_only_to_rules_that_exist(letter: str) -> None:
    text = (folder() / f"{PREFIXES[letter]}.md").read_text(encoding="utf-8")
    assert {*re.findall(r"\b(?:[VR]-\d{3}|S-\d{2})\b", text)} <= load().rules.keys()
