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
