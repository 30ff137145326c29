"""The database: sessions, tables, their secrets, and their logs."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

house = Table(  # facts of the house itself, such as the key that signs cookies
    "house",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("session", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

credentials = Table(  # cookies and API tokens, stored as hashes alone
    "credentials",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session", ForeignKey("sessions.session"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),  # of one that was replaced; none: until it is revoked
)

tables = Table(  # what the lobby lists; the log is the truth
    "tables",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False, index=True),  # open, playing, over
    Column("host", String(32), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("code", String(8), unique=True, index=True),  # to be typed, until the game begins
    Column("ended_at", BigInteger),
    Column("ended", Text),  # who sat there and how it ended, so that no log need be read for it
    Index(None, "public", "status", "made_at"),
)

seatings = Table(  # whose tables they are, for the pages of those who sit there
    "seatings",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session", String(32), nullable=False, index=True),
)

secrets = Table(  # read when a table is opened again, never joined with anything
    "secrets",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

lines = Table(  # the entries of the logs; a new name would mean copying every row
    "lines",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("command", String(160), nullable=False),
    Column("line", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "command"),
    sqlite_with_rowid=False,  # one tree less to write for each entry
)

results = Table(  # of daily deals, written with the last move; what the board lists
    "results",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("day", String(10), nullable=False),
    Column("session", ForeignKey("sessions.session"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("fur", String(16), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("unit", String(32), nullable=False),
    Column("how", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game", "day", "session"),  # one result a person and day
    Index(None, "game", "day", "rank", "points"),
    Index(None, "session", "game", "day"),
)
