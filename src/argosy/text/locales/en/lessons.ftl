# Lessons: what is said in the lessons of every game.

lesson-read-on = Nothing to do here yet. Read this step, then press Go on.
