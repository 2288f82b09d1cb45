# De spelserver: wat hij naast het verhaal van de spellen vertelt.

server-undone = { $seat } neemt de laatste zet terug.

phrase-hello = Hallo allemaal.
phrase-good-luck = Veel succes.
phrase-one-moment = Een ogenblik, alstublieft.
phrase-no-thanks = Nee, dank je.
phrase-thanks = Dank je.
phrase-well-played = Goed gespeeld.
