"""Mutation testing: break the rules one small way at a time, and see that a test notices.

`python -m tools.mutate [--every N] [law engine ...]` changes one operator, constant or branch of a core module,
imports the changed module in a fork of this process, and runs the quick core tests until one fails. It prints the
changes that no test notices. More than an hour on two processors; `--every 5` tries a fifth of the changes.
"""

from __future__ import annotations

import ast
import importlib
import os
import resource
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
MODULES = ("seating", "law", "engine", "dealing", "bidding", "loners", "play", "scoring")
CORE = ROOT / "src" / "euchre" / "core"
LIMIT = 150
"""Seconds of work after which a run that does not end counts as noticed."""
FIRST = (
    "test_seating.py",
    "test_*_handed.py",
    "test_railroad.py",
    "test_perft.py",
    "test_seed_*.py",
    "test_options.py",
    "test_settled_points.py",
    "test_tram.py",
)
"""The tests that notice most, in a second or two; the others are asked only if these do not."""
SLOW = {"test_openspiel.py"}
SWAPS: dict[type, Any] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitXor: ast.BitAnd,
}


class Mutant(NamedTuple):
    """A change: its module and line, the source after it, and the whole changed tree."""

    module: str
    line: int
    change: str
    tree: ast.Module


def mutants(module: str) -> Iterator[Mutant]:
    """Yield the changes to a module, one at a time."""
    tree = ast.parse((CORE / f"{module}.py").read_text())
    spots = [(index, kind) for index, node in enumerate(ast.walk(tree)) for kind in _kinds(node)]
    skipped = {id(inner) for node in ast.walk(tree) for part in _silent(node) for inner in ast.walk(part)}
    nodes = list(ast.walk(tree))
    for index, kind in spots:
        if id(nodes[index]) in skipped:
            continue
        changed = deepcopy(tree)
        node = list(ast.walk(changed))[index]
        before = ast.unparse(node)
        _change(node, kind)
        yield Mutant(module, getattr(node, "lineno", 0), f"{before}  ->  {ast.unparse(node)}", changed)


def _silent(node: ast.AST) -> list[ast.AST]:
    """Parts in which a change means nothing: annotations, docstrings, decorators, the text of an assertion."""
    parts: list[ast.AST | None] = []
    if isinstance(node, ast.FunctionDef):
        parts += [*node.decorator_list, node.returns]
    if isinstance(node, ast.arg | ast.AnnAssign):
        parts.append(node.annotation)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        parts.append(node)
    if isinstance(node, ast.Assert):
        parts.append(node)
    return [part for part in parts if part is not None]


def _kinds(node: ast.AST) -> list[str]:
    match node:
        case ast.Compare(ops=[op]) | ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPS:
            return ["operator"]
        case ast.UnaryOp(op=ast.Not()) | ast.UnaryOp(op=ast.Invert()):
            return ["unary"]
        case ast.IfExp() | ast.If():
            return ["always", "never"]
        case ast.Constant(value=bool() | int() | str()):
            return ["constant"]
        case _:
            return []


def _change(node: Any, kind: str) -> None:
    match kind:
        case "operator" if isinstance(node, ast.Compare):
            node.ops = [SWAPS[type(node.ops[0])]()]
        case "operator":
            node.op = SWAPS[type(node.op)]()
        case "unary":
            node.op = ast.UAdd()
        case "always" | "never":
            node.test = ast.copy_location(ast.Constant(kind == "always"), node.test)
        case _ if isinstance(node.value, bool):
            node.value = not node.value
        case _ if isinstance(node.value, int):
            node.value += 1
        case _:
            node.value = f"{node.value}!"


class _Changed(MetaPathFinder, Loader):
    """Imports the changed tree in place of the module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant, self.name = mutant, f"euchre.core.{mutant.module}"

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        return ModuleSpec(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(CORE / f"{self.mutant.module}.py")
        exec(compile(ast.fix_missing_locations(self.mutant.tree), self.name, "exec"), module.__dict__)  # noqa: S102 - our own source, changed


def survives(mutant: Mutant) -> bool:
    """True if all quick core tests pass with this change."""
    child = os.fork()
    if child == 0:
        os._exit(_run(mutant))
    _, status = os.waitpid(child, 0)
    return status == 0


def _run(mutant: Mutant) -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))  # not by the clock: a busy machine must not change it
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    sys.meta_path.insert(0, _Changed(mutant))
    folder = ROOT / "tests" / "core"
    first = [str(path) for name in FIRST for path in sorted(folder.glob(name))]
    others = [str(path) for path in sorted(folder.glob("test_*.py")) if path.name not in SLOW]
    quiet = ["-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # libraries are imported before the forks
    return int(pytest.main([*quiet, *first]) or pytest.main([*quiet, *(set(others) - set(first))]))


def main() -> None:
    """Try every change, two at a time, and print what survives."""
    os.chdir(ROOT)
    for name in ("hypothesis", "pyspiel", "allpairspy", "jsonschema"):
        importlib.import_module(name)  # once, here, and not in every fork
    options = ArgumentParser()
    options.add_argument("--every", type=int, default=1)
    options.add_argument("modules", nargs="*", default=list(MODULES))
    chosen = options.parse_args()
    nothing = ast.parse((CORE / f"{chosen.modules[0]}.py").read_text())
    if not survives(Mutant(chosen.modules[0], 0, "nothing", nothing)):
        sys.exit("The tests must pass before anything is changed.")
    with ThreadPoolExecutor(2) as pool:
        for module in chosen.modules:
            changes = list(mutants(module))[:: chosen.every]
            alive = 0
            for mutant, survived in zip(changes, pool.map(survives, changes), strict=True):
                alive += survived
                if survived:
                    print(f"  {module}.py:{mutant.line}: {mutant.change}"[:160], flush=True)
            print(f"{module}: {len(changes)} changes, {len(changes) - alive} noticed", flush=True)


if __name__ == "__main__":
    main()
