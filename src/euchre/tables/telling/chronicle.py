"""A game in sentences, to be read aloud and kept: every announcement, every trick, every result."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import Bury, Deal, Draw, Give, Play
from euchre.core.speech import card_name, phrase, the_card
from euchre.core.state import Call
from euchre.core.unseen import is_given
from euchre.core.view import View
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.names import YOU, sides
from euchre.tables.telling.results import one_game, outcome, standing, verdict


def lines(moment: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
    """What a moment adds to the chronicle; a card adds nothing until its trick is complete."""
    return (*said(moment, names), *_trick(moment, names), *called(moment), *_ending(moment, names))


def said(moment: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
    """What was announced with an action, or what it visibly did; a card is no announcement."""
    view, action = moment.after, moment.action
    match action:
        case Draw(drawn):
            return (f"First dealer: {names[drawn]}",)
        case Deal():
            return _deal(view, names)
        case Bury(card):
            return (f"{_who(moment, names)} {_buried(moment, None if card is None else the_card(view.rules, card))}",)
        case Give(card) if card is not None:
            return (f"{_gives(moment, names)} {the_card(view.rules, card)}",)
        case Play():
            return ()
    return (f"{_who(moment, names)}: {words(moment)}",)


def words(moment: Moment) -> str:
    """What a seat said with an action, in the words of the table; "" for chance and for a card."""
    view, seat = moment.before, moment.seat
    if seat is None or isinstance(moment.action, Play):
        return ""
    assert view.dealer is not None, "nobody speaks before the first dealer is drawn"
    return phrase(view.rules, view.dealer, view.calls, Call(seat, moment.action))


def called(moment: Moment) -> tuple[str, ...]:
    """What the table calls by itself: Euchre, once the makers have lost."""
    now = moment.after.word == "Euchre" and moment.before.word is None
    return ("Euchre: the rest plays itself",) if now else ()


def last_words(view: View, seat: int) -> str:
    """The last thing a seat said in this deal, in the words of the table; "" if she has said nothing."""
    for place in range(len(view.calls) - 1, -1, -1):
        if view.calls[place].seat == seat and view.dealer is not None:
            return phrase(view.rules, view.dealer, view.calls[:place], view.calls[place])
    return ""


def _deal(view: View, names: tuple[str, ...]) -> tuple[str, ...]:
    assert view.dealer is not None, "the dealer is known"
    assert view.up_card is not None, "a card is turned up"
    return (f"Deal {view.number}", f"{names[view.dealer]} turned up {the_card(view.rules, view.up_card)}")


def _buried(moment: Moment, card: str | None) -> str:
    what = "a card" if card is None else card
    up_card = moment.before.up_card
    took = moment.before.taken and up_card is not None and moment.seat == moment.before.dealer
    if took and up_card is not None and not is_given(moment.before.calls):
        return f"took {the_card(moment.before.rules, up_card)}, buried {what}"
    return f"buried {what}"


def _trick(moment: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
    """A complete trick: who played what, in order, and who took it."""
    if not moment.ends_trick:
        return ()
    view, number = moment.before, len(moment.shown.tricks)
    trick = moment.shown.tricks[-1]
    played = zip(view.order, trick.cards, strict=True)
    cards = ", ".join(f"{names[seat]} {card_name(view.rules, card)}" for seat, card in played)
    return (f"Trick {number}: {cards}. {names[trick.winner]} took it.",)


def _ending(moment: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
    """How a deal ended, the score, the game if it ended too, and the rubber."""
    view = moment.after
    if not moment.ends_deal or view.last is None:
        return ()
    one, other = sides(names)
    score = f"Score: {one} {view.last.score[0]}, {other} {view.last.score[1]}"
    game = standing(view, names)
    rubber = verdict(view, names) if moment.ends_match and not one_game(view) else ""
    return (outcome(view.last, names), score, *filter(None, (game, rubber)))


def _gives(moment: Moment, names: tuple[str, ...]) -> str:
    """Who gives her best card to whom; "You" is also a name."""
    assert moment.seat is not None, "chance gives nothing"
    giver, loner = names[moment.seat], names[law.partner(moment.seat)]
    return f"{giver} {'give' if giver == YOU else 'gives'} {'you' if loner == YOU else loner}"


def _who(moment: Moment, names: tuple[str, ...]) -> str:
    assert moment.seat is not None, "chance says nothing"
    return names[moment.seat]
