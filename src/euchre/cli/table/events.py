"""The evening in lines as narrow as the terminal's log."""

from __future__ import annotations

from euchre.cli.table.setup import COMPASS
from euchre.core.actions import Deal
from euchre.core.speech import card_name
from euchre.tables.telling.chronicle import called, said
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.people import People
from euchre.tables.telling.results import outcome
from euchre.wording import Wording


def lines(words: Wording, moment: Moment, people: People) -> tuple[str, ...]:
    """What a moment adds to the log; a card adds nothing until its trick is complete."""
    told = (*_said(words, moment, people), *_trick(moment), *called(words, moment))
    result = moment.after.last
    if not moment.ends_deal or result is None:
        return told
    return (*told, outcome(words, moment.after, people), f"Score {result.score[0]}-{result.score[1]}")


def _said(words: Wording, moment: Moment, people: People) -> tuple[str, ...]:
    """What was announced; a new deal is ruled off."""
    heading, *rest = said(words, moment, people) or ("",)
    if isinstance(moment.action, Deal):
        heading = f"── {heading} ──"
    return (heading, *rest) if heading else ()


def _trick(moment: Moment) -> tuple[str, ...]:
    """A trick: its number, the leader's letter, the cards, the winner's letter."""
    if not moment.ends_trick:
        return ()
    view = moment.shown
    trick = view.tricks[-1]
    cards = " ".join(card_name(view.rules, card) for card in trick.cards)
    return (f"{len(view.tricks)} {COMPASS[trick.leader][0]} {cards} ▸{COMPASS[trick.winner][0]}",)
