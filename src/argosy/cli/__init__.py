"""The command `argosy`: one module per subcommand, and what they share."""
