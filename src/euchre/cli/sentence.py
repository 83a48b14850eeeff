"""What went wrong, in one sentence: a command line, a file, or something the game refused."""

from __future__ import annotations

from typing import Any

import typer

from euchre.core.errors import EuchreError


def sentence_of(problem: typer.TyperException | EuchreError | OSError) -> str:
    """What to tell the person at the terminal."""
    if isinstance(problem, OSError) and problem.strerror:
        where = "" if problem.filename is None else f"{problem.filename}: "
        return f"{where}{problem.strerror[0].lower()}{problem.strerror[1:]}."
    if isinstance(problem, typer.BadParameter):
        return _misused(problem)
    return problem.format_message() if isinstance(problem, typer.TyperException) else str(problem)


def _misused(problem: typer.BadParameter) -> str:
    """Which values an option takes, and the one that was given."""
    faults: list[dict[str, Any]] = getattr(problem.__cause__, "errors", list)()
    kind = _kind(problem.param, faults[0]["type"]) if faults else ""
    if not kind:
        return problem.format_message()
    assert problem.param is not None, "a value that was looked at has its parameter"
    return f"{problem.param.opts[0]} takes {kind}, not {str(faults[0]['input'])[:40]!r}."


def _kind(parameter: Any, fault: str) -> str:
    """The values a parameter takes, in words; empty if nothing is known of them. `fault` is the validator's code."""
    if choices := parameter.type_descriptor.choices:
        *most, last = (str(getattr(choice, "value", choice)) for choice in choices)
        return f"{', '.join(most)} or {last}"
    low, high = parameter.min, parameter.max
    if not fault.startswith(("int_", "float_", "greater_", "less_", "finite_")):
        return ""
    number = "a number" if isinstance(low, float) or fault.startswith("float_") else "a whole number"
    if high is not None:
        return f"{number} from {low} to {high}"
    return number if low is None else f"{number}, {low} or more"
