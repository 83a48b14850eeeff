"""The messages of binary EGN files, as Protocol Buffers: what `euchre.record.egnb` reads with Google's library.

The shapes are those of the format's own ``egn-common.proto``, ``egn-expanded.proto`` and ``egn.proto``; maps and
choices are written as they are on the wire. They are declared here, since no compiler is at hand at run time.
"""

from __future__ import annotations

from typing import Any, Final

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

_SHAPES: Final = {
    "Ruleset": (
        *("std bool 1", "min_rank int32 2", "winning_score int32 3", "canadian bool 4", "loner_lead int32 5"),
        *("farmers bool 6", "partners_best bool 7", "go_under bool 8", "joker bool 9", "allow_no_trump bool 10"),
        *("fast_break bool 11", "four_trick_tokens bool 12", "loner_march_score int32 13"),
        *("loner_euchred_score int32 14", "defend_alone bool 15", "num_players int32 16", "num_deals int32 17"),
    ),
    "Id": ("id string 1", "source string 2"),
    "PlayerWithId": ("name string 1", "ids Id* 2"),
    "Player": ("name string 1", "player_with_id PlayerWithId 2"),
    "Metadata": (
        *("game_id string 1", "title string 2", "description string 3", "players Player* 4"),
        *("initial_score int32* 5", "date string 6", "ruleset Ruleset 7", "final_score int32* 8"),
    ),
    "CardList": ("cards string* 1",),
    "Remarks": ("texts string* 1",),
    "Remarked": ("key int32 1", "value Remarks 2"),
    "InitialState": ("dealer int32 1", "up_card string 2", "player_cards CardList* 4"),
    "CardExchange": ("sender int32 1", "receiver int32 2", "cards string* 3"),
    "Bidding": (
        *("phase_number int32 1", "calls string* 2", "is_alone bool 3", "alone_defender int32 4", "discard string 5"),
        *("card_exchanges CardExchange* 6", "call_annotations Remarked* 7"),
    ),
    "TrickPlay": ("phase_number int32 1", "tricks CardList* 3", "play_annotations Remarked* 4"),
    "Phase": ("bidding Bidding 1", "play TrickPlay 2"),
    "AlternativeLine": ("branch_index int32 1", "phases Phase* 2"),
    "Deal": (
        *("deal_number int32 1", "initial_state InitialState 2", "phases Phase* 3"),
        "alternative_lines AlternativeLine* 4",
    ),
    "Expanded": ("file_type string 1", "version string 2", "metadata Metadata 3", "deals Deal* 4"),
    "Condensed": ("file_type string 1", "version string 2", "metadata Metadata 3", "deals string* 4"),
}
"""The messages with their fields, as name, type (``*``: any number of them) and number."""

_Field = descriptor_pb2.FieldDescriptorProto
_PLAIN: Final = {"bool": _Field.TYPE_BOOL, "int32": _Field.TYPE_INT32, "string": _Field.TYPE_STRING}


def _declared() -> descriptor_pb2.FileDescriptorProto:
    """The declaration of all messages; a single plain field records if it is present."""
    file = descriptor_pb2.FileDescriptorProto(name="egnb", package="egn", syntax="proto3")
    for name, fields in _SHAPES.items():
        message = file.message_type.add(name=name)
        for text in fields:
            label, kind, number = text.split()
            several = kind.endswith("*")
            field = message.field.add(name=label, number=int(number))
            field.label = _Field.LABEL_REPEATED if several else _Field.LABEL_OPTIONAL
            if (plain := _PLAIN.get(kind.removesuffix("*"))) is None:
                field.type, field.type_name = _Field.TYPE_MESSAGE, f".egn.{kind.removesuffix('*')}"
                continue
            field.type = plain
            if not several:
                field.proto3_optional = True
                field.oneof_index = len(message.oneof_decl)
                message.oneof_decl.add(name=f"_{label}")
    return file


def _made() -> dict[str, Any]:
    pool = descriptor_pool.DescriptorPool()
    pool.Add(_declared())
    return {name: message_factory.GetMessageClass(pool.FindMessageTypeByName(f"egn.{name}")) for name in _SHAPES}


MESSAGES: Final = _made()
"""The class of each message."""
