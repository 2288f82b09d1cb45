# Neptun: waarom iets geweigerd is, en wat wel zou kunnen. Het nummer van de regel komt er tussen haken achter.

## Fase 1: contracten aannemen

refusal-draft-expected = Nu wordt een contract gekozen: neem een open contract aan op een vrij veld, of draai het volgende open.
refusal-draft-last_revealed = Je hebt het laatste contract opengedraaid en moet het aannemen; er is geen ander meer om open te draaien.
refusal-draft-all_face_up = Alle contracten liggen al open; neem er een aan.
refusal-draft-no_column = Er is geen kolom { $column }; kies er een van 1 tot en met { $columns }.
refusal-draft-face_down = Het contract in kolom { $column } ligt gedekt; draai het eerst open, na alle gedekte contracten links ervan.
refusal-draft-column_gone = Het contract van kolom { $column } is al aangenomen; kies er een dat er nog ligt.
refusal-draft-given_up = Je hebt het contract in kolom { $column } afgewezen door een ander open te draaien; neem het nieuwste aan, of draai het volgende open.
refusal-draft-no_slot = Er is geen veld { $slot } op je contractstrook; kies er een van 1 tot en met { $slots }.
refusal-draft-slot_full = Op veld { $slot } ligt al een contract; kies een vrij veld.

## Fase 2: contracten uitvoeren

refusal-row-expected = Nu wordt een roerkaart gespeeld; kies er een uit je hand.
refusal-row-not_held = Je hebt roerkaart { $oar } niet; kies er een uit je hand.
refusal-row-already_chosen = Je hebt je roerkaart al gekozen; wacht tot iedereen dat heeft gedaan.
refusal-extra-expected = Nu is de vraag of je een extra beurt wilt; antwoord ja of nee.
refusal-sail-expected = Nu vaart je schip; vaar naar een stad, of blijf liggen.
refusal-sail-no_city = Er is geen stad met nummer { $city }; kies er een op de zeekaart.
refusal-sail-too_far = { $city } is te ver: { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  } bij een vaarafstand van { $range } zou { $cost } goud kosten, en je hebt { $gold }; kies een stad die je kunt betalen.
refusal-sail-buy_alone = Een tempelpunt kopen kan alleen bij een uitgevoerd contract; voer er een uit, of koop er geen.
refusal-sail-buy_poor = Een tempelpunt kost { $price } goud en je zou { $gold } hebben; lever zonder er een te kopen.
refusal-sail-no_slot = Er is geen veld { $slot } op je contractstrook; kies er een van 1 tot en met { $slots }.
refusal-sail-fulfilled = Het contract op veld { $slot } is al uitgevoerd; kies een contract dat nog openstaat.
refusal-sail-lost = Het contract op veld { $slot } is verloren; kies een contract dat nog openstaat.
refusal-sail-wrong_city = Het contract op veld { $slot } is voor { $wanted }, niet voor { $city }; lever het in { $wanted }.

## Getypte zetten

refusal-notation-which_oar = Meer dan één van je roerkaarten past: { $oars }. Noem ook de windwaarde.
refusal-notation-cost = Varen naar { $city } kost { $cost } goud, niet { $said }; noem de juiste prijs, of geen.
refusal-notation-which_city = Meer dan één stad begint zo: { $cities }. Schrijf meer van de naam.
refusal-notation-no_city = Er is geen stad die ‘{ $text }’ heet; schrijf een naam van de zeekaart.

## Toeval

refusal-chance-set_up_expected = Eerst moeten de afstandstegels en de speelvolgorde worden getrokken.
refusal-chance-markers = Dit zijn niet de afstandstegels van deze uitgave; elke tegel moet op een vaarroute van zijn eigen soort liggen.
refusal-chance-show_expected = Nu wordt een contract opengedraaid: een stadskaart, een handelswaar en een roerkaart.
