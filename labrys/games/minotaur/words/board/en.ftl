# The board of Minotaur Lords as text.

about = You lead one of two houses, Miron or Vess, that fight over the island of Cresos. Its two regions, upper and lower, have three columns each: military, religious and economic. Your cards add power to your side of a column; with more power than the other side you gain supremacy there. On your turn you act (phases 0, 1 and 2, then Supremacy) or refresh your hand. You win if, at the beginning of your turn, you hold supremacy in two columns of each region, or if the other deck is empty.

board-game = game { $count }
board-score = { $first } { $one }, { $second } { $two }
board-turn = turn { $count }, { $name }
board-phase = { $phase ->
    [supremacy] Supremacy
   *[other] phase { $phase }
}

part-upper = Upper Cresos
part-lower = Lower Cresos
part-centre = Centre
part-players = Players
part-cards = Cards in play
part-discards = Discard piles
part-deck = Your whole deck
part-bonus = Bonus deck
part-hand = Your hand
part-account = Games won

# Before the name of a card
mark-building = [B]
mark-leader = [L]
mark-building-legend = { mark-building } building
mark-leader-legend = { mark-leader } leader
counter-legend = { $mark } a curse counter: power 0, no text
cell-total = { $name } { $count }
cell-held = { $text } · supremacy

