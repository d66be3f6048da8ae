"""Tables under load, beside boardgame.io: `make load`."""
