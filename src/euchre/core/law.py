"""The rule book: one small function for each question the engine asks.

This is the only module that reads the fields of `Rules`, and each field is read in exactly one
function. Seats, sides and numbers by side are those of `euchre.core.seating`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Final, Literal, NamedTuple

from euchre.core.actions import BUMP, KEEP, PASS, REDEAL, Action, AskPartner, Cut, GoUnder, Name, Order
from euchre.core.cards import ACE, BENNY, CARDS, SUITS, Card, Suit, cards_in, set_of
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import SEATINGS, Seating
from euchre.core.trump import STRENGTH, SUIT_IN_PLAY, SUIT_SET

HAND_SIZE: Final = 5
"""The cards of a hand at every table but those of small games (`hand_size`)."""
TRICKS_TO_MAKE: Final = 3
_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)
"""The suits in the order in which a small pack has them."""
_RANKS: Final = (11, ACE, 13, 12, 10, 9, 8, 7)
"""The ranks in the order in which a small pack has them."""
_LEAST_PACK: Final = 24
_LOW: Final = set_of(card for card in CARDS if card != BENNY and card.rank <= 10)
_ACES: Final = set_of(card for card in CARDS if card != BENNY and card.rank == ACE)


# Players


def seating(rules: Rules) -> Seating:
    """The seats and the sides of a table."""
    return SEATINGS[rules.players]


# The pack and the deal


def _benny(rules: Rules) -> Literal["none", "joker", "two-of-spades"]:
    return rules.benny


def two_of_spades_stands_in(rules: Rules) -> bool:
    """True if the Benny is the two of spades and not a joker."""
    return _benny(rules) == "two-of-spades"


@lru_cache
def pack(rules: Rules) -> tuple[Card, ...]:
    """The cards the game is played with, in new-pack order."""
    ranks = [rank for rank in _RANKS[: rules.ranks] if rank >= rules.lowest]
    plain = tuple(card for card in CARDS if card.suit in suits(rules) and card.rank in ranks)
    return plain if _benny(rules) == "none" else (*plain, BENNY)


@lru_cache
def suits(rules: Rules) -> tuple[Suit, ...]:
    """The suits of the pack."""
    return tuple(sorted(_SUITS[: rules.suits]))


def hand_size(rules: Rules) -> int:
    """The number of cards that each player is dealt."""
    return rules.hand


def tricks_to_make(rules: Rules) -> int:
    """The tricks the makers must take: more than half of them."""
    return hand_size(rules) // 2 + 1


def is_small(rules: Rules) -> bool:
    """True for a game that is made small for programs: with fewer cards in a hand, or suits or ranks left out."""
    return hand_size(rules) < HAND_SIZE or len(suits(rules)) < len(SUITS) or len(pack(rules)) < _LEAST_PACK


def not_small(rules: Rules) -> Rules:
    """The rules themselves. Raises `EuchreError` for a small game: for what knows full hands and whole suits only."""
    if is_small(rules):
        sentence = f"Hands of five cards and whole suits are needed here: {rules} is a small game for programs."
        raise EuchreError("rules/small", sentence, rules=str(rules))
    return rules


@lru_cache
def pack_set(rules: Rules) -> frozenset[Card]:
    """The cards as a set, in no order."""
    return frozenset(pack(rules))


@lru_cache
def cut_offer(rules: Rules, dealer: int) -> tuple[int, tuple[Action, ...]] | None:
    """The seat that cuts the shuffled pack and its choices, or None where nobody cuts."""
    if rules.cut == "none":
        return None
    fewest = rules.cut_minimum
    cuts = tuple(map(Cut, range(fewest, len(pack(rules)) - fewest + 1)))
    in_turn = seating(rules).from_left(dealer)
    if rules.cut == "right":
        return in_turn[-2], cuts
    return in_turn[0], (BUMP, *cuts)


@lru_cache
def packets(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The ways to deal: cards to each player in the first round, in dealing order."""
    players = seating(rules).players
    if rules.packets == "one-by-one":
        return ((1,) * players,)
    if rules.packets == "three-then-two":
        return ((3,) * players,)
    if rules.packets == "same-for-all":
        return (3,) * players, (2,) * players
    return tuple(product((3, 2), repeat=players))


