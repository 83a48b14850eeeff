"""The page on the line protocol says what is spoken."""

from __future__ import annotations

import re

import msgspec
import pytest
from tools.dialogue import PAGE, dialogue, with_dialogue

from euchre.bots.protocol.forms import ResultForm, ViewForm, read_view
from euchre.bots.protocol.messages import ProgramMessage, TableMessage, read_program_message, read_table_message
from euchre.bots.protocol.program import LINE_LIMIT
from euchre.bots.protocol.program_bot import START, TIME
from euchre.core.actions import parse_action
from euchre.core.state import Phase

TEXT = PAGE.read_text("utf-8")
TO_PLAYER, FROM_PLAYER = ("hello", "view", "end", "quit"), ("ready", "action", "error", "info")


def part(heading: str) -> str:
    """The text under a heading, up to the next."""
    return re.split(r"^#+ ", TEXT.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def tables(text: str) -> list[list[str]]:
    """The first column of each table, without its head."""
    found = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [[row.split("|")[1].strip(" `") for row in table.splitlines()[2:]] for table in found]


def test_the_dialogue_is_what_is_said_to_the_letter() -> None:
    assert with_dialogue(TEXT) == TEXT, "the page is out of date: make docs"
    lines = list(dialogue())
    assert sum(line.startswith('< {"action"') for line in lines) == 7, "an order, a burial and five cards"
    assert lines[-2].startswith('> {"end":')
    assert lines[-1] == '> {"quit":true}'


@pytest.mark.parametrize("name", TO_PLAYER + FROM_PLAYER)
def test_the_example_of_each_message_is_one_and_shows_every_field(name: str) -> None:
    example = re.findall(r"```json\n(.*)\n```", part(name))[0]
    read, kind = (read_table_message, TableMessage) if name in TO_PLAYER else (read_program_message, ProgramMessage)
    message = read(example.encode())
    assert f'{{"{name}":' == example[: len(name) + 4]
    assert msgspec.json.decode(example).keys() <= set(kind.__struct_encode_fields__)
    documented = {name, *(field for table in tables(part(name)) for field in table)}
    assert documented == msgspec.json.decode(example).keys()
    if isinstance(message, TableMessage) and message.view is not None:
        assert msgspec.json.encode(message.view).decode() in example, "in the order it is written"
        read_view(message.view)


def test_every_message_has_its_part_and_no_field_is_left_out() -> None:
    told = {field for name in TO_PLAYER + FROM_PLAYER for table in tables(part(name)) for field in table}
    assert told | set(TO_PLAYER + FROM_PLAYER) == {
        *TableMessage.__struct_encode_fields__,
        *ProgramMessage.__struct_encode_fields__,
    }


def test_the_tables_list_the_fields_of_a_view_and_of_a_result_in_order() -> None:
    assert tables(part("The view")) == [
        list(ViewForm.__struct_encode_fields__),
        list(ResultForm.__struct_encode_fields__),
    ]


def test_the_actions_and_phases_on_the_page_exist_and_all_are_there() -> None:
    section = part("How things are written")
    written = [text.strip(" `") for row in tables(section)[0] for text in row.split(",")]
    kinds = {type(parse_action(text)).__name__ for text in written}
    assert kinds == {
        *("Cut", "Bump", "Keep", "Redeal", "GoUnder", "Pass", "Order", "Name"),
        *("Bury", "Alone", "Together", "AskPartner", "Give", "Tram", "Play"),
    }
    assert [text for text in written if str(parse_action(text)) != text] == []
    phases = section.partition("**Phases**")[2].partition("\n\n")[0]
    assert set(re.findall(r"`([a-z0-9-]+)`", phases)) == {phase.value for phase in Phase}


WORDS = {"five": 5, "ten": 10}


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    text = " ".join(TEXT.split())
    limit = re.search(r"has at most ([0-9,]+) bytes", text)
    start = re.search(r"The player has (\w+) seconds to be ready", text)
    time = re.search(r"the whole answer has come: (\w+) seconds unless", text)
    assert limit, "how long a line may be"
    assert start, "how long a player may take to be ready"
    assert time, "how long a decision may take"
    assert int(limit[1].replace(",", "")) == LINE_LIMIT
    assert (WORDS[time[1]], WORDS[start[1]]) == (TIME, START)
