# De opties van Trading in the Mediterranean en hun waarden, op de pagina, in de terminal en in de hulp.
# De optie `open_hands` is `option-open-hands`, haar waarde `no` is `option-open-hands-no`; getallen mogen ontbreken.

option-calamity-relief = Het slachtoffer van een ramp herstelt een beetje
option-calamity-relief-on = ja
option-calamity-relief-off = nee
option-shared-win = Bij een gelijke stand wordt de overwinning gedeeld
option-shared-win-on = ja
option-shared-win-off = nee
option-hidden-vp = Overwinningspunten blijven geheim
option-hidden-vp-on = ja
option-hidden-vp-off = nee
option-trading-seconds = Tijd om te handelen
option-trading-seconds-60 = 1 minuut
option-trading-seconds-120 = 2 minuten
option-trading-seconds-180 = 3 minuten
option-trading-seconds-240 = 4 minuten
option-trading-seconds-300 = 5 minuten
option-trading-seconds-420 = 7 minuten
option-trading-seconds-600 = 10 minuten
option-trading-seconds-untimed = tot iedereen klaar is
option-trading-seconds-post = verspreid over dagen
option-trading-chat = Vrij praten tijdens het handelen
option-trading-chat-on = ja
option-trading-chat-off = nee
option-ticks = Vraagrondes in de handel van een simulatie
