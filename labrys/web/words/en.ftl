
## rules

rules-books = The rules
rules-books-lead = Each game’s rules in full. Every rule has an id, which the game names when it tells you why something is not possible.
rules-contents = Contents
rules-search = Search the rules
rules-search-go = Search
rules-search-hint = Words, beginnings of words or an id such as { $example }.
rules-found = { $count ->
    [one] { $count } passage for “{ $words }”
   *[other] { $count } passages for “{ $words }”
}
rules-found-nothing = Nothing in these rules has “{ $words }”. Try fewer or shorter words.
rules-found-chapters = Chapters:
rules-whole = Show all the rules
rules-cited = Mentioned in
rules-in-place = Read it in the rulebook
rules-neighbours = The rules before and after
rules-close = Close
rules-missing = Not in the rules
rules-no-game = There is no game “{ $name }” in this house.
rules-no-rule = This rulebook has no rule “{ $name }”.
rules-near = Perhaps you are looking for one of these:

## the house

page-skip = Skip to the content
page-nav = Main
page-nav-games = Games
page-nav-tables = My tables
page-nav-rules = Rules
page-nav-more = More
page-nav-about = About and licences
page-nav-load = Load a record
page-nav-api = For programs
page-theme-auto = Theme: automatic
page-theme-light = Theme: day
page-theme-dark = Theme: night
page-foot = Labrys: board games of the ancient world, complete by their rules. An unofficial work of players, with its own art and texts.
page-you = you
page-bot = bot
page-welcome-title = Board games of the ancient world
page-welcome = Board games of the ancient world
page-welcome-lead = Play now against a bot, or send a friend a link. No account needed, and the game always tells you why something is not possible.
page-games = The games
page-players = { $players } players
page-minutes = { $minutes } minutes
page-quick = Play
page-quick-help = At once, against a bot
page-open = With friends
page-learn-lead = A first game with real moves: each step says what to do and why.
page-continue = Continue
page-rules = Rules
page-tables = Tables
page-all-tables = All my tables
page-tables-playing = In play
page-tables-over = Finished
page-tables-none = You have no game in play on this device.
page-tables-begin = Begin one
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for players right now. Open a table and list it, and others find it here.
page-seat-free = free seat
page-sit = Sit down
page-table-over = finished
page-table-stuck = can’t go on
page-turn-yours = your turn
page-turn-of = { $name } to choose
page-turn-waiting = waiting for players
page-about = About Labrys
page-about-what = Labrys plays board games of the ancient world by their complete rules: in the browser with friends, with bots or alone; over days, if you like; in the terminal; and from Python, for programs that learn. A labrys is the double axe of Minoan Crete.
page-about-unofficial = It is an unofficial work, made by players. It has its own card texts and its own pictures, and no tie to the publishers or authors of the boxed games. Please buy the games you enjoy.
page-about-private = The house knows you by one cookie that holds a random secret, and stores nothing about you but the names and words you give it. It loads nothing from anywhere else.
page-about-licences = Licences
page-about-own = This is Labrys { $version }, free software under the MIT licence. It builds on these works:
page-about-work = Work
page-about-by = By
page-about-licence = Licence
page-about-text = full text
page-about-icons = The icons of the game-icons set are used in the colours of the page and otherwise unchanged. All other pictures are Labrys’s own.
page-error = Error { $status }
page-error-back = Go back
page-error-home = To the games

## api

api-title = For programs
api-lead = Everything that the pages do, programs can do too: open a table, sit down, look, choose, follow. A token shows a program what its seat may see, and nothing more.
api-description = The whole description, for tools
api-bot = The repository’s docs/api.md explains the idea and has a complete bot in thirty lines.
api-in-english = The descriptions below are in English, like the OpenAPI document they come from.
api-begin = How to begin
api-begin-open = Open a table. The answer holds a token for each seat.
api-begin-view = Look at the table with the token of your seat: the view tells what you may choose, and its moment.
api-begin-play = Play one of the options, with the moment.
api-begin-follow = Follow the events of the table: whenever the state changes, look again.
api-calls = The calls
api-shapes = What is sent and answered
api-public = no token needed
api-parameters = Parameters
api-body = Body
api-answer = Answer
api-example = Example
api-problems = What may go wrong
api-field = Field
api-type = Type
api-meaning = Meaning
api-needed = required

