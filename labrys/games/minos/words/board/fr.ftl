# Le plateau de Minos en texte. Des lettres remplacent les mots où la place manque : voir la légende.

about = Vous menez un clan de la Crète de l’âge du bronze pendant quatre manches. À chaque manche, vous sélectionnez quatre dés et les placez sur les lignes Action, vous avancez sur les pistes Progrès avec des groupes de dés d’une même couleur, puis vous récupérez vos dés, de la plus forte à la plus faible valeur, pour effectuer leurs actions, et vous touchez vos Revenus. Les dés de faible valeur glissent vers les cases fortes, à gauche ; ceux de forte valeur agissent plus tôt. Les Fermes et les régions rapportent des points après les manches 2 et 4. Le joueur qui a alors le plus de points de victoire (PV) gagne.

board-title = Minos · manche { $round } sur 4 · Âge { $age } · premier joueur { $first }
board-title-setup = Minos · mise en place
board-rest = Le reste n’a pas changé ; « plateau » montre tout, avec le sens des lettres.
# Les lettres des clans
letter-purple = V
letter-green = T
letter-beige = B
letter-rival = R
letter-navy = L

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
part-discards = Défausse
part-rival = Rhadamanthe
part-tiles = Tuiles du planisphère
part-account = Points

# Le planisphère
map-covered = (couvert)
map-legend = C Cité, T Tour, F Ferme avec la lettre du clan. { $letter }3 = 3 Guerriers ({ $name }), * domine. F14 = tuile Fondation. I-02:3 = tuile Peuple de la Mer qui coûte 3 Armes, + une autre dessous. « carte F14 » dit ce que donne une tuile.
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
rows-legend = pt points d’action, P Pièces, A Armes, II une carte peut être de l’Âge II, piste = avancer d’une case sur une piste Progrès au choix, bonus = tuile Action Bonus : { $tile }

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
vases-claimed = revendiqué par { $names }
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
clans-ability-value = { $ability }, case { $level }
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

# Le bot
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

## page: cards and clans

page-you = vous
page-first = premier joueur
page-more = Cartes et plateau Joueur
page-face-up = Cartes face visible
page-no-cards = aucune
page-starts = Cartes Départ au choix
page-abilities = Capacités Spéciales au choix
page-count = { $name } : { $count }
page-good = { $temporary ->
    [0] { $good } : { $count }
    [one] { $good } : { $count }, et { $temporary } Temporaire
   *[other] { $good } : { $count }, et { $temporary } Temporaires
}
page-income = { $vp ->
    [0] Piste Revenus, case { $space } : { $coins } Pièces par manche
   *[other] Piste Revenus, case { $space } : { $coins } Pièces et { $vp } PV par manche
}
page-warriors = Guerriers : { $count } sur le planisphère, { $reserves } en réserve, { $supply } encore en stock
page-track = Piste { $track } : case { $space }. Ensuite : { $text }
page-build-points = { $count ->
    [one] { $count } point d’action Construction en attente
   *[other] { $count } points d’action Construction en attente
}
page-free-build-points = { $count ->
    [one] { $count } point d’action Construction sans coût en attente
   *[other] { $count } points d’action Construction sans coût en attente
}

# Les pièces du plateau Joueur
page-city-row = Cités
page-tower-row = Tours
page-farm-row = Fermes
page-ship-row = Navires
page-city = Cité { $count }
page-tower = Tour { $count }
page-farm = Ferme { $count }
page-ship = Navire { $count }
page-slot-built = { $piece }, en jeu : { $gain }.
page-slot-open = { $piece } : coûte { $price } ; { $gain }.
page-tower-bonus = { $vp } PV de plus par région dominée à chaque décompte
page-income-steps = { $count ->
    [one] { $count } case sur la piste Revenus
   *[other] { $count } cases sur la piste Revenus
}
page-farm-scoring = { $count ->
    [one] { $vp } PV à chaque décompte avec { $count } Ferme
   *[other] { $vp } PV à chaque décompte avec { $count } Fermes
}

# De quoi il s’agit dans ce tour
page-turn = { $name } récupère un dé de { $row }, case { $space } :
page-points-left = { $count ->
    [0] plus aucun point
    [one] { $count } point restant
   *[other] { $count } points restants
}
page-resources-due = ressources de la case encore à prendre
page-step-due = avancée sur une piste encore à faire
page-action-bonus-due = bonus de la tuile Action Bonus encore à prendre
page-traits-due = { $count ->
    [one] { $count } Trait Royal encore à utiliser
   *[other] { $count } Traits Royaux encore à utiliser
}

## page: the table

