"""Results of the days' games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version of the schema."""
    op.create_table(
        "daily_results",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("setup", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_daily_results_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_daily_results")),
    )
    op.create_index("ix_daily_results_player", "daily_results", ["setup", "player"], unique=True)
    op.create_index("ix_daily_results_best", "daily_results", ["setup", "won", "score"])
    op.create_index("ix_daily_results_day", "daily_results", ["day"])


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("daily_results")