players-line = { $name }: { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck, { $discards } discarded
players-known = known in hand: { $cards }
players-under = known under the deck: { $cards }
centre-owner = { $name }:
cards-place = { $column } { $name }:
discards-line = { $name }: { $cards }

hand-legend = M, R, E: the card may go into a military, religious or economic column.

brief-cards = hand { $hand }, deck { $deck }
# Before columns such as UM 5*:3; the star stands with the power of who holds supremacy
brief-columns = you:them
account-wins = { $name }: { $count }
account-drawn = Drawn: { $count }

## The board in the browser

page-turn = Turn { $count }
page-over = The game is over
page-game = Game { $count } of the match
page-wins = { $name }: { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}, { $needed } win the match
page-phases = Phases of a turn of acting
page-phase-0 = Phase 0
page-phase-1 = Phase 1
page-phase-2 = Phase 2
page-phase-supremacy = Supremacy
page-phase-0-tip = Any number of actions with cards of phase 0.
page-phase-1-tip = One action with a card of phase 1.
page-phase-2-tip = One action with a card of phase 2.
page-phase-supremacy-tip = Totals are compared in all six columns; then you may use the power of each column you hold.
page-phase-0-deed = any number
page-phase-1-deed = one action
page-phase-2-deed = one action
page-phase-supremacy-deed = compare power
page-aim = Aim: hold two columns of each region when your turn begins, or find the other deck empty.
page-close = { $name } holds two columns of each region, and wins if that is still so when their next turn begins.
page-close-own = You hold two columns of each region. Keep them until your next turn begins, and you win.
page-close-deck = The deck of { $other } is empty: { $name } wins when their next turn begins.
page-skipped = skipped
page-refreshes = Refreshes
page-actions = { $count ->
    [0] no action left
    [one] { $count } action left
   *[other] { $count } actions left
}
page-duty = a card must still leave the hand
page-duty-met = a card has left the hand

page-kind-military = military
page-kind-religious = religious
page-kind-economic = economic
page-column-military = Military
page-column-religious = Religious
page-column-economic = Economic
page-region-held = Columns held: { $first } { $one }, { $second } { $two }
page-region-tip = Columns held here. Whoever holds two in each region when their turn begins wins the game.
page-column-aloud = { $column }: { $first } { $one }, { $second } { $two }; { $holder ->
    [none] nobody has supremacy
   *[other] supremacy: { $holder }
}
page-exercise = Whoever holds supremacy here may in the Supremacy phase: { $text }.
page-stack = { $name } in { $column }
page-centre = Centre
page-gods = Gods of { $name }
page-no-gods = No god in play
page-fate = Takes effect
page-used = text used this turn

page-deck = deck
page-deck-aloud = Deck of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-deck-tip = A player whose turn begins while the other deck is empty wins.
page-under = Known under the deck: { $cards }
page-hand = hand
page-hand-aloud = Hand of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-own-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-empty-hand = Your hand is empty.
page-seen = Cards you know in the hand of { $name }
page-looking = { $count ->
    [one] { $count } card off the deck, looked at
   *[other] { $count } cards off the deck, looked at
}
page-discards = discards
page-discards-aloud = Discard pile of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

page-exchange = Between two games
page-last-game = { $name } has won the last game.
page-step-remove = Both put up to { $count } cards of their deck aside, in secret
page-step-take = { $name } takes as many from the bonus deck
page-leaving = { $count ->
    [0] Leaves your deck: click cards below
    [one] Leaves your deck: { $count } card
   *[other] Leaves your deck: { $count } cards
}
page-new = { $count ->
    [0] Comes into the deck
    [one] New in the deck: { $count } card
   *[other] New in the deck: { $count } cards
}
page-own-deck = { $count ->
    [one] In your deck: { $count } card of your house
   *[other] In your deck: { $count } cards of your house
}
page-bonus = { $count ->
    [one] Bonus deck: { $count } card
   *[other] Bonus deck: { $count } cards
}
page-put = { $count ->
    [one] Put there by the houses: { $count } card
   *[other] Put there by the houses: { $count } cards
}

page-account = How the table lies at the end
page-match-won = { $name } wins the match by { $one } to { $two }.
page-account-supremacy = supremacy
page-account-held = Held
page-account-piles = Cards
page-account-deck = Deck
page-account-discards = Discards
page-account-wins = Games won

page-ways = From part to part
page-way-board = The board
page-way-hand = Your hand
page-legend = What the signs mean
page-legend-table = On the table
page-means-counter = supremacy counter: it lies on the side of whoever holds the column
page-means-exercised = a turned counter: the column was exercised this turn
page-means-wanted = beside a region’s name: a column still wanted there
page-means-counters = curse counter: as long as one lies on a card, it has no power and no text
page-means-blank = a dashed ring around the power: the card is cursed
page-means-used = the text of this card was used this turn
page-means-stripe = the stripe on the left tells the house: its colour and its lines
page-legend-card = On every card
page-legend-text = In the texts
page-means-power = power: what the card adds to its column
page-means-phase = the only phase in which the card is played, activated or uncursed
page-means-minion = minion: enters a column
page-means-building = building: strong, but arrives cursed
page-means-leader = leader: one per player in a column
page-means-god = god: goes to the centre, three at most
page-means-fate = fate: takes effect once, then is discarded
page-means-military = may enter a military column
page-means-religious = may enter a religious column
page-means-economic = may enter an economic column
page-means-horde = Horde: stronger in numbers
page-means-minotaur = Minotaur
page-means-action = action: works on arrival and when activated; with a number, further actions
page-means-curse = curse: a counter makes a card blank, with power 0
page-means-uncurse = takes a curse counter off
page-means-destroy = discards a card from play; ≤: up to this power
page-means-bounce = sends a card back to its owner’s hand
page-means-move = moves a card to another column
page-means-boost = more power until end of turn
page-means-draw = draws cards
page-means-mill = the opponent loses cards off the deck
page-means-dig = looks through the top of your deck
page-means-peek = looks at the opponent’s hand
page-means-discards = a card is discarded from a hand
page-means-recover = takes cards back from your discard pile
page-means-copy = uses the text of another card
page-means-supremacy = the power of a column, used once more or stronger
page-means-plus = gives power to these cards
page-means-count = gains power by these cards; X: it has no other power
page-means-shield = protects against this
page-means-block = stops the opponent here
page-means-tie = wins equal totals here
page-means-lock = keeps these cards of the opponent out
page-means-hand = more cards when you refresh
page-means-builder = buildings arrive with fewer curse counters
page-means-rebirth = returns to your hand instead of being discarded
