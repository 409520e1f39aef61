"""Tables, seats, choices and set-ups"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version of the schema."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "setups",
        sa.Column("code", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("config", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_setups")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("content", sa.String(length=80), nullable=False),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("seeded", sa.Boolean(), nullable=False),
        sa.Column("config", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("hot_seat", sa.Boolean(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("bots_waiting", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(length=40), nullable=False),
        sa.Column("rematch", sa.String(length=24), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table(
        "tables",
    ) as batch_op:
        batch_op.create_index(
            "ix_tables_bots_waiting", ["bots_waiting", "changed_at"], unique=False
        )
        batch_op.create_index("ix_tables_creator", ["creator", "state"])
        batch_op.create_index("ix_tables_listed", ["listed", "changed_at"])

    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("changed", sa.Text(), nullable=False),
        sa.Column("made_by", sa.String(length=60), nullable=False),
        sa.Column("request", sa.String(length=80), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_choices_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_choices")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("seats")
    op.drop_table("choices")
    with op.batch_alter_table(
        "tables",
    ) as batch_op:
        batch_op.drop_index("ix_tables_listed")
        batch_op.drop_index("ix_tables_creator")
        batch_op.drop_index("ix_tables_bots_waiting")

    op.drop_table("tables")
    op.drop_table("setups")
    op.drop_table("secrets")
