# Le plateau de Minotaur Lords en texte.

about = Vous menez l’une des deux Maisons, Miron ou Vess, qui se disputent l’île de Cresos. Ses deux régions, haute et basse, ont chacune trois colonnes : militaire, religieuse et économique. Vos cartes ajoutent leur puissance à votre côté d’une colonne ; avec plus de puissance que l’autre côté, vous y prenez la suprématie. À votre tour, vous agissez (phases 0, 1 et 2, puis Suprématie) ou vous renouvelez votre main. Vous gagnez si, au début de votre tour, vous avez la suprématie dans deux colonnes de chaque région, ou si la pioche adverse est vide.

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
part-deck = Tout votre paquet
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
# Devant des colonnes comme UM 5*:3 ; l’étoile est à côté de la puissance de qui a la suprématie
brief-columns = vous:adv.
account-wins = { $name } : { $count }
account-drawn = Parties nulles : { $count }

## Le plateau dans le navigateur

page-turn = Tour { $count }
page-over = La partie est finie
page-game = Partie { $count } du match
page-wins = { $name } : { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}, il en faut { $needed } pour le match
page-phases = Phases d’un tour où l’on agit
page-phase-0 = Phase 0
page-phase-1 = Phase 1
page-phase-2 = Phase 2
page-phase-supremacy = Suprématie
page-phase-0-tip = Autant d’actions que l’on veut avec des cartes de phase 0.
page-phase-1-tip = Une action avec une carte de phase 1.
page-phase-2-tip = Une action avec une carte de phase 2.
page-phase-supremacy-tip = On compare les totaux des six colonnes ; puis vous pouvez exercer le pouvoir de chaque colonne que vous tenez.
page-phase-0-deed = à volonté
page-phase-1-deed = une action
page-phase-2-deed = une action
page-phase-supremacy-deed = comparer
page-aim = But : tenir deux colonnes de chaque région au début de votre tour, ou trouver vide la pioche adverse.
page-close = { $name } tient deux colonnes de chaque région et gagne si c’est encore le cas au début de son prochain tour.
page-close-own = Vous tenez deux colonnes de chaque région. Gardez-les jusqu’au début de votre prochain tour, et vous gagnez.
page-close-deck = { $other } n’a plus de carte dans sa pioche : { $name } gagne au début de son prochain tour.
page-skipped = sautée
page-refreshes = Renouvelle sa main
page-actions = { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
}
page-duty = une carte doit encore quitter la main
page-duty-met = une carte a quitté la main

page-kind-military = militaire
page-kind-religious = religieuse
page-kind-economic = économique
page-column-military = Militaire
page-column-religious = Religieuse
page-column-economic = Économique
page-region-held = Colonnes tenues : { $first } { $one }, { $second } { $two }
page-region-tip = Colonnes tenues ici. Qui en tient deux dans chaque région au début de son tour gagne la partie.
page-column-aloud = { $column } : { $first } { $one }, { $second } { $two } ; { $holder ->
    [none] personne n’a la suprématie
   *[other] suprématie : { $holder }
}
page-exercise = Qui a la suprématie ici peut, dans la phase Suprématie : { $text }.
page-stack = { $name }, dans la colonne { $column }
page-centre = Centre
page-gods = Divinités : { $name }
page-no-gods = Aucune divinité en jeu
page-fate = Prend effet
page-used = texte utilisé ce tour-ci

page-deck = pioche
page-deck-aloud = { $name }, pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-deck-tip = Qui commence son tour alors que l’autre pioche est vide a gagné.
page-under = Connues sous la pioche : { $cards }
page-hand = main
page-hand-aloud = { $name }, main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-own-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-empty-hand = Votre main est vide.
page-seen = { $name } : cartes que vous connaissez dans sa main
page-looking = { $count ->
    [one] { $count } carte de la pioche, regardée
   *[other] { $count } cartes de la pioche, regardées
}
page-discards = défausse
page-discards-aloud = { $name }, défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

