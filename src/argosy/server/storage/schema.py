"""The database schema, for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

HEAD: Final = "0008"
"""The migration that this schema corresponds to."""

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

settings = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="What the server keeps for itself: the secret that signs cookies and links.",
)

guests = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0", comment="When a request last came, to the day."),
    Column("added_by", String(32), comment="The guest on whose device this one was added as another player."),
    Column("erased", Boolean, nullable=False, server_default=false(), comment="Deleted: traces are being removed."),
    Column("times", Boolean, nullable=False, server_default=true(), comment="Whether records may have their times."),
    Column("talk", Boolean, nullable=False, server_default=false(), comment="Whether records may have their words."),
    Index("ix_guests_seen", "seen"),
    Index("ix_guests_added_by", "added_by"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("tempo", String(10), nullable=False),
    Column("absence", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("header", Text, comment="The first line of its record, once the game has begun: rules version, edition."),
    Column("seed", Text, comment="Secret until the end."),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("clock", String(40), comment="What the clock runs for."),
    Column("deadline", Float, comment="When it ends."),
    Column("rematch", String(32), comment="The table where they went on."),
    Column("imported", Boolean, nullable=False),
    Column("decision", Integer, nullable=False, server_default="0", comment="Seconds for a decision; 0 is no limit."),
    Column("hints", Boolean, nullable=False, server_default=false(), comment="Whether players may ask a bot."),
    Column("onlookers", String(10), nullable=False, server_default="silent", comment="Whether onlookers talk."),
    Column("origin", String(60), comment="The table and the input that it was played on from."),
    Column("agenda", Text, comment="What the people at the table have asked for: a pause, an undo, silence."),
    Column("owed", Text, comment="Which seats owe a decision, since which version, and until when."),
    Column("edition", String(40), comment="The edition that it was opened with, if not the standard one."),
    Column("result", Text, comment="Points and places by seat, once the game is over."),
    Index("ix_tables_public_state_created", "public", "state", "created"),
    Column("bots_due", Boolean, comment="Whether a bot has to act; unknown for games of earlier releases."),
    Column("lesson", String(40), comment="The lesson that is taught there; its step is in the log."),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_state_changed", "state", "changed"),
    Index("ix_tables_host", "host"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("name", String(40)),
    Column("token_sha256", String(64), comment="The token itself is nowhere but with its owner."),
    Column("bot", String(20)),
    Column("notice", Text, comment="Where its owner wants to be told of decisions that are owed."),
    Column("muted", Text, comment="Whom its owner does not want to hear."),
    Index("ix_seats_guest", "guest"),
)

inputs = Table(
    "inputs",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Float, nullable=False),
    comment="The log: rows are added and never changed. Its key keeps two processes from writing one number.",
)

keys = Table(
    "keys",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
    comment="Commands that were answered, so that one sent twice gets its first answer again.",
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False, comment="-1 is an onlooker."),
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("name", String(40), nullable=False),
    Column("text", Text),
    Column("phrase", String(40), comment="In place of a text: an id of the locales."),
    Column("about", String(40), comment="The thing that the phrase names."),
    Column("at", Float, nullable=False),
    Column("apart", Boolean, nullable=False, server_default=false(), comment="Not for the seats before the end."),
    Index("ix_chat_guest", "guest"),
    comment="A line whose author was deleted stays without author, name and words: the numbers have no gaps.",
)

review_parts = Table(
    "review_parts",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False, comment="What was judged, and by which version of the review."),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "name"),
    comment="What the review of a finished game has found so far, part by part. It can be computed again.",
)

record_names = Table(
    "record_names",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Index("ix_record_names_guest", "guest"),
    comment="Whose names are in the header of a record, so that they can be removed: who sat there at the beginning.",
)

bans = Table(
    "bans",
    METADATA,
    Column("target", String(64), primary_key=True, comment="An IP network, or the id of a guest."),
    Column("kind", String(10), nullable=False, comment="`address` or `guest`."),
    Column("at", Float, nullable=False),
    Column("until", Float, comment="NULL is for ever."),
    Column("why", Text, nullable=False),
)

audit = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("who", String(80), nullable=False, comment="The user of the operating system."),
    Column("act", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("why", Text, nullable=False),
    comment="What was done with `argosy admin`.",
)
