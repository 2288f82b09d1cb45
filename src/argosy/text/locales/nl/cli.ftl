# De terminal: menu's, tabellen en alles wat zij zelf zegt. Wat getypt wordt (take, undo, help) blijft Engels.

cli-none = geen
cli-random = willekeurig
cli-yes = j ja y
cli-seat = Plaats { $seat }
cli-player = Speler { $number }
cli-chance = Toeval
cli-clock = Klok
cli-hidden = (gedekt)

## Klaarzetten

cli-welcome = Argosy
cli-ask-resume = Er wacht een onvoltooid spel: { $game } met { $names }. Verder spelen? j voor ja, Enter voor een nieuw spel:
cli-ask-game = Welk spel? { $games }:
cli-ask-seats = Hoeveel spelers, { $least } tot { $most }? Enter voor { $default }:
cli-ask-people = Wie van de { $seats } zit aan dit scherm? Namen met komma's ertussen, of hoeveel. Enter voor één:
cli-ask-bots = Welke bots nemen de { $count ->
    [one] andere plaats
   *[other] andere { $count } plaatsen
  }? { $bots }; één voor alle of één per plaats, met komma's ertussen. Enter voor { $default }:
cli-option = { $label }: { $value } - { $what } Wijzigen: { $others }.
cli-option-wind_between_rounds = de wind aan het begin van ronde 2 en 3 (regel N4.11).
cli-option-second_extra_turn = wie een tweede extra beurt krijgt aangeboden (regel N5.4).
cli-option-zero_space_scores = of een schijfje op veld 0 van een tempel een tegel krijgt (regel N6.2).
cli-option-open_hands = of het spel de roerkaarten van de anderen toont die iedereen heeft gezien (regel N9.2).
cli-option-seed = seed = { $seed }: bepaalt al het toeval.
cli-ask-options = Enter om te beginnen, of een wijziging zoals seed=7:
cli-bad-names = Geef namen met komma's ertussen, zoals Anna,Ben, of het aantal mensen.
cli-same-names = Twee mensen kunnen niet dezelfde naam hebben.
cli-long-name = De naam { $name } gaat niet: hoogstens { $most } letters, allemaal afdrukbaar.
cli-bad-option = { $text } heeft niet de vorm naam=waarde.
cli-bad-seats = { $game } wordt gespeeld door { $least } tot { $most } spelers.
cli-too-many = { $count } mensen passen niet op { $seats } plaatsen.

## Spelen

cli-hint = ? toont wat je kunt doen, help legt al het andere uit.
cli-hand-over = Geef het scherm aan { $name }. Druk op Enter zodra { $name } hier zit:
cli-confirm = Enter om door te gaan, undo om het terug te nemen:
cli-confirm-again = Druk op Enter om door te gaan, of typ undo.
cli-undone = Teruggenomen.
cli-no-entry = Er is geen keuze { $number }; het menu heeft { $entries ->
    [one] één keuze
   *[other] { $entries } keuzes
  }. Typ ? om het te zien.
cli-long-line = Dat is te lang voor een zet.
cli-menu = Wat je kunt doen
cli-miles-from-where = Vanaf welke stad? Bijvoorbeeld: miles Roma
cli-bot-failed = De bot { $name } kan niet verder: { $problem }
cli-advice-title = Wat de { $bot } zou doen
cli-advice-off = Aan deze tafel zijn er geen hints.
cli-advice-later = Een hint is er als jij moet beslissen.
cli-advice-none = Geen bot geeft nog raad over { $game }.
cli-advice-less = Ongeveer { $less } punten minder.

## Hulp

