# The terminal: menus, tables and everything it says itself. Words that are typed (take, undo, help) stay English.

cli-none = none
cli-random = random
cli-yes = y yes
cli-seat = Seat { $seat }
cli-player = Player { $number }
cli-chance = Chance
cli-clock = Clock
cli-hidden = (face down)

## Setting up

cli-welcome = Argosy
cli-ask-resume = An unfinished game waits: { $game } with { $names }. Go on with it? y for yes, Enter for a new game:
cli-ask-game = Which game? { $games }:
cli-ask-seats = How many play, { $least } to { $most }? Enter for { $default }:
cli-ask-people = Who of the { $seats } sits at this screen? Names with commas between, or how many. Enter for one:
cli-ask-bots = Which bots take the other { $count ->
    [one] seat
   *[other] { $count } seats
  }? { $bots }; one for all or one for each, with commas between. Enter for { $default }:
cli-option = { $label }: { $value } - { $what } To change it: { $others }.
cli-option-seed = seed = { $seed }: decides all chance.
cli-ask-options = Enter to begin, or a change such as seed=7:
cli-bad-names = Give names with commas between, such as Anna,Ben, or how many people play.
cli-same-names = Two people cannot have the same name.
cli-long-name = The name { $name } does not do: at most { $most } letters, all of them printable.
cli-bad-option = { $text } is not of the form name=value.
cli-bad-seats = { $game } is played by { $least } to { $most }.
cli-too-many = { $count } people do not fit on { $seats } seats.

## Playing

cli-hint = ? lists what you can do, help explains everything else.
cli-hand-over = Pass the screen to { $name }. Press Enter when { $name } sits here:
cli-confirm = Enter to go on, undo to take it back:
cli-confirm-again = Press Enter to go on, or type undo.
cli-undone = Taken back.
cli-no-entry = There is no entry { $number }; the menu has { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }. Type ? to see it.
cli-long-line = That is too long to be a move.
cli-menu = What you can do
cli-bot-failed = The bot { $name } cannot go on: { $problem }
cli-advice-title = What the { $bot } would do
cli-advice-off = There are no hints at this table.
cli-advice-later = A hint can be had when it is your turn to decide.
cli-advice-none = No bot gives advice on { $game } yet.
cli-advice-less = About { $less } points less.
cli-advice-behind = { $points } points less ({ $low } to { $high }).
cli-advice-chance = Chance to win: { $percent } %.
cli-advice-chance-about = Chance to win: { $percent } % ({ $low } to { $high }).
cli-advice-best = Best, by { $trials } trials.

## Help

cli-help-title = What you can type
cli-help-menu = lists every legal input with its number, cost and earnings
cli-help-number = plays the entry of that number
cli-help-again = shows the decision again
cli-help-table = everything on the table: players, charts, temples
cli-help-log = the story so far
cli-help-hint = the strongest bot's different ideas for this decision, with their points and reasons
cli-help-undo = takes your last input back, as long as nobody has acted or learnt anything since
cli-help-save = saves a copy: save FILE; the game also saves itself after every input
cli-help-quit = leaves; the game can be resumed
cli-help-rule = explains rule { $rule }
cli-help-chapter = lists the rules of chapter { $chapter }
cli-help-unknown = There is no rule { $topic }. The chapters are { $chapters }; try help { $chapter } or help { $rule }.

## Saving and leaving

cli-ask-save-name = Save under which name? Enter for none:
cli-ask-quit = The game is saved. Enter leaves; a name saves another copy first:
cli-saved = Saved as { $file }.
cli-save-foreign = { $file } is something else and is not overwritten.
cli-save-failed = The game could not be saved: { $problem }
cli-left = Until next time.
cli-end-of-input = The input has ended, so the game stops here.
cli-interrupted = Interrupted.
cli-resume-how = The game is kept. To go on, type:
cli-resume-over = The game in { $file } is over. To see it again: { $command }
cli-resume-seedless = { $file } does not hold its seed, so chance cannot go on from there.

## The end

cli-result = The final result
cli-head-place = Place
cli-head-player = {""}
cli-head-total = points
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
  }
cli-seed = The seed was { $seed }.
cli-replay-how = The record of the game is kept. To see it again, type:

## Replay

cli-story-game = { $game }, rules version { $rules }
cli-story-edition = Edition: { $edition } ({ $digest })
cli-story-seats = Seats: { $names }
cli-story-options = Options: { $options }
cli-story-commitment = Seed commitment (sha256): { $digest }
cli-story-unfinished = Not finished; { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
  } so far.
cli-story-result = Result: { $points }
cli-chance-of-seat = { $name } { $percent } %, { $points }
cli-chances = Chances to win, and points to expect: { $seats }
cli-chances-onlooker = An onlooker holds no cards, so chances are not judged for one: leave out --onlooker, or name a seat with --seat.
cli-step = Enter goes on, view shows the table, q leaves:
cli-no-seat = There is no seat { $seat }; the seats are 1 to { $seats }, and 0 is an onlooker.
cli-review-no-seat = There is no seat { $seat }; the seats are 1 to { $seats }, and 0 is every seat.
cli-review-decisions = Decisions
cli-review-chances = Chances
cli-review-stopped = Stopped after { $done } of { $all } decisions. What was found is kept; the same command goes on.
cli-review-written = The review is written to { $file }.
cli-verified = Checked: { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
  } against the rules, { $chance } of them drawn again from the seed.
cli-verify-taken = The first { $inputs } inputs were taken over from another game; chance was checked after them.
cli-verify-good = All is as it should be.
cli-verify-bad = { $count ->
    [one] One problem was found.
   *[other] { $count } problems were found.
  }
