"""The page of `euchre review`: the match deal by deal, the worst decisions, the figures of the players."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from euchre.cli.output import new_console, printable
from euchre.cli.review.decision_text import cost, costly, situation
from euchre.cli.text import PLAYERS_IN_WORDS, side_of
from euchre.core import law
from euchre.core.diagram import sides_text
from euchre.record.match_record import MatchRecord
from euchre.review.figures import PlayerFigures
from euchre.review.judgement import Judgement
from euchre.review.match_review import DealReview, Review
from euchre.tables.history import bots_of

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


def deals_note(record: MatchRecord, side: int = 0) -> str:
    """The meaning of the figures of the deals, which are those of a side."""
    players = PLAYERS_IN_WORDS[law.seating(record.rules).players]
    return (
        f"Chances to win the match, in per cent, are those of {side_of(record, side)}. Luck is what the cards changed,"
        f" as {players} strong players play them; play is what each side's decisions changed; the rest nobody could"
        " know."
    )


def deal_row(record: MatchRecord, deal: DealReview, side: int = 0) -> tuple[str, ...]:
    """The row of a deal, with the chances of a side."""
    points, score = ("", "") if deal.result is None else map(sides_text, (deal.result.points, deal.result.score))
    first = (str(deal.number), record.players[deal.dealer], points, sides_text(deal.par.points), score)
    if deal.split is None:
        return (*first, "not finished", "", "", "", "")
    split = deal.split
    chance = f"{100 * split.before[side]:.0f} → {100 * split.after[side]:.0f}"
    parts = (split.luck[side], split.played[side], split.theirs(side), split.unknown[side])
    return (*first, chance, *(f"{round(100 * part, 1) + 0.0:+.1f}" for part in parts))


def player_row(review: Review, player: PlayerFigures) -> tuple[str, ...]:
    """The row of a player."""
    lost = f"{100 * player.per_deal:.2f}", f"{100 * player.error / max(1, len(review.deals)):.2f}"
    counts = (str(player.verdicts[verdict] or "") for verdict in Judgement)
    return (review.record.players[player.seat], str(player.decisions), *lost, *counts)


def luck_note(review: Review, side: int = 0) -> str:
    """The result of the match for a side without the luck of its cards; empty before it is over."""
    if review.without_luck is None:
        return ""
    name, luck = side_of(review.record, side), 100 * review.luck[side]
    result = 100 * (review.without_luck[side] + review.luck[side])
    return (
        f"Result of {name}, in points, 100 for a win: {result:.0f}. Luck of the cards: {round(luck, 1) + 0.0:+.1f}."
        f" Result without that luck: {round(result - luck, 1) + 0.0:.1f}."
    )


def levels_note(review: Review, seat: int | None = None) -> str:
    """The level at which each player played, or that of a seat; empty where nothing is judged.

    That of a bot is the one at which it was seated, if the record says so.
    """
    names, bots = review.record.players, [seat.level for seat in bots_of(review.record)]
    levels = "; ".join(
        f"{names[player]}: {f'{bots[player]} (bot)' if bots[player] else level}"
        for player, level in enumerate(review.levels)
        if level is not None and seat in {None, player}
    )
    return f"Levels on the scale of our own players. {levels}." if levels else ""


def unjudged_note(review: Review, seat: int | None = None) -> str:
    """The note on decisions left out, of all seats or one, with the reason; empty without such decisions."""
    count = sum(seat in {None, left_out} for deal in review.deals for left_out in deal.unjudged)
    if not count:
        return ""
    subject, they = ("1 decision is", "it rests") if count == 1 else (f"{count} decisions are", "they rest")
    return f"{subject} not judged: {they} on cards that the file does not tell, such as what a dealer buried."


_WORST: Final = 10
"""The number of decisions shown."""
_NAME: Final = 18
"""The widest a player's name may be, so that a table fits into 80 columns."""
_SHORT: Final = {"too close to call": "close", "inaccuracy": "inacc."}
"""Headings that would be too wide."""


def show(review: Review, seat: int | None = None, *, positions: bool = False) -> None:
    """Print a review; with a seat, only the decisions and the figures of that player.

    With `positions`, each decision comes with the command that analyses it, on a line of its own, however long.
    """
    console = new_console(markup=False, highlight=False)
    record = review.record
    seating = review.seating
    side = 0 if seat is None else seating.side(seat)
    names = " against ".join(side_of(record, each) for each in range(seating.sides))
    console.print(printable(names), style="bold")
    console.print(f"rules {record.rules}, review level {review.level}, seed {review.seed}\n", style="dim")
    if record.remark:
        console.print(f"{printable(record.remark)}\n")
    console.print(_deals(review, side))
    console.print(f"\n{printable(deals_note(record, side))}\n", style="dim")
    if luck := luck_note(review, side):
        console.print(printable(luck))
        console.print(f"{LUCK_NOTE}\n", style="dim")
    _worst(console, review, seat, positions=positions)
    console.print(_players(review, seat))
    console.print(f"\n{PLAYERS_NOTE} Close: too close to call.", style="dim")
    if level := levels_note(review, seat):
        console.print(f"\n{printable(level)}")
    if note := unjudged_note(review, seat):
        console.print(f"\n{note}", style="dim")


def _deals(review: Review, side: int) -> Table:
    table = _table(*DEAL_COLUMNS)
    for deal in review.deals:
        table.add_row(*map(printable, deal_row(review.record, deal, side)))
    return table


def _worst(console: Console, review: Review, seat: int | None, *, positions: bool) -> None:
    found = costly(review, seat)
    if not found:
        console.print("No decision was clearly worse than the best.\n")
        return
    shown = "" if len(found) <= _WORST else f" (the {_WORST} worst of {len(found)})"
    console.print(f"Decisions that cost something{shown}", style="bold")
    for deal, one in found[:_WORST]:
        console.print(f"\nDeal {deal.number}, {printable(review.record.players[one.seat])}: {situation(one)}")
        console.print(Padding(cost(one), (0, 0, 0, 2), expand=False))
        if positions:
            console.print(f"  euchre analyse {one.position}", soft_wrap=True)
    console.print()


def _players(review: Review, seat: int | None) -> Table:
    table = _table(*(_SHORT.get(column, column) for column in PLAYER_COLUMNS))
    for player in review.players:
        if seat in {None, player.seat}:
            table.add_row(*map(printable, player_row(review, player)))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for column in columns:
        named = column in {"dealer", "player"}
        table.add_column(column, justify="left" if named else "right", no_wrap=True, max_width=_NAME if named else None)
    return table
