"""Plays seeded games between bots of mixed levels, and keeps some positions of each as rows to learn from.

Games are played in portions; each portion is a file with whole observations. What is there already is not played
again, also where the oracle reads other numbers of them now.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Final

import numpy as np

from argosy.bots.level_bot import level_bot
from argosy.bots.play import Asker, decision, enter
from argosy.core.match import Match
from argosy.core.peek import Budget
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng, bot_seed
from argosy.games.package import clock_option, package
from argosy.oracle.inputs import TableInputs
from argosy.oracle.oracle import adapter, table_of
from argosy.research.observation import Array
from argosy.research.setting import Setting

PORTION: Final = 20
"""Games in a file."""
POSITIONS: Final = 32
"""Positions that are kept of a game, drawn by lot, each seen by one seat, also drawn."""
PHASE_POSITIONS: Final = 8
"""Further positions that are kept of each phase of a game, as every seat sees them: short and rare phases want more."""
LEVELS: Final = (("random", 2), ("sensible", 6), ("strong", 1))
"""The levels of the seats, and how often each is drawn."""

Rows = dict[str, Array]
"""Columns of rows: positions, and how their games ended."""


@dataclass(frozen=True)
class Table:
    """A game that is played: its number of seats, its options, and the levels of its bots."""

    key: str
    seed: str
    seats: int
    options: Mapping[str, str]
    levels: tuple[str, ...]


@dataclass(frozen=True)
class Position:
    """A position that may be kept: the number of its decision, what a seat sees, and the points of all seats."""

    decision: int
    viewer: int
    seen: Array
    points: tuple[int, ...]


def draw_table(key: str, seed: str) -> Table:
    """Any number of seats; half of the games have the default options, half have equal bots."""
    rules, lot = package(key).rules, Rng(f"{seed} table")
    seats = rules.seats[lot.below(len(rules.seats))]
    default = lot.below(2) == 0
    drawn = {
        name: values[0 if default or lot.below(2) else lot.below(len(values))] for name, values in rules.options.items()
    }
    drawn = {name: value for name, value in drawn.items() if name != clock_option(key)}
    urn = [level for level, times in LEVELS for _ in range(times)]
    if lot.below(2):
        levels = (urn[lot.below(len(urn))],) * seats
    else:
        levels = tuple([urn[lot.below(len(urn))] for _ in range(seats)])
    return Table(key, seed, seats, drawn, levels)


@cache
def inputs_of(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[Setting, TableInputs]:
    """What encodes the positions of a table."""
    setting = Setting(key, seats, dict(options))
    return setting, table_of(adapter(key), setting)


class Sample:
    """So many decisions of all that are offered, each as likely to be kept, with one or more seats' views of it."""

    def __init__(self, size: int, lot: Rng) -> None:
        self.size: Final = size
        self.lot: Final = lot
        self.offered = 0
        self.kept: dict[int, list[Position]] = {}

    def offer(self) -> int | None:
        """The place in `kept` for the next decision, perhaps that of another; None: it is not kept."""
        place = self.offered if self.offered < self.size else self.lot.below(self.offered + 1)
        self.offered += 1
        return place if place < self.size else None


