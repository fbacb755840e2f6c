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
