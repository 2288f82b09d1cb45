"""What crosses the wire: the commands, the answers and the pushes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from argosy.core import limits
from argosy.server.wire.errors import Arg, Problem
from argosy.server.wire.table_types import Ended, Origin, PauseInfo, UndoInfo

NAME = r"^[^\s\x00-\x20\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x20\x7f])?$(?!\n)"
"""No space at either end, no control characters."""

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME, pattern=NAME)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Talk = Annotated[str, Meta(min_length=1, max_length=300, pattern=NAME)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Place = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Word = Annotated[str, Meta(max_length=40)]
Language = Literal["en", "nl", "es"]


# Commands


class Asked(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends; a field that is not known is refused."""


class NewGuest(Asked, frozen=True):
    """Somebody who wants to be called by a name."""

    name: Name


class Terms(Asked, frozen=True, kw_only=True):
    """How people play at a table. `bots` are levels by seat, null where a person shall sit."""

    bots: list[Level | None] = msgspec.field(default_factory=list)
    public: bool = False
    pace: Word = "live"
    tempo: Word = "natural"
    absence: Annotated[int, Meta(ge=0, le=86400)] = 120
    """Seconds after which a bot stands in for somebody who has gone; 0 is never."""
    sit: bool = True
    """Whether the one who opens it takes a seat."""
    decision: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    """Seconds for each decision, then a bot makes it; 0 is no limit. By post it is three days unless you say."""
    hints: bool | None = None
    """Whether players may ask what a bot would do; unless you say, where one person plays with bots."""
    onlookers: Word = "silent"
    """Whether onlookers may talk: `silent`, `apart` (the seats hear it after the end) or `open`."""


class NewTable(Terms, frozen=True):
    """A table to be opened."""

    game: Word
    seats: Place
    options: dict[Word, Word] = msgspec.field(default_factory=dict)
    edition: Word = "standard"


class Join(Asked, frozen=True):
    """Take a seat: a certain one, or any; by the link unless the table is public."""

    invite: Token | None = None
    seat: Place | None = None
    name: Name | None = None
    """Somebody else, who shares one's device: they sit down beside one, and only the token holds their seat."""


class TakeOver(Asked, frozen=True):
    """Hold a seat on this device too, by the token of its owner."""

    token: Token


class Fill(Asked, frozen=True):
    """Put bots on empty seats: on one, or on all."""

    level: Level = "sensible"
    seat: Place | None = None


class Nothing(Asked, frozen=True):
    """A command that needs no more than its name."""


class Play(Asked, frozen=True, tag_field="do", tag="play"):
    """An input: an action as JSON, or a line of notation. The key makes it safe to send it again."""

    key: Key
    action: Raw | UnsetType = UNSET
    text: Line | UnsetType = UNSET
    seen: Number | None = None
    """Up to which version the sender had seen the game."""


class Undo(Asked, frozen=True, tag_field="do", tag="undo"):
    """Take one's last input back, where nobody has learnt or done anything since."""

    key: Key


class Say(Asked, frozen=True, tag_field="do", tag="say"):
    """Say something at the table: words of one's own, or one of the phrases that every language has."""

    text: Talk | UnsetType = UNSET
    phrase: Word | UnsetType = UNSET


class Hello(Asked, frozen=True, tag_field="do", tag="hello"):
    """The first frame of a WebSocket: who listens, and up to which version the story is known."""

    token: Token | None = None
    after: Number = 0
    heard: Number = 0
    """Up to which number the talk is known."""
    language: Language | None = None
    """In which language the game shall be told in words beside the frames; None: in none."""


class Speak(Asked, frozen=True, tag_field="do", tag="speak"):
    """Tell the game in words of that language from now on."""

    language: Language


class Ping(Asked, frozen=True, tag_field="do", tag="ping"):
    """Are you there?"""


Command = Hello | Play | Undo | Say | Speak | Ping


# Answers and pushes


class Guest(Struct, frozen=True):
    """Who one is."""

    id: str
    name: str


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str | None
    bot: str | None
    """The level of the bot that sits here, for good or until its owner is back."""
    here: bool
    """Whether somebody is connected."""
    stand_in: bool = False
    held: bool = False
    """Whether somebody holds the seat, also while a bot plays there."""
    deadline: float | None = None
    """When the time for the decision that it owes is up; while the game is paused, what it would have been."""
    late: bool = False
    """Whether its time is up and a bot decides."""
    silenced: bool = False


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
    """The seats that want a pause, or while it is paused to go on."""
    undo: UndoInfo | None = None
    onlookers_silenced: bool = False
    ended: Ended | None = None
    """How it ended, once it is over: then `/t/ID/replay` is the page to look at it again."""


