"""Some games of a vector environment, played in this process: stepped, rewarded, begun again when they end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from argosy.core.contract import State
from argosy.core.rng import Rng
from argosy.games.package import package
from argosy.research.action_space import TokenSequence
from argosy.research.agents import Seeds
from argosy.research.opponents import Player
from argosy.research.rewards import UNIT, final_rewards
from argosy.research.setting import Setting
from argosy.research.state_encoder import StateEncoder
from argosy.research.token_table import Batch, TokenTable
from argosy.research.vector.arrays import Arrays


@dataclass(frozen=True)
class Plan:
    """What is played, as plain values that another process can be given."""

    setting: Setting
    reward: str
    zero_sum: bool
    opponents: tuple[str, ...]
    """Names of bots; each seat that is not a learner's gets one of them, drawn for each game."""
    learners: int
    """How many seats of each game the learner plays."""
    seat: int | None
    """The seat of a single learner; None: drawn for each game."""
    iterations: int | None
    """How long bots that search may think."""


class ViewStateEncoder(StateEncoder):
    """Encodes the views of states, for a game that has no encoder of states."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.seats, setting.token_count, setting.encoder.size)
        self.setting = setting

    def write(self, w: Any, s: State, seat: int) -> None:
        """Not called: `write_all` writes everything at once."""

    def write_all(self, w: Any, s: State, seat: int, spelled: TokenSequence) -> None:
        view = self.setting.adapter.game.view(s, seat)
        w.write(self.setting.encoder.encode(view, seat, spelled).tobytes())


class Games:
    """The games from number `first` on, which write to their rows of the arrays."""

    def __init__(self, plan: Plan, arrays: Arrays, first: int, last: int) -> None:
        self.plan: Final = plan
        setting = plan.setting
        self.arrays: Final = arrays
        self.part: Final = slice(first, last)
        encoder = setting.state_encoder or ViewStateEncoder(setting)
        rules, tokens = setting.adapter.game, setting.adapter.action_tokens
        self.seeds: Final = [Seeds() for _ in range(first, last)]
        self.tables: Final = [
            TokenTable(rules, setting.seats, setting.options, setting.edition, tokens, encoder, seeds.first)
            for seeds in self.seeds
        ]
        rows = arrays.rows("observations", first, last), arrays.rows("masks", first, last)
        self.batch: Final = Batch(self.tables, *rows, arrays.shape.all_seats)
        self.points_of: Final = package(setting.adapter.key).points
        self.pool: Final = [Player(name, plan.iterations) for name in plan.opponents]
        self.bots: list[list[Player | None]] = [[None] * setting.seats for _ in self.tables]
        self.seed_texts = [""] * len(self.tables)
        self.points = np.zeros((len(self.tables), setting.seats))

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games again, each with its seed."""
        for number, seed in enumerate(seeds):
            self.begin(number, seed)
        self.arrays.ended[self.part] = False
        self.arrays.legal[self.part] = True
        self.arrays.rewards[self.part] = 0
        self.arrays.seat_rewards[self.part] = 0
        self.batch.write_all()
        self.arrays.seats[self.part] = self.batch.seats

    def begin(self, number: int, seed: int | None) -> None:
        """Begin the next game of a table, and play up to the first decision of a learner."""
        text = self.seed_texts[number] = self.seeds[number].next(seed)
        if self.pool:
            self.draw_bots(number, Rng(f"{text}: seats"))
        self.tables[number].reset(text)
        self.let_bots_play(number)
        if self.plan.reward == "gain":
            self.points[number] = self.points_of(self.tables[number].state)

    def draw_bots(self, number: int, rng: Rng) -> None:
        """Draw the learner's seats of a game, and the bots on the others."""
        seats = self.plan.setting.seats
        drawn = rng.shuffled(list(range(seats)))[: self.plan.learners]
        learners = drawn if self.plan.seat is None else [self.plan.seat]
        self.bots[number] = [
            None if seat in learners else self.pool[rng.below(len(self.pool))] for seat in range(seats)
        ]

    def let_bots_play(self, number: int) -> None:
        """Let the bots of a game act until a learner is asked or the game is over."""
        table, bots = self.tables[number], self.bots[number]
        while (seat := table.seat) is not None and (bot := bots[seat]) is not None:
            table.act(bot.choose(table, self.seed_texts[number], int(table.inputs)))

    def step(self) -> dict[int, dict[str, Any]]:
        """Take the tokens in `arrays.actions`. Returns what there is to tell of the games that have ended, by number.

        A game that ends is begun again at once.
        """
        arrays, part = self.arrays, self.part
        tables = self.tables
        acted = arrays.seats[part].tolist()
        legal = [True] * len(tables)
        ended = self.batch.step(arrays.actions[part].tolist(), legal, writes=not self.pool)
        if self.pool:
            for number in range(len(tables)):
                self.let_bots_play(number)
            ended = [number for number, table in enumerate(tables) if table.over]
        paid = arrays.seat_rewards[part]
        paid[:] = 0
        if self.plan.reward == "gain":
            points = np.array([self.points_of(table.state) for table in tables])
            paid[:] = (points - self.points) / UNIT
            self.points = points
        told = {number: self.end(number, acted[number], paid[number]) for number in ended}
        arrays.rewards[part] = paid[np.arange(len(tables)), acted]
        arrays.ended[part] = False
        for number in ended:
            arrays.ended[part][number] = True
            self.begin(number, None)
            if not self.pool:
                self.batch.write_asked(number)
        if self.pool:
            self.batch.write_all()
        arrays.seats[part] = self.batch.seats
        arrays.legal[part] = legal
        return told

    def end(self, number: int, acted: int, paid: Any) -> dict[str, Any]:
        """Pay the seats of a game that has ended. Returns its result, and what is seen at its end."""
        table = self.tables[number]
        result = table.game.result(table.state)
        assert result is not None
        if self.plan.reward != "gain":
            paid[:] = final_rewards(result, self.plan.reward, self.plan.zero_sum)
        self.batch.write(number, acted)
        info = {"points": list(result.points), "places": list(result.places), "seat": acted}
        bots = self.bots[number]
        info["bots"] = [None if bot is None else bot.name for bot in bots]
        final = {
            "observation": self.arrays.observations[self.part][number].copy(),
            "action_mask": self.arrays.masks[self.part][number].copy(),
        }
        return {"info": info, "obs": final}
