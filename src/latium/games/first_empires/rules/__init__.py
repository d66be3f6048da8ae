"""The rules of First Empires, a module for each chapter of the rulebook; `steps` is the summary card."""
