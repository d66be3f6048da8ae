"""Foundations of Rome with Monuments."""
