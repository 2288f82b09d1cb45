# Trading in the Mediterranean: waarom iets geweigerd is, en wat wel zou kunnen. Het nummer van de regel komt er tussen haken achter.

## Bestuur

refusal-civic-use_expected = Nu gebruik je gebouwen voor jezelf; gebruik er een, of pas.
refusal-civic-give_expected = Nu gebruik je gebouwen tegen medespelers; gebruik er een, of pas.
refusal-civic-flip_expected = Nu worden borden omgedraaid; draai je staatsvorm of je godsdienst om, of pas.
refusal-civic-no_tile = Er is geen gebouwtegel met nummer { $tile }; kies een van je eigen gebouwen.
refusal-civic-not_built = Je hebt dit gebouw niet: { $building }; gebruik er een dat je hebt.
refusal-civic-too_fresh = Dit gebouw is net gebouwd: { $building }; het kan vanaf de volgende bestuursfase worden gebruikt.
refusal-civic-used = Dit gebouw is in deze fase al gebruikt: { $building }; gebruik een ander, of pas.
refusal-civic-passive = Dit gebouw werkt vanzelf: { $building }; je hoeft het niet te gebruiken.
refusal-civic-for_rivals = Dit gebouw gebruik je tegen een medespeler: { $building }; dat komt na wat je voor jezelf gebruikt.
refusal-civic-for_oneself = Dit gebouw gebruik je voor jezelf: { $building }; dat kan nu niet meer. Gebruik er een tegen een medespeler, of pas.
refusal-civic-no_rival = { $target } is geen medespeler van je; kies een andere speler.
refusal-civic-no_arrow = Dit gebouw geeft geen pijl: { $building }; noem alleen de speler, geen richting.
refusal-civic-spared = Je hebt beloofd om { $building } niet tegen { $target } te gebruiken; kies een andere speler.
refusal-civic-promised_elsewhere = Je hebt beloofd om { $building } tegen iemand anders dan { $target } te gebruiken; houd je daaraan.
refusal-civic-promised_colour = Je hebt { $target } een pijl van de andere kleur beloofd met { $building }.
refusal-civic-promise_open = Je hebt beloofd om { $building } te gebruiken; doe dat voordat je past.
refusal-civic-no_track = Er is geen spoor { $track }; draai je staatsvorm of je godsdienst om.
refusal-civic-flipped = In deze fase heb je { $track ->
    [0] je staatsvorm
   *[other] je godsdienst
  } al omgedraaid; draai de andere om, of pas.

## Handel

