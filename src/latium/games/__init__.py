"""The games on the shelf, one package each; every package offers its `GAME`."""
