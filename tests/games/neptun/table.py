"""A table to try a rule at: a match with words for what people do there. Positions are laid out by `layout.table`.

Seats count from 0; columns and slots in notation count from 1, as people count.
"""

from __future__ import annotations

from pathlib import Path

from argosy import CHANCE, Action, Event, Illegal, Match, Rng
from argosy.games.neptun.edition.components import Edition
from argosy.games.neptun.rules.actions import SetUp
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import ASKING, PICKING, SAILING, NeptunState
from argosy.games.neptun.view.menu import MenuEntry
from argosy.games.neptun.view.view import NeptunView, Player, Temple

Position = tuple[int, tuple[tuple[int, Action], ...], tuple[tuple[Action, ...], ...]]

CARDS = str(Path(__file__).parent / "cards")
"""An edition whose oar cards do not change when the standard edition is retuned."""


class Table:
    """A match with words for what people do at the table."""

    def __init__(self, match: Match[NeptunState, Action, NeptunView, Edition]) -> None:
        self.match = match

    @property
    def state(self) -> NeptunState:
        """The position, for what no view shows."""
        return self.match.state

    @property
    def view(self) -> NeptunView:
        """What an onlooker sees."""
        return self.match.view(None)

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.to_act

    @property
    def mover(self) -> int:
        """The one seat that may act."""
        (seat,) = self.match.to_act
        return seat

    def player(self, seat: int) -> Player:
        """A seat as everybody sees it."""
        return self.view.players[seat]

    def chart(self, seat: int) -> list[str]:
        """The states of the five slots of a chart."""
        return [slot.state for slot in self.player(seat).chart]

    def columns(self) -> list[str]:
        """The states of the columns of the display."""
        return [column.state for column in self.view.display]

    def temple(self, name: str) -> Temple:
        """A temple by its name."""
        return next(temple for temple in self.view.temples if temple.name == name)

    def tiles(self, temple: str) -> list[int]:
        """Points of the tiles claimed in a temple, by seat."""
        return [player.tiles[temple] for player in self.view.players]

    def menu(self, seat: int) -> list[str]:
        """The menu of a seat in notation."""
        return [self.match.write(seat, action) for action in self.match.legal(seat)]

    def entry(self, seat: int, text: str) -> MenuEntry:
        """A menu entry by its notation."""
        return next(entry for entry in self.match.view(seat).menu if entry.text == text)

    def position(self) -> Position:
        """Everything that a refused input must leave alone: the state, the log, the menus."""
        log = tuple((one.actor, one.action) for one in self.match.log)
        menus = tuple(tuple(self.match.legal(seat)) for seat in range(self.state.seats))
        return self.state.digest(), log, menus

    def play(self, actor: int, *inputs: Action | str) -> list[Event]:
        """Enter actions or lines of notation, all of which must be accepted."""
        told: list[Event] = []
        for one in inputs:
            events = self.match.play(actor, one)
            assert isinstance(events, list), f"{one} by {actor}: {events}"
            told += events
        return told

    def refused(self, actor: int, one: Action | str) -> str:
        """Enter something that must be refused without a trace; the code of the refusal."""
        before = self.position()
        refusal = self.match.play(actor, one)
        assert isinstance(refusal, Illegal), f"{one} by {actor} was accepted"
        assert self.position() == before
        return refusal.code

    def reveal(self, seat: int, contract: str) -> list[Event]:
        """A seat reveals, and chance shows that contract (`roma-1 olives 7-1`)."""
        return self.play(seat, "reveal") + self.play(CHANCE, f"show {contract}")

    def any_contract(self, oar_card: str | None = None) -> str:
        """Some contract that chance can still show, with that oar card if one is named."""
        s = self.state
        names = s.edition.card_names[s.cities.cards[0]], s.edition.goods[s.goods.cards[0]]
        first = self.view.unseen.oars[0]
        return f"{names[0]} {names[1]} {oar_card or f'{first.power}{first.wind:+d}'}"

    def pick(self, seat: int, contract: str, slot: int) -> list[Event]:
        """A seat reveals that contract and loads it on a slot (from 1)."""
        column = self.columns().index("down") + 1
        return self.reveal(seat, contract) + self.play(seat, f"take {column}>{slot}")

    def draft_turn(self, oars: tuple[str, ...] = ()) -> list[Event]:
        """In order everybody reveals a contract (with these oar cards) and loads it on the leftmost free slot."""
        told: list[Event] = []
        for place, seat in enumerate(self.view.order):
            slot = self.chart(seat).index("free") + 1
            told += self.pick(seat, self.any_contract(oars[place] if oars else None), slot)
        if self.match.game.chance_due(self.state):
            told += self.play(CHANCE, f"show {self.any_contract()}")
        return told

    def row(self, *oars: str) -> list[Event]:
        """Everybody, by seat, chooses that oar card; the events of the last choice."""
        return [self.play(seat, f"row {text}") for seat, text in enumerate(oars)][-1]

    def all_stay(self) -> list[Event]:
        """Everybody who has not sailed in this turn stays where the boat is."""
        told: list[Event] = []
        round_and_turn = (self.state.round, self.state.turn)
        while self.state.step == SAILING and (self.state.round, self.state.turn) == round_and_turn:
            told += self.play(self.mover, "stay")
        return told

    def all_decline(self) -> list[Event]:
        """Nobody (of those still to be asked) takes an additional turn."""
        told: list[Event] = []
        while self.state.step == ASKING:
            told += self.play(self.mover, "extra no")
        return told

    def any_input(self, rng: Rng) -> None:
        """Somebody, or chance, does something legal."""
        if self.match.game.chance_due(self.state):
            self.play(CHANCE, self.match.game.draw(self.state, rng))
        else:
            seat = self.match.to_act[0]
            self.play(seat, self.match.game.sample(self.state, seat, rng))

    def any_play_until_round(self, number: int, seed: str = "any") -> None:
        """Play anything legal until that game round begins, or to the end of the game."""
        rng = Rng(seed)
        while not self.match.game.over(self.state) and self.state.round < number:
            self.any_input(rng)


def new_game(seats: int = 3, order: tuple[int, ...] | None = None, **options: str) -> Table:
    """A game whose chance is scripted, at its first pick."""
    match = Match.new(NEPTUN, seats=seats, options=options, edition=CARDS, scripted=True)
    edition = match.edition
    markers = (*edition.sea_markers, *edition.deep_markers)
    begun = Table(match)
    begun.play(CHANCE, SetUp(markers, tuple(range(seats)) if order is None else order))
    assert begun.state.step == PICKING
    return begun
