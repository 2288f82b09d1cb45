"""Column for results, for lists of finished games; results of earlier games are computed when first asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("result", sa.Text))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "result")
