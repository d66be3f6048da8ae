"""A pytest plugin for projects other than this one: `pytest_plugins = ["latium.testing.plugin"]` registers the mark."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of the rulebook that a test proves")
