# Zetten van Trading in the Mediterranean als naamwoorden, en wat terugblikken over ruilen zeggen.

choice-mediterranean-build = { $thing } voor ${ $money }
choice-mediterranean-buy = { $thing } voor ${ $money }
choice-mediterranean-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } voor ${ $money }
choice-mediterranean-confirm = de aankopen afsluiten
choice-mediterranean-use = { $thing } gebruiken
choice-mediterranean-pass = passen
choice-mediterranean-ready = wachten op andere aanbiedingen
choice-mediterranean-wait = wachten op andere aanbiedingen
choice-mediterranean-flip = bord omdraaien: { $track }
choice-mediterranean-prosperity = de bank voor Voorspoed
choice-mediterranean-poverty = de bank tegen Armoede
choice-mediterranean-lose = dit opgeven: { $thing }
choice-mediterranean-offer = het bod van { $give } voor { $want }
choice-mediterranean-accept = { $want } nemen van { $seat } voor { $give }
review-unit-mediterranean = Geld
review-mediterranean-overpaid = { $seat } gaf { $gave } voor { $got }: naar wat { $seat } wist ${ $money } te veel.
review-mediterranean-lemon = { $seat } kreeg { $got }: de onderkanten waren ${ $money } slechter dan te verwachten was.
review-mediterranean-passed-by = { $seat } had { $get } van { $other } kunnen krijgen voor { $give }, ongeveer ${ $money } waard.
