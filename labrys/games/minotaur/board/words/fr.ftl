# Le plateau de Minotaur Lords en texte.

board-game = partie { $count }
board-score = { $first } { $one }, { $second } { $two }
board-turn = tour { $count }, { $name }
board-phase = { $phase ->
    [supremacy] Suprématie
   *[other] phase { $phase }
}

part-upper = Haute-Cresos
part-lower = Basse-Cresos
part-centre = Centre
part-players = Joueurs
part-cards = Cartes en jeu
part-discards = Défausses
part-deck = Toute votre pioche
part-bonus = Réserve
part-hand = Votre main
part-account = Parties gagnées

# Devant le nom d’une carte
mark-building = [É]
mark-leader = [C]
mark-building-legend = { mark-building } édifice
mark-leader-legend = { mark-leader } chef
counter-legend = { $mark } un marqueur de malédiction : puissance 0, pas de texte
cell-total = { $name } { $count }
cell-held = { $text } · suprématie

players-line = { $name } : { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $deck } dans la pioche, { $discards } dans la défausse
players-known = connues en main : { $cards }
players-under = connues sous la pioche : { $cards }
centre-owner = { $name } :
cards-place = { $column } { $name } :
discards-line = { $name } : { $cards }

brief-cards = main { $hand }, pioche { $deck }
account-wins = { $name } : { $count }
account-drawn = Parties nulles : { $count }
