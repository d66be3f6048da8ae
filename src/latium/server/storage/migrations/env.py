"""Alembic comes in by this door; the connection is the caller's, and so is its transaction."""

from alembic import context

from latium.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
