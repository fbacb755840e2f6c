# What any game says. Each game has messages of its own beside these.

refusal = { $option } — { $reason } ({ $rule }).
hinted = { $text } ({ $hint })
not-offered = { $option } — this is not offered now.
unknown-option = No option is spelled "{ $text }".
unknown-option-near = No option is spelled "{ $text }". Did you mean "{ $near }"?

waiting = { $seat } is choosing.
waiting-several = { $seats } are choosing.
over = The game is over.
seat = seat { $count }
rival = the rival

series-next = { $first }, { $last }
series-last = { $first } and { $last }

error = This did not work: { $text }.
error-content = The content cannot be used: { $text }.
error-offer = This is not possible: { $text }.
error-record = The record cannot be used: { $text }.
error-rulebook = The rulebook has no answer: { $text }.
error-setting = This cannot be started: { $text }.
error-spelling = This is not understood: { $text }.

clauses-timing = { $timing }: { $text }
clauses-while = { $timing }, if { $condition }
clauses-then = { $first }, then { $last }
clauses-or = { $first }, or { $last }
clauses-optional = if you wish, { $text }
clauses-mandatory = { $text } (you must)
clauses-pay = { $price }: { $text }
clauses-if = if { $condition }, { $text }
clauses-if-else = if { $condition }, { $text }; otherwise, { $other }
