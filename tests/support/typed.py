"""The reads of an attribute of some class, whatever the value is called: mypy knows its type.

Mypy goes through the code once, which takes some seconds; it does not follow imports into libraries that are not
typed, so what comes from those is `Any`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final, NamedTuple

from mypy.build import BuildResult, build
from mypy.find_sources import create_source_list
from mypy.modulefinder import BuildSource
from mypy.nodes import Expression, MypyFile, RefExpr
from mypy.options import Options
from mypy.traverser import NameAndMemberCollector
from mypy.types import AnyType, FunctionLike, Instance, Type, TypeVarType, UnionType, get_proper_type

_SOURCE: Final = Path(__file__).parents[2] / "src"


class Read(NamedTuple):
    """An attribute that is read; `sure` is false where mypy does not know what it is read from."""

    module: str
    name: str
    line: int
    sure: bool


def typed_reads(package: str, owner: str, names: AbstractSet[str], others: Mapping[str, str]) -> list[Read]:
    """Find the reads of some attributes of a class in a package.

    `owner` is the full name of the class. `others` are modules more to look into: their names, their code. A name that
    is only known when the code runs, as in ``getattr(it, name)``, is given as ``*``.
    """
    found = _checked(package, others)
    reads: set[Read] = set()
    for module, state in found.graph.items():
        if state.tree is not None and (module in others or module.split(".")[0] == package):
            code = others.get(module) or Path(state.xpath).read_text("utf-8")
            reads |= {*_Module(module, state.tree, found, owner, names).reads(ast.parse(code))}
    return sorted(reads)


def _checked(package: str, others: Mapping[str, str]) -> BuildResult:
    """The result of type-checking a package and some more code."""
    options = Options()
    options.export_types = options.preserve_asts = options.check_untyped_defs = True
    options.namespace_packages = options.explicit_package_bases = options.ignore_missing_imports = True
    options.incremental = False
    options.follow_imports = "skip"
    options.mypy_path = [str(_SOURCE)]
    sources = create_source_list([str(_SOURCE / package)], options)
    return build(sources + [BuildSource(f"{name}.py", name, code) for name, code in others.items()], options)


class _Module:
    """The names and attributes of a module, by the place where they stand."""

    def __init__(self, name: str, tree: MypyFile, found: BuildResult, owner: str, names: AbstractSet[str]) -> None:
        self._name, self._types, self._owner, self._names = name, found.types, owner, names
        collector = NameAndMemberCollector()
        tree.accept(collector)
        self._members = collector.member_exprs
        every: list[RefExpr] = [*collector.name_exprs, *collector.member_exprs]
        self._at = {(one.line, one.column, one.end_line, one.end_column): one for one in every}

    def reads(self, tree: ast.Module) -> Iterator[Read]:
        """The attributes read: by name, by `getattr`, by a pattern."""
        for member in self._members:
            if member.name in self._names:
                yield from self._read(member.name, member.line, member.expr)
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="getattr"), args=[value, ast.Constant(value=str(name)), *_]):
                    if name in self._names:
                        yield from self._read(name, node.lineno, self._found(value))
                case ast.Call(func=ast.Name(id="getattr"), args=[value, *_]):
                    yield from (read for read in self._read("*", node.lineno, self._found(value)) if read.sure)
                case ast.MatchClass(cls=cls, kwd_attrs=attributes):
                    matched = self._found(cls)
                    if isinstance(matched, RefExpr) and matched.fullname == self._owner:
                        yield from (Read(self._name, name, cls.lineno, sure=True) for name in attributes)
                case _:
                    pass

    def _found(self, value: ast.expr) -> Expression | None:
        return self._at.get((value.lineno, value.col_offset, value.end_lineno, value.end_col_offset))

    def _read(self, name: str, line: int, value: Expression | None) -> Iterator[Read]:
        if value is None:
            yield Read(self._name, name, line, sure=False)
        elif (known := self._types.get(value)) is not None and (sure := self._owns(known)) is not False:
            yield Read(self._name, name, line, sure=sure is True)

    def _owns(self, kind: Type) -> bool | None:
        """True if a value of this type may be of the class; None where nothing is known of it."""
        match get_proper_type(kind):
            case AnyType():
                return None
            case Instance() as one:
                return one.type.has_base(self._owner)
            case UnionType(items=items):
                parts = {self._owns(item) for item in items}
                return True if True in parts else None if None in parts else False
            case TypeVarType(upper_bound=bound):
                return self._owns(bound)
            case FunctionLike() as called if called.is_type_obj():
                return called.type_object().has_base(self._owner)
            case _:
                return False