def play(table: Table) -> Rows:
    """Play a game, and keep positions of it."""
    match: AnyMatch = Match.new(table.key, table.seats, table.seed, table.options)
    bots = [level_bot(level) for level in table.levels]
    asker, lot = Asker(), Rng(f"{table.seed} positions")
    setting, _ = inputs_of(table.key, table.seats, tuple(table.options.items()))
    phase = setting.encoder.layout["phase"]
    whole = Sample(POSITIONS, lot)
    by_phase = [Sample(PHASE_POSITIONS, lot) for _ in range(phase.stop - phase.start)]
    decisions = 0

    def position(viewer: int) -> Position:
        seen = np.empty(setting.encoder.size, np.float32)
        setting.observe_into(match.state, viewer, seen)
        return Position(decisions, viewer, seen, tuple(package(table.key).points(match.state)))

    while (seat := asker.next(match)) is not None:
        seen = position(lot.below(table.seats))
        if (place := whole.offer()) is not None:
            whole.kept[place] = [seen]
        sample = by_phase[seen.seen[phase].argmax()]
        if (place := sample.offer()) is not None:
            sample.kept[place] = [position(viewer) for viewer in range(table.seats)]
        decisions += 1
        budget = Budget(f"{bot_seed(table.seed)}/{match.number}/{seat}")
        peek = match.peek(seat)
        enter(match, bots[seat], peek, decision(bots[seat], peek, budget))
    result = match.result
    assert result is not None
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(table.seats)]
    kept = [at for sample in (whole, *by_phase) for views in sample.kept.values() for at in views]
    around = np.array([[(at.viewer + away) % table.seats for away in range(table.seats)] for at in kept])
    return {
        "seen": np.stack([at.seen for at in kept]).astype(np.float16),
        "won": np.array(won, np.float32)[around],
        "points": np.array(result.points, np.float32)[around],
        "now": np.stack([np.array(at.points, np.float32)[order] for at, order in zip(kept, around, strict=True)]),
        "time": np.array([at.decision / decisions for at in kept], np.float32),
        "phase": np.array([at.seen[phase].argmax() for at in kept], np.float32),
        "of_phase": (np.arange(len(kept)) >= len(whole.kept)).astype(np.float32),
        "equal": np.full(len(kept), len(set(table.levels)) == 1, np.float32),
    }


def joined(parts: list[Rows]) -> Rows:
    """Rows of several games with the same number of seats."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def play_portion(key: str, seed: str, file: Path, first: int) -> Path:
    """Play the games of one file, and write it whole or not at all."""
    rows: dict[int, list[Rows]] = {}
    for number in range(first, first + PORTION):
        table = draw_table(key, f"{seed}/{number}")
        game = play(table)
        game["game"] = np.full(len(game["time"]), number, np.float32)
        rows.setdefault(table.seats, []).append(game)
    arrays = {f"{seats} {name}": array for seats, parts in rows.items() for name, array in joined(parts).items()}
    draft = file.with_suffix(".draft")
    with draft.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **arrays)
    draft.replace(file)
    return file


def play_games(key: str, seed: str, games: int, folder: Path, workers: int) -> Iterator[int]:
    """Play the games that are not in the folder yet; yields how many were played, portion by portion."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {first: folder / f"{first:06}.npz" for first in range(0, games, PORTION)}
    missing = [first for first, file in files.items() if not file.is_file()]
    yield PORTION * (len(files) - len(missing))
    with ProcessPoolExecutor(workers or os.cpu_count(), get_context("spawn"), start_worker) as pool:
        work = [pool.submit(partial(play_portion, key, seed, files[first], first)) for first in missing]
        try:
            for done in as_completed(work):
                done.result()
                yield PORTION
        finally:
            pool.shutdown(cancel_futures=True)  # files that are begun are finished


def start_worker() -> None:
    """Prepare a worker: Ctrl-C is the parent's business, and a worker ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the parent process, however it ends."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def read_rows(key: str, seed: str, folder: Path, games: int) -> dict[int, Rows]:
    """The rows of the first games of a folder, with the numbers that the oracle reads now, by number of seats."""
    found: dict[int, list[Rows]] = {}
    for first in range(0, games, PORTION):
        with np.load(folder / f"{first:06}.npz", allow_pickle=False) as arrays:
            by_seats: dict[int, Rows] = {}
            for name in arrays.files:
                seats, _, column = name.partition(" ")
                by_seats.setdefault(int(seats), {})[column] = arrays[name]
        for number, rows in by_seats.items():
            seen = rows.pop("seen").astype(np.float32)
            found.setdefault(number, []).append({**rows, **inputs_read(key, seed, rows["game"], seen)})
    return {seats: joined(parts) for seats, parts in sorted(found.items())}


def inputs_read(key: str, seed: str, games: Array, seen: Array) -> Rows:
    """What the oracle reads of observations of several games, and how far each game was."""
    parts: list[Rows] = []
    for number in dict.fromkeys(games.astype(int).tolist()):
        table, here = draw_table(key, f"{seed}/{number}"), seen[games == number]
        _, inputs = inputs_of(key, table.seats, tuple(table.options.items()))
        seats, common = inputs.read(here)
        moment = inputs.moments(here).astype(np.float32)
        parts.append({"seats": seats.astype(np.float16), "common": common.astype(np.float16), "moment": moment})
    return joined(parts)
