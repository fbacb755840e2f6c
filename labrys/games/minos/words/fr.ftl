# Minos en français. Les termes et leurs majuscules sont ceux des règles.
# Une partie nommée $count est un nombre ; $text, $what, etc. viennent d’autres messages.

## Choses

seat-purple = Violet
seat-green = Vert
seat-beige = Beige
seat-navy = Bleu
rival = Rhadamanthe

good-silver = Argent
good-stone = Pierre
good-copper = Cuivre
good-wood = Bois
good-grain = Céréale
good-herb = Plante

row-prepare = Préparation
row-develop = Développement
row-build = Construction
row-expand = Expansion
row-wild = Joker

track-influence = Influence
track-cultural = Culture
track-population = Population

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-gray = gris
colour-black = noir

resource-coins = Pièces
resource-weaponry = Armes

# D’où viennent les PV
source-effects = effets
source-tracks = pistes Progrès
source-income = piste Revenus
source-routes = Routes Commerciales
source-battles = Peuples de la Mer vaincus
source-vases = Vases
source-farms = Fermes
source-regions = régions
source-resources = ressources
source-area = cartes de la zone de jeu
source-palace = Palais
source-board = plateau Joueur
source-ability = Capacité Spéciale
source-start = carte Départ

die = { $value } { $colour }
region = région { $count }
space = case { $count }
route = Route Commerciale { $count }
vase = Vase { $count }
level = case { $count }
card-named = « { $name } »
card-back = { $age ->
    [one] une carte Âge I
   *[other] une carte Âge II
}

## Quantités

n-coin = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
n-weapon = { $count ->
    [one] { $count } Arme
   *[other] { $count } Armes
}
n-vp = { $count } PV
n-vp-score = { $count } PV à chaque décompte
n-vp-end = { $count } PV à la fin de la partie
n-temp = { $count ->
    [one] { $count } Denrée Temporaire
   *[other] { $count } Denrées Temporaires
}
n-good = { $count ->
    [one] { $count } Denrée au choix
   *[other] { $count } Denrées au choix
}
n-good-rnd = { $count ->
    [one] { $count } Denrée au hasard
   *[other] { $count } Denrées au hasard
}
n-warrior = { $count ->
    [one] { $count } Guerrier
   *[other] { $count } Guerriers
}
n-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
n-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Ce que font les cartes et les tuiles

do-play = jouez { n-card } de votre main
do-play-free = jouez { n-card } gratuitement
do-card-offer = prenez { n-card } de l’offre ou du paquet
do-card = piochez { n-card }
do-card-age2 = piochez { n-card } Âge II
do-build = utilisez { n-point } d’action Construction
do-place = { $count ->
    [one] placez { $count } Guerrier
   *[other] placez jusqu’à { $count } Guerriers
}
do-move = { $count ->
    [one] déplacez { $count } Guerrier
   *[other] déplacez { $count } fois un Guerrier
}
do-wild = { $count ->
    [one] utilisez { $count } point d’action Joker
   *[other] utilisez { $count } points d’action Joker pour une même action
}
do-influence = { $count ->
    [one] avancez d’une case sur Influence
   *[other] avancez de { $count } cases sur Influence
}
do-cultural = { $count ->
    [one] avancez d’une case sur Culture
   *[other] avancez de { $count } cases sur Culture
}
do-population = { $count ->
    [one] avancez d’une case sur Population
   *[other] avancez de { $count } cases sur Population
}
do-any-track = { $count ->
    [one] avancez d’une case sur une piste au choix
   *[other] avancez { $count } fois d’une case sur une piste au choix
}
do-low-track = { $count ->
    [one] avancez d’une case sur votre piste la moins avancée
   *[other] avancez { $count } fois d’une case sur votre piste la moins avancée
}
do-palace = { $count ->
    [one] placez { $count } carte dans votre Palais
   *[other] placez jusqu’à { $count } cartes dans votre Palais
}
do-palace-free = { $count ->
    [one] placez { $count } carte dans votre Palais sans perdre de PV
   *[other] placez jusqu’à { $count } cartes dans votre Palais sans perdre de PV
}
do-route-income = { $count ->
    [one] gagnez le revenu d’un de vos Navires
   *[other] gagnez { $count } fois le revenu d’un de vos Navires
}

# Sur les pistes Progrès seulement
do-build-free = utilisez { n-point } d’action Construction sans coût
do-cards-or-palace = piochez 1 carte et 1 carte Âge II, ou placez 1 carte dans votre Palais
do-ability-level = { $count }e case de la tuile Capacité Spéciale

pay-temp = rendez { n-temp }
pay-discard = défaussez { n-card }

effect-if = avec { $what }

