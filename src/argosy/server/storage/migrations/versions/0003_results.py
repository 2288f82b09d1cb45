"""How a game ended, for lists of finished games; those that are over already are counted when somebody asks."""

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
    """Take it away again."""
    op.drop_column("tables", "result")
