"""Euchre: the rules, the records, the players and the table.

>>> from euchre import Match
>>> match = Match("standard", seed=1)
>>> len(match.hand(0))
5
"""

from euchre.core.actions import Action, parse_action
from euchre.core.cards import Card, Suit
from euchre.core.engine import apply, legal, new_match, replay
from euchre.core.errors import EuchreError, IllegalAction, ParseError, RuleConflict
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import State
from euchre.core.view import View, view
from euchre.match import Match

__all__ = [
    "PRESETS",
    "Action",
    "Card",
    "EuchreError",
    "IllegalAction",
    "Match",
    "ParseError",
    "RuleConflict",
    "Rules",
    "State",
    "Suit",
    "View",
    "apply",
    "legal",
    "new_match",
    "parse_action",
    "replay",
    "view",
]
