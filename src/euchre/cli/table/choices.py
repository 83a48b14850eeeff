"""The answers the person may give now, a button each."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from euchre.cli.table.widgets import Answer
from euchre.core.actions import Name
from euchre.narration.offer import Offer
from euchre.wording import Wording

_ROWS: Final = 2
_IN_A_ROW: Final = 6
"""Four suits, no trump and a pass are the most that stand in a row."""


SKIP: Final = "skip"
"""The value of the button that skips ahead."""
ALONE: Final = "alone"
"""The value of the switch for playing alone in this deal."""


class Choices(Vertical):
    """The answers in two rows: with the partner, and alone."""

    offers: tuple[Offer, ...] = ()

    def compose(self) -> ComposeResult:
        """The buttons, made once and filled as needed."""
        for row in range(_ROWS):
            with Horizontal():
                for place in range(_IN_A_ROW):
                    yield Answer(id=f"answer-{row}-{place}", compact=True)

    def show(self, words: Wording, offers: tuple[Offer, ...], *, skip: bool = False, alone: bool | None = None) -> None:
        """Offer these answers, or (`skip`) to skip ahead; `alone` is the position of the switch for playing alone."""
        self.offers = offers
        for row in range(_ROWS):
            here = [offer for offer in offers if _row(offer) == row]
            for place in range(_IN_A_ROW):
                answer = self.query_one(f"#answer-{row}-{place}", Answer)
                if place < len(here):
                    answer.put(here[place].key, here[place].label, here[place].action)
                else:
                    answer.take_away()
        if skip and not offers:
            self.query_one("#answer-0-0", Answer).put("␣", words("terminal-skip"), SKIP)
        if alone is not None and not any(offer.key == "a" for offer in offers):
            self.query_one("#answer-1-0", Answer).put(
                "a", words("terminal-alone", alone="yes" if alone else "no"), ALONE
            )

    def focus_harmless(self) -> None:
        """Set the focus on the first answer that does not play alone, because Enter may be pressed in haste."""
        here = [offer for offer in self.offers if _row(offer) == 0]
        place = next((place for place, offer in enumerate(here) if not offer.alone), 0)
        self.query_one(f"#answer-0-{place}", Answer).focus()


def _row(offer: Offer) -> int:
    """The row (0 or 1): naming a suit alone stands under naming it."""
    return int(isinstance(offer.action, Name) and offer.action.alone)
