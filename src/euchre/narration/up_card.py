"""The fate of the up-card, and its place on the table."""

from __future__ import annotations

from typing import Literal, NamedTuple

from euchre.core import law
from euchre.core.actions import Order
from euchre.core.cards import Card
from euchre.core.state import Phase
from euchre.core.view import View

Fate = Literal["offered", "taken", "left", "turned down"]
"""Left: the dealer's partner plays alone, and nobody takes it."""


class UpCard(NamedTuple):
    """The up-card as everybody sees it."""

    card: Card
    fate: Fate
    face_up: bool


def up_card(view: View) -> UpCard | None:
    """The state of the up-card; None while no card is turned up."""
    card = view.open.up_card
    if card is None:
        return None
    if view.contract is not None and view.contract.taken:
        return UpCard(card, "taken", face_up=False)
    if any(isinstance(call.action, Order) for call in view.open.calls):
        return UpCard(card, "left", face_up=True)
    if view.trump is None and view.phase is not Phase.ROUND_2:
        return UpCard(card, "offered", face_up=True)
    return UpCard(card, "turned down", face_up=law.turned_down_shows(view.rules))
