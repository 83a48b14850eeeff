"""The command `euchre exact`: the value of a small game, and how exploitable players are in it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from euchre.cli.options import JsonOption
from euchre.cli.output import echo
from euchre.cli.progress import compiling
from euchre.interrupts import loading

if TYPE_CHECKING:
    from euchre.lab.exact.tree import Tree


def exact(
    rules: Annotated[str, typer.Argument(metavar="RULES", help="A small game for two, such as tiny.")] = "tiny",
    players: Annotated[
        list[str] | None, typer.Argument(metavar="PLAYER", help="Players by name, or programs: 'cmd:./my_bot'.")
    ] = None,
    asked: Annotated[
        int, typer.Option(min=1, help="How often a player that chooses by chance is asked in each information state.")
    ] = 1,
    within: Annotated[float, typer.Option(min=1e-9, help="How far the bounds of the value may be apart.")] = 1e-4,
    as_json: JsonOption = False,
) -> None:
    """Solve a small game for two, and tell how much could be gained against players who know their cards alone.

    Example: euchre exact tiny swift search:level=club
    """
    with loading():
        from euchre.lab.exact.equilibrium import equilibrium
        from euchre.lab.exact.tree import tree_of

    tree = tree_of(rules)
    solved = equilibrium(tree, within)
    found: dict[str, Any] = {
        "rules": str(tree.rules),
        "deals": tree.deals,
        "histories": len(tree.histories.parent),
        "information_states": [int((tree.owners == seat).sum()) for seat in range(tree.seats)],
        "value_to_dealer": round(solved.value, 6),
        "bounds": [solved.low, solved.high],
        "iterations": solved.iterations,
        "players": [_figures(tree, name, asked) for name in ("uniform", *(players or ()))],
    }
    echo(json.dumps(found, indent=2) if as_json else "\n".join(_lines(found)))


def _figures(tree: Tree, name: str, asked: int) -> dict[str, Any]:
    """The exploitability of a player, and what the dealer gains if both seats play so."""
    from euchre.lab.exact.players import policy_of_bot
    from euchre.lab.exact.response import exploitability, values

    policy = tree.uniform
    if name != "uniform":
        with compiling(name):
            policy = policy_of_bot(tree, name, asked)
    return {
        "player": name,
        "exploitability": round(exploitability(tree, policy), 6),
        "value_to_dealer": round(float(values(tree, policy)[0]), 6),
    }


def _lines(found: dict[str, Any]) -> list[str]:
    low, high = found["bounds"]
    dealer, other = found["information_states"]
    names = [each["player"] for each in found["players"]]
    width = max(map(len, names))
    return [
        f"{found['rules']}: {found['deals']:,} deals, {found['histories']:,} histories",
        f"Information states: dealer {dealer:,}, other {other:,}",
        f"Value to the dealer: {found['value_to_dealer']:+.5f} points, from {low:+.5f} to {high:+.5f}",
        "",
        f"{'player':{width}}  exploitability  value to the dealer",
        *(
            f"{each['player']:{width}}  {each['exploitability']:14.4f}  {each['value_to_dealer']:+19.4f}"
            for each in found["players"]
        ),
    ]
