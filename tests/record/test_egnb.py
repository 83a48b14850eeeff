"""Binary files of Euchre Game Notation: the real ones are read, and whatever is damaged gets one sentence."""

import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.core.errors import EuchreError, ParseError
from euchre.extras import MissingPackage
from euchre.record.egn import egn_of, parse_egn
from euchre.record.egnb import decode_egnb
from euchre.record.protocol_buffers import MESSAGES
from euchre.record.read import read_records
from support.games import BINARIES, FINAL_SCORES, FIXTURES, ORIGINALS, recorded

DATA = {name: (FIXTURES / name).read_bytes() for name in BINARIES}
FILES = [FIXTURES / name for name in BINARIES]
FILES += [ORIGINALS / original for original in BINARIES.values() if ORIGINALS is not None]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_binary_file_holds_the_same_game_as_its_json_form(path: Path) -> None:
    (record,) = read_records(path)
    written = parse_egn(json.dumps(recorded("twelve-deals")))
    assert record.score == FINAL_SCORES["twelve-deals"] == (10, 9)
    assert record.results == written.results
    assert [str(action) for action in record.actions if str(action).startswith("play")] == [
        str(action) for action in written.actions if str(action).startswith("play")
    ]


def test_what_is_read_from_a_binary_file_is_an_egn_file() -> None:
    (record,) = read_records(FIXTURES / "written-out.egnb")
    assert parse_egn(json.dumps(egn_of(record))).results == record.results
    assert egn_of(record)["metadata"]["title"] == "twelve-deals"
    assert record.players == ("Ada", "Bela", "Carla", "Dora")


def test_an_old_file_of_packed_deals_lacks_the_first_byte(tmp_path: Path) -> None:
    path = tmp_path / "old.egnb"
    path.write_bytes(DATA["packed.egnb"][1:])
    assert read_records(path)[0].score == (10, 9)


def test_house_rules_that_say_nothing_of_the_lead_leave_it_open() -> None:
    file = MESSAGES["Expanded"](file_type="Euchre Game Notation", version="1.4")
    file.metadata.ruleset.partners_best = True
    assert decode_egnb(b"\x00" + file.SerializeToString())["metadata"]["ruleset"] == {"partners_best": True}


def test_everything_a_deal_may_hold_is_read() -> None:
    file = MESSAGES["Expanded"](file_type="Euchre Game Notation", version="1.4")
    file.metadata.final_score.extend([0, 4])
    file.metadata.ruleset.loner_lead = 1
    file.metadata.ruleset.partners_best = True
    file.metadata.ruleset.std = False
    player = file.metadata.players.add().player_with_id
    player.name = "Ada"
    player.ids.add(id="ada-1", source="club book")
    deal = file.deals.add(deal_number=0)
    deal.initial_state.dealer, deal.initial_state.up_card = 0, "9h"
    deal.initial_state.player_cards.add(cards=["Ah"])
    bidding = deal.phases.add().bidding
    bidding.calls.extend(["Order"])
    bidding.is_alone, bidding.alone_defender, bidding.discard = True, 2, "Xx"
    bidding.card_exchanges.add(sender=3, receiver=1, cards=["Kh"])
    bidding.call_annotations.add(key=0).value.texts.append("[!]Bold.")
    play = deal.phases.add().play
    play.tricks.add(cards=["Jh", "9c"])
    play.play_annotations.add(key=1).value.texts.append("Why?")
    line = deal.alternative_lines.add(branch_index=0)
    line.phases.add().bidding.calls.append("Pass")
    assert decode_egnb(b"\x00" + file.SerializeToString()) == {
        "fileType": "Euchre Game Notation",
        "version": "1.4",
        "metadata": {
            "players": [{"name": "Ada", "playerIds": [{"id": "ada-1", "source": "club book"}]}],
            "finalScore": [0, 4],
            "ruleset": {"std": False, "loner_lead": "LEFT_OF_LONER", "partners_best": True},
        },
        "deals": [
            {
                "dealNumber": 0,
                "initialState": {"dealer": 0, "upCard": "9h", "playerCards": [["Ah"]]},
                "phases": [
                    {
                        "type": "EUCHRE_BIDDING",
                        "calls": ["Order"],
                        "isAlone": True,
                        "aloneDefender": 2,
                        "discard": "Xx",
                        "cardExchanges": [{"sender": 3, "receiver": 1, "cards": ["Kh"]}],
                        "callAnnotations": {"0": ["[!]Bold."]},
                    },
                    {"type": "TRICK_PLAY", "tricks": [["Jh", "9c"]], "playAnnotations": {"1": ["Why?"]}},
                ],
                "alternativeLines": [{"branchIndex": 0, "phases": [{"type": "EUCHRE_BIDDING", "calls": ["Pass"]}]}],
            }
        ],
    }


