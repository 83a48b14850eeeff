"""A server for tests: every bot plays as `PlannedBot` does, so that matches can be planned."""

import sys

from euchre.web.live import bot_seats
from euchre.web.past import review_process
from euchre.web.server.server import listening, run
from euchre.web.settings.limits import Limits
from euchre.web.settings.settings import Settings
from support.limits import PLENTY
from support.planned_bot import PlannedBot

if __name__ == "__main__":
    _, port, store = sys.argv
    at = listening("127.0.0.1", int(port))
    assert at is not None, f"port {port} is free"
    vars(bot_seats)["PlainSwiftBot"] = PlannedBot  # the matches are planned for its choices
    review_process.NICE = 0  # type: ignore[misc]  # whoever waits for a review here waits for nothing else
    limits = Limits(address=PLENTY)  # the people of all tests come from one
    run(Settings(store=store, compiled=False, limits=limits), at)
