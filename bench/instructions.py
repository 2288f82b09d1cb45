"""What a learner's step costs in instructions of the processor, which do not depend on what else the machine does.

    valgrind --tool=callgrind --collect-atstart=no --toggle-collect='CPyDef_token_table___Batch___step' \\
        --toggle-collect='CPyDef_token_table___Batch___write_all' \\
        --toggle-collect='CPyDef_token_table___TokenTable___reset' \\
        .venv-compiled/bin/python -m bench.instructions neptun 100
    callgrind_annotate --inclusive=yes callgrind.out.PID

32 games are stepped so often with random legal tokens; divide the total by 32 and by the number of steps. Observations
and masks are written after the step, so that `step` and `write_all` are told apart. Only compiled code has such names.
"""

from __future__ import annotations

import random
import sys

import numpy as np

from argosy.research.setting import Setting
from argosy.research.token_table import Batch, TokenTable

GAMES = 32


def main() -> None:
    key, steps = sys.argv[1], int(sys.argv[2])
    setting = Setting(key, 4)
    encoder = setting.state_encoder
    assert encoder is not None
    rules, tokens = setting.adapter.game, setting.adapter.action_tokens
    tables = [
        TokenTable(rules, 4, setting.options, setting.edition, tokens, encoder, str(seed)) for seed in range(GAMES)
    ]
    seen = np.zeros((GAMES, setting.encoder.size), np.float32)
    masks = np.zeros((GAMES, setting.token_count), np.int8)
    rows = [row.data.cast("B") for row in seen], [row.data.cast("B") for row in masks]
    batch = Batch(tables, *rows, False)
    dice, begun = random.Random(1), GAMES
    batch.write_all()
    for _ in range(steps):
        chosen = [dice.choice(mask.nonzero()[0].tolist()) for mask in masks]
        for number in batch.step(chosen, [True] * GAMES, False):
            begun += 1
            tables[number].reset(str(begun))
        batch.write_all()


if __name__ == "__main__":
    main()
