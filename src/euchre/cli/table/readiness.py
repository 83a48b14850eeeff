"""The sentences at the terminal while the players get ready."""

from __future__ import annotations

from euchre.bots.lineup.lineup import Lineup
from euchre.wording import Wording


def readiness(words: Wording, lineup: Lineup) -> str:
    """The notice while the players get ready, or if they cannot; "" if there is nothing to tell."""
    if lineup.why:
        return words("terminal-players-unable")
    return words("terminal-players-getting-ready") if lineup.line else ""
