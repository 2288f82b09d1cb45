# De spelserver: wat hij naast het verhaal van de spellen vertelt.

server-undone = { $seat } neemt de laatste zet terug.
server-taken-back = { $seat } neemt de laatste zet terug en alles wat daarna kwam; iedereen gaat akkoord.
server-lapsed = De tijd van { $seat } is om: een bot beslist.
server-said = { $seat }: “{ $words }”

phrase-hello = Hallo allemaal.
phrase-good-luck = Veel succes.
phrase-one-moment = Een ogenblik, alstublieft.
phrase-no-thanks = Nee, dank je.
phrase-thanks = Dank je.
phrase-well-played = Goed gespeeld.
