"""The browser of whoever sits at this machine, if there is one."""

import os
import sys
import threading
import webbrowser
from typing import Final

_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_browser(address: str) -> bool:
    """Whether one was asked to open; never a browser of the terminal, where the server speaks."""
    if not has_screen():
        return False
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return True


def has_screen() -> bool:
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in _SCREENS)
