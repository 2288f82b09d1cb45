"""Reads the CSV files of an edition into rows that know their file, their line and the source of each value."""

from __future__ import annotations

import csv
import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files as package_files
from pathlib import Path
from typing import Final

from argosy.core import limits

RULEBOOK: Final = "rulebook"
RECONSTRUCTED: Final = "reconstructed"
SOURCE: Final = "source"

_WHOLE_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")
_MIXED_SOURCE: Final = re.compile(r"reconstructed\s*;\s*rulebook\s*:\s*(.+)")


class EditionError(Exception):
    """A fault in a data file: which file, which row, and why."""

    def __init__(self, file: str, row: int | None, reason: str) -> None:
        super().__init__(file, row, reason)
        self.file = file
        self.row = row
        self.reason = reason

    def __str__(self) -> str:
        if self.row is None:
            return f"{self.file}: {self.reason}"
        return f"{self.file}, row {self.row}: {self.reason}"


class Row:
    """One line of a data file: cells by column, each with its source."""

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.cells = cells
        self.sources = self._read_sources()

    def error(self, reason: str) -> EditionError:
        """An error about this row, to be raised by the caller."""
        return EditionError(self.file, self.line, reason)

    def refuse(self, reason: str | None) -> None:
        """Raise an error about this row if there is a reason."""
        if reason is not None:
            raise self.error(reason)

    def text(self, column: str) -> str:
        """The text of the cell, which must not be empty."""
        cell = self.cells[column]
        if not cell:
            raise self.error(f"{column} is empty")
        return cell

    def number(self, column: str, low: int, high: int) -> int:
        """The whole number in the cell, from `low` to `high`."""
        return self._to_number(column, self.text(column), low, high)

    def numbers(self, column: str, low: int, high: int) -> list[int]:
        """The whole numbers in the cell, separated by spaces."""
        return [self._to_number(column, word, low, high) for word in self.text(column).split()]

    def one_of(self, column: str, choices: Sequence[str]) -> str:
        """The cell, which must be one of `choices`."""
        cell = self.text(column)
        if cell not in choices:
            raise self.error(f"{column} is '{cell}', expected one of: {', '.join(choices)}")
        return cell

    def amount(self, column: str, kinds: Sequence[str], low: int, high: int) -> tuple[str, int]:
        """A cell such as `gold 5`: one of `kinds` and a whole number."""
        words = self.text(column).split()
        if len(words) != 2 or words[0] not in kinds:
            shapes = " or ".join(f"'{kind} {high}'" for kind in kinds)
            raise self.error(f"{column} is '{self.cells[column]}', expected something like {shapes}")
        return words[0], self._to_number(column, words[1], low, high)

    def source(self, column: str) -> str:
        """Where the value of this column comes from: `rulebook` or `reconstructed`."""
        return self.sources[column]

    def _to_number(self, column: str, word: str, low: int, high: int) -> int:
        if _WHOLE_NUMBER.fullmatch(word) is None or not low <= int(word) <= high:
            wanted = str(low) if low == high else f"a whole number from {low} to {high}"
            raise self.error(f"{column} is '{word}', expected {wanted}")
        return int(word)

    def _read_sources(self) -> dict[str, str]:
        told = self.text(SOURCE)
        columns = [column for column in self.cells if column != SOURCE]
        if told in (RULEBOOK, RECONSTRUCTED):
            return dict.fromkeys(columns, told)
        mixed = _MIXED_SOURCE.fullmatch(told)
        if mixed is None:
            raise self.error(
                f"source is '{told}', expected 'rulebook', 'reconstructed' or 'reconstructed; rulebook: {columns[-1]}'"
            )
        sources = dict.fromkeys(columns, RECONSTRUCTED)
        for name in mixed.group(1).split(","):
            column = name.strip()
            if column not in sources:
                raise self.error(f"source names '{column}', expected columns out of: {', '.join(columns)}")
            sources[column] = RULEBOOK
        return sources


class Tables:
    """The rows of all files of an edition, and the sources of their values by `file/name of the row/column`.

    `keys` are the columns that together name a row of a file; no two rows may share them.
    """

    def __init__(
        self, files: Mapping[str, str], columns: Mapping[str, Sequence[str]], keys: Mapping[str, Sequence[str]]
    ) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.sources: dict[str, str] = {}
        self.warnings: list[str] = []
        for file in files:
            if file not in columns:
                raise EditionError(file, None, f"is not a file of an edition, expected: {', '.join(columns)}")
        for file in columns:
            if file not in files:
                raise EditionError(file, None, "is missing")
            self.rows[file] = read_rows(file, files[file], columns[file])
            self._name_rows(file, columns[file], keys[file])

    def warn(self, file: str, row: int | None, reason: str) -> None:
        """Record a warning about something unusual that no rule forbids; the edition is still loaded."""
        self.warnings.append(str(EditionError(file, row, reason)))

    def _name_rows(self, file: str, columns: Sequence[str], keys: Sequence[str]) -> None:
        """Record the sources of every row under its name, which must be unique in the file."""
        names: set[str] = set()
        for row in self.rows[file]:
            for column in keys:
                row.refuse(limits.too_long(column, row.text(column), limits.NAME))
            name = " ".join([row.text(column) for column in keys])
            if name in names:
                raise row.error(f"'{name}' is there twice")
            names.add(name)
            for column in columns:
                self.sources[f"{file}/{name}/{column}"] = row.source(column)