# Ce qui se compte, pour les conditions et les Vases : tant ou plus ; $top en dit le maximum
measure-cities = { $top ->
    [yes] { $count } Cités
   *[no] { $count ->
        [one] { $count } Cité ou plus
       *[other] { $count } Cités ou plus
    }
}
measure-towers = { $top ->
    [yes] { $count } Tours
   *[no] { $count ->
        [one] { $count } Tour ou plus
       *[other] { $count } Tours ou plus
    }
}
measure-farms = { $top ->
    [yes] { $count } Fermes
   *[no] { $count ->
        [one] { $count } Ferme ou plus
       *[other] { $count } Fermes ou plus
    }
}
measure-ships = { $top ->
    [yes] { $count } Navires
   *[no] { $count ->
        [one] { $count } Navire ou plus
       *[other] { $count } Navires ou plus
    }
}
measure-voyage = { $top ->
    [yes] un Navire en case { $count }
   *[no] un Navire en case { $count } ou plus
}
measure-voyages = { $count ->
    [one] { $count } case ou plus atteinte par vos Navires ensemble
   *[other] { $count } cases ou plus atteintes par vos Navires ensemble
}
measure-sea = { $count ->
    [one] { $count } Peuple de la Mer vaincu ou plus
   *[other] { $count } Peuples de la Mer vaincus ou plus
}
measure-warriors = { $count ->
    [one] { $count } Guerrier ou plus sur le planisphère
   *[other] { $count } Guerriers ou plus sur le planisphère
}
measure-presence = { $count ->
    [one] présence dans { $count } région ou plus
   *[other] présence dans { $count } régions ou plus
}
measure-dominance = { $count ->
    [one] domination dans { $count } région ou plus
   *[other] domination dans { $count } régions ou plus
}
measure-influence = { $top ->
    [yes] Influence en case { $count }
   *[no] Influence en case { $count } ou plus
}
measure-cultural = { $top ->
    [yes] Culture en case { $count }
   *[no] Culture en case { $count } ou plus
}
measure-population = { $top ->
    [yes] Population en case { $count }
   *[no] Population en case { $count } ou plus
}
measure-lowest = { $top ->
    [yes] vos trois pistes en case { $count }
   *[no] vos trois pistes en case { $count } ou plus
}
measure-income = { $top ->
    [yes] votre marqueur Revenus sur la dernière case
   *[no] votre marqueur Revenus en case { $count } ou plus
}
measure-goods = { $count ->
    [one] { $count } Denrée ou plus d’un même type
   *[other] { $count } Denrées ou plus d’un même type
}
measure-area = { $count ->
    [one] { $count } carte ou plus dans votre zone de jeu
   *[other] { $count } cartes ou plus dans votre zone de jeu
}
measure-palace = { $count ->
    [one] { $count } carte ou plus dans votre Palais
   *[other] { $count } cartes ou plus dans votre Palais
}
measure-trigger = { $count ->
    [one] { $count } carte ou plus de votre Palais avec le même déclencheur
   *[other] { $count } cartes ou plus de votre Palais avec le même déclencheur
}

per-area = par carte de votre zone de jeu
per-palace = par carte de votre Palais
per-cities = par Cité que vous avez sur le planisphère
per-towers = par Tour que vous avez sur le planisphère
per-farms = par Ferme que vous avez sur le planisphère
per-presence = par région où vous avez des Guerriers
per-sea = par Peuple de la Mer que vous avez vaincu
per-lowest = par case atteinte sur votre piste la moins avancée
per-warriors = par Guerrier que vous avez sur le planisphère
per-voyages = par case atteinte par vos Navires

when-row = quand vous récupérez un dé de la ligne { $row }
when-value = quand vous récupérez un dé de valeur { $low } ou { $high }

effect-gain = gagnez { $what }
effect-pay = payez { $what }
effect-each = { $what } { $per }
effect-then = { $first }, puis { $last }
effect-repeat = autant de fois que vous voulez
effect-colon = { $before } : { $after }
effect-instead = { $first } ; à la place, { $last }
effect-sentence = { $text }.

## La même chose en peu de lettres

brief-coin = { $count } P
brief-weapon = { $count } A
brief-vp = { $count } PV
brief-vp-score = { $count } PV/décompte
brief-vp-end = { $count } PV à la fin
brief-temp = { $count } temp.
brief-good = { $count } Denrée
brief-good-rnd = { $count } Denrée hasard
brief-play = jouer { $count }
brief-play-free = jouer { $count } gratuit
brief-card-offer = prendre { $count }
brief-card = piocher { $count }
brief-card-age2 = piocher { $count } II
brief-discard = défausser { $count }
brief-build = Constr. { $count }
brief-place = placer { $count }
brief-move = déplacer { $count }
brief-wild = Joker { $count }
brief-influence = Infl. +{ $count }
brief-cultural = Cult. +{ $count }
brief-population = Pop. +{ $count }
brief-any-track = piste au choix +{ $count }
brief-low-track = piste basse +{ $count }
brief-palace = Palais { $count }
brief-palace-free = Palais { $count } gratuit
brief-route-income = revenu Navire { $count }
brief-warrior = Guerrier +{ $count }

