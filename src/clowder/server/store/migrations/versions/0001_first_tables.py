"""First tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_house()
    make_tables()
    make_credentials()
    make_logs()


def make_house() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_house")),
    )
    op.create_table(
        "sessions",
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_sessions")),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_host"), ["host"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_tables_public_status_made_at"),
            ["public", "status", "made_at"],
            unique=False,
        )


def make_credentials() -> None:
    op.create_table(
        "credentials",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.session"], name=op.f("fk_credentials_session")
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_credentials")),
    )
    with op.batch_alter_table("credentials", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_credentials_session"), ["session"], unique=False)


def make_logs() -> None:
    op.create_table(
        "lines",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(length=160), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_lines_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_lines")),
        sa.UniqueConstraint("table", "command", name=op.f("uq_lines_table_command")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_secrets_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_secrets")),
    )


def downgrade() -> None:
    op.drop_table("secrets")
    op.drop_table("lines")
    with op.batch_alter_table("credentials", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_credentials_session"))

    op.drop_table("credentials")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_public_status_made_at"))
        batch_op.drop_index(batch_op.f("ix_tables_host"))

    op.drop_table("tables")
    op.drop_table("sessions")
    op.drop_table("house")
