# Minos en français. Les termes et leurs majuscules sont ceux des règles.
# Une partie nommée $count est un nombre ; $text, $what, etc. viennent d’autres messages.

## Choses

seat-purple = Violet
seat-green = Vert
seat-beige = Beige
seat-navy = Bleu marine
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
source-battles = batailles
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
level = niveau { $count }
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

do-play = jouez { n-card }
do-play-free = jouez { n-card } gratuitement
do-card-offer = prenez { n-card } de l’offre ou du paquet
do-card = piochez { n-card }
do-card-age2 = piochez { n-card } Âge II
do-build = utilisez { n-point } de Construction
do-place = { $count ->
    [one] placez { $count } Guerrier
   *[other] placez jusqu’à { $count } Guerriers
}
do-move = { $count ->
    [one] déplacez { $count } Guerrier
   *[other] déplacez { $count } fois un Guerrier
}
do-wild = { $count ->
    [one] utilisez { $count } point Joker
   *[other] utilisez { $count } points Joker pour une même action
}
do-influence = { $count ->
    [one] avancez de { $count } case sur Influence
   *[other] avancez de { $count } cases sur Influence
}
do-cultural = { $count ->
    [one] avancez de { $count } case sur Culture
   *[other] avancez de { $count } cases sur Culture
}
do-population = { $count ->
    [one] avancez de { $count } case sur Population
   *[other] avancez de { $count } cases sur Population
}
do-any-track = { $count ->
    [one] avancez de { $count } case sur une piste au choix
   *[other] avancez { $count } fois de 1 case sur une piste au choix
}
do-low-track = { $count ->
    [one] avancez de { $count } case sur votre piste la plus basse
   *[other] avancez { $count } fois de 1 case sur votre piste la plus basse
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

pay-temp = rendez { n-temp }
pay-discard = défaussez { n-card }

if-towers2 = avec 2 Tours ou plus
if-farms2 = avec 2 Fermes ou plus
if-cities2 = avec 2 Cités ou plus
if-sea2 = avec 2 tuiles Peuple de la Mer remportées ou plus
if-influence5 = avec Influence en case 5 ou plus
if-cultural5 = avec Culture en case 5 ou plus
if-population5 = avec Population en case 5 ou plus
if-palace10 = avec 10 cartes ou plus dans votre Palais
if-area4 = avec 4 cartes ou plus dans votre zone de jeu
if-tracks3 = avec vos trois pistes en case 3 ou plus
if-ship4 = avec un Navire en case 4 ou 5
if-warriors6 = avec 6 Guerriers ou plus sur le planisphère
if-regions4 = avec des Guerriers dans 4 régions ou plus

per-area = par carte de votre zone de jeu
per-palace = par carte de votre Palais
per-city = par Cité que vous avez sur le planisphère
per-tower = par Tour que vous avez sur le planisphère
per-farm = par Ferme que vous avez sur le planisphère
per-region = par région où vous avez des Guerriers
per-sea = par tuile Peuple de la Mer que vous avez remportée
per-low-track = par case de votre piste la plus basse
per-warrior = par Guerrier que vous avez sur le planisphère
per-ship-space = par case atteinte par vos Navires

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

brief-if-towers2 = 2+ Tours
brief-if-farms2 = 2+ Fermes
brief-if-cities2 = 2+ Cités
brief-if-sea2 = 2+ Mer
brief-if-influence5 = Infl. 5+
brief-if-cultural5 = Cult. 5+
brief-if-population5 = Pop. 5+
brief-if-palace10 = Palais 10+
brief-if-area4 = zone 4+
brief-if-tracks3 = pistes 3+
brief-if-ship4 = Navire 4+
brief-if-warriors6 = 6+ Guerriers
brief-if-regions4 = 4+ régions

brief-per-area = /carte en zone
brief-per-palace = /carte au Palais
brief-per-city = /Cité
brief-per-tower = /Tour
brief-per-farm = /Ferme
brief-per-region = /région
brief-per-sea = /tuile Mer
brief-per-low-track = /piste basse
brief-per-warrior = /Guerrier
brief-per-ship-space = /case de Navire

brief-each = { $what }{ $per }
brief-colon = { $before } : { $after }
brief-convert = { $before } → { $after }
brief-repeat = n × { $what }
brief-instead = { $first } [{ $last }]

## Cartes et tuiles en entier

card-line = { $name } ({ $id }) · { $cost } · { $vp }
card-cost = coût { $coins }
card-less = { $count } de moins avec { $good }
card-less-twice = { $count } de moins par { $good }, 2 au plus
card-hidden = { $age ->
    [one] Une carte Âge I, face cachée.
   *[other] Une carte Âge II, face cachée.
}

tile-foundation = Fondation { $id } : { $text }.
tile-action = Action Bonus { $id } : { $text }.
tile-tower = Tour { $count } : { $text }.
tile-trade = { $colour ->
    [red] Bonus Commercial rouge { $id } : { $text }.
   *[blue] Bonus Commercial bleu { $id } : { $text }.
}
tile-sea = { $level ->
    [one] Peuple de la Mer { $id }, Niveau I. Combat contre { $cost } et 1 Guerrier : { $text }.
   *[other] Peuple de la Mer { $id }, Niveau II. Combat contre { $cost } et 1 Guerrier : { $text }.
}

tile-start = Carte Départ { $id } : { $text }.
start-text = région { $region }, { $gains } ; piochez { $draw } cartes, rendez-en { $back }
start-first = premier joueur
start-warrior = 1 Guerrier de plus sur le planisphère
start-good = la Denrée { $good }
start-temp = 1 { $good } Temporaire

tile-vase = Vase { $count } ({ $colour }) : { $text }.
vase-1 = marqueur Revenus sur la dernière case
vase-2 = 3 Denrées ou plus d’un même type
vase-3 = piste Culture, case 8
vase-4 = présence dans 7 régions
vase-5 = domination dans 5 régions
vase-6 = piste Population, case 8
vase-7 = 6 cases ou plus atteintes par vos Navires ensemble
vase-8 = 3 Tours construites
vase-9 = 3 Navires construits
vase-10 = 10 cartes ou plus dans le Palais
vase-11 = 3 cartes ou plus du Palais avec le même déclencheur
vase-12 = piste Influence, case 8

tile-ability = Capacité Spéciale { $id }
ability-level-line = Niveau { $count } : { $text }.
ability-sa1 = chaque carte Décret que vous jouez coûte { $coins } de moins
ability-sa2 = au début de chaque manche : { $text }
ability-sa3 = pour chaque Cité, Ferme, Tour ou nouveau Navire que vous construisez : { $text }
ability-sa3-less = payez { $coins } de moins
ability-sa4 = un groupe de dés demande un total de { $count }
ability-sa5 = échangez { $count } Pièces contre 1 Arme, ou { $count } Armes contre 1 Pièce ; aux Revenus, gagnez { $weaponry }
ability-sa5-even = échangez Pièces et Armes à 1 contre 1 ; aux Revenus, gagnez { $weaponry }
ability-sa5-end = { $text } ; à la fin, 1 PV pour { $count } ressources ou cartes en main

tile-route = Route Commerciale { $id }
route-line = Case { $count } : coût { $coins }. Revenu : { $text }.
route-last-line = Case { $count } : coût { $coins }, { $vp } aussitôt. Revenu : { $text }.

tile-solo = Carte Solo { $id }
solo-dice-low = Face Dés : le plus petit dé, { $colours }
solo-dice-high = Face Dés : le plus grand dé, { $colours }
solo-colours = couleur { $colours }, la première disponible
solo-mark-min = de la couleur au total le plus bas
solo-mark-max = de la couleur au total le plus haut
solo-mark-few = de la couleur qui a le moins de dés
solo-vases = Vases : { $vases }
solo-actions = Face Actions : { $actions }

space-age2 = { $points }, dont 1 peut piocher une carte Âge II
space-step = 1 case sur une piste au choix
space-tile = l’Action Bonus
space-either = 1 case sur une piste au choix ou l’Action Bonus
space-points = { $bonus }, { $points }

tile-track = Piste { $track }
track-line = { $space } : { $text }
track-beyond-line = au-delà : { $text }
track-cards-or-palace = piochez 1 carte et 1 carte Âge II, ou placez 1 carte dans votre Palais
track-palace-income = { $count ->
    [one] Revenus : jusqu’à { $count } carte au Palais
   *[other] Revenus : jusqu’à { $count } cartes au Palais
}
track-weaponry-income = Revenus : { $weaponry } ; une région rapporte { $presence } PV en présence, { $dominance } PV en domination
track-ability = Capacité Spéciale au niveau { $count }
track-free-build = 1 point de Construction sans coût
track-nothing = rien

## Choix

option-start = Prendre la carte Départ { $start }
option-ability = Prendre la Capacité Spéciale { $ability }
option-give-back = Rendre { $card }
option-draft = Prendre le { $die } pour { $row }
option-group = Grouper vos dés { $group }
option-group-dice = Grouper { $dice }
option-grouped = C’est tout, plus de groupe
option-retrieve = Récupérer votre dé de la ligne { $row }, case { $space }
option-forfeit = Renoncer à la case
option-bonus = Prendre le bonus de la case
option-as = Utiliser les points Joker pour { $action }
option-end-turn = Finir le tour
option-trait = Utiliser le Trait Royal de { $card }
option-effect = Appliquer l’effet { $effect }
option-effect-text = Effet : { $text }
option-done = C’est tout
option-step = Avancer de 1 case sur { $track }
option-temp = Gagner 1 { $good } Temporaire
option-good = Gagner la Denrée { $good }
option-take = Prendre { $card } de l’offre
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
option-advance = Avancer le Navire de la Route Commerciale { $route }
option-place = Placer un Guerrier dans la région { $region }
option-move = Déplacer un Guerrier de la région { $region } à la région { $target }
option-trade = Prendre la tuile Bonus Commercial { $trade }
option-route = Gagner le revenu du Navire de la Route Commerciale { $route }
option-pay = Payer
option-return = Rendre 1 { $good } Temporaire
option-warriors = { $count ->
    [0] Ne renvoyer aucun Guerrier
    [one] Renvoyer { $count } Guerrier
   *[other] Renvoyer { $count } Guerriers
}
option-free-point = Utiliser le point de Construction sans coût
option-paid-point = Utiliser le point de Construction payant
option-march = Action supplémentaire : déplacer un Guerrier de la région { $region } à la région { $target }
option-forage = Action supplémentaire : gagner 1 { $good } Temporaire
option-use = Action supplémentaire : utiliser la tuile Bonus Commercial { $trade }
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
done-name = Abandonner le point de Construction
done-namefor = Abandonner le point de Construction
done-palaceincome = Plus de carte au Palais
done-resolve = Continuer sans
done-sell = Ne plus défausser
done-use = Rien de plus

# Ce dont parle un choix quand toutes ses parties se valent
# Headings over long lists of options; those of `fold` are shut at first
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
    [start] Choisissez votre carte Départ ; vous avez déjà la Capacité Spéciale.
    [ability] Choisissez votre Capacité Spéciale ; vous avez déjà la carte Départ.
   *[both] Choisissez une carte Départ ou une Capacité Spéciale ; l’autre sorte vient au second passage.
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
    [one] Récupérez votre dernier dé et utilisez sa case.
   *[other] Récupérez un de vos dés de plus haute valeur et utilisez sa case. Il vous reste { $count } dés.
}
ask-turn = Votre tour avec le { $die } de la ligne { $row }, case { $space }. { $points ->
    [0] { $due ->
        [none] Il ne reste pas de point ; Traits et actions supplémentaires restent possibles.
        [resources] Il ne reste pas de point. Encore à prendre : les Pièces ou les Armes de la case.
        [step] Il ne reste pas de point. Encore à prendre : l’avancée sur une piste Progrès que donne la case.
        [tile] Il ne reste pas de point. Encore à prendre : l’Action Bonus.
       *[either] Il ne reste pas de point. Encore à prendre : une avancée sur une piste Progrès ou l’Action Bonus.
    }
    [one] Il reste { $points } point ({ $action }). Bonus, points, Traits et actions supplémentaires vont dans l’ordre que vous voulez.
   *[other] Il reste { $points } points ({ $action }). Bonus, points, Traits et actions supplémentaires vont dans l’ordre que vous voulez.
}
ask-use-7 = { $count ->
    [one] Choisissez une Denrée Temporaire à gagner.
   *[other] Choisissez une Denrée Temporaire à gagner : encore { $count }.
}
ask-use-8 = { $count ->
    [one] Choisissez une Denrée à gagner dans les piles visibles.
   *[other] Choisissez une Denrée à gagner dans les piles visibles : encore { $count }.
}
ask-use-10 = { $count ->
    [one] Vous pouvez jouer une carte à son coût, de votre main ou de l’offre.
   *[other] Vous pouvez jouer { $count } cartes à leur coût, de votre main ou de l’offre.
}
ask-use-11 = { $count ->
    [one] Vous pouvez jouer une carte gratuitement, de votre main ou de l’offre.
   *[other] Vous pouvez jouer { $count } cartes gratuitement, de votre main ou de l’offre.
}
ask-use-12 = { $count ->
    [one] Vous pouvez prendre une carte de l’offre ou du dessus du paquet.
   *[other] Vous pouvez prendre { $count } cartes de l’offre ou du dessus du paquet.
}
ask-use-16 = { $count ->
    [one] Vous avez 1 point de Construction : choisissez que construire.
   *[other] Vous avez { $count } points de Construction : choisissez que construire.
}
ask-use-17 = { $count ->
    [one] Vous pouvez placer un Guerrier de votre réserve dans une région où vous avez une Cité.
   *[other] Vous pouvez placer { $count } Guerriers de votre réserve dans des régions où vous avez une Cité.
}
ask-use-18 = { $count ->
    [one] Vous pouvez déplacer un Guerrier vers une région adjacente.
   *[other] Vous pouvez déplacer des Guerriers vers des régions adjacentes : il reste { $count } déplacements.
}
ask-use-19 = { $count ->
    [one] Vous avez 1 point Joker : choisissez l’action à laquelle il sert.
   *[other] Vous avez { $count } points Joker : choisissez l’unique action à laquelle ils servent.
}
ask-use-23 = { $count ->
    [one] Choisissez la piste Progrès où avancer.
   *[other] Choisissez la piste Progrès où avancer : encore { $count }.
}
ask-use-24 = { $count ->
    [one] Avancez sur votre piste la plus basse ; à égalité, choisissez.
   *[other] Avancez sur votre piste la plus basse ; à égalité, choisissez. Encore { $count }.
}
ask-use-25 = { $count ->
    [one] Vous pouvez placer une carte dans votre Palais : gratuite depuis votre zone de jeu, contre ses PV depuis votre main.
   *[other] Vous pouvez placer { $count } cartes dans votre Palais : gratuites depuis votre zone de jeu, contre leurs PV depuis votre main.
}
ask-use-26 = { $count ->
    [one] Vous pouvez placer une carte de votre zone de jeu ou de votre main dans votre Palais sans perdre de PV.
   *[other] Vous pouvez placer { $count } cartes de votre zone de jeu ou de votre main dans votre Palais sans perdre de PV.
}
ask-use-31 = { $count ->
    [0] Le revenu d’un Navire vous reviendrait, mais vous n’avez pas de Navire : continuez sans.
    [one] Choisissez le Navire dont vous gagnez le revenu.
   *[other] Choisissez le Navire dont vous gagnez le revenu : encore { $count }.
}
ask-use-62 = { $count ->
    [one] Vous avez 1 point d’Expansion : placez un Guerrier dans une de vos Cités, ou déplacez-en un vers une région adjacente.
   *[other] Vous avez { $count } points d’Expansion ; chacun place un Guerrier dans une de vos Cités ou en déplace un vers une région adjacente.
}
ask-use-63 = { $count ->
    [one] Vous avez 1 point de Construction sans coût : choisissez que construire.
   *[other] Vous avez { $count } points de Construction sans coût : choisissez que construire.
}
ask-resolve = { $count ->
    [0] Rien de ceci ne peut être fait maintenant : { $what }.
    [one] Un effet est à vous : { $what }.
   *[other] { $count } effets sont à vous : choisissez le suivant.
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
ask-payfarm = Ferme dans la région { $region } : choisissez combien de vos Guerriers y retournent à la réserve. Elle coûte { $price }, 1 de moins par Céréale.
ask-choosetrade = { $colour ->
    [red] Votre Navire de la Route Commerciale { $route } a atteint la case 4 : prenez une de ses tuiles Bonus Commercial rouges.
   *[blue] Votre Navire de la Route Commerciale { $route } a atteint la case 2 : prenez une de ses tuiles Bonus Commercial bleues.
}
ask-name = { $count ->
    [one] Vous avez 1 point de Construction en attente : annoncez une construction, ou abandonnez le point. Tous annoncent avant que rien soit construit.
   *[other] Vous avez { $count } points de Construction en attente : annoncez une construction pour l’un d’eux, ou abandonnez-le. Tous annoncent avant que rien soit construit.
}
ask-namefor = Annoncez la construction pour ce point de Construction, ou abandonnez-le.
ask-sell = Défaussez des cartes de votre main pour 1 Pièce chacune, au moins une.
ask-cardsorpalace = Piste Influence : piochez 1 carte du paquet actif et 1 carte Âge II, ou placez 1 carte dans votre Palais.
ask-shipincome = Revenus : choisissez le Navire dont le revenu vient ensuite. Il reste { $count } Navires.
ask-palaceincome = { $count ->
    [one] Revenus : vous pouvez placer 1 carte dans votre Palais, gratuite depuis votre zone de jeu, contre ses PV depuis votre main.
   *[other] Revenus : vous pouvez placer jusqu’à { $count } cartes dans votre Palais, gratuites depuis votre zone de jeu, contre leurs PV depuis votre main.
}
ask-finalbattle = Batailles finales : le Peuple de la Mer de la région { $region } s’offre à vous contre { $cost } et 1 Guerrier.

## Pourquoi pas

why-age2-space = seul 1 point de la case Préparation la plus à gauche pioche une carte Âge II, aux manches 1 et 2
why-bonus-first = le bonus de la case vient d’abord
why-cities = { $count ->
    [one] il manque { $count } Cité
   *[other] il manque { $count } Cités
}
why-city-stands = une Cité s’y trouve déjà
why-coins = il manque { n-coin }
why-condition = cela ne compte qu’{ $what }
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
why-not-lowest = { $what } n’est pas votre piste la plus basse
why-once-a-turn = une seule fois par tour
why-one-card-first = il faut défausser au moins une carte
why-one-colour = un groupe a des dés d’une seule couleur, auxquels des gris peuvent se joindre
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

event-ability-level = { $seat } a maintenant sa Capacité Spéciale au niveau { $count }.
event-action-bonus = { $seat } prend l’Action Bonus { $action-tile }.
event-advanced-ship = { $seat } avance son Navire de la Route Commerciale { $route } à la case { $count }.
event-age-two = L’Âge II commence : son paquet devient actif et l’offre est nouvelle.
event-battled = { $seat } combat le Peuple de la Mer dans la région { $region } et remporte la tuile { $sea }.
event-built-city = { $seat } construit une Cité dans la région { $region }.
event-built-farm = { $seat } construit une Ferme dans la région { $region }.
event-built-ship = { $seat } construit un Navire sur la Route Commerciale { $route }.
event-built-tower = { $seat } construit une Tour dans la région { $region }.
event-chose-ability = { $seat } prend la Capacité Spéciale { $ability }.
event-chose-start = { $seat } prend la carte Départ { $start }.
event-claimed-vase = { $seat } prend { $count } PV sur le Vase { $vase }.
event-discarded = { $seat } défausse { $card }.
event-drafted = { $seat } prend le { $die } pour { $row }, case { $count }.
event-drew = { $seat } pioche { $card }.
event-dropped-point = { $seat } abandonne un point de Construction.
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
event-rival-took-down = { $seat } prend { $card } de l’offre, face cachée.
event-rival-took-up = { $seat } prend { $card } de l’offre, face visible.
event-rival-vase = Rhadamanthe passe à la case { $count } du Vase { $vase }.
event-rolled = Les dés sont lancés.
event-round = La manche { $count } commence ; { $seat } joue en premier.
event-route-income = { $seat } gagne le revenu de la Route Commerciale { $route }, case { $count }.
event-scoring = Décompte après la manche { $count }.
event-settled = { $seat } commence dans la région { $region }.
event-stepped = { $seat } avance à la case { $count } de la piste { $track }.
event-to-palace = { $seat } place { $card } dans le Palais.
event-took-offer = { $seat } prend { $card } de l’offre.
event-took-trade = { $seat } prend la tuile Bonus Commercial { $trade }.
event-used-trade = { $seat } utilise la tuile Bonus Commercial { $trade }.
event-used-trait = { $seat } utilise le Trait Royal de { $card }.

## Ouvrir une table

pitch = Menez votre clan à travers l’âge du bronze en Crète : choisissez des dés, bâtissez villes et tours, commercez par la mer et élevez votre palais.
minutes = 60–120
setting-routes = Routes commerciales
setting-routes-help = Quelle face de chacun des trois plateaux de routes commerciales est utilisée. La face A est plus simple.
setting-routes-random = Au hasard
setting-routes-AAA = A, A, A (pour une première partie)
setting-draft = Cartes de départ et capacités
setting-draft-yes = Choisies tour à tour
setting-draft-no = Distribuées au hasard
setting-solo = Rhadamanthe joue
setting-solo-easy = Facile
setting-solo-normal = Normal
setting-solo-hard = Difficile
