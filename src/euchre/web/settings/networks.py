"""Where somebody comes from: as one key for what they may ask for, and less exactly for the log."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_interface, ip_network
from typing import Final

_ONE_HOME: Final = 64
"""Bits of an IPv6 address that one provider's customer cannot change; the rest they change at will."""
_ONE_CUSTOMER: Final = 48
"""Bits of an IPv6 address that stay the same for the largest network a customer gets at little cost."""
_SHARE: Final = 52
"""Bits by which such a network falls into sixteen shares."""
_SHOWN_4: Final = 24
_SHOWN_6: Final = 48
"""Bits that identify a provider's part of the world, and no household."""


def quota_key(host: str) -> str:
    """The key under which the requests of an address are counted. A home's network of IPv6 counts as one address.

    >>> quota_key("2001:db8::1") == quota_key("2001:db8::2"), quota_key("::ffff:192.0.2.7")
    (True, '@192.0.2.7')
    """
    address = _address(host)
    if address is None:  # a proxy may say anything
        return f"@{host}"
    return f"@{address}" if isinstance(address, IPv4Address) else f"@{ip_interface(f'{address}/{_ONE_HOME}').network}"


def neighbourhood_of(key: str) -> str | None:
    """The 65,536 networks of IPv6 that one customer can get at little cost, by the key of one; None elsewhere.

    >>> neighbourhood_of(quota_key("2001:db8:1:2::3")), neighbourhood_of(quota_key("192.0.2.7"))
    ('@2001:db8:1::/48', None)
    """
    return _around(key, _ONE_CUSTOMER)


def share_of(key: str) -> str:
    """What takes turns under the key of an address: all networks of IPv6 that one customer can get are sixteen.

    >>> share_of(quota_key("2001:db8:1:2::3")), share_of(quota_key("192.0.2.7"))
    ('@2001:db8:1::/52', '@192.0.2.7')
    """
    return _around(key, _SHARE) or key


@lru_cache(8192)
def _around(key: str, bits: int) -> str | None:
    """The network of so many bits around one of IPv6, by key; None elsewhere."""
    try:
        network = ip_network(key.removeprefix("@"))
    except ValueError:  # no address, but what a proxy said
        return None
    return f"@{network.supernet(new_prefix=bits)}" if network.version == 6 else None


def network_of(host: str) -> str:
    """The network of an address, as the log may have it.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::3"), network_of("anything")
    ('192.0.2.0/24', '2001:db8:1::/48', 'somewhere')
    """
    address = _address(host)
    if address is None:
        return "somewhere"
    bits = _SHOWN_4 if isinstance(address, IPv4Address) else _SHOWN_6
    return str(ip_interface(f"{address}/{bits}").network)


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


class Proxies:
    """Those whose word about the addresses of others is taken, written as for ``--behind-proxy``; None is nobody."""

    def __init__(self, written: str | None) -> None:
        named = [] if written is None else [one.strip() for one in written.split(",")]
        self._anybody: Final = "*" in named
        self._networks: Final = tuple(ip_network(one, strict=False) for one in named if one != "*")

    def trusts(self, host: str) -> bool:
        """Whether this address is that of a trusted proxy."""
        try:
            address = ip_address(host)
        except ValueError:
            return self._anybody
        return self._anybody or any(address in one for one in self._networks)
