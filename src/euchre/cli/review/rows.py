"""The tables of a review, row by row, and the sentences that explain their figures."""

from __future__ import annotations

from typing import Final

from euchre.core import law
from euchre.core.diagram import pair_text
from euchre.record.match_record import MatchRecord
from euchre.review.figures import PlayerFigures
from euchre.review.judgement import Judgement
from euchre.review.review import DealReview, Review

DEAL_COLUMNS: Final = (
    "deal",
    "dealer",
    "points",
    "par",
    "score",
    "chance",
    "luck",
    "play",
    "their play",
    "unknown",
)
PLAYER_COLUMNS: Final = ("player", "decisions", "lost", "±", *(one.value for one in Judgement))
PLAYERS_NOTE: Final = (
    "Lost is the chance to win the match, in per cent, that a player's decisions gave away in a deal, on average;"
    " ± its standard error."
)

LUCK_NOTE: Final = (
    "Over many matches the result without luck averages to the result itself, and says sooner who plays better; in a"
    " single match it can be below 0% or above 100%."
)


def deals_note(record: MatchRecord) -> str:
    """What the figures of the deals mean."""
    return (
        f"Chances to win the match, in per cent, are those of {side_of(record, 0)}. Luck is what the cards changed, as"
        " four strong players play them; play is what each side's decisions changed; the rest nobody could know."
    )


def deal_row(record: MatchRecord, deal: DealReview) -> tuple[str, ...]:
    """The row of a deal."""
    points, score = ("", "") if deal.result is None else map(pair_text, (deal.result.points, deal.result.score))
    first = (str(deal.number), record.players[deal.dealer], points, pair_text(deal.par.points), score)
    if deal.split is None:
        return (*first, "not finished", "", "", "", "")
    split = deal.split
    chance = f"{100 * split.before:.0f} → {100 * split.after:.0f}"
    parts = (split.luck, split.played[0], -split.played[1], split.unknown)
    return (*first, chance, *(f"{round(100 * part, 1) + 0.0:+.1f}" for part in parts))


def player_row(record: MatchRecord, player: PlayerFigures) -> tuple[str, ...]:
    """The row of a player."""
    lost = f"{100 * player.per_deal:.2f}", f"{100 * player.error / max(1, player.deals):.2f}"
    counts = (str(player.verdicts[verdict] or "") for verdict in Judgement)
    return (record.players[player.seat], str(player.decisions), *lost, *counts)


def luck_note(review: Review) -> str:
    """What the match would have been worth without the luck of its cards; empty before it is over."""
    if review.without_luck is None:
        return ""
    side, luck = side_of(review.record, 0), 100 * review.luck
    result = 100 * (review.without_luck + review.luck)
    return (
        f"Result of {side}: {result:.0f}%. Luck of the cards: {round(luck, 1) + 0.0:+.1f} points."
        f" Result without that luck: {result - luck:.1f}%."
    )


def levels_note(review: Review, seat: int | None = None) -> str:
    """The level at which each player played, or that of a seat (0..3); empty where nothing is judged."""
    names = review.record.players
    found = [(who, level) for who, level in enumerate(review.levels) if level is not None and seat in {None, who}]
    told = "; ".join(f"{names[who]}: {level}" for who, level in found)
    return f"Levels on the scale of our own players. {told}." if told else ""


def side_of(record: MatchRecord, side: int) -> str:
    """The names of a side's players."""
    return " and ".join(record.players[seat] for seat in range(side, law.SEATS, 2))
