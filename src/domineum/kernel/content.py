"""Content: folders of TOML, one file per kind, decoded into typed records and hashed."""

from __future__ import annotations

import dataclasses
import hashlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from domineum.kernel.decode import Hooks, decode
from domineum.kernel.errors import BadData
from domineum.kernel.messages import LANGUAGES, Catalogue

Origin = Literal["printed", "inferred", "designed"]
Kinds = Mapping[str, type[Any]]


@dataclasses.dataclass(frozen=True, kw_only=True)
class Piece:
    """What every record of content has."""

    id: str
    name: dict[str, str]
    origin: Origin
    note: str = ""

    def __post_init__(self) -> None:
        missing = [language for language in LANGUAGES if not self.name.get(language)]
        if missing:
            raise ValueError(f"the name is missing in {' and '.join(missing)}")
        if not re.fullmatch(r"[a-z0-9][a-z0-9-]*", self.id):
            raise ValueError(f"'{self.id}' is not an id: use lowercase letters, digits and '-'")


def read(folders: list[Path], kinds: Kinds, hooks: Hooks) -> dict[str, dict[str, Any]]:
    """Read all kinds from the folders; a later folder adds to and replaces the earlier ones."""
    found: dict[str, dict[str, Any]] = {kind: {} for kind in kinds}
    for folder in folders:
        if not folder.is_dir():
            raise BadData(str(folder), "there is no such folder")
        for path in sorted(folder.glob("*.toml")):
            if path.stem not in kinds:
                raise BadData(
                    str(path), f"unknown kind; expected one of {', '.join(sorted(kinds))}"
                )
            found[path.stem].update(_read_file(path, kinds[path.stem], hooks))
    return found


def _read_file(path: Path, hint: type[Any], hooks: Hooks) -> dict[str, Any]:
    try:
        source = path.read_text(encoding="utf-8")
        data = tomllib.loads(source)
    except ValueError as error:
        raise BadData(str(path), str(error)) from None
    unknown = [key for key in data if key != path.stem]
    if unknown:
        raise BadData(str(path), f"expected only [[{path.stem}]] records, found '{unknown[0]}'")
    found = decode(list[Any], data.get(path.stem, []), str(path))
    heads = [m.start() for m in re.finditer(rf"^[ \t]*\[\[ *{path.stem} *\]\]", source, re.M)]
    records: dict[str, Any] = {}
    for i, plain in enumerate(found):
        line = source.count("\n", 0, heads[i]) + 1 if i < len(heads) else 1
        name = str(plain.get("id", f"record {i + 1}") if isinstance(plain, dict) else plain)
        where = f"{path}:{line}: {name}"
        if name in records:
            raise BadData(where, "this id is used twice")
        records[name] = decode(hint, plain, where, hooks)
    return records


def fingerprint(folders: list[Path]) -> str:
    """Hash the content for records. Comments and line endings do not matter."""
    total = hashlib.blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.glob("*.toml")):
            written = re.sub(rb"^#.*\n", b"", unix_lines(path), flags=re.M)
            total.update(path.name.encode() + b"\0" + written + b"\0")
    return total.hexdigest()


def unix_lines(path: Path) -> bytes:
    """The bytes of a text file, with Unix line endings."""
    return path.read_bytes().replace(b"\r\n", b"\n")


def add_names(catalogue: Catalogue, prefix: str, pieces: Mapping[str, Piece]) -> None:
    """Add the names of content to the catalogue, under `prefix-id`."""
    for piece in pieces.values():
        catalogue.add_name(f"{prefix}-{piece.id}", piece.name)


def summary(pieces: Mapping[str, Mapping[str, Piece]]) -> dict[str, dict[str, int]]:
    """Count the records of each kind, in total and by origin."""
    table = {}
    for kind, records in sorted(pieces.items()):
        origins = [piece.origin for piece in records.values()]
        table[kind] = {"count": len(origins)} | {
            origin: origins.count(origin) for origin in ("printed", "inferred", "designed")
        }
    return table
