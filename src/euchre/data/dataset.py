"""A data set in a folder: checked, and read as a stream.

play = DataSet(Path("play"))
for batch in play.batches(("observation", "choice"), rows=4096):
    batch["observation"]          # float32[4096, 1244], at a table of four
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from euchre.core.errors import EuchreError
from euchre.data.columns import NAMES, arrow
from euchre.data.manifest import read_manifest


class DataSet:
    """A data set that is there, whole or in part.

    Raises `EuchreError`, in one sentence, if the folder holds none, or one of a format this version does not know.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = read_manifest(folder)

    def check(self) -> None:
        """Compare every file with its checksum; raises `EuchreError` for the first that is missing or different."""
        for shard in self.manifest.shards:
            path = self.folder / shard.file
            if not path.exists():
                raise EuchreError("data/missing", f"{path} is missing: the data set is to be made again.")
            if sha256(path.read_bytes()).hexdigest() != shard.sha256:
                raise EuchreError("data/damaged", f"{path} is not what was written: its checksum differs.")

    def batches(self, columns: Sequence[str] = (), *, rows: int = 4096) -> Iterator[dict[str, NDArray[Any]]]:
        """Yield all rows in order, `rows` at a time, as an array for each of these columns, or for all.

        Only the last batch may have fewer rows. A column of lists is a matrix, one row for each decision. Raises
        `EuchreError` for a column there is not, and `MissingPackage` without pyarrow.
        """
        if rows < 1:
            raise EuchreError("data/rows", f"A batch has at least one row, and this is {rows}.")
        known = [*NAMES]
        for name in columns:
            if name not in known:
                raise EuchreError("data/column", f"{name!r} is not a column: choose from {', '.join(known)}.")
        wanted = list(columns or known)
        over = None
        for part in self._parts(wanted, rows):
            held = part if over is None else arrow("lib").concat_tables((over, part))
            if held.num_rows >= rows:
                yield {name: _array(held.column(name)[:rows]) for name in wanted}
                held = held.slice(rows)
            over = held
        if over is not None and over.num_rows:
            yield {name: _array(over.column(name)) for name in wanted}

    def _parts(self, columns: list[str], rows: int) -> Iterator[Any]:
        """Yield the rows as Arrow tables of at most `rows` rows; a table ends with its file."""
        for shard in self.manifest.shards:
            with arrow("parquet").ParquetFile(self.folder / shard.file) as file:
                for batch in file.iter_batches(rows, columns=columns):
                    yield arrow("lib").Table.from_batches([batch])


def _array(chunks: Any) -> NDArray[Any]:
    """A column of Arrow as an array."""
    column = chunks.combine_chunks()
    length = getattr(column.type, "list_size", 0)
    found: NDArray[Any] = (column.flatten() if length else column).to_numpy(zero_copy_only=False)
    return found.reshape(-1, length) if length else found
