"""A card's score by a trained sum of plain features: what it does for the trick, and what the hand keeps."""

from __future__ import annotations

from euchre.bots.any_table import card_layout as at
from euchre.bots.any_table.card_layout import FEATURES, Floats
from euchre.fast.bits import NONE, ONE, TRUMPS, beats, count, higher, lane_of, lane_set, lowest, number_of
from euchre.fast.jit import lean
from euchre.fast.lanes import LANE, NEXT_LANE, Cards
from euchre.fast.play import LEADER, LOST, MADE, ON_TABLE, SEAT, PlayState, seat_after, to_play, with_maker


@lean
def group_of(play: PlayState) -> int:
    """The situation (0..15): to lead, by role; to follow, by team, whose trick it is, and who is still to play."""
    terms, seat = play.terms, play.at[SEAT]
    mine = with_maker(seat, terms)
    if play.at[ON_TABLE] == 0:
        if not mine:
            return 2
        if seat != terms.maker:
            return 1
        other = seat_after(seat, terms)
        while other != seat:
            if with_maker(other, terms):
                return 0
            other = seat_after(other, terms)
        return 3
    winner = best_so_far(play)[1]
    later = 0
    other = seat_after(seat, terms)
    while other != play.at[LEADER]:
        if with_maker(other, terms) != mine:
            later += 1
        other = seat_after(other, terms)
    return 4 + (0 if mine else 6) + (3 if with_maker(winner, terms) == mine else 0) + min(later, 2)


@lean
def best_so_far(play: PlayState) -> tuple[Cards, int]:
    """The card that wins the trick so far, and its seat."""
    winner = seat = play.at[LEADER]
    best = play.trick[0]
    for place in range(1, play.at[ON_TABLE]):
        seat = seat_after(seat, play.terms)
        if beats(play.trick[place], best):
            best = play.trick[place]
            winner = seat
    return best, winner


@lean
def holdable(seat: int, unseen: Cards, play: PlayState) -> Cards:
    """The cards that another seat may hold, of those unseen."""
    may: Cards = unseen & ~play.voids[seat]
    return may if seat == play.terms.up_holder else may & ~play.terms.up


@lean
def tricks_left(play: PlayState) -> float:
    """The share of the tricks still to come, this one included."""
    return float(5 - play.at[MADE] - play.at[LOST]) / 5.0


@lean
def may_decide(play: PlayState) -> bool:
    """True if this trick may settle who has three."""
    return bool(play.at[MADE] == 2 or play.at[LOST] == 2)


@lean
def lead_trump(card: Cards, hand: Cards, foes: Cards, play: PlayState, row: Floats) -> None:
    """Write the features of leading a trump; `foes` are the cards that opponents may hold."""
    up = higher(card, TRUMPS)
    above = count(foes & up)
    trumps = count(hand & TRUMPS)
    row[at.TRUMP_LED + min(above, 2)] = 1.0
    row[at.TRUMPS_HELD] = trumps / 5.0
    row[at.TOP_OF_MANY_TRUMPS] = 1.0 if above == 0 and trumps >= 3 else 0.0
    row[at.TRUMPS_UNSEEN] = count(foes & TRUMPS) / 7.0
    row[at.TRUMP_HEIGHT] = number_of(card) % LANE / 11.0
    row[at.SURE_TRUMP_EARLY] = tricks_left(play) if above == 0 else 0.0
    row[at.LAST_TRUMPS] = 1.0 if foes & TRUMPS == NONE else 0.0
    row[at.TRUMP_NOT_BEST] = 1.0 if hand & up != NONE else 0.0
    row[at.TRUMP_DECIDES] = 1.0 if above == 0 and may_decide(play) else 0.0


@lean
def lead_features(card: Cards, hand: Cards, away: Cards, play: PlayState, row: Floats) -> None:
    """Write the features of a lead."""
    terms, seat, lane = play.terms, play.at[SEAT], lane_of(card)
    unseen = terms.pack & ~(hand | away | play.gone[0])
    mine = with_maker(seat, terms)
    foes = mates = NONE
    danger = helped = 0
    other = seat_after(seat, terms)
    while other != seat:
        may = holdable(other, unseen, play)
        ruffs = may & lane == NONE and may & TRUMPS != NONE
        if with_maker(other, terms) == mine:
            mates |= may
            helped += ruffs
        else:
            foes |= may
            danger += ruffs
        other = seat_after(other, terms)
    if card & TRUMPS != NONE:
        lead_trump(card, hand, foes, play, row)
        return
    up = higher(card, lane)
    above, size, trumps = count(foes & up), count(hand & lane), count(hand & TRUMPS)
    row[at.PLAIN_LED + min(above, 3)] = 1.0
    row[at.CANNOT_LOSE] = 1.0 if above == 0 and foes & TRUMPS == NONE else 0.0
    row[at.RUFF_FEARED] = 1.0 if danger else 0.0
    row[at.LAST_OF_SUIT] = 1.0 if size == 1 and trumps else 0.0
    row[at.LONG_SUIT] = 1.0 if size >= 2 else 0.0
    row[at.MANY_UNSEEN] = count(foes & lane) / 6.0
    row[at.PLAIN_HEIGHT] = number_of(card) % LANE / 8.0
    row[at.NEXT_LED] = 1.0 if lane == lane_set(NEXT_LANE) and not terms.no_trump else 0.0
    row[at.PARTNER_RUFFS] = 1.0 if helped else 0.0
    row[at.SURE_PLAIN_EARLY] = tricks_left(play) if above == 0 else 0.0
    row[at.SURE_WITH_TRUMPS] = 1.0 if above == 0 and trumps else 0.0
    row[at.PLAIN_NOT_BEST] = 1.0 if hand & up != NONE else 0.0
    row[at.PLAIN_DECIDES] = 1.0 if above == 0 and may_decide(play) else 0.0
    row[at.PARTNER_ABOVE] = count(mates & up) / 3.0


