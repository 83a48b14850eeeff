"""Limits for programs that play as fast as the server lets them."""

from euchre.web.settings.limits import Allowance, Limits

PLENTY = Allowance(burst=10**6, rate=10**6)
UNLIMITED = Limits(
    guest=PLENTY,
    address=PLENTY,
    connections=1000,
    connections_here=10_000,
)
"""The limits on what a line itself may say: as much as usual."""
