"""Columns for time limits, pauses, undos, silenced seats, webhooks, chat of onlookers, and editions."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = {
    "tables": (
        sa.Column("decision", sa.Integer, nullable=False, server_default="0"),
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("onlookers", sa.String(10), nullable=False, server_default="silent"),
        sa.Column("origin", sa.String(60)),
        sa.Column("agenda", sa.Text),
        sa.Column("owed", sa.Text),
        sa.Column("edition", sa.String(40)),
    ),
    "seats": (sa.Column("notice", sa.Text), sa.Column("muted", sa.Text)),
    "chat": (sa.Column("apart", sa.Boolean, nullable=False, server_default=sa.false()),),
}


def upgrade() -> None:
    """Add the columns."""
    for name, columns in COLUMNS.items():
        for column in columns:
            op.add_column(name, column)


def downgrade() -> None:
    """Drop the columns."""
    for name, columns in COLUMNS.items():
        for column in columns:
            op.drop_column(name, column.name)
