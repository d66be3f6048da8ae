"""Seats, and CHANCE, the seat that dice, draws and shuffles sit on."""

from typing import Final, TypeAlias

Seat: TypeAlias = int

CHANCE: Final = -1
