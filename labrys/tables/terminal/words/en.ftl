# What the terminal client says, whichever the game.

## Commands: the first word is written in the help, all of them are understood

command-help = help h
command-why = ?
command-rules = rules
command-board = board
command-card = card
command-log = log
command-all = all
command-undo = undo
command-redo = redo
command-save = save
command-load = load
command-hint = hint
command-quit = quit exit q
command-yes = yes y

help-intro = Answer with the number of an option or with its spelling ("{ $example }"; its first words are enough where only one option begins with them). Or type:
help-standing = { $option }, at any question
help-help = this list
help-why = what is asked, and why other things are not possible
help-why-what = why an option is not possible, by its spelling, or what an option does, by its number
help-why-rule = the text of a rule, by its id
help-rules = what the game is about and the chapters of its rulebook; or one chapter, by its number or title
help-board = the whole board, with what its letters mean, or one part of it: { $parts }
help-card = a card or tile, by its id or name
help-log = what happened lately; "log 50" goes further back, "log all" to the beginning
help-undo = take back your last choice, while you have seen nothing new since
help-redo = play again what you took back
help-save = save the game in a file; "save! FILE" replaces a file that is there
help-load = leave this game and go on with another
help-hint = what the bot "greedy" would choose
help-quit = leave the game; it can be gone on with later
help-file = FILE
help-id = ID
help-part = PART
help-chapter = CHAPTER
help-spelling = OPTION

## The beginning

welcome = { $game }, game { $seed }. Type "help" for the commands, "rules" to learn the game, "?" to learn why something is not possible.
welcome-back = { $game }, game { $seed }, after { $count ->
    [one] 1 choice
   *[other] { $count } choices
}. Type "help" for the commands.
seats = At the table: { $seats }.
seat-you = { $name } (you)
seat-bot = { $name } ({ $bot })
kept = The game is kept in { $path }.
kept-not = Warning: the game is not kept by itself: { $why }. Use "save FILE" before you leave.

## The question

prompt = { $last ->
    [one] { $name }, 1 or ? >
   *[other] { $name }, 1–{ $last } or ? >
}
refusals = Not possible now:
refusals-none = All that you might expect is offered.
refused = { $options }: { $reason } ({ $rule })
possible = Possible: { $number }, { $option }.
possible-always = Possible at any question: type "{ $text }".
options-that-begin = Options that begin like this:
undone = Taken back.
redone = Played again.
hint = greedy would choose { $number }: { $option }.
hint-thinking = greedy thinks …
bots-thinking = { $name } thinks …
log-empty = Nothing has happened yet.
log-more = … { $count } earlier
handover = Now { $name }. The others look away. Press Enter when you are ready.

## Answers to commands

undo-nothing = There is nothing to take back.
undo-seen = Your last choice can't be taken back: you have seen something new since.
undo-other = Your last choice can't be taken back: another player has chosen since.
redo-nothing = There is nothing to play again.
unknown-command = "{ $text }" is neither an option nor a command. Type "help" for the commands.
none-begins = Nothing that begins with "{ $text }" is offered now.
no-number = There is no option { $number }: they are numbered from 1 to { $last }.
no-part = There is no part "{ $text }": the parts are { $parts }.
part-empty = There is nothing there now.
no-card = There is no card or tile "{ $text }".
no-rule = The rulebook has no rule { $rule }. "rules" lists its chapters.
no-chapter = No chapter of the rulebook is called "{ $text }". "rules" lists them.
rules-chapters = The chapters of the rulebook; "rules 3" shows the third:
rules-which = Several chapters are called so:
card-which = Which one? Write "card" and the id or name of a card.
save-which = Write "save" and the name of a file.
save-there = { $path } is there already and was left as it is. "save! { $path }" replaces it.
save-folder = There is no folder { $path } yet. Make it (yes or no)?
save-not = Nothing was saved.
saved = Saved in { $path }.
load-which = Write "load" and the name of a file.
load-other = { $path } is a game of { $game }, not of { $named }: you go on with { $game }.
load-left = The game you leave is kept in { $path }.

## The end

quit-keep = Leaving. The game is kept in { $path }.
quit-ask = Name a file to save it there as well, or press Enter:
quit-ask-only = Name a file to save the game in, or press Enter to leave without saving:
go-on = To go on with it:
input-ended = The input has ended.
interrupted = Interrupted.
winner = { $names } wins.
winners = { $names } share the win.
nobody-wins = { $names } wins against you.
record-kept = The record of this game is kept. To see it again:

## Replaying

coach-accuracy = Accuracy { $number } %: 100 is always the best that was found, 0 as good as choosing blindly.
coach-sum = Choices lost { $own } % of the chance to win, those of the others { $others } %; luck gave { $luck } %.
coach-lost = Choice { $ply }: { $chosen } ({ $chance } %). Better: { $best } ({ $other } %).
coach-found = Choice { $ply }: { $chosen } ({ $chance } %), well seen: the next best had { $second } %.
replay-heading = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, game { $seed }: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}, as { $viewer } saw it
replay-spectator = a spectator
replay-after = After choice { $count } of { $total }:
replay-choice = { $count }. { $name } chooses: { $option }
replay-quiet = { $count }. { $name } chooses.
replay-step = Enter: next choice, q: to the end >
several-times = { $text } (× { $count })

## Campaigns

command-leave = leave l
campaign-title = Campaign: { $title }
campaign-rank-now = { $stars } of { $most } stars; your rank so far: { $rank }.
campaign-rank-final = The campaign is over: { $stars } of { $most } stars. Your rank: { $rank }.
campaign-lost = lost
campaign-aim = To win: { $text }
campaign-heirloom = You won the scenario before: you choose an heirloom once everything is laid out.
campaign-ask = Enter to play, "quit" to leave:
campaign-ask-lost = Lost. Enter to try again, "leave" to go on without stars, "quit" to leave the campaign for now:
campaign-kept = The campaign is kept in { $path }; "labrys play --campaign" goes on with it.
