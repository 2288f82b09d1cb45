"""Records and editions whose texts are longer than anything printed needs: refused, with what and how long it may be.

A card's text stands in every view of a game. A record of 1.9 MB whose cities had names of 24,000 letters made an
answer of 1.6 GB.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.cli.main import main
from argosy.core import limits
from argosy.core.data_files import EditionError, digest
from argosy.core.record import Record, RecordError
from argosy.server.tables.editions import Editions
from argosy.server.wire.errors import Problem
from tests.server.harness import Running, serving

LETTERS = 24_000
Files = dict[str, str]


def standard(key: str) -> Files:
    return dict(argosy.Match.new(key, 4, 7).edition.files)


def record_with(key: str, files: Files) -> str:
    """A game that was begun with those files, with the digest that belongs to them."""
    saved = argosy.Match.new(key, 4, 7).saved()
    head = json.loads(saved.dumps().splitlines()[0])
    head |= {"edition": "hostile", "edition_files": files, "edition_digest": digest(files), "seed_sha256": None}
    return json.dumps(head) + "\n"


def renamed(files: Files, old: str, new: str) -> Files:
    return {name: content.replace(old, new) for name, content in files.items()}


def long_cities() -> Files:
    """Neptun with cities whose names have 24,000 letters."""
    files = standard("neptun")
    for line in files["cities.csv"].splitlines()[1:]:
        city = line.split(",")[0]
        if city and not city.startswith("#"):
            files = renamed(files, f"{city},", f"{city[:5] + 'a' * (LETTERS - 5)},")
    return files


def with_cell(key: str, file: str, column: str, text: str) -> Callable[[], Files]:
    """The standard edition with another text in the first row of a column."""

    def make() -> Files:
        files = standard(key)
        lines = files[file].splitlines()
        first = next(number for number, line in enumerate(lines) if line and not line.startswith("#"))
        cells = lines[first + 1].split(",")
        cells[lines[first].split(",").index(column)] = text
        lines[first + 1] = ",".join(cells)
        return files | {file: "\n".join(lines) + "\n"}

    return make


HOSTILE: dict[str, tuple[str, Callable[[], Files], str]] = {
    "cities": ("neptun", long_cities, f"characters, at most {limits.FILE} are allowed"),
    "one city": (
        "neptun", with_cell("neptun", "cities.csv", "city", "a" * LETTERS), f"city has {LETTERS} characters, at most"
    ),
    "city": ("neptun", with_cell("neptun", "cities.csv", "city", "a" * 41), "city has 41 characters, at most 40"),
    "region": ("neptun", with_cell("neptun", "cities.csv", "region", "a" * 121), "region has 121 characters, at most"),
    "card": ("neptun", with_cell("neptun", "city_cards.csv", "card", "a" * 41), "card has 41 characters, at most 40"),
    "title": (
        "mediterranean", with_cell("mediterranean", "developments.csv", "name", "a" * 121),
        "name has 121 characters, at most 120",
    ),
    "effects": (
        "mediterranean", with_cell("mediterranean", "calamities.csv", "effects", "lose 1; " * 20),
        "effects has 159 characters, at most 120",
    ),
    "remarks": (
        "neptun", lambda: standard("neptun") | {"goods.csv": "#" * (limits.FILE + 1)}, f"at most {limits.FILE}"
    ),
    "rows": (
        "neptun",
        lambda: standard("neptun") | {"links.csv": "from,to,kind,source\n" + "a,b,deep,rulebook\n" * 201},
        "there are 201 rows, at most 200",
    ),
    "file name": ("neptun", lambda: standard("neptun") | {"a" * 41: ""}, "the name of a file has 41 characters"),
    "files": (
        "neptun", lambda: {f"{number}.csv": "" for number in range(31)}, "there are 31 edition_files, at most 30"
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", HOSTILE)
def test_a_record_with_an_endless_edition_is_refused_by_the_server(what: str, tmp_path: Path) -> None:
    key, make, why = HOSTILE[what]
    body = record_with(key, make()).encode()
    assert len(body) < 2 * 1024 * 1024, "it is not its own length for which it is refused"

    async def work(server: Running) -> None:
        status, _, answer = await (await server.guest("Ada")).request("POST", "/api/records", body)
        problem = msgspec.json.decode(answer, type=Problem)
        assert (status, problem.code) == (400, "record.bad")
        assert why in str(problem.message)
        assert len(answer) < 1000

    serving(tmp_path, work)


@pytest.mark.parametrize("what", HOSTILE)
def test_a_record_with_an_endless_edition_is_refused_by_the_command_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, make, why = HOSTILE[what]
    file = tmp_path / "hostile.argosy.jsonl"
    file.write_text(record_with(key, make()), encoding="utf-8")
    for words in (["replay", str(file)], ["play", "--resume", str(file)], ["admin", "import", str(file)]):
        assert main(words) == 2
        said = capsys.readouterr()
        assert why in said.err, words
        assert len(said.out + said.err) < 10_000


def test_an_edition_in_a_folder_has_the_same_limits(tmp_path: Path) -> None:
    folder = tmp_path / "neptun" / "endless"
    folder.mkdir(parents=True)
    for name, content in HOSTILE["one city"][1]().items():
        (folder / name).write_text(content, encoding="utf-8")
    with pytest.raises(EditionError, match=f"cities.csv, row .*: city has {LETTERS} characters, at most 120"):
        Editions.found(tmp_path)
    (folder / "cities.csv").unlink()
    (folder / "goods.csv").write_text("#" * 10 * limits.FILE, encoding="utf-8")
    with pytest.raises(EditionError, match=f"goods.csv: is too long, at most {limits.FILE} characters"):
        argosy.Match.new("neptun", 3, edition=str(folder))
    (folder / "goods.csv").unlink()
    with pytest.raises(EditionError, match="the name of the folder has 41 characters, at most 40"):
        argosy.Match.new("neptun", 3, edition=str(folder.rename(tmp_path / ("a" * 41))))


HEADS: dict[str, tuple[dict[str, object], str]] = {
    "rules": ({"rules": "1" * 65}, "rules has 65 characters, at most 64"),
    "rng": ({"rng": "b" * 65}, "rng has 65 characters, at most 64"),
    "edition": ({"edition": "a" * 41}, "edition has 41 characters, at most 40"),
    "edition_digest": ({"edition_digest": "a" * 65}, "edition_digest has 65 characters"),
    "seed_sha256": ({"seed_sha256": "a" * 65}, "seed_sha256 has 65 characters"),
    "name": ({"names": ["Ada", "a" * 41]}, "the name of seat 2 has 41 characters, at most 40"),
    "names": ({"names": ["a"] * 9}, "there are 9 names and 4 seats"),
    "game": ({"game": "a" * 41}, "game has 41 characters"),
    "options": ({"options": {"a" * 100_000: "b"}}, "options are missing or unknown"),
}


@pytest.mark.parametrize("what", HEADS)
def test_the_texts_of_a_record_have_limits(what: str) -> None:
    head, _, rest = argosy.Match.new("neptun", 4, 7).saved().dumps().partition("\n")
    change, why = HEADS[what]
    with pytest.raises(RecordError, match=f"line 1: {why}") as caught:
        Record.loads(json.dumps(json.loads(head) | change) + "\n" + rest)
    assert len(str(caught.value)) < 300


def test_the_lines_and_the_seed_of_a_record_have_limits() -> None:
    head, *rest = argosy.Match.new("neptun", 4, 7).saved().dumps().splitlines()
    long = json.dumps({"by": 0, "do": "Show", "oar": "a" * limits.LINE})
    with pytest.raises(RecordError, match=f"line 3: the line has .* characters, at most {limits.LINE} are allowed"):
        Record.loads("\n".join([head, rest[0], long]))
    with pytest.raises(RecordError, match="line 3: the seed has 201 characters, at most 200"):
        Record.loads("\n".join([head, rest[0], json.dumps({"end": False, "seed": "a" * 201, "result": None})]))
    with pytest.raises(ValueError, match="the seed has 201 characters, at most 200"):
        argosy.Match.new("neptun", 3, "a" * 201)
    assert argosy.Match.new("neptun", 3, "a" * 200).saved().dumps()
