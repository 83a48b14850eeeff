"""A card as a small box: its rank and suit, face up or face down."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from euchre.cli.table.colours import pips


class CardFace(Static):
    """One place for a card, which `lay` puts there; a click or Enter posts `Pressed`.

    Never colour alone: a card that may not be played has a dashed edge, a marked or winning one a double one.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", "Choose", show=False)]
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
