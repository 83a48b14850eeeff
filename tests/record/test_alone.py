"""The core, the records and `Match` need nothing but Python."""

import subprocess
import sys
from pathlib import Path

_SOURCES = Path(__file__).parents[2] / "src"
_SCRIPT = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
import euchre.core, euchre.record
names = ["euchre.match", "euchre.api", "euchre.extras"]
for package in (euchre.core, euchre.record):
    names += [one.name for one in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
names.remove("euchre.record.protocol_buffers")  # which only a binary file asks for
for name in names:
    importlib.import_module(name)
others = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__", "euchre"}
print(len(names) > 35, others)
"""


def test_they_are_imported_where_nothing_is_installed() -> None:
    command = [sys.executable, "-I", "-S", "-c", _SCRIPT, str(_SOURCES)]
    assert subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout == "True set()\n"
