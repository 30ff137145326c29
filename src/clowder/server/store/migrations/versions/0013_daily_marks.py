"""What results of daily deals are ranked by, whatever is counted in their game."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    mark = sa.Column("mark", sa.Integer(), nullable=False, server_default="0")
    op.add_column("results", mark)
    # Until now turns were counted in every deal of the day: the fewer the better, once it was won.
    op.execute("UPDATE results SET mark = rank * 10000 + points")
    op.drop_index(op.f("ix_results_game_day_rank_points"), "results")
    columns = ["game", "day", "mark"]
    op.create_index(op.f("ix_results_game_day_mark"), "results", columns, unique=False)


def downgrade() -> None:
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_game_day_mark"))
        batch_op.create_index(
            batch_op.f("ix_results_game_day_rank_points"),
            ["game", "day", "rank", "points"],
            unique=False,
        )
        batch_op.drop_column("mark")
