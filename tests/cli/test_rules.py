from __future__ import annotations

import re

import pytest

from domineum.kernel import BadData
from domineum.rulebook import Rule, Term, load, parse, terms
from tests.cli.conftest import Command

CATALOGUE = """
## 1. Ships

- **V-001** `[co-op][solo]` p.7,9: A ship flies.
  | Ship | Speed |
  - Ruling: by day and by night.
  - Example: the Swan flies.
- **V-002** p.9: A ship lands.

## 2. Appendix
- **Ship**: a thing that flies.
"""


def test_a_rule_has_number_modes_page_text_notes_and_table() -> None:
    first, second = parse(CATALOGUE, "voidfall.md")
    assert (first.number, first.modes, first.page) == ("V-001", ("co-op", "solo"), "7,9")
    assert (first.text, first.chapter, first.game) == ("A ship flies.", "1. Ships", "voidfall")
    assert [note.kind for note in first.notes] == ["Ruling", "Example"]
    assert first.table == ("| Ship | Speed |",)
    assert (second.modes, second.notes, second.table) == ((), (), ())


def test_a_rule_is_shown_with_its_table_and_its_notes() -> None:
    first, second = parse(CATALOGUE, "here")
    assert first.markdown() == (
        "A ship flies.\n\n| Ship | Speed |\n\n**Ruling:** by day and by night.\n\n"
        "**Example:** the Swan flies."
    )
    assert second.markdown() == "A ship lands."


def test_terms_are_in_tables_with_both_languages() -> None:
    source = """
| Polish | English used here | status |
|---|---|---|
| Arka | Arkship | official |

| English | Count |
|---|---|
| Ship | 4 |

| English | Polish |
|---|---|
| **Ships** | |
| Fleet | Flota |
| Belitan | unchanged |
"""
    assert list(terms(source)) == [Term("Arkship", "Arka"), Term("Fleet", "Flota")]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("- **V-001** p.1: A.\n- **V-001** p.1: B.", "here:2: V-001 is defined twice"),
        ("- **V-001**: A.", "here:1: expected a rule"),
    ],
)
def test_a_bad_catalogue_names_the_line(source: str, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        list(parse(source, "here"))


@pytest.mark.parametrize("number", ["V-017", "v17", "[V-017]", "V-17"])
def test_a_rule_is_printed_with_everything_under_it(number: str, command: Command) -> None:
    text = command("rules", number)
    assert text.startswith("V-017  [solo]  p.7  voidfall: 3.0 ")
    assert "\n  Example: " in text
    assert "\n  Ruling: " in text


@pytest.mark.parametrize("number", ["S-12", "s12", "[S-12]", "S-012"])
def test_rules_of_the_solo_game_are_printed(number: str, command: Command) -> None:
    text = command("rules", number)
    assert text.startswith("S-12  revenant: 37.2 Solo game: a turn of the Rival")
    assert "of the target House" in text
    assert command("rules", "--search", "Rival", "Charge").count("\nS-") > 5


def test_a_rule_can_be_read_in_polish(command: Command) -> None:
    text = command("rules", "V-017", "--language", "pl")
    assert text.startswith("V-017  [solo]  p.7  voidfall: 3.0 ")
    assert "\n  Przykład: " in text
    assert "\n  Rozstrzygnięcie: " in text
    assert command("rules", "--search", "Przykład", "--language", "pl").count("Przykład") > 40


TOKENS = re.compile(r"\b(?:[VRSID]|RU|EX)-\d+\b|`[^`]*`|\d+")


@pytest.mark.parametrize("prefix", ["V", "R", "S"])
def test_both_languages_say_the_same(prefix: str) -> None:
    """The same modes, pages, notes and table rows, and every number and reference in each line."""
    english, polish = load("en").rules, load("pl").rules
    assert list(polish) == list(english)
    different = {
        number: difference(rule, polish[number])
        for number, rule in english.items()
        if number.startswith(prefix)
    }
    assert {number: what for number, what in different.items() if what} == {}


def difference(en: Rule, pl: Rule) -> list[str]:
    """What a rule and its translation should have in common but do not."""
    if len(pl.notes) != len(en.notes) or len(pl.table) != len(en.table):
        return ["lines"]
    lines = zip(said(en), said(pl), strict=True)
    same = {
        "modes": pl.modes == en.modes,
        "page": pl.page == en.page,
        "chapter": pl.chapter.partition(" ")[0] == en.chapter.partition(" ")[0],
        "numbers": all(sorted(TOKENS.findall(x)) == sorted(TOKENS.findall(y)) for x, y in lines),
        "cells": [r.count("|") for r in pl.table] == [r.count("|") for r in en.table],
        "not translated": pl.text != en.text,
    }
    return [what for what, holds in same.items() if not holds]


def said(rule: Rule) -> list[str]:
    """Every line of a rule."""
    return [rule.text, *rule.table, *(note.text for note in rule.notes)]


def test_several_rules_of_both_games(command: Command) -> None:
    text = command("rules", "R-023", "V-001")
    assert text.startswith("R-023  p.4")
    assert "| 4 players |" in text
    assert "\n\nV-001" in text


def test_a_search_needs_all_words(command: Command) -> None:
    found = load().search(["Heroic", "REPLACED"])
    assert "V-017" in [rule.number for rule in found]
    assert command("rules", "--search", "Heroic", "REPLACED").count("\n\n") == len(found) - 1


def test_an_unknown_number_names_the_nearest(mistake: Command) -> None:
    last = [number for number in load().rules if number[0] == "R"][-1]
    assert mistake("rules", "R-9999") == f"there is no rule 'R-9999'; the nearest is {last}"
    assert "one like V-017" in mistake("rules", "seven")


def test_nothing_found_and_nothing_asked(mistake: Command) -> None:
    assert mistake("rules", "--search", "xyzzy") == "no rule contains 'xyzzy'"
    assert mistake("rules") == "name a rule like V-017, or use --search WORD"
