"""Everything that the fuzzers once found worth keeping is decoded or refused, without a fault.

`./test fuzz` looks for more; `python -m tests.fuzz.seeds` writes the first entries.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.decoders import DECODERS

CORPUS = Path(__file__).parent / "corpus"
ENTRIES = sorted(path for path in CORPUS.glob("*/*") if path.is_file())
MOST_BYTES = 400_000


@pytest.mark.parametrize("path", ENTRIES, ids=[f"{path.parent.name}-{path.name[:12]}" for path in ENTRIES])
def test_an_input_that_a_fuzzer_kept_is_decoded_or_refused(path: Path) -> None:
    DECODERS[path.parent.name](path.read_bytes())


def test_the_corpus_is_small_and_has_something_for_each_decoder() -> None:
    assert {path.parent.name for path in ENTRIES} == set(DECODERS)
    assert sum(path.stat().st_size for path in ENTRIES) < MOST_BYTES
