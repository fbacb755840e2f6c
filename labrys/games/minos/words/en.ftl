# Minos in English. Terms and capitals are those of the rules.
# A part named $count is a number; $text, $what and the like are made from other messages.

## Things

seat-purple = Purple
seat-green = Green
seat-beige = Beige
seat-navy = Navy
rival = Rhadamanthus

good-silver = Silver
good-stone = Stone
good-copper = Copper
good-wood = Wood
good-grain = Grain
good-herb = Herb

row-prepare = Prepare
row-develop = Develop
row-build = Build
row-expand = Expand
row-wild = Wild

track-influence = Influence
track-cultural = Cultural
track-population = Population

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-gray = gray
colour-black = black

resource-coins = Coins
resource-weaponry = Weaponry

# Where VP came from
source-effects = effects
source-tracks = Progress tracks
source-income = Income track
source-routes = Trade Routes
source-battles = battles
source-vases = Vases
source-farms = Farms
source-regions = regions
source-resources = resources
source-area = cards in the player area
source-palace = Palace
source-board = Player board
source-ability = Special Ability
source-start = Starting card

die = { $colour } { $value }
region = region { $count }
space = space { $count }
route = Trade Route { $count }
vase = Vase { $count }
level = level { $count }
card-named = { $name }
card-back = { $age ->
    [one] a card of Age I
   *[other] a card of Age II
}

## Amounts

n-coin = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
n-weapon = { $count } Weaponry
n-vp = { $count } VP
n-vp-score = { $count } VP at each scoring
n-vp-end = { $count } VP at the end of the game
n-temp = { $count ->
    [one] { $count } Temporary Good
   *[other] { $count } Temporary Goods
}
n-good = { $count ->
    [one] { $count } Good of your choice
   *[other] { $count } Goods of your choice
}
n-good-rnd = { $count ->
    [one] { $count } random Good
   *[other] { $count } random Goods
}
n-warrior = { $count ->
    [one] { $count } Warrior
   *[other] { $count } Warriors
}
n-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What cards and tiles do

do-play = play { n-card } from your hand
do-play-free = play { n-card } for free
do-card-offer = take { n-card } from the offer or the deck
do-card = draw { n-card }
do-card-age2 = { $count ->
    [one] draw { $count } Age II card
   *[other] draw { $count } Age II cards
}
do-build = { $count ->
    [one] use { $count } Build point
   *[other] use { $count } Build points
}
do-place = { $count ->
    [one] place { $count } Warrior
   *[other] place up to { $count } Warriors
}
do-move = { $count ->
    [one] move { $count } Warrior
   *[other] move Warriors { $count } times
}
do-wild = { $count ->
    [one] use { $count } Wild point
   *[other] use { $count } Wild points for one action
}
do-influence = { $count ->
    [one] take { $count } step on Influence
   *[other] take { $count } steps on Influence
}
do-cultural = { $count ->
    [one] take { $count } step on Cultural
   *[other] take { $count } steps on Cultural
}
do-population = { $count ->
    [one] take { $count } step on Population
   *[other] take { $count } steps on Population
}
do-any-track = { $count ->
    [one] take { $count } step on any track
   *[other] take { $count } steps on any tracks
}
do-low-track = { $count ->
    [one] take { $count } step on your lowest track
   *[other] take { $count } steps, each on your lowest track
}
do-palace = { $count ->
    [one] put { $count } card into your Palace
   *[other] put up to { $count } cards into your Palace
}
do-palace-free = { $count ->
    [one] put { $count } card into your Palace without losing VP
   *[other] put up to { $count } cards into your Palace without losing VP
}
do-route-income = { $count ->
    [one] gain the income of one of your Ships
   *[other] gain the income of one of your Ships { $count } times
}

# On Progress tracks only
do-build-free = { $count ->
    [one] use { $count } Build point at no cost
   *[other] use { $count } Build points at no cost
}
do-cards-or-palace = draw 1 card and 1 Age II card, or put 1 card into your Palace
do-ability-level = Special Ability to level { $count }

