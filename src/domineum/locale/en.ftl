# Texts of the kernel, shared by all games.
option-forfeit = Decline
option-resolve = { $part }
option-pay = Pay
option-done = Done
refused-over = The game is over.
refused-not-asked = Nothing is asked of you now.
refused-no-option = This is not among the options.
refused-redo = There is nothing to redo.
undo-other-seat = Another player has decided since.
undo-random = Something has been drawn or rolled since.
undo-reveal = Something hidden has been shown since.
undo-start = There is nothing to take back.
undo-version = The rules have changed since; what came before stays as it is.
effect-impossible = It would do nothing now.
effect-join-all = { $left } and/or { $right }
effect-join-one = { $left } or { $right }
effect-join-sequence = { $left }, then { $right }
effect-per = for { $count }: { $do }
effect-paid = pay { $cost }: { $do }
# What an option changes, below its label.
detail-shift = { $name } { $change }
detail-and = { $left }, { $right }
detail-but = { $left }; but { $right }
detail-ends = ends your turn
detail-reveals = something is revealed
detail-then = then: { $prompt }
