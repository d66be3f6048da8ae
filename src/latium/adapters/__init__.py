"""The games as researchers know them: actions as numbers, positions as arrays, environments. Nothing here decides."""
