"""The language of the terminal: the one the person asks for, or that of the computer."""

from __future__ import annotations

import os
from typing import Annotated, Final, Literal

import typer

from euchre.wording import Wording, best_language, wording

VARIABLE: Final = "EUCHRE_LANGUAGE"
_OF_THE_COMPUTER: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system keeps its language, the first that is set counts. Source: POSIX, "Internationalization Variables"."""

LanguageOption = Annotated[
    Literal["en", "de"] | None,
    typer.Option("--language", envvar=VARIABLE, help="English (en) or German (de); otherwise as on your computer."),
]


def chosen_words(language: str | None) -> Wording:
    """The sentences of a language, or (None) of the computer's; English if that is neither English nor German."""
    system = next((os.environ[name] for name in _OF_THE_COMPUTER if os.environ.get(name)), "")
    code = language or system.partition(".")[0].replace("_", "-")
    return wording(best_language([code] if code else []))
