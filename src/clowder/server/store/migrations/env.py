"""Run by Alembic: takes the connection it was handed."""

from alembic import context

from clowder.server.store.schema import metadata

connection = context.config.attributes["connection"]
# SQLite cannot alter a column in place; Alembic then copies the table.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
