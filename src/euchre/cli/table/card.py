"""A card as a small box: its rank and suit, face up or face down."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from euchre.cli.table.colours import pips
from euchre.core import law
from euchre.core.card_names import card_name
from euchre.core.cards import BENNY, JACK, Card, Suit
from euchre.core.rules import Rules
from euchre.core.trump import is_left_bower, suit_of
from euchre.wording import Wording

TWO_OF_SPADES: Final = "2♠"
WIDEST: Final = 5
"""Characters that fit on a card of the hand."""


def face(rules: Rules, card: Card) -> str:
    """The face of a card: the two of spades keeps its face where it stands in for the highest trump."""
    if card != BENNY:
        return card_name(rules, card)
    if law.two_of_spades_stands_in(rules):
        return TWO_OF_SPADES
    called = card_name(rules, card)
    return called if len(called) <= WIDEST else "Joker"


def tag(words: Wording, rules: Rules, card: Card, trump: Suit | None) -> str:
    """The name of a bower or the highest trump; the left bower is a jack of another suit."""
    if card == BENNY:
        called = card_name(rules, card)
        return (
            called if called != face(rules, card) and len(called) <= WIDEST else words("terminal-card-tag", tag="best")
        )
    if is_left_bower(card, trump):
        return words("terminal-card-tag", tag="left")
    if card.rank == JACK and trump is not None and suit_of(card, trump) is trump is card.suit:
        return words("terminal-card-tag", tag="right")
    return ""


def in_a_line(words: Wording, rules: Rules, card: Card, trump: Suit | None) -> str:
    """The face, and beside it what the card is called where the face does not show that it is a trump."""
    name = face(rules, card)
    if is_left_bower(card, trump):
        return f"{name} {words('terminal-card-tag', tag='left')}"
    return f"{name} {words('terminal-card-tag', tag='best')}" if name == TWO_OF_SPADES else name


class CardFace(Static):
    """A place for a card, which `lay` puts there; a click or Enter posts `Pressed`.

    Never colour alone: a card that may not be played has a dashed edge, a marked or winning one a double one.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", show=False)]
    BACK: ClassVar = "▒▒▒▒▒"

    _lies: tuple[str | None, ...] = ()

    class Pressed(Message):
        """The person chose this card."""

        def __init__(self, place: CardFace) -> None:
            super().__init__()
            self.place = place

        @property
        def control(self) -> CardFace:
            """The place that was chosen."""
            return self.place

    def lay(self, card: str | None, *, tag: str = "", key: str = "", look: str = "") -> None:
        """Put a card here: its name, "" for one face down, None for an empty place.

        `tag` stands under the name of a tall card, `key` in its lower edge; `look` is "", "dim" or "strong".
        """
        lies = (card, tag, key, look)
        if lies == self._lies:
            return
        self._lies = lies
        self.set_class(card is None, "-empty")
        self.set_class(card == "", "-back")
        self.set_class(look == "dim", "-dim")
        self.set_class(look == "strong", "-strong")
        self.border_subtitle = Content(key)
        tall = self.has_class("-tall")
        if not card:
            back = self.BACK if card == "" else ""
            self.update(f"{back}\n{back}" if tall else back, layout=False)
        else:
            name = pips(card, on="card")
            self.update(Content("\n").join((name, Content(tag))) if tall else name, layout=False)

    def on_click(self) -> None:
        """A click chooses the card."""
        self.action_press()

    def action_press(self) -> None:
        """Say that this card was chosen."""
        self.post_message(self.Pressed(self))
