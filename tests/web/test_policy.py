"""The policy for what a browser lets the page do, on every route there is."""

from __future__ import annotations

import re

from litestar.routes import HTTPRoute

from euchre.web.server.app import create_app
from euchre.web.settings.settings import Settings
from support.web import Guest

ALLOWED = {"'self'", "'none'"}
PICTURES = ALLOWED | {"data:"}
"""The code of an invitation is drawn into the page as such a picture; nothing in it can run."""


def policy_of(header: str) -> dict[str, set[str]]:
    """The directives with their sources."""
    return {name: set(sources) for name, *sources in (directive.split() for directive in header.split(";"))}


async def test_every_route_carries_the_same_strict_policy(settings: Settings, ann: Guest) -> None:
    routes = [route for route in create_app(settings).routes if isinstance(route, HTTPRoute)]
    asked = {(method, re.sub(r"\{[^}]*\}", "x", route.path)) for route in routes for method in route.methods}
    assert {("GET", "/"), ("POST", "/api/tables"), ("GET", "/metrics"), ("DELETE", "/api/tables/x/seat")} <= asked
    found = set()
    for method, path in sorted(asked):
        answer = await ann.http.request(method, path)
        found.add(answer.headers["content-security-policy"])
        assert answer.headers["x-content-type-options"] == "nosniff", path
    (header,) = found
    policy = policy_of(header)
    assert policy.keys() >= {"default-src", "object-src", "base-uri", "form-action", "frame-ancestors"}
    for name, sources in policy.items():
        assert sources <= (PICTURES if name == "img-src" else ALLOWED), name
    assert all(policy[name] == {"'none'"} for name in ("object-src", "base-uri", "frame-ancestors"))
