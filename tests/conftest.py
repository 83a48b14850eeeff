"""What holds for every test."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("steady")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where nothing may be skipped (continuous integration sets EUCHRE_NO_SKIPS), a skip is a failure."""
    report = yield
    if report.skipped and os.environ.get("EUCHRE_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"skipped where nothing may be skipped: {report.longrepr}"
    return report