api-no-path = The API has nothing at this address. The calls are listed at /api.
api-no-method = This address does not know that method. The calls are listed at /api.
api-bad-body = The body could not be read: it should be JSON in UTF-8.
api-too-large = The body is too large: a record may have up to a megabyte.
api-no-database = The database does not answer right now. Nothing was lost; try again in a moment.
api-too-full = Too many streams are open here. Try again in a moment.
api-too-often = { $seconds ->
    [one] Too many requests: try again in a second.
   *[other] Too many requests: try again in { $seconds } seconds.
}
api-not-valid = Something in the request is wrong.
api-defect = A mistake of the house, sorry. Whoever runs it finds it in the log under { $number }.

api-field-body = The body should be a JSON object, sent as application/json.
api-field-missing = { $field } is missing.
api-field-unknown = { $field } is not known here.
api-field-text = { $field } should be a text.
api-field-long = { $field } is too long: { $max_length } characters at most.
api-field-short = { $field } is too short: it needs { $min_length } or more characters.
api-field-number = { $field } should be a whole number.
api-field-boolean = { $field } should be true or false.
api-field-one-of = { $field } should be { $expected }.
api-field-list = { $field } should be a list.
api-field-many = { $field } has too many items: { $max_length } at most.
api-field-few = { $field } needs { $min_length } or more items.
api-field-object = { $field } should be a JSON object.
api-field-least = { $field } should be { $ge } or more.
api-field-most = { $field } should be { $le } at most.
api-field-below = { $field } should be less than { $lt }.
api-field-json = This is no JSON: reading stopped at character { $position }.
api-field-wrong = { $field } is not what is expected here.

## tables

table-title-yours = ● Your turn – { $title }
table-word-yours = It’s your turn.
table-seat = Seat { $count }
table-guest = Guest
table-spectator = A spectator
table-who-watches = { $name } (watching)
table-board = The board
table-over = The game is over
table-won = You have won!
table-hand-over = Hand over to { $name }
table-hand-over-help = { $name } is to choose. The others look away; until { $name } is ready, nothing is shown that not everybody may see.
table-i-am = I am { $name }
table-watching = You are watching. You see what everybody may see; what happened and the talk stand beside the board.
table-bot-plays-for-you = A bot plays for you. You can come back at any time.
table-not-here = { $count ->
    [one] { $name } is not here yet.
   *[other] { $name } are not here yet.
}
table-absent = not here yet
table-since = { $count ->
    [one] Since your last choice, one thing happened
   *[other] Since your last choice, { $count } things happened
}
table-narrowed = Now choose what goes with it.
table-confirm = One more click confirms it.
table-begin-anew = Choose anew
table-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
table-undo = Undo
table-undo-sure = { $count ->
    [one] Others at this device have chosen since: that choice is taken back too. Go on?
   *[other] Others at this device have chosen since: their { $count } choices are taken back too. Go on?
}
table-undo-ask = Ask to undo
table-undo-asked = { $name } asks to take back a choice. Do you agree?
table-undo-asked-others = { $name } asks to take back a choice.
table-undo-waiting = You ask to take back your choice. The others have to agree.
table-undo-accept = Agree
table-undo-decline = Decline
table-undo-withdraw = No longer ask
table-redo = Redo
table-hint = Hint
table-hint-told = A strong bot would choose:
table-hint-then = And then, to the end of the turn or until something new is seen:
table-where = Where?
table-why-not = Why not …?
table-why-heading = Not possible now:
table-why-things = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-why-nothing = All that you might expect is offered.
table-standing = Give up …
table-standing-help = This can’t be undone without the others’ consent.
table-again = Play again
table-replay = Look back
table-record = Save the record
stuck-title = This game can’t go on here
stuck-fork = Go on from the last moment that holds
table-seats = At the table
table-overlay = Played with: { $names }
table-choosing = to choose
table-stand-in = a bot plays for them
table-winner = wins
table-sound-on = Sounds: on (S)
table-sound-off = Sounds: off (S)
table-pace = Moves of others
table-pace-slow = shown slowly
table-pace-normal = shown one by one
table-pace-once = shown at once
table-my-seat = My seat
table-other-device = Go on at another device
table-come-back = Play myself again
table-leave = Leave the table
table-leave-help = A bot plays on there until somebody sits down.
table-silent = { $name } has not answered for ten minutes: let a bot play for them
host-watch-link = New link for spectators
host-watch-link-sure = The old link ends, and whoever watches now has to be given the new one. Go on?
host-mute = Mute { $name }
host-unmute = Let { $name } talk again
host-watchers = those who watch
host-end = End the table
host-end-sure = Nobody can play on then, and the log tells it to everybody. End the table?
host-delete = Delete the table for ever
table-let-bot = Let a bot play for me
table-bot-instead = Let a bot play there instead
table-notify = Tell me when it’s my turn
table-notify-on = You’ll be told when it’s your turn
table-notify-no = Your browser does not allow notifications
table-rename = Change
table-share = For the host
table-share-watch = Link for spectators
invite-title = { $count ->
    [one] Send this link to your friend
   *[other] Send each friend a link
}
invite-help = { $count ->
    [one] Whoever opens it first sits down at your table, and the link ends.
   *[other] Whoever opens a link first sits down at its seat, and the link ends: give each to one person only.
}
invite-link = Link to the free seat
invite-for = { $name } is not here yet: send this link
invite-share = Share …
invite-text = Come and play { $title } with me!
invite-scan = Or scan it with a phone
table-free = Free the seat of { $name }
table-free-sure = Free the seat of { $name }? They lose it, it gets a new link, and the log tells everybody.
table-copy = Copy
table-copied = Copied
table-qr = QR code
table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-whole = The whole log
table-go-there = Go there
table-back = Back to the table
table-chat = Talk
table-chat-label = What you want to say
table-chat-hint = Say something …
table-chat-send = Send

