"""Writes the first entries of the corpus: sound inputs of each kind, from which the fuzzers start."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import argosy
from argosy.core.record import Record
from tests.fuzz.decoders import SECTION, positions
from tests.server.finished import finished

CORPUS = Path(__file__).parent / "corpus"
FRAMES = (
    '{"do":"hello","token":"abcdefgh12345678","after":3,"heard":1,"language":"en"}',
    '{"do":"play","key":"12345678","text":"reveal","seen":3}',
    '{"do":"play","key":"12345678","action":{"do":"Take","column":2,"slot":4}}',
    '{"do":"play","key":"12345678","action":{"do":"Offer","give":[1],"want":[2],"to":null}}',
    '{"do":"undo","key":"12345678"}',
    '{"do":"say","text":"Good evening"}',
    '{"do":"say","phrase":"hello"}',
    '{"do":"ping"}',
    f'{{"game":"{argosy.list_games()[0]}","seats":3,"bots":[null,"random"],"pace":"post","decision":86400,"options":{{"a":"b"}}}}',
    '{"invite":"abcdefgh12345678","seat":1,"name":"Bob"}',
    '{"input":5,"absence":0}',
    '{"name":"Ada"}',
    '{"url":"https://example.org/notice"}',
    '{"seat":1,"muted":true}',
)


def write(decoder: str, name: str, text: str) -> None:
    """One entry."""
    folder = CORPUS / decoder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"seed-{name}").write_text(text)


def main() -> None:
    """All of them."""
    for number, frame in enumerate(FRAMES):
        write("frame", str(number), frame)
    for key in argosy.list_games():
        whole = finished(key)
        write("record", f"{key}-begun", Record(whole.header, whole.inputs[:4], None, None).dumps())
        write("record", f"{key}-over", whole.dumps()[:40_000])
        data = files(f"argosy.games.{key}.edition") / "data"
        texts = sorted((file.name, file.read_text()) for file in data.iterdir() if file.name.endswith(".csv"))
        write("edition", key, "\n".join(f"{SECTION}{name}\n{text}" for name, text in texts))
    for number, match in enumerate(positions()):
        seat = match.to_act[0]
        for place, action in enumerate(match.legal(seat)[:3]):
            write("notation", f"{number}-{place}", match.write(seat, action))


if __name__ == "__main__":
    main()
