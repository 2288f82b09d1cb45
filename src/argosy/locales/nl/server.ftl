# De spelserver: wat hij naast het verhaal van de spellen vertelt.

server-undone = { $seat } neemt de laatste zet terug.
