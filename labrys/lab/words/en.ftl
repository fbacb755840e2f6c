# What the lab says: the balance report and the comparison of two contents.

lab-title = { $game }: the balance report
lab-summary = { $games } games for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, played by { $bots }, seed { $seed }.
lab-options = Options: { $options }.
lab-content = Content { $content }.
lab-intervals = Bars are 95 % intervals. ■ lies outside of what is fair, ○ may be chance.
lab-chart = { $label }: { $value }, interval { $low } to { $high }
lab-percent = { $number } %
lab-none = –

lab-first = Look at these first
lab-first-how = { $comparisons } comparisons were made. All intervals here are wider than 95 %, so that a fair game has an empty list in 19 reports of 20 (Bonferroni). At the top is what lies farthest from fair.
lab-first-none = Nothing lies outside of what is fair. More games would show smaller differences.
lab-first-often = { $name } wins too often
lab-first-seldom = { $name } wins too seldom
lab-first-rate = wins { $rate } ({ $low } to { $high }), fair is { $fair }
lab-first-effect = who has it wins { $rate } more ({ $low } to { $high }); usual is { $fair }
lab-first-effect-less = who has it wins { $rate } less ({ $low } to { $high }); usual is { $fair }
lab-first-more = { $count } more lie outside of what is fair.

lab-wins = Who wins
lab-by-seat = By seat
lab-by-bot = By bot
lab-seat = Seat { $number }
lab-fair = The line is what is fair: { $fair }.
lab-fair-solo = The line is the mean of all games: { $fair }.
lab-by-trait = By { $trait }
lab-trait-ability = ability
lab-trait-board = board
lab-trait-civilization = civilization
lab-trait-house = house
lab-trait-order = place in the first round
lab-trait-people = people
lab-trait-start = starting card
lab-order = { $number }.
lab-circumstances = By what lies on the table
lab-circumstances-how = What is the same for all at a table cannot favour a player by itself; it can favour who sits first, and make a game longer.
lab-circumstance = Table
lab-circumstance-route = Route { $number }: { $value }
lab-column-games = Games
lab-column-first = Seat 1 wins
lab-column-points = Points of all
lab-column-decisions = Decisions

lab-things-card = Cards
lab-things-trade = Trade bonuses
lab-things-water = Tiles
lab-things-other = { $kind }
lab-things-how = Offered, taken, played: in how many of all seats. Won with and without: of those who were offered it, who played it and who did not. The difference is adjusted for who takes it: a linear model keeps apart the bot, the seat, { $traits } whether the seat was ahead or behind when it was first offered. Errors are those of games, not of seats. The line is the usual difference of this kind, { $usual }: who plays anything does better than who passes.
lab-things-traits = { $traits } and
lab-things-few = { $count } had too few games for a comparison; their numbers are in the JSON file.
lab-column-name = Name
lab-column-offered = Offered
lab-column-taken = Taken
lab-column-played = Played
lab-column-with = Won with
lab-column-without = without
lab-column-difference = Difference, adjusted

lab-points = Where points come from
lab-points-how = The mean of all seats after each tenth of the decisions; at the right the mean at the end, of winners and of others.
lab-points-source = { $source }: { $start } at the start, { $half } at half, { $end } at the end
lab-column-source = From
lab-column-time = From the beginning to the end
lab-column-winners = Winners
lab-column-others = Others
lab-course = Winners and others in the course of a game
lab-course-how = Solid: winners. Dashed: others. At the end { $winners } and { $others }.

lab-length = Length
lab-length-decisions = Decisions in a game: { $mean } ({ $low } to { $high }).
lab-length-rounds = Rounds or turns in a game: { $mean } ({ $low } to { $high }).
lab-numbers = The numbers
lab-histogram = From { $low } to { $high }: { $count } games
lab-comebacks = Comebacks
lab-comebacks-half = In { $share } of the games ({ $low } to { $high }) the winner was behind after half of the decisions.
lab-comebacks-changes = The lead changes { $mean } times in a game ({ $low } to { $high }).
lab-comebacks-chart = By how many points the winner had been behind at the worst:

lab-rules = How often rules and effects come up
lab-events = What happened
lab-somebody = somebody
lab-something = …
lab-asked = Rules that a question is about
lab-components = Cards, tiles and effects, the rarest first
lab-never = Never used in { $games } games: { $names }.
lab-column-share = Games
lab-column-each = In each
lab-more = { $count } more

lab-made = Made with Labrys { $version }. The games are in { $folder }; the numbers of this page are in { $json } and { $parquet }.

lab-compare-title = { $game }: { $change } against the content as it is
lab-compare-games = { $games } games of each, with the same deals
lab-compare-sure = Surely different (error at most { $error }): { $what }.
lab-compare-unsure = Not sure after { $games } games: a difference, if there is one, is small.
lab-compare-small = Sure: no difference that matters (error at most { $error }).
lab-compare-same = The two contents play alike in every game: the change came up in none.
lab-compare-change = { $value } ({ $low } to { $high })
lab-compare-played = { $name } is played
lab-compare-won-with = Who has { $name } wins
lab-compare-seat = Seat { $number } wins
lab-compare-points = Points of a seat
lab-compare-decisions = Decisions in a game
lab-compare-rounds = Rounds in a game
lab-compare-was = was { $before }, is { $after }
lab-compare-how = Intervals hold at every look, however often one looks (mixture sequential test): all of them together at { $error }.
