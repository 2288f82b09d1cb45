"""Tables: lobby, game session, command queue, clocks, presence, chat, requests between players."""
