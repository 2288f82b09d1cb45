# The page in the browser.

web-title = Two voyages across one sea
web-lead = Play against friends or bots, right here. No account, nothing to install.
web-sea = Mare Nostrum
web-default-name = Sailor
web-your-name = Your name
web-hello = Welcome back, { $name }.
web-name-change = Change name
web-name-changed = You are called { $name } now.
web-games = The games
web-game = Game
web-play-now = Play now
web-play-now-about = At once, against { $bots } bots
web-create = New table
web-open-table = Open the table
web-continue = Your games
web-finished = Finished games
web-finished-all = Show all { $count }
web-finished-opened = opened { $day }
web-forget = Forget
web-forget-long = Forget { $game }, { $day }
web-statistics = Statistics of your games on this device
web-statistics-kind = Game
web-statistics-games = games
web-statistics-wins = wins
web-statistics-place = average place
web-statistics-points = average points
web-statistics-seats = { $count } players
web-statistics-bots = bots: { $level }
web-against-people = with people
web-against-mixed = bots of several levels
web-against-unknown = opponents not noted
web-statistics-clear = Clear the list
web-statistics-clear-about = { $count ->
    [one] The finished game and the statistics disappear from this device. The server keeps the game.
   *[other] All { $count } finished games and the statistics disappear from this device. The server keeps the games.
}
web-record-open = Open a record
web-record-about = or drop its file anywhere on this page
web-join = Join a table
web-join-about = Paste the link that you were given.
web-join-invited = You are invited to a table.
web-join-full = The table is full, but you can watch the game.
web-join-watch = Watch the game
web-join-link = Link
web-join-there = Go there
web-sit-down = Sit down
web-lobby = Public tables
web-lobby-empty = There is no public table just now. Open one!
web-home = To the first page
web-lost = There is no page at this address.
web-loading = One moment …
web-nav = Main
web-skip = Skip to the content
web-close = Close
web-between = { ", " }

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-size = Size of text
web-contrast = High contrast
web-motion = Animations
web-forced = Make a choice by itself where it is the only one
web-telling = Tell resolutions and endings step by step
web-sounds = A sound when it is my turn
web-notices = A notification of the browser when it is my turn
web-data-title = Your data
web-data-about = This server keeps your name, your seats, what you said, your games, and the day of your last visit.
web-in-records = What records of your games may have beside the moves, also those of earlier games:
web-in-records-times = The time of each move, counted from the start; if one player leaves it out, nobody’s times are there
web-in-records-talk = What you say at the table
web-data-take = Download my data
web-data-delete = Delete me
web-data-delete-about = Your name disappears from this server, also from the records of your games, and what you said is deleted. Games with other people stay for them: in a game in progress a bot takes your seat. Tables that are only yours are deleted. This cannot be undone.
web-data-delete-sure = Yes, delete me
web-data-delete-no = No, keep everything
web-data-deleted = You are deleted from this server.
web-data-none = This server keeps nothing of you yet.

## A new table

web-seats = Seats
web-seat = Seat { $seat }
web-who-plays = Who plays
web-you = You
web-sits-person = A person, by link
web-sits-beside = A person on this device
web-their-name = Name
web-player-number = Player { $number }
web-bot = { $name } (bot)
web-bot-level = Bots for free seats
web-options = Options
web-edition = Edition
web-edition-standard = the standard one
web-pace = Pace
web-pace-live = Live, with clocks
web-pace-untimed = Live, without clocks
web-pace-post = Over several days
web-decision = Time for each decision, then a bot makes it
web-decision-0 = no limit
web-decision-60 = 1 minute
web-decision-120 = 2 minutes
web-decision-180 = 3 minutes
web-decision-300 = 5 minutes
web-decision-600 = 10 minutes
web-decision-86400 = 1 day
web-decision-259200 = 3 days
web-decision-604800 = 7 days
web-tempo = Bots play
web-tempo-natural = At the pace of people
web-tempo-instant = At once
web-public = Everybody may find the table, sit down or look on

## A table that gathers