bot-names = Ariadne Daedalus Icarus Pasiphae Phaedra Talos
bot-search = expert
bot-greedy = hard
bot-apprentice = medium
bot-novice = easy
bot-random = plays at random

colour-purple = Purple circle
colour-green = Green triangle
colour-beige = Beige square
colour-navy = Navy diamond
colour-rust = Rust hexagon
colour-teal = Teal star

open-title = Open a table: { $title }
open-seats = How many play?
open-who = Who sits where?
open-who-me = Me
open-who-link = A friend, by link
open-who-here = Another person at this device
open-who-bot-easy = A bot, easy
open-who-bot-medium = A bot, medium
open-who-bot-hard = A bot, hard
open-who-bot-expert = A bot, expert
open-seat-name = Name at seat { $count }
open-seat-name-hint = Name, if you like
open-listed = List the table: anybody may sit down at a free seat
open-players = Who plays?
open-options = Options
open-overlay = Cards
open-overlay-none = those of the game
open-overlay-help = What this house plays with besides the cards of the game.
open-overlay-changes = What “{ $name }” changes
open-change-changed = { $thing }: { $field } { $before } → { $after }
open-change-added = { $thing }: new
open-change-removed = { $thing }: taken out
open-overlay-more = { $count ->
    [one] and 1 change more
   *[other] and { $count } changes more
}
open-summary = Your table
open-alone = 1 player
open-next-now = The game begins at once.
open-next-link = Next you get the link for your friend.
open-next-listed = Others find the table on the first page, or come by your link.
open-go = Open the table

sit-title = Sit down: { $title }
sit-at = At the table:
sit-yours = your seat
sit-claimed = { $name } sits here. By going on you move this seat to this device; the other one may only watch.
sit-record = This game goes on from a record: whoever has it may know what is hidden.
sit-name = Your name
sit-colour = Your colour
sit-go = Sit down

key-title = Your seat on another device
key-help = Open this link there and you go on with { $title } as { $name }. It works once and is shown only now; this device may then only watch.
key-link = Link to your seat

replay-title = Looking back: { $title }
replay-moment = { $ply ->
    [0] The beginning
   *[other] After choice { $ply } of { $plies }
}
replay-first = To the beginning
replay-back = Back
replay-forward = Forward
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-slide = Moment
replay-go = Go
replay-eyes = As seen by
replay-open = all cards open
replay-fork = Go on from here at a new table

fork-title = Go on from here
fork-lead = { $title }, after { $ply ->
    [0] the set-up
    [one] choice 1
   *[other] choice { $ply }
}. From there on, chance falls anew.

load-title = Load a record
load-lead = A record is the text that a finished table or the terminal has saved. A finished game is shown from its beginning; with one that was not finished you can go on.
load-file = A file
load-paste = Or paste the text
load-go = Load
load-unfinished = { $title }: the record stops after { $choices ->
    [one] one choice
   *[other] { $choices } choices
}. Who goes on from there?

house-no-language = There are no words in this language.
house-replay-own = While a game goes on, you can look back only from your own seat.

