"""Passkeys, and the challenges that they sign."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.session"], name=op.f("fk_passkeys_session")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_session"), "passkeys", ["session"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=True),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_challenges")),
    )


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("passkeys")
