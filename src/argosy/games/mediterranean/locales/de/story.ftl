# Trading in the Mediterranean: was die Spieler beim Spielen lesen. Kartennamen stehen in names.ftl.
# Spieler erscheinen mit Namen. Geld ist $3. Waren haben eine Anzahl („2 Wein“), Karten auch ihre untere Hälfte („2 Wein (Mars)“).

good-wool = Wolle
good-timber = Holz
good-ore = Erz
good-art = Kunst
good-slaves = Sklaven
good-dye = Farbstoff
good-wine = Wein
good-spices = Gewürze
good-gold = Gold
good-piracy = Piraterie

# So viel von einer Ware, und was sonst in einem Geschäft gezählt wird. Fast alle Sätze brauchen den Akkusativ („1 Sklaven“).
some-good = { $count } { $good }
some-slaves = { $count } Sklaven
some-spices = { $count ->
    [one] { $count } Gewürz
   *[other] { $count } Gewürze
}
some-civic = { $count ->
    [one] { $count } Stadtkarte
   *[other] { $count } Stadtkarten
}
some-luxury = { $count ->
    [one] { $count } Luxuskarte
   *[other] { $count } Luxuskarten
}
some-vp = { $count } SP
card-with-bottom = { $ware } ({ $bottom })
ware-nothing = nichts
either-building = { $one } / { $other }
pact-use = das Versprechen „{ $building } gegen { $target }“
pact-spare = das Versprechen „{ $building } nicht gegen { $target }“
pact-use-white = das Versprechen „{ $building } gegen { $target }, weißer Pfeil zu Demokratie“
pact-use-black = das Versprechen „{ $building } gegen { $target }, schwarzer Pfeil zu Diktatur“
pact-use-blue = das Versprechen „{ $building } gegen { $target }, blauer Pfeil zu Venus“
pact-use-red = das Versprechen „{ $building } gegen { $target }, roter Pfeil zu Mars“
each-votes = { $seat } für { $victim }

bottom-democracy = Demokratie
bottom-dictatorship = Diktatur
bottom-mars = Mars
bottom-venus = Venus
bottom-prosperity = Wohlstand
bottom-poverty = Armut
bottom-depression = Depression
bottom-barbarians = Barbaren
bottom-fury = Barbarenwut
bottom-corruption = Korruption
bottom-slave-revolt = Sklavenaufstand
bottom-zealots-venus = Eiferer der Venus
bottom-zealots-mars = Eiferer des Mars

track-government = Staatsform
track-happiness = { status-happiness }
track-safety = { status-safety }
track-religion = Religion
side-democracy = Demokratie
side-dictatorship = Diktatur
side-venus = Venus
side-mars = Mars
status-happiness = Zufriedenheit
status-safety = Sicherheit

age-stone = Steinzeit
age-bronze = Bronzezeit
age-iron = Eisenzeit
phase-production = Produktion
phase-civic = Politik
phase-trading = Handel
phase-judging = Abstimmung
phase-resolution = Auswertung
phase-purchasing = Einkauf

deck-grain = Getreidestapel
deck-wool = Wollstapel
deck-timber = Holzstapel
deck-ore = Erzstapel
deck-salt = Salzstapel
deck-civic = Stadtstapel
deck-luxury = Luxusstapel

place-farm-grain = Getreidehof
place-farm-wool = Wollhof
place-farm-timber = Holzhof
place-farm-ore = Erzhof
place-farm-salt = Salzhof
place-grain = { place-farm-grain }
place-wool = { place-farm-wool }
place-timber = { place-farm-timber }
place-ore = { place-farm-ore }
place-salt = { place-farm-salt }
place-city = Stadt
place-harbor = Hafen
place-warehouse = Lagerhaus
place-bank = Bank
place-army = Armee
place-colosseum = Kolosseum
place-industry = Industriebasis
place-industry-grain = Bäckerei
place-industry-wool = Weberei
place-industry-timber = Schiffbau
place-industry-ore = Waffenschmiede
place-industry-salt = Pökelei
place-culture = Kultur
place-culture-letters = Kultur, Literatur
place-culture-stage = Kultur, Bühne
place-culture-nature = Kultur, Natur
place-letters = { place-culture-letters }
place-stage = { place-culture-stage }
place-nature = { place-culture-nature }
place-wonder = Weltwunder
place-available = VERFÜGBAR
place-supply = Vorrat

