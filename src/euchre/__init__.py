"""Euchre: the rules, the records, the players and the table.

>>> from euchre import Match
>>> match = Match("standard", seed=1)
>>> len(match.hand(0))
5
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.api import *  # noqa: F403 - the names are listed there
else:

    def __getattr__(name: str) -> object:
        """Load the public names when one is asked for: the command can be interrupted from its first moment."""
        from importlib import import_module  # noqa: PLC0415 - the command needs neither

        return getattr(import_module("euchre.api"), name)

    def __dir__() -> list[str]:
        from importlib import import_module  # noqa: PLC0415 - the command needs neither

        return sorted({*globals(), *import_module("euchre.api").__all__})