pay-temp = return { n-temp }
pay-discard = discard { n-card }

effect-if = with { $what }

# What is counted, for conditions and Vases: so much of it or more; $top tells the very most of it
measure-cities = { $top ->
    [yes] { $count } Cities
   *[no] { $count } or more Cities
}
measure-towers = { $top ->
    [yes] { $count } Towers
   *[no] { $count } or more Towers
}
measure-farms = { $top ->
    [yes] { $count } Farms
   *[no] { $count } or more Farms
}
measure-ships = { $top ->
    [yes] { $count } Ships
   *[no] { $count } or more Ships
}
measure-voyage = { $top ->
    [yes] a Ship on space { $count }
   *[no] a Ship on space { $count } or higher
}
measure-voyages = { $count } or more spaces reached by your Ships together
measure-sea = { $count } or more Sea Peoples tiles won
measure-warriors = { $count } or more Warriors on the map
measure-presence = presence in { $count } or more regions
measure-dominance = dominance in { $count } or more regions
measure-influence = { $top ->
    [yes] Influence at { $count }
   *[no] Influence at { $count } or higher
}
measure-cultural = { $top ->
    [yes] Cultural at { $count }
   *[no] Cultural at { $count } or higher
}
measure-population = { $top ->
    [yes] Population at { $count }
   *[no] Population at { $count } or higher
}
measure-lowest = { $top ->
    [yes] all three tracks at { $count }
   *[no] all three tracks at { $count } or higher
}
measure-income = { $top ->
    [yes] your Income marker on the last space
   *[no] your Income marker on space { $count } or higher
}
measure-goods = { $count } or more Goods of one type
measure-area = { $count } or more cards in your player area
measure-palace = { $count } or more cards in your Palace
measure-trigger = { $count } or more cards in your Palace with the same trigger

per-area = for each card in your player area
per-palace = for each card in your Palace
per-cities = for each of your Cities on the map
per-towers = for each of your Towers on the map
per-farms = for each of your Farms on the map
per-presence = for each region with your Warriors
per-sea = for each Sea Peoples tile you have won
per-lowest = for each space of your lowest track
per-warriors = for each of your Warriors on the map
per-voyages = for each space your Ships have reached

when-row = when you take back a die from { $row }
when-value = when you take back a die of value { $low } or { $high }

effect-gain = gain { $what }
effect-pay = pay { $what }
effect-each = { $what } { $per }
effect-then = { $first }, then { $last }
effect-repeat = any number of times
effect-colon = { $before }: { $after }
effect-instead = { $first }; instead, { $last }
effect-sentence = { $text }.

## The same in few letters

brief-coin = { $count } C
brief-weapon = { $count } W
brief-vp = { $count } VP
brief-vp-score = { $count } VP/scoring
brief-vp-end = { $count } VP at end
brief-temp = { $count } temp
brief-good = { $count } Good
brief-good-rnd = { $count } random Good
brief-play = play { $count }
brief-play-free = play { $count } free
brief-card-offer = take { $count }
brief-card = draw { $count }
brief-card-age2 = draw { $count } II
brief-discard = discard { $count }
brief-build = Build { $count }
brief-place = place { $count }
brief-move = move { $count }
brief-wild = Wild { $count }
brief-influence = Infl +{ $count }
brief-cultural = Cult +{ $count }
brief-population = Pop +{ $count }
brief-any-track = any track +{ $count }
brief-low-track = low track +{ $count }
brief-palace = Palace { $count }
brief-palace-free = Palace { $count } free
brief-route-income = Ship income { $count }
brief-warrior = Warrior +{ $count }

brief-if-towers = { $count }+ Towers
brief-if-farms = { $count }+ Farms
brief-if-cities = { $count }+ Cities
brief-if-sea = { $count }+ Sea
brief-if-influence = Infl { $count }+
brief-if-cultural = Cult { $count }+
brief-if-population = Pop { $count }+
brief-if-palace = Palace { $count }+
brief-if-area = area { $count }+
brief-if-lowest = tracks { $count }+
brief-if-voyage = Ship { $count }+
brief-if-warriors = { $count }+ Warriors
brief-if-presence = { $count }+ regions