cli-help-title = Wat je kunt typen
cli-help-menu = toont elke toegestane invoer met nummer, kosten en opbrengst
cli-help-number = speelt de keuze met dat nummer
cli-help-again = toont de beslissing opnieuw
cli-help-chart = de zeekaart
cli-help-miles = hoe ver elke stad van Roma ligt
cli-help-table = alles op tafel: spelers, contractstroken, tempels
cli-help-log = het verhaal tot nu toe
cli-help-hint = de beste ideeën van de sterke bot voor deze beslissing, met redenen
cli-help-undo = neemt je laatste invoer terug, zolang niemand daarna iets gedaan of vernomen heeft
cli-help-save = bewaart een kopie: save BESTAND; het spel bewaart zichzelf ook na elke invoer
cli-help-quit = stopt; het spel kan later hervat worden
cli-help-rule = legt regel { $rule } uit
cli-help-chapter = toont de regels van hoofdstuk { $chapter }
cli-help-unknown = Er is geen regel { $topic }. De hoofdstukken zijn { $chapters }; probeer help { $chapter } of help { $rule }.

## Bewaren en stoppen

cli-ask-save-name = Onder welke naam bewaren? Enter voor geen:
cli-ask-quit = Het spel is bewaard. Enter stopt; een naam bewaart eerst nog een kopie:
cli-saved = Bewaard als { $file }.
cli-save-foreign = { $file } is iets anders en wordt niet overschreven.
cli-save-failed = Het spel kon niet bewaard worden: { $problem }
cli-left = Tot de volgende keer.
cli-end-of-input = De invoer is afgelopen, dus het spel stopt hier.
cli-interrupted = Onderbroken.
cli-resume-how = Het spel is bewaard. Om verder te gaan, typ:
cli-resume-over = Het spel in { $file } is afgelopen. Om het terug te zien: { $command }
cli-resume-seedless = { $file } bevat geen seed, dus het toeval kan daar niet verdergaan.

## Het einde

cli-result = De einduitslag
cli-head-place = Plaats
cli-head-player = {""}
cli-head-total = punten
cli-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
  }
cli-seed = De seed was { $seed }.
cli-replay-how = Het verslag van het spel is bewaard. Om het terug te zien, typ:

## Terugzien

cli-story-game = { $game }, regelversie { $rules }
cli-story-edition = Editie: { $edition } ({ $digest })
cli-story-seats = Plaatsen: { $names }
cli-story-options = Opties: { $options }
cli-story-commitment = Vastgelegde seed (sha256): { $digest }
cli-story-unfinished = Niet voltooid; { $inputs ->
    [one] één invoer
   *[other] { $inputs } keer invoer
  } tot nu toe.
cli-story-result = Uitslag: { $points }
cli-step = Enter gaat verder, view toont de tafel, q stopt:
cli-no-seat = Er is geen plaats { $seat }; de plaatsen zijn 1 tot { $seats }, en 0 is een toeschouwer.
cli-verified = Gecontroleerd: { $inputs ->
    [one] één invoer
   *[other] { $inputs } keer invoer
  } aan de hand van de regels, waarvan { $chance } opnieuw uit de seed getrokken.
cli-verify-taken = De eerste { $inputs } zetten komen uit een ander spel; het toeval is daarna gecontroleerd.
cli-verify-good = Alles klopt.
cli-verify-bad = { $count ->
    [one] Er is één probleem gevonden.
   *[other] Er zijn { $count } problemen gevonden.
  }

## Neptun

