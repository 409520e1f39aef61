"""The same on Linux, macOS and Windows: letters, line endings, and what a system lacks.

Which calls a system lacks is checked by mypy (`make types` looks at the code as on Windows too).
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from domineum import arena, games
from domineum.arena import code
from domineum.bots import program
from domineum.kernel import AnyGame, Match, Random
from domineum.kernel.content import Source, fingerprint
from domineum.kernel.record import load, take
from tests.example import GAME as LANTERNS

PACKAGE = Path(arena.__file__).parents[1]
ONE_SYSTEM = {"fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "resource", "termios", "tty",
              "uvloop", "winreg"}  # fmt: skip
"""Modules that not every system has."""


def calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """The calls in a file, each with the last part of its name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            yield node, name


def mode(call: ast.Call, name: str) -> str:
    """How a call opens a text file; empty if it does not."""
    if name in ("read_text", "write_text"):
        return name[0]
    if name not in ("open", "fdopen"):
        return ""
    texts = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    modes = [text for text in texts if text and set(text) <= set("rwaxbt+")]
    plain = isinstance(call.func, ast.Name)
    found = modes[0] if modes else "r" if plain else ""
    return "" if "b" in found else found


def careless(source: Path) -> Iterator[str]:
    """What a file does that would differ between systems."""
    for call, name in calls(source):
        keywords = {k.arg: k.value for k in call.keywords}
        where = f"{source.name}:{call.lineno}"
        how = mode(call, name)
        if how and "encoding" not in keywords:
            yield f"{where}: no encoding"
        newline = keywords.get("newline")
        ends = newline.value if isinstance(newline, ast.Constant) else None
        if set(how) & set("wax") and ends != "\n":
            yield f"{where}: no newline"
        if {"text", "universal_newlines"} & set(keywords) and name in ("run", "Popen"):
            yield from [] if "encoding" in keywords else [f"{where}: no encoding"]


def test_every_text_is_written_and_read_the_same_way() -> None:
    sources = sorted(PACKAGE.rglob("*.py"))
    assert len([1 for path in sources for call, name in calls(path) if mode(call, name)]) > 20
    assert [problem for path in sources for problem in careless(path)] == []


def test_carelessness_is_found(tmp_path: Path) -> None:
    lines = [
        'path.write_text("x", encoding="utf-8")', "path.read_text()", 'path.open("a")',
        "open(name)", "run(command, text=True)", 'path.open("rb")', "room.open(table)",
        'path.write_text("x", encoding="utf-8", newline="\\n")',
    ]  # fmt: skip
    (tmp_path / "x.py").write_text("\n".join(lines), encoding="utf-8")
    assert list(careless(tmp_path / "x.py")) == [
        "x.py:1: no newline", "x.py:2: no encoding", "x.py:3: no encoding", "x.py:3: no newline",
        "x.py:4: no encoding", "x.py:5: no encoding",
    ]  # fmt: skip


def test_modules_of_one_system_are_imported_only_where_they_are_used() -> None:
    found = [
        f"{path.name} imports {alias.name}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name in ONE_SYSTEM
    ]
    assert found == []


def with_windows_lines(folder: Path, to: Path) -> Path:
    """Copy a folder as a checkout on Windows may have it."""
    shutil.copytree(folder, to)
    for path in to.rglob("*"):
        if path.suffix in (".toml", ".py"):
            data = path.read_bytes()
            assert b"\r" not in data
            path.write_bytes(data.replace(b"\n", b"\r\n"))
    return to


@pytest.mark.parametrize(
    "game", [games.find(name) for name in games.names()], ids=lambda game: game.name
)
def test_content_has_the_same_hash_with_any_line_endings(game: AnyGame, tmp_path: Path) -> None:
    folder = PACKAGE / game.name / "content"
    copy = with_windows_lines(folder, tmp_path / "content")
    assert (copy / "houses.toml").read_bytes() != (folder / "houses.toml").read_bytes()
    assert (
        fingerprint([Source.folder(copy)]) == fingerprint([Source.folder(folder)]) == game.content
    )


def test_the_code_has_the_same_hash_with_any_line_endings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = code.fingerprint.__wrapped__("revenant")
    file = tmp_path / "mine.py"
    file.write_bytes(b"first\nsecond\n")
    bot = code.bot_files([f"{file}:Bot"])
    for part in ("kernel", "bots", "revenant"):
        with_windows_lines(PACKAGE / part, tmp_path / "domineum" / part)
    monkeypatch.setattr(code, "PACKAGE", tmp_path / "domineum")
    monkeypatch.setattr(code, "folder_of", lambda game: tmp_path / "domineum" / game.name)
    assert code.fingerprint.__wrapped__("revenant") == here
    file.write_bytes(b"first\r\nsecond\r\n")
    assert code.bot_files([f"{file}:Bot"]) == bot


def test_a_record_with_windows_line_endings_is_the_same_record() -> None:
    match = Match(LANTERNS, {"players": 2}, 3)
    random = Random(1)
    while not match.over:
        match.choose(random.pick(match.question().options))
    text = take(match).to_text()
    assert load(text.replace("\n", "\r\n")) == load(text)


def test_a_terminal_with_another_alphabet_still_gets_all_letters() -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONIOENCODING"} | plain
    command = [sys.executable, "-m", "domineum", "rules", "V-301", "--language", "pl"]
    said = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert "ł" in said.decode("utf-8")


def test_the_command_of_a_bot_keeps_windows_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    assert program.words("python 'my bot.py' --x") == ["python", "my bot.py", "--x"]
    monkeypatch.setattr(program, "sys", SimpleNamespace(platform="win32"))
    command = r'C:\Python\python.exe "C:\My Bots\bot.py" --x'
    assert program.words(command) == [r"C:\Python\python.exe", r"C:\My Bots\bot.py", "--x"]
