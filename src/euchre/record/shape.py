"""Read decoded JSON into data classes and tuples, as their annotations say.

An annotation is a plain type (``str``, ``int``, ``bool``), `Any`, a `Literal`, a tuple, a dict with texts for keys, a
named tuple (a list in JSON), a data class (an object in JSON, its names in camel case) or a union of these that differ
in JSON. ``Annotated[..., FieldLimits(...)]`` narrows a text, a whole number or a list. Where a union has several data
classes, the entry `type` says which one it is: the one with this text as its `TYPE`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

_Reader = Callable[[Any], Any]
_Shape = TypeVar("_Shape")

_NAMES: Final = {
    str: "str",
    int: "int",
    bool: "bool",
    float: "float",
    list: "array",
    dict: "object",
    NoneType: "null",
}
"""What JSON calls the values of each type, as far as it has a name for them."""


class Misfit(ValueError):
    """A value does not have the shape that was asked for: why, and where in the value."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self._why = why
        self._place = ""

    def inside(self, part: str) -> Misfit:
        """The same, seen from the value that has this part."""
        self._place = f"{part}{self._place}"
        return self

    def __str__(self) -> str:
        return f"{self._why} - at {self._place.removeprefix('.')}" if self._place else self._why


@dataclass(frozen=True)
class FieldLimits:
    """How long a text or a list may be, or how large a number; `pattern` is searched for in a text."""

    least: int | None = None
    most: int | None = None
    pattern: str = ""


def read(value: Any, shape: type[_Shape], *, closed: bool = False) -> _Shape:
    """The value in this shape, a data class; with `closed`, an object with other entries is refused.

    Raises `Misfit`.
    """
    kind: Any = shape
    found: _Shape = _reader(kind)(value)
    known = {_camel(one.name) for one in fields(kind)}
    if closed and (other := next((name for name in value if name not in known), None)) is not None:
        raise Misfit(f"object contains unknown field {other[:40]}")
    return found


@cache
def _reader(kind: Any) -> _Reader:
    """The reader of values of this kind."""
    if (made := _MADE_OF_PARTS.get(get_origin(kind))) is not None:
        return made(get_args(kind))
    if kind is Any:
        return _anything
    if is_dataclass(kind):
        return _entry(kind)
    if issubclass(kind, tuple):
        return _fixed(tuple(get_type_hints(kind).values()), kind._make)
    return _plain(kind)


def _json_type(kind: Any) -> type:
    """The type as which values of this kind come out of JSON."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _json_type(parts[0])
    if origin in (tuple, dict):
        return list if origin is tuple else dict
    return dict if is_dataclass(kind) else kind


def _expect(value: Any, *kinds: type) -> None:
    """Raise `Misfit` unless the value came out of JSON as one of these types; True is no number."""
    if type(value) not in kinds:
        raise Misfit(f"expected {' | '.join(_NAMES[kind] for kind in kinds)}, got {_NAMES[type(value)]}")


def _anything(value: Any) -> Any:
    return value


def _plain(kind: type) -> _Reader:
    def reads(value: Any) -> Any:
        _expect(value, kind)
        return value

    return reads


def _one_of(choices: tuple[Any, ...]) -> _Reader:
    def reads(value: Any) -> Any:
        _expect(value, str)
        if value not in choices:
            raise Misfit(f"invalid value {value[:40]!r}")
        return value

    return reads


def _limited(parts: tuple[Any, FieldLimits]) -> _Reader:
    kind, limits = parts
    inner, expected = _reader(kind), _json_type(kind)
    name = _NAMES[expected] if expected is int else f"{_NAMES[expected]} of length"
    pattern = re.compile(limits.pattern)

    def reads(value: Any) -> Any:
        _expect(value, expected)
        size = value if expected is int else len(value)
        if limits.least is not None and size < limits.least:
            raise Misfit(f"expected {name} >= {limits.least}")
        if limits.most is not None and size > limits.most:
            raise Misfit(f"expected {name} <= {limits.most}")
        if limits.pattern and not pattern.search(value):
            raise Misfit(f"expected str matching regex {limits.pattern!r}")
        return inner(value)

    return reads


def _tuple(parts: tuple[Any, ...]) -> _Reader:
    return _row(parts[0]) if parts[-1] is Ellipsis else _fixed(parts, tuple)


def _row(kind: Any) -> _Reader:
    item = _reader(kind)

    def reads(value: Any) -> Any:
        _expect(value, list)
        return tuple(_part(item, one, f"[{at}]") for at, one in enumerate(value))

    return reads


def _fixed(kinds: tuple[Any, ...], made: Callable[[Any], Any]) -> _Reader:
    items = [_reader(kind) for kind in kinds]

    def reads(value: Any) -> Any:
        _expect(value, list)
        if len(value) != len(items):
            raise Misfit(f"expected array of length {len(items)}, got {len(value)}")
        return made(_part(item, one, f"[{at}]") for at, (item, one) in enumerate(zip(items, value, strict=True)))

    return reads


def _table(parts: tuple[Any, Any]) -> _Reader:
    name, item = map(_reader, parts)

    def reads(value: Any) -> Any:
        _expect(value, dict)
        return {name(one): _part(item, part, f".{one[:40]}") for one, part in value.items()}

    return reads


def _entry(kind: Any) -> _Reader:
    hints = get_type_hints(kind, include_extras=True)
    parts = [
        (one.name, _camel(one.name), _reader(hints[one.name]), one.default is one.default_factory is MISSING)
        for one in fields(kind)
    ]

    def reads(value: Any) -> Any:
        _expect(value, dict)
        found = {}
        for name, called, item, required in parts:
            if called in value:
                found[name] = _part(item, value[called], f".{called}")
            elif required:
                raise Misfit(f"object missing required field {called}")
        return kind(**found)

    return reads


def _either(kinds: tuple[Any, ...]) -> _Reader:
    classes = {kind.TYPE: _reader(kind) for kind in kinds if hasattr(kind, "TYPE")}
    readers = {_json_type(kind): _reader(kind) for kind in kinds}
    if classes:
        readers[dict] = _tagged(classes)

    def reads(value: Any) -> Any:
        _expect(value, *readers)
        return readers[type(value)](value)

    return reads


def _tagged(classes: dict[str, _Reader]) -> _Reader:
    tag = _one_of(tuple(classes))

    def reads(value: Any) -> Any:
        if "type" not in value:
            raise Misfit("object missing required field type")
        return classes[_part(tag, value["type"], ".type")](value)

    return reads


def _part(item: _Reader, value: Any, place: str) -> Any:
    try:
        return item(value)
    except Misfit as problem:
        raise problem.inside(place) from None


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return "".join((first, *(word.title() for word in rest)))


_MADE_OF_PARTS: Final[dict[Any, Callable[[Any], _Reader]]] = {
    Annotated: _limited,
    Literal: _one_of,
    Union: _either,
    UnionType: _either,
    tuple: _tuple,
    dict: _table,
}
"""For each name before the brackets of an annotation, what makes its reader from its parts."""
