"""The card of a data set, `README.md`: what it is, how it was made, how it is read."""

from __future__ import annotations

from euchre.data.columns import COLUMNS
from euchre.data.manifest import Manifest

_READING = """\
```python
from pathlib import Path

from euchre.data.dataset import DataSet

for batch in DataSet(Path(".")).batches(("observation", "legal", "choice"), rows=4096):
    batch["observation"]
```

Any reader of Parquet reads the files as well: pandas, Polars, DuckDB, Arrow, Spark."""


def card(manifest: Manifest) -> str:
    """The card, in Markdown."""
    plan = manifest.plan
    judged = "no choice is judged" if plan.values == "none" else f"every choice is judged, at the level `{plan.values}`"
    options = [f"--players {','.join(plan.players)}", *(f"--rules {text}" for text in plan.rules)]
    options += [f"--matches {plan.matches} --seed {plan.seed} --values {plan.values}"]
    rows = "\n".join(f"| `{one.name}` | {_kind(one.kind, one.length)} | {one.says} |" for one in COLUMNS)
    return f"""\
# Decisions of Euchre

{manifest.rows:,} decisions of {plan.matches:,} matches of Euchre between programs: what each player saw, what it might
do, what it chose, and what came of it. A row holds only what the player knew when it decided; the last two columns
tell what came later. Cuts and forced actions have no row, and {judged}.

## How it was made

    euchre data make FOLDER {" ".join(options)}

by Euchre {manifest.euchre}. The same version and command make the same files; `data.json` has their checksums, and
`euchre data check FOLDER` compares them. Players move on by a seat from match to match.

## How it is read

{_READING}

## Columns

| Column | Type | What it says |
|---|---|---|
{rows}

## What it is not

Play of people. Programs of one make play alike: who learns from them alone learns their habits, too.
"""


def _kind(kind: str, length: int) -> str:
    return f"{kind}[{length}]" if length else kind
