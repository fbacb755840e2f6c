# Ce que seul le plateau dans le navigateur dit.

page-ways = Parties de la table
page-way-chart = Carte
page-way-mine = Mon plateau
page-way-rivals = Les autres
page-chart = La carte marine
page-round = Manche { $count }
page-order = Ordre du tour
page-first = Premier joueur
page-last-round = Dernière manche
page-stores = Bacs
page-store = { $kind } : { $count } dans le bac
page-low = bas
page-empty = vide
page-fleet-cards = { $count ->
    [one] 1 carte de la Flotte
   *[other] { $count } cartes de la Flotte
}
page-piles = Pioche Ruines, cartes jouées et jetons défaussés
page-deck = Pioche Ruines : { $count }
page-pile = Cartes Ruines jouées : { $count }
page-spent = Bac de défausse : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
page-settlers-of = { $name } { $count }
page-spaces-free = { $count ->
    [0] complet
    [one] 1 emplacement libre
   *[other] { $count } emplacements libres
}
page-site = { $place }, { $kind } : { $text }
page-mark = { $place }, case d’exploration : { $effect }
page-mark-of = { $place }, marqueur : { $name }
page-monster = { $place }, monstre de force { $count }, il vaut { $gold } or
page-monster-slain = { $place }, monstre vaincu
page-explorer-of = Navire d’exploration : { $name }
page-warship-of = Navire de guerre : { $name }
page-way = { $count ->
    [0] Gratuit
   *[other] { $count } nourriture
}
page-go = { $count ->
    [0] Aller vers { $place }, gratuit (0 nourriture)
   *[other] Aller vers { $place } pour { $count } nourriture
}
page-actions = Plateau d’action : { $name }
page-section = { $action } : sur { $slots } colons, il en reste { $home } au plateau.
page-section-last = Votre action du tour précédent.
page-wheel = Le gouvernail : continuer

page-moves = { $count } colons
page-one-tile = une tuile
page-bonus-gold = +{ $count } or
page-bonus-choice = +1 au choix
page-bonus-win = victoire : +{ $count }
page-gold = { $count } or, visible de son seul propriétaire
page-gold-hidden = L’or est caché
page-rack = Chevalet { $count } sur { $most }
page-rack-of = { $count ->
    [one] 1 jeton sur le chevalet, de nature cachée
   *[other] { $count } jetons sur le chevalet, de nature cachée
}
page-hand = Cartes Ruines : { $count }
page-rivals = Les autres
page-last-turn = dernier tour : { $action }
page-strength = Force militaire { $count }
page-markers = { $count ->
    [one] { $count } marqueur d’exploration restant
   *[other] { $count } marqueurs d’exploration restants
}
page-battle = Bataille, { $place } : engagez des armes
page-bid = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
} : { $total } en tout
page-duel-attack = { $name } peut atteindre de { $least } à { $most }. Une égalité est pour vous.
page-duel-defend = { $name } peut atteindre de { $least } à { $most }. Une égalité est pour l’adversaire.
page-trades = Échanges
page-sell = { $craft } artisanat pour { $gold } or
page-train = { $weapons } armes pour une force militaire de { $strength }
page-boards = Plateaux d’action de la face B
page-differs-explorer = Navire d’exploration : { $count } tuiles gratuites
page-differs-markers = Or des marqueurs : { $text }
page-differs-warship = Navire de guerre : { $count } tuiles par nourriture
page-differs-strength = Commence avec une force militaire de { $count }
page-differs-sale = Vend { $craft } artisanat pour { $gold } or
page-differs-settle = Bonus Coloniser : { $count } or
page-differs-placing = Chaque colon placé : { $count } or
page-differs-slots = Colons dans Explorer, Coloniser, Produire, Engager : { $text }
page-legend = Ce que signifient les signes
page-legend-sea = Sur la carte
page-legend-means = Jetons et pistes
page-means-food = Nourriture : paie les longs trajets et les eaux inconnues
page-means-craft = Artisanat : se vend contre de l’or
page-means-weapons = Armes : engagées dans les combats, ou échangées contre de la force
page-means-ruins = Ruines : un colon y pioche une carte Ruines
page-means-gold = Case d’exploration : l’or qu’elle donne
page-means-settler = Case d’exploration : un colon vient sur cette tuile
page-means-strength = Case d’exploration : force militaire +1
page-means-explorer = Navire d’exploration : voile claire
page-means-warship = Navire de guerre : voile colorée, boucliers et rames
page-means-monster = Monstre : sa force sur le bouclier, son or sur la pièce
page-means-uncharted = Eaux inconnues : ce qu’il en coûte d’y entrer, en nourriture
page-means-filled = Un trajet qui explore, avec toute la nourriture qu’il coûte
page-means-hollow = Un trajet qui ne fait que naviguer
page-means-short = Un trajet pour lequel il manque de la nourriture
page-means-no = Les navires passent ici sans jamais s’arrêter
page-account = L’or selon sa provenance
page-total = Total
page-won = { $name } gagne avec { $gold } or.
page-shared = { $names } partagent la victoire avec { $gold } or.
page-solo-won = { $name } gagne : { $gold } or contre { $other } pour la Flotte engloutie.
page-solo-lost = La Flotte engloutie l’emporte : { $name } a { $gold } or, la Flotte { $other }.
page-aims = But
page-goal-beat = battre la Flotte
page-goal-gold = or
page-goal-monsters = monstres
page-goal-cards = cartes Ruines
page-goal-fights = combats
page-goal-all-markers = marqueurs
page-goal-all-settlers = colons partis
page-aim-beat = Finir avec plus d’or que la Flotte : vous avez { $have }, et { $need } suffisent pour l’instant
page-aim-gold = { $have } or sur { $need }
page-aim-monsters = Monstres vaincus : { $have } sur { $need }, et plus que la Flotte
page-aim-cards = Cartes Ruines jouées : { $have } sur { $need }
page-aim-fights = Combats gagnés contre le navire de guerre de la Flotte : { $have } sur { $need }
page-aim-all-markers = Marqueurs d’exploration placés : { $have } sur { $need }
page-aim-all-settlers = Colons qui ont quitté votre plateau d’action : { $have } sur { $need }
page-star = Une étoile de plus pour une victoire avec { $count } or