@lean
def taking_features(card: Cards, hand: Cards, unseen: Cards, best: Cards, play: PlayState, row: Floats) -> None:
    """Write the features of a card that beats the `best` on the table."""
    terms, seat, lane, led = play.terms, play.at[SEAT], lane_of(card), lane_of(play.trick[0])
    mine = with_maker(seat, terms)
    later = NONE
    mates = ruffs = 0
    other = seat_after(seat, terms)
    while other != play.at[LEADER]:
        if with_maker(other, terms) == mine:
            mates += 1
        else:
            may = holdable(other, unseen, play)
            later |= may
            ruffs += may & led == NONE and may & TRUMPS != NONE
        other = seat_after(other, terms)
    trump, trumps = card & TRUMPS != NONE, count(hand & TRUMPS & ~card)
    above = count(later & higher(card, lane))
    row[at.TAKES] = 1.0
    row[at.TAKES_FOR_SURE] = 1.0 if above == 0 and (trump or ruffs == 0) else 0.0
    row[at.TAKES_ABOVE] = min(above, 3) / 3.0
    row[at.RUFFS] = 1.0 if trump and led != lane else 0.0
    if trump:
        row[at.TAKING_TRUMP] = number_of(card) % LANE / 11.0
    else:
        row[at.TAKING_PLAIN] = number_of(card) % LANE / 8.0
    cheaper = to_play(hand, play) & lane & (card - ONE)
    lower = False
    while cheaper != NONE:
        one = lowest(cheaper)
        cheaper ^= one
        if beats(one, best):
            lower = True
    row[at.CHEAPEST] = 0.0 if lower else 1.0
    row[at.TAKING_DECIDES] = 1.0 if may_decide(play) else 0.0
    row[at.TRUMPS_KEPT] = trumps / 3.0
    row[at.TOP_TRUMP_TAKES] = 1.0 if trump and unseen & higher(card, lane) == NONE else 0.0
    row[at.LAST_TRUMP_TAKES] = 1.0 if trump and trumps == 0 else 0.0
    row[at.TAKES_EARLY] = tricks_left(play)
    row[at.PARTNER_TO_PLAY] = 1.0 if mates else 0.0
    row[at.RUFFS_TO_COME] = min(ruffs, 2) / 2.0


@lean
def follow_features(card: Cards, hand: Cards, away: Cards, play: PlayState, row: Floats) -> None:
    """Write the features of a card to follow with."""
    lane, best = lane_of(card), best_so_far(play)[0]
    unseen = play.terms.pack & ~(hand | away | play.gone[0])
    if beats(card, best):
        taking_features(card, hand, unseen, best, play, row)
        return
    height, above = number_of(card) % LANE, count(unseen & higher(card, lane))
    row[at.HAS_LOWER] = 1.0 if hand & lane & (card - ONE) != NONE else 0.0
    if card & TRUMPS != NONE:
        row[at.TRUMP_WASTED] = 1.0
        row[at.WASTED_HEIGHT] = height / 11.0
        return
    if lane == lane_of(play.trick[0]):
        row[at.FOLLOWED_HEIGHT] = height / 8.0
        row[at.FOLLOWS_WITH_BEST] = 1.0 if above == 0 else 0.0
        return
    size = count(hand & lane)
    row[at.THROWS_SURE] = 1.0 if above == 0 else 0.0
    row[at.MAKES_VOID] = 1.0 if size == 1 and hand & TRUMPS != NONE else 0.0
    row[at.THROWN_HEIGHT] = height / 8.0
    row[at.BARES_SECOND] = 1.0 if size == 2 and above == 1 else 0.0
    row[at.THROWN_LENGTH] = size / 4.0
    row[at.NEXT_THROWN] = 1.0 if lane == lane_set(NEXT_LANE) and not play.terms.no_trump else 0.0
    row[at.THROWS_SURE_EARLY] = tricks_left(play) if above == 0 else 0.0
    row[at.THROWS_GUARDED] = 1.0 if size == 2 and above == 0 else 0.0
    row[at.THROWS_SECOND] = 1.0 if above == 1 else 0.0


@lean
def card_features(card: Cards, hand: Cards, away: Cards, play: PlayState, row: Floats) -> None:
    """Write the features of a card that may be played now."""
    row[:] = 0.0
    if play.at[ON_TABLE] == 0:
        lead_features(card, hand, away, play, row)
    else:
        follow_features(card, hand, away, play, row)


@lean
def score_of(weights: Floats, group: int, row: Floats) -> float:
    """The score of a card with these features in a situation."""
    score = 0.0
    for feature in range(FEATURES):
        score += row[feature] * weights[group, feature]
    return score


@lean
def best_card(hand: Cards, away: Cards, play: PlayState, weights: Floats, row: Floats) -> Cards:
    """The card the policy plays: the one with the highest score; of equals the lowest."""
    may = to_play(hand, play)
    if may & (may - ONE) == NONE:
        return may
    group = group_of(play)
    best, found = -1e30, NONE
    while may != NONE:
        card = lowest(may)
        may ^= card
        card_features(card, hand, away, play, row)
        score = score_of(weights, group, row)
        if score > best:
            best, found = score, card
    return found
