"""Options that several commands have."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from euchre.cli.output import echo
from euchre.core.errors import EuchreError
from euchre.wording import Wording, best_language, wording

VARIABLE: Final = "EUCHRE_LANGUAGE"
_OF_THE_COMPUTER: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of a system's language; the first one set counts. Source: POSIX, "Internationalization Variables"."""

LanguageOption = Annotated[
    Literal["en", "de"] | None,
    typer.Option("--language", envvar=VARIABLE, help="English (en) or German (de); otherwise as on your computer."),
]


def chosen_words(language: str | None) -> Wording:
    """The sentences of a language, or (None) of the computer's; English if that is neither English nor German."""
    system = next((os.environ[name] for name in _OF_THE_COMPUTER if os.environ.get(name)), "")
    code = language or system.partition(".")[0].replace("_", "-")
    return wording(best_language([code] if code else []))


ADDRESS: Final = "EUCHRE_STORE"
FILE: Final = "EUCHRE_STORE_FILE"
"""Environment variables: the address of the store, or a file with nothing but that address."""


def _chosen(given: str | None) -> str | None:
    """The address as given, otherwise from the file. Raises `EuchreError` if both are set."""
    file = os.environ.get(FILE)
    if not file:
        return given
    if given is None:
        return _address_in(Path(file))
    if given == os.environ.get(ADDRESS):
        raise EuchreError("store/twice", f"Set {ADDRESS} or {FILE}, not both.")
    return given  # the option overrides the file


def _address_in(file: Path) -> str:
    try:
        mode, address = file.stat().st_mode, file.read_text("utf-8").strip()
    except OSError as problem:
        sentence = f"The file {file}, which {FILE} names, cannot be read: {problem.strerror}."
        raise EuchreError("store/address-file", sentence) from problem
    except UnicodeDecodeError as problem:
        raise EuchreError("store/address-file", f"The file {file}, which {FILE} names, is not text.") from problem
    if len(address.split()) != 1:
        sentence = f"The file {file}, which {FILE} names, must hold the address of the store and nothing else."
        raise EuchreError("store/address-file", sentence)
    if os.name == "posix" and mode & stat.S_IROTH:  # elsewhere the mode means nothing
        echo(f"euchre: Everybody on this computer can read the password in {file}: chmod o-r {file}", err=True)
    return address


StoreOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar=ADDRESS,
        callback=_chosen,
        help=f"The store: postgresql://... or sqlite:///FILE. Without it, the address in the file that {FILE} names, "
        "otherwise a file in your data folder.",
    ),
]


RULES: Final = "A preset, with house rules if you like: british,target=15."
"""The help of an option for rules."""

RulesOption = Annotated[str, typer.Option("--rules", "-r", metavar="RULES", help=RULES)]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
