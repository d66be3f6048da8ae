"""The types that threads read, made ready while there is one thread.

msgspec finds out what a struct consists of when it is first read; where two threads do so at once, the process crashes.
"""

from typing import Any, Final

import msgspec

from latium.core.lines import Glimpse, Header, Ply, Resign, Result, Takeback, Undo
from latium.core.saving import Saved
from latium.games import SHELF
from latium.server.messages import RecordInfo
from latium.server.snapshots import Snapshot
from latium.server.storage.tables import Summary
from latium.server.table import Settings

KINDS: Final[tuple[Any, ...]] = (
    *(Glimpse, Header, Ply, Resign, Result, Takeback, Undo, Saved),
    *(RecordInfo, Settings, Snapshot, Summary),
    *(kind for game in SHELF.values() for kind in (game.view_type, list[game.event_type])),  # type: ignore[name-defined]
)


def make_ready() -> None:
    """To be called before the first thread begins."""
    for kind in KINDS:
        msgspec.json.Decoder(kind)
