# Diluvium en français. Les textes des cartes et des plateaux sont faits de leur contenu.

title = Diluvium
line = Cartographiez un monde englouti, tuile après tuile.
pitch = Un déluge n’a laissé que des îles éparses. Envoyez vos navires, dressez la carte de la mer, peuplez ses rivages, fouillez les ruines de Mu et rentrez avec le plus d’or.
minutes = 45–75

## Options de la partie

setting-side = Plateaux d’action
setting-side-help = La face A est la même pour tous et convient à une première partie. Sur la face B, chaque plateau se joue autrement.
setting-side-a = face A, tous pareils
setting-side-b = face B, tous différents
setting-boards = Plateaux de la face B
setting-boards-help = Comment les plateaux de la face B échoient aux joueurs.
setting-boards-dealt = distribués au hasard
setting-boards-picked = choisis, le dernier joueur d’abord
setting-memory = Mémoire
setting-memory-help = Gains et paiements sont publics, les totaux ne le sont pas. À mémoire ouverte, le contenu des chevalets et l’or sont montrés à tous.
setting-memory-closed = fermée, selon les règles
setting-memory-open = ouverte, montrée à tous
setting-level = La Flotte engloutie
setting-level-help = La force de la Flotte au départ. Le mode solo est de notre invention.
setting-level-calm = Calme
setting-level-rough = Agitée
setting-level-raging = Déchaînée
setting-scenario = Scénario
setting-scenario-help = Une partie libre contre la Flotte, ou l’un des six scénarios avec son propre but.
setting-scenario-free = une partie libre
setting-scenario-sails = Premières voiles
setting-scenario-granaries = Greniers vides
setting-scenario-beasts = Bêtes des profondeurs
setting-scenario-heirs = Héritiers de Mu
setting-scenario-war = Flotte de guerre
setting-scenario-horizon = Le Dernier Horizon
setting-heirloom = Héritage
setting-heirloom-help = Ce qu’apporte le vainqueur du scénario précédent ; ni dans le premier, ni dans une partie libre.
setting-heirloom-no = aucun
setting-heirloom-yes = un, à votre choix

## Les choses

kind-food = nourriture
kind-craft = artisanat
kind-weapons = armes
kind-ruins = ruines
n-food = { $count } nourriture
n-craft = { $count } artisanat
n-weapons = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
}
n-ruins = { $count ->
    [one] { $count } carte Ruines
   *[other] { $count } cartes Ruines
}
n-gold = { $count } or
action-explore = Explorer
action-settle = Coloniser
action-produce = Produire
action-engage = Engager
section-explore = secteur Explorer
section-settle = secteur Coloniser
section-produce = secteur Produire
section-engage = secteur Engager
ship-explorer = navire d’exploration
ship-warship = navire de guerre
people-greek = les Grecs
people-egyptian = les Égyptiens
people-chinese = les Chinois
people-aztec = les Aztèques
rival = la Flotte engloutie
card-back = une carte Ruines
card-named = { $name }
uncharted-at = eaux inconnues en { $place }
uncharted = eaux inconnues (coût { $cost })
city = la Cité { $name }
tile-named = { $name }
effect-gold = { $count } or
effect-settler = un colon vient ici
effect-military = force militaire +1
source-markers = marqueurs d’exploration
source-spaces = cases d’exploration
source-sales = ventes d’artisanat
source-fights = combats
source-scaring = mises en fuite
source-monsters = monstres
source-bonus = bonus
source-cards = cartes Ruines
source-placing = colons placés
source-start = au départ

## Les cartes

effect-GAIN = prenez { $n ->
    [one] 1 { $kind }
   *[other] { $n } { $kind }
} dans le bac
effect-SAIL = pendant cette action Explorer ou Engager, le navire peut avancer de { $n ->
    [one] 1 tuile
   *[other] { $n } tuiles
} de plus au maximum
effect-GOLD = gagnez { $n } or
effect-STRENGTH = avancez votre marqueur de force militaire de { $n ->
    [one] 1 cran
   *[other] { $n } crans
}
effect-SETTLER = déplacez un de vos colons vers un emplacement libre de votre Cité ou d’une tuile portant votre marqueur
effect-MARKER = placez votre prochain marqueur d’exploration sur une tuile face visible que vous n’avez pas explorée
card-full = { $name }
    { $text }. À usage unique, avant ou après votre action. { $copies ->
        [one] Il y en a { $copies }.
       *[other] Il y en a { $copies }.
    }
