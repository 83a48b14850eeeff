"""The help of commands in plain words: what you can write for an option, not its type."""

from __future__ import annotations

from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup

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
