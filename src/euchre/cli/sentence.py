"""What went wrong, in one sentence: a command line, a file, or something the game refused."""

from __future__ import annotations

import re
from typing import Any

import typer

from euchre.core.errors import EuchreError


def sentence_of(problem: typer.TyperException | EuchreError | OSError) -> str:
    """The sentence for the person at the terminal."""
    if isinstance(problem, OSError) and problem.strerror:
        where = "" if problem.filename is None else f"{problem.filename}: "
        return f"{where}{problem.strerror[0].lower()}{problem.strerror[1:]}."
    if not isinstance(problem, typer.TyperException):
        return str(problem)
    if isinstance(problem, typer.BadParameter):
        return _misused(problem)
    return _usage(problem)


def _usage(problem: Any) -> str:
    """What is wrong with an option, a command or the number of words."""
    option, message = getattr(problem, "option_name", None), problem.format_message()
    if option is not None and message.startswith("No such option"):
        meant = " or ".join(problem.possibilities or ())
        return f"There is no option {option}{f': did you mean {meant}?' if meant else '.'}"
    if option is not None:
        return f"{option} takes no value." if "does not take" in message else f"{option} needs a value."
    if found := re.fullmatch(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", message):
        return f"Unexpected argument: {found[1]}."
    if found := re.match(r"No such command '(.*)'", message):
        return f"There is no command {found[1]!r}: see euchre --help."
    return str(message)


def _misused(problem: typer.BadParameter) -> str:
    """Which values an option takes, and the one that was given."""
    if problem.param is None:
        return problem.message
    if problem.message == "" and problem.ctx is not None:
        return f"{problem.param.display_name_raw} is missing: see {problem.ctx.command_path} --help."
    faults: list[dict[str, Any]] = getattr(problem.__cause__, "errors", list)()
    kind = _kind(problem.param, faults[0]["type"]) if faults else ""
    if not kind:
        return problem.format_message()
    return f"{problem.param.opts[0]} takes {kind}, not {str(faults[0]['input'])[:40]!r}."


def _kind(parameter: Any, fault: str) -> str:
    """The values a parameter takes, in words; empty if nothing is known about them. `fault` is the validator's code."""
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
