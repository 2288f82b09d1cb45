"""The reader of data files: rows, sources, folders and fingerprints."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy.core.data_files import EditionError, Row, digest, normalise, read_folder, read_rows

COLUMNS = ("ship", "sails", "cargo")
HEADER = "ship,sails,cargo,source\n"


def rows(body: str, header: str = HEADER) -> list[Row]:
    return read_rows("ships.csv", header + body, COLUMNS)


def one(body: str) -> Row:
    return rows(body)[0]


def test_rows_know_their_file_and_line() -> None:
    first, second = rows("# built of oak\nArgo,2,gold 5,rulebook\n\n,,,\nDelias, 3 ,temple 1,reconstructed\n")
    assert (first.file, first.line, first.text("ship"), first.number("sails", 1, 9)) == ("ships.csv", 3, "Argo", 2)
    assert (second.line, second.text("ship"), second.number("sails", 3, 3)) == (6, "Delias", 3)


def test_columns_may_stand_in_any_order_before_the_source() -> None:
    row = rows("gold 5,Argo,2,rulebook\n", "cargo,ship,sails,source\n")[0]
    assert (row.text("ship"), row.text("cargo")) == ("Argo", "gold 5")


def test_byte_order_mark_quotes_and_windows_newlines_are_read() -> None:
    row = read_rows("ships.csv", '\ufeffship,sails,cargo,source\r\n"Argo, the swift",2,gold 5,rulebook\r\n', COLUMNS)[0]
    assert (row.line, row.text("ship")) == (2, "Argo, the swift")


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("", None, "empty"),
        ("# only a remark\n", None, "empty"),
        ("ship,sails,source\n", 1, "lacks the column 'cargo'"),
        ("ship,sails,cargo\n", 1, "lacks the column 'source'"),
        ("ship,sails,cargo,colour,source\n", 1, "unknown column 'colour'"),
        ("ship,sails,sails,cargo,source\n", 1, "'sails' twice"),
        ("ship,sails,source,cargo\n", 1, "last column"),
        (HEADER + "Argo,2,rulebook\n", 2, "has 3 cells, expected 4"),
        (HEADER + "\nArgo,2,gold 5,rulebook,more\n", 3, "has 5 cells, expected 4"),
        (HEADER + 'Argo,2,"gold 5,rulebook\n', 2, "not CSV"),
        (HEADER + "Argo,2,gold 5,\n", 2, "source is empty"),
        (HEADER + "Argo,2,gold 5,hearsay\n", 2, "source is 'hearsay'"),
        (HEADER + "Argo,2,gold 5,rulebook; reconstructed: sails\n", 2, "expected 'rulebook'"),
        (HEADER + "Argo,2,gold 5,reconstructed; rulebook: oars\n", 2, "source names 'oars'"),
        (HEADER + "Argo,2,gold 5,reconstructed; rulebook: source\n", 2, "source names 'source'"),
    ],
)
def test_faulty_tables_are_refused(text: str, line: int | None, word: str) -> None:
    with pytest.raises(EditionError) as caught:
        read_rows("ships.csv", text, COLUMNS)
    assert (caught.value.file, caught.value.row) == ("ships.csv", line)
    assert word in caught.value.reason


@pytest.mark.parametrize("word", ["x", "2.5", "1_0", "٣", "--2", "0", "10", "9999999"])
def test_numbers_are_whole_and_in_range(word: str) -> None:
    with pytest.raises(
        EditionError, match=rf"ships.csv, row 2: sails is '{word}', expected a whole number from 1 to 9"
    ):
        one(f"Argo,{word},gold 5,rulebook\n").number("sails", 1, 9)


def test_numbers_may_carry_a_sign() -> None:
    assert one("Argo,+2,gold 5,rulebook\n").number("sails", -5, 5) == 2
    assert one("Argo,-2,gold 5,rulebook\n").number("sails", -5, 5) == -2
    assert one("Argo,7 3,gold 5,rulebook\n").numbers("sails", 1, 9) == [7, 3]


def test_a_number_with_one_choice_says_so() -> None:
    with pytest.raises(EditionError, match=r"sails is '2', expected 3$"):
        one("Argo,2,gold 5,rulebook\n").number("sails", 3, 3)


def test_an_empty_cell_is_refused() -> None:
    with pytest.raises(EditionError, match="row 2: ship is empty"):
        one(",2,gold 5,rulebook\n").text("ship")


def test_a_choice_lists_what_is_expected() -> None:
    row = one("Argo,2,gold 5,rulebook\n")
    assert row.one_of("ship", ("Argo", "Delias")) == "Argo"
    with pytest.raises(EditionError, match="ship is 'Argo', expected one of: Delias, Naglfar"):
        row.one_of("ship", ("Delias", "Naglfar"))


@pytest.mark.parametrize("cell", ["gold", "5", "gold 5 6", "silver 5", "gold x", "gold 10"])
def test_an_amount_is_a_kind_and_a_number(cell: str) -> None:
    assert one("Argo,2,gold 5,rulebook\n").amount("cargo", ("temple", "gold"), 1, 9) == ("gold", 5)
    with pytest.raises(EditionError, match="row 2: cargo is "):
        one(f"Argo,2,{cell},rulebook\n").amount("cargo", ("temple", "gold"), 1, 9)


def test_sources_are_kept_for_every_column() -> None:
    told = one("Argo,2,gold 5,rulebook\n")
    ours = one("Argo,2,gold 5,reconstructed\n")
    mixed = one('Argo,2,gold 5,"reconstructed; rulebook: ship, cargo"\n')
    assert [told.source(column) for column in COLUMNS] == ["rulebook"] * 3
    assert [ours.source(column) for column in COLUMNS] == ["reconstructed"] * 3
    assert [mixed.source(column) for column in COLUMNS] == ["rulebook", "reconstructed", "rulebook"]


def test_errors_tell_file_row_and_reason() -> None:
    assert str(EditionError("city_cards.csv", 7, "olives is 'x'")) == "city_cards.csv, row 7: olives is 'x'"
    assert str(EditionError("city_cards.csv", None, "is missing")) == "city_cards.csv: is missing"


def test_a_folder_holds_only_what_it_changes(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes(b"\xef\xbb\xbfnew\r\n")
    (tmp_path / "README.md").write_text("about", encoding="utf-8")
    (tmp_path / ".hidden").write_bytes(b"\xff")
    base = {"a.csv": "old\n", "b.csv": "same\n"}
    assert read_folder(tmp_path, base) == {"a.csv": "new\n", "b.csv": "same\n"}
    assert base["a.csv"] == "old\n"


def test_faulty_folders_are_refused(tmp_path: Path) -> None:
    base = {"a.csv": "old\n"}
    with pytest.raises(EditionError, match="nowhere: is not there"):
        read_folder(str(tmp_path / "nowhere"), base)
    (tmp_path / "a.csv").write_bytes(b"caf\xe9")
    with pytest.raises(EditionError, match="is not a folder"):
        read_folder(tmp_path / "a.csv", base)
    with pytest.raises(EditionError, match=r"a\.csv: is not UTF-8 text \(byte 3\)"):
        read_folder(tmp_path, base)
    (tmp_path / "a.csv").unlink()
    (tmp_path / "a.csv").mkdir()
    with pytest.raises(EditionError, match=r"a\.csv: cannot be read"):
        read_folder(tmp_path, base)
    (tmp_path / "A.CSV").write_text("old\n", encoding="utf-8")
    with pytest.raises(EditionError, match=r"A\.CSV: is not a file of an edition, expected some of: a\.csv"):
        read_folder(tmp_path, base)


def test_the_digest_follows_names_and_content_but_not_newlines() -> None:
    files = {"a.csv": "one\ntwo\n", "b.csv": "three\n"}
    assert digest(files) == digest({"b.csv": "three", "a.csv": "\ufeffone\r\ntwo\r\n"})
    assert len(digest(files)) == 64
    others = [{**files, "a.csv": "one\ntwo!\n"}, {"a.csv": files["a.csv"]}, {"a.csv": "three\n", "b.csv": "one\ntwo\n"}]
    assert len({digest(files), *(digest(other) for other in others)}) == 4
    assert normalise("a\rb\r\n\n") == "a\nb\n"
