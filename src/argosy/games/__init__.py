"""The games. Each is one folder and one `GamePackage`; nothing outside names a game."""