error-400 = That can’t be done like this
error-403 = Not allowed
error-404 = Not found
error-405 = Not in this way
error-409 = Not now
error-413 = Too large
error-429 = Too fast
error-500 = Our mistake
error-503 = Out of order
error-400-text = The request could not be understood. Go back and try again.
error-403-text = You may not do this.
error-404-text = There is nothing at this address. It may have been cut when it was copied.
error-405-text = This address can’t be used in this way.
error-500-text = Something went wrong here, and it was written down as { $number }. Nothing was lost: go back and try again.
error-503-text = The house can’t be reached right now. Try again in a moment.
too-large = That is too large to be read.
too-often = That was too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-no-cookie = Your browser sent no cookie. Labrys knows you by a cookie: please allow it, and try again.
refused-no-token = This form is too old, or not one of ours. Load the page anew and try again.
refused-elsewhere = This was sent from another site, so it was not done.

## the end of a game

end-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } share the win
}
end-drawn = Nobody wins
end-lost = Not this time
end-podium = The result
end-board = See the board
end-story = How it went
end-course = Points over time
end-sources = Where the points came from
end-turns = Turning points
end-turn = Turning point { $count }:
end-turns-help = How much more than the best of the others this choice brought. Each leads to its moment.
end-again-help = Everybody moves on by one seat, so another begins.

## the guided first game

learn-link = Learn by playing
learn-first = Never played it?
learn-title = Learn by playing: { $title }
learn-step = Step { $number } of { $count }
learn-ways = Through the lesson
learn-next = Next
learn-show = Show me
learn-back = Back
learn-leave = Leave the lesson
learn-play = Now play, against a bot
learn-possible = “{ $option }”: that would be possible, too.
learn-not-offered = That is not possible now. “Why not …?” below tells the reason.
learn-lost = The line to the house is down. Try again in a moment.

## how the line is, at the head of the question
line-try = Try now
line-skip = Skip
line-sent = Your choice is on its way
line-sent-more = One moment: nothing else can be chosen until its answer is there.
line-slow = The line is slow
line-slow-more = What you chose is on its way. You need not click again.
line-lost = Line lost: you can look, not play
line-lost-more = The page tries again by itself.
line-kept = Line lost: your choice is kept
line-kept-more = It is sent as soon as the line is back. Until then you may choose something else.
line-failed = That did not arrive
line-failed-more = Please try again.
line-overtaken = Your choice was not played
line-overtaken-more = The table has changed meanwhile. Please choose again.
line-played = Back at the table
line-played-more = Your choice had arrived: it is played.
line-back = Back at the table
line-back-more = The page is up to date again.

## What the house keeps

page-nav-privacy = Privacy
privacy-title = What the house keeps of you
privacy-short = No account, no tracking, nothing from anywhere else: the house needs very little to let you play.
privacy-kept = What is kept
privacy-cookie = In your browser: one cookie with a random secret, by which your seats are known, and one with the name and colour you used last. Both end after a year.
privacy-tables = For each table: the names people gave, every choice with its time, and what was said there. That is the game: it can be replayed by those who were there.
privacy-keys = Of the keys to seats and of your cookie: only hashes, which open nothing.
privacy-log = The server’s log has a line for each request, with its path and time, without your address and without keys.
privacy-not-kept = What is not kept
privacy-nothing-else = No address, no e-mail, no password, nothing about your device. To hold limits, the server remembers in its working memory for some minutes how much came from where; that is never written down.
privacy-how-long = For how long
privacy-days = { $days ->
    [one] A table at which nothing has happened for one day is deleted.
   *[other] A table at which nothing has happened for { $days } days is deleted.
}
privacy-no-days = This house deletes no table by itself; whoever keeps it may delete old ones.
privacy-forget-heading = Take your name back
privacy-forget-what = This takes your name out of every table at which this browser sits, and deletes all that was said from your seats. The games stay as they were played, by “Seat 1” or “Seat 2”; running ones go on, and your seats stay yours. It can’t be undone.
privacy-forget = Forget my name and my words
privacy-done = Done: your name and your words are gone from every table.

## campaigns