web-gathering = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-gathered = Everybody is here.
web-waiting-host-free = Send the link, or put bots on the free seats; then you can begin.
web-waiting-host = You can begin.
web-waiting-for = { $name } begins the game; then it opens here by itself.
web-waiting-for-host = The host begins the game; then it opens here by itself.
web-waiting-away = { $count ->
    [one] { $names } is not connected at the moment.
   *[other] { $names } are not connected at the moment.
}
web-free = free
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-nobody = nobody yet
web-state-open = not begun
web-state-playing = playing
web-state-over = over
web-state-closed = closed
web-put-bot = Put a bot here
web-fill-bots = Bots on all free seats
web-start = Begin
web-invite = Invite
web-invite-about = Whoever opens this link, or scans the code, can sit down.
web-invite-watch = Onlookers
web-invite-watch-about = All seats are taken. Whoever opens this link can look on, and sees no secrets.
web-qr-watch = The link to watch, as a code to scan
web-copy-join = Copy the link
web-copy-watch = Copy the link to watch
web-copy-seat = Copy the link to my seat, for another device
web-copied = Copied.
web-copy-by-hand = Copy this link:
web-qr = The link to sit down, as a code to scan

## At the table

web-prompt = What to do
web-watching = You are looking on
web-your-turn = Your turn
web-acts = to act
web-away = away
web-waited = for { $time }
web-clock = Time left
web-time-days = { $days } d { $hours } h
web-undo = Undo
web-hand-over = Pass the device to { $name }
web-hand-over-about = What { $name } sees is for their eyes only.
web-hand-over-taken = I am { $name }
web-menu = Your choices
web-menu-list = All choices as a list
web-command = Type a move
web-send = Send
web-notation = How moves are typed
web-in-words = Table in words
web-text-board = The table in words
web-players = Players in order
web-side = Beside the table
web-log = Log
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-closed = No free talk while people trade
web-say = Say something
web-phrases = Phrases
web-mute = Do not hear
web-table = Table
web-figure-cards = cards
web-line-connecting = Connecting …
web-line-lost = The connection is lost. Trying again …
web-language-away = {$language} could not be loaded: there is no connection.
web-line-closed = This table is no longer open to you here.
web-line-again = Try now

## What people settle among themselves

web-paused = The game is paused.
web-pause = Pause
web-go-on = Go on
web-undo-late = Others have learnt or done something since: all must agree to take it back.
web-undo-ask = Ask the others
web-undo-asked = { $name } asks to take back the last move. { $count ->
    [0] Everybody agrees.
    [one] One answer is missing.
   *[other] { $count } answers are missing.
}
web-undo-refused = { $name } does not agree to take it back.
web-undo-forget = Never mind
web-while-away = While you were away
web-while-away-bot = a bot played for you.
web-while-away-ask = Ask to take it back
web-while-away-ask-about = All who sit here are asked; what came after is taken back too.
web-while-away-fine = That is fine
web-undo-asked-away = { $name } was away and asks to take back what a bot did meanwhile, and all since. { $count ->
    [0] Everybody agrees.
    [one] One answer is missing.
   *[other] { $count } answers are missing.
}
web-replace = Let a bot play meanwhile
web-replace-about = { $name } gets the seat back as soon as they return.
web-agree = Agree
web-refuse = Refuse
web-let-bot = Let a bot play for me
web-bot-plays = A bot plays for you.
web-take-back = Play myself again
web-leave = Leave the table
web-leave-sure = Leave for good? A bot plays on for you.
web-absence = { $unit ->
    [seconds] After { $count } seconds of absence a bot stands in, until the player is back.
   *[minutes] { $count ->
        [one] After one minute of absence a bot stands in, until the player is back.
       *[other] After { $count } minutes of absence a bot stands in, until the player is back.
    }
}
web-remove = Remove
web-remove-who = Remove { $name }
web-remove-public = { $name } cannot sit down at this table again.
web-remove-private = { $name } cannot sit down at this table again. The link to join changes: send the new one to everybody who is still to come.
web-remove-bot = The seat becomes free.
web-removed = Removed from the table
web-removed-about = The host has removed you from this table. You can play at another one.
web-end = End the table
web-end-open = The table is closed for everybody who sits here.
web-end-playing = The game ends at once for everybody, without a result. It cannot be taken up again.
web-closed = This table was closed.
web-closed-by-host = The host has ended this table.
web-closed-by-you = You have ended this table.
web-closed-unfinished = The game has no result.
web-silence = Silence for everybody
web-cancel = Cancel
web-hint = What would a bot do?
web-hint-short = Hint
web-hint-play = Do this
web-coach = Coach
web-coach-about = At each decision the coach says what the strongest bot would do, and why
web-coach-thinks = The coach is thinking …
web-coach-choice = The { $bot } would choose: { $move }.
web-coach-better = Better was: { $move }.
web-coach-options = All options
web-hint-best = best
web-hint-less = { $points } ({ $low } to { $high })
web-hint-scale = Points less than the best option, in brackets the 95 % interval
web-hint-scale-planned = Points less than the best option, as planned without trying it out
web-hint-chance = Chance to win: { $percent } %
web-hint-chance-about = Chance to win: { $percent } % ({ $low } to { $high })
web-coach-chance = Chance to win: { $before } % before, { $after } % now.
web-hints = Players may ask what a bot would do

