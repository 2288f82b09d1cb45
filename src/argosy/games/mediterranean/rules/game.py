"""Trading in the Mediterranean as a game of the contract: who may act, the menu, the legality check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.bag import Bag
from argosy.core.contract import CHANCE, CLOCK, Action, Event, Game, Illegal, Message, Result, Seat, seat_term
from argosy.core.sealed import NOTHING
from argosy.games.mediterranean import notation
from argosy.games.mediterranean.edition.components import Edition, load_edition, read_edition
from argosy.games.mediterranean.hidden import guess
from argosy.games.mediterranean.rules import (
    actions,
    calamity,
    chance,
    civic,
    ending,
    events,
    flow,
    purchasing,
    resolution,
)
from argosy.games.mediterranean.rules.actions import TICK, BankChoice, Penalise, Throw, Vote
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.board.scoring import START
from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    BANKING,
    FLIPPING,
    GIVING,
    GRACE,
    JUDGING,
    LOSING,
    OVER,
    PURCHASING,
    RULE_OF_STEP,
    THROWING,
    TRADING,
    USING,
    VOTING,
    MediterraneanState,
)
from argosy.games.mediterranean.rules.trading import phase as trading
from argosy.games.mediterranean.rules.trading import talk_votes
from argosy.games.mediterranean.view import event_messages as story
from argosy.games.mediterranean.view import view
from argosy.games.mediterranean.view.view import MediterraneanView

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

NOBODY: Final[list[Action]] = []
OPTIONS: Final = {
    "ticks": ("10", "3", "5", "20", "40"),  # M6.1, rounds of asking in simulations
    "calamity_relief": ("off", "on"),  # M7.10
    "shared_win": ("off", "on"),  # M9.1
    "hidden_vp": ("off", "on"),  # M2.4
    "trading_seconds": ("240", "60", "120", "180", "300", "420", "600", "untimed", "post"),  # M6.1
    "trading_chat": ("off", "on"),  # M6.9
}


class Mediterranean(Game[MediterraneanState, Action, MediterraneanView, Edition]):
    """The rules of Trading in the Mediterranean."""

    def __init__(self) -> None:
        self.key = "mediterranean"
        self.rules_version = "2"
        self.seats = range(4, 7)
        self.options = OPTIONS
        self.actions = actions.ALL
        self.events = events.ALL

    def edition(self, path: str | None) -> Edition:
        """Load the edition in that folder; None is the standard one."""
        return load_edition(path)

    def read_edition(self, files: dict[str, str], name: str) -> Edition:
        """Read an edition from the texts of its files."""
        return read_edition(files, name)

    def start(self, seats: int, options: Mapping[str, str], edition: Edition) -> MediterraneanState:
        """Each seat has 5 VP, markers on 0 of Democracy and Venus, seven cubes on the board, eight left (M2.1)."""
        s = MediterraneanState(edition, seats)
        s.options = [
            int(options["ticks"]),
            int(options["calamity_relief"] == "on"),
            int(options["shared_win"] == "on"),
            int(options["hidden_vp"] == "on"),
            OPTIONS["trading_seconds"].index(options["trading_seconds"]),
            int(options["trading_chat"] == "on"),
        ]
        for _ in range(seats):
            civilisation = Civilisation()
            civilisation.vp = edition.start_vp
            civilisation.vp_from[START] = edition.start_vp
            civilisation.farms = 31
            civilisation.industry = 1
            civilisation.warehouse = 1
            civilisation.supply = edition.cubes_total - 7
            s.civilisations.append(civilisation)
        s.decks = [Bag(list(deck)) for deck in edition.decks]
        s.discards = [[] for _ in edition.decks]
        s.development_decks = [Bag(list(deck)) for deck in edition.development_decks]
        return s

    def acting(self, s: MediterraneanState) -> i64:
        """The seats that may act: all at once or one after the other, depending on the step."""
        step = s.step
        if step == TRADING or step == GRACE:
            return (1 << s.seats) - 1
        if step == PURCHASING:
            return purchasing.waiting(s)
        if step == USING:
            return civic.waiting(s)
        if step == GIVING or step == FLIPPING:
            return 1 << s.mover()
        if step == BANKING or step == VOTING or step == THROWING or step == JUDGING:
            return s.sealed.waiting
        if step == LOSING:
            return 1 << s.loser
        if step == ACCUSING:
            return talk_votes.waiting(s)
        return 0

    def legal(self, s: MediterraneanState, seat: i64) -> Sequence[Action]:
        """The menu of the seat."""
        if not self.acting(s) >> seat & 1:
            return NOBODY
        step = s.step
        if step == TRADING or step == GRACE:
            return trading.menu(s, seat)
        if step == PURCHASING:
            return purchasing.menu(s, seat)
        if step == BANKING:
            return resolution.menu(s, seat)
        if step == VOTING or step == LOSING:
            return calamity.menu(s, seat)
        if step == THROWING:
            return ending.menu(s, seat)
        if step == ACCUSING or step == JUDGING:
            return talk_votes.menu(s, seat)
        return civic.menu(s, seat)

    def menu_complete(self, s: MediterraneanState, seat: Seat) -> bool:
        """Whether the menu lists everything legal; not in trading, where offers and stores are composed freely."""
        return s.step != TRADING and s.step != GRACE

    def check(self, s: MediterraneanState, actor: int, a: Action) -> Illegal | None:
        """The one authority on legality."""
        step = s.step
        if step == OVER:
            return Illegal("game.over", "M9.1", {})
        if actor == CHANCE:
            return chance.check(s, a)
        if actor == CLOCK:
            return trading.clock_check(s, a)
        if actor not in range(s.seats):
            return Illegal("seat.unknown", "M1.4", {"seat": actor + 1, "seats": s.seats})
        if chance.due(s):
            return Illegal("chance.due", "M2.3", {})
        if not self.acting(s) >> actor & 1:
            return Illegal("seat.not_to_act", RULE_OF_STEP[step], {"to_act": seat_term(self.to_act(s)[0])})
        if step == TRADING or step == GRACE:
            return trading.check(s, actor, a)
        if step == PURCHASING:
            return purchasing.check(s, actor, a)
        if step == BANKING:
            return resolution.check(s, actor, a)
        if step == VOTING or step == LOSING:
            return calamity.check(s, actor, a)
        if step == THROWING:
            return ending.check(s, actor, a)
        if step == ACCUSING or step == JUDGING:
            return talk_votes.check(s, actor, a)
        return civic.check(s, actor, a)

    def apply(self, s: MediterraneanState, actor: i64, a: Action, sink: list[Event] | None = None) -> None:
        """Carry out an input that passed `check`."""
        flow.apply(s, actor, a, sink)

    def result(self, s: MediterraneanState) -> Result | None:
        """The result once turn 6 is over and all ties are broken."""
        return ending.result(s) if s.step == OVER else None

    def over(self, s: MediterraneanState) -> bool:
        """Whether the game has ended."""
        return s.step == OVER

    def chance_due(self, s: MediterraneanState) -> bool:
        """Whether the next input must come from CHANCE."""
        return chance.due(s)

    def draw(self, s: MediterraneanState, rng: Rng) -> Action:
        """A chance outcome."""
        return chance.draw(s, rng)

    def outcomes(self, s: MediterraneanState) -> Sequence[tuple[Action, int]] | None:
        """None: there are too many outcomes to list."""
        return chance.outcomes(s)

    def tick(self, s: MediterraneanState) -> Action | None:
        """The clock's action in the Trading phase and its grace (M6.1); None otherwise."""
        return TICK if s.step == TRADING or s.step == GRACE else None

    def sample(self, s: MediterraneanState, seat: i64, rng: Rng) -> Action:
        """A random legal action; in trading without building the whole menu."""
        if s.step == TRADING or s.step == GRACE:
            return trading.sample(s, seat, rng)
        menu = self.legal(s, seat)
        return menu[rng.below(len(menu))]

    def sealed(self, s: MediterraneanState) -> Mapping[Seat, Action]:
        """Bank choices, votes, penalties and throws that are not yet revealed."""
        made = {seat: choice for seat, choice in enumerate(s.sealed.choices) if choice != NOTHING}
        if s.step == BANKING:
            return {seat: BankChoice(choice == 1) for seat, choice in made.items()}
        if s.step == VOTING:
            return {seat: Vote(choice) for seat, choice in made.items()}
        if s.step == JUDGING:
            return {seat: Penalise(choice) for seat, choice in made.items()}
        return {seat: Throw(choice) for seat, choice in made.items()}

    def view(
        self, s: MediterraneanState, seat: Seat | None, common: MediterraneanView | None = None
    ) -> MediterraneanView:
        """What the seat may see and remember."""
        onlooker = view.common(self, s) if common is None else common
        return onlooker if seat is None else view.own(self, s, seat, onlooker)

    def guess(self, s: MediterraneanState, seat: Seat | None, rng: Rng) -> MediterraneanState:
        """A world that this seat cannot tell from the true one."""
        return guess.guess(s, seat, rng)

    def write(self, s: MediterraneanState, actor: int, a: Action) -> str:
        """The action in notation."""
        return notation.write(s, actor, a)

    def read(self, s: MediterraneanState, actor: int, text: str) -> Action | Illegal:
        """Read an action from its notation."""
        return notation.read(s, actor, text)

    def tell(self, s: MediterraneanState, event: Event) -> Message:
        """The event as a sentence of the story."""
        return story.tell(s.edition, event)


MEDITERRANEAN: Final = Mediterranean()
