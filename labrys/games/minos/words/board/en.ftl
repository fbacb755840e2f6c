# The board of Minos as text. Letters stand for words where space is narrow: the legend says which.

about = You lead a clan on Bronze Age Crete through four rounds. In each round you draft four dice onto the action rows, climb the Progress tracks with groups of dice of one colour, then take your dice back, the highest first, to carry out their actions, and collect your income. Low dice slide to the strong spaces on the left; high dice act sooner. Farms and regions score after rounds 2 and 4. Whoever then has the most Victory Points (VP) wins.

board-title = Minos · round { $round } of 4 · Age { $age } · first player { $first }
board-title-setup = Minos · setting up
board-rest = The rest is as it was; "board" shows everything, with what the letters mean.
# The letters of the clans
letter-purple = P
letter-green = G
letter-beige = B
letter-rival = R
letter-navy = N

board-dash = –

part-map = Map
part-rows = Action rows
part-tracks = Progress tracks
part-offer = Offer
part-routes = Trade Routes
part-vases = Vases
part-clans = Clans
part-hand = Your cards
part-others = Cards of the others
part-goods = Goods
part-discards = Discard pile
part-rival = Rhadamanthus
part-tiles = Tiles on the map
part-account = Points

# The map
map-covered = (covered)
map-legend = C City, T Tower, F Farm with the owner’s letter. { $letter }3 = 3 Warriors of { $name }, * dominates. F14 = Foundation tile. I-02:3 = Sea Peoples tile that costs 3 Weaponry, + another below. "card F14" tells what a tile gives.
map-borders = borders { $regions }

# Action rows
rows-pool = Pool: { $dice }
rows-space = { $points }pt
rows-coins = +{ $count }C
rows-weaponry = +{ $count }W
rows-step = +step
rows-tile = +bonus
rows-either = +step/bonus
rows-age-two = +II
rows-legend = pt action points, C Coins, W Weaponry, II one card may be of Age II, step on any Progress track, bonus = Action Bonus tile: { $tile }

# Progress tracks
tracks-next = { $track } { $space }: { $benefit }

# Trade Routes
routes-cost = { $count }C
routes-blue = blue
routes-red = red
routes-vp = { $count } VP
routes-legend = Coins to enter each space; blue and red: a Trade Bonus tile of the route is taken there.

# Vases
vases-free = free: { $spaces }
vases-claimed = claimed by { $names }
vases-rival = { $name } stands on { $space }
vases-full = nothing left

# Clans
clans-letter = { $letter }
clans-you = { $letter }, you
clans-vp = VP
clans-coins = Coins
clans-weaponry = Weaponry
clans-income = Income track
clans-income-value = { $space }: { $coins }C { $vp }VP
clans-ability = Special Ability
clans-ability-value = { $ability } level { $level }
clans-map = Warriors on map
clans-reserves = in Reserves
clans-supply = in supply
clans-cities = Cities
clans-towers = Towers
clans-farms = Farms
clans-ships = Ships on routes
clans-hand = Hand
clans-area = Played
clans-palace = Palace
clans-trade = Trade Bonus
clans-sea = Sea Peoples won
clans-temporary = { $count }+{ $temporary }t
clans-legend = 1+2t = 1 Good and 2 Temporary Goods of that type. Ships: the space on routes 1, 2 and 3.

# Cards
hand-ability = { $ability }: { $text }
hand-hand = In your hand
hand-area = Played, in your player area
hand-palace = In your Palace
card-short = { $id } { $name } · { $cost } C{ $goods } · { $vp } VP · { $effects } · { $trait }
card-trait = { $id } { $name } · { $vp } VP · { $trait }
others-hand = { $name }, seen to enter the hand
others-area = { $name }, played
others-palace = { $name }, in the Palace
goods-stacks = Goods in the face-up stacks: { $goods }; in the face-down pile: { $pile }
goods-temporary = Temporary Goods in the supply: { $goods }
offer-discards = Discarded: { $cards }
offer-deck = Active deck { $deck }, discards { $discards }; Age II deck { $second }

