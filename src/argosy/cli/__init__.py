"""The command `argosy`: play, replay, simulate."""
