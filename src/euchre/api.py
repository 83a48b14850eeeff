"""The public names of the package: what ``from euchre import ...`` gives."""

from euchre.core.actions import (
    Action,
    Alone,
    Bump,
    Bury,
    Cut,
    Deal,
    Draw,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Together,
    Tram,
    parse_action,
)
from euchre.core.cards import Card, CardSet, Suit
from euchre.core.engine import apply, legal, new_match, replay
from euchre.core.errors import EuchreError, IllegalAction, ParseError, RuleConflict
from euchre.core.law import seating
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import Seating
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, Result, State
from euchre.core.view import View, view
from euchre.match import Match
from euchre.position.position import Position, position_of
from euchre.version import __version__

__all__ = [
    "PRESETS",
    "Action",
    "Alone",
    "Bump",
    "Bury",
    "Card",
    "CardSet",
    "Cut",
    "Deal",
    "Draw",
    "EuchreError",
    "Give",
    "GoUnder",
    "IllegalAction",
    "Keep",
    "Match",
    "Name",
    "Order",
    "ParseError",
    "Pass",
    "Phase",
    "Play",
    "Position",
    "Redeal",
    "Result",
    "RuleConflict",
    "Rules",
    "Seating",
    "State",
    "Suit",
    "Together",
    "Tram",
    "View",
    "__version__",
    "apply",
    "chance",
    "is_chance",
    "legal",
    "new_match",
    "parse_action",
    "position_of",
    "replay",
    "seating",
    "view",
]
