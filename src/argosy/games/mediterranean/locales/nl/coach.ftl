# De coach in Trading in the Mediterranean: waar elke beslissing over gaat, wat een zet opgeeft, en biedingen in woorden.

coach-mediterranean-prompt-using = Je gebouwen kunnen je nu helpen.
coach-mediterranean-prompt-giving = Je gebouwen kunnen nu een medespeler treffen.
coach-mediterranean-prompt-giving-promised = Er is een belofte in te lossen: dat komt voor het passen.
coach-mediterranean-prompt-flipping = Naar welke kant van elk bord wijzen de pijlen op je kaarten?
coach-mediterranean-prompt-trading = Gelijke goederen leveren samen meer op: welke ruil maakt je sets groter?
coach-mediterranean-prompt-trading-ready = Je bent klaar; er kan nog een goed bod komen.
coach-mediterranean-prompt-grace = Welke kaarten kun je beter bewaren dan nu uitgeven?
coach-mediterranean-prompt-accusing = Heeft iemand over de onderkant van kaarten gepraat?
coach-mediterranean-prompt-judging = Je straf is geheim; 0 spreekt vrij.
coach-mediterranean-prompt-banking = De bank helpt bij één van de twee: punten of geluk.
coach-mediterranean-prompt-voting = Een van de gelijke spelers wordt getroffen: wie wijs je aan?
coach-mediterranean-prompt-losing = Er gaat iets verloren: welk verlies kost je het minst?
coach-mediterranean-prompt-losing-for = Een medespeler verliest iets, en jij kiest wat.
coach-mediterranean-prompt-purchasing = Wat levert je geld het meest op: gebouwen en ontwikkelingen voor later, of nu punten?
coach-mediterranean-prompt-purchasing-before-iron = Wat levert je geld het meest op voor de laatste beurt?
coach-mediterranean-prompt-throwing = Steen, papier, schaar: puur toeval.
gain-mediterranean-thing = { $thing }
hint-mediterranean-offer = Bied { $give } voor { $want }{ $count ->
    [0] { "" }
   *[other] { " " }aan { $to }
  }
hint-mediterranean-accept = Neem bod { $number } aan
hint-mediterranean-store = Sla op: { $cards }
