"""Editions that differ from ours where no rulebook forbids it: loaded with a warning, and played lawfully (N1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from argosy.bots.levels import bot
from argosy.core.contract import CHANCE, Event
from argosy.core.peek import Budget, Peek
from argosy.core.record import Input
from argosy.core.registry import game
from argosy.core.rng import Rng
from argosy.games.neptun.edition.components import Edition, load_edition, read_edition
from argosy.games.neptun.printed import pieces
from argosy.games.neptun.research.action_tokens import NeptunActionTokens
from argosy.games.neptun.research.observation import NeptunEncoder
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import NeptunState
from argosy.games.neptun.text.screen import NeptunText
from argosy.text.game_text import Room
from argosy.text.translate import Words
from tests.games.neptun.books import NeptunBooks
from tests.games.neptun.laws import NeptunKnowledge

OPTIONS = {name: values[0] for name, values in NEPTUN.options.items()}
NAMES = ("Anna", "Ben", "Cleo", "Inés", "Emma")

Change = tuple[str, str, str]
"""A file, a text in it, and what stands there instead."""


@dataclass(frozen=True)
class Unusual:
    """What somebody may type in, and what the loader says to it."""

    changes: tuple[Change, ...]
    warnings: tuple[str, ...]

    @property
    def edition(self) -> Edition:
        """The standard edition with these changes."""
        files = dict(load_edition().files)
        for file, old, new in self.changes:
            assert files[file].count(old) == 1, old
            files[file] = files[file].replace(old, new)
        return read_edition(files, "unusual")


GOLD_TWICE = Unusual(
    (("city_cards.csv", "roma-2,Roma,gold 6,gold 7,temple 3", "roma-2,Roma,gold 6,gold 7,gold 5"),),
    (
        "city_cards.csv, row 9: both cards of Roma pay gold for honey",
        "city_cards.csv, row 9: the cards of Roma pay temple points for 3 and 1 goods, usually 3 and 2",
    ),
)
FOUR_AND_ONE = Unusual(
    (
        ("city_cards.csv", "roma-1,Roma,temple 3,temple 2,gold 5", "roma-1,Roma,temple 3,temple 2,temple 12"),
        ("city_cards.csv", "roma-2,Roma,gold 6,gold 7,temple 3", "roma-2,Roma,gold 6,gold 7,gold 25"),
    ),
    ("city_cards.csv, row 9: the cards of Roma pay temple points for 4 and 1 goods, usually 3 and 2",),
)
THREE_CARDS = Unusual(
    (("city_cards.csv", "tyros-1,Tyros", "tyros-1,Roma"),),
    (
        "city_cards.csv: has 3 cards for Roma, usually 2",
        "city_cards.csv: has 1 cards for Tyros, usually 2",
    ),
)
CRETE = Unusual(
    (("cities.csv", "Crete,-", "Crete,Graecia"), ("city_cards.csv", "roma-1,Roma", "roma-1,Crete")),
    (
        "cities.csv, row 2: Crete lies in Graecia",
        "city_cards.csv, row 8: is a card for Crete",
        "city_cards.csv: has 1 cards for Roma, usually 2",
    ),
)
CRETE_ALONE = Unusual((("cities.csv", "Crete,-", "Crete,Africa"),), ("cities.csv, row 2: Crete lies in Africa",))
UNEVEN = Unusual(
    (("cities.csv", "Tarraco,Hispania", "Tarraco,Italia"),),
    ("cities.csv: has 2 ports in Hispania, usually 3", "cities.csv: has 4 ports in Italia, usually 3"),
)
NO_REGION = Unusual(
    (
        ("cities.csv", "Roma,Italia", "Roma,-"),
        ("city_cards.csv", "roma-1,Roma", "roma-1,Syracusae"),
        ("city_cards.csv", "roma-2,Roma", "roma-2,Brundisium"),
    ),
    (
        "cities.csv, row 6: Roma lies in no region",
        "cities.csv: has 2 ports in Italia, usually 3",
        "city_cards.csv: has 0 cards for Roma, usually 2",
        "city_cards.csv: has 3 cards for Syracusae, usually 2",
        "city_cards.csv: has 3 cards for Brundisium, usually 2",
    ),
)
MORE_PORTS = Unusual(
    (
        ("cities.csv", "Roma,Italia", "Massilia,Italia,25,3,reconstructed\nRoma,Italia"),
        ("links.csv", "Malaca,Carthago,deep", "Malaca,Massilia,deep"),
    ),
    (
        "cities.csv: has 16 ports, usually 15",
        "cities.csv: has 4 ports in Italia, usually 3",
        "city_cards.csv: has 0 cards for Massilia, usually 2",
    ),
)
POWERS = Unusual(
    (
        ("oars.csv", "1,+2,1,deck", "0,+5,1,deck"),
        ("oars.csv", "9,-3,1,deck", "11,-5,1,deck"),
        ("oars.csv", "10,-3,1,deck", "20,-3,1,deck"),
    ),
    (
        "oars.csv, row 2: power is 0, usually 1 to 10",
        "oars.csv, row 18: power is 11, usually 1 to 10",
        "oars.csv, row 19: power is 20, usually 1 to 10",
    ),
)
EQUAL_START = Unusual(
    (
        ("oars.csv", "7,-1,5,start,reconstructed; rulebook: kind\n", ""),
        ("oars.csv", "4,+1,5,start", "4,+1,10,start"),
    ),
    ("oars.csv: both starting cards of a colour are equal",),
)
EVERYTHING = Unusual(
    (*CRETE.changes, ("city_cards.csv", "tyros-1,Tyros", "tyros-1,Roma"), *POWERS.changes, *EQUAL_START.changes),
    (),
)
UNUSUAL = {
    "gold twice": GOLD_TWICE, "four and one": FOUR_AND_ONE, "three cards": THREE_CARDS, "card for Crete": CRETE,
    "region for Crete": CRETE_ALONE, "uneven regions": UNEVEN, "port without region": NO_REGION,
    "16 ports": MORE_PORTS, "powers 0, 11 and 20": POWERS, "equal starting cards": EQUAL_START,
}  # fmt: skip

each_edition = pytest.mark.parametrize("unusual", UNUSUAL.values(), ids=UNUSUAL.keys())


def test_the_standard_edition_has_no_warnings() -> None:
    assert load_edition().warnings == ()


@each_edition
def test_n1_what_no_rulebook_forbids_is_loaded_with_a_warning(unusual: Unusual) -> None:
    assert unusual.edition.warnings == unusual.warnings


def play(edition: Edition, seats: int, seed: str, look: Callable[[NeptunState, int], None]) -> None:
    """A random game under the eyes of its books, which are compared at every position; `look` at some of them."""
    state = NEPTUN.start(seats, OPTIONS, edition)
    books, rng = NeptunBooks(edition, seats), Rng(seed)
    for number in range(NeptunKnowledge().longest(seats)):
        if NEPTUN.over(state):
            break
        look(state, number)
        events: list[Event] = []
        actor = CHANCE if NEPTUN.chance_due(state) else NEPTUN.to_act(state)[0]
        action = NEPTUN.draw(state, rng) if actor == CHANCE else NEPTUN.sample(state, actor, rng)
        assert NEPTUN.check(state, actor, action) is None
        assert NEPTUN.read(state, actor, NEPTUN.write(state, actor, action)) == action
        NEPTUN.apply(state, actor, action, events)
        books.note(Input(actor, action), events)
        books.check(state)
        for event in events:
            assert "neptun-" not in Words().say(NEPTUN.tell(state, event), NAMES)
    assert NEPTUN.over(state)
    books.close()


@each_edition
@pytest.mark.parametrize("seats", [3, 5])
def test_n1_an_unusual_edition_is_played_lawfully(unusual: Unusual, seats: int) -> None:
    """Cards and gold are conserved, guessed worlds look the same, every view can be drawn, said and encoded."""
    edition = unusual.edition
    face, encoder = NeptunText(Words(), NAMES[:seats], edition), NeptunEncoder(edition, seats)
    language = NeptunActionTokens().of(edition)
    assert len(pieces(edition, Words("en")).cities) == len(edition.cities)

    def look(state: NeptunState, number: int) -> None:
        seat = number % seats
        view = NEPTUN.view(state, seat)
        for action in NEPTUN.legal(state, seat):
            assert NEPTUN.check(state, seat, action) is None
            assert all(0 < letter < len(language.vocabulary) for letter in language.tokens_of(state, seat, action))
        if number % 5 == 0:
            world = NEPTUN.guess(state, seat, Rng(str(number)))
            assert NEPTUN.view(world, seat) == view
            assert NEPTUN.legal(world, seat) == NEPTUN.legal(state, seat)
            assert np.isfinite(encoder.encode(view, seat, ())).all()
            if state.board is not None:
                assert face.decision(view, Room.WIDE)
                assert face.chart(view, 120)
                assert face.chart(view, 40)

    play(edition, seats, f"unusual {seats}", look)


@each_edition
def test_n1_sensible_bots_play_an_unusual_edition(unusual: Unusual) -> None:
    assert bots_play("sensible", unusual.edition, 3)


def test_n1_planning_bots_play_an_edition_with_everything_unusual() -> None:
    """Two rounds would add nothing: the third begins like the first."""
    assert bots_play("strong", EVERYTHING.edition, 3, last_round=1)


def bots_play(level: str, edition: Edition, seats: int, last_round: int = 3) -> int:
    """Bots of a level play to the end of a round; the number of decisions, all of them legal."""
    rules = game("neptun")
    state, rng, made = NEPTUN.start(seats, OPTIONS, edition), Rng(f"{level} {edition.digest}"), 0
    player = bot(level)
    while not NEPTUN.over(state) and state.round <= last_round:
        if NEPTUN.chance_due(state):
            NEPTUN.apply(state, CHANCE, NEPTUN.draw(state, rng))
            continue
        seat = NEPTUN.to_act(state)[0]
        action = player.choose(Peek(rules, state, seat, rng.fork("peek")), Budget(f"bot {made}"))
        assert NEPTUN.check(state, seat, action) is None
        NEPTUN.apply(state, seat, action)
        made += 1
    return made
