"""The third-party parts of Euchre: every licence is known and may be handed on, and the bill names every part."""

from __future__ import annotations

import doctest
import json
import re
from email.message import Message
from importlib.metadata import PackageMetadata
from typing import cast

import pytest
from tools import audit, licences
from tools.bill import bill
from tools.licences import PAGE, may_be_handed_on, text
from tools.parts import Part, libraries, licence_of, packages

pytestmark = pytest.mark.slow

PARTS = (*libraries(), *packages())


def test_every_licence_is_known_and_may_be_handed_on_with_ours() -> None:
    assert [part for part in PARTS if not part.licence] == []
    handed_on = [part for part in PARTS if part.role != "build"]
    assert [part for part in handed_on if not may_be_handed_on(part.licence)] == []


@pytest.mark.parametrize(
    "licence", ["GPL-3.0-or-later", "LGPL-3.0", "AGPL-3.0-only", "MIT AND GPL-2.0-only", "", "Mine"]
)
def test_a_licence_that_asks_for_more_is_noticed(licence: str) -> None:
    assert not may_be_handed_on(licence)


@pytest.mark.parametrize(
    ("said", "licence"),
    [
        ({"License-Expression": "MIT AND PSF-2.0"}, "MIT AND PSF-2.0"),
        ({"License": "MIT License\n\nCopyright (c) somebody"}, "MIT"),
        ({"License": "See the file", "Classifier": "License :: OSI Approved :: MIT License"}, "MIT"),
        ({"Classifier": "Programming Language :: Python"}, ""),
        ({"License": "GNU GPLv3"}, ""),
    ],
)
def test_a_licence_is_read_from_what_a_library_says(said: dict[str, str], licence: str) -> None:
    message = Message()
    for name, value in said.items():
        message[name] = value
    assert licence_of(cast("PackageMetadata", message)) == licence


def test_the_page_of_licences_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == text(), "python -m tools.licences"


def test_the_bill_names_every_part_with_its_checksums() -> None:
    said = {
        (one.get("group", ""), one["name"], one["version"]): {each["content"] for each in one["hashes"]}
        for one in json.loads(bill())["components"]
    }

    def key(part: Part) -> tuple[str, str, str]:
        group, _, name = part.name.rpartition("/")
        return group, name, part.version

    assert said == {key(part): {digest for _, digest in part.hashes} for part in PARTS}
    assert all(part.hashes for part in PARTS)
    assert not re.search(r'"url"', bill()), "no registry is named"


def test_holes_are_told_from_a_registry_that_does_not_answer() -> None:
    assert doctest.testmod(audit).failed == doctest.testmod(licences).failed == 0
    with pytest.raises(audit.Unasked):
        [*audit.holes_of_libraries("")]
    with pytest.raises(audit.Unasked, match="of 1 libraries 1"):
        [*audit.holes_of_libraries('{"dependencies": [{"name": "mako", "skip_reason": "not found"}]}')]
    with pytest.raises(audit.Unasked):
        [*audit.holes_of_packages('{"message": "405"}')]
    sound = '{"dependencies": [{"name": "mako", "version": "1", "vulns": []}]}'
    assert [*audit.holes_of_libraries(sound)] == [*audit.holes_of_packages('{"vulnerabilities": {}}')] == []
