"""Types of the JSON interface: what clients send, what the server answers, and what it pushes."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from argosy.server.wire.errors import Arg, Problem, Term
from argosy.server.wire.fields import (
    Asked,
    ChatText,
    Key,
    Language,
    Level,
    Line,
    Name,
    Number,
    SeatNumber,
    Token,
    Url,
    Word,
)
from argosy.server.wire.lesson_types import LessonInfo, LessonState
from argosy.server.wire.market_types import MarketInfo, MarketTalk
from argosy.server.wire.request_types import PauseInfo, UndoInfo
from argosy.server.wire.text_types import Spoken

# Commands


class NewGuest(Asked, frozen=True):
    """A new guest, or a new name of a guest."""

    name: Name


class Terms(Asked, frozen=True, kw_only=True):
    """The settings of a table. `bots` are levels by seat, null for a person."""

    bots: list[Level | None] = msgspec.field(default_factory=list)
    public: bool = False
    pace: Word = "live"
    tempo: Word = "natural"
    absence: Annotated[int, Meta(ge=0, le=86400)] = 120
    """Seconds after which a bot stands in for a player who is away; 0 is never."""
    sit: bool = True
    """Whether the host takes a seat."""
    decision: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    """Seconds for each decision, then a bot makes it; 0 is no limit. By default three days by post, else no limit."""
    hints: bool | None = None
    """Whether players may ask for hints; by default only where one person plays with bots."""
    onlookers: Word = "silent"
    """Whether onlookers may chat: `silent`, `apart` (players see it after the end) or `open`."""


class NewTable(Terms, frozen=True):
    """A table to open."""

    game: Word
    seats: SeatNumber
    options: dict[Word, Word] = msgspec.field(default_factory=dict)
    edition: Word = "standard"


class Join(Asked, frozen=True):
    """Take a seat, a certain one or any; with the invitation unless the table is public."""

    invite: Token | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    """The name of another player on the same device, who gets a seat that only its token controls."""


class TakeOver(Asked, frozen=True):
    """Use your seat on this device, by its token."""

    token: Token


class Fill(Asked, frozen=True):
    """Put bots on free seats: on one, or on all."""

    level: Level = "sensible"
    seat: SeatNumber | None = None


class Nothing(Asked, frozen=True):
    """An empty body."""


class Notice(Asked, frozen=True):
    """The webhook to call when the game waits for your decision; null removes it."""

    url: Url | None


class Play(Asked, frozen=True, tag_field="do", tag="play"):
    """An input: an action as JSON, or a line of notation. Sent again with the same key it counts once."""

    key: Key
    action: Raw | UnsetType = UNSET
    text: Line | UnsetType = UNSET
    seen: Number | None = None
    """The latest version that the sender has seen; only counted in the metrics."""


class Undo(Asked, frozen=True, tag_field="do", tag="undo"):
    """Take your last input back, if nobody has learnt or done anything since."""

    key: Key


class Say(Asked, frozen=True, tag_field="do", tag="say"):
    """A chat message: free text, or a phrase that is translated for each reader."""

    text: ChatText | UnsetType = UNSET
    phrase: Word | UnsetType = UNSET
    about: Word | UnsetType = UNSET
    """The thing that the phrase names, if it needs one."""


class Hello(Asked, frozen=True, tag_field="do", tag="hello"):
    """The first frame of a WebSocket: the seat's token, and the last version that the client knows."""

    token: Token | None = None
    after: Number = 0
    heard: Number = 0
    """The number of the last chat line that the client knows."""
    language: Language | None = None
    """The language in which positions in words are sent too; null for none."""


class Speak(Asked, frozen=True, tag_field="do", tag="speak"):
    """Send positions in words of that language from now on."""

    language: Language


class Ping(Asked, frozen=True, tag_field="do", tag="ping"):
    """Check the connection; the answer is a pong."""


Command = Hello | Play | Undo | Say | Speak | Ping


# Answers and pushes


class Guest(Struct, frozen=True):
    """A guest."""

    id: str
    name: str


class InRecords(Asked, frozen=True):
    """What records may have of a guest beside the game: when their inputs were made, and what they say."""

    times: bool
    talk: bool


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str | None
    bot: str | None
    """The level of the bot that plays here, also of a stand-in."""
    here: bool
    """Whether its player is connected."""
    stand_in: bool = False
    held: bool = False
    """Whether a person holds the seat, also while a bot plays there."""
    deadline: float | None = None
    """When the time for its decision is up; during a pause, when it would have been."""
    late: bool = False
    """Whether its time is up and a bot decides."""
    silenced: bool = False
    host: bool = False
    """Whether its player is the host of the table."""
    replaceable_from: float | None = None
    """When other players may give the seat to a bot because its player is away; none where they may not."""


class Origin(Struct, frozen=True):
    """The finished game, and the number of its input, that a game continues from."""

    table: str
    input: int


class Ended(Struct, frozen=True):
    """The end of a game: when, and points and place (1 has won, ties share) by seat.

    Both are empty where they are not known: a game of older rules, or one that is still being counted.
    """

    at: float
    points: list[int] = []
    places: list[int] = []


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: str
    seats: list[SeatInfo]
    options: dict[str, str]
    edition: str
    public: bool
    pace: str
    tempo: str
    absence: int
    state: str
    """`open`, `playing`, `over` or `closed`."""
    host: str
    seed_sha256: str | None = None
    rematch: str | None = None
    imported: bool = False
    decision: int = 0
    hints: bool = False
    onlookers: str = "silent"
    origin: Origin | None = None
    paused: PauseInfo | None = None
    votes: list[int] = msgspec.field(default_factory=list)
    """The seats that vote for a pause, or during a pause for its end."""
    undo: UndoInfo | None = None
    onlookers_silenced: bool = False
    ended: Ended | None = None
    """How the game ended, once it is over; `/t/ID/replay` is the page to review it."""
    closed_by: str | None = None
    """Of a closed table: `host` if its host has ended it; null if everybody left or the server closed it."""
    market: MarketTalk | None = None
    """Wishes, and answers to open offers; null where nobody has said anything in this phase."""
    lesson: str | None = None
    """The name of the lesson that is taught there."""


