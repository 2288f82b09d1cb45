# Lektionen: was in den Lektionen aller Spiele gesagt wird.

lesson-read-on = Hier gibt es noch nichts zu tun. Lies diesen Schritt und drücke dann Weiter.