source-start = Beginn
source-prosperity = Wohlstand
source-industry = Industrie
source-culture = Kultur
source-culture-bonus = Kulturbonus
source-wonder = Wunder
source-bought = gekauft
source-trade = Handel
source-calamity = Katastrophe
source-penalty = Strafe
source-other = übrige

throw-rock = Stein
throw-paper = Papier
throw-scissors = Schere

## Was jetzt zu tun ist

mediterranean-prompt-using = Setze die Fähigkeiten deiner Gebäude für dich selbst ein, oder passe.
mediterranean-prompt-giving = Setze eine Fähigkeit deiner Gebäude gegen einen Mitspieler ein, oder passe.
mediterranean-prompt-giving-promised = { $use ->
    [use-white] Du hast versprochen, { $building } gegen { $target } einzusetzen (weißer Pfeil): Tu das, bevor du passt.
    [use-black] Du hast versprochen, { $building } gegen { $target } einzusetzen (schwarzer Pfeil): Tu das, bevor du passt.
    [use-blue] Du hast versprochen, { $building } gegen { $target } einzusetzen (blauer Pfeil): Tu das, bevor du passt.
    [use-red] Du hast versprochen, { $building } gegen { $target } einzusetzen (roter Pfeil): Tu das, bevor du passt.
   *[use] Du hast versprochen, { $building } gegen { $target } einzusetzen: Tu das, bevor du passt.
  }
mediterranean-prompt-flipping = Wende deine Staatsform oder deine Religion auf die andere Seite, oder passe.
mediterranean-prompt-trading = Handle, und wähle bis zu { $room ->
    [one] { $room } Karte
   *[other] { $room } Karten
  } für dein Lagerhaus; melde dich fertig, wenn du nichts mehr willst.
mediterranean-prompt-trading-ready = Du bist fertig. Der Handel endet, sobald alle es sind; bis dahin darfst du noch handeln oder es zurücknehmen.
mediterranean-prompt-grace = Die Zeit ist um, und alle Angebote sind verfallen. Wähle jetzt bis zu { $room ->
    [one] { $room } Karte
   *[other] { $room } Karten
  } für dein Lagerhaus.
mediterranean-prompt-accusing = Der Handel ist vorbei. Verlange eine Abstimmung über jemanden, der von unteren Kartenhälften gesprochen hat, oder passe.
mediterranean-prompt-judging = Hat { $target } von unteren Kartenhälften gesprochen? Nenne geheim eine Strafe von 0 bis { $most } SP.
mediterranean-prompt-banking = Deine Bank: Nimmst du 3 SP je Karte Wohlstand (ausgespielt: { $prosperity }), oder zählen die traurigen Gesichter der Karten Armut nicht (ausgespielt: { $poverty })?
mediterranean-prompt-voting = Gleichstand: { $seats }. Wahlgang { $ballot } von 3: Nenne geheim das Opfer ({ $calamity }).
mediterranean-prompt-losing = { $calamity }: Es trifft dich. Wähle { $thing ->
    [building] ein Gebäude, das du verlierst.
    [religion] ein Religionsgebäude, das du verlierst.
    [culture] einen Kulturwürfel, den du verlierst.
    [improvement] einen Würfel eines Ausbaus, den du verlierst.
    [harbor] einen Würfel in einem Hafen, den du verlierst.
    [city] einen Würfel in einer Stadt, den du verlierst.
    [farm] einen Würfel auf einem Hof, den du verlierst.
    [stored] eine gelagerte Karte, die du ablegst.
   *[cube] einen Würfel, den du verlierst.
  }{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}Noch { $count } müssen weg.
  }
