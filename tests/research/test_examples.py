"""The examples run, say what they do, and do it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *arguments: str, code: int = 0) -> str:
    """Run an example as a person would; what it printed."""
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == code, ran.stderr
    return ran.stdout + ran.stderr


@pytest.mark.slow
@pytest.mark.parametrize("script", sorted(file.name for file in EXAMPLES.glob("*.py")))
def test_every_example_explains_itself(script: str) -> None:
    assert "usage: " in run(script, "--help")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_random_agents_play_each_other(game: str) -> None:
    said = run("random_self_play.py", "--game", game, "--games", "1")
    assert "seat_3 won" in said
    assert "steps, " in said


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [(), ("--workers", "2"), ("--opponent", "random")])
def test_many_games_are_stepped_together(arguments: tuple[str, ...]) -> None:
    said = run("vector_self_play.py", "--games", "8", "--seconds", "0.2", *arguments)
    assert " steps/s, " in said


@pytest.mark.slow
@pytest.mark.many
def test_the_learner_learns_and_draws_its_curve(tmp_path: Path) -> None:
    """A taste of it: a few updates and a few games; docs/research.md tells what minutes of it come to."""
    curve = tmp_path / "curve.svg"
    said = run("learn_neptun.py", "--learn", "12", "--games", "3", "--seats", "3", "--curve", str(curve))
    assert "a fair share is 33%" in said
    drawn = curve.read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    for opponent in ("random", "sensible"):  # what is learnt against the one is also measured against the other
        assert f"Without learning, against {opponent}: " in said
        assert f"Without learning, against {opponent}: " in drawn


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_openspiels_search_plays_bots_of_the_ladder(game: str) -> None:
    pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this machine")
    said = run("ismcts_against_bots.py", "--game", game, "--games", "1", "--simulations", "2", "--opponent", "sensible")
    assert "of 1 against sensible; a fair share is 0.25" in said


@pytest.mark.slow
def test_a_data_set_is_exported(tmp_path: Path) -> None:
    said = run("export_dataset.py", str(tmp_path / "games.parquet"), "--games", "1")
    assert "decisions of 1 games" in said
    assert (tmp_path / "games.parquet").stat().st_size > 10_000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("random_self_play.py --seats 9", "neptun is played by 3 to 5 seats, not 9"),
        ("learn_neptun.py --seats 2", "neptun is played by 3 to 5 seats, not 2"),
        ("learn_neptun.py --against clever", "there is no bot 'clever'"),
        ("ismcts_against_bots.py --opponent clever", "there is no bot 'clever'"),
        ("ismcts_against_bots.py --simulations 1", "needs 2 simulations at least"),
        ("export_dataset.py unwritten --bots clever clever clever", "there is no bot 'clever'"),
    ],
)
def test_bad_input_is_refused_in_words(command: str, complaint: str) -> None:
    said = run(*command.split(), code=2)
    assert complaint in said
    assert "Traceback" not in said
