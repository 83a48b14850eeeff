"""Entry point of Alembic: the migrations, on the connection and in the transaction that `migrate` hands over."""

from alembic import context

from euchre.store.database.schema import VERSIONS, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSIONS,
)
with context.begin_transaction():
    context.run_migrations()
