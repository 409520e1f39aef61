"""The games themselves in the terminal: what a player types, and what they read."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from domineum.kernel.record import load
from tests.cli.conftest import Command

TUTORIAL = ("play", "--terminal", "--seed", "3")
REVENANT = ("play", "--terminal", "revenant", "--seats", "3", "--seed", "3")
OPTION = re.compile(r"^ {1,2}\d+  (.+)$", re.MULTILINE)
EVENT = re.compile(r"^\* .+\. \[[VR]U?-\d+\]$", re.MULTILINE)
REPAIR = {"en": "There is no option", "pl": "Nie ma możliwości"}


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def asked(text: str, prompt: str) -> list[list[str]]:
    """The options under each question that begins like this, without their details."""
    found = re.findall(
        rf"^{re.escape(prompt)}.*\n((?: {{1,2}}\d+  .+\n(?: {{7}}.+\n)?)+)", text, re.MULTILINE
    )
    return [OPTION.findall(options) for options in found]


def chosen(path: str) -> list[str]:
    """What seat 0 has chosen in a record, and taken back."""
    choices = load(Path(path).read_text(encoding="utf-8")).choices
    return [str(made) for made in choices if made.seat == 0 and not made.forced]


@pytest.mark.parametrize(
    ("language", "hello", "prompt", "blocked", "saved"),
    [
        ("en", "You are seat 0 of 2. The seed is 3.", "Select a Focus card for this turn.",
         "  - Innovation: This Focus is available from Cycle 2 on. [V-158]",
         "The record is in voidfall-3.record."),
        ("pl", "Zajmujesz miejsce 0 z 2. Ziarno losowe: 3.", "Wybierz kartę Skupienia na tę turę.",
         "  - Innowacja: To Skupienie jest dostępne od Cyklu 2. [V-158]",
         "Przebieg gry jest w pliku voidfall-3.record."),
    ],
)  # fmt: skip
def test_the_tutorial_of_voidfall(
    command: Command, language: str, hello: str, prompt: str, blocked: str, saved: str
) -> None:
    """The first command of the README: place a token, select a Focus, and another one instead."""
    text = command(*TUTORIAL, "--language", language, typed="2?\n1\n1\n?\n3\nu\n4\nq\n")
    lines = text.splitlines()
    assert (lines[0], lines[-1]) == (hello, saved)
    assert len(EVENT.findall(text)) >= 5
    assert "  bounty_pile: 40 -> 39" in lines
    assert blocked in lines
    first, again = asked(text, prompt)
    assert first == again
    assert len(first) == 8
    assert REPAIR[language] not in text
    last = ["focus politics", "<undo focus politics>", "focus production"]
    assert chosen("voidfall-3.record")[-3:] == last
    assert command("record", "verify", "voidfall-3.record").startswith("good")


def test_the_table_of_voidfall_is_shown_on_demand(command: Command) -> None:
    text = command(*TUTORIAL, typed="v\nq\n")
    long = int(re.search(r"The table has (\d+) lines; type v to see it\.", text)[1])  # type: ignore[index]
    shown = text.split("> v\n")[1].split("> q\n")[0].splitlines()
    assert len(shown) == long > 100
    assert shown[0].startswith("scenario two-lanterns   mode tutorial   cycle 1   round 0")
    assert " ".join(" ".join(shown).split()).count(" owner 0 ") == 2


@pytest.mark.parametrize(
    ("language", "hello", "keep", "kept", "swap", "hidden", "saved"),
    [
        ("en", "You are seat 0 of 3. The seed is 3.", "Keep one of two Personal Agendas.",
         "* You keep ", "Do you replace a card?",
         "… and then something is revealed that you do not know yet; it cannot be taken back.",
         "The record is in revenant-3.record."),
        ("pl", "Zajmujesz miejsce 0 z 3. Ziarno losowe: 3.",
         "Zatrzymaj jedną z dwóch Agend Osobistych.", "* Zatrzymujesz ", "Wymieniasz kartę?",
         "… a potem ujawni się coś, czego jeszcze nie wiesz; nie da się tego cofnąć.",
         "Przebieg gry jest w pliku revenant-3.record."),
    ],
)  # fmt: skip
def test_revenant_for_three(
    command: Command, language: str, hello: str, keep: str, kept: str, swap: str,
    hidden: str, saved: str,
) -> None:  # fmt: skip
    """Keep an Agenda, exchange a card and no more, after a look at what that would do."""
    typed = "2?\n2\n2?\n1\ndone\nv\nq\n"
    text = command(*REVENANT, "--language", language, typed=typed)
    lines = text.splitlines()
    assert (lines[0], lines[-1]) == (hello, saved)
    assert hidden in lines
    agenda = asked(text, keep)[0][1].partition(":")[0].partition(" ")[2]
    assert f"{kept}{agenda}. [R-045]" in lines
    assert lines[lines.index("> 2?") + 1] == f"  {kept}{agenda}."
    before, after = asked(text, swap)[:2]
    assert after == before[1:]
    assert REPAIR[language] not in text
    codes = chosen("revenant-3.record")
    assert codes[-1] == "done"
    assert command("record", "verify", "revenant-3.record").startswith("good")


def test_the_first_command_of_the_readme_is_a_program_of_its_own(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "domineum", *TUTORIAL, "--language", "en"],
        input="1\nh\nq\n", capture_output=True, encoding="utf-8", cwd=tmp_path, check=True,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.startswith("You are seat 0 of 2. The seed is 3.\n* Galactic Event:")
    hint = done.stdout.split("> h\n")[1].splitlines()[0]
    assert re.fullmatch(r" {1,2}[123]  .+: .+", hint)
    assert (tmp_path / "voidfall-3.record").is_file()


@pytest.mark.parametrize(
    ("language", "ending", "score"),
    [
        ("en", "The tutorial is over;", "Seat 0: "),
        ("pl", "Scenariusz Wprowadzający dobiegł końca;", "Miejsce 0: "),
    ],
)
def test_a_tutorial_alone_is_played_to_its_end(
    command: Command, language: str, ending: str, score: str
) -> None:
    text = command(*TUTORIAL, "--seats", "1", "--language", language, typed="1\n" * 400)
    *_, how, result, _saved = text.splitlines()
    assert how.startswith(ending)
    influence = result.removeprefix(score).partition(",")[0]
    assert influence.lstrip("-").isdecimal()
    assert f"influence {influence} " in text[text.rindex("scenario lantern-watch") :]
    assert command("record", "verify", "voidfall-3.record").startswith("good")