brief-if-towers = { $count }+ Tours
brief-if-farms = { $count }+ Fermes
brief-if-cities = { $count }+ Cités
brief-if-sea = { $count }+ Mer
brief-if-influence = Infl. { $count }+
brief-if-cultural = Cult. { $count }+
brief-if-population = Pop. { $count }+
brief-if-palace = Palais { $count }+
brief-if-area = zone { $count }+
brief-if-lowest = pistes { $count }+
brief-if-voyage = Navire { $count }+
brief-if-warriors = { $count }+ Guerriers
brief-if-presence = { $count }+ régions

brief-per-area = /carte en zone
brief-per-palace = /carte au Palais
brief-per-cities = /Cité
brief-per-towers = /Tour
brief-per-farms = /Ferme
brief-per-presence = /région
brief-per-sea = /Peuple vaincu
brief-per-lowest = /piste basse
brief-per-warriors = /Guerrier
brief-per-voyages = /case de Navire

brief-each = { $what }{ $per }
brief-colon = { $before } : { $after }
brief-convert = { $before } → { $after }
brief-repeat = n × { $what }
brief-instead = { $first } [{ $last }]

## Cartes et tuiles en entier

card-line = { $name } ({ $id }) · { $cost } · { $vp }
called = { $name } ({ $id })
card-cost = coût { $coins }
card-less = { $count } de moins avec { $good }
card-less-twice = { $count } de moins par { $good }, 2 au plus
card-hidden = { $age ->
    [one] Une carte Âge I, face cachée.
   *[other] Une carte Âge II, face cachée.
}

tile-foundation = Tuile Fondation { $id } : { $text }.
tile-action = Tuile Action Bonus { $id } : { $text }.
tile-tower = Tour { $count } : { $text }.
tile-trade = { $colour ->
    [red] Tuile Bonus Commercial rouge { $id } : { $text }.
   *[blue] Tuile Bonus Commercial bleue { $id } : { $text }.
}
tile-sea = { $level ->
    [one] Peuple de la Mer { $id }, Niveau I. Bataille pour { $cost } et 1 Guerrier : { $text }.
   *[other] Peuple de la Mer { $id }, Niveau II. Bataille pour { $cost } et 1 Guerrier : { $text }.
}

tile-start = Carte Départ { $id } : { $text }.
start-text = région { $region }, { $gains } ; piochez { $draw } cartes, rendez-en { $back }
start-first = premier joueur
start-warrior = 1 Guerrier de plus sur le planisphère
start-good = la Denrée { $good }
start-temp = 1 { $good } Temporaire

tile-vase = Vase { $count } ({ $colour }) : { $text }.

tile-ability = Capacité Spéciale { $id }
ability-level-line = { $count ->
    [1] 1re case : { $text }.
   *[other] { $count }e case : { $text }.
}
ability-sa1 = chaque carte Décret que vous jouez coûte { $coins } de moins
ability-sa2 = au début de chaque manche : { $text }
ability-sa3 = pour chaque Cité, Ferme, Tour ou nouveau Navire que vous construisez : { $text }
ability-sa3-less = payez { $coins } de moins
ability-sa4 = un groupe de dés demande un total de { $count }
ability-sa5 = échangez { $count } Pièces contre 1 Arme, ou { $count } Armes contre 1 Pièce ; aux Revenus, gagnez { $weaponry }
ability-sa5-even = échangez Pièces et Armes à 1 contre 1 ; aux Revenus, gagnez { $weaponry }
ability-sa5-end = { $text } ; à la fin, 1 PV pour { $count } ressources ou cartes en main

tile-route = Tuile Route Commerciale { $id }
route-line = Case { $count } : coût { $coins }. Revenu : { $text }.
route-last-line = Case { $count } : coût { $coins }, { $vp } aussitôt. Revenu : { $text }.

tile-solo = Carte Solo { $id }
solo-dice-low = Face Dés : le dé de plus faible valeur, { $colours }
solo-dice-high = Face Dés : le dé de plus forte valeur, { $colours }
solo-colours = de la première couleur disponible : { $colours }
solo-mark-min = de la couleur au plus faible total
solo-mark-max = de la couleur au plus fort total
solo-mark-few = de la couleur qui a le moins de dés
solo-vases = Vases : { $vases }
solo-actions = Face Actions : { $actions }

space-age2 = { $points }, dont 1 peut piocher une carte Âge II
space-step = 1 case sur une piste au choix
space-tile = la tuile Action Bonus
space-either = 1 case sur une piste au choix ou la tuile Action Bonus
space-points = { $bonus }, { $points }

tile-track = Piste { $track }
track-line = { $space } : { $text }
track-beyond-line = au-delà : { $text }
track-palace-income = { $count ->
    [one] Revenus : jusqu’à { $count } carte au Palais
   *[other] Revenus : jusqu’à { $count } cartes au Palais
}
track-weaponry-income = Revenus : { $weaponry } ; une région rapporte { $presence } PV en présence, { $dominance } PV en domination
track-nothing = rien

## Choix