page-last = dernière
page-zoom-out = Plus loin
page-zoom-whole = Toute la carte
page-zoom-in = Plus près
page-less = Moins
page-more = Plus
page-sell-after = Or { $gold } → { $after }
page-bid-loses = perd à coup sûr
page-bid-wins = gagne à coup sûr
page-bid-beats = { $count ->
    [0] gagne si l’autre n’en engage aucune
   *[other] gagne si l’autre en engage { $count } ou moins
}

# Ce que seul le plateau en lettres dit.

about = Un déluge n’a laissé que des îles éparses. À chaque tour, vous tournez votre gouvernail vers une autre des quatre actions : Explorer déplace votre navire d’exploration et pose des marqueurs sur les tuiles ; Coloniser déplace deux colons vers des îles explorées, où chacun prend un jeton ou une carte Ruines ; Produire fait produire une tuile et vend l’artisanat contre de l’or ; Engager envoie votre navire de guerre contre les rivaux et les monstres. Quand un bac de jetons est vide, on joue encore une manche. Qui a alors le plus d’or gagne.
board-round = manche { $count }
board-turn = tour : { $name }
board-none = aucun
brief = Or { $gold } · { $text } · force { $strength }
brief-trays = bacs { $text }
part-chart = Carte
part-tiles = Tuiles face visible
part-trays = Bacs
part-empires = Joueurs
part-wheel = Votre plateau d’action
part-fleet = La Flotte engloutie
part-hand = Vos cartes Ruines
part-account = L’or selon sa provenance
account-total = Total
letter-food = n
letter-craft = a
letter-weapons = m
letter-ruins = r
letter-settler = c
letter-military = f
letter-explorer = e
letter-warship = g
chart-cost = coût { $count }
chart-legend = Chaque tuile : sa place et les navires (e{ $letter } un navire d’exploration, g{ $letter } un navire de guerre) ; les îles, un point par emplacement libre ({ $kinds }) ; les cases d’exploration (+2 or, +c un colon, +f force militaire, ={ $letter } prise) et un monstre (M5/6 : force 5, 6 or ; Mx vaincu). Joueurs : { $people }. Les tuiles qui se touchent sont voisines ; « board tiles » donne leurs noms.
tile-island = { $kind } { $count }
tile-monster = monstre de force { $strength }, { $gold } or
trays-one = { $state ->
    [empty] { $kind } 0 (vide)
    [low] { $kind } { $count } (bas)
   *[full] { $kind } { $count }
}
trays-piles = pioche Ruines { $deck }, jouées { $pile } · dépensés { $spent }
trays-last = dernière manche
empires-you = (vous)
empires-first = (premier joueur)
empires-gold = or { $count }
empires-rack = chevalet { $count } ({ $text })
empires-hidden = caché
empires-cards = cartes Ruines { $count }
empires-strength = force { $count }
empires-markers = marqueurs { $count }
empires-last = tour précédent { $action }
empires-settlers = Au plateau : { $text }
empires-home = { $lit ->
    [yes] { $action } { $home }/{ $slots } (bonus)
   *[no] { $action } { $home }/{ $slots }
}
wheel-last = { $action } (fait)
wheel-home = { $home } sur { $slots }
wheel-settlers = Colons
wheel-does = Effet
wheel-bonus = Bonus
wheel-sail = { $count } tuiles, +{ $more }/n
wheel-settle = { $count } colons
wheel-produce = 1 tuile produit
wheel-choice = 1 ressource
wheel-victory = victoire : { $count }
wheel-markers = Or des marqueurs restants : { $text }
wheel-trade = En produisant : { $craft } artisanat contre { $gold } or, { $weapons } armes pour force +1
fleet-level = niveau { $text }
fleet-cards = cartes restantes { $count }, utilisées : { $text }