mediterranean-prompt-losing-for = { $calamity }: Es trifft { $victim }, und du wählst den Würfel, der verloren geht.
mediterranean-prompt-purchasing = Du hast ${ $money }: Kaufe Gebäude, Entwicklungen und Siegpunkte, dann bestätige. Übriges Geld wird halbiert.
mediterranean-prompt-purchasing-before-iron = Du hast ${ $money }: Kaufe und bestätige. Als Nächstes kommt die Eisenzeit: Arbeiter dann nur noch aus VERFÜGBAR.
mediterranean-prompt-throwing = Schere, Stein, Papier entscheidet den Gleichstand: Wähle geheim.
mediterranean-prompt-wait = Warten auf { $seats }.
mediterranean-prompt-wait-choice = Warten, bis { $count ->
    [one] { $seats } geheim gewählt hat.
   *[other] { $seats } geheim gewählt haben.
  }
mediterranean-prompt-chance = Die Karten werden ausgeteilt.
mediterranean-prompt-over = Das Spiel ist vorbei. { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
  }

## Was geschehen ist: Produktion und Politik

mediterranean-event-turn-began = Runde { $turn } von 6 beginnt, { $age }.
mediterranean-event-order-set = Die Spielreihenfolge ist { $seats }.
mediterranean-event-stock-returned = { $seat } nimmt { $count ->
    [one] { $count } gelagerte Karte
   *[other] { $count } gelagerte Karten
  } auf die Hand zurück.
mediterranean-event-stock-returned-known = { $seat } nimmt aus dem Lagerhaus zurück: { $cards }.
mediterranean-event-produced = { $seat } produziert { $goods }.
mediterranean-event-produced-known = { $seat } produziert { $cards }.
mediterranean-event-put-back = Eine dritte Karte { $good } für { $seat } kommt oben auf den Stadtstapel und wird ersetzt.
mediterranean-event-reshuffled = Die Ablage wird in den { $deck } gemischt.
mediterranean-event-unfolded = Die Entwicklungen dieser Runde: { $developments }.
mediterranean-event-unfolded-calamities = Die Entwicklungen dieser Runde: { $developments }; die Katastrophen: { $calamities }.
mediterranean-event-ability-used = { $seat } setzt { $building } ein.
mediterranean-event-opponent-given = { $seat } setzt { $building } gegen { $target } ein.
mediterranean-event-opponent-given-arrow = { $seat } setzt { $building } gegen { $target } ein: ein Pfeil zu { $side }.
mediterranean-event-track-moved = { $track } von { $seat }: Der Marker geht auf { $side } { $space }.
mediterranean-event-status-moved = Die { $status } von { $seat } { $rises ->
    [true] steigt auf { $level_signed }.
   *[false] fällt auf { $level_signed }.
  }
mediterranean-event-flipped = Die { $track } von { $seat } wechselt zu { $side }.
mediterranean-event-flipped-destroyed = Die { $track } von { $seat } wechselt zu { $side }; { $count ->
    [one] dadurch wird { $buildings } zerstört.
   *[other] dadurch werden zerstört: { $buildings }.
  }
mediterranean-event-pacts-settled = Die Versprechen für diese Politikphase sind erledigt.

## Was geschehen ist: Handel

mediterranean-event-trading-began = Der Handel beginnt.
mediterranean-event-offered = Angebot { $number }: { $seat } bietet { $all ->
    [true] allen
   *[false] { $seats }
  } { $give } für { $want }.
mediterranean-event-offered-own = Angebot { $number }: { $seat } bietet { $all ->
    [true] allen
   *[false] { $seats }
  } { $give } für { $want }. Diese Karten würden gehen: { $cards }.
