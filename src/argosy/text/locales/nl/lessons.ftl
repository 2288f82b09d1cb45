# Lessen: wat in de lessen van elk spel gezegd wordt.

lesson-read-on = Hier valt nog niets te doen. Lees deze stap en klik dan op Verder.

web-refusal-lesson-step = Deze stap van de les vraagt iets anders.
web-refusal-lesson-none = Aan deze tafel is geen les.
web-refusal-lesson-unknown = Deze server heeft die les niet.
web-refusal-lesson-undo = In een les neem je niets terug: ga een stap terug.
web-refusal-lesson-broken = Deze stap van de les lukt niet. Verlaat de les en begin opnieuw.
