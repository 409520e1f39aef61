from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    assert links or path.name == "CONTRIBUTING.md"
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_examples_for_contributors_are_real() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    examples = re.findall(r"```(?:python|toml)\n(.*?)```", text, re.S)
    files = (ROOT / "tests" / "example").rglob("*.*")
    sources = [
        path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".toml")
    ]
    assert len(examples) == 4
    assert [example for example in examples if not any(example in s for s in sources)] == []
