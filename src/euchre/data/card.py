"""The card of a data set, `README.md`: what it is, how it was made, how it is read and cited.

Its head, in YAML, is what the Hugging Face Hub and its `datasets` read.
"""

from __future__ import annotations

from typing import Final

from euchre.data.columns import columns, unknown
from euchre.data.manifest import Manifest

AUTHOR: Final = "The Euchre founders"
TITLE: Final = "Euchre: every house rule, strong players, reviews and an arena for the card game"
"""The title as in `CITATION.cff`, which is not installed."""
LICENCE: Final = "Apache-2.0"
_SIZES: Final = ("1K", "10K", "100K", "1M", "10M", "100M", "1B", "10B", "100B", "1T")
"""Bounds of the Hub's classes of size, from a thousand rows, each ten times the one before."""
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
    not_known = ", ".join(f"`{one.name}`" for one in unknown(plan.seating.players))
    players = plan.seating.players
    nearest, whose = (2, "the partners") if plan.seating.has_partners else (1, "those to the left")
    rows = "\n".join(f"| `{one.name}` | {_kind(one.kind, one.length)} | {one.says} |" for one in columns(players))
    return f"""\
---
license: {LICENCE.lower()}
pretty_name: Decisions of Euchre
tags:
- card-games
- euchre
- imperfect-information
task_categories:
- reinforcement-learning
size_categories:
- {_size(manifest.rows)}
configs:
- config_name: default
  data_files: "*.parquet"
---

# Decisions of Euchre

{manifest.rows:,} decisions of {plan.matches:,} matches of Euchre between programs: what each player saw, what it might
do, what it chose, where all cards lay, and what came of it. Cuts and forced actions have no row, and {judged}.

**What the player did not know** when it decided is in {not_known}. They are targets to learn
from: a player that is given one of them looks into the others' hands, or ahead.

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

Cards and seats are in the order of an observation: 33 places for the seat that decides, then as many for each seat
clockwise. So `hands.reshape(-1, {players}, 33)[:, {nearest}]` are the hands of {whose}.

## Licence and citation

{LICENCE}, as Euchre itself. If you publish these files on other terms, say so here and in the head of this file.
To cite the program that made them:

```bibtex
@software{{euchre,
  title = {{{{{TITLE}}}}},
  author = {{{{{AUTHOR}}}}},
  version = {{{manifest.euchre}}},
  license = {{{LICENCE}}}
}}
```

## What it is not

Play of people. Programs of one make play alike: who learns from them alone learns their habits, too.
"""


def _kind(kind: str, length: int) -> str:
    return f"{kind}[{length}]" if length else kind


def _size(rows: int) -> str:
    """The Hub's size category for a number of rows."""
    power = min(max(len(str(rows)) - 3, 0), len(_SIZES))
    if power == 0:
        return f"n<{_SIZES[0]}"
    return f"{_SIZES[power - 1]}<n<{_SIZES[power]}" if power < len(_SIZES) else f"n>{_SIZES[-1]}"
