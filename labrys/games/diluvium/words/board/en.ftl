# What only the board in the browser says.

page-ways = Parts of the table
page-way-chart = Chart
page-way-mine = My board
page-way-rivals = Others
page-chart = The sea chart
page-round = Round { $count }
page-order = Order of play
page-first = First player
page-last-round = Last round
page-stores = Trays
page-store = { $kind }: { $count } left in the tray
page-low = low
page-empty = empty
page-fleet-cards = { $count ->
    [one] 1 Fleet card left
   *[other] { $count } Fleet cards left
}
page-piles = Ruins deck, played cards and discarded tokens
page-deck = Ruins deck: { $count }
page-pile = Ruins Cards played: { $count }
page-spent = Discard Tray: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
page-settlers-of = { $name } { $count }
page-spaces-free = { $count ->
    [0] full
    [one] 1 space free
   *[other] { $count } spaces free
}
page-site = { $place }, { $kind }: { $text }
page-mark = { $place }, Exploration Space: { $effect }
page-mark-of = { $place }, marker of { $name }
page-monster = { $place }, Monster of strength { $count }, worth { $gold } Gold
page-monster-slain = { $place }, slain Monster
page-explorer-of = Exploration Ship of { $name }
page-warship-of = Warship of { $name }
page-way = { $count ->
    [0] Free
   *[other] { $count } Food
}
page-go = { $count ->
    [0] Sail to { $place }, free (0 Food)
   *[other] Sail to { $place } for { $count } Food
}
page-actions = Action Board of { $name }
page-section = { $action }: { $home } of { $slots } Settlers at home.
page-section-last = Your action of last turn.
page-wheel = The wheel: go on

page-moves = { $count } Settlers
page-one-tile = one tile
page-bonus-gold = +{ $count } Gold
page-bonus-choice = +1 of choice
page-bonus-win = win: +{ $count }
page-gold = { $count } Gold, seen only by its owner
page-gold-hidden = Gold is hidden
page-rack = Rack { $count } of { $most }
page-rack-of = { $count ->
    [one] 1 token on the rack, its kind is hidden
   *[other] { $count } tokens on the rack, their kinds are hidden
}
page-hand = Ruins Cards: { $count }
page-rivals = The others
page-last-turn = last turn: { $action }
page-strength = Military Strength { $count }
page-markers = { $count ->
    [one] { $count } Exploration Marker left
   *[other] { $count } Exploration Markers left
}
page-battle = Battle at { $place }: commit Weapons
page-bid = { $count } Weapons: { $total } in all
page-duel-attack = { $name } may come to { $least } to { $most }. A tie is yours.
page-duel-defend = { $name } may come to { $least } to { $most }. A tie is theirs.
page-trades = Trade
page-sell = { $craft } Craft for { $gold } Gold
page-train = { $weapons } Weapons for Military Strength { $strength }
page-boards = Action Boards of side B
page-differs-explorer = Exploration Ship: { $count } tiles free
page-differs-markers = Gold of the markers: { $text }
page-differs-warship = Warship: { $count } tiles for each Food
page-differs-strength = Begins with Military Strength { $count }
page-differs-sale = Sells { $craft } Craft for { $gold } Gold
page-differs-settle = Settle bonus: { $count } Gold
page-differs-placing = Each Settler that is placed: { $count } Gold
page-differs-slots = Settlers in Explore, Settle, Produce, Engage: { $text }
page-legend = What the signs mean
page-legend-sea = On the chart
page-legend-means = Tokens and tracks
page-means-food = Food: pays for long voyages and uncharted water
page-means-craft = Craft: sold for Gold
page-means-weapons = Weapons: committed in fights, or traded for strength
page-means-ruins = Ruins: a Settler here draws a Ruins Card
page-means-gold = Exploration Space: the Gold it gives
page-means-settler = Exploration Space: a Settler comes to this tile
page-means-strength = Exploration Space: Military Strength +1
page-means-explorer = Exploration Ship: a pale sail
page-means-warship = Warship: a coloured sail, shields and oars
page-means-monster = Monster: its strength on the shield, its Gold on the coin
page-means-uncharted = Uncharted water: what it costs to enter, in Food
page-means-filled = A voyage that explores, with all the Food it costs
page-means-hollow = A voyage that only sails there
page-means-short = A voyage for which Food is missing
page-means-no = Ships cross here and never stop
page-account = Gold by where it came from
page-total = Total
page-won = { $name } wins with { $gold } Gold.
page-shared = { $names } share the victory with { $gold } Gold.
page-solo-won = { $name } wins: { $gold } Gold against { $other } of the Drowned Fleet.
page-solo-lost = The Drowned Fleet prevails: { $name } has { $gold } Gold, the Fleet { $other }.
page-aims = Aim
page-goal-beat = beat the Fleet
page-goal-gold = Gold
page-goal-monsters = Monsters
page-goal-cards = Ruins Cards
page-goal-fights = fights
page-goal-all-markers = markers
page-goal-all-settlers = Settlers out
page-aim-beat = End with more Gold than the Fleet: you have { $have }, and { $need } are enough as it stands
page-aim-gold = { $have } of { $need } Gold
page-aim-monsters = Monsters slain: { $have } of { $need }, and more than the Fleet
page-aim-cards = Ruins Cards played: { $have } of { $need }
page-aim-fights = Fights won against the Fleet’s Warship: { $have } of { $need }
page-aim-all-markers = Exploration Markers placed: { $have } of { $need }
page-aim-all-settlers = Settlers that have left your Action Board: { $have } of { $need }
page-star = One more star for a win with { $count } Gold

