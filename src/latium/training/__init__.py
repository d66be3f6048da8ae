"""How the trained values are made: games a policy plays against itself, and a network that learns from them."""
