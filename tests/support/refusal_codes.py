"""Codes with which an act may be refused, read from the source: those of its answer and of all that this calls."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "src"
PACKAGES: Final = ("clubs", "evenings", "streams", "tables")
"""The modules in which refusals are followed; those of the engine (`euchre.core`) stand in its own tests."""
_CODE: Final = re.compile(r"[a-z]+/[a-z-]+")
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module:
    """The functions of a file, its methods among them, and where the names that it imports come from."""

    def __init__(self, path: Path) -> None:
        tree = ast.parse(path.read_text("utf-8"))
        self.name: Final = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        self.functions: Final = {node.name: node for node in ast.walk(tree) if isinstance(node, Function)}
        self.methods: Final = {
            node.name
            for owner in ast.walk(tree)
            if isinstance(owner, ast.ClassDef)
            for node in owner.body
            if isinstance(node, Function)
        }
        self.imported: Final = {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }


@cache
def modules() -> Mapping[str, Module]:
    """The files of the packages, by their dotted names."""
    paths = (path for package in PACKAGES for path in sorted((SOURCES / "euchre" / package).rglob("*.py")))
    return {module.name: module for module in map(Module, paths)}


def codes_of_acts(package: str) -> dict[str, frozenset[str]]:
    """The codes of each act of a package, by the name of its message."""
    return {
        act: _codes(module.name, name, frozenset())
        for module in modules().values()
        if module.name.startswith(f"euchre.{package}.")
        for name, function in module.functions.items()
        if (act := _answered(function)) is not None
    }


def all_codes(package: str) -> frozenset[str]:
    """The codes that a package says, with or without an act that leads there."""
    inside = (module for module in modules().values() if module.name.startswith(f"euchre.{package}."))
    return frozenset(code for module in inside for function in module.functions.values() for code in _said(function))


def _answered(function: Function) -> str | None:
    """The message that a function answers: ``(state, guest, message: Act, at)``; None of any other function."""
    parameters = function.args.args
    if function.name.startswith("_") or len(parameters) != 4 or parameters[-1].arg != "at":
        return None
    annotation = parameters[2].annotation
    if not isinstance(annotation, ast.Name | ast.Attribute):
        return None
    return ast.unparse(annotation).rpartition(".")[2]


def _codes(module: str, name: str, above: frozenset[tuple[str, str]]) -> frozenset[str]:
    """The codes of a function and of all that it calls in the packages."""
    here = modules()[module]
    function, above = here.functions[name], above | {(module, name)}
    found = set(_said(function))
    for called in _called(here, function):
        if called not in above:
            found |= _codes(*called, above)
    return frozenset(found)


def _said(function: Function) -> Iterator[str]:
    """The codes that a function says itself, in whatever call, without its docstring."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            code = node.args[0].value
            if isinstance(code, str) and _CODE.fullmatch(code):
                yield code


def _called(here: Module, function: Function) -> Iterator[tuple[str, str]]:
    """The functions that are called, each with its module; of a method all that have its name."""
    for node in ast.walk(function):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name):
            where, _, name = here.imported.get(node.func.id, f"{here.name}.{node.func.id}").rpartition(".")
            if where in modules() and name in modules()[where].functions:
                yield where, name
        elif isinstance(node.func, ast.Attribute):
            name, of = node.func.attr, ast.unparse(node.func.value)
            if (where := here.imported.get(of, "")) in modules():
                if name in modules()[where].functions:
                    yield where, name
            else:
                yield from ((other.name, name) for other in modules().values() if name in other.methods)
