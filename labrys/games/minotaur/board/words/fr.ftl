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
part-deck = Votre pioche
part-bonus = Réserve
part-hand = Votre main
part-account = Parties gagnées

# Devant le nom d’une carte
mark-building = [É]
mark-leader = [C]
cell-cursed = { $count ->
    [one] maudite
   *[other] maudite ×{ $count }
}
cell-total = { $name } { $count }
cell-held = { $text } · suprématie

players-line = { $name } : { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $deck } dans la pioche, { $discards } dans la défausse
players-known = connues en main : { $cards }
players-under = connues sous la pioche : { $cards }
cards-place = { $column } { $name } :
discards-line = { $name } : { $cards }

brief-cards = main { $hand }, pioche { $deck }
account-wins = { $name } : { $count }
account-drawn = Parties nulles : { $count }
