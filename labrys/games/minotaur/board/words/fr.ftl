# Le plateau de Minotaur Lords en texte.

about = Vous menez l’une des deux maisons, Miron ou Vess, qui se disputent l’île de Cresos. Ses deux régions, haute et basse, ont chacune trois colonnes : militaire, religieuse et économique. Vos cartes ajoutent leur puissance à votre côté d’une colonne ; avec plus de puissance que l’autre côté, vous y prenez la suprématie. À votre tour, vous agissez (phases 0, 1 et 2, puis Suprématie) ou vous renouvelez votre main. Vous gagnez si, au début de votre tour, vous avez la suprématie dans deux colonnes de chaque région, ou si la pioche adverse est vide.

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

hand-legend = M, R, E : la carte peut aller dans une colonne militaire, religieuse ou économique.

brief-cards = main { $hand }, pioche { $deck }
# Devant des colonnes comme UM 5*:3 ; l’étoile est à côté de la puissance de qui a la suprématie
brief-columns = vous:adv.
account-wins = { $name } : { $count }
account-drawn = Parties nulles : { $count }
