"""A game in sentences, for the log and to be read aloud: every announcement, every trick, every result."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import AskPartner, Bury, Deal, Draw, Give, Keep, Name, Order, Play, Together
from euchre.core.card_names import card_name, card_part
from euchre.core.state import Phase, the_contract, the_up_card
from euchre.core.view import View
from euchre.narration.people import People, by_name
from euchre.narration.question import the_gift
from euchre.narration.results import deal_heading, one_game, outcome, standing, verdict
from euchre.narration.seen_action import SeenAction
from euchre.narration.spoken import said_with
from euchre.wording import Wording


def lines(words: Wording, seen: SeenAction, people: People) -> tuple[str, ...]:
    """The lines a moment adds to the chronicle; a card adds nothing until its trick is complete."""
    return (
        *said(words, seen, people),
        *_trick(words, seen, people),
        *_thrown_in(words, seen, people),
        *called(words, seen),
        *_ending(words, seen, people),
    )


def said(words: Wording, seen: SeenAction, people: People) -> tuple[str, ...]:
    """The announcement of an action, or its visible effect; neither a card nor a hand kept is announced."""
    view, action, seat = seen.after, seen.action, seen.seat
    match action:
        case Draw(drawn):
            return (words("log-first-dealer", **people.who(drawn)),)
        case Deal():
            return _deal(words, view, people)
        case Play() | Keep():  # silence is keeping
            return ()
    assert seat is not None, "chance says nothing"
    match action:
        case Bury(card):
            return (_buried(words, seen, people, "" if card is None else card_part(view.rules, card)),)
        case Give(card) if card is not None:
            loner = people.whom(the_gift(seen.before).loner)
            return (words("log-gave", card=card_part(view.rules, card), **people.who(seat), **loner),)
        case AskPartner(partner):
            return (words("log-asked", **people.who(seat), **people.whom(partner)),)
        case Together():  # nobody says so at a table: silence means it
            settled = seen.after.phase is not Phase.ALONE and not view.alone
            return (words("log-nobody-alone"),) if settled else ()
    spoken = words("log-said", words=said_with(words, seen), **people.who(seat))
    takes_widow = isinstance(action, Order | Name) and law.widow(view.rules)
    return (spoken, words("log-took-widow", **people.who(seat))) if takes_widow else (spoken,)


def called(words: Wording, seen: SeenAction) -> tuple[str, ...]:
    """The calls that the table makes by itself: Euchre, once the makers have lost."""
    now = seen.after.word == "Euchre" and seen.before.word is None
    return (words("log-euchre"),) if now else ()


def _deal(words: Wording, view: View, people: People) -> tuple[str, ...]:
    heading = deal_heading(words, view.rules, game=view.match.game, number=view.deal_number)
    return heading, words(
        "log-turned-up", card=card_part(view.rules, the_up_card(view.open)), **people.who(view.match.dealer)
    )


def _buried(words: Wording, seen: SeenAction, people: People, card: str) -> str:
    """A card buried, "" for one that is not seen, and the up-card taken for it."""
    seat, before = seen.seat, seen.before
    assert seat is not None, "chance buries nothing"
    contract = the_contract(before)
    first = len(contract.discards) == 1 + law.widow(before.rules) and not (contract.asked or contract.given)
    if contract.taken and seat == before.match.dealer and first:
        taken = card_part(before.rules, the_up_card(before.open))
        if card == taken:
            return words("log-took-and-buried-it", card=taken, **people.who(seat))
        if card:
            return words("log-took-and-buried", card=taken, buried=card, **people.who(seat))
        return words("log-took-and-buried-unseen", card=taken, **people.who(seat))
    return (
        words("log-buried", card=card, **people.who(seat)) if card else words("log-buried-unseen", **people.who(seat))
    )


def _trick(words: Wording, seen: SeenAction, people: People) -> tuple[str, ...]:
    """A complete trick: who played what, in order, and who took it."""
    if not seen.ends_trick:
        return ()
    view, number = seen.before, len(seen.shown.tricks)
    trick = seen.shown.tricks[-1]
    played = zip(view.order, (card_name(view.rules, card) for card in trick.cards), strict=True)
    cards = ", ".join(words("log-card", played=card, **people.who(seat)) for seat, card in played)
    # As text: formatting a number as a language writes it takes longer than the rest of the sentence.
    return (words("log-trick", number=str(number), cards=cards, **people.who(trick.winner)),)


def _thrown_in(words: Wording, seen: SeenAction, people: People) -> tuple[str, ...]:
    """A deal of which nothing is written down, because the same dealer deals again."""
    dealer = seen.before.match.dealer
    if not seen.is_dealt_again:
        return ()
    return (words("log-dealt-again", **people.who(dealer)),)


def _ending(words: Wording, seen: SeenAction, people: People) -> tuple[str, ...]:
    """The end of a deal: the outcome, the score, and the game and the rubber if they ended too."""
    view = seen.after
    if not seen.ends_deal or view.match.last is None:
        return ()
    score = words("log-score", scores=by_name(words, people, view.match.last.score))
    game = standing(words, view, people)
    rubber = verdict(words, view, people) if seen.ends_match and not one_game(view) else ""
    return (outcome(words, view, people), score, *filter(None, (game, rubber)))
