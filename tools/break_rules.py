"""Break the rules of Neptun one at a time and see whether the tests notice.

    .venv-test/bin/python tools/break_rules.py [NUMBER...]

Every breakage is made in a copy of the project; the rule tests or the quick laws must fail on it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUITES = ("tests/neptun/rules", "tests/laws", "tests/neptun/test_golden.py")


@dataclass(frozen=True)
class Breakage:
    """A rule broken by hand: in which module, and which text becomes which."""

    rule: str
    what: str
    module: str
    changes: tuple[tuple[str, str], ...]


BREAKAGES = (
    Breakage(
        "N4.2",
        "the forecast is held within 6",
        "rowing.py",
        (("max(-5, min(5, forecast))", "max(-6, min(6, forecast))"),),
    ),
    Breakage(
        "N4.9",
        "contracts to the right are lost",
        "sailing.py",
        (("merchant.open & (bit - 1)", "merchant.open & ~(2 * bit - 1)"),),
    ),
    Breakage(
        "N4.5",
        "missing miles are paid after the delivery",
        "sailing.py",
        (
            ("if short <= gold:", "if short <= gold + edition.contract_gold[contract]:"),
            (
                "if cost > merchant.gold:",
                "if cost > merchant.gold + (\n"
                "        s.edition.contract_gold[merchant.chart[a.deliver]] if a.deliver is not None else 0\n"
                "    ):",
            ),
        ),
    ),
    Breakage(
        "N6.2", "ties are broken from the top", "sailing.py", (("tokens[region] < space", "tokens[region] <= space"),)
    ),
    Breakage("N4.3", "the forecast already blows", "sailing.py", (("oar] + s.wind", "oar] + 5 + s.forecast"),)),
    Breakage("N3.10", "the first in a stack goes first", "drafting.py", (("[other] >= power", "[other] > power"),)),
    Breakage("N3.3", "revealing gives nothing up", "drafting.py", (("s.given_up = s.face_up", "s.given_up = 0"),)),
    Breakage(
        "N3.11",
        "a face-down left-over gets a coin",
        "flow.py",
        (("next_draft_turn(s, False", "next_draft_turn(s, True"),),
    ),
    Breakage("N7.1", "starting cards go to the deck", "flow.py", (("if not STARTING[oar]:", "if oar:"),)),
    Breakage("N6.2", "a token on space 0 takes a tile", "scoring.py", (("tokens[temple] > 0", "tokens[temple] >= 0"),)),
    Breakage(
        "N4.8",
        "a donation is free of the purse",
        "sailing.py",
        (("donate and left < DONATION", "donate and left < 0"),),
    ),
    Breakage(
        "N5.4",
        "anyone may take the second turn",
        "flow.py",
        (("if first or s.second_extra_turn == ANYONE", "if True"),),
    ),
    Breakage(
        "N6.3",
        "gold ties go to the later player",
        "scoring.py",
        (("* 8 + place for", "* 8 + 7 - place for"), ("[key % 8]", "[7 - key % 8]")),
    ),
    Breakage("N9.2", "face-down oars are told to all", "events.py", (("if seat == self.seat else", "if self else"),)),
    Breakage(
        "N4.11",
        "the wind does not carry over",
        "flow.py",
        (("set_wind(s, 5 + s.forecast, sink)\n    clear", "set_wind(s, 5, sink)\n    clear"),),
    ),
)


def broken_copy(breakage: Breakage, folder: Path) -> None:
    """The project with one rule broken."""
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "hatch_build.py", "README.md"):
        shutil.copy(ROOT / file, folder)
    target = folder / "src" / "argosy" / "neptun" / breakage.module
    text = target.read_text(encoding="utf-8")
    for old, new in breakage.changes:
        if text.count(old) != 1:
            sys.exit(f"{breakage.module} no longer holds once: {old}")
        text = text.replace(old, new)
    target.write_text(text, encoding="utf-8")


def caught_by(breakage: Breakage) -> list[str]:
    """The tests that fail on the broken copy."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        broken_copy(breakage, folder)
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-m",
            "not slow",
            "-n",
            "auto",
            "--no-header",
            "-p",
            "no:cacheprovider",
        ]
        done = subprocess.run(
            [*command, *SUITES],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
    return [line.split(" ")[1] for line in done.stdout.splitlines() if line.startswith("FAILED")]


def main() -> None:
    """Try the breakages whose numbers are given, or all."""
    wanted = [int(number) for number in sys.argv[1:]] or range(1, len(BREAKAGES) + 1)
    unnoticed = 0
    for number in wanted:
        breakage = BREAKAGES[number - 1]
        tests = caught_by(breakage)
        unnoticed += not tests
        print(
            f"{number:2} {breakage.rule:6} {breakage.what}: {len(tests)} tests fail"
            if tests
            else f"NOT CAUGHT {breakage}"
        )
        for test in [one for one in tests if "/rules/" in one][:2] or tests[:2]:
            print(f"          {test.split('/')[-1]}", flush=True)
    sys.exit(f"{unnoticed} breakages went unnoticed" if unnoticed else 0)


if __name__ == "__main__":
    main()
