"""The names that a package gives at once: `from euchre.review import review`."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest

from euchre import bots, env, lab, review, worlds
from euchre.bots import policy

_PACKAGES = (bots, policy, env, lab, review, worlds)


@pytest.mark.parametrize("package", _PACKAGES, ids=lambda package: package.__name__)
def test_every_name_is_that_of_its_module(package: ModuleType) -> None:
    assert sorted(package.__all__) == sorted(package.HOMES)
    for name, home in package.HOMES.items():
        given = getattr(package, name)
        assert given is getattr(import_module(f"{package.__name__}.{home}"), name)
        assert not isinstance(given, ModuleType), "a module of the same name hides it"
    with pytest.raises(AttributeError):
        package.nothing_of_the_kind  # noqa: B018 - it is asked for


def test_a_name_without_its_package_says_what_to_install() -> None:
    asked = "import sys; sys.modules['numpy'] = None\nfrom euchre.review import review"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False).stderr
    assert "MissingPackage: euchre.review.review needs the package numpy: install it with " in said
    assert "'euchre[bots]'" in said
