"""Search: what follows from a move, looked at many times over, on positions that its seat's view allows."""
