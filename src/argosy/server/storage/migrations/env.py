"""Entry point of Alembic: runs the migrations on the connection that it gets."""

from alembic import context

from argosy.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
