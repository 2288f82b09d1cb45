# De opties van Neptun en hun waarden, op de pagina, in de terminal en in de hulp.
# De optie `open_hands` is `option-open-hands`, haar waarde `no` is `option-open-hands-no`; getallen mogen ontbreken.

option-wind-between-rounds = Wind aan het begin van ronde 2 en 3
option-wind-between-rounds-forecast = zoals voorspeld
option-wind-between-rounds-keep = zoals hij was
option-wind-between-rounds-reset = windsnelheid 5
option-second-extra-turn = Tweede extra beurt
option-second-extra-turn-takers = voor wie de eerste speelde
option-second-extra-turn-anyone = voor iedereen
option-zero-space-scores = Een schijfje op veld 0 krijgt een tegel
option-zero-space-scores-no = nee
option-zero-space-scores-yes = ja
option-open-hands = Roerkaarten die iedereen heeft gezien worden getoond
option-open-hands-yes = ja
option-open-hands-no = nee
