"""A column for the thing that a phrase of the chat names."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    op.add_column("chat", sa.Column("about", sa.String(40)))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("chat", "about")
