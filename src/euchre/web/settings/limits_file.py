"""The limits that whoever runs a server writes into a file."""

from __future__ import annotations

import math
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from euchre.core.errors import EuchreError
from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Limits

_PARTS: Final = {"burst", "rate"}


def limits_in(file: Path) -> Limits:
    """The limits in a TOML file; those it leaves out stay as usual. Raises `EuchreError` for what makes no sense."""
    try:
        said = tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise _mistake(f"The limits in {file} cannot be read: {problem.strerror}.") from problem
    except ValueError as problem:
        raise _mistake(f"The limits in {file} are not valid TOML: {problem}.") from problem
    usual = Limits()
    chosen: dict[str, Any] = {name: _limit(file, usual, name, value) for name, value in said.items()}
    return usual._replace(**chosen)


def _limit(file: Path, usual: Limits, name: str, value: Any) -> Allowance | int:
    if name not in Limits._fields:
        near = get_close_matches(name, Limits._fields, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(Limits._fields)}."
        raise _mistake(f"There is no limit called {name}, as {file} has it: {hint}")
    before: Allowance | int = getattr(usual, name)
    if isinstance(before, int):
        if not _is_count(value):
            raise _mistake(f"{name} in {file} must be a whole number from 1 on, such as {before}.")
        return int(value)
    parts: dict[str, Any] = value if isinstance(value, dict) and value.keys() <= _PARTS else {"burst": None}
    burst, rate = parts.get("burst", before.burst), parts.get("rate", before.rate)
    if not (_is_count(burst) and _is_rate(rate)):
        example = f"{{ burst = {before.burst}, rate = {before.rate} }}"
        raise _mistake(f"{name} in {file} must be so many at once and so many a second, such as {example}.")
    return Allowance(burst, float(rate))


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 1


def _is_rate(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value) and value >= 0


def _mistake(sentence: str) -> EuchreError:
    return EuchreError("serve/limits", sentence)
