"""How many steps a second learners get, beside other kits: random legal play with observation and legal actions.

    python -m bench.learners [--seconds 1] [--rounds 5] [--markdown] [--json FILE]

Every row chooses a random legal action at every step from the legal actions of the acting player, whose observation is
made as numbers. In batches 256 games are stepped with one call. `bench/peers.py` says how rows are measured and
compared. Nothing is installed here, and what is missing is said. For all rows, after `pip install '.[research]'`:

    pip install rlcard catanatron pgx 'pettingzoo[classic]'
    pip install --no-deps catanatron_gym
"""

from __future__ import annotations

import random
import sys
from typing import Any

from bench.peers import (
    CLASSIC,
    GYM,
    OURS,
    RESEARCH,
    Row,
    Tables,
    Work,
    run,
    spiel,
    steps_catanatron,
    steps_open_spiel,
    steps_pettingzoo,
    steps_rlcard,
)

GAMES = 256
NEEDS = ("gymnasium", "librt")


def steps_vector(key: str, observe: str = "acting", workers: int = 0) -> Work:
    """Our vector environment, stepped with NumPy arrays; a step is one token in one game."""
    import numpy as np

    from argosy.research.vector import GamesVectorEnv

    env = GamesVectorEnv(key, GAMES, seats=4, observe=observe, workers=workers)
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    yield -int(seen["observation"].shape[-1])
    games = np.arange(GAMES)
    while True:
        masks = seen["action_mask"] if observe == "acting" else seen["action_mask"][games, info["seat"]]
        seen, _, _, _, info = env.step(random_legal(masks, rng))
        yield GAMES


def random_legal(masks: Any, rng: Any) -> Any:
    """A random legal token of each row."""
    import numpy as np

    rows, tokens = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    return tokens[np.cumsum(counts) - counts + (rng.random(len(masks)) * counts).astype(int)]


def steps_token_table(key: str) -> Work:
    """One game at a time, without any environment: what the engine gives."""
    import numpy as np

    from argosy.research.setting import Setting
    from argosy.research.token_table import TokenTable

    setting = Setting(key, 4)
    encoder = setting.state_encoder
    assert encoder is not None
    rules, tokens = setting.adapter.game, setting.adapter.action_tokens
    table = TokenTable(rules, 4, setting.options, setting.edition, tokens, encoder, "1")
    seen, mask = np.zeros(setting.encoder.size, np.float32), np.zeros(setting.token_count, np.int8)
    seen_bytes, mask_bytes = seen.data.cast("B"), mask.data.cast("B")
    dice, number = random.Random(1), 1
    yield -setting.encoder.size
    while True:
        number += 1
        table.reset(str(number))
        while (seat := table.seat) is not None:
            seen_bytes[:] = table.observation(seat)
            mask_bytes[:] = table.mask(seat)
            table.add(dice.choice(table.legal_tokens(seat)))
            yield 1


def steps_pgx(name: str) -> Work:
    """Pgx on the CPU, in batches, compiled by XLA; its states hold observation and legal actions."""
    import jax
    import pgx

    env = pgx.make(name)
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    choose = jax.jit(lambda key, legal: jax.random.categorical(key, jax.numpy.log(legal.astype("float32"))))
    renew = jax.jit(
        lambda over, old, new: jax.tree_util.tree_map(
            lambda a, b: jax.numpy.where(over.reshape(-1, *[1] * (a.ndim - 1)), b, a), old, new
        )
    )
    key = jax.random.PRNGKey(1)
    state = start(jax.random.split(key, GAMES))
    yield -int(state.observation[0].size)
    while True:
        key, chance, choice, again = jax.random.split(key, 4)
        tokens = choose(choice, state.legal_action_mask)
        try:
            state = step(state, tokens, jax.random.split(chance, GAMES))
        except TypeError:  # a game without chance
            state = step(state, tokens)
        over = state.terminated | state.truncated
        if bool(over.any()):
            state = renew(over, state, start(jax.random.split(again, GAMES)))
        state.observation.block_until_ready()
        yield GAMES


TABLES: Tables = {
    "learners": (
        "random legal play with observation and legal actions of the acting player, steps/s",
        (
            Row("argosy neptun, vector environment", NEEDS, RESEARCH, lambda: steps_vector("neptun")),
            Row("argosy mediterranean, vector environment", NEEDS, RESEARCH, lambda: steps_vector("mediterranean")),
            Row("argosy neptun, all seats observed", NEEDS, RESEARCH, lambda: steps_vector("neptun", "all")),
            Row("argosy neptun, one table", NEEDS, RESEARCH, lambda: steps_token_table("neptun")),
            Row("argosy mediterranean, one table", NEEDS, RESEARCH, lambda: steps_token_table("mediterranean")),
            Row("argosy neptun, PettingZoo", ("pettingzoo",), RESEARCH, lambda: steps_pettingzoo(f"{OURS}.neptun_v0")),
            Row(
                "argosy mediterranean, PettingZoo",
                ("pettingzoo",),
                RESEARCH,
                lambda: steps_pettingzoo(f"{OURS}.mediterranean_v1"),
            ),
            Row(
                "pettingzoo connect four",
                ("pettingzoo", "pygame"),
                CLASSIC,
                lambda: steps_pettingzoo("pettingzoo.classic.connect_four_v3"),
            ),
            Row(
                "pettingzoo hanabi, 4 seats",
                ("pettingzoo", "shimmy", "pyspiel"),
                CLASSIC,
                lambda: steps_pettingzoo("pettingzoo.classic.hanabi_v5", players=4),
            ),
            Row("open_spiel backgammon", ("pyspiel",), "open_spiel", lambda: steps_open_spiel(spiel("backgammon"))),
            Row("open_spiel hearts", ("pyspiel",), "open_spiel", lambda: steps_open_spiel(spiel("hearts"))),
            Row("rlcard uno", ("rlcard",), "rlcard", steps_rlcard),
            Row("catanatron with its gym's features", ("catanatron", "catanatron_gym"), GYM, steps_catanatron),
            Row("pgx backgammon, batches on the CPU", ("pgx",), "pgx", lambda: steps_pgx("backgammon")),
        ),
    ),
}

if __name__ == "__main__":
    sys.exit(run(TABLES, __doc__))
