"""Wager, a game no larger than the laws need: a secret card, a die, bids at the same time, and a choice after them."""

from tests.core.toy.game import Wager

GAME = Wager()
