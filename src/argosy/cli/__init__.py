"""The command `argosy`: play, replay, serve, simulate."""
