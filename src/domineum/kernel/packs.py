"""Packs: content of other people, as a folder of TOML or a zip of one, that adds to a game.

`pack.toml` says what it is; every other file is one of the game's kinds. A zip is read, never
unpacked, and only as far as a pack may be large.
"""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from domineum.kernel.content import ABOUT, Source, fingerprint, is_id
from domineum.kernel.decode import decode
from domineum.kernel.errors import BadData

MAX_FILES = 200
MAX_BYTES = 5_000_000
"""Of all files together."""
UNSEEN = (".", "_")
"""How the names of files start that systems put beside others."""


@dataclass(frozen=True, kw_only=True)
class About:
    """What `pack.toml` says."""

    name: str
    version: str
    game: str
    """The game that it is for."""
    authors: list[str]
    licence: str

    def __post_init__(self) -> None:
        if not is_id(self.name):
            raise ValueError(f"'{self.name}' is not a name: use lowercase letters, digits and '-'")
        if not self.version or not self.version.isprintable() or " " in self.version:
            raise ValueError("the version must be a word")
        if not self.authors or not self.licence:
            raise ValueError("somebody must have written it, and a licence say what is allowed")


@dataclass(frozen=True)
class PackName:
    """What a record says of a pack."""

    name: str
    version: str
    hash: str

    def __str__(self) -> str:
        return f"{self.name} {self.version} ({self.hash})"


@dataclass(frozen=True)
class Pack(Source):
    """Content to add to a game, and what it is."""

    about: About

    @property
    def id(self) -> PackName:
        """Its name, version and hash."""
        return PackName(self.about.name, self.about.version, fingerprint([self]))


def open_pack(place: Path) -> Pack:
    """Read a pack from a folder or a zip; what is no pack raises BadData."""
    return _pack(_zipped(place, place) if place.is_file() else Source.folder(place))


def read_pack(name: str, data: bytes) -> Pack:
    """Read a pack from the bytes of a zip; `name` is what problems call it."""
    return _pack(_zipped(Path(name), BytesIO(data)))


def _pack(found: Source) -> Pack:
    place = found.place
    if len(found.files) > MAX_FILES or sum(map(len, found.files.values())) > MAX_BYTES:
        raise BadData(str(place), f"a pack has at most {MAX_FILES} files and {MAX_BYTES} bytes")
    if ABOUT not in found.files:
        raise BadData(str(place), f"there is no {ABOUT}, so this is not a pack")
    about = decode(About, found.table(ABOUT), str(place / ABOUT))
    if not any(True for _ in found.content()):
        raise BadData(str(place), "there is no content in this pack")
    return Pack(place, found.files, about)


def _zipped(place: Path, file: Path | BinaryIO) -> Source:
    """The TOML files of a zip: those beside its `pack.toml`, wherever in the zip that is."""
    try:
        with zipfile.ZipFile(file) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if len(entries) > MAX_FILES:
                raise BadData(str(place), f"a pack has at most {MAX_FILES} files")
            paths = {PurePosixPath(entry.filename): entry for entry in entries}
            tops = [path.parent for path in paths if path.name == ABOUT]
            if len(tops) != 1:
                raise BadData(str(place), f"expected one {ABOUT} in it, found {len(tops)}")
            files, left = {}, MAX_BYTES
            for path, entry in sorted(paths.items()):
                if path.parent == tops[0] and path.suffix == ".toml" and path.name[0] not in UNSEEN:
                    files[path.name] = _read(archive, entry, place, left)
                    left -= len(files[path.name])
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError) as error:
        raise BadData(str(place), f"this is not a zip that can be read: {error}") from None
    return Source(place, {name: data.replace(b"\r\n", b"\n") for name, data in files.items()})


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, place: Path, most: int) -> bytes:
    """Read a file; what it says of its own size does not matter."""
    with archive.open(entry) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise BadData(str(place), f"a pack has at most {MAX_BYTES} bytes")
    return data
