"""The help of a command and its errors, in plain words.

Everything that reads the insides of Typer is here: it has no public names for a parameter's kind and bounds.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

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
    return _misspelt(problem)


def _misspelt(problem: Any) -> str:
    """The fault of an option, a command or the number of words."""
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
    """The message for an invalid option value: the values it takes, and the one given."""
    if problem.param is None:
        return problem.message
    if problem.message == "" and problem.ctx is not None:
        return f"{problem.param.display_name_raw} is missing: see {problem.ctx.command_path} --help."
    faults: list[dict[str, Any]] = getattr(problem.__cause__, "errors", list)()
    kind = _values(problem.param, faults[0]["type"]) if faults else ""
    if not kind:
        return problem.format_message()
    return f"{problem.param.opts[0]} takes {kind}, not {str(faults[0]['input'])[:40]!r}."


def _values(parameter: Any, fault: str) -> str:
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


_COLUMN = 30
"""Characters for an option; a longer one has its help below."""


def _rows(parameters: list[Any]) -> list[tuple[str, str]]:
    return [(_name(parameter), _help(parameter)) for parameter in parameters if not parameter.hidden]


def _name(parameter: Any) -> str:
    """``-n, --deals NUMBER``, ``--coach, --no-coach``, or the name of an argument."""
    if isinstance(parameter, TyperArgument):
        return parameter.display_name_raw
    names = ", ".join(sorted((*parameter.opts, *parameter.secondary_opts), key=len))
    return names if parameter.is_flag else f"{names} {parameter.metavar or _kind(parameter)}"


def _kind(parameter: Any) -> str:
    """A word for what you can write."""
    described = parameter.type_descriptor
    if described.choices:
        return "|".join(str(getattr(choice, "value", choice)) for choice in described.choices)
    return "NUMBER" if described.is_ranged or described.annotation in (int, float) else "TEXT"


def _help(parameter: Any) -> str:
    """The sentence, then the bounds, the default, and the environment variable that can replace the option."""
    remarks = []
    low, high = parameter.min, parameter.max
    if low is not None:
        remarks.append(f"{low} or more" if high is None or high >= 2**31 else f"{low} to {high}")
    if not isinstance(parameter, TyperArgument) and not parameter.is_flag and parameter.default is not None:
        remarks.append(f"default: {getattr(parameter.default, 'value', parameter.default)}")
    if parameter.envvar:
        remarks.append(f"or set {parameter.envvar}")
    return f"{parameter.help} ({'; '.join(remarks)})" if remarks else str(parameter.help)


def _usage(parameter: Any) -> list[str]:
    """An argument as the usage shows it: ``FILE``, ``FILE...`` or ``[PRESET]``."""
    if not isinstance(parameter, TyperArgument):
        return []
    name = f"{parameter.display_name_raw}{'' if parameter.nargs == 1 else '...'}"
    return [name if parameter.required else f"[{name}]"]


class PlainCommand(TyperCommand):
    """A command whose help is in plain words."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The usage without braces."""
        return ["[OPTIONS]", *(piece for parameter in self.get_params(ctx) for piece in _usage(parameter))]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the arguments and the options."""
        parameters = self.get_params(ctx)
        arguments = [parameter for parameter in parameters if isinstance(parameter, TyperArgument)]
        options = [parameter for parameter in parameters if not isinstance(parameter, TyperArgument)]
        for title, found in (("Arguments", arguments), ("Options", options)):
            if found:
                with formatter.section(title):
                    formatter.write_dl(_rows(found), col_max=_COLUMN)


class PlainGroup(TyperGroup):
    """A group of commands, with their help in plain words."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the options and the commands, each with its whole first sentence."""
        with formatter.section("Options"):
            formatter.write_dl(_rows(self.get_params(ctx)), col_max=_COLUMN)
        with formatter.section("Commands"):
            commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
            formatter.write_dl([(name, _first(command)) for name, command in commands])


def _first(command: Any) -> str:
    """The first paragraph of a command's help."""
    return " ".join((command.help or "").split("\n\n")[0].split())


def made_command(source: Callable[..., None] | typer.Typer) -> Any:
    """The command that Typer runs, made from a function, or from a group of functions."""
    if isinstance(source, typer.Typer):
        return typer.main.get_command(source)
    single = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    single.command(cls=PlainCommand)(source)
    return typer.main.get_command(single)
