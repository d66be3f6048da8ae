"""One spelling for every value."""

from latium.core.canonical import canonical
from latium.core.protocol import Part


def test_keys_are_sorted_and_there_are_no_spaces() -> None:
    assert (
        canonical({"b": [1, None, True], "a": {"é": "ü", "c": "\n"}})
        == '{"a":{"c":"\\n","é":"ü"},"b":[1,null,true]}'.encode()
    )


def test_structs_are_spelled_as_objects() -> None:
    assert canonical(Part("card", 1, 2)) == b'{"count":1,"name":"card","points":2}'
