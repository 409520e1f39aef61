"""Snapshots: positions of a table, from which it is loaded and outlives its rules"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version of the schema."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("content", sa.String(length=80), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("snapshots")
