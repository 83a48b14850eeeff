"""Names of presets, house rules and their values: in the terminal, in `euchre rules` and on the page."""

from __future__ import annotations

from euchre.core.rules import Option
from euchre.wording.wording import Wording


def preset_title(words: Wording, name: str) -> str:
    """The title of a preset: ``North American``."""
    return words(f"preset-{name}")


def preset_says(words: Wording, name: str) -> str:
    """A preset in one line, to choose it by."""
    return words(f"preset-{name}-says")


def option_says(words: Wording, option: Option) -> str:
    """The effect of a house rule: the sentence of the catalogue, or the option's own where the catalogue has none."""
    message = f"option-{_hyphened(option.name)}-says"
    return words(message) if words.has(message) else option.says


def option_title(words: Wording, name: str) -> str:
    """The name of a house rule: ``Farmer's hand`` for ``weak_hand``."""
    return words(f"option-{_hyphened(name)}")


def value_title(words: Wording, name: str, value: str | int) -> str:
    """The name of a value of a house rule: ``Stick the dealer``; a number stands for itself."""
    if isinstance(value, bool):
        return words("option-value-yes" if value else "option-value-no")
    message = f"option-{_hyphened(name)}-value-{value}"
    return words(message) if words.has(message) or isinstance(value, str) else str(value)


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
