"""What is printed on the sea chart and the temple tiles, for clients that draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from argosy.games.neptun.edition.components import Edition as NeptunEdition

if TYPE_CHECKING:
    from argosy.core.contract import Edition
    from argosy.text.translate import Words


class City(Struct, frozen=True):
    """A city of the sea chart; Crete has no region. x goes east from 0 to 100, y south from 0 to 50."""

    name: str
    region: str | None
    x: int
    y: int


class NeptunPieces(Struct, frozen=True):
    """Everything printed in Neptun that the page draws."""

    cities: list[City]
    regions: list[str]
    temples: list[str]
    goods: list[str]
    bonus_points: int


def pieces(e: Edition, _: Words) -> NeptunPieces:
    """The sea chart and its temples."""
    assert isinstance(e, NeptunEdition)
    places = zip(e.cities, e.city_region, e.city_x, e.city_y, strict=True)
    cities = [City(name, e.regions[region] if region >= 0 else None, x, y) for name, region, x, y in places]
    return NeptunPieces(cities, e.regions, e.temples, e.goods, e.bonus_points)
