"""The application: routes, middleware and background tasks of one worker."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final
from weakref import proxy

from litestar import Litestar, Request, Router, WebSocket
from litestar.config.compression import CompressionConfig
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from euchre.bots.lineup.lineup import Lineup, Preparation
from euchre.bots.lineup.warm import prepare
from euchre.store.store import Store
from euchre.tables.lookalikes import looks
from euchre.version import __version__
from euchre.web.clubs.clubs import ClubRoom, Clubs
from euchre.web.clubs.coming import ComingEvenings
from euchre.web.daily.days import Days
from euchre.web.daily.results import Results
from euchre.web.drills.practice import Practice
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.evenings.live_tables import LiveTables
from euchre.web.http import headers
from euchre.web.http.identity import Identity
from euchre.web.http.refusals import HANDLERS
from euchre.web.http.request_guards import KnownHosts, PathCheck, only_json
from euchre.web.live.room import Room
from euchre.web.live.rooms import Rooms, end_heartbeat, heartbeat, send_heartbeat
from euchre.web.lobby.acquaintances import Acquaintances
from euchre.web.lobby.lobby import Lobby
from euchre.web.operator.overview import Overview
from euchre.web.operator.standing import StandingMeasures
from euchre.web.past.old_tables import delete_old_tables
from euchre.web.quotas.quotas import Quotas
from euchre.web.quotas.request_limit import RequestLimit
from euchre.web.ratings.ratings import Ratings
from euchre.web.routes import (
    analysis,
    card,
    charts,
    clubs,
    daily,
    drills,
    evenings,
    health,
    lessons,
    live,
    lobby,
    matches,
    me,
    operator,
    passkeys,
    ratings,
    reports,
    reviews,
    rules,
    tables,
)
from euchre.web.routes.dependencies import Services, dependencies
from euchre.web.routes.metrics import metrics_route
from euchre.web.routes.page import not_found_handler, page_at
from euchre.web.settings.settings import LONGEST_BODY, Settings
from euchre.web.streams.stream_rooms import StreamRooms
from euchre.web.telemetry import metrics
from euchre.web.telemetry.open_files import handle_failure
from euchre.web.thinking.thinking_processes import ThinkingProcesses
from euchre.web.worker.background import BackgroundTasks
from euchre.web.worker.following import follow_news, poll
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.readiness import Readiness
from euchre.web.worker.worker import Shutdown, Worker

_COMPRESSED: Final = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key="compressed")
_DESCRIPTION: Final = ("/schema", "/schema/openapi.json")


def _only_the_description(request: Request[Any, Any, Any]) -> None:
    """Litestar has a page of its own for what is not there; here it is nowhere, as everywhere else."""
    if request.scope["path"].rstrip("/") not in _DESCRIPTION:
        raise NotFoundException


_DESCRIBED: Final = OpenAPIConfig(
    title="Euchre",
    version=__version__,
    description="Tables, rules and games. What happens at a table goes over its live connection, a WebSocket.",
    openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=_only_the_description),
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
)


class LiveSocket(WebSocket[Any, Any, Any]):
    """A WebSocket whose functions do not keep it alive.

    Litestar's own refers to functions that refer to it, and through them to the connection: each one that ended would
    leave some 20 KB that only a search among everything in memory finds, which stops all tables.
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Watch what comes."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """Watch what is sent."""
        return WebSocket.send_wrapper(proxy(self), send)


def create_app(
    settings: Settings | None = None, *, preparation: Preparation | None = prepare, shutdown: Shutdown | None = None
) -> Litestar:
    """The application of one worker. `preparation` gets the searching players ready; with None they are.

    `shutdown` is begun by whoever runs it, once its live connections are closed.
    """
    chosen = Settings() if settings is None else settings
    services = Services()
    # A live connection is not a request: it has figures of its own, and each of its frames would pass through here.
    measured = PrometheusConfig(app_name="euchre", prefix="euchre_http", group_path=True, scopes={ScopeType.HTTP})
    app = Litestar(
        route_handlers=[
            tables.open_table,
            tables.my_tables,
            tables.leave,
            tables.look,
            tables.laid_open,
            reports.report,
            live.live,
            lobby.listed_tables,
            lobby.play_with_people,
            lobby.join_listed_table,
            lobby.my_people,
            lobby.people_around,
            lobby.wish_about,
            lobby.invite_person,
            operator.notice,
            operator.operator_now,
            operator.to_operator,
            evenings.open_evening,
            evenings.my_evenings,
            evenings.look_at_evening,
            evenings.send_to_evening,
            evenings.members_at_evening,
            evenings.evening_json,
            evenings.evening_csv,
            evenings.evening_standings_csv,
            evenings.best_of_evening,
            evenings.review_evening,
            clubs.found_club,
            clubs.my_clubs,
            clubs.coming_evenings,
            clubs.look_at_club,
            clubs.send_to_club,
            clubs.calendar,
            clubs.club_json,
            clubs.club_csv,
            daily.my_days,
            daily.daily_seeds,
            daily.best_of_month,
            daily.daily_now,
            daily.play_daily,
            drills.drills_now,
            drills.drills,
            drills.drills_like,
            drills.answer_drill,
            ratings.ratings_now,
            ratings.show_ratings,
            rules.offered,
            rules.one,
            charts.chart,
            lessons.all_lessons,
            lessons.one_lesson,
            matches.my_games,
            matches.replayed,
            matches.log,
            matches.egn,
            matches.proof,
            matches.my_statistics,
            analysis.analyse,
            analysis.play_on,
            reviews.begin_review,
            reviews.review_now,
            reviews.reviews_so_far,
            me.me,
            me.my_data,
            me.forget_me,
            me.rename,
            me.sign_out_others,
            card.my_card,
            card.make_card,
            card.revoke_card,
            card.card_holder,
            card.use_card,
            passkeys.my_passkeys,
            passkeys.passkey_options,
            passkeys.make_passkey,
            passkeys.remove_passkey,
            passkeys.sign_in_options,
            passkeys.use_passkey,
            health.health,
            health.ready,
            metrics_route(),
            *page_at(chosen.page),
        ],
        lifespan=[lambda _: _opened(services, chosen, preparation, shutdown or Shutdown())],
        websocket_class=LiveSocket,
        middleware=[KnownHosts(chosen.hosts), measured.middleware],
        before_request=partial(_check, services),
        before_send=[headers.protect, Identity.introduce],
        exception_handlers={**HANDLERS, NotFoundException: not_found_handler(chosen.page)},
        dependencies=dependencies(services),
        request_max_body_size=LONGEST_BODY,
        compression_config=_COMPRESSED,
        openapi_config=_DESCRIBED,
        logging_config=None,
        signature_types=[
            Worker,
            Rooms,
            EveningRoom,
            StreamRooms,
            ClubRoom,
            Clubs,
            ComingEvenings,
            Days,
            Lobby,
            Acquaintances,
            Practice,
            Ratings,
            StandingMeasures,
            Overview,
            Quotas,
            Identity,
            Room,
            Readiness,
        ],
        debug=False,
        pdb_on_exception=False,
    )
    # Before everything, also where no route is.
    app.asgi_handler = RequestLimit(PathCheck(_head_as_get(app.asgi_handler)), lambda: services.worker.quotas)
    return app


def _head_as_get(app: ASGIApp) -> ASGIApp:
    """Answer HEAD wherever there is a GET, with the same headers; the server leaves out the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope = {**scope, "method": HttpMethod.GET}
        await app(scope, receive, send)

    return answer


