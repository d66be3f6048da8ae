"""The rules of Founders of the Empire, a module for each chapter of the rulebook; `steps` is the summary card."""
