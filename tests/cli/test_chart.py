"""The sea chart says the same drawn and read aloud."""

from __future__ import annotations

import re

import argosy
from argosy.core.replay import AnyMatch
from argosy.games.neptun.text.sea_chart import marks
from argosy.games.neptun.view.view import NeptunView
from argosy.games.package import text_of
from argosy.text.blocks import Block, Drawing, Line
from argosy.text.translate import Words

NAMES = ("Anna", "Ben", "Cleo")
MATCH = argosy.Match.new("neptun", seats=3, seed=4)


def chart(match: AnyMatch, width: int) -> list[Block]:
    drawn = text_of(match, Words("en"), NAMES).answer(match.view(None), "chart", "", width)
    assert drawn is not None
    return drawn


def view() -> NeptunView:
    seen = MATCH.view(0)
    assert isinstance(seen, NeptunView)
    return seen


def test_the_drawing_shows_every_city_every_distance_and_the_boats() -> None:
    drawing = chart(MATCH, 100)[0]
    assert isinstance(drawing, Drawing)
    text = "\n".join(drawing.lines)
    for city in view().distances:
        assert city in text
    assert "Crete [ABC]" in text
    assert sorted(map(int, re.findall(r"\d+", text))) == sorted(link.miles for link in view().links)
    assert max(map(len, drawing.lines)) <= 98
    assert len(drawing.lines) <= 32


def test_no_draw_of_markers_hides_anything() -> None:
    for seed in range(30):
        match = argosy.Match.new("neptun", seats=3, seed=seed)
        seen = match.view(None)
        assert isinstance(seen, NeptunView)
        drawing = chart(match, 100)[0]
        assert isinstance(drawing, Drawing)
        numbers = re.findall(r"\d+", "\n".join(drawing.lines))
        assert sorted(map(int, numbers)) == sorted(link.miles for link in seen.links)


def test_the_list_tells_every_link_from_both_ends() -> None:
    lines = [block.text for block in chart(MATCH, 0) if isinstance(block, Line)]
    for link in view().links:
        for here, there in ((link.a, link.b), (link.b, link.a)):
            line = next(line for line in lines if re.match(rf"{here}( \(|:)", line))
            assert f"{there} {link.miles}" + (" deep sea" if link.deep else "") in line
    assert next(line for line in lines if line.startswith("Crete")).endswith("Boats: Anna, Ben, Cleo.")


def test_marks_are_initials_unless_two_are_the_same() -> None:
    assert marks(["Anna", "Ben"]) == ("A", "B")
    assert marks(["Anna", "Albert", "Ben"]) == ("1", "2", "3")
