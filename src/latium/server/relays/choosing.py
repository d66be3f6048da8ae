"""Which relay a configuration asks for."""

from latium.server.configuration import Configuration
from latium.server.hub import Hub
from latium.server.relays import Relay
from latium.server.relays.postgres import PostgresRelay
from latium.server.relays.redis import RedisRelay
from latium.server.relays.watching import Watching
from latium.server.storage.database import Database


def relay_for(configuration: Configuration, database: Database, hub: Hub) -> Relay:
    """Redis if there is one; else what the database itself offers."""
    if configuration.redis:
        return RedisRelay(configuration.redis, lambda: hub.tables)
    if database.engine.dialect.name == "postgresql":
        return PostgresRelay(configuration.database, lambda: hub.tables)
    return Watching(database, lambda: hub.tables)
