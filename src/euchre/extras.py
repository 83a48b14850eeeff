"""The extras of ``pip install 'euchre[...]'`` by package, and the error when one is missing.

The core, the records and `euchre.match` need none of them; msgspec comes with every Euchre.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final

from euchre.core.errors import EuchreError

PACKAGES: Final = {
    "bots": ("babel", "fluent", "joblib", "llvmlite", "numba", "numpy", "platformdirs", "rich", "typer"),
    "terminal": ("fsrs", "textual"),
    "server": (
        *("alembic", "asyncpg", "confusable_homoglyphs", "h11", "itsdangerous", "litestar"),
        *("openskill", "prometheus_client", "segno", "sqlalchemy", "uvicorn", "webauthn", "websockets"),
    ),
    "env": ("gymnasium", "pettingzoo"),
}
"""The modules of the packages that each extra brings beyond those above it."""
COMMANDS: Final = {
    **dict.fromkeys(("arena", "bench", "exact", "bot", "review", "analyse", "data"), "bots"),
    **dict.fromkeys(("play", "learn", "drill", "rules", "replay", "verify", "equity"), "terminal"),
    **dict.fromkeys(("serve", "daily", "admin", "evening"), "server"),
}
"""The extra each command needs; the game in the browser and all other commands need ``all``."""


class MissingPackage(EuchreError):
    """An optional package that is needed for this is not installed."""


def missing(package: str, extra: str, purpose: str) -> MissingPackage:
    """The refusal that says what to install."""
    sentence = (
        f"{purpose} needs the package {package}: install it with {sys.executable} -m pip install 'euchre[{extra}]'."
    )
    return MissingPackage("package/missing", sentence)


def missing_for(problem: ModuleNotFoundError, purpose: str) -> MissingPackage | None:
    """The error for a failed import; None if no extra brings that package."""
    package = _package(problem)
    extra = next((extra for extra, packages in PACKAGES.items() if package in packages), None)
    return None if extra is None else missing(package, extra, purpose)


def missing_for_command(problem: ModuleNotFoundError, words: Sequence[str]) -> MissingPackage | None:
    """The error for a failed import while the command `euchre` with these words ran; None as in `missing_for`."""
    command = next((word for word in words if word in COMMANDS), "")
    if missing_for(problem, "") is None:
        return None
    purpose = f"The command {command}" if command else "The game"
    return missing(_package(problem), COMMANDS.get(command, "all"), purpose)


def loader(package: str, homes: Mapping[str, str], extra: str) -> Callable[[str], object]:
    """The `__getattr__` of a package: it loads a public name from its module (`homes`) when the name is asked for.

    It raises `MissingPackage`, in one sentence, if the module needs something that is not installed.
    """

    def load(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        try:
            return getattr(import_module(f"{package}.{homes[name]}"), name)
        except ModuleNotFoundError as problem:
            if missing_for(problem, "") is None:
                raise
            raise missing(_package(problem), extra, f"{package}.{name}") from problem

    return load


def _package(problem: ModuleNotFoundError) -> str:
    return (problem.name or "").partition(".")[0]
