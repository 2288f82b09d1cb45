"""A third game is one folder and one entry point: it opens everywhere, and no other file knows of it."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from argosy.client import Client
from argosy.server.wire.types import NewTable
from tests.server.process import process

ROOT = Path(__file__).parents[2]
ENTRY = "[argosy.games]\npebbles = tests.toy.pebbles:PACKAGE\n"


@pytest.fixture
def plugged_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The toy game is installed for every process that a test starts."""
    installed = tmp_path / "site" / "pebbles-1.0.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    monkeypatch.syspath_prepend(str(installed.parent))
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(installed.parent), *sys.path]))
    return tmp_path


def ran(folder: Path, *words: str, given: str = "") -> str:
    """What a process says."""
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, input=given, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_registry_has_it(plugged_in: Path) -> None:
    code = "import argosy; print(argosy.list_games(), argosy.Match.new('pebbles', 3, seed=1).view(0).heap > 0)"
    said = ran(plugged_in, "-c", code)
    assert "'pebbles'" in said
    assert "True" in said


def test_bots_play_it_in_a_simulation(plugged_in: Path) -> None:
    said = ran(plugged_in, "-m", "argosy", "simulate", "pebbles", "--seats", "3", "--games", "20", "--bots", "strong")
    assert "20 games" in said


def test_bots_meet_in_the_arena(plugged_in: Path) -> None:
    words = ("--bots", "random,sensible", "--seats", "2", "--rotate", "--games", "4", "--seed", "1")
    assert "random" in ran(plugged_in, "-m", "argosy", "arena", "pebbles", *words)


def test_it_is_played_in_the_terminal(plugged_in: Path) -> None:
    words = (
        "play",
        "pebbles",
        "--seats",
        "2",
        "--people",
        "Ada",
        "--bots",
        "random",
        "--seed",
        "1",
        "--yes",
        "--no-confirm",
    )
    said = ran(plugged_in, "-m", "argosy", *words, given="1\n" * 30)
    assert "Take one to three pebbles." in said
    assert "Ada takes 1 pebbles" in said


def test_it_passes_the_checks_of_pettingzoo(plugged_in: Path) -> None:
    pytest.importorskip("pettingzoo")
    code = (
        "from argosy.research.pettingzoo import pebbles_v0\n"
        "from pettingzoo.test import api_test, parallel_api_test\n"
        "api_test(pebbles_v0.env(seats=3), 50); parallel_api_test(pebbles_v0.parallel_env(seats=2), 50)"
    )
    ran(plugged_in, "-W", "ignore", "-c", code)


def test_it_is_played_in_a_vector_environment(plugged_in: Path) -> None:
    """It has no encoder of states, so its views are encoded."""
    pytest.importorskip("gymnasium")
    code = (
        "from argosy.research.vector import GamesVectorEnv\n"
        "env = GamesVectorEnv('pebbles', 2, seats=3, opponents=['random'], learners=2)\n"
        "assert env.setting.state_encoder is None\n"
        "seen, ends = env.reset(seed=1)[0], 0\n"
        "while ends < 3:\n"
        "    seen, _, ended, _, info = env.step(seen['action_mask'].argmax(axis=1))\n"
        "    assert env.observation_space.contains(seen)\n"
        "    ends += ended.sum()\n"
        "print('ended', info['seat_rewards'].max() > 0)"
    )
    assert ran(plugged_in, "-c", code).strip() == "ended True"


def test_it_is_played_in_openspiel(plugged_in: Path) -> None:
    pytest.importorskip("pyspiel")
    code = (
        "import random\nfrom argosy.research.openspiel import load\n"
        "state = load('pebbles', seats=2).new_initial_state()\n"
        "while not state.is_terminal(): state.apply_action(random.choice(state.legal_actions()))\n"
        "print(state.returns())"
    )
    assert ran(plugged_in, "-c", code).startswith("[")


def test_people_and_bots_play_it_at_a_served_table(plugged_in: Path) -> None:
    async def work(address: str) -> None:
        client = Client(address)
        await client.be("Ada")
        kinds = (await client.games()).games
        assert [kind.key for kind in kinds if kind.key == "pebbles"] == ["pebbles"]
        terms = NewTable(game="pebbles", seats=2, bots=[None, "strong"], tempo="instant")
        opened = await client.open(terms)
        await client.start(opened.table)
        async with client.listen(opened.table, opened.token) as listening:
            state = await listening.next()
            while state.result is None:
                if state.view is not None and 0 in state.view["to_act"]:
                    await client.play(opened.table, "take 1")
                state = await listening.next()
        assert sum(state.result["points"]) >= 17
        document = (await client.request("GET", "/"))[2].decode()
        if built := re.search(r"/static/plug-ins-nl-\w+\.ftl", document):  # else there is no page here
            texts = (await client.request("GET", built.group()))[2].decode()
            assert "pebbles-prompt-take = Take one to three pebbles." in texts
        spoken = await client.request("GET", f"/api/tables/{opened.table}/words?language=en")
        assert spoken[0] == 200
        assert b"heap" in spoken[2]

    with process(plugged_in) as server:
        asyncio.run(work(server.address))


def lines_of(text: str) -> str:
    """The lines that say something, without their indentation."""
    return "\n".join([line.strip() for line in text.splitlines() if line.strip()])


def test_the_docs_show_this_very_game() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    folder = Path(__file__).parent / "pebbles"
    files = [*sorted(folder.glob("*.py")), *sorted(folder.rglob("*.ftl"))]
    source = lines_of("\n".join(file.read_text(encoding="utf-8") for file in files))
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    shown = [text for language, text in blocks if language != "toml"]
    assert len(shown) >= 8
    assert [part for part in shown if lines_of(part) not in source] == []
    assert ENTRY.splitlines()[1].split(" = ")[1] in page