# The rival
rival-level = Level: { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
rival-next = Next row: { $rows }
rival-cards = Cards: { $down } face down, { $up } face up
rival-will = In the Will bag: { $goods }
rival-wild = Wild die in space { $space } acts as { $row }

# Status and account
brief = { $name }: { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}, { $weaponry } Weaponry, { $vp } VP
account-total = Total

## page: cards and clans

page-you = you
page-first = first player
page-more = Cards and Player board
page-face-up = Cards face up
page-no-cards = none
page-starts = Starting cards to choose from
page-abilities = Special Abilities to choose from
page-count = { $name }: { $count }
page-good = { $temporary ->
    [0] { $good }: { $count }
   *[other] { $good }: { $count }, and { $temporary } temporary
}
page-income = { $vp ->
    [0] Income track, space { $space }: { $coins } Coins each round
   *[other] Income track, space { $space }: { $coins } Coins and { $vp } VP each round
}
page-warriors = Warriors: { $count } on the map, { $reserves } in Reserves, { $supply } still in the supply
page-track = { $track } track: space { $space }. Next: { $text }
page-build-points = { $count ->
    [one] { $count } Build point waits
   *[other] { $count } Build points wait
}
page-free-build-points = { $count ->
    [one] { $count } Build point at no cost waits
   *[other] { $count } Build points at no cost wait
}

# The pieces of the Player board
page-city-row = Cities
page-tower-row = Towers
page-farm-row = Farms
page-ship-row = Ships
page-city = City { $count }
page-tower = Tower { $count }
page-farm = Farm { $count }
page-ship = Ship { $count }
page-slot-built = { $piece }, built: { $gain }.
page-slot-open = { $piece }: costs { $price }; { $gain }.
page-tower-bonus = { $vp } VP more for each dominated region in a scoring
page-income-steps = { $count ->
    [one] { $count } step on the Income track
   *[other] { $count } steps on the Income track
}
page-farm-scoring = { $count ->
    [one] { $vp } VP at each scoring with { $count } Farm
   *[other] { $vp } VP at each scoring with { $count } Farms
}

# What the turn is about
page-turn = { $name } takes back a die from { $row }, space { $space }:
page-points-left = { $count ->
    [0] no points left
    [one] { $count } point left
   *[other] { $count } points left
}
page-resources-due = resources of the space still to take
page-step-due = a step on a track still to take
page-action-bonus-due = Action Bonus still to take
page-traits-due = { $count ->
    [one] { $count } Royal Trait still to use
   *[other] { $count } Royal Traits still to use
}

## page: the table

page-letter-red = R
page-letter-yellow = Y
page-letter-blue = B
page-letter-gray = G
page-pool = Dice pool
page-pool-empty = All dice are placed.
page-pool-later = The dice are rolled when the round begins.
page-action-bonus = Action Bonus
page-rows-now = { $name } is using this space.
page-route-ship = Ship of { $name }
page-tiles-blue = Blue Trade Bonus tiles
page-tiles-red = Red Trade Bonus tiles
page-route-blue = On arrival take a blue Trade Bonus tile.
page-route-red = On arrival take a red Trade Bonus tile; this needs a Tower for each of your Ships that has come so far.
page-offer-empty = No cards are on offer.
page-deck-active = { $count ->
    [one] Active deck: 1 card
   *[other] Active deck: { $count } cards
}
page-deck-waiting = { $count ->
    [one] Age II deck: 1 card
   *[other] Age II deck: { $count } cards
}
page-discards = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
page-good-stack = { $good } in the face-up stack
page-good-supply = Temporary { $good } in the supply
page-goods-legend = Left the Goods of the face-up stack, right in a broken ring the Temporary Goods of the supply.
page-pile = { $count ->
    [one] face-down pile: 1 Good
   *[other] face-down pile: { $count } Goods
}
page-vase-rival = { $name } on { $space }
page-solo = Solo cards and Will bag
page-solo-next = { $count ->
    [one] Next row of the rival ({ $count } Solo card left)
   *[other] Next row of the rival ({ $count } Solo cards left)
}
page-solo-drawn = Solo cards of this round
page-solo-will = In the Will bag
page-region = Region { $count }: { $good }.
page-region-covered = Region { $count }: { $good }, covered.
page-region-city = City of { $name }.
page-region-tower = Tower of { $name }.
page-region-farm = Farm of { $name }.
page-region-warriors = { $count ->
    [one] { $name }: 1 Warrior.
   *[other] { $name }: { $count } Warriors.
}
page-region-rules = { $count ->
    [one] { $name }: 1 Warrior, dominance.
   *[other] { $name }: { $count } Warriors, dominance.
}
page-region-below = Below it lies a Sea Peoples tile of Level II.
page-rounds = Rounds
page-round = Round { $count }.
page-scored = Farms and regions score after it.
page-age = Age { $age }
page-set-up = Set-up
page-scores = Points
page-vp = VP
page-first-player = First player
page-ways = Parts of the board
page-own-board = Your Player board and Palace
page-coins = Coins
page-weaponry = Weaponry
page-income-name = Income
page-warrior-name = on the map
page-reserves-name = reserves
page-supply-name = supply
page-way-map = Map
page-way-rows = Dice
page-way-mine = Hand
page-way-offer = Offer
page-way-own = Board
page-way-tracks = Tracks
page-way-routes = Routes
page-way-clans = Clans
page-way-discards = Pile
page-way-solo = Solo
page-way-signs = ?
page-account = Victory Points by where they came from, less those paid
page-won = { $name } wins with { $vp } VP, { $lead } more than anybody else.
page-shared = { $names } share the win with { $vp } VP each.
page-solo-won = { $name } wins: { $vp } VP against { $other } of { $rival }.
page-solo-lost = { $rival } wins with { $other } VP; { $name } has { $vp } and needed more than that.

# What the signs mean
page-legend = What the signs mean
page-legend-means = What you have
page-legend-deeds = What cards, tiles and spaces let you do
page-legend-table = On the table
means-coin = Coin
means-weapon = Weaponry
means-vp = Victory Point
means-income = your Income, gained at the end of each round
means-good = a Good, kept for the whole game: each makes what you pay cheaper
means-good-rnd = a Good drawn from the face-down pile
means-temp = a Temporary Good, used once
means-warrior = Warrior on the map
means-reserves = Warrior in your Reserves, ready to be placed
means-supply = Warrior in the supply, not yet yours to place
means-city = City
means-tower = Tower
means-farm = Farm
means-ship = Ship
means-card = Decree cards
means-area = cards played and not in the Palace
means-palace = Palace: put a card into it
means-draw = draw from the deck; II: from that of Age II
means-take = take a card from the offer or the deck
means-play = play a card; with Coins struck out, for free
means-discard = discard a card
means-place = place a Warrior from your Reserves
means-move = move a Warrior
means-build = 1 Build point
means-wild = 1 Wild point, for any action
means-track-any = a step on a Progress track of your choice; with ↓ on your lowest
means-route-income = the income of one of your Ships
means-repeat = as often as you like
means-action-bonus = the Action Bonus tile, the same for the whole game
means-scoring = on rounds 2 and 4, and on Farms: points are scored then
means-end = at the end of the game
means-first = first player
means-region = a region: 2/4 is 2 VP for presence, 4 for dominance
means-dominance = a region you dominate, with more Warriors than anybody else
means-sea = Sea Peoples: battle them for Weaponry
means-trade = a Trade Bonus tile of that colour, taken on reaching the space
means-vase = Vase: the first to do what it says gain its VP
means-ability = your Special Ability and its level
