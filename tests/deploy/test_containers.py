"""The image and the three services of compose, as far as a machine without containers can tell."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from compose_spec import PyCompose
from typer.testing import CliRunner

from euchre.cli.app import app
from support.deployed import DEPLOY, ROOT, instructions, program, ran, read, tree
from support.serving import Serving

pytestmark = pytest.mark.slow

COMPOSE: Final[dict[str, Any]] = tree("compose.yaml")
EUCHRE: Final[dict[str, Any]] = COMPOSE["services"]["euchre"]


def _said(word: str) -> list[str]:
    return [rest for found, rest in instructions() if found == word]


def test_the_containerfile_has_no_fault_that_a_linter_knows() -> None:
    assert ran(program("hadolint"), DEPLOY / "Containerfile") == ""


def test_the_image_holds_no_builder_no_secret_and_runs_as_nobody_special() -> None:
    assert len(_said("FROM")) == 2, "what builds it stays behind"
    assert all(re.fullmatch(r"python:\$\{PYTHON\}-slim( AS build)?", base) for base in _said("FROM"))
    assert _said("USER") == ["10001:10001"]
    assert not any(re.search("password|secret|EUCHRE_STORE", rest, re.IGNORECASE) for _, rest in instructions())
    said = instructions()
    assert said.index(("USER", "10001:10001")) < next(i for i, (word, _) in enumerate(said) if word == "ENTRYPOINT")


def test_what_goes_into_the_image_is_there() -> None:
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    assert [name for name in kept if not (ROOT / name).exists()] == []
    locks = {f"deploy/{file.name}" for file in DEPLOY.glob("requirements*.txt")}
    assert locks == {"deploy/requirements.txt"}
    assert locks <= {*kept}
    assert _said("COPY")[0] == "deploy/requirements.txt ./"
    assert "--require-hashes --only-binary :all: -r requirements.txt" in _said("RUN")[0]


def test_the_server_of_the_image_starts_and_its_health_is_asked_for(tmp_path: Path) -> None:
    (entry,), (words,) = _said("ENTRYPOINT"), _said("CMD")
    command = [*json.loads(entry), *json.loads(words)]
    assert command[:4] == ["euchre", "serve", "--host", "0.0.0.0"]
    assert command[4:] == ["--port", "8310"]
    (health,) = (rest.partition(" CMD ")[2] for rest in _said("HEALTHCHECK"))
    with Serving(tmp_path, real=True, options=("--host", "0.0.0.0")) as server:
        asked = [word.replace(":8310/", f":{server.port}/") for word in json.loads(health)]
        assert asked[0] == "python"
        ran(sys.executable, *asked[1:])
        server.kill()
        dead = subprocess.run([sys.executable, *asked[1:]], capture_output=True, check=False, timeout=30)
        assert dead.returncode != 0


def test_the_image_can_write_where_the_server_writes(tmp_path: Path) -> None:
    (variables,) = _said("ENV")[1:]
    places = dict(pair.split("=", 1) for pair in shlex.split(variables))
    folders = json.loads(_said("VOLUME")[0])
    environment = {**os.environ, "XDG_DATA_HOME": places["XDG_DATA_HOME"], "XDG_CACHE_HOME": places["XDG_CACHE_HOME"]}
    asked = (
        "from platformdirs import user_cache_path, user_data_path as data;"
        "print(data('euchre', appauthor=False), user_cache_path('euchre'))"
    )
    assert ran(sys.executable, "-c", asked, env=environment).split() == folders
    made = next(rest for rest in _said("RUN") if "install -d" in rest)
    assert all(folder in made for folder in folders)


def test_compose_is_one_by_its_specification_and_names_nothing_that_is_not_there() -> None:
    PyCompose.from_yaml(read("compose.yaml")).validate()
    volumes = [place for service in COMPOSE["services"].values() for place in service.get("volumes", ())]
    named = {place.partition(":")[0] for place in volumes}
    assert {name for name in named if not name.startswith("./")} == COMPOSE["volumes"].keys()
    assert all((DEPLOY / name).exists() for name in named if name.startswith("./"))
    wanted = {other for service in COMPOSE["services"].values() for other in service.get("depends_on", ())}
    assert wanted <= COMPOSE["services"].keys()


def test_compose_names_only_options_of_the_server_and_trusts_only_its_proxy() -> None:
    words = list(EUCHRE["command"])
    assert words.pop(0) == "serve"
    assert CliRunner().invoke(app, ["serve", *words, "--help"]).exit_code == 0, "no option is unknown"
    trusted = ipaddress.IPv4Address(words[words.index("--behind-proxy") + 1])
    assert trusted == ipaddress.IPv4Address(COMPOSE["services"]["caddy"]["networks"]["front"]["ipv4_address"])
    (network,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    front, others = ipaddress.IPv4Network(network["subnet"]), ipaddress.IPv4Network(network["ip_range"])
    assert trusted in front
    assert front.is_private
    assert others.subnet_of(front)
    assert trusted not in others, "no other container is ever given the address of the proxy"
    assert trusted != front[1], "which the computer itself has"
    assert "ports" not in EUCHRE, "nobody reaches it but through the proxy"


def test_the_proxy_does_not_reach_the_database_nor_the_database_the_world() -> None:
    members = {
        network: {name for name, service in COMPOSE["services"].items() if network in service["networks"]}
        for network in COMPOSE["networks"]
    }
    assert members == {"front": {"caddy", "euchre"}, "back": {"euchre", "postgres"}}
    assert COMPOSE["networks"]["back"] == {"internal": True}


def test_compose_keeps_secrets_in_files_and_services_in_their_place() -> None:
    assert EUCHRE["environment"] == {"EUCHRE_STORE_FILE": "/run/secrets/store"}
    assert COMPOSE["services"]["postgres"]["environment"]["POSTGRES_PASSWORD_FILE"] == "/run/secrets/database_password"
    assert all(set(secret) == {"file"} for secret in COMPOSE["secrets"].values())
    for service in COMPOSE["services"].values():
        assert service["restart"] == "unless-stopped"
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["cap_drop"] == ["ALL"]
        assert set(service["networks"]) <= COMPOSE["networks"].keys()
        assert set(service.get("secrets", ())) <= COMPOSE["secrets"].keys()
    assert EUCHRE["read_only"] is COMPOSE["services"]["caddy"]["read_only"] is True
    assert "cap_add" not in EUCHRE
    written = {place.partition(":")[2] for place in EUCHRE["volumes"]} | set(EUCHRE["tmpfs"])
    assert set(json.loads(_said("VOLUME")[0])) <= written


def test_no_service_fills_the_disk_with_its_log_or_takes_all_memory() -> None:
    for service in COMPOSE["services"].values():
        assert {"max-size", "max-file"} <= service["logging"]["options"].keys()
        assert re.fullmatch(r"\d+[mg]", service["mem_limit"])
        assert service["pids_limit"] > 0
