"""Outcomes of finished games by seat, friends, and invitations."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    make_outcomes()
    fill_outcomes()
    make_friends()
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_invitations_table"),
        sa.ForeignKeyConstraint(["session"], ["sessions.session"], name="fk_invitations_session"),
        sa.ForeignKeyConstraint(["by"], ["sessions.session"], name="fk_invitations_by"),
        sa.PrimaryKeyConstraint("table", "session", name="pk_invitations"),
    )
    op.create_index("ix_invitations_session", "invitations", ["session"])
    op.create_index("ix_invitations_by", "invitations", ["by"])


def make_outcomes() -> None:
    op.create_table(
        "outcomes",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("fur", sa.String(length=16), nullable=False),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("won", sa.Float(), nullable=True),
        sa.Column("sides", sa.Integer(), nullable=False),
        sa.Column("unit", sa.String(length=32), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_outcomes_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_outcomes"),
    )
    op.create_index("ix_outcomes_session", "outcomes", ["session"])


def make_friends() -> None:
    op.create_table(
        "friendships",
        sa.Column("one", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["one"], ["sessions.session"], name="fk_friendships_one"),
        sa.ForeignKeyConstraint(["other"], ["sessions.session"], name="fk_friendships_other"),
        sa.PrimaryKeyConstraint("one", "other", name="pk_friendships"),
    )
    op.create_index("ix_friendships_other", "friendships", ["other"])
    op.create_table(
        "friend_asks",
        sa.Column("asker", sa.String(length=32), nullable=False),
        sa.Column("asked", sa.String(length=32), nullable=False),
        sa.Column("asker_name", sa.String(length=64), nullable=False),
        sa.Column("asker_fur", sa.String(length=16), nullable=False),
        sa.Column("asked_name", sa.String(length=64), nullable=False),
        sa.Column("asked_fur", sa.String(length=16), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["asker"], ["sessions.session"], name="fk_friend_asks_asker"),
        sa.ForeignKeyConstraint(["asked"], ["sessions.session"], name="fk_friend_asks_asked"),
        sa.PrimaryKeyConstraint("asker", "asked", name="pk_friend_asks"),
    )
    op.create_index("ix_friend_asks_asked", "friend_asks", ["asked"])
    op.create_table(
        "friend_links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.session"], name="fk_friend_links_session"),
        sa.PrimaryKeyConstraint("hash", name="pk_friend_links"),
        sa.UniqueConstraint("session", name="uq_friend_links_session"),
    )


def columns(name: str, *names: str) -> Any:
    return sa.table(name, *(sa.column(each) for each in names))


def fill_outcomes() -> None:
    """From what was written down when the games ended; rows as the program of this version would
    have written them."""
    connection = op.get_bind()
    tables = columns("tables", "table", "game", "status", "ended_at", "ended")
    over = sa.select(tables).where(tables.c.status == "over", tables.c.ended.is_not(None))
    for row in connection.execute(over).all():
        for outcome in outcomes_of(connection, row):
            fields: dict[str, Any] = {name: sa.bindparam(name) for name in outcome}
            connection.execute(sa.insert(columns("outcomes", *fields)).values(fields), outcome)


def outcomes_of(connection: sa.Connection, row: Any) -> Iterator[dict[str, Any]]:
    entries = entries_of(connection, row.table)
    if not any(entry["type"] == "Started" for entry in entries):
        return
    ending = json.loads(row.ended)
    result = ending["result"] or {"standings": [], "unit": ""}
    standings = result["standings"]
    seatings = columns("seatings", "table", "seat", "session")
    own = sa.select(seatings.c.seat, seatings.c.session).where(seatings.c.table == row.table)
    people: dict[int, str] = {each.seat: each.session for each in connection.execute(own)}
    away = {
        entry["seat"]: entry["type"] == "Away"
        for entry in entries
        if entry["type"] in ("Away", "Back")
    }
    winners = sum(standing["rank"] == 1 for standing in standings)
    # Whether others had seen what was taken back is known to the rules alone: none of it counts.
    undone = any(entry["type"] == "Undone" for entry in entries)
    for seat, face in enumerate(ending["seats"]):
        side = next((at for at, each in enumerate(standings) if seat in each["seats"]), None)
        standing = None if side is None else standings[side]
        won = None if standing is None else (standing["rank"] == 1) / max(winners, 1)
        yield {
            "table": row.table,
            "seat": seat,
            "session": people.get(seat),
            "name": face["name"],
            "fur": face["fur"],
            "bot": face["bot"],
            "away": away.get(seat, False),
            "game": row.game,
            "seats": len(ending["seats"]),
            "day": ending["day"],
            "counted": side is not None and not undone and not entries[0].get("origin"),
            "side": side,
            "rank": standing and standing["rank"],
            "points": standing and standing["points"],
            "won": won,
            "sides": len(standings),
            "unit": result["unit"],
            "ended_at": row.ended_at,
        }


KINDS = ("Opened", "Started", "Undone", "Away", "Back")


def entries_of(connection: sa.Connection, table: str) -> list[dict[str, Any]]:
    """Those that tell how the game went, without its moves."""
    lines = columns("lines", "table", "number", "line")
    wanted = sa.or_(*(lines.c.line.startswith(f'{{"type":"{kind}"') for kind in KINDS))
    query = sa.select(lines.c.line).where(lines.c.table == table, wanted)
    found = connection.scalars(query.order_by(lines.c.number))
    return [json.loads(line) for line in found]


def downgrade() -> None:
    for name in ("invitations", "friend_links", "friend_asks", "friendships", "outcomes"):
        op.drop_table(name)
