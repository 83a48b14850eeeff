"""Why a choice is good or bad, in one sentence: what the player holds, and how often the search saw it end how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre.bots.policy.situation import situation
from euchre.bots.policy.values import codes_worth, stakes
from euchre.bots.search.card_reasons import card_reason
from euchre.bots.search.outcomes import Figures, average
from euchre.bots.search.wording import held, listed, named, number, of_suit, often, plural
from euchre.core import law
from euchre.core.actions import (
    Action,
    Alone,
    Bury,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Together,
    Tram,
)
from euchre.core.cards import Card, Suit, cards_in
from euchre.core.trump import STRENGTH, SUIT_IN_PLAY, SUIT_SET
from euchre.core.view import View

CUT: Final = "Nobody knows the order of the cards: every cut is as good as any other."
_FORCED: Final = "Nothing else is allowed here."
_DOUBT: Final = 1 / 3
"""From so many euchres on, they are the reason for a pass."""


def reason(view: View, action: Action, like: Action, told: Mapping[Action, Figures]) -> str:
    """Why, or why not, to do this.

    `like` is the action it comes to the same as, perhaps itself; `told` has the figures of all such actions, the best
    first.
    """
    shown = told[like]
    match action:
        case Tram():
            return "Nobody can take a trick from you any more."
        case Play(card):
            return card_reason(view, card, like, told)
        case Name() | Order() if not view.hand:
            return _blind(action, shown)
        case Keep() if len(view.legal) == 1:
            return "Your hand is not weak enough for anything else: you play it."
        case Keep():
            return f"Played as it is, this hand {_scores(shown)}."
        case Redeal():
            return f"A new deal by the same dealer brings your side {_points(average(view))} on average."
        case GoUnder(cards):
            return f"With three cards of the kitty for {listed(named(view.rules, cards))}, your hand {_scores(shown)}."
        case _ if len(view.legal) == 1:
            return _FORCED
        case Pass():
            return _passing(view, told)
        case Order() | Name():
            return _calling(view, action, shown)
        case Alone() | Together():
            return _announcing(view, action, shown)
        case Bury(card) if card is not None:
            return f"{_burying(view, card)}: {_goes(view, shown)}."
        case Give(card) if card is not None:
            return f"{_giving(view, card)}: with it your partner takes all five tricks {often(shown.marched)}."
        case _:
            return _FORCED


def _scores(shown: Figures) -> str:
    return f"scores for your side {often(shown.scores)}, for the opponents {often(shown.loses)}"


def _points(mean: float) -> str:
    return f"{abs(mean):.1f} points {'more' if mean >= 0 else 'fewer'} than the opponents"


def _blind(action: Name | Order, shown: Figures) -> str:
    if action.alone:
        return f"Alone with cards you have not seen, you take all five tricks {often(shown.marched)}."
    return "You have not seen your cards: every suit is as good as any other."


def _passing(view: View, told: Mapping[Action, Figures]) -> str:
    best = next(iter(told))
    call = next((action for action in told if isinstance(action, Order | Name) and not action.alone), None)
    if isinstance(best, Pass) and call is not None and told[call].euchred >= _DOUBT:
        said = f"Calling {call.suit}" if isinstance(call, Name) else _ordering(view)
        return f"{said}, hands like this are euchred {often(told[call].euchred)}."
    shown = next(figures for action, figures in told.items() if isinstance(action, Pass))
    return f"After a pass your side scores {often(shown.scores)}, the opponents {often(shown.loses)}."


def _ordering(view: View) -> str:
    return "Taking it up" if view.seat == view.dealer else "Ordering it up"


def _calling(view: View, action: Order | Name, shown: Figures) -> str:
    assert view.seat is not None, "a spectator calls nothing"
    assert view.dealer is not None, "somebody dealt"
    assert view.up_card is not None, "cards are dealt"
    here = situation(view)
    table, turn = here.auction, here.moment.turn
    call = int(table.turn_call[turn] + here.codes[here.actions.index(action)] - 1)
    trump = Suit(int(table.call_trump[call]))
    if action.alone:
        return _alone(view, view.seat, shown)
    hand, with_it, theirs = view.hand, "", ""
    if table.call_takes[call]:
        up = named(view.rules, (view.up_card,))[0]
        if view.seat == view.dealer:
            hand, with_it = (*hand, view.up_card), "With the up-card you hold"
        elif law.partner(view.seat) == view.dealer:
            theirs = f", and your partner takes the {up}"
        else:
            theirs = f", but the dealer takes the {up}"
    return f"{with_it or 'You hold'} {held(hand, trump)}{theirs}: hands like this make it {often(shown.made)}."


def _alone(view: View, maker: int, shown: Figures) -> str:
    assert view.dealer is not None, "somebody dealt"
    assert view.seat is not None, "a spectator is not asked"
    at = stakes(view)
    lone, both = (codes_worth(at, view.dealer, maker, alone) for alone in ((*view.alone, view.seat), view.alone))
    sign = 1 if law.side(view.seat) == 0 else -1
    if all(sign * (mine - ours) <= 0 for mine, ours in zip(lone[:6], both[:6], strict=True)):
        return "At this score going alone wins nothing more than with your partner."
    return (
        f"Alone, hands like this take all five tricks {often(shown.marched)}, and are euchred {often(shown.euchred)}."
    )


def _announcing(view: View, action: Action, shown: Figures) -> str:
    assert view.maker is not None, "trump is made"
    assert view.seat is not None, "a spectator is not asked"
    if law.side(view.seat) != law.side(view.maker):
        how = "Defending alone" if isinstance(action, Alone) else "Defending together"
        return f"{how}, hands like this euchre the makers {often(shown.euchres)}."
    if isinstance(action, Alone):
        return _alone(view, view.maker, shown)
    return (
        f"With your partner, hands like this make it {often(shown.made)}, "
        f"and take all five tricks {often(shown.marched)}."
    )


def _goes(view: View, shown: Figures) -> str:
    """How the contract goes that is made."""
    assert view.maker is not None, "trump is made"
    assert view.seat is not None, "a spectator buries nothing"
    if law.side(view.seat) != law.side(view.maker):
        return f"hands like this euchre the makers {often(shown.euchres)}"
    if law.side(view.seat) in law.lone_sides(view.alone):
        return f"hands like this take all five tricks {often(shown.marched)}"
    return f"hands like this make it {often(shown.made)}"


def _burying(view: View, card: Card) -> str:
    """What the hand loses or keeps."""
    assert view.trump is not None, "trump is made"
    trump, suit = view.trump, SUIT_IN_PLAY[view.trump][card]
    kept = [other for other in view.hand if other != card]
    trumps = sum(SUIT_IN_PLAY[trump][other] is trump for other in kept)
    same = [other for other in kept if SUIT_IN_PLAY[trump][other] is suit]
    if suit is trump:
        return "That gives up a trump" if same else "That gives up your only trump"
    if card.rank == 14:
        return "That gives up an ace"
    if not same:
        return f"That leaves you out of {suit}" + (
            f", with {number(trumps)} {plural(trumps, 'trump')}" if trumps else ""
        )
    if all(STRENGTH[trump][card][other] < STRENGTH[trump][card][card] for other in same):
        return f"That gives up your best {of_suit(suit)}"
    return f"That keeps a better {of_suit(suit)}"


def _giving(view: View, card: Card) -> str:
    assert view.trump is not None, "trump is made"
    trump = view.trump
    strength = STRENGTH[trump][card]
    if SUIT_IN_PLAY[trump][card] is not trump:
        if cards_in(sum(1 << other for other in view.hand) & SUIT_SET[trump][trump]):
            return "You hold a trump to give instead"
        return "It is an ace" if card.rank == 14 else "You have no trump to give"
    if any(strength[other] > strength[card] for other in view.hand):
        return "You hold a higher trump"
    return "It is your highest trump"
