"""The comparison with other kits: it explains itself, says what is missing, and compares within a round."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import learners
from bench.peers import TABLES, Measured, Row, lines, rate, ratios

ROOT = Path(__file__).parents[2]


def row(name: str = "row", needs: tuple[str, ...] = ()) -> Row:
    return Row(name, needs, "that-library", lambda: iter([-7, 1, 1, 1, 1]))


def test_a_row_is_compared_with_the_first_in_the_same_round() -> None:
    first, mine = Measured(row(), [10.0, 20.0, 40.0]), Measured(row(), [20.0, 20.0, 120.0])
    assert ratios(mine, first) == (2.0, 1.0, 3.0)


def test_the_length_of_an_observation_is_no_work() -> None:
    measured = Measured(Row("endless", (), "", endless), [])
    assert rate(measured, 0.001) > 0
    assert measured.observation == 7


def endless():  # type: ignore[no-untyped-def]
    yield -7
    while True:
        yield 1


def test_what_is_missing_says_how_to_install_it() -> None:
    rows = (row("here"), row("gone", ("no_such_module",)))
    assert [one.missing for one in rows] == [False, True]
    told = lines(rows, [Measured(rows[0], [5.0, 7.0], 3)])
    assert told == [("here", "6", "1", "3"), ("gone", "not installed: pip install that-library", "", "")]


def test_every_row_of_a_table_has_its_own_name() -> None:
    for _, rows in (*TABLES.values(), *learners.TABLES.values()):
        assert len({one.name for one in rows}) == len(rows)


@pytest.mark.slow
def test_it_runs_as_the_documentation_says() -> None:
    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", "bench.peers", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout

    assert "observation of the acting player" in run("--help")
    said = run("--only", "steps", "bare", "--seconds", "0.01", "--rounds", "2", "--markdown")
    assert "| argosy neptun, PettingZoo |" in said
    assert "| 1343 |" in said
    assert "| argosy neptun, own playouts |" in said


@pytest.mark.slow
def test_every_offer_of_a_bot_is_made_with_tokens() -> None:
    command = [sys.executable, "-m", "bench.token_coverage", "--games", "1", "--bot", "sensible"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    found = re.search(r"\| all \| (\d+) \| (\d+) \|", said)
    assert found is not None
    assert int(found[1]) == int(found[2]) > 10


@pytest.mark.slow
def test_learners_are_measured() -> None:
    command = [sys.executable, "-m", "bench.learners", "--seconds", "0.01", "--rounds", "1", "--markdown"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert "| argosy neptun, vector environment |" in said
    assert "| argosy mediterranean, one table |" in said
    assert "| 2991 |" in said