## The end

web-ending = Final standing
web-place = Place
web-player = Player
web-total = Total
web-rematch = Play again
web-download = Download the record

## Looked at again

web-log-about = Each line marks on the board what it speaks of; choose one to see the board at that moment. Arrow keys walk the lines.
web-past = You look at an earlier moment:
web-past-now = Back to now
web-past-earlier = One moment earlier
web-past-later = One moment later
web-past-owed = It is your turn.
web-replay = Look at the game again
web-replay-start = Before the first move
web-replay-move = Move
web-replay-at = Move { $at } of { $inputs }
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-run = Let it run
web-replay-stop = Stop
web-replay-on = One move on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-eyes = Through the eyes of
web-replay-link = Copy a link to this move
web-replay-leave = Back to the table
web-onlooker = an onlooker
web-play-on = Play on from here
web-curves = Points over time
web-curves-chances = Chances to win over time
web-curves-of-points = Points
web-curves-of-chances = Chance to win

## Review of a finished game

web-review = Review
web-review-open = Review the game
web-review-long = Review of { $game }, { $day }
web-review-of = Review of
web-review-curve = Chances to win over the game
web-review-decision = Decision
web-review-summary = Luck and choice
web-review-deals = Deals
web-review-steps = From decision to decision
web-review-decision-before = The decision before
web-review-decision-next = The next decision
web-review-mistake-before = The grave decision before
web-review-mistake-next = The next grave decision
web-review-which = Decision { $at } of { $all }
web-review-begins = The decisions are being looked for …
web-review-no-decisions = This seat had nothing to decide.
web-review-not-yet = This has not been judged yet.
web-review-unsettled = A first look; it is judged again more thoroughly.
web-review-percent = { $value }%
web-review-interval = { $value } ({ $low } to { $high })
web-review-label-none = Nothing better was found
web-review-label-close = About as good as the best
web-review-label-inaccuracy = Inaccuracy
web-review-label-mistake = Mistake
web-review-label-blunder = Blunder
web-review-question = What would you do?
web-review-question-how = Choose on the board or here. Nothing is played.
web-review-show = Show the answer
web-review-trying = Your choice is being tried out …
web-review-tried-best = That is the best there was: { $what }.
web-review-tried-better = Better than what was done: { $what }, { $cost } in chance.
web-review-tried-same = That is what was done: { $what }, { $cost } in chance. There was something better.
web-review-tried-worse = No better than what was done: { $what }, { $cost } in chance.
web-review-try-first = Let me look for the best move first
web-review-known = By what was known
web-review-hindsight = In hindsight
web-review-true = In truth
web-review-in-chance = Chance
web-review-in-points = Points
web-review-none = –
web-review-played = Done:
web-review-best = Best:
web-review-others = { $count ->
    [one] One more choice was tried out
   *[other] { $count } more choices were tried out
}
web-review-labels = Decisions
web-review-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
web-review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
web-review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
web-review-labels-about = From 2, 5 and 10 points of chance given away, where that is certain. Judged by what the seat could know.
web-review-luck = Luck and choice
web-review-luck-about = From the chance at the start to the result: what luck, own choices and those of the others added or took.
web-review-from-to = from { $start } to { $result }
web-review-part-luck = Luck
web-review-part-own = Own choices
web-review-part-others = Others' choices
web-review-deals-about = What each deal was worth ({ $unit }): by what each side knew, and with all cards open.
web-review-deals-all = Also deals among the others
web-review-deals-none = No deals.
web-review-deal-at = Move { $number }
web-review-gives = { $name } gives { $goods }
web-review-unseen = Offers passed by
web-review-progress = { $percent }% judged
web-review-stop = Stop
web-review-stopped = Stopped at { $percent }%. What was found is kept.
web-review-go-on = Go on

