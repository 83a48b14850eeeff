"""Games for the tests of the record: recorded ones, and random ones."""

import json
import os
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

from euchre import Action, Match
from euchre.core.actions import GoUnder, Name, Order, Redeal
from euchre.record.match_record import MatchRecord

FIXTURES: Final = Path(__file__).parent.parent / "data" / "egn"
ORIGINALS: Final = Path(os.environ["EUCHRE_EGN_FILES"]) if "EUCHRE_EGN_FILES" in os.environ else None
"""A folder with the files as published, where there is one."""

FINAL_SCORES: Final = {
    "one-deal": (0, 1),
    "two-deals": (10, 9),
    "nine-deals": (11, 9),
    "eleven-deals": (10, 7),
    "twelve-deals": (10, 9),
    "thirteen-deals": (8, 10),
    "old-names": (10, 3),
}
"""The final scores, as published with the files."""

ORIGINAL_NAMES: Final = {
    "one-deal": "custom-scenario",
    "two-deals": "six-points-in-two-hands",
    "nine-deals": "epic-comeback",
    "eleven-deals": "quite-the-hustle-annotated",
    "twelve-deals": "me-and-bears",
    "thirteen-deals": "vwec-finals-annotated",
    "old-names": "mote-w5-g1",
}

BINARIES: Final = {"packed.egnb": "me-and-bears.egnb", "written-out.egnb": "me-and-bears.expanded.egnb"}
"""Binary forms of the game of twelve deals, and the names of their originals."""


def recorded(name: str) -> dict[str, Any]:
    """A recorded game of the fixtures as a decoded value, free to be changed."""
    value: dict[str, Any] = json.loads((FIXTURES / f"{name}.egn").read_text("utf-8"))
    return value


def sheet(*deals: dict[str, Any] | str, score: tuple[int, ...] = (0, 0), **ruleset: Any) -> str:
    """The text of an EGN file with these deals."""
    players = list("ABCDEF"[: {2: 2, 6: 6}.get(ruleset.get("num_players", 4), 4)])
    metadata = {"players": players, "initialScore": list(score), "ruleset": ruleset}
    return json.dumps(
        {"fileType": "Euchre Game Notation", "version": "1.4", "metadata": metadata, "deals": list(deals)}
    )


def deal(dealer: int, up_card: str, calls: str, tricks: str = "", **more: Any) -> dict[str, Any]:
    """An EGN deal: calls and cards separated by blanks, tricks by strokes.

    `player_cards` and `kitty` go to the initial state, everything else to the bidding.
    """
    start: dict[str, Any] = {"dealer": dealer, "upCard": up_card}
    for name, key in (("player_cards", "playerCards"), ("kitty", "kitty")):
        if name in more:
            start[key] = more.pop(name)
    phases: list[dict[str, Any]] = []
    if calls or more:
        phases.append({"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": calls.split(), **more})
    if tricks:
        played = [trick.split() for trick in tricks.split("/")]
        phases.append({"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": played})
    return {"dealNumber": 0, "initialState": start, "phases": phases}


def random_match(rules: str, seed: int, *, most: int = 100_000) -> MatchRecord:
    """A match of random choices, rather bold ones in the bidding, cut off after `most` of them."""
    rng = Random(f"{rules} {seed}")
    match = Match(rules, seed=seed)
    for _ in range(most):
        if match.over:
            break
        choices = match.legal()
        match.play(rng.choices(choices, [_boldness(choice) for choice in choices])[0])
    return MatchRecord(rules=match.state.rules, actions=tuple(match.actions))


def _boldness(choice: Action) -> int:
    return 3 if isinstance(choice, Order | Name | GoUnder | Redeal) else 1


def without_hidden_cards(value: dict[str, Any]) -> dict[str, Any]:
    """An EGN value as somebody at the table would have written it: only the cards played, and the up-card."""
    value = deepcopy(value)
    for page in value["deals"]:
        page["initialState"].pop("playerCards", None)
        for phase in page["phases"]:
            phase.pop("discard", None)
            phase.pop("cardExchanges", None)
    return value