card-hidden = Une carte Ruines dont on ne voit que le dos.

## Les questions

ask-pickboard = Choisissez votre plateau d’action de la face B.
ask-heirloom = Choisissez un héritage : 1 ressource d’un bac, de l’or, ou la carte Ruines du dessus.
ask-chooseaction = { $last ->
    [yes] C’est la dernière manche. Tournez le gouvernail vers l’action de votre dernier tour.
   *[no] { $round ->
        [1] Tournez le gouvernail vers une action : à votre premier tour, les quatre sont permises.
       *[other] Manche { $round } : tournez le gouvernail vers une action, autre que celle de votre tour précédent.
    }
}
ask-cards-before = Vous pouvez jouer des cartes Ruines avant votre action, { $action } : { $count ->
    [one] vous en avez 1.
   *[other] vous en avez { $count }.
}
ask-cards-after = Vous pouvez jouer des cartes Ruines après votre action : { $count ->
    [one] vous en avez 1.
   *[other] vous en avez { $count }.
}
ask-sail-explorer = Où va votre navire d’exploration ? { $count } tuiles sont gratuites, chaque tuile de plus coûte 1 nourriture ; une tuile face cachée coûte ce que montre son dos et met fin au mouvement. Vous avez { $food } nourriture.
ask-sail-warship = Où va votre navire de guerre ? { $count } tuiles sont gratuites, les suivantes coûtent de la nourriture ; une tuile face cachée coûte ce que montre son dos et met fin au mouvement. Vous avez { $food } nourriture.
ask-mark = Placez votre prochain marqueur d’exploration : choisissez une case d’exploration libre de cette tuile.
ask-markanywhere = La Carte oubliée : choisissez une case d’exploration libre d’une tuile face visible que vous n’avez pas explorée.
ask-choosesettler = { $only ->
    [yes] Un de vos colons vient sur cette tuile : choisissez lequel.
   *[no] { $count ->
        [one] Choisissez le colon à déplacer.
       *[other] Choisissez le premier colon à déplacer. { $count } colons se déplacent, l’un après l’autre.
    }
}
ask-choosespace = Où va ce colon ? Sur un emplacement libre de votre Cité, ou d’une tuile portant votre marqueur et sans navire de guerre adverse.
ask-takebonus = Votre secteur Coloniser était vide : prenez une ressource de votre choix.
ask-choosetile = Choisissez la tuile qui produit : chacun de vos colons y rapporte ce que montre son emplacement.
ask-trade = Vendez de l’artisanat et achetez de la force autant que vous voulez. Vous avez { $craft } artisanat et { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
} ; votre force est { $strength }.
ask-bid = { $side ->
    [attacker] Vous attaquez { $rival } : { $own } contre { $other }, l’égalité est pour vous. Combien d’armes engagez-vous ? Les deux mises sont montrées ensemble, et toutes les armes engagées sont perdues.
   *[defender] { $rival } vous attaque : { $other } contre vos { $own }, l’égalité est pour l’attaque. Combien d’armes engagez-vous ? Les deux mises sont montrées ensemble, et toutes les armes engagées sont perdues.
}
ask-flee = { $count ->
    [one] Votre colon est mis en fuite : choisissez où il va.
   *[other] Vos { $count } colons sont mis en fuite : choisissez où va le prochain.
} Dans votre Cité il récolte ; sur votre plateau il éteint le bonus de son secteur.
ask-fightmonster = Un monstre de force { $strength } garde { $gold } or. { $weapons ->
    [0] Vous pouvez le vaincre sans rien dépenser.
    [one] Vous pouvez le vaincre en dépensant 1 arme.
   *[other] Vous pouvez le vaincre en dépensant { $weapons } armes.
} Le combattez-vous ?
ask-drop = Vous avez plus de six jetons : défaussez-en encore { $count }. Tous choisissent en même temps.

