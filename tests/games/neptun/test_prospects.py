"""What the oracle of Neptun works out of an observation: ways to contracts, and places in temples."""

from __future__ import annotations

from argosy.core.match import Match
from argosy.games.neptun.oracle.prospects import HOPES, OF_HOPE, Prospects
from argosy.games.neptun.research.observation import MILES, REWARD, NeptunEncoder
from argosy.games.neptun.rules.actions import SLOTS
from argosy.games.neptun.view.view import NeptunView
from argosy.research.setting import Setting


def numbers_and_view(takes: int) -> tuple[list[list[float]], NeptunView, Prospects]:
    """The numbers of all seats after so many contracts, and what seat 0 sees."""
    match = Match.new("neptun", 3, seed="prospects")
    while takes:
        seat = match.to_act[0]
        entry = match.legal(seat)[-1]
        takes -= type(entry).__name__ == "Take"
        match.play(seat, entry)
    encoder = Setting("neptun", 3).encoder
    view = match.view(0)
    assert isinstance(encoder, NeptunEncoder)
    assert isinstance(view, NeptunView)
    prospects = Prospects(encoder)
    return prospects.of_one(encoder.numbers(view, 0).tolist()), view, prospects


def test_the_way_leads_from_the_boat_through_the_slots() -> None:
    found, view, _ = numbers_and_view(9)
    for numbers, player in zip(found, view.players, strict=True):
        here, miles, turns = player.boat, 0, 0
        for slot in range(SLOTS):
            contract = player.chart[slot].contract
            if contract is not None:
                leg = view.distances[here].get(contract.city, 0)
                here, miles, turns = contract.city, miles + leg, turns + max(1, -(-leg // 10))
            assert round(numbers[slot] * MILES) == miles
            assert round(numbers[SLOTS + slot] * 5) == turns
        contracts = [slot.contract for slot in player.chart if slot.contract is not None]
        assert round(numbers[2 * SLOTS] * REWARD) == sum(contract.gold for contract in contracts)
        assert round(numbers[2 * SLOTS + 1] * REWARD) == sum(contract.points for contract in contracts)


def test_prizes_go_to_the_highest_tokens() -> None:
    found, view, prospects = numbers_and_view(9)
    begin = 2 * SLOTS + 2
    assert len(found[0]) == prospects.count == begin + HOPES * OF_HOPE + prospects.temples
    gold = {seat: player.gold for seat, player in enumerate(view.players)}
    assert {*gold.values()} == {5}, "nobody has delivered anything"
    now = [numbers[begin] * REWARD for numbers in found]
    tiles = [temple.tiles for temple in view.temples]
    assert round(sum(now)) == tiles[-1][0], "only the tile of the gold temple has an owner"
    leads = [numbers[-prospects.temples :] for numbers in found]
    for temple in range(prospects.temples - 1):
        every = [
            sum(
                slot.contract.points
                for slot in player.chart
                if slot.contract is not None
                and list(view.players[0].tokens)[temple] == region_of(prospects, view, slot.contract.city)
            )
            for player in view.players
        ]
        best = max(every)
        if every.count(best) == 1 and best:
            ahead = [seat for seat in range(3) if leads[seat][temple] > 0]
            assert ahead in ([], [every.index(best)]), "leads count what a boat can reach"


def region_of(prospects: Prospects, view: NeptunView, city: str) -> str:
    """The region of a city."""
    return list(view.players[0].tokens)[prospects.region_of[list(view.distances).index(city)]]
