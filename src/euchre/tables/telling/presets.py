"""The presets by their titles, each in one line, for lists to choose from."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "standard": "Standard",
    "british": "British",
    "north-american": "North American",
    "online": "Online",
    "openspiel": "OpenSpiel",
}
"""What a preset is called."""
IN_ONE_LINE: Final = {
    "standard": "24 cards to 10 points, alone with the call: the game most people know.",
    "british": "25 cards with the Benny to 11; cut or bump, and a round of announcements.",
    "north-american": "24 cards to 10, best of three games; the pack is cut, the score on a 6 and a 4.",
    "online": "24 cards to 11, defenders may go alone; sure hands play themselves (TRAM).",
    "openspiel": "A single deal with the dealer stuck, as the OpenSpiel programs play it.",
}
"""What a player should know about a preset before choosing it."""
