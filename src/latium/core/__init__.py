"""What a game is: seats, the protocol, checked play, records, derivation of chance, clauses and texts."""
