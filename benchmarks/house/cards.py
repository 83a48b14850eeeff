"""The choice of a card: what it does for this trick, against what it would be good for later.

For each card that may be played the player estimates the chance that its side wins the trick, and how many
later tricks the cards it keeps are good for; `Outlook` says what both are worth at this point of the deal and
of the game. So a trick that decides the deal is never ducked, and a high card is not wasted on one already won.
"""

from __future__ import annotations

from typing import Final

from benchmarks.house.outlook import Outlook
from benchmarks.house.reading import Reading, above, beats, holds, read, sum_of
from euchre.core import law
from euchre.core.actions import PLAYS, Action, Play
from euchre.core.cards import Card, cards_in
from euchre.core.seating import FOUR
from euchre.core.state import the_contract
from euchre.core.trump import FOLLOWS, STRENGTH, SUIT_IN_PLAY, SUIT_SET, winner
from euchre.core.view import View

# Later tricks that a card is good for, and what a lead does beyond its own trick: in tricks.
RUFF: Final = 0.25
"""A low trump, while others have trumps too."""
PLAIN: Final = 0.78
"""A card of a plain suit that would win if it were led now: somebody has to lead it."""
SECOND: Final = 0.5
"""A card that would win if led with a higher one of its suit beside it: a plain suit seldom goes round twice."""
MATE: Final = 0.2
"""The partner, in each trick."""
MATE_MAKER: Final = 0.33
"""The partner who made trump, in each trick."""
SHORT: Final = 0.10
"""Getting rid of the last card of a plain suit while holding a trump."""
PULL: Final = 0.04
"""The maker leads trump."""
PULL_TOP: Final = 0.4
"""The maker leads the highest trump there is, with two more behind it."""
PULL_MATE: Final = 0.45
"""The maker's partner leads trump."""
PULL_ALONE: Final = 0.5
"""A lone player leads trump."""
DRAIN: Final = -0.15
"""A defender leads trump."""
RAISED: Final = 0.6
"""The share of opponents who, having beaten a card before the partner plays, beat the partner's card too."""
HELP: Final = 0.4
"""The reliance on a partner who can beat the trick, where an opponent has still to play."""


def choose_card(view: View) -> Action:
    """The card to play (or TRAM, where it stands: then it is the only choice)."""
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    if len(view.legal) == 1 or not cards:
        return view.legal[0]
    reading = read(view)
    if not view.trick:
        others = tuple(may for may in reading.may if may)
        if law.claim_stands(reading.trump, reading.hand, others):
            return PLAYS[law.claim_order(reading.trump, reading.hand)[0]]
        cards = _leads(reading, cards)
    outlook = Outlook(view, FOUR.side(reading.me))
    scored = [(_value(view, reading, outlook, card), -_rank(reading, card), card) for card in cards]
    return PLAYS[max(scored)[2]]


def _value(view: View, reading: Reading, outlook: Outlook, card: Card) -> float:
    chance = trick_chance(view, reading, card)
    later = _later(view, reading, card)
    return chance * outlook.value(won=True, later=later) + (1.0 - chance) * outlook.value(won=False, later=later)


def _later(view: View, reading: Reading, card: Card) -> tuple[float, ...]:
    """The chance of each later trick, once this card is played: by one of the cards kept, or by the partner."""
    kept = reading.hand & ~(1 << card)
    effect = _shape(reading, card, kept)
    if not view.trick:
        effect += _lead_effect(view, reading, card)
    cards = cards_in(kept)
    partner = 0.0 if reading.mate is None else MATE_MAKER if reading.mate == view.maker else MATE
    partner += effect / max(len(cards), 1)
    return tuple(min(max(1.0 - (1.0 - _keep(reading, other, kept)) * (1.0 - partner), 0.0), 1.0) for other in cards)


def trick_chance(view: View, reading: Reading, card: Card) -> float:
    """The chance that the player's side wins this trick if the player plays this card."""
    trick = (*view.trick, card)
    led = trick[0]
    best = winner(reading.trump, trick)
    later = view.order[len(trick) :]
    ours = FOUR.side(view.order[best]) == FOUR.side(reading.me)
    top = trick[best]
    chance = 1.0 if ours else 0.0
    raised = 0.0
    for place, seat in enumerate(later, 1):
        beaten = beats(reading, seat, led, top)
        if seat != reading.mate:
            chance *= 1.0 - beaten * (1.0 if ours else HELP)
            raised = max(raised, beaten)
        else:
            last = place == len(later)
            reliable = 1.0 - raised * RAISED if last and not ours else HELP
            chance += (1.0 - chance) * beaten * reliable
    return chance


def _leads(reading: Reading, cards: list[Card]) -> list[Card]:
    """The leads worth considering: the highest of equals, and of the trumps only the highest.

    Where the partner is sure to hold a higher trump, any will do.
    """
    cards = [card for card in cards if not _has_better(reading, card)]
    trumps = [card for card in cards if reading.trumps >> card & 1]
    if not trumps:
        return cards
    best = max(trumps, key=lambda card: _rank(reading, card))
    if reading.mate is not None and reading.sure[reading.mate] & above(reading.trump, best, best):
        return cards
    return [card for card in cards if card not in trumps or card == best]


def _has_better(reading: Reading, card: Card) -> bool:
    """True if the hand holds a higher card that does just the same: nobody else may hold one in between."""
    higher = above(reading.trump, card, card) & FOLLOWS[reading.trump][card]
    theirs = sum_of(reading.may) & higher
    return any(above(reading.trump, card, mine) & theirs == theirs for mine in cards_in(higher & reading.hand))


def _keep(reading: Reading, card: Card, kept: int) -> float:
    """The number of later tricks (0..1) a card still in hand is good for."""
    if reading.trumps >> card & 1:
        if not any(reading.may[foe] & reading.trumps for foe in reading.foes):
            return 1.0
        return min(max(holds(reading, card), RUFF) + _rank(reading, card) % 100 * 0.002, 1.0)
    higher = kept & above(reading.trump, card, card) & FOLLOWS[reading.trump][card]
    return PLAIN * holds(reading, card) * (SECOND if higher else 1.0) + _rank(reading, card) * 0.002


def _shape(reading: Reading, card: Card, kept: int) -> float:
    """The worth of the shape of the cards kept, beyond their own tricks."""
    if reading.trumps >> card & 1 or not kept & reading.trumps:
        return 0.0
    suit = SUIT_SET[reading.trump][SUIT_IN_PLAY[reading.trump][card]]
    return 0.0 if kept & suit else SHORT


def _lead_effect(view: View, reading: Reading, card: Card) -> float:
    """The effect of leading a trump on the rest of the deal."""
    foes_trumps = any(reading.may[foe] & reading.trumps for foe in reading.foes)
    if not reading.trumps >> card & 1 or not foes_trumps:
        return 0.0
    contract = the_contract(view)
    if FOUR.side(contract.maker) != FOUR.side(reading.me):
        return DRAIN
    if reading.me in contract.alone:
        return PULL_ALONE
    if reading.me != contract.maker:
        return PULL_MATE
    top = not sum_of(reading.may) & above(reading.trump, card, card)
    return PULL_TOP if top and (reading.hand & reading.trumps).bit_count() >= 3 else PULL


def _rank(reading: Reading, card: Card) -> int:
    """Cards in the order of their use, lowest first: plain cards by rank, then trumps."""
    return STRENGTH[reading.trump][card][card]
