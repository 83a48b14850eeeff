"""Print the test files that what has changed since a commit can reach: ``python -m tools.reach main``.

Imports are the graph: a test is reached if it, a conftest of its folder, or a module that either imports directly or
through others, has changed. Another file than Python counts as a change of the Python files that read it: those that
name it or its folder in a string, or those beside it. Of `pyproject.toml` what only lint reads reaches no test. What is
not told apart reaches every test.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Any, Final

_ROOT: Final = Path(__file__).parents[1]
_ROOTS: Final = ("src", "tests", "examples", ".")
"""The roots of imported modules, as pytest's `pythonpath` has them; tools and benchmarks lie at the top."""
_ALWAYS: Final = ("tests/docs", "tests/wording", "tests/core/test_house_rules.py")
"""Tests that read source files without importing them."""
_PAGE: Final = "frontend/"
_CATALOGUE: Final = "src/euchre/wording/catalogue/"
"""The sentences: those in ``page/`` are read by the page alone."""
_PAGE_TESTS: Final = "tests/page"
_SETTINGS: Final = "pyproject.toml"
_LINT: Final = ("importlinter", "mypy", "ruff")
"""The tools of the settings that no test runs."""
_ANYWHERE: Final = ("", ".", "..", "__init__.py", "conftest.py")
"""Parts of paths that name no file."""
EVERYTHING: Final = ("tests", "src", "docs", "README.md", "CONTRIBUTING.md")


def reached(changed: Iterable[str], root: Path = _ROOT) -> list[str]:
    """Paths for pytest, sorted: of tests that a changed file reaches, and of changed files with examples.

    `changed` are paths relative to `root`, files that are gone included.
    """
    changed = {path for path in changed if not (_is_test(path) and not (root / path).exists())}
    if not changed:
        return []
    importers, named = _graph(root)
    found, waiting, pages = set[str](), list[str](), set[str]()
    for path in changed:
        readers = _readers(root, path, named)
        if readers is None:
            return [*EVERYTHING]
        waiting += readers
        pages |= {_PAGE_TESTS} if path.startswith((_PAGE, _CATALOGUE)) else set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += importers[path] | named[PurePosixPath(path).name]
    tests = {path for path in found if _is_test(path)}
    examples = {path for path in found if path.startswith("src/") or path.endswith(".md")}
    return sorted({*tests, *examples, *pages, *(place for place in _ALWAYS if (root / place).exists())})


def _is_test(path: str) -> bool:
    return path.startswith("tests/") and Path(path).match("test_*.py")


def _readers(root: Path, path: str, named: dict[str, set[str]]) -> Iterable[str] | None:
    """The files of the graph that have changed with a file; None if that may be any."""
    file, place = root / path, PurePosixPath(path)
    if place.suffix == ".py":
        return [path] if file.exists() and place.name != "hatch_build.py" else None
    if path in (_SETTINGS, "constraints.txt"):
        return None
    if path.startswith(_PAGE) or (path.startswith(_CATALOGUE) and "page" in place.parts):
        return named["frontend"]
    beside = _beside(root, place) if path.startswith(("src/", "tests/")) else []
    if beside:
        return beside
    folders = {*place.parts[:-1]} - {"docs", "tests"}
    readers = named[place.name].union(*(named[folder] for folder in folders))
    if place.suffix == ".md" and file.exists():
        readers |= {path}
    return readers if readers or path.startswith("docs/") else None


def _beside(root: Path, place: PurePosixPath) -> list[str]:
    """The Python files of the nearest folder that has any: the package of its data, the tests of theirs."""
    for folder in place.parents:
        if folder in (PurePosixPath("src"), PurePosixPath("tests")):
            break
        if files := [path.relative_to(root).as_posix() for path in (root / folder).glob("*.py")]:
            return files
    return []


def _graph(root: Path) -> tuple[defaultdict[str, set[str]], defaultdict[str, set[str]]]:
    """The files that import each file, and those that name each part of a path in a string."""
    importers, named = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for folder in ("src", "tests", "examples", "tools", "benchmarks"):
        for file in (root / folder).rglob("*.py"):
            path, texts = file.relative_to(root).as_posix(), list[str]()
            tree = ast.parse(file.read_text("utf-8"))
            for name in _names(tree, texts):
                for imported in _files(root, name):
                    importers[imported].add(path)
            for part in (part for text in texts if not re.search(r"\s", text) for part in text.split("/")):
                if part not in _ANYWHERE:
                    named[part].add(path)
            if folder == "tests":
                for parent in PurePosixPath(path).parents:
                    importers[f"{parent}/conftest.py"].add(path)
    return importers, named


def _names(tree: ast.AST, texts: list[str]) -> Iterator[str]:
    """The modules that a file imports, those inside functions and the packages around them included.

    A module named in a text counts, too: programs are started and modules looked up by their names. All texts are
    added to `texts`.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=aliases):
                yield from (alias.name for alias in aliases)
            case ast.ImportFrom(module=str(module), names=aliases):
                yield from (module, *(f"{module}.{alias.name}" for alias in aliases))
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Call(args=parts):
                yield from _started([part.value if isinstance(part, ast.Constant) else None for part in parts])
            case ast.Constant(value=str(text)):
                texts.append(text)
                words = text.replace(":", " ").split()
                yield from _started(words)
                if "." in text:
                    yield from (word for word in words if word.replace(".", "").isidentifier())
            case _:
                pass


def _started(words: Sequence[object]) -> Iterator[str]:
    """The modules that a command line starts, each named after ``-m``."""
    for option, name in pairwise(words):
        if option == "-m" and isinstance(name, str):
            yield from (name, f"{name}.__main__")


def _files(root: Path, name: str) -> Iterator[str]:
    parts = name.split(".")
    for start in _ROOTS:
        for length in range(1, len(parts) + 1):
            place = root.joinpath(start, *parts[:length])
            for file in (place.with_name(f"{place.name}.py"), place / "__init__.py"):
                if file.is_file():
                    yield file.relative_to(root).as_posix()


def changed_since(commit: str) -> list[str]:
    """Files that differ from where this branch left the commit, or are new; not settings that only lint reads."""
    base = _git("merge-base", commit, "HEAD").strip()
    changed = [*_git("diff", "--name-only", "--no-renames", base).splitlines()]
    changed += _git("ls-files", "--others", "--exclude-standard").splitlines()
    if _SETTINGS in changed:
        before, after = _git("show", f"{base}:{_SETTINGS}"), (_ROOT / _SETTINGS).read_text("utf-8")
        if without_lint(before) == without_lint(after):
            changed.remove(_SETTINGS)
    return changed


def without_lint(settings: str) -> dict[str, Any]:
    """The settings that a test may depend on."""
    read = tomllib.loads(settings)
    return {**read, "tool": {name: value for name, value in read.get("tool", {}).items() if name not in _LINT}}


def _git(*words: str) -> str:
    command = ("git", *words)
    return subprocess.run(command, cwd=_ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603 - git


if __name__ == "__main__":
    print("\n".join(reached(changed_since(sys.argv[1] if len(sys.argv) > 1 else "main"))))