class Opened(Struct, frozen=True):
    """A table that one has opened or joined. Whoever holds the token holds the seat."""

    table: str
    seat: int | None
    token: str | None
    replay: str | None = None
    """Of a finished record: the page where it can be looked at."""


class Links(Struct, frozen=True):
    """What those who sit at a table can pass on: to sit down, and to watch."""

    invite: str
    watch: str
    address: str | None = None
    """Where others in the network find this server, if it knows: links for friends begin so, not with localhost."""


class Lobby(Struct, frozen=True):
    """Tables: the public ones, or one's own."""

    tables: list[TableInfo]
    waiting: list[str] = []
    """The ids of those among one's own that wait for oneself."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here: its seats, and its options with their values, the default first."""

    key: str
    rules: str
    seats: list[int]
    options: dict[str, list[str]]
    editions: list[str]
    """The standard one first."""
    edition_warnings: dict[str, list[str]] = {}
    """By edition: what is unusual in it though no rule forbids it, each with its place in the files."""


class Games(Struct, frozen=True):
    """What can be chosen when a table is opened, and what can be said at it."""

    games: list[GameInfo]
    levels: list[str]
    """The bots, the weakest first."""
    paces: list[str]
    tempos: list[str]
    phrases: list[str]


class Done(Struct, frozen=True):
    """It is done, and there is no more to say."""


class ClockInfo(Struct, frozen=True):
    """A clock that runs: what for, when it ends, what time it is here, the last warning given."""

    kind: str
    ends: float
    now: float
    warned: int | None


class ChatLine(Struct, frozen=True):
    """Something that was said, -1 is an onlooker; a phrase stands as its id of the locales."""

    number: int
    seat: int
    name: str
    at: float
    text: str | None = None
    phrase: str | None = None
    apart: bool = False
    """Said among onlookers; the seats hear it after the end."""


class Frame(Struct, frozen=True, tag_field="do", tag="state"):
    """The table as one seat may see it: the story since `after`, and how things stand at `version`."""

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


class Told(Struct, frozen=True):
    """An event as told to one seat: the fact, and its sentence for the locales."""

    event: dict[str, Any]
    id: str
    args: dict[str, Arg]
    version: int
    """That of the log which it came with; in a record the number of its input."""


class State(Struct, frozen=True, tag_field="do", tag="state"):
    """A frame as a client reads it."""

    version: int
    after: int
    seat: int | None
    table: TableInfo
    events: list[Told]
    view: dict[str, Any] | None
    result: dict[str, Any] | None
    said: int
    """The number of the last line of the talk."""
    chat: list[ChatLine]
    """The talk since the one that was known."""
    clock: ClockInfo | None = None
    muted: list[int] = msgspec.field(default_factory=list)
    """The seats that one does not want to hear; -1 are the onlookers."""

    @property
    def menu(self) -> list[str]:
        """What the seat may do, in notation; offers are composed freely."""
        return [] if self.view is None else [entry["text"] for entry in self.view["menu"]]

    @property
    def to_act(self) -> list[int]:
        """The seats that may act."""
        return [] if self.view is None else self.view["to_act"]


class Accepted(Struct, frozen=True, tag_field="do", tag="accepted"):
    """The input stands in the log for good; the game is at this version."""

    key: str
    version: int


class Rejected(Struct, frozen=True, tag_field="do", tag="rejected"):
    """The command changed nothing."""

    problem: Problem
    key: str | None = None


class Fact(Struct, frozen=True):
    """One consequence of a menu entry in words: `cost`, `2 gold`."""

    label: str
    value: str


class EntryWords(Struct, frozen=True):
    """A menu entry in words: its notation, what it means, what it costs and earns."""

    text: str
    says: str
    facts: list[Fact]


class BlockWords(Struct, frozen=True, omit_defaults=True):
    """A piece of the table in words: a line with its weight, or a table whose first column names the row."""

    kind: str
    """`line` or `grid`."""
    text: str
    """The line, or the title of the table."""
    weight: str = ""
    headers: list[str] = msgspec.field(default_factory=list)
    rows: list[list[str]] = msgspec.field(default_factory=list)


class Spoken(Struct, frozen=True, tag_field="do", tag="spoken"):
    """The position in words of one language, for a seat: its menu in the order of the view's, and the whole table."""

    version: int
    seat: int | None
    language: str
    menu: list[EntryWords]
    board: list[BlockWords]
    notation: list[list[str]]
    """How inputs are typed: an example and what it does."""
    sources: dict[str, str]
    """Where points come from, in words; empty before the end."""


class Pong(Struct, frozen=True, tag_field="do", tag="pong"):
    """Yes."""


Push = State | Spoken | Accepted | Rejected | Pong