option-start = Prendre la carte Départ « { $start } »
option-ability = Prendre la Capacité Spéciale « { $ability } »
option-give-back = Rendre { $card }
option-draft = Prendre le { $die } pour { $row }
option-group = Grouper vos dés { $group }
option-group-dice = Grouper { $dice }
option-grouped = C’est tout, plus de groupe
option-retrieve = Récupérer votre dé de la ligne { $row }, case { $space }
option-forfeit = Renoncer à la case
option-bonus = Prendre le bonus de la case
option-as = Utiliser les points d’action Joker pour { $action }
option-end-turn = Finir le tour
option-trait = Utiliser le Trait Royal de { $card }
option-effect = Appliquer l’effet { $effect }
option-effect-text = Effet : { $text }
option-done = C’est tout
option-step = Avancer d’une case sur { $track }
option-temp = Gagner 1 { $good } Temporaire
option-good = Gagner la Denrée { $good }
option-take = Prendre { $card } dans l’offre
option-draw = Piocher la carte du dessus du paquet
option-draw-age2 = Piocher la carte du dessus du paquet Âge II
option-draw-both = Piocher une carte du paquet actif et une carte Âge II
option-play = Jouer { $card }
option-palace = Placer { $card } dans le Palais
option-discard = Défausser { $card }
option-city = Construire une Cité dans la région { $region }
option-tower = Construire une Tour dans la région { $region }
option-farm = Construire une Ferme dans la région { $region }
option-ship = Construire un Navire sur la Route Commerciale { $route }
option-advance = Faire progresser le Navire de la Route Commerciale { $route }
option-place = Placer un Guerrier dans la région { $region }
option-move = Déplacer un Guerrier de la région { $region } à la région { $target }
option-trade = Prendre la tuile Bonus Commercial « { $trade } »
option-route = Gagner le revenu du Navire de la Route Commerciale { $route }
option-pay = Payer
option-return = Rendre 1 { $good } Temporaire
option-warriors = { $count ->
    [0] Ne renvoyer aucun Guerrier
    [one] Renvoyer { $count } Guerrier
   *[other] Renvoyer { $count } Guerriers
}
option-free-point = Utiliser le point d’action Construction sans coût
option-paid-point = Utiliser le point d’action Construction payant
option-march = Action supplémentaire : déplacer un Guerrier de la région { $region } à la région { $target }
option-forage = Action supplémentaire : gagner 1 { $good } Temporaire
option-use = Action supplémentaire : utiliser la tuile Bonus Commercial « { $trade } »
option-sell = Action supplémentaire : défausser des cartes pour 1 Pièce chacune
option-swap = Action supplémentaire : rendre 3 Denrées Temporaires { $good } contre la Denrée { $good }
option-battle = Combattre le Peuple de la Mer dans la région { $region }
option-exchange = { $resource ->
    [coins] Échanger des Pièces contre des Armes
   *[weaponry] Échanger des Armes contre des Pièces
}

# « C’est tout », là où il en dit plus
done-cardsorpalace = Ne prendre ni l’un ni l’autre
done-finalbattle = Ne pas combattre
done-name = Renoncer au point d’action Construction
done-namefor = Renoncer au point d’action Construction
done-palaceincome = Plus de carte au Palais
done-resolve = Continuer sans
done-sell = Ne plus défausser
done-use = Rien de plus

# Ce dont parle un choix quand toutes ses parties se valent
# Titres au-dessus des longues listes de choix ; celles de `fold` sont d’abord repliées
heading-bonus = Le bonus de la case
heading-city = Construire
heading-tower = Construire
heading-farm = Construire
heading-ship = Construire
heading-advance = Construire
heading-play = Jouer une carte
heading-place = Guerriers
heading-move = Guerriers
heading-trait = Traits Royaux
fold-march = Actions supplémentaires
fold-forage = Actions supplémentaires
fold-use = Actions supplémentaires
fold-sell = Actions supplémentaires
fold-swap = Actions supplémentaires
fold-battle = Actions supplémentaires
fold-exchange = Actions supplémentaires

any-city = Construire une Cité
any-tower = Construire une Tour
any-farm = Construire une Ferme
any-march = Action supplémentaire : déplacer un Guerrier
any-forage = Action supplémentaire : gagner une Denrée Temporaire
any-battle = Action supplémentaire : combattre le Peuple de la Mer

hint-free = gratuit
hint-less = { $full }, ou { $least } avec des Denrées Temporaires
hint-warriors = { $least } à { $count } Guerriers
hint-gives = { $price } ; { $gain }
hint-loses = perdre { $vp }
hint-loses-nothing = sans perdre de PV
hint-from-area = depuis votre zone de jeu
hint-draft = case { $space }, { $points }
hint-retrieve = { $die }, { $text }
hint-group = total { $total }, { $track }
hint-step = case { $space }, { $text }
hint-beyond = tout en haut, { $text }
hint-battle = { $cost } et 1 Guerrier : { $text }
hint-exchange = { $given } contre { $gained }
hint-then = puis { $price }
hint-grain = et { $count } Céréale Temporaire
hint-lost = { $count ->
    [one] { $count } point inutilisé
   *[other] { $count } points inutilisés
}
hint-age = { $age ->
    [one] Âge I
   *[other] Âge II
}

