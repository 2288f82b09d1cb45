"""Text of the games in every language: Fluent files, translation, blocks for terminal and page."""
