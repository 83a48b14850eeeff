"""JSON as the standard has it, from strangers: no NaN, no endless nesting, no surprises."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from euchre.core.errors import ParseError

_Shape = TypeVar("_Shape")


def decode(text: str | bytes) -> Any:
    """The value a JSON text stands for; raises `ParseError` for anything else."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        reason = "nested too deeply" if isinstance(problem, RecursionError) else str(problem).split("malformed: ")[-1]
        wrong = f"is not sound JSON ({reason.lower()[:100]})"
        if "truncated" in reason:
            wrong = "breaks off before its end"
        raise ParseError("json/malformed", f"The file {wrong}.") from None


def shaped(value: Any, shape: type[_Shape], what: str) -> _Shape:
    """Check that a value has a shape, and return it as that; raises `ParseError` saying which part has not."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as problem:
        reason = str(problem).replace("`", "").replace("$.", "")[:160]
        raise ParseError("json/shape", f"The file is no {what}: {reason[0].lower()}{reason[1:]}.") from None
