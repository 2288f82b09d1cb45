"""Tables and columns for deleting and expiring data, for bans and for the audit log."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = {
    "guests": (
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
        sa.Column("added_by", sa.String(32)),
        sa.Column("erased", sa.Boolean, nullable=False, server_default=sa.false()),
    ),
    "tables": (sa.Column("bots_due", sa.Boolean),),
}
INDEXES = {
    "ix_guests_seen": ("guests", ["seen"]),
    "ix_guests_added_by": ("guests", ["added_by"]),
    "ix_tables_state_changed": ("tables", ["state", "changed"]),
    "ix_tables_host": ("tables", ["host"]),
    "ix_chat_guest": ("chat", ["guest"]),
    "ix_record_names_guest": ("record_names", ["guest"]),
}


def upgrade() -> None:
    """Add them. Everybody counts as seen now, so that nobody expires for what was not written down before."""
    for name, columns in COLUMNS.items():
        for column in columns:
            op.add_column(name, column)
    op.create_table(
        "record_names",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    for name, (table, indexed) in INDEXES.items():
        op.create_index(name, table, indexed)
    op.get_bind().execute(sa.text("update guests set seen = :now"), {"now": time.time()})
    op.execute(
        "insert into record_names (table_id, seat, guest) select seats.table_id, seats.seat, seats.guest "
        "from seats join tables on tables.id = seats.table_id "
        "where tables.header is not null and seats.guest is not null"
    )


def downgrade() -> None:
    """Drop them."""
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
    for name in ("audit", "bans", "record_names"):
        op.drop_table(name)
    for name, columns in COLUMNS.items():
        for column in columns:
            op.drop_column(name, column.name)
