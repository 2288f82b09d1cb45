# Trading in the Mediterranean: namen van de standaarduitgave. Een naam die hier niet staat, blijft zoals zijn uitgave hem schrijft.

## Ontwikkelingen

development-hill-town = Heuvelstad
development-river-town = Rivierstad
development-crossroads-town = Kruispuntstad
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
development-twin-colonies = Tweelingkoloniën
development-tablet-library = Kleitablettenbibliotheek
development-stone-theatre = Stenen Theater
development-healers-garden = Tuin van de Genezers
development-scholar = Geleerde
development-games-and-garrisons = Spelen en Garnizoenen
development-border-plunder = Plundering aan de Grens
development-edict-of-reform = Hervormingsedict
development-great-histories = Grote Geschiedwerken
development-tragic-contest = Tragediewedstrijd
development-geometers-circle = Kring van Meetkundigen
development-sanctuary-of-lamps = Heiligdom van de Lampen
development-hall-of-columns = Zuilenhal

## Gebouwen: eerst de kant van de eerste zijde (Democratie, Venus), dan die van de tweede

building-hill-of-assembly = Heuvel van de Volksvergadering
building-citadel-gate = Citadelpoort
building-court-of-lots = Hof van de Loting
building-house-of-the-guard = Huis van de Wacht
building-open-stage = Openluchttoneel
building-hall-of-annals = Annalenzaal
building-bath-house = Badhuis
building-beacon-tower = Bakentoren
building-lodge-of-envoys = Gezantenhuis
building-whisper-gallery = Fluistergalerij
building-citizens-mint = Munt van de Burgers
building-tribute-office = Schattingskantoor
building-dove-shrine = Duivenheiligdom
building-spear-shrine = Speerheiligdom
building-rose-court = Rozenhof
building-muster-altar = Altaar van de Monstering
building-evening-star-terrace = Terras van de Avondster
building-war-calendar-house = Huis van de Krijgskalender
building-garland-court = Hof van de Guirlandes
building-shield-sanctuary = Schildheiligdom
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
