# Lecciones: lo que se dice en las lecciones de cualquier juego.

lesson-read-on = Aquí todavía no hay nada que hacer. Lee este paso y pulsa Seguir.

web-refusal-lesson-step = Este paso de la lección pide otra cosa.
web-refusal-lesson-none = En esta mesa no hay ninguna lección.
web-refusal-lesson-unknown = Este servidor no tiene esa lección.
web-refusal-lesson-undo = En una lección no se deshace nada: vuelve un paso atrás.
web-refusal-lesson-broken = Este paso de la lección no se puede hacer. Deja la lección y empieza otra vez.
