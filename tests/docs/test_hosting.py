"""The page on hosting: the limits it names are the server's own."""

from __future__ import annotations

import re
from pathlib import Path

from euchre.web.quotas import quotas
from euchre.web.settings.limits import Allowance, Limits, limits_in

TEXT = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")


def test_every_limit_is_explained_with_its_figures() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \| ([\d,.]*) \| \w.+ \|$", TEXT, re.MULTILINE)
    said = {
        name: Allowance(int(burst.replace(",", "")), float(rate.replace(",", "")))
        if rate
        else int(burst.replace(",", ""))
        for name, burst, rate in rows
    }
    assert said == Limits()._asdict()


def test_the_example_of_a_file_is_one(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    file = tmp_path / "limits.toml"
    file.write_text(example)
    assert limits_in(file) == Limits()._replace(
        connections_here=1000, address=Allowance(100_000, 500.0), guest=Allowance(5000, Limits().guest.rate)
    )


def test_every_cost_is_named() -> None:
    costs = [
        float(cost)
        for cost in re.findall(
            r"^\| ([\d.]+) \|", TEXT.partition("| Costs | What |")[2].partition("##")[0], re.MULTILINE
        )
    ]
    charges = {one for one in vars(quotas).values() if isinstance(one, quotas.Charge)} | {*quotas._MESSAGES.values()}
    assert costs == sorted({charge.cost for charge in charges})
