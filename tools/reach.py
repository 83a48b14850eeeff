"""Print the test files that what has changed since a commit can reach: ``python -m tools.reach main``.

Imports are the graph: a test is reached if it, or a module that it imports directly or through others, has changed.
Python files of `src`, `tests`, `examples`, `tools` and `benchmarks`, and Markdown, are told apart; any other file (the
catalogue, pyproject.toml, the page, data) reaches every test.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[1]
_ROOTS: Final = ("src", "tests", "examples", ".")
"""Where imported modules lie, as pytest's `pythonpath` has them; tools and benchmarks lie at the top."""
_ALWAYS: Final = ("tests/docs", "tests/wording", "tests/core/test_house_rules.py")
"""Tests that read source files without importing them."""
EVERYTHING: Final = ("tests", "src", "docs", "README.md", "CONTRIBUTING.md")


def reached(changed: Iterable[str], root: Path = _ROOT) -> list[str]:
    """Paths for pytest, sorted: of tests that import a changed file, and of changed files with examples.

    `changed` are paths relative to `root`, files that are gone included.
    """
    changed = set(changed)
    if not changed:
        return []
    if not all(_is_told_apart(path) for path in changed) or any(not (root / path).exists() for path in changed):
        return [*EVERYTHING]
    importers: defaultdict[str, set[str]] = defaultdict(set)
    for path in _python_files(root):
        for imported in _imports(root, path):
            importers[imported].add(path)
    found, waiting = set[str](), [*changed]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += importers[path]
    tests = {path for path in found if Path(path).name.startswith("test_") and path.startswith("tests/")}
    examples = {path for path in found if path.startswith("src/") or path.endswith(".md")}
    return sorted({*tests, *examples, *(place for place in _ALWAYS if (root / place).exists())})


def _is_told_apart(path: str) -> bool:
    """Tell files with importers from those that anything may read; a conftest holds for all tests."""
    if Path(path).name in {"conftest.py", "hatch_build.py"}:
        return False
    return Path(path).suffix == ".py" or (Path(path).suffix == ".md" and not path.startswith(("src/", "tests/")))


def _python_files(root: Path) -> Iterator[str]:
    for folder in ("src", "tests", "examples", "tools", "benchmarks"):
        yield from (path.relative_to(root).as_posix() for path in (root / folder).rglob("*.py"))


def _imports(root: Path, path: str) -> Iterator[str]:
    """The files that a file imports, those inside functions and the packages around them included.

    A module named in a text counts, too: programs are started and modules looked up by their names.
    """
    names = set[str]()
    for node in ast.walk(ast.parse((root / path).read_text("utf-8"))):
        match node:
            case ast.Import(names=aliases):
                names |= {alias.name for alias in aliases}
            case ast.ImportFrom(module=str(module), names=aliases):
                names |= {module, *(f"{module}.{alias.name}" for alias in aliases)}
            case ast.Constant(value=str(text)) if "." in text or text in {"euchre", "-m"}:
                names |= {word for word in text.replace(":", " ").split() if word.replace(".", "").isidentifier()}
            case _:
                pass
    for name in names:
        yield from _files(root, name)


def _files(root: Path, name: str) -> Iterator[str]:
    parts = name.split(".")
    for start in _ROOTS:
        for length in range(1, len(parts) + 1):
            place = root.joinpath(start, *parts[:length])
            for file in (place.with_name(f"{place.name}.py"), place / "__init__.py"):
                if file.is_file():
                    yield file.relative_to(root).as_posix()


def changed_since(commit: str) -> list[str]:
    """Files that differ from where this branch left the commit, or are new."""
    base = _git("merge-base", commit, "HEAD")[0]
    return [*_git("diff", "--name-only", "--no-renames", base), *_git("ls-files", "--others", "--exclude-standard")]


def _git(*words: str) -> list[str]:
    command = ("git", *words)
    return subprocess.run(command, cwd=_ROOT, check=True, capture_output=True, text=True).stdout.splitlines()  # noqa: S603 - git


if __name__ == "__main__":
    print("\n".join(reached(changed_since(sys.argv[1] if len(sys.argv) > 1 else "main"))))
