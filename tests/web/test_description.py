"""The description of the HTTP side, and what happens to requests made up from it."""

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from support.web import Guest

pytestmark = pytest.mark.slow

QUICK = settings(
    max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
SOAK = settings(QUICK, max_examples=400)


async def test_requests_made_up_from_the_description_are_answered_as_it_says(ann: Guest) -> None:
    await _checked(ann, QUICK)


@pytest.mark.soak
async def test_thousands_of_made_up_requests_are_answered_as_the_description_says(ann: Guest) -> None:
    await _checked(ann, SOAK)


async def _checked(guest: Guest, how: settings) -> None:
    document = (await guest.http.get("/schema/openapi.json")).json()
    schema = schemathesis.openapi.from_dict(document)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 10
    for operation in operations:
        await asyncio.to_thread(_tried, operation, f"http://{guest.at}", how)


def _tried(operation: Any, address: str, how: settings) -> None:
    @how
    @given(case=operation.as_strategy())
    def try_one(case: Any) -> None:
        response = case.call(base_url=address)
        assert response.status_code < 500, "503 is for a store that is gone"
        case.validate_response(response, excluded_checks=[positive_data_acceptance])  # a text may be no rules

    try_one()
