"""The group of commands `euchre data`: data sets of play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from euchre.bots.registry import split_names
from euchre.cli.command_line import PlainCommand, PlainGroup
from euchre.cli.output import echo
from euchre.cli.progress import compiling, progress

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the data set lies.")]


def make(  # noqa: PLR0913, PLR0917 - an argument for each option of the command
    folder: Folder,
    players: Annotated[
        str,
        typer.Option(
            "--players", "-p", help="Who plays: one name, one for each side, or one for each seat, with commas."
        ),
    ] = "swift",
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", "-r", metavar="RULES", help="By what rules; more than once: match by match in turn."),
    ] = None,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, help="How many matches.")] = 650,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", "-s", min=0, max=2**63 - 1, metavar="NUMBER", help="The same number gives the same data set."
        ),
    ] = 1,
    values: Annotated[
        Literal["none", "quick", "full"],
        typer.Option(
            "--values", help="Judge every choice as a review does, at this level: some 10 ms a decision, 20 at full."
        ),
    ] = "none",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="How many processes; 0 is one for each core.")] = 0,
    backend: Annotated[Literal["local", "dask"], typer.Option("--backend", help="Where the processes run.")] = "local",
) -> None:
    """Let programs play, and write every decision into Parquet files: what was seen, legal and chosen, and the outcome.

    A match of standard Euchre has some 155 decisions. If it is stopped, run the same command to continue.

    Example: euchre data make play --players swift --matches 650
    """
    from euchre.data.making import make as fill
    from euchre.data.plan import DataPlan

    plan = DataPlan(split_names(players), tuple(rules or ("standard",)), matches, seed, values)
    plan.check()
    begins = f"Playing {matches:,} {'match' if matches == 1 else 'matches'} into {folder} ..."
    with compiling(*plan.players), progress(plan.shards, "files", begins) as step:
        manifest = fill(folder, plan, jobs=jobs, backend=backend, on_shard=lambda _: step())
    files = f"{len(manifest.shards)} {'file' if len(manifest.shards) == 1 else 'files'}"
    echo(f"{folder}: {manifest.rows:,} decisions in {files}")


def check(folder: Folder) -> None:
    """Compare the files of a data set with their checksums.

    Example: euchre data check play
    """
    from euchre.data.dataset import DataSet

    found = DataSet(folder)
    found.check()
    manifest = found.manifest
    whole = "whole" if manifest.whole else f"{len(manifest.shards)} of {manifest.plan.shards} files are there"
    echo(f"{folder}: {manifest.rows:,} decisions, {whole}, every file as it was written")


data = typer.Typer(
    cls=PlainGroup,
    name="data",
    help="Make data sets of play for research, and check them.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
)
for command in (make, check):
    data.command(cls=PlainCommand)(command)
