"""What the web client takes from the Python sources is current."""

from scripts.client_types import stale


def test_the_generated_files_of_the_client_are_current() -> None:
    assert not stale(), "python -m scripts.client_types makes them anew"
