# Trading in the Mediterranean: Namen der Standardausgabe. Ein Name, der hier fehlt, bleibt so, wie seine Ausgabe ihn schreibt.

## Entwicklungen

development-hill-town = Hügelstadt
development-river-town = Flussstadt
development-crossroads-town = Stadt am Kreuzweg
development-fishing-cove = Fischerbucht
development-island-anchorage = Inselreede
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
development-deep-harbor = Tiefer Hafen
development-twin-colonies = Doppelte Kolonie
development-tablet-library = Bibliothek aus Ton
development-stone-theatre = Steintheater
development-healers-garden = Garten der Heiler
development-scholar = Gelehrte
development-games-and-garrisons = Spiele und Garnisonen
development-border-plunder = Raub an der Grenze
development-edict-of-reform = Reformedikt
development-great-histories = Große Chroniken
development-tragic-contest = Wettstreit der Tragödien
development-geometers-circle = Kreis der Geometer
development-sanctuary-of-lamps = Heiligtum der Lampen
development-hall-of-columns = Säulenhalle

## Gebäude: erst die Seite der ersten Richtung (Demokratie, Venus), dann die der zweiten

building-hill-of-assembly = Volkshügel
building-citadel-gate = Tor der Zitadelle
building-court-of-lots = Losgericht
building-house-of-the-guard = Wachhaus
building-open-stage = Freie Bühne
building-hall-of-annals = Halle der Annalen
building-bath-house = Badehaus
building-beacon-tower = Signalturm
building-lodge-of-envoys = Haus der Gesandten
building-whisper-gallery = Galerie des Flüsterns
building-citizens-mint = Münze der Bürger
building-tribute-office = Tributamt
building-dove-shrine = Schrein der Taube
building-spear-shrine = Schrein des Speers
building-rose-court = Rosenhof
building-muster-altar = Altar der Musterung
building-evening-star-terrace = Terrasse am Abendstern
building-war-calendar-house = Kalender des Krieges
building-garland-court = Hof der Girlanden
building-shield-sanctuary = Heiligtum des Schilds
building-pilgrim-house = Pilgerhaus
building-oracle-of-strife = Orakel der Zwietracht
building-temple-storehouse = Speicher des Tempels
building-spoils-treasury = Beutehort

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
