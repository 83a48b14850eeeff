"""The programs in examples/, which others are to start from."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

_EXAMPLES: Final = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    """A program as a module of its own, so that a test may change what it uses."""
    spec = spec_from_file_location(name, _EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
