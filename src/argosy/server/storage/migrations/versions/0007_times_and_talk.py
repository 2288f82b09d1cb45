"""Columns for whether records may have the times and the talk of a guest."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("guests", sa.Column("times", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("guests", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("guests", "times")
    op.drop_column("guests", "talk")
