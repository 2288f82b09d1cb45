"""Rare positions of Trading in the Mediterranean: played out by bots as records, and brought to a server as tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from argosy.core.contract import CLOCK, Action
from argosy.core.match import Match
from argosy.core.peek import Budget
from argosy.games.mediterranean.bots.sensible.bot import SensibleBot
from argosy.games.mediterranean.rules.actions import WAIT, BuyPoints, Throw
from argosy.games.mediterranean.rules.buildings import RIVALS, ability, purpose
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import LOSING, PURCHASING, THROWING, TRADING, TURNS, MediterraneanState
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS
from tests.e2e.browser import Visit, ask, asked
from tests.games.mediterranean.quiet import MediterraneanMatch, answer

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

GOODS: Final = ("grain", "wool", "timber", "ore", "salt", "art", "slaves", "dye", "wine", "spices", "gold")
SEEDS: Final = 200
"""Games that are tried until a position comes."""
NONE: Final[Mapping[str, str]] = {}
Until = Callable[[MediterraneanState], bool]
Policy = Callable[[MediterraneanMatch, int], Action]


def sensible(match: MediterraneanMatch, seat: int) -> Action:
    """What a bot by rules of thumb does."""
    return SensibleBot().choose(match.peek(seat), Budget(seed=f"{match.number} {seat}"))


def quiet(match: MediterraneanMatch, seat: int) -> Action:
    """Nothing, where that is allowed."""
    if match.state.step == THROWING:
        return Throw(match.number % 3)
    return WAIT if match.state.step == TRADING and match.state.ready >> seat & 1 else answer(match, seat)


def played(
    seed: int, until: Until, policy: Policy, options: Mapping[str, str], seats: int
) -> MediterraneanMatch | None:
    """A game until that holds with the first seat to act; None if it never does."""
    match = Match.new(MEDITERRANEAN, seats, seed, {"ticks": "3", **options})
    return match if go_on(match, until, policy) else None


def go_on(match: MediterraneanMatch, until: Until, policy: Policy) -> bool:
    """Play on until that holds with the first seat to act; whether it ever does. The first seat is asked last."""
    asked: set[int] = set()
    while match.to_act:
        if 0 in match.to_act and until(match.state):
            return True
        tick = match.game.tick(match.state)
        waiting = [seat for seat in match.to_act if tick is None or seat not in asked]
        if tick is None or not waiting:
            asked.clear()
        if tick is not None and not waiting:
            match.play(CLOCK, tick)
            continue
        asked.add(waiting[-1])
        events = match.play(waiting[-1], policy(match, waiting[-1]))
        assert isinstance(events, list), events
    return False


def position(until: Until, policy: Policy = sensible, options: Mapping[str, str] = NONE, seats: int = 4) -> str:
    """The record of the first game in which that comes about. Raises LookupError."""
    for seed in range(SEEDS):
        match = played(seed, until, policy, options, seats)
        if match is not None:
            return match.record.dumps()
    raise LookupError("no game comes to that position")


# Positions, to be looked for


def step(number: int) -> Until:
    """Whether a position is in that step."""
    return lambda s: bool(s.step == number)


def struck(mine: bool) -> Until:
    """Whether a calamity asks for a loss, of the first seat or of another."""
    return lambda s: bool(s.step == LOSING and (s.victim == 0) == mine)


def rich(s: MediterraneanState) -> bool:
    """Whether the first seat has much to choose from."""
    return bool(s.step == PURCHASING and s.turn == 5 and s.civilisations[0].money > 15 and sells_points(s, 0))


def sells_points(s: MediterraneanState, seat: int) -> bool:
    """Whether the seat may buy victory points, which needs an industry (M8.4)."""
    return any(isinstance(one, BuyPoints) for one in MEDITERRANEAN.legal(s, seat))


def all_but_one_ready(s: MediterraneanState) -> bool:
    """Whether trading of turn 2 waits for the first seat alone, so that its readiness resolves the turn."""
    others = (1 << s.seats) - 2
    return bool(s.step == TRADING and s.turn == 2 and s.ready & others == others and not s.ready & 1)


def last_purchase(s: MediterraneanState) -> bool:
    """Whether the game waits for the last purchases of the first seat alone."""
    return bool(s.step == PURCHASING and s.turn == TURNS and s.done == (1 << s.seats) - 2)


def poor(s: MediterraneanState) -> bool:
    """Whether the first seat, having bought something, can hardly have anything more."""
    mine = s.civilisations[0]
    return bool(s.step == PURCHASING and s.turn == 5 and mine.bought and mine.money < 4 and not s.done & 1)


def last_throw(s: MediterraneanState) -> bool:
    """Whether two throw, and the first seat needs one more win."""
    return bool(s.step == THROWING and s.throws[0] == 4 and int(s.tied).bit_count() == 2)


def on_rivals(s: MediterraneanState, seat: int) -> list[int]:
    """The tiles of a seat that are used on rivals."""
    mine = s.civilisations[seat].buildings
    return [tile for tile in range(12) if mine >> tile & 1 and purpose(ability(s, seat, tile)) == RIVALS]


def promising(s: MediterraneanState) -> bool:
    """Whether the first two seats can promise something."""
    return bool(s.step == TRADING and s.turn < TURNS and on_rivals(s, 0) and on_rivals(s, 1))


def pirate(s: MediterraneanState) -> bool:
    """Whether the first seat holds Piracy."""
    return bool(s.step == TRADING and any(s.edition.kind_names[kind] == "piracy" for kind in s.civilisations[0].hand))


def copies(s: MediterraneanState) -> bool:
    """Whether the first seat has two copies of a good with different bottoms."""
    hand = s.civilisations[0].hand
    goods = [s.edition.kind_good[kind] for kind in hand]
    twice = [kind for kind in hand if goods.count(s.edition.kind_good[kind]) > 1]
    bare = not any(one.seat in (0, 1) for one in s.offers)  # nothing of ours lies on the table yet
    unlike = len({*twice}) > len({s.edition.kind_good[one] for one in twice})
    return bool(s.step == TRADING and s.turn > 1 and bare and unlike)


def crowded(match: MediterraneanMatch, seat: int) -> Action:
    """Nothing, but in trading of turn 2 everybody offers every good for every other, and nobody takes it."""
    s = match.state
    if s.step != TRADING or s.turn < 2:
        return quiet(match, seat)
    made = sum(1 for one in s.offers if one.seat == seat)
    if made == MOST_OFFERS:
        return WAIT
    held = sorted({s.edition.kind_names[kind].split("-")[0] for kind in s.civilisations[seat].hand} - {"piracy"})
    give, want = [(give, want) for give in held for want in GOODS if give != want][made]
    action = match.read(seat, f"offer 1 {give} for 1 {want} to all")
    assert isinstance(action, Action), action
    return action


def many_offers(s: MediterraneanState) -> bool:
    """Whether all six seats have laid as many offers as they may."""
    return bool(s.step == TRADING and len(s.offers) == 6 * MOST_OFFERS)


def finished(seed: int = 1) -> str:
    """A whole game of bots, with names."""
    match = Match.new(MEDITERRANEAN, 4, seed, {"ticks": "3"})
    go_on(match, lambda _: False, sensible)
    return match.record.named(("Livia", "Proteus", "Thetis", "Triton")).dumps()


# Tables in a position


async def bring(context: BrowserContext, address: str, record: str, bots: str | None = "sensible") -> str:
    """A table in the position of a record, with the guest of the browser on the first seat; its id."""
    id = str((await ask(context, f"{address}/api/records", record))["table"])
    if bots is not None:
        await ask(context, f"{address}/api/tables/{id}/fill", level=bots)
        await ask(context, f"{address}/api/tables/{id}/start")
    return id


class Absent:
    """People at a table who are in no browser: they do what the test tells them."""

    def __init__(self, context: BrowserContext, api: str) -> None:
        self._context = context
        self._api = api
        self._tokens: dict[int, str] = {}
        self._done = 0

    async def sit_down(self, invite: str, seat: int) -> None:
        """Take a seat."""
        joined = await ask(self._context, f"{self._api}/join", invite=invite, seat=seat, name=f"Absent {seat + 1}")
        self._tokens[seat] = joined["token"]

    async def play(self, seat: int, text: str) -> None:
        """Make a move, which must be accepted."""
        self._done += 1
        command = {"key": f"absent-{self._done:04}", "text": text}
        await asked(self._context, "POST", f"{self._api}/inputs", command, self._tokens[seat])


async def invite_of(context: BrowserContext, api: str) -> str:
    """What lets others sit down at a table."""
    return str((await asked(context, "GET", f"{api}/links"))["invite"])


def seats_of(record: str) -> int:
    """For how many players a record is."""
    return int(json.loads(record.partition("\n")[0])["seats"])


async def alone(visit: Visit, record: str, **options: Any) -> tuple[Page, Absent]:
    """A browser on the first seat of a table in that position, and people on the others."""
    page = await visit.guest(path="/rules", **options)
    id = await bring(page.context, visit.server.address, record, bots=None)
    api = f"{visit.server.address}/api/tables/{id}"
    absent, invite = Absent(page.context, api), await invite_of(page.context, api)
    for seat in range(1, seats_of(record)):
        await absent.sit_down(invite, seat)
    await ask(page.context, f"{api}/start")
    await visit.go(page, f"/t/{id}")
    await page.wait_for_selector(".med-board")
    return page, absent


async def people(visit: Visit, record: str, bots: str | None = None, **options: Any) -> tuple[Page, Page]:
    """Browsers of people on the first two seats of a table in that position; bots hold the others, or nobody acts."""
    host, friend = await visit.guest(path="/rules"), await visit.guest("Marcus", "/rules", **options)
    id = await bring(host.context, visit.server.address, record, bots=None)
    api = f"{visit.server.address}/api/tables/{id}"
    invite = await invite_of(host.context, api)
    await ask(friend.context, f"{api}/join", invite=invite, seat=1)
    absent = Absent(host.context, api)
    for seat in range(2, seats_of(record)):
        if bots is None:
            await absent.sit_down(invite, seat)
        else:
            await ask(host.context, f"{api}/fill", level=bots, seat=seat)
    await ask(host.context, f"{api}/start")
    for page in (host, friend):
        await visit.go(page, f"/t/{id}")
        await page.wait_for_selector(".med-board")
    return host, friend
