"""A server for tests: every bot plays as the house player does, so that matches can be planned."""

import sys

from benchmarks.house.player import HouseBot

from euchre.web.live import bot_seats
from euchre.web.past import review_process
from euchre.web.server.server import listening, run
from euchre.web.settings.settings import Settings

if __name__ == "__main__":
    _, port, store = sys.argv
    at = listening("127.0.0.1", int(port))
    assert at is not None, f"port {port} is free"
    vars(bot_seats)["PlainSwiftBot"] = HouseBot  # the matches are planned for its choices
    review_process.NICE = 0  # type: ignore[misc]  # whoever waits for a review here waits for nothing else
    run(Settings(store=store, compiled=False), at)
