"""The evening in lines: every announcement, every trick, every result."""

from __future__ import annotations

from euchre.cli.table.moment import Moment
from euchre.cli.table.results import story, title
from euchre.cli.table.setup import COMPASS
from euchre.core import law
from euchre.core.actions import Bury, Deal, Draw, Give, Play, Tram
from euchre.core.speech import card_name, phrase
from euchre.core.state import Call
from euchre.core.view import View


def lines(moment: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
    """What a moment adds to the log; a card adds nothing until its trick is complete."""
    said = (*_said(moment, names), *_tricks(moment))
    result = moment.after.last
    if not moment.ends_deal or result is None:
        return said
    return (*said, f"{title(result)}: {story(result, names)[-1]}", f"Score {result.score[0]}-{result.score[1]}")


def _said(moment: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
    view, action = moment.after, moment.action
    match action:
        case Draw(drawn):
            return (f"First dealer: {names[drawn]}",)
        case Deal():
            return _deal(view, names)
        case Bury(card):
            return (f"{_who(moment, names)} {_buried(moment, None if card is None else card_name(view.rules, card))}",)
        case Give(card) if card is not None:
            return (f"{_gives(moment, names)} {card_name(view.rules, card)}",)
        case Play():
            return ()
        case Tram():
            return (f"{_who(moment, names)}: TRAM, the rest are mine",)
    assert moment.seat is not None, "chance only draws and deals"
    dealer = moment.before.dealer
    assert dealer is not None, "nobody speaks before the first dealer is drawn"
    words = phrase(view.rules, dealer, moment.before.calls, Call(moment.seat, action))
    return (f"{_who(moment, names)}: {words}",)


def _deal(view: View, names: tuple[str, ...]) -> tuple[str, ...]:
    assert view.dealer is not None, "the dealer is known"
    assert view.up_card is not None, "a card is turned up"
    return (f"── Deal {view.number} ──", f"{names[view.dealer]} turned up {card_name(view.rules, view.up_card)}")


def _buried(moment: Moment, card: str | None) -> str:
    what = "a card" if card is None else card
    up_card = moment.before.up_card
    took = moment.before.taken and up_card is not None and moment.seat == moment.before.dealer
    if took and up_card is not None and not any(isinstance(call.action, Give) for call in moment.before.calls):
        return f"took {card_name(moment.before.rules, up_card)}, buried {what}"
    return f"buried {what}"


def _tricks(moment: Moment) -> tuple[str, ...]:
    if not moment.ends_trick:
        return ("Euchre",) if moment.after.word == "Euchre" != moment.before.word else ()
    view = moment.shown
    trick = view.tricks[-1]
    cards = " ".join(card_name(view.rules, card) for card in trick.cards)
    line = f"{len(view.tricks)} {COMPASS[trick.leader][0]} {cards} ▸{COMPASS[trick.winner][0]}"
    called = moment.after.word == "Euchre" and moment.before.word is None
    return (line, "Euchre: the rest plays itself") if called else (line,)


def _gives(moment: Moment, names: tuple[str, ...]) -> str:
    """Who gives her best card to whom; "You" is also a name."""
    assert moment.seat is not None, "chance gives nothing"
    giver, loner = names[moment.seat], names[law.partner(moment.seat)]
    return f"{giver} {'give' if giver == 'You' else 'gives'} {'you' if loner == 'You' else loner}"


def _who(moment: Moment, names: tuple[str, ...]) -> str:
    assert moment.seat is not None, "chance says nothing"
    return names[moment.seat]