## Ce qui est demandé

ask-choose = { $need ->
    [start] Choisissez votre carte Départ ; vous avez déjà votre Capacité Spéciale.
    [ability] Choisissez votre Capacité Spéciale ; vous avez déjà votre carte Départ.
   *[both] Choisissez une carte Départ ou une Capacité Spéciale ; l’autre viendra au second passage.
}
ask-firsthand = { $count ->
    [0] Votre première main : placez 1 carte dans votre Palais. Elle ne coûte pas de PV ; désormais, seul son Trait Royal compte.
    [one] Votre première main : rendez encore { $count } carte au paquet. Puis 1 carte ira dans votre Palais.
   *[other] Votre première main : rendez { $count } cartes au paquet. Puis 1 carte ira dans votre Palais.
}
ask-draft = { $count ->
    [one] Prenez votre dernier dé de la manche : choisissez un dé disponible et une ligne Action.
   *[other] Prenez un dé : choisissez un dé disponible et une ligne Action. Vous placez encore { $count } dés cette manche.
}
ask-groups = { $formed ->
    [0] Formez des groupes de vos dés pour avancer sur les pistes Progrès : des dés d’une couleur et des gris à volonté, { $count } ou plus au total. Les groupes sont montrés quand tous sont prêts.
    [one] Formé : { $groups }, pour une avancée. { $more ->
        [yes] Formez un autre groupe, ou dites que c’est tout.
       *[no] Il ne reste pas d’autre groupe : dites que c’est tout.
    }
   *[other] Formés : { $groups }, pour { $formed } avancées. { $more ->
        [yes] Formez un autre groupe, ou dites que c’est tout.
       *[no] Il ne reste pas d’autre groupe : dites que c’est tout.
    }
}
die-on-row = { $die } ({ $row })
ask-takesteps = { $count ->
    [one] Avancez sur une piste Progrès.
   *[other] Vos groupes donnent { $count } avancées : choisissez la suivante.
}
ask-retrieve = { $count ->
    [one] Récupérez votre dernier dé et utilisez sa case Action.
   *[other] Récupérez un de vos dés de plus forte valeur et utilisez sa case Action. Il vous reste { $count } dés.
}
ask-turn = Votre tour avec le { $die } de la ligne { $row }, case { $space }. { $points ->
    [0] { $due ->
        [none] Il ne reste pas de point ; Traits Royaux et actions supplémentaires restent possibles.
        [resources] Il ne reste pas de point. Encore à prendre : les Pièces ou les Armes de la case.
        [step] Il ne reste pas de point. Encore à prendre : l’avancée sur une piste Progrès que donne la case.
        [tile] Il ne reste pas de point. Encore à prendre : le bonus de la tuile Action Bonus.
       *[either] Il ne reste pas de point. Encore à prendre : une avancée sur une piste Progrès ou le bonus de la tuile Action Bonus.
    }
    [one] Il reste { $points } point ({ $action }). Bonus, points, Traits Royaux et actions supplémentaires se font dans l’ordre que vous voulez.
   *[other] Il reste { $points } points ({ $action }). Bonus, points, Traits Royaux et actions supplémentaires se font dans l’ordre que vous voulez.
}
ask-use-temp = { $count ->
    [one] Choisissez une Denrée Temporaire à gagner.
   *[other] Choisissez une Denrée Temporaire à gagner : encore { $count }.
}
ask-use-good = { $count ->
    [one] Choisissez une Denrée à gagner dans les piles visibles.
   *[other] Choisissez une Denrée à gagner dans les piles visibles : encore { $count }.
}
ask-use-play = { $count ->
    [one] Vous pouvez jouer une carte de votre main à son coût.
   *[other] Vous pouvez jouer { $count } cartes de votre main à leur coût.
}
ask-use-develop = { $count ->
    [one] Vous pouvez jouer une carte à son coût, de votre main ou de l’offre.
   *[other] Vous pouvez jouer { $count } cartes à leur coût, de votre main ou de l’offre.
}
ask-use-play-free = { $count ->
    [one] Vous pouvez jouer une carte gratuitement, de votre main ou de l’offre.
   *[other] Vous pouvez jouer { $count } cartes gratuitement, de votre main ou de l’offre.
}
ask-use-card-offer = { $count ->
    [one] Vous pouvez prendre une carte de l’offre ou du dessus du paquet.
   *[other] Vous pouvez prendre { $count } cartes de l’offre ou du dessus du paquet.
}
ask-use-build = { $count ->
    [one] Vous avez 1 point d’action Construction : choisissez ce que vous construisez.
   *[other] Vous avez { $count } points d’action Construction : choisissez ce que vous construisez.
}
ask-use-place = { $count ->
    [one] Vous pouvez placer un Guerrier de votre réserve dans une région où vous avez une Cité.
   *[other] Vous pouvez placer { $count } Guerriers de votre réserve dans des régions où vous avez une Cité.
}
ask-use-move = { $count ->
    [one] Vous pouvez déplacer un Guerrier vers une région adjacente.
   *[other] Vous pouvez déplacer des Guerriers vers des régions adjacentes : il reste { $count } déplacements.
}
ask-use-wild = { $count ->
    [one] Vous avez 1 point d’action Joker : choisissez l’action à laquelle il sert.
   *[other] Vous avez { $count } points d’action Joker : choisissez l’unique action à laquelle ils servent.
}
ask-use-any-track = { $count ->
    [one] Choisissez la piste Progrès où avancer.
   *[other] Choisissez la piste Progrès où avancer : encore { $count }.
}
ask-use-low-track = { $count ->
    [one] Avancez sur votre piste la moins avancée ; à égalité, choisissez.
   *[other] Avancez sur votre piste la moins avancée ; à égalité, choisissez. Encore { $count }.
}
ask-use-palace = { $count ->
    [one] Vous pouvez placer une carte dans votre Palais : gratuitement depuis votre zone de jeu, ou depuis votre main en perdant sa valeur en PV.
   *[other] Vous pouvez placer { $count } cartes dans votre Palais : gratuitement depuis votre zone de jeu, ou depuis votre main en perdant leur valeur en PV.
}
ask-use-palace-free = { $count ->
    [one] Vous pouvez placer une carte de votre zone de jeu ou de votre main dans votre Palais sans perdre de PV.
   *[other] Vous pouvez placer { $count } cartes de votre zone de jeu ou de votre main dans votre Palais sans perdre de PV.
}
ask-use-route-income = { $count ->
    [0] Le revenu d’un Navire vous reviendrait, mais vous n’avez pas de Navire : continuez sans.
    [one] Choisissez le Navire dont vous gagnez le revenu.
   *[other] Choisissez le Navire dont vous gagnez le revenu : encore { $count }.
}
ask-use-expand = { $count ->
    [one] Vous avez 1 point d’action Expansion : placez un Guerrier dans une région où vous avez une Cité, ou déplacez-en un vers une région adjacente.
   *[other] Vous avez { $count } points d’action Expansion ; chacun place un Guerrier dans une région où vous avez une Cité ou en déplace un vers une région adjacente.
}
ask-use-build-free = { $count ->
    [one] Vous avez 1 point d’action Construction sans coût : choisissez ce que vous construisez.
   *[other] Vous avez { $count } points d’action Construction sans coût : choisissez ce que vous construisez.
}
ask-resolve = { $count ->
    [0] Rien de ceci ne peut être fait maintenant : { $what }.
    [one] Il vous reste un effet à appliquer : { $what }.
   *[other] Il vous reste { $count } effets à appliquer : choisissez le suivant.
}
ask-paycards = { $count ->
    [one] Payez le coût : défaussez une carte de votre main.
   *[other] Payez le coût : défaussez { $count } cartes de votre main.
}
ask-paytemps = { $count ->
    [one] Payez le coût : rendez une Denrée Temporaire.
   *[other] Payez le coût : rendez { $count } Denrées Temporaires.
}
ask-pay = { $what } : le coût est maintenant de { $price }. Payez, ou rendez d’abord une Denrée Temporaire qui le réduit.
ask-payfarm = Ferme dans la région { $region } : choisissez combien de vos Guerriers de cette région retournent à votre réserve. Elle coûte { $price }, 1 de moins par Céréale.
ask-choosetrade = { $colour ->
    [red] Votre Navire de la Route Commerciale { $route } a atteint la case 4 : prenez une de ses tuiles Bonus Commercial rouges.
   *[blue] Votre Navire de la Route Commerciale { $route } a atteint la case 2 : prenez une de ses tuiles Bonus Commercial bleues.
}
ask-name = { $count ->
    [one] Vous avez 1 point d’action Construction en attente : annoncez une construction, ou renoncez au point. Tous annoncent avant que rien ne soit construit.
   *[other] Vous avez { $count } points d’action Construction en attente : annoncez une construction pour l’un d’eux, ou renoncez-y. Tous annoncent avant que rien ne soit construit.
}
ask-namefor = Annoncez la construction pour ce point d’action Construction, ou renoncez-y.
ask-sell = Défaussez des cartes de votre main pour 1 Pièce chacune, au moins une.
ask-cardsorpalace = Piste Influence : piochez 1 carte du paquet actif et 1 carte Âge II, ou placez 1 carte dans votre Palais.
ask-shipincome = Revenus : choisissez le Navire dont le revenu vient ensuite. Il reste { $count } Navires.
ask-palaceincome = { $count ->
    [one] Revenus : vous pouvez placer 1 carte dans votre Palais, gratuitement depuis votre zone de jeu, ou depuis votre main en perdant sa valeur en PV.
   *[other] Revenus : vous pouvez placer jusqu’à { $count } cartes dans votre Palais, gratuitement depuis votre zone de jeu, ou depuis votre main en perdant leur valeur en PV.
}
ask-finalbattle = Batailles contre les Peuples de la Mer : vous pouvez combattre celui de la région { $region } pour { $cost } et 1 Guerrier.

