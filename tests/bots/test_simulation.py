"""Simulations: numbered games with seeds of their own, the same for any number of workers."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from argosy import Match
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import MOST_GAMES, Dealer, simulate
from argosy.bots.levels import bot
from argosy.bots.play import play_match
from argosy.core.rng import bot_seed
from argosy.games.neptun.rules.events import BonusClaimed, Delivered, ExtraAnswered, OrderSet, Taken, TileClaimed
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.statistics import NeptunCollector

ROOT = Path(__file__).parents[2]
RANDOM = Plan("neptun", ("random",) * 4, 6, "tide", {})
MIXED = replace(RANDOM, bots=("sensible", "random", "random"))


STUBBORN = """
import sys, time
from contextlib import suppress
from multiprocessing.connection import Connection
from argosy.arena import simulate
simulate._start_worker(Connection(0, writable=False))
while True:
    with suppress(BaseException):
        print("ready", flush=True)
        time.sleep(60)
"""
"""A worker whose main thread takes SystemExit for something else, as a pool does while it sends a result."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the lifeline is a pipe of POSIX here")
def test_a_worker_ends_with_its_parent_wherever_that_finds_it() -> None:
    worker = subprocess.Popen([sys.executable, "-c", STUBBORN], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        assert worker.stdout.readline() == b"ready\n"
        worker.stdin.close()
        assert worker.wait(60) == 0
    finally:
        worker.kill()
        worker.stdout.close()


@pytest.mark.parametrize("plan", [RANDOM, MIXED], ids=["random", "mixed"])
def test_a_game_depends_on_its_number_alone(plan: Plan) -> None:
    rows = list(simulate(plan, 1))
    assert [row.game for row in rows] == list(range(plan.games))
    assert [row.seed for row in rows] == [f"tide/{number}" for number in range(plan.games)]
    assert Runner(plan).game(4) == rows[4]
    assert rows[0].seats != rows[1].seats


@pytest.mark.slow
@pytest.mark.parametrize("plan", [RANDOM, MIXED], ids=["random", "mixed"])
def test_two_workers_give_what_one_gives(plan: Plan) -> None:
    assert list(simulate(plan, 2)) == list(simulate(plan, 1))


@pytest.mark.slow
def test_one_may_stop_reading_before_the_end() -> None:
    with closing(simulate(replace(RANDOM, games=10_000), 2)) as rows:
        assert next(rows).game == 0


@pytest.mark.slow
def test_an_error_in_a_worker_reaches_the_reader() -> None:
    with pytest.raises(ValueError, match="no bot 'admiral'"):
        list(simulate(replace(RANDOM, bots=("admiral",) * 4), 2))


@pytest.mark.parametrize(("games", "workers"), [(1, 2), (7, 3), (1000, 2), (5000, 8)])
@pytest.mark.parametrize("pace", [1e-7, 0.004, 60.0])
def test_portions_hold_every_game_once(games: int, workers: int, pace: float) -> None:
    dealer = Dealer(0, games, workers)
    dealt = []
    while numbers := dealer.next():
        dealt.append(numbers)
        dealer.took(numbers, pace * len(numbers))
    assert [number for numbers in dealt for number in numbers] == list(range(games))
    assert max(len(numbers) for numbers in dealt) <= MOST_GAMES
    assert len(dealt[0]) == len(dealt[-1]) == 1
    if pace > 1:
        assert len(dealt) == games


def test_the_rows_tell_what_the_match_tells() -> None:
    row = Runner(MIXED).game(2)
    match = Match.new(NEPTUN, 3, "tide/2")
    assert play_match(match, [bot(name) for name in MIXED.bots], bot_seed("tide/2")) == row.decisions
    events = match.events(None)
    result = match.result
    assert result is not None
    order = next(event.order for event in events if isinstance(event, OrderSet))
    for seat, mine in enumerate(row.seats):
        counters = mine.counters
        assert (mine.seat, mine.points, mine.place) == (seat, result.points[seat], result.places[seat])
        assert order[mine.position - 1] == seat
        delivered = sum(isinstance(event, Delivered) and event.seat == seat for event in events)
        assert delivered == counters["contracts_1"] + counters["contracts_2"] + counters["contracts_3"]
        assert (
            sum(isinstance(event, BonusClaimed) and event.seat == seat for event in events) == counters["bonus_tiles"]
        )
        wanted = [event.wanted for event in events if isinstance(event, ExtraAnswered) and event.seat == seat]
        assert sum(wanted) == counters["additional_turns"]
        scored = [points for name, points in counters.items() if name.startswith("scored_")]
        assert sum(scored) == mine.points
        cards = NEPTUN.edition(None).card_names
        taken = [event for event in events if isinstance(event, Taken) and event.seat == seat]
        assert sum(counters[f"loaded_{card}"] for card in cards) == len(taken) == 15
        assert counters[f"loaded_{cards[taken[0].contract // 5]}"] >= 1
        assert sum(counters[f"fulfilled_{card}"] for card in cards) == delivered
        assert counters["gold"] == match.state.merchants[seat].gold
        assert sum(value for name, value in counters.items() if name.startswith("points_")) == mine.points


def test_who_stands_above_whom_is_told_temple_by_temple() -> None:
    collector = NeptunCollector(3)
    for event in (TileClaimed(2, 0, 1, 5), TileClaimed(0, 0, 2, 3), TileClaimed(1, 1, 1, 5), TileClaimed(0, 1, 2, 3)):
        collector.see(event)
    assert collector.above == [[0, 0, 0], [1, 0, 0], [1, 0, 0]]


def test_wins_of_a_game_add_up_to_one() -> None:
    for row in simulate(replace(RANDOM, games=40), 1):
        assert sum(seat.win for seat in row.seats) == pytest.approx(1)


BOTS = """
import os, time
class Dies:
    def choose(self, peek, budget):
        os._exit(3)
class Sleeps:
    def choose(self, peek, budget):
        with open(__file__ + ".pid", "a") as file:
            print(os.getpid(), file=file)
        time.sleep(600)
"""


def named(folder: Path, kind: str) -> Plan:
    file = folder / "bots.py"
    file.write_text(BOTS)
    return replace(RANDOM, bots=(f"{file}:{kind}",) * 4)


def asleep(folder: Path) -> set[int]:
    """The processes in which a bot of the class Sleeps was asked, once there are two of them."""
    told = folder / "bots.py.pid"
    while len(found := set(map(int, told.read_text().split())) if told.exists() else set()) < 2:
        sleep(0.1)
    return found


def wait_until_gone(processes: set[int]) -> None:
    deadline = monotonic() + 30
    while any(Path(f"/proc/{process}/cmdline").exists() for process in processes):
        assert monotonic() < deadline, "a worker goes on"
        sleep(0.1)


@pytest.mark.slow
def test_a_worker_that_dies_is_an_error_that_names_the_games(tmp_path: Path) -> None:
    with pytest.raises(ChildProcessError, match=r"a worker process died; these games were being played: \d+ to \d+"):
        list(simulate(named(tmp_path, "Dies"), 2))


CODE = """
import sys
from tests.bots.test_simulation import *
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that runs the tests in the background ignores it
list(simulate(named(Path(sys.argv[1]), 'Sleeps'), 2))
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
def test_workers_amid_a_long_game_end_with_their_parent(tmp_path: Path, number: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", CODE, tmp_path], cwd=ROOT, stderr=subprocess.DEVNULL) as parent:
        workers = asleep(tmp_path)
        parent.send_signal(number)
        wait_until_gone(workers)
        assert parent.wait(30) != 0
