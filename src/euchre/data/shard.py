"""A file of a data set: the decisions of some matches, as the bytes of a Parquet file."""

from __future__ import annotations

from typing import Any

import numpy as np

from euchre.data.columns import Column, arrow, columns, schema
from euchre.data.plan import DataPlan
from euchre.data.rows import Row, match_rows


def shard_bytes(plan: DataPlan, matches: range) -> tuple[bytes, int]:
    """The file with these matches, and how many rows it has. Raises `MissingPackage` without pyarrow."""
    types = schema(plan.seating.players)
    rows = [row for match in matches for row in match_rows(plan, match)]
    found = [_column(rows, one, types.field(one.name).type) for one in columns(plan.seating.players)]
    sink = arrow("lib").BufferOutputStream()
    arrow("parquet").write_table(arrow("lib").Table.from_arrays(found, schema=types), sink, compression="zstd")
    return sink.getvalue().to_pybytes(), len(rows)


def _column(rows: list[Row], column: Column, kind: Any) -> Any:
    """A column of these rows as Arrow has it."""
    pa = arrow("lib")
    values = [row[column.name] for row in rows]
    if not column.length:
        return pa.array(values, kind)
    numbers = np.concatenate(values) if values else np.empty(0, kind.value_type.to_pandas_dtype())
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers, kind.value_type), type=kind)
