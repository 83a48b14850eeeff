"""A passkey: the device of its holder signs a challenge of the server, which keeps the public half of the key only.

The library behind this is imported when the first passkey is made or used.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

TITLE: Final = "Euchre"
"""The name of the server that a device shows with its passkeys."""


class ProvesNothing(ValueError):
    """The error for an answer of a device that proves nothing."""


class PasskeyServer(NamedTuple):
    """A server as browsers name it: passkeys belong to its `host`, and its pages have one of these `origins`."""

    host: str
    origins: tuple[str, ...]


class NewPasskey(NamedTuple):
    """A passkey that a device has made: its id in base64url, the public key, and how often it was used."""

    credential: str
    public_key: bytes
    uses: int


def passkey_server(written: str) -> PasskeyServer | None:
    """The server with this host and port; None if browsers keep no passkeys for it, since it is an address.

    >>> passkey_server("Euchre.example:8443")
    PasskeyServer(host='euchre.example', origins=('https://euchre.example:8443',))
    >>> passkey_server("localhost:8000").origins, passkey_server("192.0.2.7"), passkey_server("[::1]:8000")
    (('https://localhost:8000', 'http://localhost:8000'), None, None)
    """
    place = written.lower()
    host = place.rpartition(":")[0] if place.rpartition(":")[2].isdecimal() else place
    if not host or _is_address(host.strip("[]")):
        return None
    is_here = host == "localhost" or host.endswith(".localhost")
    return PasskeyServer(
        host, tuple(f"{scheme}://{place}" for scheme in (("https", "http") if is_here else ("https",)))
    )


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def creation_options(server: PasskeyServer, challenge: bytes, user: bytes, name: str, known: Sequence[str]) -> str:
    """The options with which a browser makes a passkey, as JSON; `known` are the ids of those that the user has."""
    from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415 - it takes a while
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415
    from webauthn.helpers.structs import (  # noqa: PLC0415
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=server.host,
        rp_name=TITLE,
        user_id=user,
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return str(options_to_json(options))


def request_options(server: PasskeyServer, challenge: bytes) -> str:
    """The options with which a browser asks for any passkey of this server, as JSON."""
    from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415
    from webauthn.helpers.structs import UserVerificationRequirement  # noqa: PLC0415

    options = generate_authentication_options(
        rp_id=server.host, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
    )
    return str(options_to_json(options))


def made_passkey(server: PasskeyServer, challenge: bytes, answer: Mapping[str, Any]) -> NewPasskey:
    """The passkey that a device has made, whose holder it has verified. Raises `ProvesNothing`."""
    from webauthn import verify_registration_response  # noqa: PLC0415
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

    with _reading():
        found = verify_registration_response(
            credential=dict(answer),
            expected_challenge=challenge,
            expected_rp_id=server.host,
            expected_origin=list(server.origins),
            require_user_verification=True,
        )
        _check_top_level(answer)
        return NewPasskey(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def used_passkey(
    server: PasskeyServer, challenge: bytes, answer: Mapping[str, Any], public_key: bytes, uses: int
) -> int:
    """The use count of a passkey after its device has verified its holder and signed the challenge.

    Raises `ProvesNothing`.
    """
    from webauthn import verify_authentication_response  # noqa: PLC0415

    with _reading():
        found = verify_authentication_response(
            credential=dict(answer),
            expected_challenge=challenge,
            expected_rp_id=server.host,
            expected_origin=list(server.origins),
            credential_public_key=public_key,
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
        _check_top_level(answer)
        return int(found.new_sign_count)


def _check_top_level(answer: Mapping[str, Any]) -> None:
    """Raise `ProvesNothing` for what was asked for in a frame of another site: no page of ours is shown in one."""
    if json.loads(_bytes(answer["response"]["clientDataJSON"])).get("crossOrigin"):
        raise ProvesNothing("in a frame of another site")


def challenge_in(answer: Mapping[str, Any]) -> bytes:
    """The challenge that an answer of a device says it answers. Raises `ProvesNothing`."""
    with _reading():
        said = json.loads(_bytes(answer["response"]["clientDataJSON"]))
        return _bytes(said["challenge"])


def credential_in(answer: Mapping[str, Any]) -> str:
    """The id of the passkey that an answer of a device is of. Raises `ProvesNothing`."""
    found = answer.get("id")
    if not isinstance(found, str):
        raise ProvesNothing("no id")
    return found


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@contextmanager
def _reading() -> Iterator[None]:
    """Refuse what a stranger wrote, whatever is wrong with it."""
    from cbor2 import CBORError  # noqa: PLC0415
    from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    wrong = (WebAuthnException, CBORError, InvalidSignature, UnsupportedAlgorithm, binascii.Error, LookupError)
    try:
        yield
    except (*wrong, AttributeError, ValueError, TypeError, RecursionError) as problem:
        raise ProvesNothing(str(problem)) from problem
