"""Network addresses: as keys of quotas, shortened for the log, and of trusted proxies."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_interface, ip_network
from typing import Final

_ONE_CUSTOMER: Final = 48
"""Bits of an IPv6 address that stay the same for the largest network a customer gets at little cost."""
_SHOWN_4: Final = 24
"""Bits of an IPv4 address that identify a provider's part of the world, and no household."""


def quota_key(host: str) -> str:
    """The key under which the requests of an address are counted. A /48 of IPv6 counts as one address.

    One customer, or one free tunnel, may have all of a /48: who wants more has to get networks from several providers,
    as with addresses of IPv4.

    >>> quota_key("2001:db8::1") == quota_key("2001:db8:0:f::2"), quota_key("::ffff:192.0.2.7")
    (True, '@192.0.2.7')
    """
    address = _address(host)
    if address is None:  # a proxy may say anything
        return f"@{host}"
    return f"@{address}" if isinstance(address, IPv4Address) else f"@{network_of(host)}"


def network_of(host: str) -> str:
    """The network of an address, as the log may have it: what a customer of IPv6 can get at little cost.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::3"), network_of("anything")
    ('192.0.2.0/24', '2001:db8:1::/48', 'somewhere')
    """
    address = _address(host)
    if address is None:
        return "somewhere"
    bits = _SHOWN_4 if isinstance(address, IPv4Address) else _ONE_CUSTOMER
    return str(ip_interface(f"{address}/{bits}").network)


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


class Proxies:
    """Trusted proxies, written as for ``--behind-proxy``; None is nobody."""

    def __init__(self, written: str | None) -> None:
        named = [] if written is None else [one.strip() for one in written.split(",")]
        self._anybody: Final = "*" in named
        self._networks: Final = tuple(ip_network(one, strict=False) for one in named if one != "*")

    def trusts(self, host: str) -> bool:
        """True if this address is that of a trusted proxy."""
        try:
            address = ip_address(host)
        except ValueError:
            return self._anybody
        return self._anybody or any(address in one for one in self._networks)
