"""The command `argosy`: play, replay, serve, admin, simulate."""
