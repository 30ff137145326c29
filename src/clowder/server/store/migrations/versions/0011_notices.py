"""Notices: where they are pushed to, which are wanted when, and those on their way."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    make_subscriptions()
    make_settings()
    make_notices()


def make_subscriptions() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("credential", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.session"], name=op.f("fk_subscriptions_session")
        ),
        sa.ForeignKeyConstraint(
            ["credential"],
            ["credentials.hash"],
            name=op.f("fk_subscriptions_credential"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    for column in ("session", "credential"):
        op.create_index(op.f(f"ix_subscriptions_{column}"), "subscriptions", [column])


def make_settings() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("kinds", sa.String(length=64), nullable=False),
        sa.Column("quiet", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.session"], name=op.f("fk_notice_settings_session")
        ),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_notice_settings")),
    )


def make_notices() -> None:
    op.create_table(
        "notices",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("subscription", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_notices_table")),
        sa.ForeignKeyConstraint(
            ["subscription"],
            ["subscriptions.id"],
            name=op.f("fk_notices_subscription"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table", "number", "subscription", name=op.f("pk_notices")),
    )
    for column in ("subscription", "due_at"):
        op.create_index(op.f(f"ix_notices_{column}"), "notices", [column])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("notice_settings")
    op.drop_table("subscriptions")
