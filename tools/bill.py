"""Print the bill of materials in the CycloneDX format: ``python -m tools.bill > euchre.cdx.json``."""

from __future__ import annotations

from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

from euchre.version import __version__
from tools.parts import Part, libraries, packages

_LICENCES: Final = LicenseFactory()


def bill() -> str:
    """The bill of materials: all parts with versions, licences and checksums, as JSON. Build tools are `excluded`."""
    euchre = Component(
        name="euchre",
        version=__version__,
        type=ComponentType.APPLICATION,
        bom_ref="euchre",
        licenses=[_LICENCES.make_from_string("Apache-2.0")],
    )
    found = Bom(components=map(_component, (*libraries(), *packages())))
    found.metadata.component = euchre
    found.register_dependency(euchre, found.components)
    return str(make_outputter(found, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2))


def _component(part: Part) -> Component:
    space, _, name = part.name.rpartition("/")
    url = PackageURL(part.kind, space or None, name, part.version)
    return Component(
        name=name,
        group=space or None,
        version=part.version,
        type=ComponentType.LIBRARY,
        scope=ComponentScope.EXCLUDED if part.role == "build" else ComponentScope.REQUIRED,
        bom_ref=str(url),
        purl=url,
        licenses=[_LICENCES.make_from_string(part.licence)],
        hashes=[HashType(alg=HashAlgorithm(kind), content=digest) for kind, digest in part.hashes],
    )


if __name__ == "__main__":
    print(bill())
