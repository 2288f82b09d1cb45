# Waarom iets niet mag, en wat wel zou kunnen. Het nummer van de regel komt er tussen haken achter.

refused = Dat kan hier niet ({ $code }).

## Wie er aan de beurt is

refusal-game-over = Het spel is afgelopen; er kan niets meer worden gespeeld.
refusal-seat-unknown = Er is geen plaats { $seat }; de plaatsen zijn 1 tot en met { $seats }.
refusal-seat-not_to_act = Je bent niet aan de beurt: { $to_act } is aan zet.
refusal-undo-too_late = Dit kan niet meer worden teruggenomen: intussen heeft iemand iets gedaan of iets nieuws gezien.
refusal-undo-none = Er is niets terug te nemen: je hebt nog niets gedaan.
refusal-undo-seen = Dit kan niet meer worden teruggenomen: intussen heeft iemand kaarten van een ander gezien.

## Getypte zetten

refusal-notation-unknown = ‘{ $text }’ is geen zet. Typ ? om te zien wat je kunt doen, of help om te zien hoe zetten worden geschreven.

## Toeval

refusal-chance-due = Eerst moeten de kaarten worden klaargelegd; daarna is er weer iemand aan de beurt.
refusal-chance-not_due = Er wordt nu niets getrokken; een speler is aan de beurt.
refusal-chance-order = Een speelvolgorde noemt elke plaats precies één keer.
refusal-chance-not_in_deck = Minstens een van deze kaarten zit niet in zijn stapel; kies kaarten die er nog zijn.
