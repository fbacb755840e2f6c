### What the house says at a table: why something can't be done, and notes in the log.

house-error = This can’t be done.
house-no-table = There is no such table, or you have no key to it. Ask whoever opened it for a link.
house-no-seat = This link opens no seat. It may have been cut when it was copied: ask for it again.
house-not-yours = You don’t sit at this seat.
house-no-token = This needs the token of a seat or of the spectators, sent as “Authorization: Bearer …”.
house-spectator = Spectators only watch: this needs the token of a seat.
house-stale = The table has moved on since you looked. Here it is as it stands now; your choice was not played.
house-not-now = This is not possible now.
house-busy = So much is happening at this table that it could not be read. Please try again.
house-old-rules = This table was begun under rules { $rules }; this house now plays by { $now }. It can’t go on here, but nothing is lost: the house keeps its record.
house-bad-plan = A table can’t be opened like that.
house-other-game = This record is of another game.
house-other-seats = This record is of a game with { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }: the new table needs as many.
house-name-empty = Please give a name.
house-text-empty = There is nothing to say in an empty line.
house-text-long = That is too long: { $most } characters at most.
house-seat-taken = Somebody was quicker: this seat is taken.
house-no-moment = There is no moment { $ply }: this game has { $plies } choices so far.
house-open-later = All cards are shown once the game is over; until then you see what your seat saw.
house-record-later = The record can be had once the game is over: it tells what nobody may know yet.
house-fork-later = A new table can be begun from any moment once this game is over: before, it would show hidden cards.
house-over = The game is over: nothing can be played any more.
house-not-your-turn = It is not for you to choose now.
house-undo-nothing = You have no choice to take back.
house-undo-asked = There is a request to undo already; it waits for an answer.
house-undo-gone = There is no request to undo any more.
house-undo-not-asked = Your consent is not asked.
house-redo-nothing = There is nothing to play again.
house-stand-in-not-yours = Only who sits there can let a bot play for them; the opener of the table can where nobody sits yet, or after ten silent minutes.
house-no-bot = There is no such bot; the bots are { $bots }.
house-hint-people = Hints are for games against bots: among people, everybody plays for themselves.
house-hint-none = The bot has no advice just now. Please try again.

note-undone = { $name } took back a choice.
note-undone-seen = { $name } took back a choice after something new was seen.
note-undone-agreed = { $name } took back a choice, with everybody’s consent.
note-undo-asked = { $name } asks to take back a choice.
note-undo-accepted = { $name } agrees.
note-undo-declined = { $name } does not agree: the choice stands.
note-undo-withdrawn = { $name } no longer asks to take it back.
note-stand-in = A bot plays for { $name } until they come back.
note-come-back = { $name } is back.
note-bot-crashed = The bot { $name } stumbled; greedy made this choice.
note-bot-too-slow = The bot { $name } thought for too long; greedy made this choice.
note-bot-nonsense = The bot { $name } answered nonsense; greedy made this choice.
note-bot-unknown-bot = The bot { $name } is not here; greedy made this choice.

several-times = { $text } (× { $count })
