"""Mutation testing of single modules: which changes of the code would no test notice?

`make mutants ARGS="src/domineum/bots/seat.py"` lets mutmut change the functions of a module, one
place at a time, and runs the tests that are near: first the files of the same stem and those that
import the module, then, for what has survived, the whole folder of the package. What is left is
printed with its place. Everything happens in a copy below `build`; the code itself is not touched.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "mutants"
COPIED = ("docs", "bench", "web/src", "README.md", "CONTRIBUTING.md", "Makefile")
"""What tests read besides the code."""
SURVIVED, NO_TESTS = (0, None), (5, 33)
CONFTEST = '''
def pytest_itemcollected(item):
    """mutmut 3.8 asks for a name that pytest 9 has given up."""
    item._nodeid = item.nodeid
'''


class Survivor(NamedTuple):
    """A mutant that no test has killed."""

    path: str
    line: int
    diff: str
    tested: bool


def near(module: Path) -> list[Path]:
    """The tests of the same stem, and those that import the module."""
    name = ".".join(module.relative_to("src").with_suffix("").parts)
    package, _, stem = name.rpartition(".")
    imports = re.compile(
        rf"^(from {re.escape(name)} import|import {re.escape(name)}\b"
        rf"|from {re.escape(package)} import .*\b{stem}\b)",
        re.MULTILINE,
    )
    return [
        path.relative_to(ROOT)
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if path.stem == f"test_{stem}" or imports.search(path.read_text(encoding="utf-8"))
    ]


def folder(module: Path) -> list[Path]:
    """The folder of tests of the module's package."""
    return [path for path in [Path("tests") / module.parts[2]] if (ROOT / path).is_dir()]


def prepare(module: Path, tests: Sequence[Path]) -> None:
    """Lay out a project for mutmut that has the same code and tests."""
    WORK.mkdir(parents=True, exist_ok=True)
    for name in ("src", "tests", *COPIED):
        place = WORK / name
        if not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(ROOT / name)
    (WORK / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    settings = {
        "source_paths": ["src"],
        "only_mutate": [str(module)],
        "also_copy": [*COPIED, "conftest.py"],
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"],
        "pytest_add_cli_args_test_selection": [str(path) for path in tests],
        "timeout_constant": 2.0,
        "timeout_multiplier": 8.0,
        "use_git_change_detection": False,
        "track_dependencies": False,
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in settings.items()]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    text = "\n".join([project, "[tool.mutmut]", *lines, ""])
    (WORK / "pyproject.toml").write_text(text, encoding="utf-8")
    (WORK / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)


def mutmut(*arguments: str) -> str:
    """Run mutmut in the project that was laid out."""
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *arguments],
        cwd=WORK,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    if done.returncode:
        sys.exit(done.stdout[-5000:])
    return done.stdout


def results(module: Path) -> dict[str, int | None]:
    """How the tests ended, by the name of the mutant."""
    path = WORK / "mutants" / f"{module}.meta"
    if not path.is_file():
        return {}
    found: dict[str, int | None] = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def line_of(source: str, diff: str, function: str) -> int:
    """Where the changed line of a function is in its file."""
    old = next(
        line[1:].strip()
        for line in diff.splitlines()
        if line.startswith("-") and not line.startswith("---")
    )
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == function:
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                if lines[number - 1].strip() == old:
                    return number
    return 0


def survivor(module: Path, name: str, code: int | None) -> Survivor:
    """Find out what a mutant changes."""
    shown = mutmut("show", name)
    diff = shown[shown.index("@@") :].split("\n", 1)[1].rstrip()
    function = re.sub(r"__mutmut_\d+$", "", name.rpartition(".")[2])
    function = function.rpartition("ǁ")[2] if "ǁ" in function else function.removeprefix("x_")
    source = (ROOT / module).read_text(encoding="utf-8")
    return Survivor(str(module), line_of(source, diff, function), diff, code not in NO_TESTS)


def test(module: Path, children: int, wide: bool) -> tuple[int, list[Survivor]]:
    """Try all mutants of a module: how many there are, and which survive."""
    left: list[str] = []
    for tests in (near(module), folder(module) if wide else []):
        if tests:
            prepare(module, tests)
            mutmut("run", "--max-children", str(children), *left)
            left = [n for n, code in results(module).items() if code in (*SURVIVED, *NO_TESTS)]
            if not left:
                break
    codes = results(module)
    return len(codes), sorted(survivor(module, name, codes[name]) for name in left)


def main() -> None:
    """Test the modules that are named, and print what survives."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("modules", nargs="+", type=Path, metavar="src/domineum/…/MODULE.py")
    parser.add_argument("--children", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--near", action="store_true", help="without the folder of the package")
    arguments = parser.parse_args()
    table: list[str] = []
    for module in arguments.modules:
        if not (ROOT / module).is_file() or module.parts[:2] != ("src", "domineum"):
            parser.error(f"{module} is no module of src/domineum")
        shutil.rmtree(WORK, ignore_errors=True)
        count, survivors = test(module, arguments.children, not arguments.near)
        for one in survivors:
            print(f"\n{one.path}:{one.line}{'' if one.tested else '  (no test runs it)'}")
            print(one.diff)
        table.append(f"{module}: {count} mutants, {len(survivors)} survive")
    print("", *table, sep="\n")


if __name__ == "__main__":
    main()