refusal-trade-expected = Nu handelt iedereen; doe een bod of neem er een aan, vul je pakhuis, of meld je klaar.
refusal-trade-time_up = De tijd is om; nu kun je alleen nog je pakhuis vullen.
refusal-ready-already = Je bent al klaar; wacht op de anderen.
refusal-ready-not_yet = Je hebt je nog niet klaar gemeld; handel gewoon verder.
refusal-offer-gone = Bod { $offer } ligt niet meer op tafel; kies er een dat er nog ligt.
refusal-offer-own = Bod { $offer } is van jezelf; wacht tot iemand het aanneemt, of trek het in.
refusal-offer-not_own = Bod { $offer } is niet van jou; je kunt alleen je eigen biedingen intrekken.
refusal-offer-not_addressed = Bod { $offer } is voor anderen; doe zelf een bod.
refusal-offer-addressees = Een bod gaat naar andere spelers, elk één keer genoemd, in de volgorde van de plaatsen; of naar allen.
refusal-offer-goods = Een kant van een ruil noemt hoeveel kaarten van elk goed, samen hoogstens { $most }.
refusal-offer-piracy = Piraterij wordt nooit bij haar naam geboden; ze kan gaan als specerijen of als goud.
refusal-offer-points = Een kant van een ruil kan 0 tot { $most } punten bevatten.
refusal-offer-points_short = Dit vraagt meer punten dan je hebt: { $points }, en je hebt er { $held }. Noem er minder.
refusal-offer-empty = Een bod moet aan minstens één kant iets bevatten.
refusal-offer-too_many = Je hebt al { $most } biedingen op tafel; trek er eerst een in.
refusal-cards-stored = Deze kaart ligt alleen in je pakhuis: { $card }; haal haar er eerst uit.
refusal-cards-not_held = Je hebt niet al deze kaarten; kies kaarten uit je hand.
refusal-cards-other_goods = Deze kaarten zijn niet de goederen van het bod; kies van elk goed zoveel als het noemt.
refusal-cards-unsorted = De kaarten van een ruil moeten in de volgorde van de hand worden genoemd.
refusal-pact-last_turn = Dit is de laatste ronde: er komt geen bestuursfase meer waarvoor iets te beloven valt.
refusal-pact-form = Een afspraak noemt een gebouw, een speler, en of het wordt gebruikt of niet; een kant van een ruil kan er { $most } bevatten.
refusal-pact-not_built = Plaats { $seat } heeft dit gebouw niet: { $building }; beloof alleen iets over gebouwen die er staan.
refusal-pact-not_on_rivals = Dit gebouw wordt niet tegen medespelers gebruikt: { $building }; er valt niets over te beloven.
refusal-pact-colour = { $building } geeft een pijl: zeg welke, zoals hier: use g5 3 white.
refusal-pact-no_arrow = { $building } geeft geen pijl, dus er valt geen kleur te beloven.
refusal-pact-target = Zo kun je niets over { $building } beloven ({ $target }): niemand gebruikt het tegen zichzelf, en ontzien beloof je alleen aan wie met je ruilt.
refusal-pact-bound = Plaats { $seat } heeft over { $building } al iets anders beloofd; het kan maar één keer worden gebruikt.
refusal-show-goods = Zeg hoeveel kaarten van welk goed je laat zien; minstens één.
refusal-show-not_held = Zoveel kaarten { $good } kun je niet laten zien; op hand heb je er { $held }.
refusal-show-piracy = Piraterij laat je nooit zien; in een ruil kan ze doorgaan voor specerijen of goud.
refusal-store-full = Zoveel kaarten ({ $cards }) passen niet in je pakhuis; er is plaats voor { $room }.
refusal-store-not_held = Je hebt niet al deze kaarten; kies uit je hand en je pakhuis.
refusal-store-forbidden = Deze kaart mag niet worden opgeslagen: { $card }; ze wordt deze ronde uitgegeven, tenzij iemand haar overneemt.
refusal-store-unsorted = Opgeslagen kaarten moeten in de volgorde van de hand worden genoemd.
refusal-clock-stopped = Er loopt nu geen klok; de tijd loopt alleen terwijl er wordt gehandeld.
refusal-clock-expected = De klok kan alleen tikken of aflopen.

## Afhandeling

refusal-bank-expected = Nu kies je wat je bank doet: meer voor Voorspoed, of geen droefheid door Armoede.
refusal-vote-expected = Nu wordt er over het slachtoffer van de ramp gestemd; noem een van wie gelijk staan.
refusal-vote-not_tied = { $victim } hoort niet bij wie gelijk staan; stem op een van hen.
refusal-accuse-expected = De handel is voorbij; vraag een stemming over iemand, of pas.
refusal-accuse-no_rival = { $target } is hier geen andere speler; vraag een stemming over iemand anders, of pas.
refusal-accuse-judged = Over { $target } is deze ronde al gestemd; noem iemand anders, of pas.
refusal-penalty-expected = Er wordt gestemd; noem een straf van 0 tot { $most } punten.
refusal-penalty-points = De straf kan niet { $points } punten zijn; noem 0 tot { $most }.
refusal-lose-expected = Nu gaat er iets verloren door een ramp; kies wat.
refusal-lose-not_possible = De ramp neemt dit niet, of het is er niet (nummer { $what }); kies uit het menu.

## Aankopen en het einde