page-exchange = Entre deux parties
page-last-game = { $name } a gagné la dernière partie.
page-step-remove = Chacun écarte en secret jusqu’à { $count } cartes de son paquet
page-step-take = { $name } en prend autant dans la réserve
page-leaving = { $count ->
    [0] Quitte votre paquet : cliquez sur des cartes ci-dessous
    [one] Quitte votre paquet : { $count } carte
   *[other] Quittent votre paquet : { $count } cartes
}
page-new = { $count ->
    [0] Entre dans le paquet
    [one] Nouvelle dans le paquet : { $count } carte
   *[other] Nouvelles dans le paquet : { $count } cartes
}
page-own-deck = { $count ->
    [one] Dans votre paquet : { $count } carte de votre Maison
   *[other] Dans votre paquet : { $count } cartes de votre Maison
}
page-bonus = { $count ->
    [one] Réserve : { $count } carte
   *[other] Réserve : { $count } cartes
}
page-put = { $count ->
    [one] Mise là par les Maisons : { $count } carte
   *[other] Mises là par les Maisons : { $count } cartes
}

page-account = L’état de la table à la fin
page-match-won = { $name } gagne le match par { $one } à { $two }.
page-account-supremacy = suprématie
page-account-held = Tenues
page-account-piles = Cartes
page-account-deck = Pioche
page-account-discards = Défausse
page-account-wins = Parties gagnées

page-ways = D’une partie à l’autre
page-way-board = Le plateau
page-way-hand = Votre main
page-legend = Ce que veulent dire les signes
page-legend-table = Sur la table
page-means-counter = marqueur de suprématie : il est du côté de qui tient la colonne
page-means-exercised = un marqueur tourné : la colonne a été exercée ce tour-ci
page-means-wanted = à côté du nom d’une région : une colonne qu’il faut encore y prendre
page-means-counters = marqueur de malédiction : tant qu’il y en a un sur une carte, elle n’a ni puissance ni texte
page-means-blank = un cercle brisé autour de la puissance : la carte est maudite
page-means-used = le texte de cette carte a servi ce tour-ci
page-means-stripe = la bande de gauche dit la Maison, par sa couleur et ses rayures
page-legend-card = Sur chaque carte
page-legend-text = Dans les textes
page-means-power = puissance : ce que la carte apporte à sa colonne
page-means-phase = la seule phase où l’on joue la carte, l’active ou lève une malédiction sur elle
page-means-minion = serviteur : va dans une colonne
page-means-building = édifice : fort, mais arrive maudit
page-means-leader = chef : un par joueur et par colonne
page-means-god = divinité : va au centre, trois au plus
page-means-fate = destin : prend effet une fois, puis est défaussé
page-means-military = peut aller dans une colonne militaire
page-means-religious = peut aller dans une colonne religieuse
page-means-economic = peut aller dans une colonne économique
page-means-horde = Horde : plus forte en nombre
page-means-minotaur = Minotaure
page-means-action = action : agit à l’arrivée et quand on l’active ; avec un nombre, actions de plus
page-means-curse = malédiction : un marqueur prive la carte de sa puissance et de son texte
page-means-uncurse = lève une malédiction : retire un marqueur
page-means-destroy = défausse une carte en jeu ; ≤ : jusqu’à cette puissance
page-means-bounce = renvoie une carte dans la main de son propriétaire
page-means-move = déplace une carte vers une autre colonne
page-means-boost = plus de puissance jusqu’à la fin du tour
page-means-draw = pioche des cartes
page-means-mill = l’adversaire perd des cartes de sa pioche
page-means-dig = examine le dessus de votre pioche
page-means-peek = regarde la main de l’adversaire
page-means-discards = une carte d’une main est défaussée
page-means-recover = reprend des cartes de votre défausse
page-means-copy = utilise le texte d’une autre carte
page-means-supremacy = le pouvoir d’une colonne, une fois de plus ou plus fort
page-means-plus = donne de la puissance à ces cartes
page-means-count = gagne de la puissance selon ces cartes ; X : elle n’en a pas d’autre
page-means-shield = protège contre ceci
page-means-block = arrête l’adversaire ici
page-means-tie = gagne les totaux égaux ici
page-means-lock = interdit ces cartes à l’adversaire
page-means-hand = plus de cartes quand vous renouvelez votre main
page-means-builder = les édifices arrivent avec moins de marqueurs de malédiction
page-means-rebirth = revient dans votre main au lieu d’être défaussée
