"""What the lobby shows of a table, written with the entry that changes it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("info", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "info")  # a copy would lose its logs
