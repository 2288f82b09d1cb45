"""What runs in a bot process: it follows the logs of tables, and chooses or advises for a seat."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Raw, Struct

from argosy.bots import coach
from argosy.bots.advice import INTERRUPTED
from argosy.bots.level_bot import level_bot
from argosy.core.contract import Illegal, Message
from argosy.core.match import Match
from argosy.core.peek import Bot, Budget, Heard, PostedWish
from argosy.core.record import Input, Record
from argosy.core.registry import game
from argosy.core.replay import AnyMatch, edition_of
from argosy.core.rng import Rng
from argosy.games.market import Remark
from argosy.games.package import market_of, package
from argosy.oracle.advice import chances_of, oracle_of
from argosy.server.processes.job import should_stop
from argosy.server.storage.rows import InputRow
from argosy.server.tables.session import decoded_rows, entered, input_of, row_of
from argosy.server.wire.encoding import arguments, terms
from argosy.server.wire.encoding import encode as wire_encode
from argosy.server.wire.hint_types import Behind, Chance, Hint, HintOption, Reason

KEPT: Final = 200
"""Games that one process follows; the one not asked about for longest goes first."""
FOLLOWED: OrderedDict[str, tuple[AnyMatch | None, int]] = OrderedDict()
"""Matches, and how many entries of their logs they have entered."""


class BotReply(Struct, frozen=True):
    """A bot's reply to an offer: an action as JSON, or a reason to decline."""

    action: str | None
    reason: Reason
    remark: Remark | None


class BotWish(Struct, frozen=True):
    """What a bot looks for and has plenty of, and what it says."""

    wants: tuple[str, ...]
    plenty: tuple[str, ...]
    remark: Remark | None


@dataclass(frozen=True, slots=True)
class HeardAtTable:
    """What a bot is told beside the log: see `Heard`. Its earlier offers are actions as JSON."""

    wishes: tuple[PostedWish, ...] = ()
    stale: tuple[int, ...] = ()
    tried: tuple[str, ...] = ()


SILENCE: Final = HeardAtTable()
POLICY_FILE: Final = "policy:"
WITHOUT_POLICY: Final = "sensible"
"""The level that plays the seats of a policy at a server without it, or with one for other tables."""


@dataclass(frozen=True, slots=True)
class Question:
    """Asks what a bot would do on a seat; with the log entries after number `after`, or the whole log."""

    game_id: str
    header: str
    after: int
    inputs: bytes
    """See `encoded_rows`."""
    seat: int
    level: str
    dice: str
    seconds: float
    company: bool = False
    """Whether people sit at the table."""
    details: tuple[str, ...] = ()
    """What is asked about: the number of an offer, or actions in notation."""
    heard: HeardAtTable = SILENCE


def choose(question: Question) -> str | None:
    """The bot's action as JSON; None if this process does not know the log up to `after`."""
    match = follow(question)
    if match is None:
        return None
    INTERRUPTED.set(should_stop)
    peek, budget = match.peek(question.seat), budget_of(match, question)
    try:
        action = player(question.level).choose(peek, budget)
    except ValueError:  # the host has another policy now than when this seat was given to one
        if not question.level.startswith(POLICY_FILE):
            raise
        action = player(WITHOUT_POLICY).choose(peek, budget)
    clock = package(match.header.game).clock
    if question.company and clock is not None and clock.crowded(match.state, question.seat, action):
        action = clock.wait  # a bot without a limit on what people have to read
    return row_of(Input(question.seat, action)).action


@cache
def player(level: str) -> Bot:
    """The bot of a level, or the host's policy: `policy:FILE`, read once in each process."""
    if not level.startswith(POLICY_FILE):
        return level_bot(level)
    from argosy.bots.policy import policy_bot  # needs NumPy

    return policy_bot(Path(level.removeprefix(POLICY_FILE)))


def budget_of(match: AnyMatch, question: Question) -> Budget:
    """How long the bot may think, and what it is told beside the game."""
    told = question.heard
    tried = tuple([input_of(match.header.game, InputRow(question.seat, text)).action for text in told.tried])
    heard = Heard(told.wishes, told.stale, tried)
    return Budget(question.dice, seconds=question.seconds, company=question.company, heard=heard)