## Les choix

option-board = { $board }
option-heirloom-card = La carte Ruines du dessus
option-act = { $action }
option-card = Jouer { $card }
option-done = Continuer
option-sail = Naviguer vers { $place }
option-stay = Rester sur place
option-mark = Placer le marqueur sur { $mark }
option-settler = Un colon du { $section }
option-settler-at = Le colon sur { $site }
option-settle = Vers { $site }
option-produce = { $place } produit
option-sell = { $count ->
    [one] Vendre 1 fois
   *[other] Vendre { $count } fois
}
option-sell-craft = Vendre { $count } artisanat
option-train = { $count ->
    [one] Force +1
   *[other] Force +{ $count }
}
option-bid = { $count ->
    [0] N’engager aucune arme
    [1] Engager 1 arme
   *[other] Engager { $count } armes
}
option-flee = Au { $section }
option-flee-to = Vers { $site }
option-fight = Combattre le monstre
option-drop = Défausser { $kind ->
    [armes] 1 arme
   *[other] 1 { $kind }
}
done-fightmonster = Le laisser en paix
done-cards = Ne pas jouer de carte
done-trade = Terminer
site = { $place }, { $kind }
site-among = { $place }, { $kind } ({ $count ->
    [one] île à 1 emplacement
   *[other] île à { $count } emplacements
})
mark = { $place } : { $effect }

## Indications

hint-free = gratuit
hint-voyage = { $count } nourriture ({ $text }), il en reste { $left }
hint-further = { $count ->
    [one] 1 tuile de plus : { $food }
   *[other] { $count } tuiles de plus : { $food }
}
hint-back = son dos : { $food }
hint-reveal = la retourne
hint-act-explore = déplacer votre navire d’exploration et explorer une tuile contre de l’or
hint-act-settle = déplacer { $count } colons ; chacun prend un jeton ou une carte Ruines
hint-act-produce = une tuile produit de nouveau ; vendre de l’artisanat contre de l’or
hint-act-engage = déplacer votre navire de guerre ; rivaux et monstres rapportent de l’or
hint-lights = le dernier à cet endroit : son bonus s’allume
hint-gains = { $text }
hint-bid = { $count } en tout

## Pourquoi pas

why-same-action = c’était votre action au tour précédent : le gouvernail doit tourner
why-food = il manque { $count } nourriture
why-rival-city = c’est la Cité d’un adversaire : on la traverse sans jamais s’y arrêter
why-rival-warship = un navire de guerre adverse s’y trouve
why-no-way = aucune route de tuiles visibles n’y mène
why-must-sail = le navire doit avancer, puisqu’il le peut sans nourriture
why-marked = la case est prise
why-no-space = il n’a nulle part où aller
why-second-move = votre second colon n’aurait plus de déplacement possible
why-same-island = il doit aller sur une autre île
why-no-marker = votre marqueur n’est pas sur cette tuile
why-guarded = un navire de guerre adverse garde la tuile
why-full = tous les emplacements y sont pris
why-tray-empty = le bac est vide
why-no-settler = aucun de vos colons n’y est
why-craft = il manque { $count } artisanat
why-weapons = { $count ->
    [one] il manque 1 arme
   *[other] il manque { $count } armes
}
why-strongest = votre force est déjà au maximum
why-section-full = toutes les places de ce secteur sont prises
why-none-left = vous n’en avez plus de cette sorte
why-board-taken = quelqu’un l’a pris
why-compass = elle se joue seulement avant Explorer ou Engager
why-no-tile = il n’y a ni tuile ni marqueur pour elle

## Ce qui s’est passé

