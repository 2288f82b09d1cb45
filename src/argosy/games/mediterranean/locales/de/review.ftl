# Züge von Trading in the Mediterranean als Hauptwörter, und was Rückblicke zu Geschäften sagen.

choice-mediterranean-build = { $thing } für ${ $money }
choice-mediterranean-buy = { $thing } für ${ $money }
choice-mediterranean-points = { $points } SP für ${ $money }
choice-mediterranean-confirm = die Käufe beenden
choice-mediterranean-use = { $thing } einsetzen
choice-mediterranean-pass = passen
choice-mediterranean-ready = auf andere Angebote warten
choice-mediterranean-wait = auf andere Angebote warten
choice-mediterranean-flip = Tafel wenden: { $track }
choice-mediterranean-prosperity = die Bank für Wohlstand
choice-mediterranean-poverty = die Bank gegen Armut
choice-mediterranean-lose = dies aufgeben: { $thing }
choice-mediterranean-offer = das Angebot von { $give } für { $want }
choice-mediterranean-accept = { $want } von { $seat } für { $give } nehmen
review-unit-mediterranean = Geld
review-mediterranean-overpaid = { $seat } gab { $gave } für { $got }: nach dem, was { $seat } wusste, ${ $money } zu viel.
review-mediterranean-lemon = { $seat } bekam { $got }: Die unteren Hälften waren ${ $money } schlechter, als zu erwarten war.
review-mediterranean-passed-by = { $seat } hätte { $get } von { $other } für { $give } bekommen können, etwa ${ $money } wert.
