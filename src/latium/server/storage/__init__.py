"""What lasts: tables, their logs and snapshots, chat and accounts, on SQLite or PostgreSQL."""
