"""Servers that share a database, and which of them runs the bots and clocks of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("node", name=op.f("pk_nodes")),
    )
    op.create_table(
        "presences",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_presences_table")),
        sa.PrimaryKeyConstraint("table", "node", name=op.f("pk_presences")),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name=op.f("fk_leases_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    with op.batch_alter_table("leases", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_leases_node"), ["node"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("leases", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_leases_node"))
    op.drop_table("leases")
    op.drop_table("presences")
    op.drop_table("nodes")
