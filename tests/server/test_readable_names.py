"""Names: none that cannot be read, none that turns the line around, and no two at a table that look the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from argosy.client import Client, Refusal
from argosy.core.contract import Message, Term
from argosy.server.tables.names import distinct_name
from argosy.text.names import fault_of, isolated, looks, safe_name, tidied
from argosy.text.translate import Words
from tests.server.harness import THREE, Running, serving

CYRILLIC_ADA = "\N{CYRILLIC CAPITAL LETTER A}d\N{CYRILLIC SMALL LETTER A}"
HEBREW_ADA = "\u05e2\u05d3\u05d4"
FAULTY = [
    ("\N{ZERO WIDTH SPACE}", "invisible"),
    ("Bo\N{ZERO WIDTH SPACE}b", "invisible"),
    ("Bo\N{ZERO WIDTH JOINER}b", "invisible"),
    ("Bob\N{ZERO WIDTH NON-JOINER}", "invisible"),
    ("B\N{SOFT HYPHEN}ob", "invisible"),
    ("\N{HANGUL FILLER}", "invisible"),
    ("\N{BRAILLE PATTERN BLANK}", "invisible"),
    ("Bob\N{VARIATION SELECTOR-16}", "invisible"),
    ("Bob\U000e0041", "invisible"),
    ("Bob\x85", "invisible"),
    ("Bob\N{LINE SEPARATOR}2", "invisible"),
    ("Bob\ue000", "invisible"),
    ("\N{RIGHT-TO-LEFT OVERRIDE}boB", "direction"),
    ("Bob\N{RIGHT-TO-LEFT MARK}", "direction"),
    ("Bob \N{RIGHT-TO-LEFT ISOLATE}x", "direction"),
    ("\N{COMBINING ACUTE ACCENT}", "marks"),
    ("q" + "\N{COMBINING ACUTE ACCENT}" * 4, "marks"),
]
READABLE = [
    "Bob",
    "Jos\N{LATIN SMALL LETTER E WITH ACUTE}",
    HEBREW_ADA,
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, with a joiner that it needs
    "\u0915\u094d\u200d\u0937",  # Devanagari, with another
    "\U0001f469\u200d\U0001f680",  # an astronaut: two emoji joined
    "\u2764\ufe0f",  # a heart drawn as a picture
    "\u674e \u5c0f\u9f99",
    "O'Neill-2",
]
TWINS = [
    ("Ada", CYRILLIC_ADA),
    ("Ada", "ada"),
    ("Ada", "\N{FULLWIDTH LATIN CAPITAL LETTER A}da"),
    ("Ada", "\N{MATHEMATICAL BOLD CAPITAL A}da"),
    ("Bob", "\N{GREEK CAPITAL LETTER BETA}\N{GREEK SMALL LETTER OMICRON}b"),
    ("Bob", "B0b"),
    ("Ian", "lan"),
    ("Bill", "Bi1l"),
    ("Emma", "Ernrna"),
    ("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}", "Zoe\N{COMBINING DIAERESIS}"),
    ("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}", "Zo\N{CYRILLIC SMALL LETTER IO}"),
    ("\u0412\u043e\u0432\u0430", "\u0412\u041e\u0412\u0410"),
]


@pytest.mark.parametrize(("name", "fault"), FAULTY)
def test_a_name_that_cannot_be_read_is_refused(name: str, fault: str) -> None:
    assert fault_of(name) == fault
    safe = safe_name(name)
    assert safe is None or fault_of(safe) is None


@pytest.mark.parametrize("name", READABLE)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert fault_of(tidied(name)) is None
    assert safe_name(name) == tidied(name)


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_names_that_look_the_same_are_told_apart(one: str, other: str) -> None:
    assert distinct_name(other, [one]) == f"{other} 2"
    assert distinct_name(one, [other]) == f"{one} 2"


@pytest.mark.parametrize(("one", "other"), [("Ian", "Lan"), ("Ada", "Eda"), ("Jose", "Jos\u00e9"), ("Anna", "Ana")])
def test_names_that_look_different_stay_as_they_are(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


async def refusal_of(client: Client, name: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await client.rename(name)
    return caught.value


def test_the_server_says_what_is_wrong_with_a_name(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        for name, fault in FAULTY:
            refusal = await refusal_of(ada, name)
            assert refusal.status == 400
            if refusal.problem.code != "wire.malformed":  # which also says so, of control characters
                assert (refusal.problem.code, refusal.problem.args) == ("guest.name", {"reason": fault})
        for make in (ada.be, ada.rename):
            with pytest.raises(Refusal):
                await make("\N{RIGHT-TO-LEFT OVERRIDE}boB")
        assert (await ada.rename("Zoe\N{COMBINING DIAERESIS}\N{NO-BREAK SPACE}B")).name == "Zo\u00eb B"

    serving(tmp_path, work)


def test_a_look_alike_gets_a_number_at_the_table_and_in_the_talk_of_onlookers(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, twin, onlooker = [await server.guest(name) for name in ("Ada", CYRILLIC_ADA, "ADA")]
        opened = await ada.open(msgspec.structs.replace(THREE, public=True, onlookers="open"))
        await twin.join(opened.table)
        await onlooker.say(opened.table, "it is me, Ada")
        state = await ada.snapshot(opened.table)
        assert [seat.name for seat in state.table.seats] == ["Ada", f"{CYRILLIC_ADA} 2", None]
        chat = (await ada.ask("GET", f"/api/tables/{opened.table}/events", type(state))).chat
        assert [line.name for line in chat] == ["ADA 3"]

    serving(tmp_path, work)


def test_a_name_from_right_to_left_moves_nothing_around_it() -> None:
    assert isolated("Ada") == "Ada"
    said = Words("en").say(Message("server-undone", {"seat": Term("seat", 1)}), ["Bob", isolated(HEBREW_ADA)])
    assert said.count(f"\u2068{HEBREW_ADA}\u2069") == said.count("\u2068") == 1
