# Trading in the Mediterranean: namen van de standaarduitgave. Een naam die hier niet staat, blijft zoals zijn uitgave hem schrijft.

## Ontwikkelingen

development-hill-town = Heuvelstad
development-river-town = Rivierstad
development-crossroads-town = Stad op het Kruispunt
development-fishing-cove = Vissersbaai
development-island-anchorage = Ankerplaats bij het Eiland
development-joined-villages = Verenigde Dorpen
development-incoming-settlers = Nieuwe Kolonisten
development-oral-epic = Gezongen Epos
development-choral-dance = Reidans
development-star-lore = Sterrenleer
development-warehouse = Pakhuis
development-army = Leger
development-colosseum = Colosseum
development-bank = Bank
development-industry = Industrie
development-revels-and-watchfires = Feesten en Wachtvuren
development-pressed-labour = Dwangarbeid
development-colonial-city = Koloniestad
development-deep-harbor = Diepe Haven
development-twin-colonies = Dubbele Kolonie
development-tablet-library = Bibliotheek van Klei
development-stone-theatre = Stenen Theater
development-healers-garden = Tuin van de Genezers
development-scholar = Geleerde
development-games-and-garrisons = Spelen en Garnizoenen
development-border-plunder = Plundering aan de Grens
development-edict-of-reform = Edict van Hervorming
development-great-histories = Grote Kronieken
development-tragic-contest = Wedstrijd der Tragedies
development-geometers-circle = Kring van Meetkundigen
development-sanctuary-of-lamps = Heiligdom van de Lampen
development-hall-of-columns = Zuilenhal

## Gebouwen: eerst de kant van de eerste zijde (Democratie, Venus), dan die van de tweede

building-hill-of-assembly = Heuvel van het Volk
building-citadel-gate = Citadelpoort
building-court-of-lots = Hof van de Loting
building-house-of-the-guard = Huis van de Wacht
building-open-stage = Open Toneel
building-hall-of-annals = Annalenzaal
building-bath-house = Badhuis
building-beacon-tower = Bakentoren
building-lodge-of-envoys = Gezantenhuis
building-whisper-gallery = Fluistergalerij
building-citizens-mint = Munt van de Burgers
building-tribute-office = Tribuuthuis
building-dove-shrine = Schrijn van de Duif
building-spear-shrine = Schrijn van de Speer
building-rose-court = Rozenhof
building-muster-altar = Altaar van de Monstering
building-evening-star-terrace = Terras van de Avondster
building-war-calendar-house = Kalenderhuis van de Krijg
building-garland-court = Hof van de Guirlandes
building-shield-sanctuary = Heiligdom van het Schild
building-pilgrim-house = Pelgrimshuis
building-oracle-of-strife = Orakel van de Twist
building-temple-storehouse = Tempelschuur
building-spoils-treasury = Schatkamer van de Buit

## Rampen

calamity-bread-riots = Broodoproer
calamity-marsh-fever = Moeraskoorts
calamity-tax-strike = Belastingstaking
calamity-broken-idols = Gebroken Godenbeelden
calamity-palace-plot = Paleiscomplot
calamity-harbor-raid = Overval op de Haven
calamity-sack-of-a-city = Plundering van een Stad
calamity-scorched-fields = Verschroeide Akkers
calamity-looted-shrines = Geplunderde Heiligdommen
calamity-captives = Gevangenen

## Industrieën

industry-bakery = Bakkerij
industry-textiles = Textiel
industry-shipbuilding = Scheepsbouw
industry-arms = Wapensmederij
industry-salting = Zouterij

## Rijen van het cultuurveld

row-letters = Letteren
row-stage = Toneel
row-nature = Natuur