## Rules

web-rules = Rules
web-rule = Rule { $id }
web-rules-all = All rules
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-none = Nothing in the rules has “{ $words }”.
web-learn = Learn the game
web-learn-aim = The aim
web-learn-word = Words to know
web-learn-step = In pictures
web-learn-example = Worked examples
web-learn-hint = Hints for play
web-key = Icon key
web-key-about = Every sign of the boards. At a table the same is told beside a sign: rest the pointer on it, press it long, or press ? and use the arrow keys.
web-key-explain = Explain the signs
web-key-place = Sign { $at } of { $count }: arrow keys go on, Escape ends.
web-rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}

## What the server refuses

web-refusal-net-away = The server does not answer. Is it running?
web-refusal-table-unknown = There is no such table.
web-refusal-table-not_yours = This table is not open to you: its link is needed.
web-refusal-table-invite = This table is by invitation: its link is needed.
web-refusal-table-full = The table is full. You can watch the game.
web-refusal-seat-taken = This seat is taken.
web-refusal-seat-removed = The host has removed you from this table.
web-refusal-seat-free = Nobody sits on this seat.
web-refusal-seat-own = This is your own seat. You can leave the table.
web-refusal-seat-back_soon = This player may be away for { $seconds } seconds. Try again in { $left } seconds.
web-refusal-seat-stand_in = On the seat of another player only the bot { $level } can play.
web-refusal-table-over = The game is over.
web-refusal-table-begun = The game has begun already.
web-refusal-table-not_begun = The game has not begun.
web-refusal-table-not_over = The game is not over.
web-refusal-table-host = Only the host of the table can do that.
web-refusal-table-free_seats = There are still free seats.
web-refusal-table-broken = The game cannot be taken up again.
web-refusal-table-closed = This table was closed.
web-refusal-table-paused = The game is paused.
web-refusal-table-not_playing = Nothing is played at this table now.
web-refusal-table-away = The table is not to be reached just now. Try again.
web-refusal-table-busy = The table is very busy. Try again.
web-refusal-record-not_over = The game can be looked at again when it is over.
web-refusal-record-over = At this moment the game is over: choose an earlier one.
web-refusal-record-foreign = This file is not a record of Argosy. The page of a finished game offers its record for download.
web-refusal-record-bad = This record is damaged, or it does not follow the rules of this version.
web-refusal-record-too_long = This file is larger than a record may be (2 MB).
web-refusal-record-work = This record has more moves than the server replays.
web-refusal-review-busy = Your other questions about games come first. Wait a moment.
web-refusal-review-failed = The game could not be looked at just now. Try again.
web-refusal-review-none = This game cannot be reviewed: its cards or its rules are others than the review knows.
web-refusal-review-no_decision = Move { $number } is no decision of this seat.
web-refusal-table-too_long = This game has too many moves to go on.
web-refusal-answer-too_long = The answer would be too long.
web-refusal-market-none = The market is closed.
web-refusal-market-offer = That offer is gone.
web-refusal-market-reason = That cannot be said here.
web-refusal-market-thing = That is not traded here.
web-refusal-forecast-none = There is nothing to foresee now.
web-refusal-hint-busy = The bot is still thinking. Wait a moment.
web-refusal-hint-none = The bot has no advice now. Try again.
web-refusal-hint-not_to_act = It is not your turn.
web-refusal-undo-asked = Somebody asks already to take something back.
web-refusal-undo-refused = The others have not agreed to take it back.
web-refusal-undo-not_asked = Nobody asks to take something back any more.
web-refusal-chat-silenced = The host of the table lets you say nothing.
web-refusal-wire-too_long = That is too long.
web-refusal-seat-none = You do not sit at this table.
web-refusal-guest-unknown = Say first who you are.
web-refusal-client-banned = The host of this server has banned your address.
web-refusal-guest-banned = The host of this server has banned you.
web-refusal-guest-exporting = Your data is being sent already. Wait until that is done.
web-refusal-guest-name = { $reason ->
    [direction] This name has a character that changes the direction of writing. Please leave it out.
    [marks] This name has too many accents on one letter.
    [long] This name is too long: 40 characters are allowed.
   *[invisible] This name has a character that cannot be seen. Please leave it out.
}
web-refusal-client-too_fast = That was too fast. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
web-refusal-client-too_many = Too much is open at the same time: at most { $most }. Close something and try again.
web-refusal-client-too_slow = The request took longer than { $seconds } seconds to arrive. Try again.
web-refusal-store-unavailable = The server cannot write just now. Try again.
web-refusal-server-closing = The server is going down for a moment.
web-refusal-server-fault = Something went wrong at the server.
web-refusal-chat-closed = There is no free talk while people trade.
web-refusal-chat-again = Somebody spoke at the same moment; say it again.
web-refusal-wire-malformed = The server did not understand that.
web-refusal-address-unknown = There is nothing at this address.

