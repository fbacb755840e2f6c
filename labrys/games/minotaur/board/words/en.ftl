# The board of Minotaur Lords as text.

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

brief-cards = hand { $hand }, deck { $deck }
account-wins = { $name }: { $count }
account-drawn = Drawn: { $count }
