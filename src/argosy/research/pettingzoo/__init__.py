"""The games as PettingZoo environments: `from argosy.research.pettingzoo import neptun_v0, mediterranean_v0`."""
