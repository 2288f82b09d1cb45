# The lessons: what each step says, and why nothing else can be done now.

lesson-neptun-first-goal =
    You are a merchant with one boat. Points come only from the tiles that lie in the temples.
lesson-neptun-first-reveal =
    Turn up the next contract.
    .why = Turn up the next contract first.
