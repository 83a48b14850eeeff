"""The parts of a page that a command writes: each between a mark that names the part and the command, and an end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence


def with_parts(page: str, command: str, parts: Mapping[str, str]) -> str:
    """The page with each part of this command rewritten. Raises `ValueError` if parts and marks differ."""
    marked = re.compile(rf"(<!-- (\w+): written by `{re.escape(command)}` -->\n).*?(<!-- end -->)", re.DOTALL)
    found = {match[2] for match in marked.finditer(page)}
    if found != parts.keys():
        message = f"the page has marks for {sorted(found)} of `{command}`, which writes {sorted(parts)}"
        raise ValueError(message)
    return marked.sub(lambda match: f"{match[1]}\n{parts[match[2]]}\n\n{match[3]}", page)


def markdown_table(head: Sequence[str], rows: Iterable[Iterable[str]]) -> str:
    """A table, a line for each row."""
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))
