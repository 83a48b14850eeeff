"""Limits of one's own, from a file: what it says holds, and what makes no sense is said in a sentence."""

from pathlib import Path

import httpx
import pytest

from euchre.core.errors import EuchreError
from euchre.web.settings.limits import Allowance, Limits, limits_in
from support.serving import Serving


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "limits.toml"


def test_a_file_says_what_is_other_than_usual(file: Path) -> None:
    file.write_text("connections = 3\nguest = { burst = 2, rate = 1 }\naddress = { rate = 0 }\n")
    usual = Limits()
    expected = usual._replace(connections=3, guest=Allowance(2, 1.0), address=Allowance(usual.address.burst, 0.0))
    assert limits_in(file) == expected
    file.write_text("")
    assert limits_in(file) == usual


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("connections =", "are not valid TOML: "),
        ("\ud800", "are not valid TOML: "),
        ("conections = 3", "There is no limit called conections, as "),
        ("conections = 3", ": did you mean connections?"),
        ("xyz = 3", ": there are guest, address, "),
        ("connections = 0", "must be a whole number from 1 on, such as 12."),
        ("connections = -5", "must be a whole number"),
        ("connections = 2.5", "must be a whole number"),
        ("connections = true", "must be a whole number"),
        ('connections = "many"', "must be a whole number"),
        ("connections = { burst = 3 }", "must be a whole number"),
        ("guest = 3", "must be so many at once and so many a second, such as { burst = 2000, rate = 10.0 }."),
        ("guest = { burst = 0 }", "must be so many at once"),
        ("guest = { rate = nan }", "must be so many at once"),
        ("guest = { rate = inf }", "must be so many at once"),
        ("guest = { rate = -1 }", "must be so many at once"),
        ("guest = { burst = 3, speed = 1 }", "must be so many at once"),
        ("guest = [3, 1]", "must be so many at once"),
    ],
)
def test_a_mistake_is_one_sentence(file: Path, said: str, sentence: str) -> None:
    file.write_bytes(said.encode("utf-8", "surrogatepass"))
    with pytest.raises(EuchreError) as refused:
        limits_in(file)
    assert sentence in refused.value.sentence
    assert refused.value.sentence.endswith((".", "?"))
    assert "\n" not in refused.value.sentence


def test_a_file_that_is_not_there_is_one_sentence(file: Path) -> None:
    with pytest.raises(EuchreError, match="cannot be read: No such file"):
        limits_in(file)


@pytest.mark.slow
def test_a_real_server_keeps_to_the_file(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("guest = { burst = 200, rate = 0 }\n")
    monkeypatch.setenv("EUCHRE_LIMITS", str(file))
    with Serving(tmp_path, real=True) as server:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            http.get("/api/me")
            answers = [http.get(f"/api/tables/0000-000{number}").status_code for number in range(4)]
        assert answers == [404, 404, 429, 429]