cli-neptun-starting = { $oar } start
cli-neptun-contract = { $good } voor { $city } ({ $region })
cli-neptun-gold = { $gold } goud
cli-neptun-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cli-neptun-slot-free = vrij
cli-neptun-slot-fulfilled = uitgevoerd
cli-neptun-slot-lost = verloren
cli-neptun-slot-short = { $city } { $good }, { $pays }
cli-neptun-slot-fulfilled-short = { $city } uitgevoerd
cli-neptun-slot-lost-short = { $city } verloren
cli-neptun-column-down = gedekt
cli-neptun-column-taken = weg
cli-neptun-column-given-up = afgewezen
cli-neptun-acquire = Ronde { $round } van 3, contracten aannemen, beurt { $turn } van 5.
cli-neptun-fulfil = Ronde { $round } van 3, contracten uitvoeren, beurt { $turn } van 5.
cli-neptun-extra = Ronde { $round } van 3, contracten uitvoeren, extra beurt { $turn }.
cli-neptun-set-up = Het bord wordt klaargelegd.
cli-neptun-over = Het spel is afgelopen.
cli-neptun-wind = Wind { $wind }.
cli-neptun-forecast = Windvoorspelling { $forecast }, dus de volgende wind is { $next }.
cli-neptun-order = Speelvolgorde: { $order }.
cli-neptun-scale = Roerspoor: { $scale }.
cli-neptun-display = Uitgelegde contracten
cli-neptun-my-chart = Je contractstrook
cli-neptun-hand = Je schip ligt in { $boat }. Je roerkaarten: { $cards }.
cli-neptun-chosen = Je gedekte kaart: { $oar }.
cli-neptun-reach = { $oar } (vaarafstand { $range })
cli-neptun-players = Spelers
cli-neptun-you = { $name } (jij)
cli-neptun-face-down = gedekt
cli-neptun-charts = Stroken
cli-neptun-temples = Tempels, stand van nu
cli-neptun-gold-temple = Goud
cli-neptun-bonus = Bonus
cli-neptun-unseen = Nog niet gezien: stadskaarten { $cities }; goederen { $goods }; roerkaarten { $oars }.
cli-neptun-chart-title = De zeekaart: steden met hun verbindingen in zeemijlen
cli-neptun-chart-key = { $sea } zee, { $deep } diepzee, getallen zijn zeemijlen. Schepen: { $boats }.
cli-neptun-way = { $city } { $miles }
cli-neptun-way-deep = { $city } { $miles } diepzee
cli-neptun-boats = Schepen: { $boats }.
cli-neptun-miles = Zeemijlen vanaf { $city }: { $far }.
cli-neptun-head-column = Kolom
cli-neptun-head-contract = contract
cli-neptun-head-my-contract = jouw contract
cli-neptun-head-pays = levert op
cli-neptun-head-miles = zeemijlen
cli-neptun-head-oar = roerkaart
cli-neptun-head-coins = munten
cli-neptun-head-state = {""}
cli-neptun-head-slot = Veld
cli-neptun-head-slot-number = veld { $slot }
cli-neptun-head-from-boat = van schip
cli-neptun-head-from-left = van vorige
cli-neptun-head-player = {""}
cli-neptun-head-points = punten
cli-neptun-head-gold = goud
cli-neptun-head-boat = schip
cli-neptun-head-cards = kaarten
cli-neptun-head-known = nog te spelen
cli-neptun-head-oar-now = roeit nu
cli-neptun-head-temple = Tempel
cli-neptun-head-tiles = tegels
cli-neptun-head-standing = stand
cli-neptun-head-number = Nr.
cli-neptun-head-cost = kost
cli-neptun-head-earns = levert op
cli-neptun-head-loses = verliest velden
cli-neptun-means-take = { $good } voor { $city } ({ $region }), { $pays }, op veld { $slot }
cli-neptun-means-row = vaarafstand { $range }
cli-neptun-notation = Zetten
cli-neptun-notation-reveal = draait het meest linkse gedekte contract open
cli-neptun-notation-take = neemt het contract van kolom 3 aan, op veld 5
cli-neptun-notation-row = speelt de roerkaart met roeikracht 7 en windwaarde -1
cli-neptun-notation-sail = vaart naar Roma; het begin van een naam is genoeg
cli-neptun-notation-deliver = vaart naar Roma en voert het contract van veld 4 uit
cli-neptun-notation-buy = koopt daarbij voor 3 goud nog een tempelpunt
cli-neptun-notation-stay = blijft waar het schip ligt; stay deliver 2 voert daar een contract uit
cli-neptun-notation-extra = speelt een extra beurt; extra no slaat die af