## Pourquoi pas

why-age2-space = seul 1 point de la case Préparation la plus à gauche pioche une carte Âge II, aux manches 1 et 2
why-hand-only = ce symbole ne joue que des cartes de votre main
why-bonus-first = le bonus de la case passe d’abord
why-cities = { $count ->
    [one] il manque { $count } Cité
   *[other] il manque { $count } Cités
}
why-city-stands = une Cité s’y trouve déjà
why-coins = il manque { n-coin }
why-condition = cela ne vaut qu’{ $what }
why-cost = il manque { $what }
why-deck-empty = le paquet est vide
why-farm-stands = une Ferme s’y trouve déjà
why-gain-first = un gain est encore dû
why-group-total = il manque { $count } au total
why-has-ability = vous avez déjà une Capacité Spéciale
why-has-start = vous avez déjà une carte Départ
why-higher-first = vos dés de valeur { $what } passent d’abord
why-no-cards = votre main est vide
why-no-foundation = il n’y a pas de tuile Fondation
why-no-good = la pile visible { $what } est vide
why-no-own-city = vous n’avez pas de Cité dans la région { $what }
why-no-pieces = elles sont toutes construites
why-no-reserves = votre réserve n’a pas de Guerrier
why-no-sea = il n’y a pas de tuile Peuple de la Mer
why-no-ship = vous n’avez pas de Navire sur la Route Commerciale { $what }
why-no-temp = le stock n’a plus de Denrée Temporaire { $what }
why-no-use = cela ne ferait rien maintenant
why-no-warrior = il y faut un de vos Guerriers
why-good-covered = la Ferme de Rhadamanthe y couvre le symbole { $what }
why-no-warrior-at-good = aucun de vos Guerriers n’est dans une région { $what }
why-not-lowest = { $what } n’est pas votre piste la moins avancée
why-once-a-turn = une seule fois par tour
why-one-card-first = il faut défausser au moins une carte
why-one-colour = un groupe réunit des dés d’une seule couleur, auxquels peuvent se joindre des gris
why-route-end = le Navire est sur la dernière case
why-row-full = { $what } n’a plus de case libre
why-ship-sails = vous avez déjà un Navire sur la Route Commerciale { $what }
why-space-begun = vous avez déjà utilisé quelque chose de la case
why-temps = { $count ->
    [one] il manque { $count } Denrée Temporaire { $what }
   *[other] il manque { $count } Denrées Temporaires { $what }
}
why-tower-stands = une Tour s’y trouve déjà
why-towers = { $count ->
    [one] il manque { $count } Tour
   *[other] il manque { $count } Tours
}
why-vp = il manque { $count } PV
why-warriors = { $count ->
    [one] il y manque { $count } Guerrier
   *[other] il y manque { $count } Guerriers
}
why-weaponry = il manque { n-weapon }

