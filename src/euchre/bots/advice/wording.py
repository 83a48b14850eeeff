"""Cards, suits and shares as parts of the sentences of advice."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.core import law
from euchre.core.card_names import card_part
from euchre.core.cards import BENNY, JACK, Card, Suit
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.trump import SUIT_IN_PLAY, is_left_bower
from euchre.core.view import View
from euchre.wording import Wording


def percent(share: float) -> int:
    """A share of the deals looked at in percent; 0 and 100 are never and always."""
    return round(100 * share) if share in (0.0, 1.0) else min(max(round(100 * share), 1), 99)


def friends_and_foes(view: View) -> dict[str, str]:
    """The parts `$friends` and `$foes`: the words for the other players, as many as play and as this deal sets them."""
    table, contract = law.seating(view.rules), view.contract
    if table.has_partners:
        return {"friends": "partner" if table == FOUR else "partners", "foes": "opponents"}
    if table.sides > 2 and contract is not None and contract.maker != view.seat:
        return {"friends": "defender", "foes": "maker"}
    return {"friends": "nobody", "foes": "others" if table.sides > 2 else "opponent"}


def held(words: Wording, rules: Rules, hand: Iterable[Card], trump: Suit) -> str:
    """The strong cards of a hand when this is trump: the bowers, the trumps, the aces beside them."""
    cards = set(hand)
    trumps = {card for card in cards if SUIT_IN_PLAY[trump][card] is trump}
    right = {card for card in trumps if card.rank == JACK and card.suit is trump}
    left = {card for card in trumps if is_left_bower(card, trump)}
    aces = sum(card.rank == 14 for card in cards - trumps)
    found = [words("hint-held-benny", card=card_part(rules, BENNY))] if BENNY in trumps else []
    if right and left:
        found.append(words("hint-held-both-bowers"))
    elif right or left:
        found.append(words("hint-held-right-bower" if right else "hint-held-left-bower"))
    rest = len(trumps - right - left - {BENNY})
    if trump is Suit.NO_TRUMP:
        return words.listed([*found, words("hint-held-aces", count=aces)])
    if rest:
        found.append(words("hint-held-more-trumps" if found else "hint-held-trumps", count=rest))
    if not trumps:
        found.append(words("hint-held-trumps", count=0))
    if aces:
        found.append(words("hint-held-off-suit-aces", count=aces))
    return words.listed(found)
