"""The rules of Foundations of Rome, a module for each chapter of the rulebook; `steps` is the summary card."""
