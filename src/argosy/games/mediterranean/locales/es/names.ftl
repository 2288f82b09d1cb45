# Trading in the Mediterranean: nombres de la edición estándar. Un nombre que no está aquí queda como lo escribe su edición.

## Desarrollos

development-hill-town = Villa de la Colina
development-river-town = Villa del Río
development-crossroads-town = Villa de la Encrucijada
development-fishing-cove = Cala de Pescadores
development-island-anchorage = Fondeadero de la Isla
development-joined-villages = Aldeas Unidas
development-incoming-settlers = Nuevos Colonos
development-oral-epic = Epopeya Oral
development-choral-dance = Danza Coral
development-star-lore = Saber de las Estrellas
development-warehouse = Almacén
development-army = Ejército
development-colosseum = Coliseo
development-bank = Banco
development-industry = Industria
development-revels-and-watchfires = Fiestas y Hogueras de Guardia
development-pressed-labour = Trabajo Forzado
development-colonial-city = Ciudad Colonial
development-deep-harbor = Puerto Profundo
development-twin-colonies = Colonias Gemelas
development-tablet-library = Biblioteca de Tablillas
development-stone-theatre = Teatro de Piedra
development-healers-garden = Jardín de los Sanadores
development-scholar = Erudito
development-games-and-garrisons = Juegos y Guarniciones
development-border-plunder = Saqueo Fronterizo
development-edict-of-reform = Edicto de Reforma
development-great-histories = Grandes Historias
development-tragic-contest = Certamen Trágico
development-geometers-circle = Círculo de Geómetras
development-sanctuary-of-lamps = Santuario de las Lámparas
development-hall-of-columns = Sala de las Columnas

## Edificios: primero la cara del primer lado (Democracia, Venus), después la del segundo

building-hill-of-assembly = Colina de la Asamblea
building-citadel-gate = Puerta de la Ciudadela
building-court-of-lots = Tribunal del Sorteo
building-house-of-the-guard = Casa de la Guardia
building-open-stage = Escenario Abierto
building-hall-of-annals = Sala de los Anales
building-bath-house = Casa de Baños
building-beacon-tower = Torre Almenara
building-lodge-of-envoys = Casa de los Enviados
building-whisper-gallery = Galería de los Susurros
building-citizens-mint = Ceca Ciudadana
building-tribute-office = Oficina de Tributos
building-dove-shrine = Santuario de la Paloma
building-spear-shrine = Santuario de la Lanza
building-rose-court = Patio de las Rosas
building-muster-altar = Altar de la Leva
building-evening-star-terrace = Terraza del Lucero
building-war-calendar-house = Casa del Calendario de Guerra
building-garland-court = Patio de las Guirnaldas
building-shield-sanctuary = Santuario del Escudo
building-pilgrim-house = Casa de Peregrinos
building-oracle-of-strife = Oráculo de la Discordia
building-temple-storehouse = Depósito del Templo
building-spoils-treasury = Tesoro del Botín

## Calamidades

calamity-bread-riots = Motines del Pan
calamity-marsh-fever = Fiebre de los Pantanos
calamity-tax-strike = Huelga de Impuestos
calamity-broken-idols = Ídolos Rotos
calamity-palace-plot = Conjura de Palacio
calamity-harbor-raid = Incursión en el Puerto
calamity-sack-of-a-city = Saqueo de una Ciudad
calamity-scorched-fields = Campos Abrasados
calamity-looted-shrines = Santuarios Saqueados
calamity-captives = Cautivos

## Industrias

industry-bakery = Panadería
industry-textiles = Textiles
industry-shipbuilding = Astilleros
industry-arms = Armería
industry-salting = Salazón

## Filas de la cuadrícula de cultura

row-letters = Letras
row-stage = Escena
row-nature = Naturaleza