brief-per-area = /area card
brief-per-palace = /Palace card
brief-per-cities = /City
brief-per-towers = /Tower
brief-per-farms = /Farm
brief-per-presence = /region
brief-per-sea = /Sea tile
brief-per-lowest = /low track
brief-per-warriors = /Warrior
brief-per-voyages = /Ship space

brief-each = { $what }{ $per }
brief-colon = { $before }: { $after }
brief-convert = { $before } → { $after }
brief-repeat = any × { $what }
brief-instead = { $first } [{ $last }]

## Cards and tiles in full

card-line = { $name } ({ $id }) · { $cost } · { $vp }
called = { $name } ({ $id })
card-cost = cost { $coins }
card-less = { $count } less with { $good }
card-less-twice = { $count } less for each { $good }, up to 2
card-hidden = { $age ->
    [one] A card of Age I, face down.
   *[other] A card of Age II, face down.
}

tile-foundation = Foundation { $id }: { $text }.
tile-action = Action Bonus { $id }: { $text }.
tile-tower = Tower { $count }: { $text }.
tile-trade = { $colour ->
    [red] Red Trade Bonus tile { $id }: { $text }.
   *[blue] Blue Trade Bonus tile { $id }: { $text }.
}
tile-sea = { $level ->
    [one] Sea Peoples { $id }, Level I. Battle for { $cost } and 1 Warrior: { $text }.
   *[other] Sea Peoples { $id }, Level II. Battle for { $cost } and 1 Warrior: { $text }.
}

tile-start = Starting card { $id }: { $text }.
start-text = region { $region }, { $gains }; draw { $draw } cards, give { $back } back
start-first = first player
start-warrior = 1 more Warrior on the map
start-good = the Good { $good }
start-temp = 1 Temporary { $good }

tile-vase = Vase { $count } ({ $colour }): { $text }.

tile-ability = Special Ability { $id }
ability-level-line = Level { $count }: { $text }.
ability-sa1 = each Decree card you play costs { $coins } less
ability-sa2 = at the start of each round: { $text }
ability-sa3 = for each City, Farm, Tower or new Ship you build: { $text }
ability-sa3-less = pay { $coins } less
ability-sa4 = a group of dice needs a total of { $count }
ability-sa5 = exchange { $count } Coins for 1 Weaponry, or { $count } Weaponry for 1 Coin; in the Income step gain { $weaponry }
ability-sa5-even = exchange Coins and Weaponry 1 for 1; in the Income step gain { $weaponry }
ability-sa5-end = { $text }; at the end 1 VP for every { $count } resources and cards in hand

tile-route = Trade Route { $id }
route-line = Space { $count }: cost { $coins }. Income: { $text }.
route-last-line = Space { $count }: cost { $coins }, { $vp } at once. Income: { $text }.

tile-solo = Solo card { $id }
solo-dice-low = Dice side: lowest die, { $colours }
solo-dice-high = Dice side: highest die, { $colours }
solo-colours = colour { $colours }, the first in the pool
solo-mark-min = of the colour with the lowest total
solo-mark-max = of the colour with the highest total
solo-mark-few = of the colour with the fewest dice
solo-vases = Vases: { $vases }
solo-actions = Action side: { $actions }

space-age2 = { $points }, 1 of them may draw an Age II card
space-step = a step on any track
space-tile = the Action Bonus
space-either = a step on any track or the Action Bonus
space-points = { $bonus }, { $points }

tile-track = { $track } track
track-line = { $space }: { $text }
track-beyond-line = beyond: { $text }
track-palace-income = { $count ->
    [one] Income: up to { $count } card to the Palace
   *[other] Income: up to { $count } cards to the Palace
}
track-weaponry-income = Income: { $weaponry }; regions score { $presence } VP for presence, { $dominance } VP for dominance
track-nothing = nothing

## Options

