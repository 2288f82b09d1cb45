"""A column for the lesson that is taught at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "lesson")
