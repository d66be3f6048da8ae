"""The games as PettingZoo environments: `from latium.adapters.pettingzoo import founders_v1`."""

from latium.adapters.extras import need

need("research", "gymnasium", "numpy", "pettingzoo")
