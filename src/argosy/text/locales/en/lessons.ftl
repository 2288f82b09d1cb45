# Lessons: what is said in the lessons of every game.

lesson-read-on = Nothing to do here yet. Read this step, then press Go on.

web-refusal-lesson-step = This step of the lesson allows something else.
web-refusal-lesson-none = No lesson is taught at this table.
web-refusal-lesson-unknown = This server has no such lesson.
web-refusal-lesson-undo = In a lesson you take nothing back: go back a step.
web-refusal-lesson-broken = This step of the lesson cannot be carried out. Leave the lesson and begin again.
