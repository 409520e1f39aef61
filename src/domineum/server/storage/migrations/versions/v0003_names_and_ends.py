"""Tables have names, and those that are not over are found by their age"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version of the schema."""
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(
            sa.Column("name", sa.String(length=80), nullable=False, server_default="")
        )
        batch_op.create_index("ix_tables_changed", ["state", "changed_at"])


def downgrade() -> None:
    """Go back to the version before."""
    with op.batch_alter_table("tables") as batch_op:
        batch_op.drop_index("ix_tables_changed")
        batch_op.drop_column("name")