def test_a_leader_against_a_loner_that_there_is_not_is_refused(tmp_path: Path) -> None:
    file = MESSAGES["Condensed"].FromString(DATA["packed.egnb"][1:])
    file.metadata.ruleset.loner_lead = 7
    path = tmp_path / "game.egnb"
    path.write_bytes(b"\x01" + file.SerializeToString())
    with pytest.raises(ParseError, match="The ruleset's 'loner_lead' with the value '7' is not played here"):
        read_records(path)


def survives(data: bytes) -> None:
    """A damaged file gives a game or one sentence, and nothing else."""
    with suppress(EuchreError):
        value: dict[str, Any] = decode_egnb(data)
        record = parse_egn(json.dumps(value))
        assert record.results is not None


@pytest.mark.parametrize("name", BINARIES)
def test_a_file_cut_short_anywhere_is_read_or_refused(name: str) -> None:
    for end in range(30, len(DATA[name]), 7):
        survives(DATA[name][:end])


@settings(max_examples=300)
@given(name=st.sampled_from(sorted(BINARIES)), at=st.integers(0, 2_000), byte=st.integers(0, 255))
def test_a_file_with_a_wrong_byte_is_read_or_refused(name: str, at: int, byte: int) -> None:
    data = bytearray(DATA[name])
    data[at % len(data)] = byte
    survives(bytes(data))


@settings(max_examples=60)
@given(first=st.sampled_from([b"\x00", b"\x01", b""]), rest=st.binary(max_size=200))
def test_bytes_that_are_no_file_are_refused(first: bytes, rest: bytes) -> None:
    survives(first + b"\n\x14Euchre Game Notation" + rest)


def refusal(tmp_path: Path, data: bytes) -> str:
    path = tmp_path / "game.egnb"
    path.write_bytes(data)
    with pytest.raises(ParseError) as problem:
        read_records(path)
    return problem.value.sentence


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            b"\x02\n\x14Euchre Game Notation\x12\x031.4",
            "The file is binary Euchre Game Notation of a kind that is not read here.",
        ),
        (
            b"\x00\n\x14Euchre Game Notation\x12\x032.0\xff",
            "The file is binary Euchre Game Notation of version 2.0, and version 1 is read here.",
        ),
        (b"\x00\n\x15Euchre Match Notation\x12\x031.0\xff", "Binary files of Euchre Match Notation are not read here."),
    ],
)
def test_sound_files_of_another_kind_or_version_are_not_called_damaged(
    tmp_path: Path, data: bytes, sentence: str
) -> None:
    assert refusal(tmp_path, data) == sentence


HEAD = b"\x00\n\x14Euchre Game Notation\x12\x031.4"


def test_hostile_files_are_refused_in_one_sentence(tmp_path: Path) -> None:
    damaged = "The file is binary Euchre Game Notation, but it is damaged or breaks off before its end."
    assert refusal(tmp_path, HEAD + b"\xff") == damaged
    assert refusal(tmp_path, HEAD[:-1] + b"\xff") == damaged  # no UTF-8
    assert refusal(tmp_path, HEAD + b'"\xff\xff\xff\xff\x07') == damaged  # a deal of two gigabytes
    too_large = "The file is larger than a megabyte, so it is not a binary record of a game."
    assert refusal(tmp_path, HEAD + b'"\x00' * (1 << 19)) == too_large
    assert "expected a list of length <= 100" in refusal(tmp_path, HEAD + b'"\x00' * 500_000)
    assert "not Euchre Game Notation" in refusal(tmp_path, HEAD[:23]), "without a version"


def test_without_its_library_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "google.protobuf.message", None)
    path = tmp_path / "game.egnb"
    path.write_bytes(HEAD)
    with pytest.raises(MissingPackage, match=r"needs the package protobuf: .* -m pip install 'euchre\[egnb\]'\.$"):
        read_records(path)
