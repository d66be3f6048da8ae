"""Computer players. They are shown views, never states, and have their own generator."""
