"""Persons: recovery phrases, links for further devices, and sessions that belong to another."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("person", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.add_column("credentials", sa.Column("device", sa.String(length=64), nullable=True))
    op.create_table(
        "phrases",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.session"], name=op.f("fk_phrases_session")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_phrases")),
        sa.UniqueConstraint("session", name=op.f("uq_phrases_session")),
    )
    op.create_table(
        "device_links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.session"], name=op.f("fk_device_links_session")
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_device_links")),
    )
    for column in ("code_hash", "session"):
        op.create_index(op.f(f"ix_device_links_{column}"), "device_links", [column], unique=False)


def downgrade() -> None:
    op.drop_table("device_links")
    op.drop_table("phrases")
    op.drop_column("credentials", "device")
    op.drop_index(op.f("ix_sessions_person"), "sessions")
    op.drop_column("sessions", "person")