refusal-purchase-expected = Nu koopt iedereen; koop iets, of bevestig dat je klaar bent.
refusal-undo-nothing = Je hebt nog niets gekocht dat ongedaan te maken is.
refusal-build-no_tile = Er is geen gebouwtegel met nummer { $tile }; kies een van je twaalf.
refusal-build-stands = Je hebt dit gebouw al: { $building }; kies een andere tegel.
refusal-build-limit = Je marker staat er { $limit } van deze kleur toe en je hebt er { $standing }; kom verder op het spoor voordat je dit bouwt: { $building }.
refusal-build-money = { $building } kost ${ $price } en je hebt ${ $money }; kies iets dat je kunt betalen.
refusal-buy-no_slot = Er is geen ontwikkeling { $slot }; kies er een van 1 tot en met { $slots }.
refusal-buy-twice = Je hebt deze ontwikkeling deze ronde al gekocht: { $development }; elke ontwikkeling kan één keer.
refusal-buy-money = Dit kost ${ $price } en je hebt ${ $money }; kies iets dat je kunt betalen.
refusal-buy-loss = Je { $track } is te laag om dit verlies te nemen; kies een andere kaart.
refusal-buy-supply = Je voorraad heeft geen blokje meer voor deze kaart; kies een andere.
refusal-buy-full = Daar is op je bord geen vrije plaats voor ({ $place }); kies een andere kaart.
refusal-buy-no_crew = Deze kaart vraagt arbeiders en je hebt ze niet waar ze vandaan mogen komen ({ $development }, arbeiders: { $needed }); kies een andere kaart.
refusal-buy-no_source = Arbeiders komen van boerderijen (0 tot en met 4) of uit BESCHIKBAAR (5); een plaats { $source } is er niet.
refusal-buy-rural_only = Voor deze kaart komen arbeiders alleen van boerderijen: { $development }; kies boerderijen.
refusal-buy-available_only = Deze kaart uit de ijzertijd neemt alleen arbeiders uit BESCHIKBAAR: { $development }.
refusal-buy-farm_empty = Op je boerderij voor { $farm } staat geen arbeider; kies een andere.
refusal-buy-no_worker = Op die plaats staan niet zoveel arbeiders ({ $place }: { $workers }); kies andere.
refusal-buy-order = Arbeiders moeten in de volgorde van de boerderijen worden genoemd, die uit BESCHIKBAAR het laatst.
refusal-buy-workers = Dit is niet het aantal arbeiders ({ $workers }) dat deze kaart vraagt: { $development }; kies uit het menu.
refusal-buy-choices = Zoveel antwoorden ({ $choices }) vraagt deze kaart niet, maar { $needed }: { $development }; kies uit het menu.
refusal-buy-choice = Deze kaart kan niet met deze keuze worden gekocht: { $development }; kies uit het menu.
refusal-points-no_industry = Je hebt geen industrieblokje meer en kunt dus geen punten kopen.
refusal-points-none = Zo weinig punten ({ $points }) kun je niet kopen; koop er minstens één.
refusal-points-money = Zoveel punten ({ $points }) kosten ${ $price } en je hebt ${ $money }; koop er minder.
refusal-throw-expected = Nu wordt de gelijke stand beslist; kies steen, papier of schaar.
refusal-throw-no_shape = Er is geen vorm { $shape }; kies steen, papier of schaar.

## Getypte zetten

refusal-notation-no_good = ‘{ $text }’ is geen deel van een ruil; schrijf goederen, punten en afspraken zo: 2 wine + 1vp + spare g5 3.
refusal-notation-no_card = Er is geen kaart die ‘{ $text }’ heet; schrijf goed en onderkant, zoals grain-mars.
refusal-notation-no_building = Er is geen gebouwtegel die ‘{ $text }’ heet; schrijf g1 tot en met g6 of r1 tot en met r6.
refusal-notation-no_development = Er is geen kaart, of meer dan één, die ‘{ $text }’ kan heten; schrijf haar woord zoals het op tafel ligt.
refusal-notation-no_place = ‘{ $text }’ is hier geen plaats of keuze; schrijf zoiets als farm salt, available of city.

## Toeval

refusal-chance-deal_expected = Nu worden de goederen van de ronde gedeeld.
refusal-chance-unfold_expected = Nu worden de ontwikkelingen en rampen van de ronde opengelegd.
refusal-chance-too_few_cards = { $cards } kaarten zijn er te weinig: elk productieblokje moet er een krijgen.
refusal-chance-too_many_cards = Deze ronde worden er maar { $cards } kaarten gedeeld.
refusal-chance-developments = Een ronde brengt { $count } verschillende ontwikkelingen.
refusal-chance-not_in_age = Ontwikkeling { $card } zit niet bij die van dit tijdperk die nog moeten komen.
refusal-chance-calamities = Deze ronde brengt { $count } rampen; vanaf ronde 2 is dat een van elke soort.
refusal-chance-not_that_calamity = Ramp { $card } is niet van de soort die nu komt, of is al geweest.
