"""What seats know of cards they cannot see: tops by everybody, traces by whoever gave a card away."""

from __future__ import annotations

import pytest

from argosy.core.rng import Rng
from argosy.games.mediterranean.hidden import knowledge
from argosy.games.mediterranean.hidden.knowledge import MASK
from argosy.games.mediterranean.rules import resolution
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.trading import phase as trading
from tests.games.mediterranean.market import Market, given_on, market

# Tops


def test_an_offer_tells_what_its_giver_holds_at_least() -> None:
    begun = market({0: "art-democracy art-prosperity dye-venus", 1: ""})
    begun.offer(0, "1 art", "1 wine", "art-democracy")
    assert begun.tops(0) == "1 art"
    begun.offer(0, "2 art 1 dye", "1 wine", "art-democracy art-prosperity dye-venus")
    begun.offer(0, "1 art", "1 gold", "art-prosperity")
    assert begun.tops(0) == "2 art 1 dye"


def test_a_deal_moves_what_is_known() -> None:
    begun = market({0: "art-democracy art-prosperity", 1: "wine-mars"})
    begun.show(0, "2 art")
    begun.accept(1, begun.offer(0, "1 art", "1 wine", "art-democracy"), "wine-mars")
    assert (begun.tops(0), begun.tops(1)) == ("1 art 1 wine", "1 art")


def test_an_open_offer_goes_on_telling() -> None:
    """The offer that lives on after a deal shows that there was a second card."""
    begun = market({0: "art-democracy art-prosperity", 1: "wine-mars"})
    begun.offer(0, "1 art", "1 gold", "art-prosperity")
    begun.accept(1, begun.offer(0, "1 art", "1 wine", "art-democracy"), "wine-mars")
    assert begun.tops(0) == "1 art 1 wine"


def test_who_gives_spices_may_have_given_piracy_and_so_have_no_gold() -> None:
    begun = market({0: "piracy", 1: "wool-mars"})
    begun.show(1, "1 wool")
    begun.withdraw(0, begun.offer(0, "1 gold", "1 ore", "piracy"))
    number = begun.offer(0, "1 spices", "1 wool", "piracy")
    assert begun.tops(0) == "1 spices 1 gold"
    begun.accept(1, number, "wool-mars")
    assert (begun.tops(0), begun.tops(1)) == ("1 wool", "1 spices")


def test_an_offer_of_gold_that_is_void_when_spices_go_shows_that_they_were_piracy() -> None:
    begun = market({0: "piracy gold-mars", 1: "wool-mars"})
    begun.offer(0, "1 gold", "1 ore", "piracy")
    begun.accept(1, begun.offer(0, "1 spices", "1 wool", "piracy"), "wool-mars")
    assert (begun.tops(0), begun.tops(1)) == ("1 wool", "1 spices 1 piracy")
    guessed = [MEDITERRANEAN.guess(begun.state, 2, Rng(str(number))) for number in range(20)]
    assert all(world.edition.piracy in world.civilisations[1].hand for world in guessed)


@pytest.mark.parametrize(("also", "points"), [("1 spices", (0, 0)), ("", (5, 0))])
def test_an_offer_that_may_be_void_for_another_reason_shows_nothing(also: str, points: tuple[int, int]) -> None:
    """It names the good that went as well, or points that have gone too."""
    begun = market({0: "piracy gold-mars spices-mars", 1: "wool-mars"})
    begun.offer(0, f"1 gold {also}", "1 ore", "spices-mars piracy" if also else "piracy", points=points)
    begun.accept(1, begun.offer(0, "1 spices", "1 wool", "piracy", points=(1, 0)), "wool-mars")
    assert begun.open_offers() == []
    assert begun.tops(1) == "1 spices"


def test_when_piracy_lies_open_a_declared_luxury_is_what_it_says() -> None:
    begun = market({0: "gold-mars spices-mars", 1: "wool-mars"})
    begun.table.discarded("piracy")
    begun.show(0, "1 gold 1 spices")
    begun.accept(1, begun.offer(0, "1 spices", "1 wool", "spices-mars"), "wool-mars")
    assert begun.tops(0) == "1 wool 1 gold"


def test_piracy_that_all_know_of_may_be_gone_with_any_luxury_card() -> None:
    begun = market({0: "gold-mars piracy"})
    begun.state.knowledge.tops[0] = list(begun.goods("1 gold 1 piracy"))
    begun.accept(1, begun.offer(0, "1 gold", "", "gold-mars"))
    assert (begun.tops(0), begun.tops(1)) == ("", "1 gold")


def spent_by_all(begun: Market) -> Market:
    """Trading is over, and everything not stored is revealed."""
    trading.end(begun.state)
    resolution.begin(begun.state, None)
    return begun


def test_after_the_reveal_only_the_warehouse_is_left() -> None:
    begun = market({0: "art-democracy art-prosperity dye-venus dye-venus", 1: "ore-mars"})
    begun.show(0, "2 art 1 dye")
    begun.show(1, "1 ore")
    begun.store(0, "art-prosperity dye-venus")
    assert spent_by_all(begun).tops(0) == "1 art"
    assert begun.tops(1) == ""


