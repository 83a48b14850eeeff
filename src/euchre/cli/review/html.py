"""A reviewed match as one self-contained HTML file: the graph, the deals, the costly decisions, the players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from typing import Final

from euchre.cli.review.decision_text import cost, costly, situation
from euchre.cli.review.rows import (
    DEAL_COLUMNS,
    LUCK_NOTE,
    PLAYER_COLUMNS,
    PLAYERS_NOTE,
    deal_row,
    deals_note,
    levels_note,
    luck_note,
    player_row,
    side_of,
)
from euchre.record.match_record import MatchRecord
from euchre.review.graph import GraphPoint, graph
from euchre.review.judgement import Judgement
from euchre.review.review import Review

_WIDTH, _HEIGHT = 1000, 240
_MARKED: Final = {Judgement.INACCURACY: "inaccuracy", Judgement.MISTAKE: "mistake", Judgement.BLUNDER: "blunder"}


def page(review: Review, seat: int | None = None) -> str:
    """The file's text; with a seat (0..3), it has only that player's costly decisions and figures."""
    record = review.record
    title = escape(f"{side_of(record, 0)} against {side_of(record, 1)}")
    return "\n".join(
        (
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}: review</title>\n<style>\n{_style()}</style>\n<h1>{title}</h1>",
            f'<p class="dim">Rules {escape(str(record.rules))}, review level {review.level}, seed {review.seed}</p>',
            *_graph(review, seat),
            *_deals(review),
            *_costly(review, seat),
            *_players(review, seat),
            "</html>\n",
        )
    )


def _graph(review: Review, seat: int | None) -> Iterator[str]:
    """The chance of side 0 as a line, with a mark at each costly decision and a stroke where a deal begins."""
    points = graph(review)
    step = _WIDTH / max(1, len(points) - 1)
    places = [(index * step, _HEIGHT * (1 - point.chance)) for index, point in enumerate(points)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    side = escape(side_of(review.record, 0))
    yield f'<svg viewBox="0 -12 {_WIDTH} {_HEIGHT + 36}" role="img" aria-label="The chance that {side} win the match">'
    yield f'<line class="half" x1="0" x2="{_WIDTH}" y1="{_HEIGHT / 2}" y2="{_HEIGHT / 2}"/>'
    for (x, _), point, before in zip(places, points, (None, *points), strict=False):
        if before is None or before.deal != point.deal:
            yield f'<line class="deal" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{_HEIGHT}"/>'
            yield f'<text x="{x + 4:.1f}" y="{_HEIGHT + 16}">{point.deal}</text>'
    if points:
        yield f'<polygon class="below" points="0,{_HEIGHT} {line} {places[-1][0]:.1f},{_HEIGHT}"/>'
        yield f'<polyline class="chance" points="{line}"/>'
    for place, point in zip(places, points, strict=True):
        yield from _mark(review.record, place, point, seat)
    yield f'</svg>\n<p class="dim">The chance that {side} win the match, by deal.</p>'


def _mark(record: MatchRecord, place: tuple[float, float], point: GraphPoint, seat: int | None) -> Iterator[str]:
    one = point.decision
    if one is not None and one.verdict in _MARKED and seat in {None, one.seat}:
        told = escape(f"Deal {point.deal}, {record.players[one.seat]}: {cost(one)}")
        x, y = place
        yield f'<circle class="{_MARKED[one.verdict]}" cx="{x:.1f}" cy="{y:.1f}" r="5"><title>{told}</title></circle>'


def _deals(review: Review) -> Iterator[str]:
    yield "<h2>Deal by deal</h2>"
    yield from _table(DEAL_COLUMNS, (deal_row(review.record, deal) for deal in review.deals), names=(1,))
    yield f'<p class="dim">{escape(deals_note(review.record))}</p>'
    if luck := luck_note(review):
        yield f'<p>{escape(luck)}</p>\n<p class="dim">{escape(LUCK_NOTE)}</p>'


def _costly(review: Review, seat: int | None) -> Iterator[str]:
    found = costly(review, seat)
    yield "<h2>Decisions that cost something</h2>"
    if not found:
        yield "<p>No decision was clearly worse than the best.</p>"
    for deal, one in found:
        who = escape(review.record.players[one.seat])
        yield f'<article class="{_MARKED[one.verdict]}"><p><strong>Deal {deal.number}, {who}</strong>:'
        yield f"{escape(situation(one))}</p><p>{escape(cost(one))}</p>"
        if one.position is not None:
            yield f"<p><code>{escape(str(one.position))}</code></p>"
        yield "</article>"


def _players(review: Review, seat: int | None) -> Iterator[str]:
    yield "<h2>Players</h2>"
    rows = (player_row(review.record, one) for one in review.players if seat in {None, one.seat})
    yield from _table(PLAYER_COLUMNS, rows, names=(0,))
    yield f'<p class="dim">{escape(PLAYERS_NOTE)}</p>\n<p>{escape(levels_note(review, seat))}</p>'


def _table(columns: Iterable[str], rows: Iterable[Iterable[str]], names: tuple[int, ...]) -> Iterator[str]:
    """A table; the columns at `names` hold words, the others figures."""

    def cells(kind: str, texts: Iterable[str]) -> str:
        named = (' class="name"' if place in names else "" for place in range(100))
        return "".join(f"<{kind}{name}>{escape(text)}</{kind}>" for name, text in zip(named, texts, strict=False))

    yield f'<div class="scroll"><table><thead><tr>{cells("th", columns)}</tr></thead><tbody>'
    yield from (f"<tr>{cells('td', row)}</tr>" for row in rows)
    yield "</tbody></table></div>"


def _style() -> str:
    return files("euchre.cli.review").joinpath("review.css").read_text("utf-8")
