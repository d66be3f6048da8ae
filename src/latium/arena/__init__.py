"""Whole games played by bots: the driver, simulations and counts of the game tree."""
