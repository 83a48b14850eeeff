"""The deals of an arena in a Parquet file, one row a deal, with what is needed to play it again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from euchre.extras import missing
from euchre.lab.pairs import Contest, DuplicatePair, Played

_ROWS_AT_A_TIME: Final = 4096


class DealWriter(Protocol):
    """Writes pairs to a file, row by row."""

    def write(self, contest: Contest, pair: DuplicatePair) -> None:
        """Write the deals of a pair."""


@contextmanager
def deal_writer(path: Path) -> Iterator[DealWriter]:
    """Open a Parquet file for deals; it is complete once the block ends, however it ends.

    Raises `MissingPackage` without pyarrow, and `OSError` if the file cannot be written.
    """
    try:
        import pyarrow as pa  # noqa: PLC0415 - optional
        from pyarrow.parquet import ParquetWriter  # noqa: PLC0415 - the same
    except ImportError as problem:
        raise missing("pyarrow", "arena", "--out") from problem
    numbers = pa.list_(pa.int8())
    schema = pa.schema(
        [
            ("a", pa.string()),
            ("b", pa.string()),
            ("rules", pa.string()),
            ("seed", pa.int64()),
            ("pair", pa.int64()),
            ("seating", pa.int8()),
            ("deal", pa.int32()),
            ("dealer", pa.int8()),
            ("score", numbers),
            ("up_card", pa.string()),
            ("calls", pa.list_(pa.string())),
            ("trump", pa.string()),
            ("maker", pa.int8()),
            ("alone", numbers),
            ("tricks", numbers),
            ("points", numbers),
            ("forfeit", pa.string()),
        ]
    )
    with ParquetWriter(path, schema, compression="zstd") as writer:
        rows = _Rows(lambda some: writer.write_table(pa.Table.from_pylist(some, schema=schema)))
        try:
            yield rows
        finally:  # a run that is stopped keeps what it has played
            rows.flush()


class _Rows:
    """Rows that wait until there are enough to be worth writing."""

    def __init__(self, put: Any) -> None:
        self._put = put
        self._rows: list[dict[str, Any]] = []

    def write(self, contest: Contest, pair: DuplicatePair) -> None:
        """Write the deals of a pair."""
        self._rows += [_row(contest, pair.number, deal) for deal in pair.deals]
        if len(self._rows) >= _ROWS_AT_A_TIME:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        if self._rows:
            self._put(self._rows)
            self._rows = []


def _row(contest: Contest, number: int, deal: Played) -> dict[str, Any]:
    result = deal.result
    return {
        "a": contest.a,
        "b": contest.b,
        "rules": str(contest.rules),
        "seed": contest.seed,
        "pair": number,
        "seating": deal.seating,
        "deal": deal.number,
        "dealer": result.dealer,
        "score": deal.score,
        "up_card": None if deal.up_card is None else str(deal.up_card),
        "calls": deal.calls,
        "trump": None if result.trump is None else str(result.trump),
        "maker": result.maker,
        "alone": result.alone,
        "tricks": result.tricks,
        "points": result.points,
        "forfeit": None if deal.forfeit is None else f"{deal.forfeit.player}: {deal.forfeit.why}",
    }
