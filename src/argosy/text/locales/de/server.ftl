# Der Spielserver: was er neben dem Verlauf der Spiele mitteilt.

server-undone = { $seat } nimmt den letzten Zug zurück.
server-taken-back = { $seat } nimmt den letzten Zug zurück und alles, was danach kam; alle sind einverstanden.
server-lapsed = Die Zeit von { $seat } ist um: Ein Bot entscheidet.
server-said = { $seat }: „{ $words }“

phrase-hello = Hallo zusammen.
phrase-good-luck = Viel Glück.
phrase-one-moment = Einen Moment, bitte.
phrase-no-thanks = Nein, danke.
phrase-thanks = Danke.
phrase-well-played = Gut gespielt.