page-letter-red = R
page-letter-yellow = J
page-letter-blue = B
page-letter-gray = G
page-pool = Dés à prendre
page-pool-empty = Tous les dés sont placés.
page-pool-later = Les dés sont lancés au début de la manche.
page-action-bonus = Tuile Action Bonus
page-rows-now = { $name } utilise cette case.
page-route-ship = Navire : { $name }
page-tiles-blue = Tuiles Bonus Commercial bleues
page-tiles-red = Tuiles Bonus Commercial rouges
page-route-blue = En arrivant, prenez une tuile Bonus Commercial bleue.
page-route-red = En arrivant, prenez une tuile Bonus Commercial rouge ; il faut une Tour pour chacun de vos Navires arrivés aussi loin.
page-offer-empty = Aucune carte n’est offerte.
page-deck-active = { $count ->
    [one] Paquet actif : { $count } carte
   *[other] Paquet actif : { $count } cartes
}
page-deck-waiting = { $count ->
    [one] Paquet de l’Âge II : { $count } carte
   *[other] Paquet de l’Âge II : { $count } cartes
}
page-discards = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
page-good-stack = { $good } dans la pile visible
page-good-supply = { $good } Temporaire dans le stock
page-goods-legend = À gauche les Denrées de la pile visible, à droite, dans un cercle brisé, les Denrées Temporaires du stock.
page-pile = { $count ->
    [one] pile face cachée : { $count } Denrée
   *[other] pile face cachée : { $count } Denrées
}
page-vase-rival = { $name } sur { $space }
page-solo = Cartes Solo et sac de Volonté
page-solo-next = { $count ->
    [one] Prochaine ligne du bot ({ $count } carte Solo restante)
   *[other] Prochaine ligne du bot ({ $count } cartes Solo restantes)
}
page-solo-drawn = Cartes Solo de cette manche
page-solo-will = Dans le sac de Volonté
page-region = Région { $count } : { $good }.
page-region-covered = Région { $count } : { $good }, couvert.
page-region-city = Cité : { $name }.
page-region-tower = Tour : { $name }.
page-region-farm = Ferme : { $name }.
page-region-warriors = { $count ->
    [one] { $name } : { $count } Guerrier.
   *[other] { $name } : { $count } Guerriers.
}
page-region-rules = { $count ->
    [one] { $name } : { $count } Guerrier, domination.
   *[other] { $name } : { $count } Guerriers, domination.
}
page-region-below = Dessous se trouve une tuile Peuple de la Mer de Niveau II.
page-rounds = Manches
page-round = Manche { $count }.
page-scored = Les Fermes et les régions rapportent des points à sa fin.
page-age = Âge { $age }
page-set-up = Mise en place
page-scores = Points
page-vp = PV
page-first-player = Premier joueur
page-ways = Parties du plateau
page-own-board = Votre plateau Joueur et votre Palais
page-coins = Pièces
page-weaponry = Armes
page-income-name = Revenus
page-warrior-name = planisphère
page-reserves-name = réserve
page-supply-name = stock
page-way-map = Régions
page-way-rows = Dés
page-way-mine = Main
page-way-offer = Offre
page-way-own = Plateau
page-way-tracks = Pistes
page-way-routes = Routes
page-way-clans = Clans
page-way-discards = Défausse
page-way-solo = Solo
page-way-signs = ?
page-account = Points de victoire selon leur origine, moins ceux payés
page-won = { $name } gagne avec { $vp } PV, soit { $lead } de plus que quiconque.
page-shared = { $names } se partagent la victoire avec { $vp } PV chacun.
page-solo-won = { $name } gagne : { $vp } PV contre { $other } pour { $rival }.
page-solo-lost = { $rival } gagne avec { $other } PV ; { $name } en a { $vp } et devait en avoir davantage.

# Ce que veulent dire les signes
page-legend = Ce que veulent dire les signes
page-legend-means = Ce que vous avez
page-legend-deeds = Ce que permettent cartes, tuiles et cases
page-legend-table = Sur la table
means-coin = Pièce
means-weapon = Arme
means-vp = Point de Victoire
means-income = vos Revenus, touchés à la fin de chaque manche
means-good = une Denrée, gardée toute la partie : chacune rend un paiement moins cher
means-good-rnd = une Denrée tirée de la pile face cachée
means-temp = une Denrée Temporaire, qui sert une fois
means-warrior = Guerrier sur le planisphère
means-reserves = Guerrier de votre réserve, prêt à être placé
means-supply = Guerrier du stock, pas encore disponible
means-city = Cité
means-tower = Tour
means-farm = Ferme
means-ship = Navire
means-card = cartes Décret
means-area = cartes jouées qui ne sont pas au Palais
means-palace = Palais : y placer une carte
means-draw = piocher ; II : dans le paquet de l’Âge II
means-take = prendre une carte de l’offre ou du paquet
means-play = jouer une carte ; Pièces barrées : gratuitement
means-discard = défausser une carte
means-place = placer un Guerrier de votre réserve
means-move = déplacer un Guerrier
means-build = 1 point d’action Construction
means-wild = 1 point d’action Joker, pour l’action de votre choix
means-track-any = avancer d’une case sur la piste Progrès de votre choix ; avec ↓, sur la moins avancée
means-route-income = le revenu d’un de vos Navires
means-repeat = autant de fois que vous voulez
means-action-bonus = la tuile Action Bonus, la même pour toute la partie
means-scoring = manches 2 et 4, et sur les Fermes : décompte
means-end = à la fin de la partie
means-first = premier joueur
means-region = une région : 2/4, c’est 2 PV pour la présence, 4 pour la domination
means-dominance = une région que vous dominez, avec plus de Guerriers que tout autre
means-sea = Peuple de la Mer : combattez-le avec des Armes
means-trade = une tuile Bonus Commercial de cette couleur, prise en atteignant la case
means-vase = Vase : les premiers à remplir sa condition en revendiquent les PV
means-ability = votre tuile Capacité Spéciale et la case de son marqueur
