"""What is printed on cards, tiles and boards, for clients that draw them: numbers as they are, effects in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from argosy.games.mediterranean.edition.cards import AGES, CALAMITY_KINDS
from argosy.games.mediterranean.edition.components import Edition as MediterraneanEdition
from argosy.games.mediterranean.rules.state import GOLD, PIRACY, SPICES
from argosy.games.mediterranean.text.cells import MediterraneanWords
from argosy.games.mediterranean.view.event_messages import DECKS, SIDES

if TYPE_CHECKING:
    from argosy.core.contract import Edition
    from argosy.games.mediterranean.edition.cards import Development, Tile
    from argosy.text.translate import Words


class Good(Struct, frozen=True):
    """A good: its deck, and what 1, 2, ... cards of it pay; further cards start a new set (M1.5)."""

    name: str
    deck: str
    values: list[int]
    pays: list[int]
    """What 0, 1, 2, ... cards of it pay together, up to all cards of the good."""
    poses: list[str]
    """The goods that it can be declared as in deals, if not as itself (M6.5)."""


class Face(Struct, frozen=True):
    """One face of a building tile: the side of its track, its name, what it does in words."""

    side: str
    name: str
    says: str


class TilePiece(Struct, frozen=True):
    """A building tile."""

    id: str
    track: str
    cost: int
    cubes: int
    faces: list[Face]


class IndustryPiece(Struct, frozen=True):
    """An industry and its bonuses in words (M7.4)."""

    good: str
    dominance: str
    monopoly: str


class CultureRow(Struct, frozen=True):
    """A row of the culture grid and its bonus."""

    name: str
    bonus: int


class DevelopmentPiece(Struct, frozen=True):
    """A development: its cost by turn 1 to 6, 0 where it cannot appear; its effects in words, also by turn."""

    id: str
    name: str
    group: str
    age: str
    cost: list[int]
    workers: int
    says: list[str]


class CalamityPiece(Struct, frozen=True):
    """A calamity and what it does in words."""

    name: str
    kind: str
    says: str


class MediterraneanPieces(Struct, frozen=True):
    """What is printed in Trading in the Mediterranean."""

    goods: list[Good]
    bottoms: dict[str, bool]
    """The bottoms of cards, and whether a card with it may be stored."""
    tiles: list[TilePiece]
    developments: list[DevelopmentPiece]
    calamities: list[CalamityPiece]
    industries: list[IndustryPiece]
    industry_prices: list[tuple[int, int]]
    """By space of the industry marker: money and VP of a bundle (M8.4)."""
    culture_rows: list[CultureRow]
    culture_columns: list[int]
    """The bonus of each column."""
    building_limits: list[int]
    """By space of a track."""
    city_room: int
    harbor_room: int
    wonder_room: int
    status_top: int
    status_bottom: int


def pieces(e: Edition, words: Words) -> MediterraneanPieces:
    """Goods, tiles, cards and the numbers of the player board."""
    assert isinstance(e, MediterraneanEdition)
    said = MediterraneanWords(words, (), e)
    return MediterraneanPieces(
        goods=[good_piece(e, good) for good in range(len(e.goods))],
        bottoms=dict(zip(e.bottoms, e.bottom_storable, strict=True)),
        tiles=[tile_piece(said, number, tile) for number, tile in enumerate(e.tiles)],
        developments=[development_piece(said, card) for card in e.developments],
        calamities=[
            CalamityPiece(card.name, CALAMITY_KINDS[card.kind], said.effects(card.effects)) for card in e.calamities
        ],
        industries=[
            IndustryPiece(e.goods[good], said.effects(industry.dominance), said.effects(industry.monopoly))
            for good, industry in enumerate(e.industries)
        ],
        industry_prices=e.industry_prices,
        culture_rows=[CultureRow(name, bonus) for name, bonus in zip(e.culture_rows, e.row_bonus, strict=True)],
        culture_columns=e.column_bonus,
        building_limits=e.building_limit,
        city_room=e.city_room,
        harbor_room=e.harbor_room,
        wonder_room=e.wonder_room,
        status_top=e.status_top,
        status_bottom=e.status_bottom,
    )


def good_piece(e: MediterraneanEdition, good: int) -> Good:
    """A good and what its cards pay."""
    cards = sum([count for kind, count in enumerate(e.kind_count) if e.kind_good[kind] == good])
    pays = [e.set_value(good, count) for count in range(cards + 1)]
    poses = [e.goods[SPICES], e.goods[GOLD]] if good == PIRACY else []
    return Good(e.goods[good], DECKS[e.good_deck[good]], e.set_values[good], pays, poses)


def development_piece(said: MediterraneanWords, card: Development) -> DevelopmentPiece:
    """A development; its effects may depend on the turn."""
    says = [said.effects(card.effects, turn) for turn in range(len(card.cost))]
    return DevelopmentPiece(card.id, card.name, card.group, AGES[card.age], card.cost, card.workers, says)


def tile_piece(said: MediterraneanWords, number: int, tile: Tile) -> TilePiece:
    """A building tile with both its faces."""
    track = 0 if number < 6 else 1
    faces = [Face(SIDES[track][side], tile.names[side], said.effect(tile.abilities[side], 0)) for side in (0, 1)]
    return TilePiece(tile.id, ("government", "religion")[track], tile.cost, tile.cubes, faces)
