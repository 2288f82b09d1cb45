"""Coverage-guided fuzzing of one decoder with atheris: python -m tests.fuzz DECODER [libFuzzer options and folders].

./test fuzz runs all of them; see there.
"""

from __future__ import annotations

import logging
import sys

import atheris  # type: ignore[import-untyped]  # only in .venv-fuzz

with atheris.instrument_imports(include=["argosy"], exclude=["argosy.server.storage.migrations"]):
    from tests.fuzz.decoders import DECODERS

    for decode in DECODERS.values():
        decode(b"")  # which imports the games: they are found when they are first asked for

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in DECODERS:
        sys.exit(f"usage: python -m tests.fuzz {{{','.join(DECODERS)}}} [libFuzzer options and folders]")
    logging.disable()
    name = sys.argv.pop(1)
    atheris.Setup(sys.argv, DECODERS[name])
    atheris.Fuzz()
