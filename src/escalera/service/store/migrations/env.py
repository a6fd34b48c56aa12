"""What Alembic runs: the steps on the connection it was given, inside its transaction."""

from __future__ import annotations

from alembic import context

from escalera.service.store.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
