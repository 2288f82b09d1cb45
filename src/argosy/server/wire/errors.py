"""Every error of the interface: its code, its HTTP status and its English sentence.

An error is raised by name: `raise errors.TABLE_UNKNOWN.refused()`, or with the values for the placeholders of its
sentence: `raise errors.SEAT_UNKNOWN.refused(seat=9, seats=4)`. Clients rely on the codes, which never change. One code
may have several entries where one sentence would not fit every situation. Refusals by the rules of a game carry codes
of that game, which are not listed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct


class Term(Struct, frozen=True, omit_defaults=True):
    """A thing that a sentence names, tagged with its kind: `{"kind": "seat", "value": 2}`.

    `count` says how many of it; `args` are those of a phrase, which is a sentence within the sentence.
    """

    kind: str
    value: int | str
    count: int | None = None
    args: dict[str, Arg] = msgspec.field(default_factory=dict)


Arg = int | str | bool | Term | list[int | str | Term] | None
"""What an argument of a sentence may be."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused. Codes are stable; `rule` is an id of the rulebook; `message` is English."""

    code: str
    args: dict[str, Arg] = msgspec.field(default_factory=dict)
    rule: str | None = None
    message: str | None = None
    version: int | None = None


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """A request or command that cannot be carried out: an HTTP status, and the body that every error has."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.code)
        self.status = status
        self.problem = problem
        self.retry_after = 1
        """Seconds, for the header Retry-After of a 429 or 503."""

    def __reduce__(self) -> tuple[type[Refused], tuple[int, Problem]]:
        return Refused, (self.status, self.problem)  # so that it can come from another process


@dataclass(frozen=True, slots=True)
class Error:
    """A code with its HTTP status and its sentence, which may hold placeholders such as `{seat}`."""

    code: str
    status: int
    sentence: str
    sent: tuple[str, ...] = ()
    """The placeholders whose values clients also receive in `args`, for sentences in other languages."""

    def refused(self, rule: str | None = None, **values: Arg) -> Refused:
        """The exception to raise, with its placeholders filled in."""
        args = {name: values[name] for name in self.sent}
        return Refused(self.status, Problem(self.code, args, rule, self.sentence.format(**values)))


def require_one_of(value: str, values: Sequence[str], error: Error) -> str:
    """The value, if it is one of those. Raises Refused with that error, whose sentence lists them."""
    if value not in values:
        raise error.refused(value=repr(value), values=", ".join(values))
    return value


# Requests that cannot be read

TOO_LONG = Error("wire.too_long", 413, "the request is too long: at most {most} bytes are accepted", ("most",))
TOO_DEEP = Error("wire.too_deep", 400, "the JSON is nested too deeply: at most {most} levels are accepted", ("most",))
MALFORMED = Error("wire.malformed", 400, "the request cannot be read: {why}")
NOT_UTF8 = Error("wire.malformed", 400, "the request must be UTF-8 text; byte {position} is not")
NOT_TEXT = Error("wire.malformed", 400, "WebSocket frames must be text, not binary")
NOT_A_NUMBER = Error("wire.malformed", 400, "the query parameter {name} must be a whole number of at most 9 digits")
ACTION_OR_TEXT = Error("wire.malformed", 400, "a play command needs either `action` or `text`, not both")
TEXT_OR_PHRASE = Error("wire.malformed", 400, "a chat command needs either `text` or `phrase`, not both")
ACTION_MALFORMED = Error("wire.action", 400, "the action cannot be read: {why}")
ANSWER_TOO_LONG = Error(
    "answer.too_long", 422, "the answer would be longer than {most} bytes; ask for less at once", ("most",)
)
HELLO_EXPECTED = Error("wire.hello", 400, "the first frame of a connection must be a hello")
HELLO_REPEATED = Error("wire.hello", 400, "hello was already sent on this connection")
LANGUAGE_UNKNOWN = Error("language.unknown", 400, "{value} is not a language of this server; available: {values}")
ADDRESS_UNKNOWN = Error("address.unknown", 404, "there is nothing at this address")
METHOD_UNKNOWN = Error("address.method", 405, "this address does not support that HTTP method")

# Clients and guests

TOO_FAST = Error(
    "client.too_fast", 429, "too many {purpose} within a short time; wait {seconds} s", ("purpose", "seconds")
)
TOO_MANY_AT_ONCE = Error(
    "client.too_many", 429, "too many {purpose} at the same time: at most {most} are allowed; end one first",
    ("purpose", "most"),
)  # fmt: skip
TOO_SLOW = Error("client.too_slow", 408, "the request was not complete after {seconds} seconds", ("seconds",))
FOREIGN_ORIGIN = Error("client.origin", 403, "the request comes from a page of another site")
GUEST_UNKNOWN = Error("guest.unknown", 401, "no guest cookie was sent; create a guest first with POST /api/guests")
ADDRESS_BANNED = Error("client.banned", 403, "the host of this server has banned your address")
GUEST_BANNED = Error("guest.banned", 403, "the host of this server has banned you")
EXPORT_BUSY = Error("guest.exporting", 429, "your data is being sent already; wait until that is done")

NAME_REFUSED = Error("guest.name", 400, "this name cannot be used: {why}", ("reason",))

# The server itself

STORE_UNAVAILABLE = Error(
    "store.unavailable", 503, "the server cannot save or read games at the moment; send the same request again later"
)
SERVER_CLOSING = Error("server.closing", 503, "the server is shutting down; try again in a moment")
SERVER_FAULT = Error("server.fault", 500, "an unexpected error occurred on the server")

# A table in a page, without a server

HERE_FULL = Error(
    "here.full", 507,
    "the browser has no space left, so this was not saved and nothing was changed; delete games that you no longer "
    "need, then try again",
)  # fmt: skip
HERE_ELSEWHERE = Error(
    "here.elsewhere", 409, "the games of this browser are open in another tab now; nothing was changed: go on there"
)
HERE_FAILED = Error(
    "here.failed", 507, "the browser could not save this, so nothing was changed; reload the page and try again"
)
HERE_ALONE = Error(
    "here.alone", 409, "this table is in this browser only; for other players or devices take the game to a server"
)
NOT_SAVED = (HERE_FULL, HERE_ELSEWHERE, HERE_FAILED)
"""Why a page could not save; the last stands for any other reason."""

# Opening a table

GAME_UNKNOWN = Error("game.unknown", 400, "{value} is not a game of this server; available: {values}")
GAME_SEATS = Error("game.seats", 400, "{game} is for {first} to {last} players", ("first", "last"))
GAME_OPTIONS = Error("game.options", 400, "the options are not valid: {why}")
EDITION_UNKNOWN = Error("game.edition", 400, "there is no edition {edition} of {game} here; there are {values}")
EDITION_BROKEN = Error("game.edition", 409, "the edition {edition} cannot be played: {why}")
PACE_UNKNOWN = Error("table.pace", 400, "{value} is not a pace; use one of {values}")
TEMPO_UNKNOWN = Error("table.tempo", 400, "{value} is not a tempo of bots; use one of {values}")
ONLOOKERS_UNKNOWN = Error("table.onlookers", 400, "{value} is not a setting for onlookers; use one of {values}")
UNTIMED_DECISION = Error("table.untimed", 400, "an untimed table has no decision time; use the pace live or post")
POST_DECISION = Error("table.deadline", 400, "a table by post needs a decision time of more than 0 seconds")
BOT_UNKNOWN = Error("bot.unknown", 400, "{value} is not a level of bots; use one of {values}")
BOT_SEATS = Error("bot.seats", 400, "there are more bots ({bots}) than seats ({seats})")

# Tables

TABLE_UNKNOWN = Error("table.unknown", 404, "there is no table with this id")
TABLE_NOT_YOURS = Error("table.not_yours", 403, "the token of a seat or of the link to watch is needed")
TOKEN_UNKNOWN = Error("table.not_yours", 403, "no seat at this table has this token")
SEAT_LOST = Error("table.not_yours", 403, "you no longer hold this seat")
TABLE_INVITE = Error("table.invite", 403, "this table is private: joining needs its invitation link")
TABLE_HOST = Error("table.host", 403, "only the host of the table can do this")
TABLE_FULL = Error("table.full", 409, "the table is full: there is no free seat, but you may watch")
TABLE_FREE_SEATS = Error("table.free_seats", 409, "the game cannot start while seats are free", ("seats",))
TABLE_BEGUN = Error("table.begun", 409, "the game has already started")
TABLE_NOT_BEGUN = Error("table.not_begun", 409, "the game has not started yet")
TABLE_NOT_PLAYING = Error("table.not_playing", 409, "no game is in progress at this table")
TABLE_OVER = Error("table.over", 409, "the game is over")
TABLE_NOT_OVER = Error("table.not_over", 409, "the game is not over yet")
TABLE_TOO_LONG = Error("table.too_long", 409, "the game has reached {most} log entries and cannot go on", ("most",))
TABLE_CLOSED = Error("table.closed", 409, "the table was closed")
TABLE_BROKEN = Error("table.broken", 500, "the game cannot be loaded: {why}")
TABLE_AWAY = Error("table.away", 503, "the table was unloaded a moment ago; try again")
TABLE_BUSY = Error("table.busy", 503, "several servers changed this table at the same time; try again")

# Seats

SEAT_NONE = Error("seat.none", 403, "you do not hold a seat at this table")
SEAT_UNKNOWN = Error(
    "seat.unknown", 400, "there is no seat {seat}; this table has seats 1 to {seats}", ("seat", "seats")
)
SEAT_REMOVED = Error("seat.removed", 403, "the host has removed you from this table")
SEAT_FREE = Error("seat.free", 409, "nobody sits on this seat")
SEAT_OWN = Error("seat.own", 409, "this is your own seat; use leave to give it up")
SEAT_TAKEN = Error("seat.taken", 409, "the seat is taken")
NO_FREE_SEAT = Error("seat.taken", 409, "there is no free seat")
BOT_ON_YOUR_SEAT = Error("seat.bot", 409, "a bot plays on your seat; take the seat back first")
BOT_ON_SEAT = Error("seat.bot", 409, "a bot already plays on this seat")
OWNER_PRESENT = Error("seat.here", 403, "the player of this seat is connected")
OWNER_BACK_SOON = Error(
    "seat.back_soon",
    403,
    "the player of this seat has been away for less than the agreed {seconds} seconds; try again in {left} seconds",
    ("seconds", "left"),
)
STAND_IN_ONLY = Error("seat.stand_in", 403, "on the seat of another player only the bot {level} can play", ("level",))
OWNER_HAS_TIME = Error("seat.has_time", 403, "players at this table have a time limit for each decision instead")
NO_BOT_ON_SEAT = Error("seat.yours", 409, "no bot plays on your seat")

# What players ask of each other

TABLE_PAUSED = Error("table.paused", 409, "the game is paused; it continues when the host or enough players ask for it")
ALREADY_PAUSED = Error("table.paused", 409, "the game is already paused")
NOT_PAUSED = Error("table.not_paused", 409, "the game is not paused")
UNDO_NONE = Error("undo.none", 409, "there is nothing to take back: you have made no move yet")
UNDO_SEEN = Error("undo.seen", 409, "this cannot be taken back: cards have been revealed since")
UNDO_ASKED = Error("undo.asked", 409, "an undo has already been requested and is not settled yet")
UNDO_REFUSED = Error("undo.refused", 409, "this undo was refused; you can ask again after the next move")
UNDO_NOT_ASKED = Error("undo.not_asked", 409, "no undo is being requested")
UNDO_TOO_LATE = Error("undo.too_late", 409, "this can no longer be taken back: the game has moved on")

# Lessons

LESSON_UNKNOWN = Error("lesson.unknown", 400, "{value} is not a lesson of this game; available: {values}")
LESSON_NONE = Error("lesson.none", 409, "no lesson is taught at this table")
LESSON_STEP = Error("lesson.step", 409, "{why}")
LESSON_UNDO = Error("lesson.undo", 409, "in a lesson moves are not taken back; go back a step instead")
LESSON_BROKEN = Error("lesson.broken", 500, "this step of the lesson cannot be carried out: {why}")

# Chat, notices, hints

PHRASE_UNKNOWN = Error("chat.phrase", 400, "{value} is not a phrase; use one of {values}")
CHAT_CLOSED = Error("chat.closed", 409, "free chat is closed while players trade; phrases are allowed")
CHAT_SILENCED = Error("chat.silenced", 403, "the host has silenced you")
ONLOOKERS_SILENT = Error("chat.onlookers", 403, "onlookers cannot chat at this table")
ONLOOKER_SEATED = Error("chat.seated", 403, "you hold a seat at this table: chat from that seat")
MARKET_NONE = Error("market.none", 409, "no market is open now")
MARKET_OFFER = Error("market.offer", 409, "offer {offer} is no longer open to you")
MARKET_REASON = Error("market.reason", 400, "{value} is not a reason; use one of {values}")
MARKET_THING = Error("market.thing", 400, "{value} is not traded here; use one of {values}")
NOTICE_ADDRESS = Error("notice.address", 400, "notices cannot be sent to this address: {why}")
HINT_OFF = Error("hint.off", 403, "hints are switched off at this table")
HINT_NOT_TO_ACT = Error("hint.not_to_act", 409, "you have nothing to decide now")
HINT_BUSY = Error("hint.busy", 429, "another hint is being computed for your seat; try again in a moment")
FORECAST_NONE = Error("forecast.none", 409, "there is nothing to forecast now")
HINT_NONE = Error("hint.none", 503, "the bot could not give a hint; try again")

# Finished games and records

RECORD_NOT_OVER = Error("record.not_over", 409, "the record is available once the game is over")
RECORD_POSITION = Error("record.position", 400, "the game cannot be continued from there: {why}")
RECORD_OVER = Error("record.over", 409, "the game is over at that input; choose an earlier one")
RECORD_BAD = Error("record.bad", 400, "the record is not valid: {why}")
RECORD_WORK = Error(
    "record.work", 413, "the record has more than {most} inputs, or takes too long to replay", ("most",)
)
REVIEW_BUSY = Error("review.busy", 429, "too many of your questions about games wait for an answer; ask again later")
REVIEW_FAILED = Error("review.failed", 503, "the game could not be looked at; try again in a moment")
REVIEW_NONE = Error("review.none", 409, "this game cannot be reviewed: {why}")
REVIEW_NO_DECISION = Error("review.no_decision", 400, "move {number} is no decision of this seat", ("number",))
OTHERS_EYES = Error("moments.eyes", 403, "until the game is over the log is shown for your own seat only")

ERRORS: tuple[Error, ...] = tuple([value for value in globals().values() if isinstance(value, Error)])
CODES: frozenset[str] = frozenset([error.code for error in ERRORS])


def http_error(status: int, detail: str) -> Refused:
    """What the router refuses before any handler runs: an unknown address, a wrong method, or anything else."""
    for error in (ADDRESS_UNKNOWN, METHOD_UNKNOWN):
        if error.status == status:
            return error.refused()
    return Refused(status, Problem("http", message=detail))
