"""Everything that the standard editions name has a drawing, and the sea chart is laid out soundly."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Final

import pytest

from tools.coast import GRID, Point, project

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "web" / "src"
NEPTUN: Final = PAGE / "games" / "neptun" / "drawings"
SETS: Final = {
    "goods": PAGE / "drawings" / "icons" / "goods.ts",
    "places": PAGE / "drawings" / "icons" / "places.ts",
    "interface": PAGE / "drawings" / "icons" / "interface.ts",
    "neptun": NEPTUN / "icons.ts",
    **{file.stem: file for file in (PAGE / "games" / "mediterranean" / "drawings" / "icons").glob("*.ts")},
}
"""The files of icons."""


def column(game: str, file: str, *names: str) -> list[str]:
    """The values of some columns of a data file."""
    lines = (
        (ROOT / "src" / "argosy" / "games" / game / "edition" / "data" / file).read_text(encoding="utf-8").splitlines()
    )
    rows = list(csv.DictReader([line for line in lines if line and not line.startswith("#")]))
    return [row[name] for row in rows for name in names]


def drawings(file: str) -> dict[str, str]:
    """The drawings of a file of icons, by name."""
    text = SETS[file].read_text(encoding="utf-8")
    return {found[1]: found[2] for found in re.finditer(r'^  "?([\w-]+)"?:\s+"([^"]+)",$', text, re.MULTILINE)}


def slug(name: str) -> str:
    """A name as it is spelled in the table of drawings."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", ""))


@pytest.mark.parametrize(
    ("file", "names"),
    [
        ("goods", column("neptun", "goods.csv", "good") + column("mediterranean", "goods.csv", "good")),
        ("ideas", sorted({*column("mediterranean", "bottoms.csv", "bottom")} - {"piracy"})),
        ("neptun", [f"temple-{slug(temple)}" for temple in column("neptun", "tiles.csv", "temple")]),
        ("buildings", [slug(name) for name in column("mediterranean", "tiles.csv", "first_name", "second_name")]),
        ("calamities", column("mediterranean", "calamities.csv", "calamity")),
        ("things", column("mediterranean", "developments.csv", "group", "age")),
        ("things", [slug(name) for name in column("mediterranean", "industries.csv", "industry")]),
        ("things", ["letters", "stage", "nature", "happiness", "safety", "government", "religion"]),
    ],
)
def test_everything_that_the_editions_name_has_a_drawing(file: str, names: list[str]) -> None:
    assert [name for name in names if name not in drawings(file)] == []


def test_no_two_drawings_are_alike_and_no_name_is_used_twice() -> None:
    files = [drawings(file) for file in SETS]
    names = [name for file in files for name in file]
    shapes = [shape for file in files for shape in file.values()]
    assert len(names) == len(set(names)) > 150
    assert len(shapes) == len(set(shapes))


def test_every_good_and_idea_has_a_colour_of_its_own_to_be_filled_with() -> None:
    style = (PAGE / "drawings" / "drawings.css").read_text(encoding="utf-8")
    assert [name for name in [*drawings("goods"), *drawings("ideas")] if f"--wash-{name}:" not in style] == []


GEOGRAPHY: Final = (NEPTUN / "geography.ts").read_text(encoding="utf-8")
PORTS: Final = {
    found[1] or found[2]: (found[3].strip('"'), float(found[4]), float(found[5]))
    for found in re.finditer(
        r'^  (?:"([\w ]+)"|(\w+)): port\((null|"[\w ]+"), ([-\d.]+), ([-\d.]+), ', GEOGRAPHY, re.MULTILINE
    )
}
WAYS: Final = {
    found[1]: [(float(x), float(y)) for x, y in re.findall(r"\[([-\d.]+), ([-\d.]+)\]", found[2])]
    for found in re.finditer(r'^  "([\w -]+-[\w -]+)": \[(\[.*\])\],$', GEOGRAPHY, re.MULTILINE)
}


def shores() -> list[list[Point]]:
    """The shores of the chart, on the grid of the script that drew them."""
    rings: list[list[Point]] = []
    for line in re.findall(r'^  "(.*)",$', (PAGE / "drawings" / "coast.ts").read_text(encoding="utf-8"), re.MULTILINE):
        steps = [int(step) for step in re.findall(r"-?\d+", line)]
        x = y = 0
        ring: list[Point] = []
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        rings.append(ring)
    return rings


def within(point: Point, ring: list[Point]) -> bool:
    """Whether a point lies in a ring: a line to the west crosses it an odd number of times."""
    x, y = point
    crossed = [
        (a, b)
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
    ]
    return len(crossed) % 2 == 1


def test_every_port_is_placed_in_its_region_within_the_chart() -> None:
    cities = column("neptun", "cities.csv", "city")
    regions = ["null" if region == "-" else region for region in column("neptun", "cities.csv", "region")]
    assert {city: place[0] for city, place in PORTS.items()} == dict(zip(cities, regions, strict=True))
    for _, east, north in PORTS.values():
        x, y = project(east, north)
        assert 0 < x < GRID[0]
        assert 0 < y < GRID[1]


def test_every_link_has_a_way_laid_by_hand() -> None:
    ends = column("neptun", "links.csv", "from", "to")
    links = {f"{a}-{b}" for a, b in zip(ends[::2], ends[1::2], strict=True)}
    assert set(WAYS) == links


def test_ways_turn_on_the_water() -> None:
    rings = shores()
    ashore = [
        (link, turn) for link, turns in WAYS.items() for turn in turns if any(within(project(*turn), r) for r in rings)
    ]
    assert ashore == []


def test_the_coasts_are_light() -> None:
    assert (PAGE / "drawings" / "coast.ts").stat().st_size < 30_000
    assert len(shores()) > 20
