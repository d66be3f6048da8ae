"""What every suite shares: which engine is under test, and an honest account of what was skipped."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import latium

SOURCE = Path(__file__).parents[1] / "src"

settings.register_profile("default", deadline=None, derandomize=True)  # the same walks on every machine
settings.register_profile(
    "soak", deadline=None, max_examples=5_000, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def engine() -> str:
    return "compiled" if latium.compiled() else "interpreted"


def pytest_report_header() -> str:
    return f"latium {latium.__version__}, engine {engine()}, from {Path(latium.__file__).parent}"


def pytest_configure() -> None:
    """LATIUM_EXPECT makes sure that a run tests what it means to: the source tree or the compiled wheel."""
    expected = os.environ.get("LATIUM_EXPECT")
    if expected is None:
        return
    from_source = Path(latium.__file__).is_relative_to(SOURCE)
    if expected != engine() or from_source != (expected == "interpreted"):
        raise pytest.UsageError(f"expected the engine {expected}, but got {pytest_report_header()}")


def skipped_suites(reporter: pytest.TerminalReporter) -> list[str]:
    """One line per suite and reason, from the reports that pytest-xdist has brought together as well."""
    suites: dict[str, None] = {}
    for report in reporter.stats.get("skipped", []):
        reason = report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else ""
        suites[f"{report.nodeid.split('::')[0]} ({engine()}): {reason}"] = None
    return list(suites)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand skips on to the last lines of `make test`; LATIUM_NO_SKIP=1 makes any of them a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    is_worker = hasattr(session.config, "workerinput")  # of pytest-xdist; the process that started it has all reports
    if is_worker or reporter is None or not (suites := skipped_suites(reporter)):
        return
    if account := os.environ.get("LATIUM_SKIPS"):
        with Path(account).open("a", encoding="utf-8") as file:
            file.writelines(f"{suite}\n" for suite in suites)
    if os.environ.get("LATIUM_NO_SKIP") == "1" and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