page-last = last
page-zoom-out = Further away
page-zoom-whole = The whole chart
page-zoom-in = Nearer
page-less = Less
page-more = More
page-sell-after = Gold { $gold } → { $after }
page-bid-loses = loses for sure
page-bid-wins = wins for sure
page-bid-beats = { $count ->
    [0] wins if they commit none
   *[other] wins if they commit { $count } or less
}

# What only the board in letters says.

about = A flood has left scattered islands. Each turn you turn your wheel to another of four actions: Explore sails your Exploration Ship and charts tiles with markers; Settle moves two Settlers to charted islands, where each takes a token or a Ruins Card; Produce makes one tile yield again and sells Craft for Gold; Engage sails your Warship against rivals and Monsters. When a tray of tokens is empty, one more round is played. Whoever then has the most Gold wins.
board-round = round { $count }
board-turn = turn: { $name }
board-none = none
brief = Gold { $gold } · { $text } · strength { $strength }
brief-trays = trays { $text }
part-chart = Chart
part-tiles = Tiles that lie faceup
part-trays = Trays
part-empires = Players
part-wheel = Your Action Board
part-fleet = The Drowned Fleet
part-hand = Your Ruins Cards
part-account = Gold by where it came from
account-total = Total
letter-food = f
letter-craft = c
letter-weapons = w
letter-ruins = r
letter-settler = s
letter-military = m
letter-explorer = e
letter-warship = w
chart-cost = cost { $count }
chart-legend = Each tile: its place, and ships (e{ $letter } an Exploration Ship, w{ $letter } a Warship); islands with a dot for each free space ({ $kinds }); Exploration Spaces (+2 Gold, +s a Settler, +m Military Strength, ={ $letter } taken) and a Monster (M5/6: strength 5, 6 Gold; Mx slain). Players: { $people }. Tiles that touch are adjacent; "board tiles" tells their names.
tile-island = { $kind } { $count }
tile-monster = Monster of strength { $strength }, { $gold } Gold
trays-one = { $state ->
    [empty] { $kind } 0 (empty)
    [low] { $kind } { $count } (low)
   *[full] { $kind } { $count }
}
trays-piles = Ruins deck { $deck }, played { $pile } · spent { $spent }
trays-last = last round
empires-you = (you)
empires-first = (first player)
empires-gold = Gold { $count }
empires-rack = rack { $count } ({ $text })
empires-hidden = hidden
empires-cards = Ruins Cards { $count }
empires-strength = strength { $count }
empires-markers = markers { $count }
empires-last = last turn { $action }
empires-settlers = At home: { $text }
empires-home = { $lit ->
    [yes] { $action } { $home }/{ $slots } (bonus)
   *[no] { $action } { $home }/{ $slots }
}
wheel-last = { $action } (last)
wheel-home = { $home } of { $slots }
wheel-settlers = Settlers
wheel-does = Does
wheel-bonus = Bonus
wheel-sail = { $count } tiles, +{ $more }/f
wheel-settle = { $count } Settlers
wheel-produce = one tile yields
wheel-choice = 1 resource
wheel-victory = win: { $count } Gold
wheel-markers = Gold of the markers left: { $text }
wheel-trade = In Produce: { $craft } Craft for { $gold } Gold, { $weapons } Weapons for strength +1
fleet-level = level { $text }
fleet-cards = cards left { $count }, used: { $text }
