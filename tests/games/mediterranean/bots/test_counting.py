"""What a simulation of Trading in the Mediterranean counts: on events made up, and on a game really played."""

from __future__ import annotations

import pytest

from argosy import Match
from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.runner import collector_of
from argosy.arena.stats.intervals import spread
from argosy.bots.levels import bot
from argosy.bots.play import play_match
from argosy.core.contract import Event, Result
from argosy.games.mediterranean.rules.board.scoring import SOURCES
from argosy.games.mediterranean.rules.events import (
    Bought,
    Built,
    CalamityFell,
    Confirmed,
    DealStruck,
    MoneyMoved,
    OpponentGiven,
    OrderSet,
    PointsBought,
    PointsGained,
    PurchaseUndone,
    PurchasingBegan,
    Spent,
    TurnBegan,
    Unfolded,
    VotesCounted,
)
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.statistics.choices import faces, purchases, sides
from argosy.games.mediterranean.statistics.collector import MediterraneanCollector
from argosy.games.mediterranean.statistics.sections import by_turn, calamities, sources, winners

EDITION = MEDITERRANEAN.edition(None)
NOTHING = (0,) * 12
HILL_TOWN, RIVER_TOWN, FISHING_COVE = 0, 1, 3


def counters(*events: Event) -> list[dict[str, int]]:
    """What is counted of these events at a table of four that scored nothing."""
    collector = MediterraneanCollector(4)
    for event in (OrderSet((2, 0, 1, 3)), TurnBegan(1), *events):
        collector.see(event)
    assert list(collector.first_order()) == [2, 0, 1, 3]
    state = MEDITERRANEAN.start(4, {key: values[0] for key, values in MEDITERRANEAN.options.items()}, EDITION)
    rows = collector.counters(state, Result((0,) * 4, (1,) * 4, ({"culture bonus": 6},) * 4))
    return [dict(row) for row in rows]


def test_mediterranean_has_its_own_collector() -> None:
    assert collector_of("mediterranean") is MediterraneanCollector


def test_income_is_money_from_sets_and_wealth_all_that_is_held() -> None:
    order = OrderSet((0, 1, 2, 3))
    row = counters(
        Spent(0, (), 7), MoneyMoved(0, 3), order, MoneyMoved(0, 7), Confirmed(0, 5), MoneyMoved(0, -3),
        TurnBegan(2), MoneyMoved(0, 2), Spent(0, (), 10), order,
    )[0]  # fmt: skip
    assert (row["income_1"], row["income_2"]) == (7, 10)
    assert (row["money_1"], row["money_2"]) == (10, 2 + 2 + 10)


def test_a_deal_counts_for_both_sides() -> None:
    rows = counters(
        DealStruck(1, 0, 3, NOTHING, NOTHING, 0, 0), TurnBegan(2), DealStruck(2, 3, 1, NOTHING, NOTHING, 0, 0)
    )
    assert [row["trades_1"] for row in rows] == [1, 0, 0, 1]
    assert [row["trades_2"] for row in rows] == [0, 1, 0, 1]


def test_calamities_count_for_their_victims() -> None:
    rows = counters(CalamityFell(0, 2), CalamityFell(9, 2), CalamityFell(1, -1))
    assert [row["calamities_unhappiness"] for row in rows] == [0, 0, 1, 0]
    assert [row["calamities_barbarian"] for row in rows] == [0, 0, 1, 0]


def test_a_purchase_taken_back_is_none() -> None:
    row = counters(
        Bought(0, HILL_TOWN, 2, (0,), ()), Built(0, 5, 0, 9, 3), PurchaseUndone(0), PointsBought(0, 1, 4),
        PurchaseUndone(0), Bought(0, RIVER_TOWN, 2, (1,), ()), Confirmed(0, 0),
    )[0]  # fmt: skip
    assert (row["bought_hill-town"], row["bought_river-town"], row["bought_g6"]) == (1, 1, 0)


def test_a_chance_is_a_development_whose_price_one_has_when_purchasing_begins() -> None:
    """Hill Town costs $2 and Fishing Cove $4; the seat that has $1 gets the rest of the price by a card."""
    rows = counters(
        Unfolded((HILL_TOWN, FISHING_COVE), ()), Spent(0, (), 5), Spent(1, (), 3), Spent(2, (), 1), PurchasingBegan(),
        Bought(2, HILL_TOWN, 2, (0,), ()), Confirmed(2, 0), MoneyMoved(3, 9), Confirmed(3, 9),
    )  # fmt: skip
    assert [row["chances_hill-town"] for row in rows] == [1, 1, 1, 0]
    assert [row["chances_fishing-cove"] for row in rows] == [1, 0, 0, 0]
    assert {row["chances_river-town"] for row in rows} == {0}
    pair = [seat_row(seat, 0.5, bought_bank=seat, chances_bank=1) for seat in (0, 1)]
    assert purchases(pair).rows[0][1][2:4] == (1.0, 0.5)


def test_faces_and_sides_are_told_apart() -> None:
    rows = counters(Built(0, 5, 1, 9, 3), Confirmed(0, 0), Built(1, 5, 0, 9, 3), Confirmed(1, 0))
    assert [(row["built_g6_first"], row["built_g6_second"]) for row in rows] == [(0, 1), (1, 0), (0, 0), (0, 0)]
    assert {(row["side_government"], row["side_religion"]) for row in rows} == {(0, 0)}
    games = [
        GameRow(
            number, "", 1, tuple([seat_row(seat, 0.5, built_g6_first=built, side_religion=built) for seat in (0, 1)])
        )
        for number, built in enumerate((0, 1))
    ]
    assert faces(games).rows == (("g6 first", (0.5, 1.0)),)
    assert sides([row for game in games for row in game.seats]).rows == (("religion", (0.5, 0.5)),)


