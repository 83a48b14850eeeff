"""The middle of the table: the kitty and the trick, each card in front of its player."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.widgets import Static

from euchre.cli.table.around import AROUND
from euchre.cli.table.card import CardFace, in_a_line
from euchre.cli.table.setup import letter
from euchre.cli.table.widgets import FixedText
from euchre.core import law
from euchre.core.cards import Card
from euchre.core.state import Phase, the_contract
from euchre.core.trump import winner
from euchre.core.view import View
from euchre.narration.up_card import UpCard, up_card
from euchre.wording import Wording


class Felt(Grid):
    """A place for each player's card around the kitty."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self._players: Final = players

    def compose(self) -> ComposeResult:
        """The felt in three rows of three: players at the edge, the kitty in the middle."""
        for place in AROUND[self._players].felt:
            if place is None:
                yield Static()
            elif place == "kitty":
                with Vertical(id="kitty"):
                    yield CardFace(id="up-card")
                    yield FixedText(id="caption")
            else:
                yield CardFace(id=f"felt-{place}")

    def show(self, words: Wording, view: View, *, last: bool = False) -> None:
        """Lay out the trick, or (`last`) the one before it; before the play, the up-card."""
        cards = last_trick(view) if last else in_the_middle(view)
        complete = last or not view.trick
        ahead = _ahead(view, last=last) if cards else None
        for seat in range(self._players):
            card = cards.get(seat)
            place = self.query_one(f"#felt-{seat}", CardFace)
            if card is None:
                place.lay(None)
                continue
            look = "strong" if complete and seat == ahead else ""
            place.lay(in_a_line(words, view.rules, card, view.trump), key="★" if seat == ahead else "", look=look)
        self._show_kitty(words, view, last=last)

    def _show_kitty(self, words: Wording, view: View, *, last: bool) -> None:
        place = self.query_one("#up-card", CardFace)
        in_play = view.phase is Phase.PLAY
        place.display = not in_play
        card = up_card(view)
        turned_down = card is not None and card.fate == "turned down"
        place.lay(None if in_play else _face(words, view, card), key="↓" if turned_down else "")
        caption = self.query_one("#caption", FixedText)
        caption.display = in_play
        caption.write(_caption(words, view, last=last))


def _face(words: Wording, view: View, card: UpCard | None) -> str | None:
    """The kitty as it is shown: a card's name, "" for a card face down, None for nothing."""
    if card is None:
        return "" if view.phase in (Phase.CUT, Phase.DEAL) else None
    if card.fate == "taken":
        return None
    return in_a_line(words, view.rules, card.card, view.trump) if card.face_up else ""


def _caption(words: Wording, view: View, *, last: bool) -> str:
    """The words in the middle of the trick: the banner, or that this is an earlier trick."""
    if last:
        if not view.tricks:
            return words("terminal-felt-none")
        return words("terminal-felt-last", seat=letter(words, view.tricks[-1].leader, law.seating(view.rules).players))
    return f"\n{view.word}" if view.word else ""


def _ahead(view: View, *, last: bool) -> int | None:
    """The seat that takes the trick shown, or would take it as it lies."""
    if last or not view.trick:
        return view.tricks[-1].winner if view.tricks else None
    return view.order[winner(the_contract(view).trump, view.trick)]


def last_trick(view: View) -> dict[int, Card]:
    """The cards of the last complete trick, by seat: seat to card; empty before the first."""
    if not view.tricks:
        return {}
    trick = view.tricks[-1]
    return dict(zip(law.seating(view.rules).order_of_play(view.alone)[trick.leader], trick.cards, strict=True))


def in_the_middle(view: View) -> dict[int, Card]:
    """The cards that lie in front of the players; a complete trick lies until the next lead."""
    if view.phase is not Phase.PLAY:
        return {}
    return dict(zip(view.order, view.trick, strict=False)) if view.trick else last_trick(view)