def expect(file: str, what: str, found: int, wanted: int) -> None:
    """Raise EditionError unless exactly `wanted` were found."""
    if found != wanted:
        raise EditionError(file, None, f"has {found} {what}, expected {wanted}")


def read_rows(file: str, text: str, columns: Sequence[str]) -> list[Row]:
    """The rows of one data file, which must have exactly these columns and then `source`. Raises EditionError."""
    if (fault := limits.too_long("the file", text, limits.FILE)) is not None:
        raise EditionError(file, None, fault)
    header: list[str] | None = None
    rows: list[Row] = []
    for line, content in enumerate(normalise(text).split("\n"), start=1):
        if content.lstrip().startswith("#"):
            continue
        cells = _split(file, line, content)
        _check_cells(file, line, cells, header)
        if not any(cells):  # spreadsheets write empty rows as commas only
            continue
        if header is None:
            _check_header(file, line, cells, columns)
            header = cells
            continue
        if len(cells) != len(header):
            raise EditionError(file, line, f"has {len(cells)} cells, expected {len(header)}: {', '.join(header)}")
        rows.append(Row(file, line, dict(zip(header, cells, strict=True))))
    if header is None:
        raise EditionError(file, None, f"is empty, expected a header: {', '.join([*columns, SOURCE])}")
    if (fault := limits.too_many("rows", len(rows), limits.ROWS)) is not None:
        raise EditionError(file, None, fault)
    return rows


def read_package(package: str, names: Iterable[str]) -> dict[str, str]:
    """The files of the standard edition, from the `data` folder of that package."""
    data = package_files(package).joinpath("data")
    return {name: data.joinpath(name).read_text(encoding="utf-8") for name in names}


def read_folder(path: str | Path, base: Mapping[str, str]) -> dict[str, str]:
    """The files of an edition: those in the folder, and the files of `base` that it does not replace."""
    folder = Path(path)
    if not folder.is_dir():
        raise EditionError(str(path), None, "is not there" if not folder.exists() else "is not a folder")
    files = dict(base)
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith(("README", ".")):
            continue
        if entry.name not in base:
            raise EditionError(entry.name, None, f"is not a file of an edition, expected some of: {', '.join(base)}")
        try:
            with entry.open("rb") as opened:
                data = opened.read(4 * limits.FILE + 1)  # UTF-8 has at most 4 bytes per character: longer is too long
            if len(data) > 4 * limits.FILE:
                raise EditionError(entry.name, None, f"is too long, at most {limits.FILE} characters are allowed")
            files[entry.name] = normalise(data.decode("utf-8"))
        except UnicodeDecodeError as fault:
            raise EditionError(entry.name, None, f"is not UTF-8 text (byte {fault.start})") from fault
        except OSError as fault:
            raise EditionError(entry.name, None, f"cannot be read: {fault.strerror}") from fault
    return files


def edition_name(path: str | Path) -> str:
    """The name of the edition in a folder: the name of the folder. Raises EditionError."""
    name = Path(path).resolve().name
    if (fault := limits.too_long("the name of the folder", name, limits.NAME)) is not None:
        raise EditionError(str(path), None, fault)
    return name


def normalise(text: str) -> str:
    """The text with LF as its only line ending, one at the end, and no byte order mark."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return plain.rstrip("\n") + "\n"


def digest(files: Mapping[str, str]) -> str:
    """The digest of an edition: SHA-256 over the names and contents of its files."""
    sha = hashlib.sha256()
    for name in sorted(files):
        for part in (name, normalise(files[name])):
            data = part.encode("utf-8")
            sha.update(len(data).to_bytes(8, "big"))
            sha.update(data)
    return sha.hexdigest()


def _split(file: str, line: int, content: str) -> list[str]:
    """The cells of one line; a cell may be quoted, but not span lines."""
    try:
        return [cell.strip() for cell in next(csv.reader([content], strict=True), [])]
    except csv.Error as fault:
        raise EditionError(file, line, f"is not CSV: {fault}") from fault


def _check_cells(file: str, line: int, cells: list[str], header: list[str] | None) -> None:
    """Raise EditionError if a cell is too long."""
    for number, cell in enumerate(cells):
        what = header[number] if header is not None and number < len(header) else f"cell {number + 1}"
        if (fault := limits.too_long(what, cell, limits.CELL)) is not None:
            raise EditionError(file, line, fault)


def _check_header(file: str, line: int, header: list[str], columns: Sequence[str]) -> None:
    for number, name in enumerate(header):
        if name in header[:number]:
            raise EditionError(file, line, f"has the column '{name}' twice")
        if name != SOURCE and name not in columns:
            raise EditionError(file, line, f"has an unknown column '{name}', expected: {', '.join(columns)}, {SOURCE}")
    for name in [*columns, SOURCE]:
        if name not in header:
            raise EditionError(file, line, f"lacks the column '{name}'")
    if header[-1] != SOURCE:
        raise EditionError(file, line, f"has '{header[-1]}' as its last column, expected '{SOURCE}'")