campaign-title = Campaign: { $title }
campaign-new = A campaign
campaign-another = Begin another campaign
campaign-new-title = Begin a campaign: { $title }
campaign-offer = Alone, you can play the scenarios in order and win stars:
campaign-mine = My campaigns
campaign-begin = Begin the campaign
campaign-scenarios = The scenarios
campaign-own-design = our own design
campaign-changed = Changed
campaign-aim = To win
campaign-stars = Stars
campaign-stars-of = { $stars } of { $most } stars
campaign-heirloom = Heirloom
campaign-heirloom-from = You won { $scenario }: once everything is laid out, you choose what you bring along.
campaign-heirloom-gained = You gain an heirloom: you choose it at the beginning of { $scenario }.
campaign-attempts = { $count ->
    [one] Each scenario is played once.
    [2] A lost scenario may be played once more; a win then counts in full.
   *[other] Each scenario may be tried { $count } times; a win counts in full.
}
campaign-lost-once = { $count ->
    [one] You may try this scenario once more, and a win counts in full; or go on without stars for it.
   *[other] You may try this scenario { $count } more times, and a win counts in full; or go on without stars for it.
}
campaign-lost-twice = The campaign goes on, without stars for this scenario and without an heirloom.
campaign-running = You are in the middle of it.
campaign-stuck = The table of this scenario can’t go on: the rules have changed. You may begin the scenario anew; that table counts for nothing.
campaign-sail = Set out
campaign-go-on = Go on
campaign-again = Try again
campaign-leave = Go on without stars
campaign-go-on-with = Go on with the campaign
campaign-over-to = See the campaign
campaign-over = The campaign is over. Your rank: { $rank }
campaign-over-help = You won { $stars } of { $most } stars.
campaign-rank = Rank
campaign-rank-now = so far
campaign-rank-final = final
campaign-voyages = Your tables
campaign-no-voyages = None yet.
campaign-scenario = Scenario
campaign-result = Result
campaign-points = Points
campaign-table = Table
campaign-to-table = Look
campaign-attempt = (attempt { $count })
campaign-in-play = in play
campaign-won = Won!
campaign-lost = Lost
campaign-of-table = A table of your campaign
campaign-delete = Delete this campaign
campaign-delete-help = Its stars and its rank are gone then. The tables stay, and count for nothing.
campaign-delete-sure = Delete it for good

## The coach

review-title = The coach: { $title }
review-coach = The coach
review-ask-title = Where did it turn, and was it luck?
review-about = The coach plays every choice of this game through in its thoughts, as its seat could see it: what it was worth beside the best, where the game turned, and what dice and cards did of themselves. It takes up to a minute and is then kept.
review-ask = Look at this game
review-waiting = The coach is looking at the game …
review-waiting-help = You may leave this page: what it finds is kept.
review-failed = The coach could not look at this game
review-accuracy = accuracy
review-accuracy-help = 100 % is always the best that the coach found, 0 % as good as choosing blindly.
review-by-luck = by luck
review-luck = Luck
review-chance = Your chance to win
review-chance-help = The dotted line is an even game: { $even } %. The numbers lead to the moments below.
review-could = What you could have done
review-well-seen = Well seen
review-you = You
review-best = Best
review-same = the same
review-lost = Lost
review-points = { $count ->
    [one] It brings about a point more in this turn and the next.
   *[other] It brings about { $count } points more in this turn and the next.
}
review-see = See it
review-fork = Play it from here
review-watch = Watch from here
review-no-turns = No choice of yours lost much, and none stood out.
review-by-part = Accuracy in the course of the game
review-beginning = Beginning
review-middle = Middle
review-ending = End
review-luck-die = Dice
review-luck-card = Cards
review-luck-tile = Tiles
review-luck-other = Other draws
review-luck-title = Luck, not skill
review-luck-kind = What fell
review-luck-effect = Effect
review-luck-between = between
review-luck-help = Chance moved your chance to win by { $effect }, somewhere between { $low } and { $high } %, beside what it does on the average.
review-luck-none = Chance had no say in this game after the deal.
review-choices = Choices
review-choices-help = Those that mattered most, each as you could see it then.
review-nothing-lost = nothing lost
review-moment = The moment
puzzles-title = Learn from your mistakes
puzzles-about = Moments of your own games at which a choice lost much. Would you find the best one now?
puzzles-none = Nothing here yet: when a game is over, ask the coach to look at it.
puzzles-moment = after choice { $ply }
puzzle-title = { $title }: would you find it now?
puzzle-find = Which choice is the best?
puzzle-solved = Found!
puzzle-shown = This was it
puzzle-answer = Best:
puzzle-then = What you chose then: { $chance } %.
puzzle-wrong = { $count ->
    [one] Not that one. Try again.
   *[other] Not that one either: { $count } tries so far.
}
puzzle-played = what you chose then, { $chance } %
puzzle-not-best = not the best
puzzle-show = Show me
review-learn = Learn from your mistakes
