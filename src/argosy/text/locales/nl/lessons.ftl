# Lessen: wat in de lessen van elk spel gezegd wordt.

lesson-read-on = Hier valt nog niets te doen. Lees deze stap en klik dan op Verder.
