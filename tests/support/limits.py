"""Limits for programs that play as fast as the server lets them."""

from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Limits

PLENTY = Allowance(burst=10**6, rate=10**6)
UNLIMITED = Limits(
    requests=PLENTY,
    acts=PLENTY,
    acts_here=PLENTY,
    bot_acts_here=PLENTY,
    looks=PLENTY,
    looks_here=PLENTY,
    connections=1000,
    connections_here=10_000,
    arrivals=PLENTY,
    arrivals_here=PLENTY,
    changes=PLENTY,
    changes_here=PLENTY,
)
"""Of what a line itself may say there is as much as usual."""
