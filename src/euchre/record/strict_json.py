"""Strict reading of JSON from strangers: no NaN, no endless nesting, every value of the type asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from euchre.core.errors import ParseError

_Shape = TypeVar("_Shape")


class Unsound(ValueError):
    """A text is not JSON: why, in a few words; `truncated` says that it breaks off before its end."""

    def __init__(self, why: str, *, truncated: bool = False) -> None:
        super().__init__(why)
        self.truncated = truncated


class Misfit(ValueError):
    """A value does not have the shape that was asked for: why, and where in the value."""


def parsed(text: str) -> Any:
    """The value a JSON text stands for; raises `Unsound` for anything else."""
    try:
        value = json.loads(text, parse_constant=_constant, parse_float=_finite)
        if "\\ud" in text.lower():  # a surrogate without its other half is no character, and could not be written
            json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise Unsound("nested too deeply") from None
    except json.JSONDecodeError as problem:
        if problem.pos >= len(text.rstrip()) or problem.msg.startswith("Unterminated"):
            raise Unsound("it breaks off before its end", truncated=True) from None
        where = f"line {problem.lineno}, column {problem.colno}"
        raise Unsound(f"{problem.msg[0].lower()}{problem.msg[1:]}: {where}") from None
    except UnicodeEncodeError:
        raise Unsound("half a character") from None
    except Unsound:
        raise
    except ValueError:  # Python refuses numbers of thousands of digits
        raise Unsound("a number is too large") from None
    return value


def read(value: Any, shape: type[_Shape]) -> _Shape:
    """Convert a decoded value to a struct; raises `Misfit`."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as problem:
        why = _TYPE.sub(_plain, str(problem)).replace("`", "").replace(" - at $.", " - at ").removesuffix(" - at $")
        why = why.replace("Invalid enum value", "Unknown word").replace("Invalid value", "Unknown word")
        raise Misfit(f"{why[:1].lower()}{why[1:]}"[:160]) from None


_WORDS: Final = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
"""The types of JSON by Python's or the library's names, in words."""
_TYPE: Final = re.compile(r"`([a-z]+(?: \| [a-z]+)*)`")


def _plain(types: re.Match[str]) -> str:
    """Types in words; other names are left as they are."""
    return " or ".join(_WORDS.get(name, name) for name in types[1].split(" | "))


def decode(text: str) -> Any:
    """The value a JSON text stands for; raises `ParseError` for anything else."""
    try:
        return parsed(text)
    except Unsound as problem:
        wrong = "breaks off before its end" if problem.truncated else f"is not sound JSON ({problem})"
        raise ParseError("json/malformed", f"The file {wrong}.") from None


def shaped(value: Any, shape: type[_Shape], what: str, meanings: Mapping[str, str]) -> _Shape:
    """Check that a value has a shape, and return it as that; raises `ParseError` saying which part does not.

    `meanings` say in words what texts that match a pattern are.
    """
    try:
        return read(value, shape)
    except Misfit as problem:
        why = str(problem)
        for pattern, meaning in meanings.items():
            why = why.replace(f"a text matching regex {pattern!r}", meaning)
        raise ParseError("json/shape", f"The file is not {what}: {why}.") from None


def _constant(name: str) -> NoReturn:
    raise Unsound(f"{name} is not a number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise Unsound("a number is too large")
    return number
