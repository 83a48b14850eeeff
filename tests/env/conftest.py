"""The two forms of the arrays: `make test` tries them as plain Python, which costs less than compiling them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from euchre.fast.jit import interpreted

_IN_BOTH_FORMS = ("test_batch.py", "test_batch_arrays.py", "test_batch_matches.py", "test_vector.py")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try what the arrays do in either form."""
    if metafunc.definition.path.name in _IN_BOTH_FORMS:
        metafunc.parametrize("form", ["plain", pytest.param("compiled", marks=pytest.mark.slow)], indirect=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out long tests of plain Python: they are tried compiled."""
    long = ("slow", "soak")
    items[:] = [item for item in items if not (_is_plain(item) and any(map(item.get_closest_marker, long)))]


def _is_plain(item: pytest.Item) -> bool:
    return hasattr(item, "callspec") and item.callspec.params.get("form") == "plain"


@pytest.fixture(autouse=True)
def form(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run the arrays in the form that a test asks for; compiled where it asks for none."""
    if getattr(request, "param", "compiled") == "compiled":
        yield
        return
    with interpreted():
        yield
