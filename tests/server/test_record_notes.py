"""Times and talk in records: as far as the players allow it, and in all places where a record goes."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

import argosy
from argosy.cli.main import main
from argosy.core.record import Record, Said
from argosy.server.storage.rows import GuestRow, InputRow, SeatRow, TableRow, Witnesses
from argosy.server.tables.own_entries import UNDO
from argosy.server.tables.record_notes import RecordNotes, notes_of, with_notes
from argosy.server.tables.session import header_line, row_of
from argosy.server.wire.types import ChatLine, InRecords
from tests.server.finished import finished
from tests.server.harness import running
from tests.server.test_finished_games import played

NAMED = header_line(finished().named(["Ada", "Bob", "Bot"]).header)
TABLE = TableRow(
    "t", finished().header.game, "{}", False, "untimed", "instant", 0, "over", "ada", NAMED, None, 0.0, 0.0
)  # fmt: skip
SEATS = [SeatRow("t", 0, "ada", "Ada"), SeatRow("t", 1, "bob", "Bob"), SeatRow("t", 2, name="Bot", bot="random")]
ADA, BOB, EVE = [GuestRow(name.lower(), name, 0.0) for name in ("Ada", "Bob", "Eve")]
BEGAN = {0: "ada", 1: "bob"}


def line(number: int, seat: int, text: str | None, at: float = 0.0, apart: bool = False) -> ChatLine:
    """A line of chat."""
    return ChatLine(number, seat, "", at, text, None if text else "hello", None, apart)


def test_times_are_kept_unless_somebody_asked_to_leave_them_out() -> None:
    assert notes_of(TABLE, SEATS, Witnesses(BEGAN, [ADA, BOB], [])) == RecordNotes(times=True)
    assert notes_of(TABLE, SEATS, Witnesses(BEGAN, [ADA, replace(BOB, times=False)], [])) == RecordNotes()
    assert notes_of(TABLE, SEATS, Witnesses(BEGAN, [ADA, BOB, replace(EVE, times=False)], [])).times, "she only talked"


@pytest.mark.parametrize(
    ("began", "seats", "header", "guests"),
    [
        (BEGAN, [SEATS[0], replace(SEATS[1], guest=None, bot="random"), SEATS[2]], NAMED, [ADA, BOB]),
        (BEGAN, [SEATS[0], replace(SEATS[1], guest="eve"), SEATS[2]], NAMED, [ADA, BOB, EVE]),
        ({0: "ada"}, SEATS, NAMED, [ADA, BOB]),
        ({}, SEATS, NAMED, [ADA, BOB]),
        ({0: "ada"}, [SEATS[0], SeatRow("t", 1), SEATS[2]], NAMED.replace("Bob", ""), [ADA]),
        (BEGAN, SEATS, NAMED, [ADA]),
        (BEGAN, SEATS, None, [ADA, BOB]),
    ],
    ids=["left", "another took over", "joined later", "of an early release", "deleted", "being deleted", "not begun"],
)
def test_times_need_everybody_from_the_beginning_to_the_end(
    began: dict[int, str], seats: list[SeatRow], header: str | None, guests: list[GuestRow]
) -> None:
    assert not notes_of(replace(TABLE, header=header), seats, Witnesses(began, guests, [])).times


def test_words_are_kept_only_if_their_author_lets_them() -> None:
    chat = [
        ("ada", line(1, 0, "mine")), ("bob", line(2, 1, "his")), ("ada", line(3, 0, None)), (None, line(4, 1, "gone")),
        ("ada", line(5, -1, "from the side")), ("ada", line(6, 0, "apart", apart=True)),
    ]  # fmt: skip
    frank = Witnesses(BEGAN, [replace(ADA, talk=True), BOB], [(author, said) for author, said in chat])
    assert notes_of(TABLE, SEATS, Witnesses(BEGAN, [ADA, BOB], frank.chat)).talk == ()
    assert [said.number for said in notes_of(TABLE, SEATS, frank).talk] == [1, 3]


def logged() -> list[InputRow]:
    """The log of the finished game: an input every two seconds."""
    return [replace(row_of(entry), at=1000.0 + 2 * number) for number, entry in enumerate(finished().inputs)]


def test_times_count_from_the_input_before_and_talk_is_placed_between_inputs() -> None:
    talk = (line(1, 0, "before", 900.0), line(2, 1, None, 1005.0), line(3, 2, "after", 9e9))
    record = with_notes(finished(), logged(), RecordNotes(True, talk))
    count = len(finished().inputs)
    assert record.times == (0, *[20] * (count - 1))
    assert record.talk == (Said(0, 0, "before"), Said(3, 1, None, "hello"), Said(count, 2, "after"))
    assert with_notes(finished(), logged(), RecordNotes()).dumps() == finished().dumps()
    assert argosy.verify(Record.loads(record.dumps())).problems == ()


def test_inputs_that_were_taken_back_have_no_times() -> None:
    rows = logged()
    seat = rows[-1].actor
    undone = [*rows[:-1], rows[-1], InputRow(seat, UNDO, 5000.0), replace(rows[-1], at=6000.0)]
    assert with_notes(finished(), undone, RecordNotes(True)).times[-1] == round(60_000 - 10 * rows[-2].at)


def test_clocks_that_go_back_and_games_that_are_played_on_give_no_wrong_times() -> None:
    rows = logged()
    rows[5] = replace(rows[5], at=0.0)
    assert with_notes(finished(), rows, RecordNotes(True)).times[3:8] == (20, 20, 0, 40, 20)
    on = replace(finished(), header=replace(finished().header, taken=6))
    assert with_notes(on, logged(), RecordNotes(True)).times[5:8] == (20, 0, 20)
    still = [replace(row, at=7.0) for row in logged()]
    assert with_notes(finished(), still, RecordNotes(True)).times == (), "of before times were kept"


@pytest.mark.slow
def test_records_have_what_the_player_allows_wherever_they_go(tmp_path: Path) -> None:
    async def run() -> str:
        async with running(tmp_path) as server, asyncio.timeout(300):
            ada, table = await played(server)
            await ada.say(table, "well rowed")
            assert await ada.in_records() == InRecords(times=True, talk=False)
            first = Record.loads(await ada.record(table))
            assert (len(first.times), first.talk) == (len(first.inputs), ())
            assert await ada.let_records_have(times=True, talk=True) == await ada.in_records()
            both = Record.loads(await ada.record(table))
            assert both == replace(first, talk=(Said(len(first.inputs), 0, "well rowed"),))
            last = (await ada.moments(table, None, len(first.inputs))).moments[-1]
            assert (last.at, last.events[-1].id) == (both.seconds()[-1], "server-said")
            assert last.events[-1].args["words"] == "well rowed"
            with ZipFile(io.BytesIO(await ada.my_data())) as archive:
                assert archive.read(f"records/{table}.argosy.jsonl").decode() == both.dumps()
            copy = (await ada.bring(both.dumps())).table
            assert Record.loads(await ada.record(copy)) == first, "talk is not taken from a file"
            await ada.let_records_have(times=False, talk=False)
            assert await ada.record(table) == replace(first, times=()).dumps()
            assert (await ada.moments(table, None, 3)).moments[0].at is None
            later = await ada.bring(both.dumps().replace('{"end":', '{"weather":"fair","end":', 1))
            assert Record.loads(await ada.record(later.table)).times == first.times, "an unknown field is no hindrance"
            await ada.let_records_have(times=True, talk=True)
            return table

    table = asyncio.run(run())
    out = tmp_path / "out.argosy.jsonl"
    assert main(["admin", "export", table, str(out), "--database", f"sqlite:///{tmp_path}/argosy.sqlite"]) == 0
    exported = Record.load(out)
    assert exported.times
    assert [said.text for said in exported.talk] == ["well rowed"]
