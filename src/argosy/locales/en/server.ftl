# The play server: what it tells beside the story of the games.

server-undone = { $seat } takes back the last input.
