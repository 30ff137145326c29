"""Whom somebody does not want to hear, reports, hosts of the house, bars, and what hosts did."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    make_mutes()
    make_reports()
    make_hosts()
    make_bars()


def make_mutes() -> None:
    op.create_table(
        "mutes",
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("target", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "target", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_target"), "mutes", ["target"], unique=False)


def make_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("report", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=True),
        sa.Column("target", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.Column("settled_by", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("report", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_target"), "reports", ["target"], unique=False)
    op.create_index(op.f("ix_reports_settled_at_at"), "reports", ["settled_at", "at"], unique=False)


def make_hosts() -> None:
    op.create_table(
        "hosts",
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.session"], name=op.f("fk_hosts_session")),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_hosts")),
    )
    op.create_table(
        "host_links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_host_links")),
    )


def make_bars() -> None:
    op.create_table(
        "bars",
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.session"], name=op.f("fk_bars_session")),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_bars")),
    )
    op.create_table(
        "host_acts",
        sa.Column("act", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=True),
        sa.Column("what", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=32), nullable=True),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("act", name=op.f("pk_host_acts")),
    )


def downgrade() -> None:
    for name in ("host_acts", "bars", "host_links", "hosts", "reports", "mutes"):
        op.drop_table(name)
