# The play server: what it tells beside the story of the games.

server-undone = { $seat } takes back the last input.
server-taken-back = { $seat } takes back the last input and all that came after; everybody agrees.
server-lapsed = The time of { $seat } is up: a bot decides.
server-said = { $seat }: “{ $words }”

phrase-hello = Hello, everybody.
phrase-good-luck = Good luck.
phrase-one-moment = One moment, please.
phrase-no-thanks = No, thank you.
phrase-thanks = Thank you.
phrase-well-played = Well played.
