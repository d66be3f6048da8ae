"""What wins: what each seat of many games had, and what having it was worth."""
