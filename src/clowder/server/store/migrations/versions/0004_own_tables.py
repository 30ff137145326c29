"""Whose tables they are, the codes of those that wait, and how those ended that are over."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "seatings",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_seatings_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seatings")),
    )
    with op.batch_alter_table("seatings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seatings_session"), ["session"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("code", sa.String(length=8), nullable=True))
        batch_op.add_column(sa.Column("ended_at", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("ended", sa.Text(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_code"), ["code"], unique=True)
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_results_session_game_day"), ["session", "game", "day"], unique=False
        )
    fill_in(op.get_bind())


def fill_in(connection: sa.Connection) -> None:
    """From the logs of the tables there are."""
    connection.execute(
        sa.text(
            'UPDATE tables SET ended_at = (SELECT max(at) FROM lines WHERE lines."table" ='
            " tables.\"table\") WHERE status = 'over'"
        )
    )
    written = connection.execute(
        sa.text(
            'SELECT "table", line FROM lines WHERE line LIKE \'{"type":"Sat"%\''
            ' OR line LIKE \'{"type":"Stood"%\' ORDER BY "table", number'
        )
    )
    seated: dict[tuple[str, int], str] = {}
    for table, line in written:
        entry = json.loads(line)
        if entry["type"] == "Sat":
            seated[table, entry["seat"]] = entry["session"]
        else:
            seated.pop((table, entry["seat"]), None)
    rows = [
        {"name": table, "seat": seat, "session": session}
        for (table, seat), session in seated.items()
    ]
    if rows:
        connection.execute(
            sa.text(
                'INSERT INTO seatings ("table", seat, session) VALUES (:name, :seat, :session)'
            ),
            rows,
        )


def downgrade() -> None:
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_session_game_day"))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_code"))
    for column in ("ended", "ended_at", "code"):
        op.drop_column("tables", column)  # a copy would lose its logs
    with op.batch_alter_table("seatings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seatings_session"))
    op.drop_table("seatings")
