"""``python -m tools.sizes [FOLDER ...]``: how large the Python of a checkout is, and how much a reader must remember.

Each folder is the top of a checkout (this one, if none is given) and gets a column: two versions stand side by side.
"""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Final

HERE: Final = Path(__file__).parents[1]
COMPILED: Final = {"compiled", "lean", "merged", "inlined"}
"""Functions with one of these decorators are compiled, and take their arguments by place."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def trees(top: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules of the package, with their syntax trees."""
    for path in sorted((top / "src/euchre").rglob("*.py")):
        if "migrations" not in path.parts:
            yield path, ast.parse(path.read_text("utf-8"))


def arguments(function: Function) -> int:
    """The number of arguments of a function, `self` aside."""
    named = [one.arg for one in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
    return sum(name not in ("self", "cls") for name in named)


def is_compiled(function: Function) -> bool:
    """True if a function is compiled."""
    return any(isinstance(one, ast.Name) and one.id in COMPILED for one in function.decorator_list)


def is_none_assert(node: ast.AST) -> bool:
    """True if a statement asserts that a value is not None."""
    return isinstance(node, ast.Assert) and "is not None" in ast.unparse(node.test)


def floors(modules: dict[str, set[str]]) -> int:
    """The height of the graph of imports: its longest path, without modules that import each other in a circle."""
    height: dict[str, int] = {}

    def climb(name: str, seen: frozenset[str]) -> int:
        if name not in height:
            below = (climb(other, seen | {name}) for other in modules[name] if other in modules and other not in seen)
            height[name] = 1 + max(below, default=0)
        return height[name]

    return max((climb(name, frozenset()) for name in modules), default=0)


def imports(path: Path, tree: ast.Module) -> set[str]:
    """The modules a module imports from, by their dotted names."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found - {dotted(path)}


def dotted(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.with_suffix("").parts
    return ".".join(parts[parts.index("euchre") :]).removesuffix(".__init__")


def figures(top: Path) -> dict[str, int]:
    """The counts, by name."""
    found = list(trees(top))
    nodes = [node for _, tree in found for node in ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, Function)]
    plain = sorted(arguments(one) for one in functions if not is_compiled(one))
    compiled = sorted(arguments(one) for one in functions if is_compiled(one))
    lines = [(one.end_lineno or one.lineno) - one.lineno + 1 for one in functions]
    classes = Counter(node.name for _, tree in found for node in tree.body if isinstance(node, ast.ClassDef))
    bots = {dotted(path): imports(path, tree) for path, tree in found if "bots" in path.parts}
    return {
        "files": len(found),
        "lines": sum(len(path.read_text("utf-8").splitlines()) for path, _ in found),
        "functions": len(functions),
        "lines of a function, nine in ten at most": round(quantiles(lines, n=10)[-1]),
        "lines of the longest function": max(lines),
        "arguments, nine in ten at most": round(quantiles(plain + compiled, n=10)[-1]),
        "most arguments": plain[-1],
        "most arguments of a compiled function": compiled[-1],
        "functions of more than 7 arguments": sum(count > 7 for count in plain + compiled),
        "asserts": sum(isinstance(node, ast.Assert) for node in nodes),
        "asserts that something is not None": sum(map(is_none_assert, nodes)),
        "public class names used twice": sum(count > 1 for name, count in classes.items() if not name.startswith("_")),
        "floors of the imports among the bots": floors(bots),
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=[HERE], help="tops of checkouts (this one)")
    columns = [figures(folder) for folder in parser.parse_args().folders]
    for name in columns[0]:
        print(f"{name:44}" + "".join(f"{column[name]:>10,}" for column in columns))


if __name__ == "__main__":
    main()
