"""Which offers of a bot learners can make: each offer of some games is looked up in the tokens, and made with them.

    python -m bench.token_coverage [--bot strong] [--games 10] [--seats 4] [--seed 1]

An offer counts as made if every one of its tokens was legal in turn and they end in an equal action.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from argosy.games.mediterranean.rules.actions import Accept, Offer
from argosy.research.opponents import Player
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame


def form(game: SequentialGame, offer: Offer) -> str:
    """`menu` for an offer of the seat's menu, else what makes it another."""
    assert game.seat is not None
    if offer in game.game.legal(game.state, game.seat):
        return "of the menu"
    if offer.give_pacts or offer.want_pacts:
        return "with pacts"
    if offer.give_vp or offer.want_vp:
        return "with points"
    if offer.to:
        return "to some rivals"
    return "of other goods or cards"


def is_made(game: SequentialGame, offer: Offer) -> bool:
    """Whether tokens make this offer."""
    assert game.seat is not None
    assert game.partial_action is not None
    try:
        tokens = game.setting.adapter.action_tokens.tokens_of(game.state, game.seat, offer)
        partial = game.partial_action.at(game.state)
        while partial.action is None:
            partial.add(tokens[partial.depth])
    except ValueError:
        return False
    return partial.action == offer and partial.spelled == tokens


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    setting, player = Setting("mediterranean", asked.seats), Player(asked.bot)
    offers: Counter[str] = Counter()
    made: Counter[str] = Counter()
    deals: Counter[str] = Counter()
    for number in range(asked.games):
        seed = f"{asked.seed}/{number}"
        game = SequentialGame(setting, seed)
        forms: dict[int, str] = {}
        while game.seat is not None:
            assert game.log is not None
            action = player.choose(game, seed, len(game.log))
            if isinstance(action, Offer):
                kind = forms[game.state.next_offer] = form(game, action)  # type: ignore[attr-defined]  # this game's
                offers[kind] += 1
                made[kind] += is_made(game, action)
            elif isinstance(action, Accept):
                deals[forms[action.offer]] += 1
            game.act(action)
    print(f"| offers of {asked.bot} in {asked.games} games | offers | made with tokens | deals |\n|---|--:|--:|--:|")
    for kind, count in offers.most_common():
        print(f"| {kind} | {count} | {made[kind]} | {deals[kind]} |")
    print(f"| all | {offers.total()} | {made.total()} | {deals.total()} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
