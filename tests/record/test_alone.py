"""The core, the records and `Match` need nothing but Python and msgspec."""

import subprocess
import sys
from pathlib import Path

import msgspec

_SOURCES = Path(__file__).parents[2] / "src"
_SCRIPT = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
sys.path.append(sys.argv[2])
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


def test_they_are_imported_where_only_msgspec_is_installed(tmp_path: Path) -> None:
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = [sys.executable, "-I", "-S", "-c", _SCRIPT, str(_SOURCES), str(tmp_path)]
    assert subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout == "True {'msgspec'}\n"
