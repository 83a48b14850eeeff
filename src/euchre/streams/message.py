"""A message to a stream: one JSON object with its `type` and an `id` of the client's own."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
"""The client's own name for a message."""


class StreamMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower
):
    """A request. The client makes a new `id` for each thing it wants: a message sent twice is done once."""

    always: ClassVar[bool] = False
    """True if it is done however much has happened in the stream."""

    id: Id
