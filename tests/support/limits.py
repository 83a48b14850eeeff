"""Limits for programs that play as fast as the server lets them."""

from dataclasses import replace

from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings

PLENTY = Allowance(burst=10**6, rate=10**6)
UNLIMITED = Limits(
    guest=PLENTY,
    address=PLENTY,
    connections=1000,
    connections_here=10_000,
)
"""The limits on what a line itself may say: as much as usual."""


def without_quota(settings: Settings) -> Settings:
    """The settings for guests who ask as often as tests do: on a slow computer they wait, and ask again, for longer."""
    return replace(settings, limits=settings.limits._replace(guest=PLENTY))
