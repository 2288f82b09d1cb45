"""Many games as one vector environment: `GamesVectorEnv`, for learners that step hundreds of games at once."""

from argosy.research.vector.env import GamesVectorEnv

__all__ = ["GamesVectorEnv"]