option-start = Take Starting card { $start }
option-ability = Take Special Ability { $ability }
option-give-back = Give back { $card }
option-draft = Draft the { $die } to { $row }
option-group = Group your dice { $group }
option-group-dice = Group { $dice }
option-grouped = Done, no more groups
option-retrieve = Take back your die from { $row }, space { $space }
option-forfeit = Forfeit the space
option-bonus = Take the bonus of the space
option-as = Use the Wild points for { $action }
option-end-turn = End the turn
option-trait = Use the Royal Trait of { $card }
option-effect = Do effect { $effect }
option-effect-text = Effect: { $text }
option-done = Done
option-step = Take a step on { $track }
option-temp = Gain 1 Temporary { $good }
option-good = Gain the Good { $good }
option-take = Take { $card } from the offer
option-draw = Draw the top card of the deck
option-draw-age2 = Draw the top card of the Age II deck
option-draw-both = Draw a card of the active deck and an Age II card
option-play = Play { $card }
option-palace = Put { $card } into the Palace
option-discard = Discard { $card }
option-city = Build a City in region { $region }
option-tower = Build a Tower in region { $region }
option-farm = Build a Farm in region { $region }
option-ship = Build a Ship on Trade Route { $route }
option-advance = Advance the Ship on Trade Route { $route }
option-place = Place a Warrior in region { $region }
option-move = Move a Warrior from region { $region } to region { $target }
option-trade = Take Trade Bonus tile { $trade }
option-route = Gain the income of the Ship on Trade Route { $route }
option-pay = Pay
option-return = Return 1 Temporary { $good }
option-warriors = { $count ->
    [0] Return no Warrior
    [one] Return { $count } Warrior
   *[other] Return { $count } Warriors
}
option-free-point = Use the Build point at no cost
option-paid-point = Use the Build point that is paid for
option-march = Extra action: move a Warrior from region { $region } to region { $target }
option-forage = Extra action: gain 1 Temporary { $good }
option-use = Extra action: use Trade Bonus tile { $trade }
option-sell = Extra action: discard cards for 1 Coin each
option-swap = Extra action: return 3 Temporary { $good } for the Good { $good }
option-battle = Battle the Sea Peoples in region { $region }
option-exchange = { $resource ->
    [coins] Exchange Coins for Weaponry
   *[weaponry] Exchange Weaponry for Coins
}

# "Done" where it says more
done-cardsorpalace = Take neither
done-finalbattle = Do not battle
done-name = Drop the Build point
done-namefor = Drop the Build point
done-palaceincome = No more cards to the Palace
done-resolve = Go on without
done-sell = Discard no more cards
done-use = Nothing more

# What an option is about where all its parts are alike
# Headings over long lists of options; those of `fold` are shut at first
heading-bonus = The bonus of the space
heading-city = Build
heading-tower = Build
heading-farm = Build
heading-ship = Build
heading-advance = Build
heading-play = Play a card
heading-place = Warriors
heading-move = Warriors
heading-trait = Royal Traits
fold-march = Extra actions
fold-forage = Extra actions
fold-use = Extra actions
fold-sell = Extra actions
fold-swap = Extra actions
fold-battle = Extra actions
fold-exchange = Extra actions

any-city = Build a City
any-tower = Build a Tower
any-farm = Build a Farm
any-march = Extra action: move a Warrior
any-forage = Extra action: gain a Temporary Good
any-battle = Extra action: battle the Sea Peoples

hint-free = free
hint-less = { $full }, or { $least } with Temporary Goods
hint-warriors = { $least } to { $count } Warriors
hint-gives = { $price }; { $gain }
hint-loses = lose { $vp }
hint-loses-nothing = no VP lost
hint-from-area = from your player area
hint-draft = space { $space }, { $points }
hint-retrieve = { $die }, { $text }
hint-group = total { $total }, { $track }
hint-step = space { $space }, { $text }
hint-beyond = at the top, { $text }
hint-battle = { $cost } and 1 Warrior: { $text }
hint-exchange = { $given } for { $gained }
hint-then = then { $price }
hint-grain = and { $count } Temporary Grain
hint-lost = { $count ->
    [one] { $count } point unused
   *[other] { $count } points unused
}
hint-age = { $age ->
    [one] Age I
   *[other] Age II
}

