"""The examples run, say what they do, and do it."""

from __future__ import annotations

import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from argosy.bots.policy import load_policy

EXAMPLES = Path(__file__).parents[2] / "examples"
WITH_TORCH = ("imitate_bots.py", "ppo.py")
"""Examples that need PyTorch, of the extra `learn`, which ./test does not install."""
NO_TORCH = "PyTorch is not installed, so the learners are NOT TESTED: pip install '.[learn]'"


def run(script: str, *arguments: str, code: int = 0) -> str:
    """Run an example as a person would; what it printed."""
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == code, ran.stderr
    return ran.stdout + ran.stderr


@pytest.mark.slow
@pytest.mark.parametrize("script", sorted(file.name for file in EXAMPLES.glob("*.py")))
def test_every_example_explains_itself(script: str) -> None:
    if script in WITH_TORCH and find_spec("torch") is None:
        assert "this example needs torch: " in run(script, "--help", code=1)
        pytest.skip(NO_TORCH)
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
def test_what_was_learnt_is_a_bot(tmp_path: Path) -> None:
    policy, other = tmp_path / "small.npz", tmp_path / "other.npz"
    said = run("learn_neptun.py", "--learn", "12", "--games", "0", "--seats", "3", "--save", str(policy))
    said = run("learn_neptun.py", "--learn", "12", "--games", "1", "--seats", "3", "--opponent", f"policy:{policy}",
               "random", "--save", str(other), "--against", f"policy:{policy}")  # fmt: skip
    assert f"Without learning, against policy:{policy}: " in said
    trained = load_policy(other)
    assert (trained.seats, trained.network.inputs) == (3, 1157)
    assert trained.made == f"learn_neptun.py, 12 games against policy:{policy} random, seed 1"


def test_the_policy_that_is_saved_has_the_logits_of_the_learner() -> None:
    """Direct connections are in the file as pairs of hidden units."""
    learner = runpy.run_path(str(EXAMPLES / "learn_neptun.py"))["ActorCritic"](3, 4, np.random.default_rng(1))
    for weight in learner.weights.values():
        weight += np.random.default_rng(2).standard_normal(weight.shape)
    rows = np.random.default_rng(3).standard_normal((5, 6)).astype(np.float32)
    logits = learner.policy(np.array([0, 2, 5]), 6).forward(rows)
    chances = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    assert np.allclose(chances, learner.forward(rows[:, [0, 2, 5]], np.ones((5, 4), bool))[1], atol=1e-5)


@pytest.mark.slow
@pytest.mark.many
def test_bots_are_imitated_and_the_policy_goes_on_to_learn(tmp_path: Path) -> None:
    """A taste of both learners with PyTorch: files, logs, and that a run goes on where it stopped."""
    pytest.importorskip("torch", reason=NO_TORCH)
    policy, folder = tmp_path / "clone.npz", tmp_path / "run"
    said = run("imitate_bots.py", str(policy), "--bot", "random", "--games", "20", "--rounds", "2", "--epochs", "1",
               "--workers", "1")  # fmt: skip
    assert said.count("epoch 1: ") == 2
    few = ["--games", "2", "--bot-games", "1", "--opponents", "random", "--steps", "100", "--save-every", "1"]
    ends = ["--evaluation-games", "2", "--against", "random", "--workers", "1"]
    run("ppo.py", str(folder), "--start", str(policy), "--updates", "2", "--keep-every", "1", *few, *ends)
    said = run("ppo.py", str(folder), "--updates", "3", "--save-every", "1", *ends)
    assert "update 3, 2 games against random: " in said
    log = (folder / "log.csv").read_text(encoding="utf-8").splitlines()
    assert [line.partition(",")[0] for line in log] == ["update", "1", "2", "3"]
    assert len((folder / "evaluations.csv").read_text(encoding="utf-8").splitlines()) == 3
    assert sorted(path.name for path in (folder / "league").iterdir()) == ["000000.npz", "000001.npz", "000002.npz"]
    assert load_policy(folder / "policy.npz").seats == 4


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
        ("learn_neptun.py --opponent policy:none.npz", "there is no file none.npz"),
        ("ismcts_against_bots.py --opponent clever", "there is no bot 'clever'"),
        ("ismcts_against_bots.py --simulations 1", "needs 2 simulations at least"),
        ("export_dataset.py unwritten --bots clever clever clever", "there is no bot 'clever'"),
    ],
)
def test_bad_input_is_refused_in_words(command: str, complaint: str) -> None:
    said = run(*command.split(), code=2)
    assert complaint in said
    assert "Traceback" not in said
