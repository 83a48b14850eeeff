"""The page of `euchre review`: the match deal by deal, the worst decisions, the figures of the players."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from euchre.cli.choice_text import choice_text
from euchre.cli.printable import printable
from euchre.core import law
from euchre.core.card_names import card_name
from euchre.core.cards import Card
from euchre.core.trump import display_order
from euchre.record.match_record import MatchRecord
from euchre.review.decision import JudgedDecision, Judgement
from euchre.review.figures import PlayerFigures
from euchre.review.review import DealReview, Review

_WORST: Final = 10
"""How many decisions are shown."""
_NAME: Final = 18
"""The widest a player's name may be, so that a table fits into 80 columns."""
_SHORT: Final = {Judgement.TOO_CLOSE: "close", Judgement.INACCURACY: "inacc."}
"""Headings that would be too wide."""


def show(review: Review, seat: int | None = None, *, positions: bool = False) -> None:
    """Print a review; with a seat (0..3), only the decisions and the figures of that player.

    With `positions`, each decision comes with the command that analyses it, in a line of its own however long.
    """
    console = Console(markup=False, highlight=False)
    record = review.record
    console.print(f"{_side(record, 0)} against {_side(record, 1)}", style="bold")
    console.print(f"rules {record.rules}, review level {review.level}, seed {review.seed}\n", style="dim")
    console.print(_deals(review))
    console.print(
        f"\nChances to win the match, in per cent, are those of {_side(record, 0)}. Luck is what the cards changed, as"
        " four strong players play them; play is what each side's decisions changed; the rest nobody could know.\n",
        style="dim",
    )
    _worst(console, review, seat, positions=positions)
    console.print(_players(review, seat))
    console.print(
        "\nLost is the chance to win the match, in per cent, that a player's decisions gave away in a deal, on average;"
        " ± its standard error. Close: too close to call.",
        style="dim",
    )
    if review.unjudged:
        what = "1 decision is" if review.unjudged == 1 else f"{review.unjudged} decisions are"
        console.print(f"\n{what} not judged: the file does not tell those hands.", style="dim")


def _deals(review: Review) -> Table:
    table = _table("deal", "dealer", "points", "par", "score", "chance", "luck", "play", "their play", "unknown")
    for deal in review.deals:
        table.add_row(*_deal(review.record, deal))
    return table


def _deal(record: MatchRecord, deal: DealReview) -> tuple[str, ...]:
    points = "" if deal.result is None else _pair(deal.result.points)
    score = "" if deal.result is None else _pair(deal.result.score)
    first = (str(deal.number), printable(record.players[deal.dealer]), points, _pair(deal.par.points), score)
    if deal.split is None:
        return (*first, "not finished", "", "", "", "")
    change = (deal.split.luck, deal.split.played[0], -deal.split.played[1], deal.split.unknown)
    chance = f"{100 * deal.split.before:.0f} → {100 * deal.split.after:.0f}"
    return (*first, chance, *(f"{round(100 * part, 1) + 0.0:+.1f}" for part in change))


def _worst(console: Console, review: Review, seat: int | None, *, positions: bool) -> None:
    found = [
        (deal, one) for deal, one in review.worst if seat in {None, one.seat} and one.verdict is not Judgement.FINE
    ]
    if not found:
        console.print("No decision was clearly worse than the best.\n")
        return
    shown = "" if len(found) <= _WORST else f" (the {_WORST} worst of {len(found)})"
    console.print(f"Decisions that cost something{shown}", style="bold")
    for deal, one in found[:_WORST]:
        console.print(f"\nDeal {deal.number}, {printable(review.record.players[one.seat])}: {_situation(one)}")
        chosen, best = (choice_text(one.view, one.seat, action) for action in (one.chosen, one.best.action))
        said = (
            f"{one.verdict.value}, {100 * one.loss:.1f} ± {100 * one.error:.1f} points of the chance to win:"
            f" {chosen} instead of {best}. {one.best.why}"
        )
        console.print(Padding(said, (0, 0, 0, 2), expand=False))
        if positions:
            console.print(f"  euchre analyse {one.position}", soft_wrap=True)
    console.print()


def _situation(decision: JudgedDecision) -> str:
    seen = decision.view
    hand = _cards(decision, display_order(seen.hand, seen.trump))
    if seen.trick:
        return f"{hand}, after {_cards(decision, seen.trick)}"
    if seen.contract is not None or seen.open.up_card is None:
        return hand
    return f"{hand}, {card_name(seen.rules, seen.open.up_card)} turned up"


def _cards(decision: JudgedDecision, cards: tuple[Card, ...]) -> str:
    return " ".join(card_name(decision.view.rules, card) for card in cards)


def _players(review: Review, seat: int | None) -> Table:
    table = _table("player", "decisions", "lost", "±", *(_SHORT.get(one, one.value) for one in Judgement))
    for player in review.players:
        if seat in {None, player.seat}:
            table.add_row(*_player(review.record, player))
    return table


def _player(record: MatchRecord, player: PlayerFigures) -> tuple[str, ...]:
    error = player.error / max(1, player.deals)
    counts = (str(player.verdicts[verdict] or "") for verdict in Judgement)
    lost = f"{100 * player.per_deal:.2f}", f"{100 * error:.2f}"
    return (printable(record.players[player.seat]), str(player.decisions), *lost, *counts)


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for column in columns:
        named = column in {"dealer", "player"}
        table.add_column(column, justify="left" if named else "right", no_wrap=True, max_width=_NAME if named else None)
    return table


def _side(record: MatchRecord, side: int) -> str:
    return " and ".join(printable(record.players[seat]) for seat in range(side, law.SEATS, 2))


def _pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"
