"""Makes the games in this folder: the facts of recorded games, with names and words of our own.

Run from the repository root with the folder of the recorded games: python tests/data/egn/distil.py FOLDER
"""

import json
import sys
from pathlib import Path
from typing import Any

from euchre.record.protocol_buffers import MESSAGES

NAMES = {
    "custom-scenario": "one-deal",
    "six-points-in-two-hands": "two-deals",
    "epic-comeback": "nine-deals",
    "quite-the-hustle-annotated": "eleven-deals",
    "me-and-bears": "twelve-deals",
    "vwec-finals-annotated": "thirteen-deals",
    "mote-w5-g1": "old-names",
}
BINARIES = {"me-and-bears.egnb": "packed.egnb", "me-and-bears.expanded.egnb": "written-out.egnb"}
PLAYERS: list[Any] = [
    "Ada",
    {"name": "Bela", "playerIds": [{"id": "bela-2", "source": "club book"}]},
    "Carla",
    {"name": "Dora", "playerIds": []},
]


def distilled(value: Any) -> Any:
    """The same facts, every remark replaced by one of ours, and every alternative line by a bare one."""
    if isinstance(value, list):
        return [distilled(part) for part in value]
    if not isinstance(value, dict):
        return value
    fresh: dict[str, Any] = {}
    for name, part in value.items():
        if name.endswith("Annotations"):
            fresh[name] = {
                key: [f"[!]A remark, the {count}th." for count in range(len(said))] for key, said in part.items()
            }
        elif name == "alternativeLines":
            fresh[name] = [
                {
                    "branchIndex": line["branchIndex"],
                    "phases": [{"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass"], "isAlone": False}],
                }
                for line in part
            ]
        else:
            fresh[name] = distilled(part)
    return fresh


def distilled_binary(data: bytes) -> bytes:
    """The same facts of a binary file, with names of our own, and without alternative lines."""
    file = MESSAGES["Expanded" if data[0] == 0 else "Condensed"].FromString(data[1:])
    file.metadata.title, file.metadata.description = "twelve-deals", "Facts of a recorded game."
    file.metadata.ClearField("date")
    for player, name in zip(file.metadata.players, PLAYERS, strict=True):
        player.name = name if isinstance(name, str) else name["name"]
    if data[0] == 0:
        for deal in file.deals:
            del deal.alternative_lines[:]
    return data[:1] + bytes(file.SerializeToString())


def bare(schema: Any) -> Any:
    """A JSON schema without its explanations."""
    if isinstance(schema, list):
        return [bare(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    prose = {name for name in ("title", "description") if isinstance(schema.get(name), str)}
    return {name: bare(part) for name, part in schema.items() if name not in prose}


def main(folder: Path) -> None:
    """Write the games and the schema."""
    here = Path(__file__).parent
    schema = bare(json.loads((folder / "egn-schema-v1.json").read_text("utf-8")))
    (here / "egn-schema-v1.json").write_text(f"{json.dumps(schema, indent=1)}\n", "utf-8")
    for source, name in NAMES.items():
        game = distilled(json.loads((folder / f"{source}.egn").read_text("utf-8")))
        game["metadata"] |= {"title": name, "description": "Facts of a recorded game.", "players": PLAYERS}
        game["metadata"].pop("date", None)
        text = json.dumps(game, separators=(",", ":")).replace('{"dealNumber"', '\n{"dealNumber"')
        (here / f"{name}.egn").write_text(f"{text}\n", "utf-8")
    for source, name in BINARIES.items():
        (here / name).write_bytes(distilled_binary((folder / source).read_bytes()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
