# Why something was refused, and what would be right. The id of the rule is added in brackets.

refused = This cannot be done here ({ $code }).

## Whose turn it is

refusal-game-over = The game is over; nothing can be played any more.
refusal-seat-unknown = There is no seat { $seat }; the seats are 1 to { $seats }.
refusal-seat-not_to_act = It is not your turn: { $to_act } is to act.
refusal-undo-too_late = This can no longer be taken back: somebody has acted or learnt something since.
refusal-undo-none = There is nothing to take back: you have done nothing yet.
refusal-undo-seen = This can no longer be taken back: somebody has seen cards of another player since.

## Moves that were typed

refusal-notation-unknown = “{ $text }” is not a move. Type ? to see what you can do, or help to see how moves are written.

## Chance

refusal-chance-due = First the cards must be laid out; then it is somebody's turn again.
refusal-chance-not_due = Nothing is to be drawn now; a player is to act.
refusal-chance-order = A player order names every seat exactly once.
refusal-chance-not_in_deck = At least one of these cards is not in its deck; choose cards that are still there.
