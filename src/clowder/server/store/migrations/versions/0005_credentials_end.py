"""Cookies that were replaced by newer ones end after a while."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("credentials", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ends_at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("credentials", "ends_at")