class Opened(Struct, frozen=True):
    """The answer to opening or joining a table. The token controls the seat."""

    table: str
    seat: int | None
    token: str | None
    replay: str | None = None
    """Of a finished record: the page to review it."""


class Links(Struct, frozen=True):
    """The tokens in the links to join and to watch a table."""

    invite: str
    watch: str
    address: str | None = None
    """The address of the server in its network, if known: links for others begin with it, not with localhost."""


class Lobby(Struct, frozen=True):
    """A list of tables: the public ones, or your own."""

    tables: list[TableInfo]
    waiting: list[str] = []
    """Of your own tables: the ids of those that wait for you."""


class GameInfo(Struct, frozen=True):
    """A game of this server: its numbers of seats, and its options with their values, the default first."""

    key: str
    rules: str
    seats: list[int]
    options: dict[str, list[str]]
    editions: list[str]
    """The standard one first."""
    edition_warnings: dict[str, list[str]] = {}
    """By edition: what is unusual in it, each with its place in the files."""
    clock_option: str | None = None
    """The option that sets the game's own clock; null if it has none."""
    simulation_options: list[str] = []
    """Options that matter only in simulations."""
    market: MarketInfo | None = None
    """What can be said about offers; null for a game without offers among players."""
    lessons: list[LessonInfo] = []
    """Guided first games."""


class Games(Struct, frozen=True):
    """What can be chosen when a table is opened, and the phrases for its chat."""

    games: list[GameInfo]
    levels: list[str]
    """The bots, the weakest first."""
    paces: list[str]
    tempos: list[str]
    phrases: list[str]


class Done(Struct, frozen=True):
    """It is done."""


class ClockInfo(Struct, frozen=True):
    """A running clock: its kind, when it ends, the server's time now, the last warning (seconds before the end)."""

    kind: str
    ends: float
    now: float
    warned: int | None
    opens: float | None = None
    """When it starts, in a moment to look around before; null if it runs."""


class ChatLine(Struct, frozen=True):
    """A chat message; seat -1 is an onlooker, `phrase` is an id of the locales."""

    number: int
    seat: int
    name: str
    at: float
    text: str | None = None
    phrase: str | None = None
    about: str | None = None
    """The thing that the phrase names."""
    apart: bool = False
    """Among onlookers; players see it after the end."""


class Frame(Struct, frozen=True, tag_field="do", tag="state"):
    """The table as one seat may see it: the events since `after`, and the state at `version`."""

    version: int
    after: int
    seat: int | None
    table: Raw
    events: Raw
    view: Raw
    """With prompt and menu in it; null before the game begins."""
    result: Raw
    said: int
    chat: list[ChatLine]
    clock: ClockInfo | None = None
    muted: list[int] = msgspec.field(default_factory=list)
    stood_in: list[int] = msgspec.field(default_factory=list)
    lesson: LessonState | None = None


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as one seat may know it, and its message for the locales; the rest as in `contract.Message`."""

    event: dict[str, Any]
    id: str
    args: dict[str, Arg]
    version: int
    """The version of the log at which it happened; in a record the number of its input."""
    heading: int = 0
    silent: bool = False
    about: list[Term] = msgspec.field(default_factory=list)


class ResultInfo(TypedDict):
    """How a game ended, by seat: points, place (1 has won, ties share), and points by source (`why`)."""

    points: list[int]
    places: list[int]
    why: list[dict[str, int]]


class State(Struct, frozen=True, tag_field="do", tag="state"):
    """A frame as a client reads it."""

    version: int
    after: int
    seat: int | None
    table: TableInfo
    events: list[Told]
    view: dict[str, Any] | None
    result: ResultInfo | None
    said: int
    """The number of the last chat line."""
    chat: list[ChatLine]
    """The chat lines after those that the client knows."""
    clock: ClockInfo | None = None
    muted: list[int] = msgspec.field(default_factory=list)
    """The seats that one has muted; -1 are the onlookers."""
    stood_in: list[int] = msgspec.field(default_factory=list)
    """The versions of the log that a bot made for one's seat while one was away; empty once one has acted."""
    lesson: LessonState | None = None
    """The step that is shown; null at a table without a lesson."""

    @property
    def menu(self) -> list[str]:
        """What the seat may do, in notation; offers are composed freely."""
        return [] if self.view is None else [entry["text"] for entry in self.view["menu"]]

    @property
    def to_act(self) -> list[int]:
        """The seats that may act."""
        return [] if self.view is None else self.view["to_act"]


class Accepted(Struct, frozen=True, tag_field="do", tag="accepted"):
    """The input is stored; the game is at this version."""

    key: str
    version: int


class Rejected(Struct, frozen=True, tag_field="do", tag="rejected"):
    """The command was refused and changed nothing."""

    problem: Problem
    key: str | None = None


class Noticed(Struct, frozen=True):
    """The body of a webhook: at which table which seat must decide, since which version."""

    table: str
    game: str
    seat: int
    name: str
    version: int
    deadline: float | None
    link: str


class Pong(Struct, frozen=True, tag_field="do", tag="pong"):
    """The answer to a ping, and to commands that need no other."""


Push = State | Spoken | Accepted | Rejected | Pong