## Ce qui s’est passé

event-ability-level = { $seat } passe à la { $count }e case de sa tuile Capacité Spéciale.
event-action-bonus = { $seat } gagne le bonus de la tuile Action Bonus « { $action-tile } ».
event-advanced-ship = { $seat } fait progresser son Navire de la Route Commerciale { $route } jusqu’à la case { $count }.
event-age-two = L’Âge II commence : son paquet devient actif et l’offre est nouvelle.
event-battled = { $seat } combat dans la région { $region } : Peuple de la Mer { $sea } vaincu.
event-built-city = { $seat } construit une Cité dans la région { $region }.
event-built-farm = { $seat } construit une Ferme dans la région { $region }.
event-built-ship = { $seat } construit un Navire sur la Route Commerciale { $route }.
event-built-tower = { $seat } construit une Tour dans la région { $region }.
event-chose-ability = { $seat } prend la Capacité Spéciale « { $ability } ».
event-chose-start = { $seat } prend la carte Départ « { $start } ».
event-claimed-vase = { $seat } revendique le Vase { $vase } pour { $count } PV.
event-discarded = { $seat } défausse { $card }.
event-drafted = { $seat } prend le { $die } pour { $row }, case { $count }.
event-drew = { $seat } pioche { $card }.
event-dropped-point = { $seat } renonce à un point d’action Construction.
event-exchanged-coins = { $seat } échange { n-coin } contre 1 Arme.
event-exchanged-weaponry = { $seat } échange { n-weapon } contre 1 Pièce.
event-forfeited = { $seat } renonce à la case.
event-gained-coins = { $seat } gagne { n-coin }.
event-gained-good = { $seat } gagne la Denrée { $good }.
event-gained-temp = { $seat } gagne 1 { $good } Temporaire.
event-gained-vp = { $seat } gagne { $count } PV : { $source }.
event-gained-warriors = { $seat } gagne { n-warrior }.
event-gained-weaponry = { $seat } gagne { n-weapon }.
event-game-over = La partie est terminée.
event-gave-back = { $seat } rend { n-card } au paquet.
event-lost-build = { $seat } perd le conflit pour une construction et garde son point.
event-moved = { $seat } déplace un Guerrier de la région { $region } à la région { $target }.
event-named-build = { $seat } annonce une construction : { $option }.
event-paid-coins = { $seat } paie { n-coin }.
event-paid-vp = { $seat } paie { $count } PV.
event-paid-weaponry = { $seat } paie { n-weapon }.
event-placed = { $seat } place un Guerrier dans la région { $region }.
event-played = { $seat } joue { $card }.
event-rerolled = Trop de dés montrent la même valeur : on relance tous les dés.
event-retrieved = { $seat } récupère le { $die } de la ligne { $row }, case { $count }.
event-returned-temp = { $seat } rend 1 { $good } Temporaire.
event-rival-took-down = { $seat } prend { $card } dans l’offre, face cachée.
event-rival-took-up = { $seat } prend { $card } dans l’offre, face visible.
event-rival-vase = Rhadamanthe passe à l’emplacement { $count } du Vase { $vase }.
event-rolled = Les dés sont lancés.
event-round = La manche { $count } commence ; { $seat } joue en premier.
event-route-income = { $seat } gagne le revenu de la Route Commerciale { $route }, case { $count }.
event-scoring = Décompte après la manche { $count }.
event-settled = { $seat } commence dans la région { $region }.
event-stepped = { $seat } avance à la case { $count } de la piste { $track }.
event-to-palace = { $seat } place { $card } dans le Palais.
event-took-offer = { $seat } prend { $card } dans l’offre.
event-took-trade = { $seat } prend la tuile Bonus Commercial « { $trade } ».
event-used-trade = { $seat } utilise la tuile Bonus Commercial « { $trade } ».
event-used-trait = { $seat } utilise le Trait Royal de { $card }.

