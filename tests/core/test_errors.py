"""The game says no in one clear sentence, in whichever process it is said."""

from __future__ import annotations

import pickle

import pytest

from euchre.core.errors import EuchreError, IllegalAction, ParseError, RuleConflict, refuse


@pytest.mark.parametrize("kind", [EuchreError, IllegalAction, ParseError, RuleConflict])
def test_a_refusal_reaches_another_process_whole(kind: type[EuchreError]) -> None:
    said = kind("play/must-follow-suit", "You must follow suit.", options=("holding",))
    heard = pickle.loads(pickle.dumps(said))
    assert (type(heard), str(heard)) == (kind, "You must follow suit.")
    assert (heard.code, heard.sentence, heard.options) == (
        "play/must-follow-suit",
        "You must follow suit.",
        ("holding",),
    )


def test_a_refusal_carries_its_code_its_options_and_its_parts() -> None:
    with pytest.raises(EuchreError, match="Seat 3 is taken") as refused:
        refuse("seat/taken", "Seat 3 is taken.", options=("seats",), seat=3)
    assert (refused.value.code, refused.value.options, refused.value.parts) == ("seat/taken", ("seats",), {"seat": 3})
