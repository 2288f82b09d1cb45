# Lecciones: lo que se dice en las lecciones de cualquier juego.

lesson-read-on = Aquí todavía no hay nada que hacer. Lee este paso y pulsa Seguir.