@lru_cache
def dealing_order(rules: Rules, dealer: int) -> tuple[int, ...]:
    """The seats in the order they are dealt to."""
    order = seating(rules).from_left(dealer)
    return order if rules.first_card == "left" else (order[-1], *order[:-1])


@lru_cache
def dealt_slots(rules: Rules, dealer: int, first_round: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The cards of the pack (0 = top) dealt to each seat."""
    size = hand_size(rules)
    rounds = (first_round,) * size if first_round[0] == 1 else (first_round, tuple(size - n for n in first_round))
    slots: dict[int, list[int]] = {seat: [] for seat in seating(rules).seats}
    top = 0
    for packets_of_round in rounds:
        for seat, size in zip(dealing_order(rules, dealer), packets_of_round, strict=True):
            slots[seat] += range(top, top + size)
            top += size
    return tuple(map(tuple, slots.values()))


def _weak_hand(rules: Rules) -> Literal["play-on", "farmers-redeal", "go-under", "ace-no-face"]:
    return rules.weak_hand


def an_ace_is_weak(rules: Rules) -> bool:
    """True if a hand with one ace and no face card is weak."""
    return _weak_hand(rules) == "ace-no-face"


def weak_hand_offer(rules: Rules, hand: int) -> tuple[Action, ...]:
    """The choices of a player with a weak hand before the bidding; empty where nobody is asked."""
    if _weak_hand(rules) == "play-on":
        return ()
    low = cards_in(hand & _LOW)
    if _weak_hand(rules) == "farmers-redeal":
        return (KEEP, REDEAL) if len(low) == HAND_SIZE else (KEEP,)
    if an_ace_is_weak(rules):
        redeals = len(low) + (hand & _ACES).bit_count() == HAND_SIZE and len(low) >= HAND_SIZE - 1
        return (KEEP, REDEAL) if redeals else (KEEP,)
    return (KEEP, *map(GoUnder, combinations(low, 3)))


# Making trump


def _benny_turned(rules: Rules) -> Literal["named-blind", "dealer-looks-first", "bid-as-spades"]:
    return rules.benny_turned


def named_blind(rules: Rules) -> bool:
    """True if the dealer names trump for a turned-up Benny without having seen their cards."""
    return _benny_turned(rules) == "named-blind"


def turned_suit(rules: Rules, up_card: Card) -> Suit | None:
    """The suit that an up-card is bid upon as; None for a Benny for which the dealer names trump."""
    suit = up_card.suit
    if suit is not None:
        return suit
    return Suit.SPADES if _benny_turned(rules) == "bid-as-spades" else None


def turned_down_shows(rules: Rules) -> bool:
    """True if a turned-down up-card lies face up, partly under the pack."""
    return rules.turned_down == "face-up"


def order_offer(
    rules: Rules, dealer: int, seat: int, hand: int, up_card: Card, barred: tuple[int, ...] = ()
) -> tuple[Action, ...]:
    """The calls a player may make in round 1; the sides `barred` may not play alone."""
    suit = turned_suit(rules, up_card)
    if seat == dealer and _up_card_is_held(rules):
        hand |= 1 << up_card
    if suit is None or not _holds(rules, hand, suit):
        return _PASS
    may_be_alone = not barred or seating(rules).side(seat) not in barred
    if rules.partner == "alone-only" and seat in seating(rules).partners(dealer):
        return _PASS_OR_ALONE if may_be_alone else _PASS
    return _PASS_ORDER_OR_ALONE if may_be_alone and _alone_with_call(rules) else _PASS_OR_ORDER


_PASS: Final = (PASS,)
_PASS_OR_ORDER: Final = (PASS, Order())
_PASS_OR_ALONE: Final = (PASS, Order(alone=True))
_PASS_ORDER_OR_ALONE: Final = (PASS, Order(), Order(alone=True))


def name_offer(
    rules: Rules, hand: int, turned: Suit | None, *, stuck: bool, may_be_alone: bool = True
) -> tuple[Action, ...]:
    """The calls a player may make in round 2, after the suit `turned` down; if stuck, one of them."""
    suits = nameable(rules, hand, turned, stuck=stuck)
    if not stuck:
        return (PASS, *names(rules, suits, may_be_alone))
    return names(rules, suits or _other_suits(rules, turned, stuck=True), may_be_alone)


def nameable(rules: Rules, hand: int, turned: Suit | None, *, stuck: bool) -> tuple[Suit, ...]:
    """The suits, and no trump, that a hand allows its player to name in round 2."""
    suits = [suit for suit in _other_suits(rules, turned, stuck=stuck) if _holds(rules, hand, suit)]
    if rules.no_trump == "second-round" or (stuck and rules.no_trump == "when-stuck"):
        suits.append(Suit.NO_TRUMP)
    return tuple(suits)


def _other_suits(rules: Rules, turned: Suit | None, *, stuck: bool) -> tuple[Suit, ...]:
    if stuck and rules.stuck_names == "any-suit":
        return suits(rules)
    return tuple(suit for suit in suits(rules) if suit is not turned)


def benny_offer(rules: Rules, *, may_be_alone: bool = True) -> tuple[Action, ...]:
    """The calls of the dealer when the Benny is turned up: any suit."""
    return names(rules, suits(rules), may_be_alone)


@lru_cache
def names(rules: Rules, suits: tuple[Suit, ...], may_be_alone: bool = True) -> tuple[Action, ...]:  # noqa: FBT001, FBT002 - cached by place
    """The calls that name one of these suits, alone where that is said with the call."""
    ways = (False, True) if may_be_alone and _alone_with_call(rules) else (False,)
    return tuple(Name(suit, alone) for suit in suits for alone in ways)


def _up_card_is_held(rules: Rules) -> bool:
    return rules.holding_up_card == "counts"


def _holds(rules: Rules, hand: int, suit: Suit) -> bool:
    if rules.holding == "any":
        return True
    if rules.holding == "trump":
        return bool(hand & SUIT_SET[suit][suit])
    return bool(hand & SUIT_SET[Suit.NO_TRUMP][suit])


def _after_all_pass(rules: Rules) -> Literal["next-dealer", "same-dealer", "stick-the-dealer"]:
    return rules.all_pass


def sticks_the_dealer(rules: Rules) -> bool:
    """True if the dealer may not be the last to pass in round 2."""
    return _after_all_pass(rules) == "stick-the-dealer"


def repeats_the_deal(rules: Rules) -> bool:
    """True if the same dealer deals again when all have passed twice."""
    return _after_all_pass(rules) == "same-dealer"


def buriable(rules: Rules, hand: int, up_card: Card | None) -> int:
    """The set of cards that may be buried; `up_card` is the one just taken, None after a gift."""
    if up_card is None or rules.bury_up_card == "allowed":
        return hand
    return hand & ~(1 << up_card)


def widow(rules: Rules) -> int:
    """The number of cards dealt aside, for the maker to take and as many to discard."""
    return 2 if rules.widow else 0


# Playing alone


def may_play_alone(rules: Rules) -> bool:
    """True if anybody ever plays alone."""
    return _alone_allowed(rules) != "never" and seating(rules).has_partners


def _alone_allowed(rules: Rules) -> Literal["any-score", "until-one-short", "until-two-short", "never"]:
    return rules.alone_allowed


def alone_depends_on_score(rules: Rules) -> bool:
    """True if a side near the target may not play alone, where others may."""
    return _alone_allowed(rules) not in ("any-score", "never")


def barred_from_alone(rules: Rules, score: tuple[int, ...]) -> tuple[int, ...]:
    """The sides that may not play alone at this score of the game, where others may."""
    if not alone_depends_on_score(rules):
        return ()
    short = 1 if _alone_allowed(rules) == "until-one-short" else 2
    return tuple(side for side, points in enumerate(score) if points >= target(rules) - short)


def _alone_moment(rules: Rules) -> Literal["with-call", "after-burial", "before-lead"]:
    return rules.alone_when


def _alone_with_call(rules: Rules) -> bool:
    """True if a maker may say with the call that they play alone."""
    return _alone_moment(rules) == "with-call" and may_play_alone(rules)


@lru_cache
def alone_turn(
    rules: Rules,
    dealer: int,
    maker: int,
    alone: tuple[int, ...],
    declined: tuple[int, ...],
    barred: tuple[int, ...] = (),
) -> int | None:
    """The seat asked next to play alone, or None when nobody is left to ask.

    The sides `barred` are not asked.
    """
    table = seating(rules)
    taken, in_turn = {*table.lone_sides(alone), *barred}, table.from_left(dealer)
    makers = () if _alone_moment(rules) == "with-call" else _possible_loners(rules, maker)
    defenders = tuple(seat for seat in in_turn if table.side(seat) != table.side(maker))
    if not _may_defend_alone(rules, against_loner=table.side(maker) in table.lone_sides(alone)):
        defenders = ()
    asked = (*makers, *defenders)
    if _alone_moment(rules) == "before-lead":
        asked = tuple(seat for seat in in_turn if seat in asked)
    return next((seat for seat in asked if table.side(seat) not in taken and seat not in declined), None)


def may_announce(
    rules: Rules, seat: int, maker: int | None, alone: tuple[int, ...], barred: tuple[int, ...] = ()
) -> bool:
    """True if a seat may still be asked to play alone, in a round of announcements before the first lead.

    The sides `barred` are not asked.
    """
    table = seating(rules)
    if _alone_moment(rules) != "before-lead" or table.side(seat) in {*table.lone_sides(alone), *barred}:
        return False
    if maker is None:
        return True
    if table.side(seat) == table.side(maker):
        return seat in _possible_loners(rules, maker)
    return _may_defend_alone(rules, against_loner=True)


def _possible_loners(rules: Rules, maker: int) -> tuple[int, ...]:
    return (maker,) if rules.alone_who == "caller" else (maker, *seating(rules).partners(maker))


def _may_defend_alone(rules: Rules, *, against_loner: bool) -> bool:
    return rules.defend_alone == "always" or (rules.defend_alone == "against-loner" and against_loner)


def asked_again(rules: Rules, announcer: int, declined: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that still count as having declined once a seat has announced that it plays alone.

    In a round of announcements the other side may answer; elsewhere a "no" stands.
    """
    if _alone_moment(rules) != "before-lead":
        return declined
    table = seating(rules)
    return tuple(seat for seat in declined if table.side(seat) == table.side(announcer))


def best_cards(rules: Rules) -> int:
    """The number of cards a lone player gets from a partner."""
    return rules.partners_best


def best_turn(rules: Rules, maker: int, alone: tuple[int, ...], settled: tuple[int, ...]) -> int | None:
    """The lone player who gets a partner's best card next, if any; the seats `settled` have got theirs or want none."""
    makers = seating(rules).lone_makers(maker, alone)
    others = tuple(seat for seat in alone if seat not in makers) if rules.best_for == "any-loner" else ()
    getting = (*makers, *others) if best_cards(rules) else ()
    return next((seat for seat in getting if seat not in settled), None)


def asks_for_best(rules: Rules) -> bool:
    """True if a lone player decides to get a partner's card or none, and from which partner."""
    return _best_when(rules) != "given-first"


def discards_before_best(rules: Rules) -> bool:
    """True if a lone player discards before a partner's card comes."""
    return _best_when(rules) == "discards-first"


def _best_when(rules: Rules) -> Literal["given-first", "may-ask", "discards-first"]:
    return rules.best_when


def ask_offer(rules: Rules, loner: int) -> tuple[Action, ...]:
    """The choices of a lone player about a partner's best card: keep the hand, or ask for it."""
    return (KEEP, *map(AskPartner, seating(rules).partners(loner)))


@lru_cache
def leader(rules: Rules, dealer: int, maker: int, alone: tuple[int, ...]) -> int:
    """The seat that leads to the first trick."""
    table = seating(rules)
    sitting = table.sitting_out(alone)
    before = dealer
    if rules.alone_lead == "left-of-loner" and alone:
        before = (table.lone_makers(maker, alone) or alone)[0]
    return next(seat for seat in table.from_left(before) if seat not in sitting)


# Points


@lru_cache
def points(rules: Rules, maker: int, alone: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    """The points of a deal by side, given the side that won each trick, in order.

    Each side against the makers scores what a euchre is worth. Source: docs/sources.md.
    """
    table = seating(rules)
    makers = table.side(maker)
    made = winners.count(makers)
    loners = table.lone_makers(maker, alone)
    lone = bool(loners)
    if made >= tricks_to_make(rules):
        if made == len(winners):
            scored = rules.points_lone_march if lone else rules.points_march
        elif rules.fast_break and makers not in winners[:2]:
            scored = 0
        else:
            scored = rules.points_lone_made if lone else rules.points_made
        return table.by_side(makers, scored)
    if len(alone) > len(loners):
        scored = rules.points_lone_sweep if made == 0 else rules.points_lone_defence
    elif lone:
        scored = rules.points_loner_euchred
    else:
        scored = rules.points_sweep if made == 0 else rules.points_euchre
    return table.against(makers, scored)


def token(rules: Rules, lone_makers: tuple[int, ...], made: int) -> bool:
    """True if makers who took `made` tricks get a four-trick token, even against a lone defender."""
    return rules.four_trick_tokens and made == HAND_SIZE - 1 and not lone_makers


TOKENS_FOR_A_POINT: Final = 4


@lru_cache
def most_points(rules: Rules) -> int:
    """The most points one side can score in a deal."""
    table, maker = seating(rules), 0
    dealer, other = table.players - 1, 1
    most = 0
    for alone in ((), (maker,)) if may_play_alone(rules) else ((),):
        answer = alone_turn(rules, dealer, maker, alone, declined=table.members(0))
        defences = ((), (other,)) if answer is not None else ((),)
        for defence, winners in product(defences, product((maker, other), repeat=hand_size(rules))):
            ours, *theirs = points(rules, maker, (*alone, *defence), winners)
            most = max(most, ours + token(rules, alone, winners.count(maker)), *theirs)
    return most


def target(rules: Rules) -> int:
    """The score that wins a game, or 0 if deals are counted."""
    return rules.target


def deals_in_a_game(rules: Rules) -> int:
    """The number of deals in a game where deals are counted."""
    return rules.deals


class GameEnd(NamedTuple):
    """The end of a game or match: if it is over, and the winning side (None: a draw)."""

    over: bool
    winner: int | None


def game_end(rules: Rules, score: tuple[int, ...], deals_finished: int) -> GameEnd:
    """The end of a game at this score after `deals_finished` deals.

    Two who reach the target with the same deal and the same score go on until one is ahead. Source: docs/sources.md.
    """
    best = max(score)
    ahead = score.index(best) if score.count(best) == 1 else None
    if target(rules):
        return GameEnd(best >= target(rules) and ahead is not None, ahead)
    drawn_on = ahead is None and rules.tie_break == "another-deal"
    return GameEnd(deals_finished >= deals_in_a_game(rules) and not drawn_on, ahead)


def goes_on_level(rules: Rules, score: tuple[int, ...], deals_finished: int) -> bool:
    """True if a game at this score would be over, were it not level: another deal decides."""
    enough = max(score) >= target(rules) if target(rules) else deals_finished >= deals_in_a_game(rules)
    return enough and not game_end(rules, score, deals_finished).over


def _slam(rules: Rules) -> bool:
    return rules.slam


def _laps(rules: Rules) -> bool:
    return rules.laps


def every_win_is_alike(rules: Rules) -> bool:
    """True if it does not matter for the rest of a match at which score a game was won."""
    return not (_slam(rules) or _laps(rules))


def games_for(rules: Rules, score: tuple[int, ...], winner: int) -> int:
    """The number of games that a game won at this score counts as."""
    return 2 if _slam(rules) and not any(score[:winner] + score[winner + 1 :]) else 1


def next_score(rules: Rules, score: tuple[int, ...], winner: int | None) -> tuple[int, ...]:
    """The score at which the next game of a match begins, after a game won at this one."""
    table = seating(rules)
    if not _laps(rules) or winner is None:
        return table.nothing
    return table.by_side(winner, min(score[winner] - target(rules), target(rules) - 1))


def games_to_win(rules: Rules) -> int:
    """The number of games that win the match; more than one make it a rubber."""
    return rules.games


def match_end(rules: Rules, games: tuple[int, ...], game: GameEnd) -> GameEnd:
    """The end of the match after a game: `games` won so far, and the end of the last one."""
    if game.winner is None:
        return GameEnd(over=True, winner=None)
    return GameEnd(games[game.winner] >= games_to_win(rules), game.winner)


# Table manners


def tram_called(rules: Rules) -> bool:
    """True if TRAM is played."""
    return rules.tram


def claim_order(trump: Suit, hand: int) -> tuple[Card, ...]:
    """The order in which a claiming leader plays: trumps from the top, then each suit from the top."""
    suits = (trump, *(suit for suit in SUITS if suit is not trump))
    return tuple(
        card
        for suit in suits
        for card in sorted(cards_in(hand & SUIT_SET[trump][suit]), key=lambda c: -STRENGTH[trump][c][c])
    )


def claim_stands(trump: Suit, hand: int, threats: tuple[int, ...]) -> bool:
    """True if the leader takes every remaining trick, wherever the unseen cards are.

    `hand` is their set of cards; `threats` are, for each other player in the game, the sets of cards
    that player might hold as far as the leader knows. A threat beats a lead if the player can still
    hold a higher card of that suit, or, where the lead is no trump, a trump, after following to every
    earlier lead. Source: seed 003, "certain to take all the rest of the tricks"; docs/sources.md.
    """
    leads: dict[Suit, int] = {}
    trumps = SUIT_SET[trump][trump]
    for card in claim_order(trump, hand):
        suit = SUIT_IN_PLAY[trump][card]
        higher = _higher(card, trump)
        for threat in threats:
            if threat & higher and (threat & SUIT_SET[trump][suit]).bit_count() > leads.get(suit, 0):
                return False
            if suit is not trump and (threat & trumps).bit_count() > leads.get(trump, 0):
                return False
        leads[suit] = leads.get(suit, 0) + 1
    return True


@lru_cache
def _higher(card: Card, trump: Suit) -> int:
    """The cards of the same playing suit that beat a card."""
    suit = SUIT_SET[trump][SUIT_IN_PLAY[trump][card]]
    strength = STRENGTH[trump][card]
    return set_of(other for other in cards_in(suit) if strength[other] > strength[card])


def watched(rules: Rules) -> bool:
    """True if this table has a call after which the rest of a hand plays itself."""
    return tram_called(rules) or euchre_called(rules)


def euchre_called(rules: Rules) -> bool:
    """True if Euchre is called."""
    return rules.euchre_autoplay


def settled(rules: Rules, maker: int, alone: tuple[int, ...], winners: tuple[int, ...]) -> bool:
    """True if the makers can no longer make it, as after three lost tricks, and nothing left can change the points."""
    makers, size = seating(rules).side(maker), hand_size(rules)
    if len(winners) - winners.count(makers) <= size - tricks_to_make(rules):
        return False
    rest = product((makers, 1 - makers if makers < 2 else 0), repeat=size - len(winners))
    outcomes = {points(rules, maker, alone, (*winners, *end)) for end in rest}
    return len(outcomes) == 1


def score_cards(rules: Rules) -> tuple[int, int] | None:
    """The two spare cards that mark the score, higher first, or None."""
    if rules.score_cards == "six-and-four":
        return 6, 4
    if rules.score_cards == "spare-pair":
        return (6, 5) if target(rules) <= 11 else (8, 7)
    return None


def words(rules: Rules) -> Literal["standard", "british", "north-american", "online"]:
    """The text whose words the table speaks."""
    return rules.words