def reply(question: Question) -> str | None:
    """The bot's reply to the offer whose number is in the details, as JSON; None as in `choose`."""
    match = follow(question)
    if match is None:
        return None
    market = market_of(match.header.game)
    assert market is not None
    given = market.reply(
        question.level, match.peek(question.seat), int(question.details[0]), budget_of(match, question)
    )
    return msgspec.json.encode(
        BotReply(
            None if given.action is None else row_of(Input(question.seat, given.action)).action,
            Reason(given.reason.id, arguments(given.reason.args)),
            given.remark,
        )
    ).decode()


def wish(question: Question) -> str | None:
    """What the bot of a seat looks for, and a remark now and then, as JSON; None as in `choose`.

    The details are the seconds left on the clock, if one runs.
    """
    match = follow(question)
    if match is None:
        return None
    market = market_of(match.header.game)
    assert market is not None
    peek, seconds = match.peek(question.seat), [float(text) for text in question.details]
    wished = market.wish(peek)
    remark = market.remark(peek, wished, seconds[0] if seconds else None, Rng(question.dice))
    return msgspec.json.encode(BotWish(wished.wants, wished.plenty, remark)).decode()


def forecast(question: Question) -> str | None:
    """The forecast for a seat as things stand and after each action of the details, as JSON; None as in `choose`."""
    match = follow(question)
    if match is None:
        return None
    make = package(match.header.game).forecast
    if make is None:
        raise ValueError(f"{match.header.game} has no forecast")
    peek = match.peek(question.seat)
    found = [make(peek, Rng(question.dice), None)]
    for text in question.details:
        action = match.read(question.seat, text)
        found.append(None if isinstance(action, Illegal) else make(peek, Rng(question.dice), action))
    return wire_encode(found).decode()


def advise(question: Question) -> str | None:
    """The bot's hint as JSON; None if this process does not know the log up to `after`."""
    match = follow(question)
    if match is None:
        return None
    INTERRUPTED.set(should_stop)
    peek = match.peek(question.seat)
    adviser = coach.coach_of(match.header.game, question.level)
    advice = adviser.advise(peek, Budget(question.dice, seconds=question.seconds, company=question.company))
    oracle = oracle_of(match)
    chances = [None] * len(advice.options) if oracle is None else chances_of(advice.options, peek.view, oracle)
    options = [
        HintOption(
            text=match.write(question.seat, option.action),
            action=Raw(row_of(Input(question.seat, option.action)).action.encode()),
            value=option.value,
            low=option.low,
            high=option.high,
            reasons=[worded(reason) for reason in option.reasons],
            behind=None if option.behind is None else Behind(*astuple(option.behind)),
            chance=None if chance is None else Chance(*astuple(chance)),
            cost=maybe_worded(coach.cost(option)),
            says=maybe_worded(option.says),
            marks=terms(coach.marks(option)),
            alike=option.alike,
        )
        for option, chance in zip(advice.options, chances, strict=True)
    ]
    about, lead = worded(coach.about(peek.view.prompt)), maybe_worded(coach.lead(advice))
    return msgspec.json.encode(Hint(0, question.seat, question.level, advice.iterations, options, about, lead)).decode()


def worded(message: Message) -> Reason:
    """A message for the wire."""
    return Reason(message.id, arguments(message.args))


def maybe_worded(message: Message | None) -> Reason | None:
    """The same; None stays None."""
    return None if message is None else worded(message)


def follow(question: Question) -> AnyMatch | None:
    """The match after the entries of the question; None if this process does not know the log up to `after`."""
    match, known = FOLLOWED.pop(question.game_id, (None, 0))
    if question.after == 0:
        record = Record.loads(question.header)
        match = Match(game(record.header.game), record.header, edition_of(record), None)
    elif known != question.after:
        return None
    if match is not None:
        rows = decoded_rows(question.inputs)
        for row in rows:
            entered(match, row)
        FOLLOWED[question.game_id] = match, question.after + len(rows)
        while len(FOLLOWED) > KEPT:
            FOLLOWED.popitem(last=False)
    return match
