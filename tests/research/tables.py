"""Tables for the tests of the doors: random play by tokens."""

from __future__ import annotations

from collections.abc import Iterator

import argosy
from argosy.core.rng import Rng
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame

GAMES = [*reversed(argosy.list_games())]
WANTED = {"ticks": "3", "trading_chat": "on"}
SHORT = {key: {name: value for name, value in WANTED.items() if name in argosy.game(key).options} for key in GAMES}
"""Options that make games short, and votes on talk part of them, where a game has them."""


def short(key: str, seats: int) -> Setting:
    """A setting with short games."""
    return Setting(key, seats, SHORT[key])


def random_letters(setting: Setting, seed: str) -> Iterator[SequentialGame]:
    """A table before every token of a random game; the live one: look, clone, but do not touch."""
    table, rng = SequentialGame(setting, seed), Rng(f"{seed} letters")
    while table.seat is not None:
        yield table
        legal = table.legal_tokens(table.seat)
        table.add(legal[rng.below(len(legal))])