mediterranean-event-offer-withdrawn = Angebot { $number } wird zurückgezogen.
mediterranean-event-offer-gone = Angebot { $number } kann nicht mehr eingehalten werden und verfällt.
mediterranean-event-deal-struck = Geschäft zu Angebot { $number }: { $seat } gibt { $other } { $give } für { $want }.
mediterranean-event-deal-struck-known = Geschäft zu Angebot { $number }: { $seat } gibt { $other } { $give } für { $want }. Gegebene Karten: { $given }; erhaltene Karten: { $taken }.
mediterranean-event-tops-shown = { $seat } zeigt obere Kartenhälften: { $goods }.
mediterranean-event-stored = { $seat } hat { $count ->
    [0] nichts
    [one] { $count } Karte
   *[other] { $count } Karten
  } im Lagerhaus.
mediterranean-event-stored-known = { $seat } hat im Lagerhaus: { $cards }.
mediterranean-event-ready-set = { $seat } ist { $ready ->
    [true] mit dem Handeln fertig.
   *[false] doch noch nicht mit dem Handeln fertig.
  }
mediterranean-event-grace-began = Die Zeit ist um: Alle offenen Angebote verfallen, und nur Einlagern geht noch einen Moment.
mediterranean-event-trading-ended = Der Handel ist vorbei: Alles, was nicht in einem Lagerhaus liegt, wird ausgespielt.
mediterranean-event-accused = { $seat } verlangt eine Abstimmung über { $target }: Es soll von unteren Kartenhälften die Rede gewesen sein.
mediterranean-event-penalties-counted = Strafe für { $target }: { $penalties }. { $penalty ->
    [0] Es gibt keine Strafe.
   *[other] Sie beträgt { $penalty } SP.
  }

## Was geschehen ist: Auswertung

mediterranean-event-spent = { $seat } spielt { $cards } aus und bekommt ${ $money }.
mediterranean-event-bank-chosen = Die Bank von { $seat } { $prosperity ->
    [true] lässt jede Karte Wohlstand 3 SP zählen.
   *[false] nimmt die traurigen Gesichter der Karten Armut weg.
  }
mediterranean-event-choice-sealed = { $seat } hat geheim gewählt.
mediterranean-event-points-gained = { $seat } bekommt { $points } SP ({ $source }).
mediterranean-event-points-lost = { $seat } verliert { $points } SP ({ $source }).
mediterranean-event-money-gained = { $seat } bekommt ${ $money }.
mediterranean-event-money-lost = { $seat } verliert ${ $money }.
mediterranean-event-industry-paid = { $seat } hat { $monopoly ->
    [true] das Monopol
   *[false] die Vorherrschaft
  } bei { $good }: { $industry } bringt einen Bonus.
mediterranean-event-votes-counted = Wahlgang { $ballot }: { $votes }.
mediterranean-event-calamity-fell = { $calamity }: Es trifft { $victim }.
mediterranean-event-calamity-nobody = { $calamity }: Es trifft niemanden.
mediterranean-event-cube-lost = { $seat } verliert einen Würfel ({ $place }).
mediterranean-event-building-lost = { $seat } verliert { $building }.
mediterranean-event-stock-lost = { $seat } legt aus dem Lagerhaus ab: { $cards }.

## Was geschehen ist: Einkauf und das Ende

mediterranean-event-purchasing-began = Der Einkauf beginnt.
mediterranean-event-built = { $seat } baut { $building } für ${ $price }{ $cubes ->
    [0] .
   *[other] {" "}und bekommt { $cubes } Würfel.
  }
mediterranean-event-bought = { $seat } kauft { $development } für ${ $price }.
mediterranean-event-bought-placed = { $seat } kauft { $development } für ${ $price }; der Würfel geht auf: { $places }.
mediterranean-event-points-bought = { $seat } kauft { $points } SP für ${ $price }.
mediterranean-event-purchase-undone = { $seat } nimmt den letzten Kauf zurück.
mediterranean-event-confirmed = { $seat } ist mit dem Einkauf fertig und hat noch ${ $money }.
mediterranean-event-throws-shown = Schere, Stein, Papier: { $throws }.
mediterranean-event-game-ended = Das Spiel ist vorbei. Siegpunkte: { $each }. { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
  }