_SWITCH: Final = 0.0005
"""Seconds after which one thread lets another on.

The one that writes to the disk must come in several times for each commit, while the one that serves is busy.
"""


def _check(services: Services, request: Request[Any, Any, Any]) -> None:
    """Refuse what another page may send, and changes by a guest who is removed; they may delete their data."""
    only_json(request)
    if request.method in ("POST", "PUT") and not request.scope["path"].startswith("/api/operator"):
        services.measures.check(services.identity.known(request))


@asynccontextmanager
async def _opened(  # noqa: PLR0915 - a statement for each part of a worker
    services: Services, settings: Settings, preparation: Preparation | None, shutdown: Shutdown
) -> AsyncIterator[None]:
    """Open the store, let the tables go on, and close in good order."""
    metrics.forget_the_dead()
    sys.setswitchinterval(_SWITCH)
    asyncio.get_running_loop().set_exception_handler(handle_failure)
    async with await Store.open(settings.store) as store:
        processes = ThinkingProcesses(settings.thinking_processes) if settings.thinking_processes else None
        preparation = preparation if processes is None else processes.prepare
        lineup = Lineup(preparation if settings.compiled else _never)
        notifier = Notifier(settings.store)
        worker = services.worker = Worker(settings, store, lineup, notifier, processes, shutdown=shutdown)
        rooms = services.rooms = Rooms(worker)
        evening_rooms = services.evenings = StreamRooms(EveningRoom, worker)
        services.clubs = Clubs(worker)
        _look_after_people(services, worker, rooms)
        await services.days.seeds.published(worker.clock())  # their anchors are there before anybody asks
        measures = services.measures = StandingMeasures(worker, rooms)
        await measures.read()
        overview = services.overview = Overview(worker, rooms, measures)
        followers = services.followers = (rooms, evening_rooms, services.clubs, measures)
        live_tables = LiveTables(worker, rooms, evening_rooms)
        identity = services.identity = Identity(await store.keys.read(), await store.people.signed_out())
        background = BackgroundTasks(worker.log_throttle)
        readiness = services.readiness = Readiness(worker, background)
        await asyncio.to_thread(looks, "")  # reads Unicode's list before anybody waits for it
        await send_heartbeat(worker)
        background.start("heartbeat", partial(heartbeat, worker, rooms))
        background.start("readiness", readiness.measure)
        background.start("notifier", notifier.run)
        background.start("follow other workers", partial(follow_news, worker, *followers))
        background.start("poll", partial(poll, worker, *followers))
        background.start("sweep", rooms.sweep)
        background.start("tables of evenings", live_tables.run)
        background.start("evenings", live_tables.watch)
        background.start("daily deals", Results(worker).run)
        background.start("tables for the operator", overview.run)
        background.start("snapshots", worker.snapshots.run)
        background.start("deletions", worker.deletions.run)
        if settings.keep is not None:
            background.start(
                "old tables", partial(delete_old_tables, store, settings.keep, worker.clock, worker.steady)
            )
        if processes is not None:
            background.start("thinking processes", processes.run)
        background.start("keys", partial(identity.follow, store, rooms.sign_out))
        background.start("bots", partial(_get_ready, lineup, rooms))
        try:
            yield
        finally:
            metrics.leave()
            await background.end()
            await rooms.close()
            worker.close()
            await end_heartbeat(worker)


