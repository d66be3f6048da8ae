"""The games as PettingZoo environments: `from latium.adapters.pettingzoo import founders_v1`.

Importing this registers them with PettingZoo, as `latium/founders_v1`, `latium/first_empires_v1` and
`latium/foundations_of_rome_v1`.
"""

from typing import Final

from latium.adapters.extras import missing

try:
    import pettingzoo
except ImportError:
    raise missing("research", "pettingzoo") from None

ENVIRONMENTS: Final = ("founders_v1", "first_empires_v1", "foundations_of_rome_v1")

for name in ENVIRONMENTS:
    pettingzoo.register("aec", f"latium/{name}", entry_point=f"{__name__}.{name}:env")
    pettingzoo.register("parallel", f"latium/{name}", entry_point=f"{__name__}.{name}:parallel_env")
