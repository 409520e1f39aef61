"""What the documents refer to exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from domineum import __version__

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "vocabulary").glob("*.md")),
    *sorted((ROOT / ".github").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
    ROOT / "web" / "README.md",
]
QUOTING = [
    ROOT / "CONTRIBUTING.md",
    ROOT / "docs" / "adding-a-game.md",
    ROOT / "docs" / "translating.md",
    ROOT / "examples" / "packs" / "README.md",
]
"""Documents whose examples name the file that they are from."""
CODE = re.compile(r"^```(\w*)(?: (\S+))?\n(.*?)^```$", re.M | re.S)
NAMED = re.compile(r"`((?:src|tests|docs|web|bench|examples)/[\w./-]+)`")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", read(path))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_named_files_exist(path: Path) -> None:
    made = ("web/dist", "web/src/api/types.d.ts", "web/node_modules")
    tops = (ROOT, path.parent)
    named = [file for file in NAMED.findall(read(path)) if not file.startswith(made)]
    assert [file for file in named if not any((top / file).exists() for top in tops)] == []


@pytest.mark.parametrize("file", ["package.json", "package-lock.json"])
def test_the_page_has_the_version_of_the_package(file: str) -> None:
    assert json.loads(read(ROOT / "web" / file))["version"] == __version__


def test_the_documents_are_found() -> None:
    assert {"README.md", "CONTRIBUTING.md", "docs/architecture.md"} <= set(map(name, DOCUMENTS))
    assert any(NAMED.findall(read(path)) for path in DOCUMENTS)


@pytest.mark.parametrize("path", QUOTING, ids=name)
def test_examples_are_word_for_word_in_the_file_that_they_name(path: Path) -> None:
    examples = CODE.findall(read(path))
    quoted = [(file, text) for language, file, text in examples if language]
    assert quoted
    assert [text for file, text in quoted if not file] == []
    assert [(file, text) for file, text in quoted if text not in read(ROOT / file)] == []


def test_the_bug_form_names_buttons_of_the_page() -> None:
    form = read(ROOT / ".github" / "ISSUE_TEMPLATE" / "bug.yml")
    texts = read(ROOT / "web" / "src" / "locale" / "en.ftl")
    words = set(re.findall(r" = (.+)$", texts, re.M))
    buttons = re.findall(r'"([^"]+)"', form)
    assert len(buttons) == 4
    assert [button for button in buttons if button not in words] == []
