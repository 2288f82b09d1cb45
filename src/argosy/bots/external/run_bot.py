"""Runs a bot class in a separate process, for `isolated.py`: `python -m argosy.bots.external.run_bot FILE CLASS`."""

from __future__ import annotations

import json
import os
import pickle
import sys
import traceback
from base64 import b64decode
from pathlib import Path
from typing import TextIO

from argosy.bots.external.isolated import loaded
from argosy.bots.levels import bot_from_file
from argosy.core.codec import encode
from argosy.core.contract import Action, Edition
from argosy.core.peek import NOTHING_HEARD, Budget, Peek
from argosy.core.registry import game
from argosy.core.rng import Rng


def answer_with(path: Path, kind: str, answers: TextIO) -> None:
    """Answer every line of standard input. Raises ValueError if there is no such bot, or what the bot raises."""
    bot = bot_from_file(path, kind)
    edition: Edition | None = None
    for line in sys.stdin.buffer:
        asked = json.loads(line)
        if "edition" in asked:
            edition = pickle.loads(b64decode(asked["edition"]))
        world = loaded(asked["world"], edition)
        peek = Peek(game(asked["game"]), world, asked["seat"], Rng(f"isolated {asked['line']}"))
        budget = Budget(**asked["budget"] | {"heard": NOTHING_HEARD})  # nobody talks in the arena
        chosen: object = bot.choose(peek, budget)
        answers.write(json.dumps(encode(chosen) if isinstance(chosen, Action) else repr(chosen)) + "\n")
        answers.flush()


def main() -> int:
    """Answer until the input ends. What the bot prints goes to standard error: standard output is for answers only."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        answer_with(Path(sys.argv[1]), sys.argv[2], answers)
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
