"""A device with passkeys, as WebAuthn describes it: it makes keys and signs challenges, by libraries of its own."""

from __future__ import annotations

import base64
import json
import secrets
from hashlib import sha256
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

_PRESENT, _VERIFIED, _ATTESTED = 1, 4, 64


class Authenticator:
    """Keys for one server, whose pages are at `origin`; it counts their use."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin: Final = origin
        self.host: Final = host
        self.keys: Final[dict[bytes, EllipticCurvePrivateKey]] = {}
        self.uses = 0
        self.verifies = True
        """True if it asks for a finger, a face or a number before it signs."""
        self.framed = False
        """True if it is asked in a frame of another site."""

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new key, as the answer to the options of a server."""
        credential, key = secrets.token_bytes(16), generate_private_key(SECP256R1())
        self.keys[credential] = key
        public = key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)}
        attested = bytes(16) + len(credential).to_bytes(2) + credential + cbor2.dumps(cose)
        data = self._data(_ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return _answer(credential, clientDataJSON=said, attestationObject=made)

    def signs(self, options: dict[str, Any], credential: bytes | None = None) -> dict[str, Any]:
        """The signature of a challenge with one of the keys, the first if none is named."""
        chosen = next(iter(self.keys)) if credential is None else credential
        self.uses += 1
        data, said = self._data(0), self._said("webauthn.get", options["challenge"])
        signature = self.keys[chosen].sign(data + sha256(said).digest(), ECDSA(SHA256()))
        return _answer(chosen, clientDataJSON=said, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        flags |= _PRESENT | (_VERIFIED if self.verifies else 0)
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": self.framed}
        ).encode()


def _answer(credential: bytes, **response: bytes) -> dict[str, Any]:
    id_ = _text(credential)
    parts = {name: _text(value) for name, value in response.items()}
    return {"id": id_, "rawId": id_, "type": "public-key", "response": parts, "clientExtensionResults": {}}


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
