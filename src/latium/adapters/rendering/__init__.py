"""Positions as text and as small pictures, for whoever watches a learner."""
