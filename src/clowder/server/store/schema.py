"""The database: sessions, ways back to them, friends, tables, their secrets, and their logs."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("person", String(32), index=True),  # whose it is by now
)

credentials = Table(  # cookies and API tokens, stored as hashes alone
    "credentials",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session", ForeignKey("sessions.session"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),  # of one that was replaced; none: until it is revoked
    Column("device", String(64)),  # a browser and a system, such as "Firefox, Linux"
)

phrases = Table(  # recovery phrases, stored as slow hashes alone
    "phrases",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session", ForeignKey("sessions.session"), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

passkeys = Table(  # public keys alone: the secret never leaves its owner's device
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # of the credential, in base64url
    Column("session", ForeignKey("sessions.session"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

challenges = Table(  # that a passkey shall sign; each works once
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session", String(32)),  # who may add a passkey by it; none: to come back by one
    Column("ends_at", BigInteger, nullable=False),
)

device_links = Table(  # by which one more device becomes somebody's; each works once
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the secret in the link
    Column("code_hash", String(64), nullable=False, index=True),  # of the letters to be typed
    Column("session", ForeignKey("sessions.session"), nullable=False, index=True),
    Column("ends_at", BigInteger, nullable=False),
)

subscriptions = Table(  # where notices are pushed to; each ends with the cookie of its browser
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("session", ForeignKey("sessions.session"), nullable=False, index=True),
    Column(
        "credential",
        ForeignKey("credentials.hash", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),  # keys by which only that browser can read them
    Column("auth", String(64), nullable=False),
    Column("device", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

notice_settings = Table(  # of those who have changed them
    "notice_settings",
    metadata,
    Column("session", ForeignKey("sessions.session"), primary_key=True),
    Column("kinds", String(64), nullable=False),  # which are wanted, with spaces between
    Column("quiet", Text),  # hours in which none is sent, as JSON; none: never
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
    Column("info", Text),  # as the lobby shows it, so that no log need be read for that either
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
    # What it is ranked by: fewer is better.
    Column("mark", Integer, nullable=False, server_default="0"),
    UniqueConstraint("game", "day", "session"),  # one result a person and day
    Index(None, "game", "day", "mark"),
    Index(None, "session", "game", "day"),
)

outcomes = Table(  # of every game that was begun and is over, by seat; written with its last entry
    "outcomes",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session", String(32), index=True),  # none: a bot
    Column("name", String(64), nullable=False),
    Column("fur", String(16), nullable=False),
    Column("bot", Text),  # its level
    Column("away", Boolean, nullable=False),  # a bot played there in the end
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("day", String(10)),
    Column("counted", Boolean, nullable=False),  # not where others' moves were taken back
    Column("side", Integer),  # partners have one; this and the next are none without a result
    Column("rank", Integer),
    Column("points", Integer),
    Column("won", Float),  # 1, a share of it among equals, or 0
    Column("sides", Integer, nullable=False),
    Column("unit", String(32), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)

friendships = Table(  # wanted by both; `one` is the session that sorts first
    "friendships",
    metadata,
    Column("one", ForeignKey("sessions.session"), primary_key=True),
    Column("other", ForeignKey("sessions.session"), primary_key=True, index=True),
    Column("made_at", BigInteger, nullable=False),
)

friend_asks = Table(  # wanted by one so far; with the faces that both had when they played
    "friend_asks",
    metadata,
    Column("asker", ForeignKey("sessions.session"), primary_key=True),
    Column("asked", ForeignKey("sessions.session"), primary_key=True, index=True),
    Column("asker_name", String(64), nullable=False),
    Column("asker_fur", String(16), nullable=False),
    Column("asked_name", String(64), nullable=False),
    Column("asked_fur", String(16), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),  # of which the asker is told nothing
)

friend_links = Table(  # by which whoever has it becomes somebody's friend, for a while
    "friend_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session", ForeignKey("sessions.session"), nullable=False, unique=True),
    Column("ends_at", BigInteger, nullable=False),
)

invitations = Table(  # to a table that has not begun
    "invitations",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("session", ForeignKey("sessions.session"), primary_key=True, index=True),
    Column("by", ForeignKey("sessions.session"), nullable=False, index=True),
    Column("name", String(64), nullable=False),  # of whoever invites
    Column("seat", Integer),  # of a rematch: where they sat before
    Column("made_at", BigInteger, nullable=False),
)

notices = Table(  # to be pushed; written with the entry that causes them, deleted once sent
    "notices",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the entry
    Column(
        "subscription",
        ForeignKey("subscriptions.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("kind", String(16), nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

nodes = Table(  # the servers that share this database; none where it is SQLite
    "nodes",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),  # by the clock of the database, unless it renews
)

presences = Table(  # who looks at a table on which node; counts while the node lives
    "presences",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("seen", Text, nullable=False),
)

leases = Table(  # which node runs the bots and clocks of a table; checked inside their commits
    "leases",
    metadata,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("node", String(32), nullable=False, index=True),  # empty: nobody, and nothing to do
    Column("epoch", BigInteger, nullable=False),
)
