"""The parts of a page that a command writes."""

import pytest
from tools.page_parts import markdown_table, with_parts

PAGE = """Before.

<!-- one: written by `make docs` -->

old

<!-- end -->

<!-- one: written by `make other` -->

kept

<!-- end -->

After.
"""


def test_only_what_stands_between_the_marks_of_the_command_is_written() -> None:
    assert with_parts(PAGE, "make docs", {"one": r"new \1"}) == PAGE.replace("old", r"new \1")


@pytest.mark.parametrize("parts", [{}, {"two": ""}, {"one": "", "two": ""}])
def test_a_page_whose_marks_are_not_those_of_the_parts_is_refused(parts: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="has marks for \\['one'\\] of `make docs`"):
        with_parts(PAGE, "make docs", parts)


def test_a_table_has_a_line_below_its_head() -> None:
    assert markdown_table(("a", "b"), [("1", "2")]).splitlines() == ["| a | b |", "| --- | --- |", "| 1 | 2 |"]
