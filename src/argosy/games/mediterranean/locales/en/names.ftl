# Trading in the Mediterranean: names of the standard edition. A name that is not here is shown as its edition spells it.

## Developments

development-hill-town = Hill Town
development-river-town = River Town
development-crossroads-town = Crossroads Town
development-fishing-cove = Fishing Cove
development-island-anchorage = Island Anchorage
development-joined-villages = Joined Villages
development-incoming-settlers = Incoming Settlers
development-oral-epic = Oral Epic
development-choral-dance = Choral Dance
development-star-lore = Star Lore
development-warehouse = Warehouse
development-army = Army
development-colosseum = Colosseum
development-bank = Bank
development-industry = Industry
development-revels-and-watchfires = Revels and Watchfires
development-pressed-labour = Pressed Labour
development-colonial-city = Colonial City
development-deep-harbor = Deep Harbor
development-twin-colonies = Twin Colonies
development-tablet-library = Tablet Library
development-stone-theatre = Stone Theatre
development-healers-garden = Healers' Garden
development-scholar = Scholar
development-games-and-garrisons = Games and Garrisons
development-border-plunder = Border Plunder
development-edict-of-reform = Edict of Reform
development-great-histories = Great Histories
development-tragic-contest = Tragic Contest
development-geometers-circle = Geometers' Circle
development-sanctuary-of-lamps = Sanctuary of Lamps
development-hall-of-columns = Hall of Columns

## Buildings: the face of the first side (Democracy, Venus), then that of the second

building-hill-of-assembly = Hill of Assembly
building-citadel-gate = Citadel Gate
building-court-of-lots = Court of Lots
building-house-of-the-guard = House of the Guard
building-open-stage = Open Stage
building-hall-of-annals = Hall of Annals
building-bath-house = Bath House
building-beacon-tower = Beacon Tower
building-lodge-of-envoys = Lodge of Envoys
building-whisper-gallery = Whisper Gallery
building-citizens-mint = Citizens' Mint
building-tribute-office = Tribute Office
building-dove-shrine = Dove Shrine
building-spear-shrine = Spear Shrine
building-rose-court = Rose Court
building-muster-altar = Muster Altar
building-evening-star-terrace = Evening Star Terrace
building-war-calendar-house = War Calendar House
building-garland-court = Garland Court
building-shield-sanctuary = Shield Sanctuary
building-pilgrim-house = Pilgrim House
building-oracle-of-strife = Oracle of Strife
building-temple-storehouse = Temple Storehouse
building-spoils-treasury = Spoils Treasury

## Calamities

calamity-bread-riots = Bread Riots
calamity-marsh-fever = Marsh Fever
calamity-tax-strike = Tax Strike
calamity-broken-idols = Broken Idols
calamity-palace-plot = Palace Plot
calamity-harbor-raid = Harbor Raid
calamity-sack-of-a-city = Sack of a City
calamity-scorched-fields = Scorched Fields
calamity-looted-shrines = Looted Shrines
calamity-captives = Captives

## Industries

industry-bakery = Bakery
industry-textiles = Textiles
industry-shipbuilding = Shipbuilding
industry-arms = Arms
industry-salting = Salting

## Rows of the culture grid

row-letters = Letters
row-stage = Stage
row-nature = Nature