## What is asked

ask-choose = { $need ->
    [start] You have your Special Ability; now choose your Starting card.
    [ability] You have your Starting card; now choose your Special Ability.
   *[both] Choose a Starting card or a Special Ability; the other kind comes in the second pass.
}
ask-firsthand = { $count ->
    [0] Your first hand: put 1 card into your Palace. It costs no VP now; from here on only its Royal Trait counts.
    [one] Your first hand: give { $count } more card back to the deck. Then 1 card goes into your Palace.
   *[other] Your first hand: give { $count } cards back to the deck. Then 1 card goes into your Palace.
}
ask-draft = { $count ->
    [one] Draft your last die of the round: choose a die of the pool and an action row.
   *[other] Draft a die: choose a die of the pool and an action row. You place { $count } more dice this round.
}
ask-groups = { $formed ->
    [0] Form groups of your dice for steps on the Progress tracks: dice of one colour and any gray ones, { $count } or more in total. The groups are shown when all are ready.
    [one] Formed: { $groups }, for one step. { $more ->
        [yes] Form another group, or say that you are done.
       *[no] No other group is left: say that you are done.
    }
   *[other] Formed: { $groups }, for { $formed } steps. { $more ->
        [yes] Form another group, or say that you are done.
       *[no] No other group is left: say that you are done.
    }
}
die-on-row = { $die } of { $row }
ask-takesteps = { $count ->
    [one] Take your step on a Progress track.
   *[other] Your groups give { $count } steps: choose which comes next.
}
ask-retrieve = { $count ->
    [one] Take back your last die and use its space.
   *[other] Take back one of your dice of the highest value and use its space. { $count } of your dice are left.
}
ask-turn = Your turn with the { $die } from { $row }, space { $space }. { $points ->
    [0] { $due ->
        [none] No points are left; traits and extra actions may still be used.
        [resources] No points are left. Still to take: the Coins or Weaponry of the space.
        [step] No points are left. Still to take: the step on a Progress track that the space gives.
        [tile] No points are left. Still to take: the Action Bonus.
       *[either] No points are left. Still to take: a step on a Progress track or the Action Bonus.
    }
    [one] { $points } { $action } point is left. Bonus, points, traits and extra actions go in any order.
   *[other] { $points } { $action } points are left. Bonus, points, traits and extra actions go in any order.
}
ask-use-temp = { $count ->
    [one] Choose a Temporary Good to gain.
   *[other] Choose a Temporary Good to gain: { $count } to go.
}
ask-use-good = { $count ->
    [one] Choose a Good to gain from the face-up stacks.
   *[other] Choose a Good to gain from the face-up stacks: { $count } to go.
}
ask-use-play = { $count ->
    [one] You may play a card of your hand at its cost.
   *[other] You may play { $count } cards of your hand at their cost.
}
ask-use-develop = { $count ->
    [one] You may play a card at its cost, from your hand or the offer.
   *[other] You may play { $count } cards at their cost, from your hand or the offer.
}
ask-use-play-free = { $count ->
    [one] You may play a card for free, from your hand or the offer.
   *[other] You may play { $count } cards for free, from your hand or the offer.
}
ask-use-card-offer = { $count ->
    [one] You may take a card from the offer or the top of the deck.
   *[other] You may take { $count } cards from the offer or the top of the deck.
}
ask-use-build = { $count ->
    [one] You have 1 Build point: choose what to build.
   *[other] You have { $count } Build points: choose what to build.
}
ask-use-place = { $count ->
    [one] You may place a Warrior from your Reserves into a region with your City.
   *[other] You may place { $count } Warriors from your Reserves into regions with your Cities.
}
ask-use-move = { $count ->
    [one] You may move a Warrior to an adjacent region.
   *[other] You may move Warriors to adjacent regions: { $count } moves are left.
}
ask-use-wild = { $count ->
    [one] You have 1 Wild point: choose the action it is used for.
   *[other] You have { $count } Wild points: choose the one action they are used for.
}
ask-use-any-track = { $count ->
    [one] Choose a Progress track for a step.
   *[other] Choose a Progress track for a step: { $count } to go.
}
ask-use-low-track = { $count ->
    [one] Take a step on your lowest track; of equal ones choose.
   *[other] Take a step on your lowest track; of equal ones choose. { $count } to go.
}
ask-use-palace = { $count ->
    [one] You may put a card into your Palace: one of your player area is free, one of your hand costs its VP.
   *[other] You may put { $count } cards into your Palace: those of your player area are free, those of your hand cost their VP.
}
ask-use-palace-free = { $count ->
    [one] You may put a card of your player area or hand into your Palace without losing VP.
   *[other] You may put { $count } cards of your player area or hand into your Palace without losing VP.
}
ask-use-route-income = { $count ->
    [0] A Ship’s income would be yours, but you have no Ship: go on without.
    [one] Choose the Ship whose income you gain.
   *[other] Choose the Ship whose income you gain: { $count } to go.
}
ask-use-expand = { $count ->
    [one] You have 1 Expand point: place a Warrior at one of your Cities, or move one to an adjacent region.
   *[other] You have { $count } Expand points, each to place a Warrior at one of your Cities or move one to an adjacent region.
}
ask-use-build-free = { $count ->
    [one] You have 1 Build point at no cost: choose what to build.
   *[other] You have { $count } Build points at no cost: choose what to build.
}
ask-resolve = { $count ->
    [0] Nothing of this can be done now: { $what }.
    [one] An effect is yours: { $what }.
   *[other] { $count } effects are yours: choose which comes next.
}
ask-paycards = { $count ->
    [one] Pay the cost: discard a card of your hand.
   *[other] Pay the cost: discard { $count } cards of your hand.
}
ask-paytemps = { $count ->
    [one] Pay the cost: return a Temporary Good.
   *[other] Pay the cost: return { $count } Temporary Goods.
}
ask-pay = { $what }: it costs { $price } now. Pay, or first return a Temporary Good that makes it cheaper.
ask-payfarm = Farm in region { $region }: choose how many of your Warriors there go back to the Reserves. It costs { $price }, 1 less for each Grain.
ask-choosetrade = { $colour ->
    [red] Your Ship on Trade Route { $route } has reached space 4: take one of its red Trade Bonus tiles.
   *[blue] Your Ship on Trade Route { $route } has reached space 2: take one of its blue Trade Bonus tiles.
}
ask-name = { $count ->
    [one] You have 1 waiting Build point: name a build, or drop the point. All name theirs before any is carried out.
   *[other] You have { $count } waiting Build points: name a build for one of them, or drop it. All name theirs before any is carried out.
}
ask-namefor = Name the build for this Build point, or drop the point.
ask-sell = Discard cards of your hand for 1 Coin each, at least one.
ask-cardsorpalace = Influence track: draw 1 card of the active deck and 1 Age II card, or put 1 card into your Palace.
ask-shipincome = Income: choose the Ship whose income comes next. { $count } Ships are left.
ask-palaceincome = { $count ->
    [one] Income: you may put 1 card into your Palace. One of your player area is free, one of your hand costs its VP.
   *[other] Income: you may put up to { $count } cards into your Palace. Those of your player area are free, those of your hand cost their VP.
}
ask-finalbattle = Final battles: the Sea Peoples of region { $region } are offered to you for { $cost } and 1 Warrior.

