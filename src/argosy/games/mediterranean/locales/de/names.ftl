# Trading in the Mediterranean: Namen der Standardausgabe. Ein Name, der hier fehlt, bleibt so, wie seine Ausgabe ihn schreibt.

## Entwicklungen

development-hill-town = Hügelstadt
development-river-town = Flussstadt
development-crossroads-town = Stadt am Kreuzweg
development-fishing-cove = Fischerbucht
development-island-anchorage = Inselankerplatz
development-joined-villages = Vereinte Dörfer
development-incoming-settlers = Neue Siedler
development-oral-epic = Gesungenes Epos
development-choral-dance = Chortanz
development-star-lore = Sternkunde
development-warehouse = Lagerhaus
development-army = Armee
development-colosseum = Kolosseum
development-bank = Bank
development-industry = Industrie
development-revels-and-watchfires = Feste und Wachfeuer
development-pressed-labour = Zwangsarbeit
development-colonial-city = Kolonialstadt
development-deep-harbor = Tiefwasserhafen
development-twin-colonies = Zwillingskolonien
development-tablet-library = Tontafelbibliothek
development-stone-theatre = Steintheater
development-healers-garden = Garten der Heiler
development-scholar = Gelehrte
development-games-and-garrisons = Spiele und Garnisonen
development-border-plunder = Grenzplünderung
development-edict-of-reform = Reformedikt
development-great-histories = Große Chroniken
development-tragic-contest = Tragödienwettstreit
development-geometers-circle = Kreis der Geometer
development-sanctuary-of-lamps = Lampenheiligtum
development-hall-of-columns = Säulenhalle

## Gebäude: erst die Seite der ersten Richtung (Demokratie, Venus), dann die der zweiten

building-hill-of-assembly = Versammlungshügel
building-citadel-gate = Zitadellentor
building-court-of-lots = Losgericht
building-house-of-the-guard = Wachhaus
building-open-stage = Freilichtbühne
building-hall-of-annals = Annalenhalle
building-bath-house = Badehaus
building-beacon-tower = Signalturm
building-lodge-of-envoys = Gesandtenhaus
building-whisper-gallery = Flüstergalerie
building-citizens-mint = Bürgermünze
building-tribute-office = Tributamt
building-dove-shrine = Taubenschrein
building-spear-shrine = Speerschrein
building-rose-court = Rosenhof
building-muster-altar = Musterungsaltar
building-evening-star-terrace = Abendsternterrasse
building-war-calendar-house = Kriegskalenderhaus
building-garland-court = Girlandenhof
building-shield-sanctuary = Schildheiligtum
building-pilgrim-house = Pilgerhaus
building-oracle-of-strife = Orakel der Zwietracht
building-temple-storehouse = Tempelspeicher
building-spoils-treasury = Beutekammer

## Katastrophen

calamity-bread-riots = Brotunruhen
calamity-marsh-fever = Sumpffieber
calamity-tax-strike = Steuerstreik
calamity-broken-idols = Bildersturm
calamity-palace-plot = Palastverschwörung
calamity-harbor-raid = Hafenüberfall
calamity-sack-of-a-city = Stadtplünderung
calamity-scorched-fields = Feldbrände
calamity-looted-shrines = Tempelraub
calamity-captives = Gefangennahme

## Industrien

industry-bakery = Bäckerei
industry-textiles = Weberei
industry-shipbuilding = Schiffbau
industry-arms = Waffenschmiede
industry-salting = Pökelei

## Reihen des Kulturfelds

row-letters = Literatur
row-stage = Bühne
row-nature = Natur