## Lessons

web-lesson = Lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-on = Go on
web-lesson-back = Back
web-lesson-skip = Do it for me
web-lesson-leave = Leave
web-lesson-finish = Finish
web-lesson-first = First time? Learn by playing, { $minutes } minutes
web-lesson-begin = Learn by playing, { $minutes } minutes
web-lesson-meanwhile = New to this game? Learn by playing while you wait, { $minutes } minutes (opens in a new tab)
web-refusal-lesson-step = This step of the lesson allows something else.
web-refusal-lesson-none = No lesson is taught at this table.
web-refusal-lesson-unknown = This server has no such lesson.
web-refusal-lesson-undo = In a lesson you take nothing back: go back a step.
web-refusal-lesson-broken = This step of the lesson cannot be carried out. Leave the lesson and begin again.

## Games on this device

web-here-instead = The server does not answer: this game is played on this device.
web-here-mark = On this device
web-here-about = This game is saved in this browser after every move. It goes on without a connection, also after the page was closed.
web-here-friends = Go on with friends
web-here-friends-about = At the server, friends can take the other seats by a link. The game there begins with this position; this one stays on this device.
web-here-save = Save as a file
web-here-keep = Keep on this device
web-here-kept = The game is kept on this device: it can be replayed without a connection.
web-refusal-here-alone = This page has no server: games against bots and with others at this device can be played, but nobody can join from elsewhere.
web-here-unsaved = This browser cannot save the next move, so the game waits. It goes on by itself as soon as there is room; forgetting finished games makes room.
web-here-no-server = To play with people elsewhere, somebody starts a server on a computer with Python:
web-data-here = Your games, your name and your settings are in this browser and nowhere else.
web-data-clear = Delete my games
web-data-clear-about = All games of this device, running and finished, and your name are deleted. Games saved as files stay.
web-engine-loading = The game engine is being loaded; after that it also works without a connection.
web-engine-continue = Continue here
web-engine-reload = Load the page again
web-update-ready = A newer version of Argosy is ready. Your games stay.
web-update-open = Open it now
web-refusal-engine-elsewhere = The games of this device are open in another tab. Nothing is lost: play there, or continue here.
web-refusal-engine-no_wasm = This browser does not run WebAssembly, which games on this device need. A newer browser does, and so does a table at a server.
web-refusal-engine-away = The game engine could not be loaded: there is no connection. Your games are safe; try again when there is one.
web-refusal-engine-outdated = This page is older than what its server has now. Load it again; your games stay.
web-refusal-engine-failed = The game engine has stopped. Everything up to your last answered move is saved; try again.
web-refusal-here-full = This device has no room left to save the game, so the move was not made. Make room, for example by forgetting finished games, and try again.
web-refusal-here-elsewhere = Another tab has taken over the games of this device. Continue there, or here after taking them back.
web-refusal-here-failed = This browser does not let the page save games, so nothing was changed. Allow the page to store data, then try again.
web-refusal-here-newer = The games of this device were saved by a newer version of this page. Load the page again; nothing is lost.
