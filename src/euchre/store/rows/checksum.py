"""The checksum of something large in the database: what does not match it is damaged."""

from __future__ import annotations

from hashlib import sha256


def checksum(stored: bytes) -> bytes:
    """The SHA-256 of what is stored, 32 bytes."""
    return sha256(stored).digest()