## Why not

why-age2-space = only 1 point of the leftmost Prepare space draws an Age II card, in rounds 1 and 2
why-hand-only = this icon plays cards of your hand only
why-bonus-first = the bonus of the space comes first
why-cities = { $count ->
    [one] needs { $count } City more
   *[other] needs { $count } Cities more
}
why-city-stands = a City stands there
why-coins = needs { n-coin } more
why-condition = it counts only { $what }
why-cost = needs { $what } more
why-deck-empty = the deck is empty
why-farm-stands = a Farm stands there
why-gain-first = a gain is still due
why-group-total = needs { $count } more in total
why-has-ability = you have a Special Ability
why-has-start = you have a Starting card
why-higher-first = your dice of value { $what } come first
why-no-cards = your hand is empty
why-no-foundation = there is no Foundation tile
why-no-good = the face-up stack of { $what } is empty
why-no-own-city = region { $what } has no City of yours
why-no-pieces = all of them are built
why-no-reserves = no Warrior is in your Reserves
why-no-sea = no Sea Peoples tile is there
why-no-ship = no Ship of yours is on Trade Route { $what }
why-no-temp = the supply has no Temporary { $what }
why-no-use = it would do nothing now
why-no-warrior = needs a Warrior of yours there
why-good-covered = the Farm of Rhadamanthus covers the { $what } there
why-no-warrior-at-good = no Warrior of yours is in a region with { $what }
why-not-lowest = { $what } is not your lowest track
why-once-a-turn = only once a turn
why-one-card-first = at least one card has to be discarded
why-one-colour = a group has dice of one colour, which gray ones may join
why-route-end = the Ship has reached the last space
why-row-full = { $what } has no free space
why-ship-sails = a Ship of yours is on Trade Route { $what }
why-space-begun = something of the space has been used
why-temps = needs { $count } Temporary { $what } more
why-tower-stands = a Tower stands there
why-towers = { $count ->
    [one] needs { $count } Tower more
   *[other] needs { $count } Towers more
}
why-vp = needs { $count } VP more
why-warriors = { $count ->
    [one] needs { $count } Warrior more there
   *[other] needs { $count } Warriors more there
}
why-weaponry = needs { $count } Weaponry more