def _look_after_people(services: Services, worker: Worker, rooms: Rooms) -> None:
    """Make what people have besides their tables: deals of the day, company, drills."""
    services.coming = ComingEvenings(worker, services.clubs)
    services.days, services.ratings = Days(worker), Ratings(worker)
    services.lobby = Lobby(worker, rooms)
    services.acquaintances = Acquaintances(worker)
    services.practice = Practice(worker)


async def _get_ready(lineup: Lineup, rooms: Rooms) -> None:
    """Get the players ready. What they are made of stays: looking through it for garbage would stop all tables."""
    await lineup.get_ready(rooms.refresh)
    tune_garbage_collector()


async def _never(_: Any) -> None:
    """Leave the tables to swift."""
    await asyncio.Event().wait()


_YOUNGEST: Final = 200
"""The number of new objects at which Python searches the youngest generation for garbage.

Every action puts a new state in place of an old one, so there are hardly ever more: of a thousand tables 80,000 objects
were young before there were 1,000 more, and to go through those stopped all tables for a tenth of a second.
"""
_OLDER: Final = (1_000_000, 0)
"""The number of such searches before the others are searched, too, and the oldest if they are a quarter more.

The others are nearly all that is at the tables, which takes up to a second for a thousand of them, and nothing was
found there. So this is every two hours then, for what nobody thought of.
"""


def tune_garbage_collector() -> None:
    """Exempt all present objects from collection, and collect new ones in small steps.

    Call it once the server is ready: full collections would stop all tables, and find nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNGEST, *_OLDER)
