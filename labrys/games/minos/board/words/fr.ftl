# Le plateau de Minos en texte. Des lettres remplacent les mots où la place manque : voir la légende.

about = Vous menez un clan de la Crète de l’âge du bronze pendant quatre manches. À chaque manche, vous prenez quatre dés et les placez sur les lignes Action, vous avancez sur les pistes Progrès avec des groupes de dés d’une même couleur, puis vous récupérez vos dés, du plus haut au plus bas, pour accomplir leurs actions, et vous touchez vos revenus. Les dés faibles glissent vers les cases fortes, à gauche ; les dés forts agissent plus tôt. Les Fermes et les régions rapportent des points après les manches 2 et 4. Qui a alors le plus de points de victoire (PV) gagne.

board-title = Minos · manche { $round } sur 4 · Âge { $age } · premier joueur { $first }
board-title-setup = Minos · mise en place
board-rest = Le reste n’a pas changé ; « plateau » montre tout, avec le sens des lettres.
# The letters of the clans
letter-purple = V
letter-green = T
letter-beige = B
letter-rival = R
letter-navy = M

board-dash = –

part-map = Planisphère
part-rows = Lignes Action
part-tracks = Pistes Progrès
part-offer = Offre
part-routes = Routes Commerciales
part-vases = Vases
part-clans = Clans
part-hand = Vos cartes
part-others = Cartes des autres
part-goods = Denrées
part-rival = Rhadamanthe
part-tiles = Tuiles du planisphère
part-account = Points

# Le planisphère
map-covered = (couvert)
map-legend = C Cité, T Tour, F Ferme avec la lettre du clan. { $letter }3 = 3 Guerriers de { $name }, * domine. F14 = tuile Fondation. I-02:3 = tuile Peuple de la Mer qui coûte 3 Armes, + une autre dessous. « carte F14 » dit ce que donne une tuile.
map-borders = frontières { $regions }

# Lignes Action
rows-pool = Dés à prendre : { $dice }
rows-space = { $points }pt
rows-coins = +{ $count }P
rows-weaponry = +{ $count }A
rows-step = +piste
rows-tile = +bonus
rows-either = +piste/bonus
rows-age-two = +II
rows-legend = pt points d’action, P Pièces, A Armes, II une carte peut être de l’Âge II, piste = un pas sur une piste Progrès au choix, bonus = tuile Action Bonus : { $tile }

# Pistes Progrès
tracks-next = { $track } { $space } : { $benefit }

# Routes Commerciales
routes-cost = { $count }P
routes-blue = bleue
routes-red = rouge
routes-vp = { $count } PV
routes-legend = Pièces pour entrer sur chaque case ; bleue et rouge : on y prend une tuile Bonus Commercial de la route.

# Vases
vases-free = libre : { $spaces }
vases-claimed = obtenu par { $names }
vases-rival = { $name } est sur { $space }
vases-full = plus rien

# Clans
clans-letter = { $letter }
clans-you = { $letter }, vous
clans-vp = PV
clans-coins = Pièces
clans-weaponry = Armes
clans-income = Piste Revenus
clans-income-value = { $space } : { $coins }P { $vp }PV
clans-ability = Capacité Spéciale
clans-ability-value = { $ability } niveau { $level }
clans-map = Guerriers en jeu
clans-reserves = en réserve
clans-supply = en stock
clans-cities = Cités
clans-towers = Tours
clans-farms = Fermes
clans-ships = Navires sur routes
clans-hand = Main
clans-area = Jouées
clans-palace = Palais
clans-trade = Bonus Comm.
clans-sea = Peuples vaincus
clans-temporary = { $count }+{ $temporary }t
clans-legend = 1+2t = 1 Denrée et 2 Denrées Temporaires de ce type. Navires : la case sur les routes 1, 2 et 3.

# Cartes
hand-ability = { $ability } : { $text }
hand-hand = Dans votre main
hand-area = Jouées, dans votre zone de jeu
hand-palace = Dans votre Palais
card-short = { $id } { $name } · { $cost } P{ $goods } · { $vp } PV · { $effects } · { $trait }
card-trait = { $id } { $name } · { $vp } PV · { $trait }
others-hand = { $name }, vues entrer dans la main
others-area = { $name }, jouées
others-palace = { $name }, dans le Palais
goods-stacks = Denrées des piles visibles : { $goods } ; dans la pile cachée : { $pile }
goods-temporary = Denrées Temporaires du stock : { $goods }
offer-discards = Défaussées : { $cards }
offer-deck = Paquet actif { $deck }, défausse { $discards } ; paquet de l’Âge II { $second }

# Le rival
rival-level = Mode : { $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
}
rival-next = Prochaine ligne : { $rows }
rival-cards = Cartes : { $down } face cachée, { $up } face visible
rival-will = Dans le sac de Volonté : { $goods }
rival-wild = Le dé Joker de la case { $space } vaut { $row }

# État et décompte
brief = { $name } : { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}, { $weaponry ->
    [one] { $weaponry } Arme
   *[other] { $weaponry } Armes
}, { $vp } PV
account-total = Total