## Ouvrir une table

line = Choisissez vos dés, bâtissez un palais, régnez sur la Crète.
pitch = Menez votre clan à travers l’âge du bronze en Crète : sélectionnez des dés, construisez Cités et Tours, commercez par la mer et remplissez votre Palais.
minutes = 60–120
setting-routes = Tuiles Route Commerciale
setting-routes-help = La face utilisée de chacune des trois tuiles Route Commerciale. La face A est plus simple.
setting-routes-random = Au hasard
setting-routes-AAA = A, A, A (pour une première partie)
setting-draft = Cartes Départ et Capacités Spéciales
setting-draft-yes = Choisies tour à tour
setting-draft-no = Distribuées au hasard
setting-solo = Mode de Rhadamanthe
setting-solo-easy = Facile
setting-solo-normal = Normal
setting-solo-hard = Difficile

# ---- nos noms pour ce qui n’a qu’un code ; le code en est la notation

ability-SA1 = Scribes royaux
ability-SA2 = Maîtres caravaniers
ability-SA3 = Grands Bâtisseurs
ability-SA4 = Augures
ability-SA5 = Marchands d’armes

start-ST-2A = Maison de la Carrière
start-ST-2B = Maison du Cyprès
start-ST-3A = Maison du Croissant
start-ST-3B = Maison de la Lance
start-ST-3C = Maison de la Chênaie
start-ST-4A = Maison du Rempart
start-ST-4B = Maison des Bois
start-ST-4C = Maison de la Gerbe
start-ST-4D = Maison de la Chouette

action-tile-AB1 = Coffres pleins
action-tile-AB2 = Armurerie ouverte
action-tile-AB3 = Étal du marché
action-tile-AB4 = Audience royale
action-tile-AB5 = Appel aux armes

trade-B01 = Bourse d’argent
trade-B02 = Gages de l’armurier
trade-B03 = Caisse de haches
trade-B04 = Prise des pillards
trade-B05 = Mules chargées
trade-B06 = Cargaison inconnue
trade-B07 = Liasse de tablettes
trade-B08 = Nouvelles lointaines
trade-B09 = Navire de guerriers
trade-B10 = Avant-garde
trade-B11 = Maçons engagés
trade-B12 = Cadeau de fête
trade-B13 = Hôte du palais
trade-B14 = Chants de louange
trade-B15 = Vent favorable
trade-R01 = Sagesse étrangère
trade-R02 = Main tendue
trade-R03 = Contrat durable
trade-R04 = Riche cargaison
trade-R05 = Présent royal
trade-R06 = Architecte étranger
trade-R07 = Bénédiction des flots
trade-R08 = Coffre d’argent
trade-R09 = Armes de la flotte
trade-R10 = Légende de la mer
trade-R11 = Festin des émissaires
trade-R12 = Bibliothèque de Byblos
trade-R13 = Faveur de Pharaon
trade-R14 = Chanteurs voyageurs
trade-R15 = Colons des îles

route-01A = Passage du Nil
route-02A = Passage de Byblos
route-03A = Passage de Mycènes
route-01B = Passage de Chypre
route-02B = Passage de Théra
route-03B = Passage de Troie
