"""Further tables of the database: mutes, reports, hosts of the house, bars, what hosts did."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from clowder.server.store.schema import metadata

mutes = Table(  # whom somebody does not want to hear or, where blocked, to meet
    "mutes",
    metadata,
    Column("owner", String(32), primary_key=True),
    Column("target", String(32), primary_key=True, index=True),
    Column("blocked", Boolean, nullable=False),
    Column("name", String(64), nullable=False),  # of the target, as it stood at the table
    Column("made_at", BigInteger, nullable=False),
)

reports = Table(  # to the hosts of the house; words and public chat, nothing of a game
    "reports",
    metadata,
    Column("report", String(32), primary_key=True),
    Column("table", String(32), nullable=False),  # may be forgotten before the report is
    Column("reporter", String(32)),  # none: somebody who was forgotten since
    Column("target", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),  # of the target, as it stood at the table
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Column("settled_by", String(32)),
    Index(None, "settled_at", "at"),
)

hosts = Table(  # persons who look after the house
    "hosts",
    metadata,
    Column("session", ForeignKey("sessions.session"), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
)

host_links = Table(  # by which somebody has become a host: each works once
    "host_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("ends_at", BigInteger, nullable=False),
)

bars = Table(  # who may not play here, and until when
    "bars",
    metadata,
    Column("session", ForeignKey("sessions.session"), primary_key=True),
    Column("reason", String(16), nullable=False),
    Column("until", BigInteger),  # none: for good
    Column("made_at", BigInteger, nullable=False),
)

host_acts = Table(  # what hosts have done
    "host_acts",
    metadata,
    Column("act", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("host", String(32)),  # none: the command line, or somebody who was forgotten since
    Column("what", String(8), nullable=False),
    Column("target", String(32)),
    Column("table", String(32)),
    Column("until", BigInteger),
)
