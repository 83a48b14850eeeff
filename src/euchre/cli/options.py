"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated, Final

import typer

RULES: Final = "A preset, with house rules if you like: british,target=15."
"""What may be written for rules."""

RulesOption = Annotated[str, typer.Option("--rules", "-r", metavar="RULES", help=RULES)]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
