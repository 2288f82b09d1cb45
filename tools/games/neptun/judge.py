"""Measures the mistakes of a bot at sea in Neptun: `python -m tools.games.neptun.judge --bot strong --games 4`.

Games are played by `sensible` on all seats, so that two versions of a bot are asked about the same positions. In each
position every legal move is valued by playouts of guessed worlds, as `best` does. The cost of the bot's move is its
difference to the best move. The best move is chosen in one set of worlds and the difference is measured in another, so
that luck does not count as a mistake. Moves that cost more than the limit are listed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import NamedTuple

from argosy import Match, Rng
from argosy.bots.levels import bot
from argosy.core.contract import Action
from argosy.core.peek import Bot, Budget
from argosy.games.neptun.bots.best.playouts import Playouts
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import PICKING, NeptunState

SEATS = 4


class Judged(NamedTuple):
    """A decision: where it was, what was chosen, what would have been best, and the points between them."""

    where: str
    chosen: str
    best: str
    cost: float


def values(playouts: Playouts, menu: list[Action], dice: str, worlds: int) -> Mapping[Action, float]:
    """The average result of each action."""
    played = [playouts.world(Rng(f"{dice}/{number}")) for number in range(worlds)]
    return {action: fmean([playouts.outcome(world, action).value for world in played]) for action in menu}


def judged(judged_bot: Bot, seed: str, worlds: int) -> Iterator[Judged]:
    """The decisions at sea of one game."""
    match, sensible = Match.new(NEPTUN, SEATS, seed), bot("sensible")
    while match.to_act:
        seat = match.to_act[0]
        peek, dice = match.peek(seat), f"{seed}/{match.number}"
        menu = list(peek.menu())
        world = peek.imagine(Rng(dice))
        assert isinstance(world, NeptunState)
        if world.step != PICKING and len(menu) > 1:
            playouts = Playouts(world, seat)
            chosen = judged_bot.choose(peek, Budget(dice))
            first = values(playouts, menu, f"{dice}/first", worlds)
            second = values(playouts, menu, f"{dice}/second", worlds)
            best = max(menu, key=lambda action: first[action])
            where = f"{seed}, round {world.round}, turn {world.turn}, seat {seat + 1}"
            cost = second[best] - second[chosen]
            yield Judged(where, match.write(seat, chosen), match.write(seat, best), cost)
        match.play(seat, sensible.choose(peek, Budget(dice)))


def main() -> None:
    """Judge some games and print the mistakes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="strong", help="a level, or ./my_bot.py:MyBot")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--worlds", type=int, default=24, help="guessed worlds for each half of a judgement")
    parser.add_argument("--limit", type=float, default=1.5, help="points from which a mistake is listed")
    args = parser.parse_args()
    judged_bot = bot(args.bot)
    found: list[Judged] = []
    for number in range(args.games):
        for decision in judged(judged_bot, f"{args.seed}/{number}", args.worlds):
            found.append(decision)
            if decision.cost > args.limit:
                where, cost = decision.where, decision.cost
                print(f"{where}: {decision.chosen} costs {cost:.1f}, better: {decision.best}", flush=True)
    dear = [decision.cost for decision in found if decision.cost > args.limit]
    total = sum([decision.cost for decision in found])
    print(f"{len(found)} decisions in {args.games} games: {total / args.games:.1f} points a game lost,")
    print(f"of them {sum(dear) / args.games:.1f} in {len(dear)} decisions that cost more than {args.limit}")


if __name__ == "__main__":
    main()
