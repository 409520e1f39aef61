from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from domineum.kernel import Catalogue
from domineum.kernel.messages import LANGUAGES, Pattern, Select

ROOT = Path(__file__).parents[1]
FOLDERS = sorted({path.parent for top in ("src", "tests") for path in (ROOT / top).rglob("*.ftl")})


def variables(pattern: Pattern, texts: Mapping[str, Pattern]) -> Iterator[str]:
    """Yield the names of the variables that a pattern uses, also through other messages."""
    for piece in pattern:
        if isinstance(piece, Select):
            yield piece.name
            for variant in piece.variants.values():
                yield from variables(variant, texts)
        elif isinstance(piece, str):
            continue
        elif piece.kind == "message" and piece.name in texts:
            yield from variables(texts[piece.name], texts)
        else:
            yield piece.name


def selects(pattern: Pattern) -> Iterator[Select]:
    for piece in pattern:
        if isinstance(piece, Select):
            yield piece
            for variant in piece.variants.values():
                yield from selects(variant)


@pytest.fixture(params=FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue.of(request.param)


def test_a_folder_has_every_language_and_nothing_else() -> None:
    files = {folder: {path.stem for path in folder.glob("*.ftl")} for folder in FOLDERS}
    assert all(languages == set(LANGUAGES) for languages in files.values())
    assert len(files) > 1


def test_all_languages_have_the_same_keys(catalogue: Catalogue) -> None:
    assert catalogue.missing() == []


def test_a_message_uses_the_same_variables_in_all_languages(catalogue: Catalogue) -> None:
    english, polish = (catalogue.texts[language] for language in LANGUAGES)
    differ = [
        key
        for key in english
        if {*variables(english[key], english)} != {*variables(polish[key], polish)}
    ]
    assert differ == []


def test_polish_plurals_have_all_their_forms(catalogue: Catalogue) -> None:
    polish = catalogue.texts["pl"]
    plurals = [(key, s) for key, p in polish.items() for s in selects(p) if "one" in s.variants]
    assert [key for key, select in plurals if not {"few", "many"} <= select.variants.keys()] == []
