"""The mark that ties a test to the clauses it proves."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """`@rule("F-3.4")`: this test proves clause F-3.4."""
    return pytest.mark.rule(*clauses)
