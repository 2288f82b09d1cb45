# The play server: what it tells beside the story of the games.

server-undone = { $seat } takes back the last input.

phrase-hello = Hello, everybody.
phrase-good-luck = Good luck.
phrase-one-moment = One moment, please.
phrase-no-thanks = No, thank you.
phrase-thanks = Thank you.
phrase-well-played = Well played.
