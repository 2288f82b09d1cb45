"""Every text of the page is used, everything it uses has a text, and no words stand in its components."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from argosy.server.wire.errors import CODES
from tests.locales.spoken import ROOT, messages_of

PAGE = ROOT / "web" / "src"
SOURCES = [file for file in sorted(PAGE.rglob("*.ts*")) if "gallery" not in file.parts]
ID = re.compile(r"""["'`](web-[a-z0-9_-]+?)(-?\$\{|["'`])""")
LITERAL = re.compile(
    r"(?<!=)>\s*([A-Z][a-z]+(?: [a-z]+)*)[.!?]?\s*<|(?:aria-label|title|placeholder|alt)=\"[^\"]*[A-Za-z]"
)
NAMES = {"Argosy"}
"""Words that are the same in every language."""
UNMET = {
    "address.method", "bot.seats", "bot.unknown", "chat.onlookers", "chat.phrase", "chat.seated",
    "client.origin", "game.edition", "game.options", "game.seats",
    "game.unknown", "hint.off", "language.unknown", "moments.eyes", "notice.address", "record.position",
    "seat.bot", "seat.has_time", "seat.here", "seat.yours", "table.deadline", "table.not_paused", "table.onlookers",
    "table.pace", "table.tempo", "table.untimed", "wire.action", "wire.hello", "wire.too_deep",
}  # fmt: skip
"""What the server refuses to programs only: the page asks for nothing of the kind."""
pytestmark = pytest.mark.skipif(not PAGE.is_dir(), reason="the sources of the page are not here")


def used() -> tuple[set[str], set[str]]:
    """The ids in the source, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in SOURCES:
        for found in ID.finditer(file.read_text(encoding="utf-8")):
            (whole if found[2] in "\"'`" else begun).add(found[1])
    return whole, begun


def test_every_id_of_the_page_has_a_text() -> None:
    whole, begun = used()
    there = set(messages_of("en"))
    assert whole
    assert {id for id in whole if id not in there and not id.endswith("-")} == set()
    assert {start for start in begun if not any(id.startswith(f"{start.rstrip('-')}-") for id in there)} == set()


def test_no_text_of_the_page_is_idle() -> None:
    whole, begun = used()
    starts = tuple(f"{start.rstrip('-')}-" for start in begun)
    mine = {id for id in messages_of("en") if id.startswith("web-")}
    assert {id for id in mine if id not in whole and not id.startswith(starts)} == set()


@pytest.mark.parametrize("file", [file for file in SOURCES if file.suffix == ".tsx"], ids=lambda file: file.name)
def test_no_words_stand_in_a_component(file: Path) -> None:
    found = LITERAL.findall(file.read_text(encoding="utf-8"))
    assert [words for words in found if words not in NAMES] == []


def test_every_refusal_that_the_page_meets_is_a_sentence() -> None:
    there = messages_of("en")
    names = {code: code.replace(".", "-") for code in CODES - UNMET}
    assert CODES >= UNMET
    assert [
        code for code, id in names.items() if f"web-refusal-{id}" not in there and f"refusal-{id}" not in there
    ] == []