## What happened

event-ability-level = { $seat } has the Special Ability on level { $count } now.
event-action-bonus = { $seat } takes the Action Bonus { $action-tile }.
event-advanced-ship = { $seat } advances the Ship on Trade Route { $route } to space { $count }.
event-age-two = Age II begins: its deck is active, and the offer is new.
event-battled = { $seat } battles the Sea Peoples in region { $region } and wins tile { $sea }.
event-built-city = { $seat } builds a City in region { $region }.
event-built-farm = { $seat } builds a Farm in region { $region }.
event-built-ship = { $seat } builds a Ship on Trade Route { $route }.
event-built-tower = { $seat } builds a Tower in region { $region }.
event-chose-ability = { $seat } takes Special Ability { $ability }.
event-chose-start = { $seat } takes Starting card { $start }.
event-claimed-vase = { $seat } claims Vase { $vase } for { $count } VP.
event-discarded = { $seat } discards { $card }.
event-drafted = { $seat } drafts the { $die } to { $row }, space { $count }.
event-drew = { $seat } draws { $card }.
event-dropped-point = { $seat } drops a Build point.
event-exchanged-coins = { $count ->
    [one] { $seat } exchanges { $count } Coin for 1 Weaponry.
   *[other] { $seat } exchanges { $count } Coins for 1 Weaponry.
}
event-exchanged-weaponry = { $seat } exchanges { $count } Weaponry for 1 Coin.
event-forfeited = { $seat } forfeits the space.
event-gained-coins = { $seat } gains { n-coin }.
event-gained-good = { $seat } gains the Good { $good }.
event-gained-temp = { $seat } gains 1 Temporary { $good }.
event-gained-vp = { $seat } gains { $count } VP: { $source }.
event-gained-warriors = { $seat } gains { n-warrior }.
event-gained-weaponry = { $seat } gains { n-weapon }.
event-game-over = The game is over.
event-gave-back = { $seat } gives { n-card } back to the deck.
event-lost-build = { $seat } loses the conflict over a build and keeps the point.
event-moved = { $seat } moves a Warrior from region { $region } to region { $target }.
event-named-build = { $seat } names a build: { $option }.
event-paid-coins = { $seat } pays { n-coin }.
event-paid-vp = { $seat } pays { $count } VP.
event-paid-weaponry = { $seat } pays { n-weapon }.
event-placed = { $seat } places a Warrior in region { $region }.
event-played = { $seat } plays { $card }.
event-rerolled = Too many dice show one value: all are rolled again.
event-retrieved = { $seat } takes back the { $die } from { $row }, space { $count }.
event-returned-temp = { $seat } returns 1 Temporary { $good }.
event-rival-took-down = { $seat } takes { $card } from the offer, face down.
event-rival-took-up = { $seat } takes { $card } from the offer, face up.
event-rival-vase = Rhadamanthus moves to space { $count } of Vase { $vase }.
event-rolled = The dice are rolled.
event-round = Round { $count } begins; { $seat } is first.
event-route-income = { $seat } gains the income of Trade Route { $route }, space { $count }.
event-scoring = Scoring after round { $count }.
event-settled = { $seat } starts in region { $region }.
event-stepped = { $seat } steps to space { $count } of the { $track } track.
event-to-palace = { $seat } puts { $card } into the Palace.
event-took-offer = { $seat } takes { $card } from the offer.
event-took-trade = { $seat } takes Trade Bonus tile { $trade }.
event-used-trade = { $seat } uses Trade Bonus tile { $trade }.
event-used-trait = { $seat } uses the Royal Trait of { $card }.