def test_points_are_told_by_source() -> None:
    row = counters()[0]
    assert row["points_culture_bonus"] == 6
    assert row["points_wonder"] == 0


def seat_row(seat: int, win: float, **counted: int) -> SeatRow:
    """A row with these counters."""
    return SeatRow(seat, "sensible", seat + 1, 20, 1, win, counted)


def test_tables_are_means_over_players() -> None:
    pair = [seat_row(0, 1.0, income_1=4, bought_bank=1), seat_row(1, 0.0, income_1=7, bought_bank=0)]
    for row in pair:
        assert isinstance(row.counters, dict)
        row.counters.update({f"income_{turn}": 0 for turn in range(2, 7)})
        row.counters.update({"calamities_unhappiness": row.seat, "calamities_barbarian": 1, "points_culture_bonus": 5})
    assert by_turn("income", "", {"sensible": pair}).rows[0][1] == pytest.approx((5.5, 0, 0, 0, 0, 0, 5.5 / 6))
    assert calamities({"sensible": pair}).rows == (("sensible", (0.5, 1.0, 1.5)),)
    assert sources(pair).rows == (("culture bonus", (5.0, 0.25, 5.0)),)
    name, numbers = purchases(pair).rows[0]
    assert name == "bank"
    assert numbers[:5] == (0.5, 0.5, 0.0, 0.0, 1.0)
    assert 0 < numbers[5] < 1 == numbers[6]


def test_winners_are_told_apart() -> None:
    """Only rows with a win count, shared or not; 45 and 75 are still usual."""
    points = {0: (80, 1.0), 1: (44, 0.0), 2: (75, 0.5), 3: (45, 0.5)}
    rows = [SeatRow(seat, "sensible", 1, got, 1, win, {"points_wonder": seat}) for seat, (got, win) in points.items()]
    name, numbers = winners(rows).rows[0]
    assert name == "winners"
    assert numbers == pytest.approx((200 / 3, spread([80, 75, 45]), 45, 80, 2 / 3))
    assert sources(rows).rows[0][1][2] == pytest.approx(5 / 3)


def test_a_whole_game_adds_up() -> None:
    match = Match.new(MEDITERRANEAN, 4, "count")
    names = ("sensible", "random", "sensible", "random")
    decisions = play_match(match, [bot(name) for name in names], "count")
    assert match.result is not None
    collector = MediterraneanCollector(4)
    for event in match.events(None):
        collector.see(event)
    assert collector.purse == [mine.money for mine in match.state.civilisations]
    rows = collector.counters(match.state, match.result)
    for seat, row in enumerate(rows):
        points = [number for name, number in row.items() if name.startswith("points_")]
        assert sum(points) == match.result.points[seat]
        gained = [number for name, number in row.items() if name.startswith("gained_")]
        assert sum(gained) == match.result.points[seat] - row["points_start"]
        assert all(0 <= row[f"income_{turn}"] <= row[f"money_{turn}"] for turn in range(1, 7))
    assert sum([row[f"trades_{turn}"] for row in rows for turn in range(1, 7)]) % 2 == 0
    seats = tuple(
        [SeatRow(seat, names[seat], seat + 1, match.result.points[seat], 1, 0.25, row) for seat, row in enumerate(rows)]
    )
    sections = MediterraneanCollector.sections([GameRow(0, "count", decisions, seats)])
    assert [section.key for section in sections] == [
        "income", "money", "trades", "calamities", "winners", "sources", "purchases", "faces", "sides",
    ]  # fmt: skip
    assert [name for name, _ in sections[0].rows] == ["sensible", "random", "all"]
    assert [len(section.rows) for section in sections[-3:]] == [36 + 12, 12 * 2, 2]
    for row in rows:
        assert sum([number for name, number in row.items() if name.startswith("built_")]) == sum(
            [row["bought_" + tile.id] for tile in EDITION.tiles]
        )
        assert all(row["bought_" + card.id] <= row["chances_" + card.id] <= 1 for card in EDITION.developments)


def test_points_are_told_by_turn_and_source() -> None:
    row = counters(
        PointsGained(0, 2, SOURCES.index("wonder")), TurnBegan(2), PointsGained(0, -1, SOURCES.index("calamity"))
    )[0]
    assert (row["gained_1_wonder"], row["gained_2_wonder"], row["gained_2_calamity"]) == (2, 0, -1)


def test_deals_blows_and_votes_are_told_by_pairs() -> None:
    rows = counters(
        DealStruck(1, 0, 3, NOTHING, NOTHING, 0, 0), OpponentGiven(1, 4, 0, 2, False), VotesCounted(1, (-1, 3, 3, -1)),
    )  # fmt: skip
    assert (rows[0]["deals_with_4"], rows[3]["deals_with_1"], rows[0]["deals_with_2"]) == (1, 1, 0)
    assert [row["used_on_3"] for row in rows] == [0, 1, 0, 0]
    assert [row["votes_against_4"] for row in rows] == [0, 1, 1, 0]