def test_after_the_reveal_spent_piracy_was_what_it_was_declared_as() -> None:
    begun = market({0: "piracy gold-mars spices-mars"})
    begun.offer(0, "2 gold", "1 ore", "gold-mars piracy")
    begun.offer(0, "2 spices", "1 ore", "spices-mars piracy")
    begun.store(0, "gold-mars spices-mars")
    assert spent_by_all(begun).tops(0) == "1 spices 1 gold"


def test_stored_cards_that_are_lost_are_known_no_more() -> None:
    begun = market({0: "art-democracy", 1: "dye-venus"}, stored={0: "wine-mars wine-mars"})
    begun.state.knowledge.tops[0] = list(begun.goods("1 art 2 wine"))
    spent_by_all(begun)
    begun.state.civilisations[0].stored = list(begun.kinds("wine-mars"))
    knowledge.lost(begun.state, 0, begun.kinds("wine-mars"))
    assert begun.tops(0) == "1 wine"


# Traces


def test_who_gives_a_card_away_knows_where_it_is() -> None:
    begun = market({0: "art-fury", 1: "dye-venus"})
    begun.accept(1, begun.offer(0, "1 art", "1 dye", "art-fury"), "dye-venus")
    assert begun.traces(0) == [("art-fury", [1])]
    assert begun.traces(1) == [("dye-venus", [0])]
    assert begun.traces(2) == []


def test_a_card_may_go_on_when_its_good_does() -> None:
    begun = given_on("art-democracy", "1 art", "art-democracy")
    assert begun.traces(0) == [("art-fury", [1, 2])]
    assert begun.traces(1) == [("art-democracy", [2])]


def test_a_card_stays_when_other_goods_go() -> None:
    assert given_on("dye-venus", "1 dye", "dye-venus").traces(0) == [("art-fury", [1])]


def test_a_card_has_gone_on_when_none_of_its_deck_is_left() -> None:
    assert given_on("grain-mars", "1 art", "art-fury").traces(0) == [("art-fury", [2])]


def test_a_card_that_comes_back_is_no_trace() -> None:
    begun = given_on("art-democracy", "1 art", "art-fury")
    begun.accept(0, begun.offer(2, "1 art", "", "art-fury"))
    assert begun.traces(0) == []
    assert begun.traces(2) == [("art-fury", [0])]


def test_an_other_card_of_the_good_does_not_end_a_trace() -> None:
    begun = given_on("art-democracy", "1 art", "art-democracy")
    begun.accept(0, begun.offer(2, "1 art", "", "art-democracy"))
    assert begun.traces(0) == [("art-fury", [1, 2])]


def test_piracy_goes_on_as_spices_or_gold() -> None:
    begun = market({0: "piracy", 1: "gold-mars spices-mars wool-mars"})
    begun.accept(1, begun.offer(0, "1 spices", "", "piracy"))
    begun.accept(2, begun.offer(1, "1 wool", "", "wool-mars"))
    assert begun.traces(0) == [("piracy", [1])]
    begun.accept(3, begun.offer(1, "1 gold", "", "gold-mars"))
    assert begun.traces(0) == [("piracy", [1, 3])]


def test_of_several_alike_the_tightest_trace_ends_and_the_others_may_be_where_it_was() -> None:
    traces = [5 * MASK + 0b0110, 5 * MASK + 0b1010, 7 * MASK + 0b0010]
    knowledge.forget(traces, 5, 1)
    assert traces == [5 * MASK + 0b1110, 7 * MASK + 0b0010]
    traces = [5 * MASK + 0b0010, 5 * MASK + 0b1010, 5 * MASK + 0b1000]
    knowledge.forget(traces, 5, 1)
    assert traces == [5 * MASK + 0b1000, 5 * MASK + 0b1010]
    knowledge.forget(traces, 5, 2)
    assert len(traces) == 2


def test_spent_cards_are_traced_no_more() -> None:
    begun = market({0: "art-democracy wine-mars wine-barbarians", 1: ""})
    everything = "art-democracy wine-mars wine-barbarians"
    begun.accept(1, begun.offer(0, "1 art 2 wine", "", everything))
    begun.store(1, "wine-mars")
    assert spent_by_all(begun).traces(0) == [("wine-mars", [1])]


def test_after_the_reveal_traces_lead_to_warehouses_only() -> None:
    begun = market({0: "art-democracy", 1: "art-democracy art-prosperity", 2: "dye-venus"})
    begun.accept(1, begun.offer(0, "1 art", "", "art-democracy"))
    begun.accept(2, begun.offer(1, "2 art", "", "art-democracy art-prosperity"))
    assert begun.traces(0) == [("art-democracy", [1, 2])]
    begun.store(1, "art-democracy")
    assert spent_by_all(begun).traces(0) == []  # seat 2 spent such a card; it may have been this one
    begun = market({0: "art-democracy", 1: "art-prosperity", 2: "dye-venus"})
    begun.accept(1, begun.offer(0, "1 art", "", "art-democracy"))
    begun.accept(2, begun.offer(1, "1 art", "", "art-prosperity"))
    begun.store(1, "art-democracy")
    assert spent_by_all(begun).traces(0) == [("art-democracy", [1])]
    begun.state.civilisations[1].stored = []
    knowledge.lost(begun.state, 1, begun.kinds("art-democracy"))
    assert begun.traces(0) == []