## Opening a table

line = Draft dice, build a palace, rule Crete.
pitch = Lead your clan through the Bronze Age of Crete: draft dice, build cities and towers, trade over the sea and let your palace rise.
minutes = 60–120
setting-routes = Trade Route tiles
setting-routes-help = Which side of each of the three Trade Route tiles is used. Side A is simpler.
setting-routes-random = At random
setting-routes-AAA = A, A, A (for a first game)
setting-draft = Starting cards and abilities
setting-draft-yes = Chosen in turn
setting-draft-no = Dealt at random
setting-solo = Rhadamanthus plays
setting-solo-easy = Easy
setting-solo-normal = Normal
setting-solo-hard = Hard

# ---- names of our own for what has but a code; the code is its notation

ability-SA1 = Royal Scribes
ability-SA2 = Caravan Masters
ability-SA3 = Great Builders
ability-SA4 = Augurs
ability-SA5 = Arms Traders

start-ST-2A = Quarry House
start-ST-2B = Cypress House
start-ST-3A = Crescent House
start-ST-3B = Spear House
start-ST-3C = Oakgrove House
start-ST-4A = Rampart House
start-ST-4B = Woodland House
start-ST-4C = Sheaf House
start-ST-4D = Owl House

action-tile-AB1 = Full Coffers
action-tile-AB2 = Open Armoury
action-tile-AB3 = Market Stall
action-tile-AB4 = Royal Audience
action-tile-AB5 = Call to Arms

trade-B01 = Silver Purse
trade-B02 = Armourer’s Fee
trade-B03 = Crate of Axes
trade-B04 = Raiders’ Haul
trade-B05 = Laden Mules
trade-B06 = Unknown Cargo
trade-B07 = Bundle of Tablets
trade-B08 = News from Afar
trade-B09 = Ship of Warriors
trade-B10 = Vanguard
trade-B11 = Hired Masons
trade-B12 = Festival Gift
trade-B13 = Guest of the Palace
trade-B14 = Songs of Praise
trade-B15 = Fair Wind
trade-R01 = Foreign Wisdom
trade-R02 = Helping Hand
trade-R03 = Lasting Contract
trade-R04 = Rich Cargo
trade-R05 = Royal Gift
trade-R06 = Foreign Architect
trade-R07 = Blessing of the Waves
trade-R08 = Chest of Silver
trade-R09 = Arms for the Fleet
trade-R10 = Legend of the Sea
trade-R11 = Feast of Envoys
trade-R12 = Library of Byblos
trade-R13 = Favour of Pharaoh
trade-R14 = Travelling Singers
trade-R15 = Settlers of the Isles

route-01A = Nile Passage
route-02A = Byblos Passage
route-03A = Mycenae Passage
route-01B = Cyprus Passage
route-02B = Thera Passage
route-03B = Troy Passage