event-board = { $seat } joue le plateau { $board }.
event-bid = { $seat } engage { $count ->
    [one] { $count } arme
   *[other] { $count } armes
} : { $strength } en tout.
event-dealt-city = { $seat } commence chez { $people }.
event-dropped = { $seat } défausse { $count ->
    [one] { $kind ->
        [armes] 1 arme
       *[other] 1 { $kind }
    }
   *[other] { $count } { $kind }
} pour n’avoir que six jetons.
event-drew-card = { $seat } pioche { $card }.
event-first-player = { $seat } joue en premier.
event-fleet-card = { $seat } choisit { $action }.
event-fleet-idle = { $seat } ne trouve rien à faire.
event-fleet-ruins = { $seat } déterre { $card } et s’en défait.
event-fled-home = { $seat } : un colon fuit vers le { $section }.
event-fled-ship = { $seat } : le navire d’exploration fuit vers sa Cité.
event-fled-to = { $seat } : un colon fuit vers la Cité ({ $kind }).
event-fought = { $seat } attaque { $rival }.
event-gained = { $seat } prend { $count ->
    [one] { $kind ->
        [armes] 1 arme
       *[other] 1 { $kind }
    }
   *[other] { $count } { $kind }
}.
event-gold = { $seat } gagne { $count } or ({ $source }).
event-heirloom = { $seat } reçoit un héritage.
event-idle-end = Depuis longtemps, aucun jeton n’a quitté les bacs.
event-last-round = C’est la dernière manche.
event-lost-fight = { $seat } perd le combat : { $water }.
event-marked = { $seat } explore { $water } : { $effect }.
event-nothing = { $seat } n’a rien qui produise.
event-over = La partie est terminée.
event-paid = { $seat } dépense { $count ->
    [one] { $kind ->
        [armes] 1 arme
       *[other] 1 { $kind }
    }
   *[other] { $count } { $kind }
}.
event-played-card = { $seat } joue { $card }.
event-produced = { $seat } produit : { $water }.
event-reshuffled = La défausse des Ruines devient la pioche.
event-revealed = { $seat } découvre { $water }.
event-round = Manche { $count }.
event-sailed = { $seat } fait voile ({ $ship }) : { $water }.
event-settled = { $seat } installe un colon : { $water } ({ $kind }).
event-slew = { $seat } terrasse le monstre : { $water }.
event-sold = { $seat } vend de l’artisanat, { $count } fois.
event-stayed = { $seat } reste sur place ({ $ship }).
event-strength = { $seat } atteint la force militaire { $count }.
event-turned = { $seat } tourne le gouvernail vers { $action }.
event-won-fight = { $seat } l’emporte au combat sur { $rival }.

## Scénarios et campagne (de notre invention)

campaign-pitch = Six voyages contre la Flotte engloutie, chacun avec son propre but. Les étoiles vous donnent un rang à la fin.
campaign-ours = Le mode solo et cette campagne sont de notre invention : nous ne connaissons pas le livret solo du jeu publié.
sea-calm = Mer calme
sea-rough = Mer agitée
sea-raging = Mer déchaînée
scenario-level = { $sea } : la Flotte commence avec une force de { $strength } et { $gold ->
    [0] aucun or
   *[other] { $gold } or
}.
scenario-food-tray = Le bac de nourriture commence avec { $count } jetons, et ce bac vide ne déclenche pas la dernière manche ; les autres la déclenchent.
scenario-tray = Chaque bac commence avec { $count } jetons.
scenario-monsters = Les { $count } tuiles avec un monstre se trouvent à coup sûr dans cette mer.
scenario-ruins = { $count } tuiles de l’antique Mu, avec des ruines à fouiller, se trouvent à coup sûr dans cette mer.
scenario-weapons = Vous commencez avec { $count } armes.
scenario-doubled = { $count } cartes d’attaque de la Flotte sont en double dans sa pioche.
aim-beat = Finissez avec plus d’or que la Flotte.
aim-gold = Ayez au moins { $count } or.
aim-monsters = Vainquez au moins { $count } monstres, et plus que la Flotte.
aim-cards = Jouez au moins { $count } cartes Ruines.
aim-fights = { $count ->
    [one] Gagnez un combat contre le navire de guerre de la Flotte.
   *[other] Gagnez { $count } combats contre le navire de guerre de la Flotte.
}
aim-all-markers = Placez tous vos marqueurs d’exploration.
aim-all-settlers = Ne laissez aucun colon sur votre plateau d’action.
stars-win = victoire
stars-gold = victoire avec { $count } or
