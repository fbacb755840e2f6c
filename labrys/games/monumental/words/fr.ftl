# Monumental Duel: Espionage in French. See en.ftl.

title = Monumental Duel : Espionnage
line = Deux Cités sur une même rivière de découvertes.
pitch = Deux Cités se font face de part et d’autre d’une rivière de découvertes. Éveillez une ligne et une colonne de la vôtre, achetez, bâtissez, conquérez, envoyez vos espions, et laissez le plus grand monument.
minutes = 45–75

## Things

amount-p = { $count } Production
amount-s = { $count } Science
amount-m = { $count } Force militaire
amount-c = { $count } Culture
amount-g = { $count } Or
amount-vp = { $count } PV
amount-basic = { $count ->
    [one] { $count } ressource de base
   *[other] { $count } ressources de base
}
resource-p = Production
resource-s = Science
resource-m = Force militaire
resource-c = Culture
resource-g = Or
resource-vp = PV
resource-basic = ressources de base

type-building = Bâtiment
type-knowledge = Connaissance
type-wonder = Merveille
type-province = Province
type-policy = Politique culturelle
type-scout = Éclaireur
type-warlord = Chef de guerre
type-espionage = carte Espionnage
type-unrest = Troubles
type-basic = Bâtiment de base
province-coastal = Province Côtière
province-mountain = Province de Montagne
province-agricultural = Province Agricole
province-any = Province

## A card in full

card-title = { $name } ({ $id })
card-era = Ère { $era }
card-cost = coûte { $cost }
card-gives = donne { $what }
cost-wonder = { $first } + { $second } Production
text-none = Sans texte.
text-defence = Sur votre pile de Provinces : conquérir la Province en dessous coûte { $count } Force militaire de plus.
text-unrest = Ni ressource ni effet. Cette carte retourne à la pile quand elle est activée ou utilisée ; elle vaut −1 point à la fin.
text-times = { $count ->
    [2] jusqu’à deux fois, { $text }
   *[other] jusqu’à { $count } fois, { $text }
}

## When a text works

timing-ACTION = action
timing-ON_ACTIVATE = quand cette carte est activée
timing-DURING = pendant l’activation de la Cité
timing-WHENEVER = chaque fois que { $event }
timing-FIRST = la première fois de la manche que { $event }
timing-MAY = vous pouvez (avant votre action, autant de fois que vous voulez)
timing-ONGOING = effet permanent
timing-BONUS = bonus
timing-WARLORD = action, si vous détenez l’Avantage
timing-FACE = { $n }
timing-SPY = action : payez 1 ressource de base ou 1 Or, puis formez (prenez un dé Agent) ou déployez (lancez vos dés Agent)

event-WONDER_SECTION = vous construisez une section de Merveille
event-WONDER_DONE = vous achevez une Merveille
event-POLICY = vous développez une Politique
event-CONQUER = vous conquérez une Province
event-CONQUER_OPP = vous conquérez une Province de l’adversaire
event-TAKE_ADV = vous prenez ou gagnez l’Avantage
event-PROGRESS = vous faites un Progrès scientifique
event-DEPLOY = vous déployez vos dés Agent
event-ARCHIVE = vous archivez une carte
event-RESERVE = vous réservez une carte
event-ACQUIRE = vous acquérez { $type ->
    [building] un Bâtiment
    [knowledge] une Connaissance
    [wonder] une Merveille
   *[province] une Province
}

condition-GAINED = vous avez gagné au moins { $amount } cette manche
condition-ADV = vous détenez l’Avantage
condition-CONTROL = { $n ->
    [1] vous contrôlez une Province{ $type ->
        [coastal] {" "}Côtière
        [mountain] {" "}de Montagne
        [agricultural] {" "}Agricole
       *[any] {""}
    }
   *[other] vous contrôlez au moins { $n } Provinces{ $type ->
        [coastal] {" "}Côtières
        [mountain] {" "}de Montagne
        [agricultural] {" "}Agricoles
       *[any] {""}
    }
}
condition-OWN = { $kind ->
    [knowledge] { $n ->
        [1] vous possédez une Connaissance
       *[other] vous possédez au moins { $n } Connaissances
    }
    [wonder] { $n ->
        [1] vous avez achevé une Merveille
       *[other] vous avez achevé au moins { $n } Merveilles
    }
   *[policy] { $n ->
        [1] vous avez développé une Politique
       *[other] vous avez développé au moins { $n } Politiques
    }
}
condition-AGENTS = { $n ->
    [1] vous avez un dé Agent
   *[other] vous avez au moins { $n } dés Agent
}

metric-provinces = { $form ->
    [any] si vous contrôlez une Province{ $type ->
        [coastal] {" "}Côtière
        [mountain] {" "}de Montagne
        [agricultural] {" "}Agricole
       *[any] {""}
    }
   *[each] par Province{ $type ->
        [coastal] {" "}Côtière
        [mountain] {" "}de Montagne
        [agricultural] {" "}Agricole
       *[any] {""}
    } que vous contrôlez
}
metric-knowledges = { $form ->
    [any] si vous possédez une Connaissance
   *[each] par Connaissance que vous possédez
}
metric-wonders = { $form ->
    [any] si vous avez achevé une Merveille
   *[each] par Merveille que vous avez achevée
}
metric-policies = { $form ->
    [any] si vous avez développé une Politique
   *[each] par Politique que vous avez développée
}
metric-active_policies = { $form ->
    [any] si vous avez une Politique active
   *[each] pour chacune de vos Politiques actives
}
metric-activated_buildings = { $form ->
    [any] si votre Cité a un Bâtiment activé
   *[each] par Bâtiment activé de votre Cité
}
metric-agents = { $form ->
    [any] si vous avez un dé Agent
   *[each] pour chacun de vos dés Agent
}

## What a text does

clauses-optional = { $text } si vous voulez
texts-also = { $first } ; { $last }
clauses-pay = { $price } et { $text }

effect-GAIN = gagnez { $what }
effect-GAIN_ANY = { $n ->
    [one] { $n } ressource de base de votre choix
   *[other] { $n } ressources de base de votre choix
}
effect-GAIN_PER = { $what } { $metric } ({ $max } au plus)
gain-any = { $what } { $metric }
gain-and = { $first }, et { $last }
gain-if = { $what } si { $condition }
gain-or = { $what }, ou { $count } si { $condition }
gain-more = { $count } de plus
effect-CONVERT = échangez jusqu’à { $max } de vos ressources de base contre d’autres, une pour une
effect-STEAL = { $n ->
    [1] prenez { $amount } à l’adversaire
   *[other] prenez jusqu’à { $amount } à l’adversaire
}
effect-DRAW_USE = { $n ->
    [1] piochez une carte et utilisez-la
   *[other] piochez et utilisez { $n } cartes, l’une après l’autre
}
effect-DRAW_PICK = piochez { $n } cartes, utilisez-en { $k } et défaussez le reste
effect-ARCHIVE = { $n ->
    [1] archivez une carte inactive de votre Cité
   *[other] archivez jusqu’à { $n } cartes inactives de votre Cité
}
effect-REINFORCE = { $n ->
    [1] renforcez une carte activée de votre Cité
   *[other] renforcez jusqu’à { $n } cartes activées de votre Cité
}
effect-DISCARD_CITY = { $n ->
    [1] défaussez une carte inactive de votre Cité
   *[other] défaussez jusqu’à { $n } cartes inactives de votre Cité
}
effect-COPY = { $scope ->
    [city] copiez une carte de votre Cité
    [policy] copiez l’une de vos Politiques développées, active ou non
   *[any] copiez une carte de votre Cité ou l’une de vos Politiques développées
}
effect-READY = { $target ->
    [scout] votre Éclaireur déjà utilisé peut l’être une fois de plus cette manche
    [warlord] votre Chef de guerre déjà utilisé peut l’être une fois de plus cette manche
   *[card] l’une de vos cartes déjà utilisées peut l’être une fois de plus cette manche
}
effect-RESERVE = { $n ->
    [1] réservez une carte de la rivière
   *[other] réservez jusqu’à { $n } cartes de la rivière
}
effect-DISCARD_DISPLAY = { $n ->
    [1] défaussez une carte de la rivière
   *[other] défaussez { $n } cartes de la rivière
}
effect-GAIN_CARD = prenez { $filter ->
    [workshop] un Atelier
    [laboratory] un Laboratoire
    [archery] un Champ de tir
    [barricade] une Barricade
    [building] un Bâtiment de la rivière
    [knowledge] une Connaissance de la rivière
    [wonder] une Merveille de la rivière
   *[province] une Province de la rivière
} sans payer
effect-WONDER_SECTION = { $d ->
    [0] construisez une section de Merveille
   *[other] construisez une section de Merveille pour { $d } Production de moins
}
effect-UNREST = { $who ->
    [opp] l’adversaire gagne { $n ->
        [1] 1 carte Troubles
       *[other] { $n } cartes Troubles
    }
   *[self] vous gagnez { $n ->
        [1] 1 carte Troubles
       *[other] { $n } cartes Troubles
    }
}
effect-REMOVE_UNREST = { $n ->
    [1] rendez à la pile 1 carte Troubles de votre Cité ou de votre défausse de Cité
   *[other] rendez à la pile jusqu’à { $n } cartes Troubles de votre Cité ou de votre défausse de Cité
}
effect-GAIN_ADV = gagnez l’Avantage
effect-TRAIN = { $n ->
    [1] prenez un dé Agent
   *[other] prenez jusqu’à { $n } dés Agent
}
effect-LOSE_DIE = { $who ->
    [this] ce dé retourne à la réserve
    [opp] { $n ->
        [1] l’adversaire perd un dé Agent
       *[other] l’adversaire perd { $n } dés Agent
    }
   *[self] { $n ->
        [1] vous perdez un dé Agent
       *[other] vous perdez { $n } dés Agent
    }
}
effect-SWITCH_ESP = une autre de vos cartes Espionnage devient active
effect-DISCOUNT = { $kind ->
    [building] les Bâtiments vous coûtent { $n } Production de moins
    [knowledge] les Connaissances vous coûtent { $n } Science de moins
    [wonder] les sections de Merveille vous coûtent { $n } Production de moins
    [province] les Provinces de la rivière vous coûtent { $n } Force militaire de moins
    [conquest] les Provinces de l’adversaire vous coûtent { $n } Force militaire de moins
    [progress] le Progrès scientifique vous coûte { $n } Science de moins
   *[reserved] vos cartes réservées vous coûtent { $n } de moins
}
effect-IGNORE_BARRICADE = { $n ->
    [1] quand vous conquérez, une Barricade n’ajoute rien
   *[other] quand vous conquérez, jusqu’à { $n } Barricades n’ajoutent rien
}
effect-REROLL = { $n ->
    [1] une relance gratuite à chaque déploiement
   *[other] { $n } relances gratuites à chaque déploiement
}
price-PAY = payez { $amount }

## Options of the game

setting-civilizations = Civilisations
setting-civilizations-help = Tirées au hasard, choisies à la table (le second joueur d’abord), ou celles de la première et de la seconde place. On ne joue qu’avec le module Espionnage : les règles d’Exploration et de Négoce ne sont pas dans cette boîte.
setting-civilizations-random = tirées au hasard
setting-civilizations-picked = choisies à la table
setting-peoples = { $one } et { $other }
setting-first = Premier joueur
setting-first-help = Qui commence ; le marqueur change de mains à chaque manche.
setting-first-random = le hasard décide
setting-first-seat-1 = la première place
setting-first-seat-2 = la seconde place
setting-packs = Boîtes
setting-packs-help = Civilisations, cartes Développement et Bâtiments de base d’autres boîtes. La pioche Développement est tirée de toutes, tant de chaque type et de chaque Ère.
setting-packs-box = cette boîte seule
setting-box-with = cette boîte avec { $packs }

## Things of the table

row = la ligne { $name }
column = la colonne { $name }
space = ligne { $row }, colonne { $column }
place-knowledge = la Connaissance en ligne { $row }, colonne { $column }
place-policy = la Politique { $count }
place-warlord = le Chef de guerre
place-scout = l’Éclaireur
die = le dé { $count }
card-back = une carte
card-named = « { $name } »
card-hidden = Une carte dont on ne voit que le dos.
people-greeks = les Grecs
people-aksumites = les Aksoumites
people-mughals = les Moghols

## What happened

event-acquired = { $seat } acquiert { $card }.
event-activated = { $seat } active { $row } et { $column }.
event-advantage = { $seat } prend l’Avantage avec { $count } { $resource }.
event-advantage-free = { $seat } gagne l’Avantage.
event-archived = { $seat } archive { $card }.
event-bonus = { $seat } gagne un bonus : { $card }.
event-calmed = Des Troubles retournent à la pile pour { $seat }.
event-completed = { $seat } achève { $card }.
event-conquered = { $seat } conquiert { $card } sur { $rival }.
event-converted = { $seat } échange 1 { $resource } contre 1 { $into }.
event-copied = { $seat } copie { $card }.
event-decayed = { $count ->
    [0] L’Avantage s’érode ; { $seat } ne le tient plus.
   *[other] L’Avantage s’érode : il y reste { $count }, et { $seat } le garde.
}
event-dealt-civilization = { $seat } mène { $civilization }.
event-declined = { $seat } renonce à { $card }.
event-deployed = { $seat } déploie { $count ->
    [one] un Agent.
   *[other] { $count } Agents.
}
event-developed = { $seat } développe { $card }, Politique { $count }.
event-developed-at = { $seat } développe { $card } à { $line }.
event-die-lost = { $seat } perd un Agent : { $count ->
    [0] plus aucun dé.
    [one] il reste 1 dé.
   *[other] il reste { $count } dés.
}
event-discarded = { $seat } défausse { $card }.
event-drew = { $seat } pioche { $card }.
event-era = L’Ère { $era } commence.
event-face = { $seat } résout un { $face } sur { $card }.
event-first-player = { $seat } est Premier joueur.
event-gained = { $seat } gagne { $count } { $resource }.
event-in-order = { $seat } applique les { $count } effets dans l’ordre proposé.
event-in-order-always = { $seat } applique les { $count } effets dans l’ordre proposé, désormais sans être consulté.
event-kept = { $seat } garde { $card } et défausse { $other }.
event-last-round = La rivière tarit : une dernière manche.
event-neutral = Plus personne ne détient l’Avantage.
event-no-action = { $seat } n’a plus d’autre action et doit passer.
event-over = La partie est terminée.
event-paid = { $seat } paie { $count } { $resource }.
event-passed = { $seat } passe.
event-picked = { $seat } choisit { $card }.
event-picked-civilization = { $seat } choisit { $civilization }.
event-progress = { $seat } fait un Progrès scientifique.
event-readied = { $seat } peut utiliser { $card } une fois de plus.
event-reinforced = { $seat } renforce { $card }.
event-reserved = { $seat } réserve { $card }.
event-reshuffled = { $seat } mélange sa défausse : nouvelle pioche de Cité, { $count } cartes.
event-rolled = { $seat } obtient { $face }{ $face-2 ->
    [0] {""}
   *[other] {""}, { $face-2 }
}{ $face-3 ->
    [0] {""}
   *[other] {""}, { $face-3 }
}.
event-round = Manche { $count }. { $seat } est Premier joueur.
event-shuffled-in = { $card } rejoint la pioche Développement.
event-started = { $seat } commence { $card }.
event-stole = { $seat } prend { $count } { $resource } à { $rival }.
event-switched = { $card } devient la carte Espionnage active ({ $seat }).
event-trained = { $seat } forme un Agent : { $count ->
    [one] 1 dé désormais.
   *[other] { $count } dés désormais.
}
event-triggered = { $card } prend effet pour { $seat }.
event-unrest = { $seat } gagne { $count ->
    [one] 1 carte Troubles.
   *[other] { $count } cartes Troubles.
}
event-used = { $seat } utilise { $card }.
event-used-scout = { $seat } envoie { $card }.
event-used-warlord = { $seat } fait appel à { $card }.
event-washed = La rivière emporte { $card }.
event-washed-by = { $seat } défausse { $card } de la rivière.

## Questions

ask-pickcivilization = { $first ->
    [yes] Choisissez votre civilisation.
   *[no] Vous choisissez d’abord : quelle est votre civilisation ?
}
ask-activate = { $last ->
    [yes] Dernière manche.
   *[no] Manche { $round }.
} Choisissez une ligne et une colonne de votre Cité : leurs cinq cases sont activées et donnent ce qu’elles montrent.
ask-chooseorder = Plusieurs effets attendent : { $cards }. { $kind ->
    [bonuses] Quel bonus vient ensuite ?
   *[other] Lequel vient ensuite ?
}
ask-keepknowledge = Deux Connaissances arrivent dans une même case, { $other } et { $card }. Laquelle gardez-vous ? L’autre va sur votre défausse de Cité.
ask-keepwonder = Une seule Merveille peut être en construction. Gardez-vous { $other } ou { $card } ? L’autre est défaussée, et rien n’est remboursé.
ask-turn = { $alone ->
    [yes] L’adversaire a passé : agissez autant que vous voulez.
   *[no] À vous : une action.
}{ $choosing ->
    [yes] {" "}Vous choisirez combien d’Or vous y mettez.
   *[no] {""}
}{ $last ->
    [yes] {" "}C’est la dernière manche.
   *[no] {""}
}
ask-chooseuse = { $card } : quel effet utilisez-vous ?
ask-chooseability = { $used ->
    [yes] Vous utilisez { $card }. Quel effet appliquez-vous ?
   *[no] Vous copiez { $card }. Quel effet appliquez-vous ?
}
ask-choosetokens = Avec combien de jetons de { $resource } prenez-vous l’Avantage ? Au moins { $least } ; plus vous en mettez, plus longtemps vous le gardez.{ $gold ->
    [0] {""}
   *[other] {" "}Vos { $gold } Or peuvent servir.
}
ask-chooseline = { $lines ->
    [rows] Au bout de quelle ligne placez-vous { $card } ? Elle sera active chaque fois que cette ligne est activée.
   *[columns] Sous quelle colonne placez-vous { $card } ? Elle sera active chaque fois que cette colonne est activée.
}
ask-paygold = Vous payez { $count } { $resource }. Combien en Or ?
ask-paybasic = Payez { $count ->
    [one] 1 ressource de base.
   *[other] { $count } ressources de base, l’une après l’autre.
}
ask-branch = { $card } : choisissez.
ask-maybe = { $card } : { $text } ?
ask-maydo = { $card } : { $text } ?
ask-pickdrawn = { $card } : choisissez { $count ->
    [one] la carte que vous utilisez. Le reste est défaussé.
   *[other] { $count } cartes que vous utilisez, l’une après l’autre. Le reste est défaussé.
}
ask-takebasic = { $card } : prenez { $count ->
    [one] 1 ressource de base.
   *[other] { $count } ressources de base, l’une après l’autre.
}
ask-convertone = { $card } : échangez une ressource de base contre une autre. { $count ->
    [one] Il reste un échange.
   *[other] Il reste { $count } échanges.
}
ask-archive = { $card } : archivez { $count ->
    [one] une carte inactive de votre Cité. Elle quitte la partie.
   *[other] jusqu’à { $count } cartes inactives de votre Cité. Elles quittent la partie.
}
ask-reinforce = { $card } : renforcez { $count ->
    [one] une carte activée de votre Cité. Elle y reste pour la manche suivante.
   *[other] jusqu’à { $count } cartes activées de votre Cité. Elles y restent pour la manche suivante.
}
ask-discard = { $card } : défaussez { $count ->
    [one] une carte inactive de votre Cité.
   *[other] jusqu’à { $count } cartes inactives de votre Cité.
}
ask-calm = { $card } : rendez à la pile { $count ->
    [one] 1 carte Troubles.
   *[other] jusqu’à { $count } cartes Troubles.
}
ask-copyone = { $card } : quelle carte copiez-vous ? Vous gagnez ses ressources, puis son effet si vous voulez.
ask-readyone = { $card } : quelle carte déjà utilisée pourra l’être une fois de plus ?
ask-reserveone = { $card } : réservez une carte de la rivière. Vous seul pourrez l’acquérir.
ask-washone = { $card } : quelle carte de la rivière est défaussée ?
ask-gainone = { $card } : quelle carte prenez-vous sans payer ?
ask-buildsection = { $card } : construisez une section de Merveille{ $count ->
    [0] {""}
   *[other] {" "}pour { $count } Production de moins
}. Commencez une Merveille de la rivière, ou achevez la vôtre.
ask-switchto = Quelle autre carte Espionnage devient active ? { $card } rejoint la pile.
ask-reroll = Vos dés : { $faces }. { $free ->
    [0] Relancez ceux que vous voulez pour 1 ressource de base ou 1 Or, ou arrêtez.
   *[other] Relancez gratuitement ceux que vous voulez, ou arrêtez.
}
ask-choosedie = Vos dés : { $faces }. Lequel résolvez-vous maintenant sur { $card } ?

## Options

option-civilization = { $civilization }
option-activate = Activer { $row } et { $column }
option-next = { $place }
option-in-order = Dans l’ordre proposé
option-in-order-cards = Dans cet ordre : { $cards }
option-in-order-always = Dans cet ordre, et ne plus demander pour ceux-ci
option-acquire = Acquérir { $card }
option-acquire-wonder = Commencer { $card }
option-acquire-province = Conquérir { $card }
option-complete = Achever votre Merveille
option-complete-card = Achever { $card }
option-develop = Développer { $card }
option-use = Utiliser { $place }
option-conquer = Conquérir une Province de l’adversaire
option-conquer-card = Conquérir { $card } sur l’adversaire
option-progress = Progrès scientifique : piocher une carte et l’utiliser
option-advantage = Prendre l’Avantage avec de la { $resource }
option-warlord = Utiliser votre Chef de guerre
option-warlord-card = Utiliser { $card }
option-train = Espionner : former un Agent pour 1 { $resource }
option-deploy = Espionner : déployer vos Agents pour 1 { $resource }
option-may = Avant votre action, utiliser { $place }
option-choose-payment = Choisir combien d’Or payer
option-pass = Passer
option-line = La placer à { $line }
option-tokens = Y mettre { $count }
option-pay-gold = { $gold ->
    [0] Sans Or
   *[other] { $gold } Or
}
option-pay-with = { $what }
option-pay = 1 { $resource }
option-keep = Garder { $card }
option-reroll = Relancer { $dice } ({ $payment })
option-reroll-for = Relancer { $dice } pour { $price }
option-reroll-free = Relancer gratuitement { $dice }
option-stop = Arrêter de lancer
option-resolve = Résoudre { $die }
option-resolve-face = Résoudre le { $face }
option-espionage = { $card }
option-ability = Effet { $ability }
option-branch = Partie { $branch }
option-do = Oui
refused-develop = Développer une Politique
refused-advantage = Prendre l’Avantage
refused-scout = Utiliser votre Éclaireur
refused-train = Former un Agent
refused-deploy = Déployer vos Agents
refused-spy = Espionner pour 1 { $resource }
refused-activated = une carte activée
refused-not-activated = une carte inactive
refused-empty-space = une case vide
option-skip = Non, y renoncer
option-done = Rien de plus
option-take = 1 { $resource }
option-convert = { $conversion }
option-archive = Archiver { $space }
option-reinforce = Renforcer { $space }
option-discard = Défausser { $space }
option-calm = Rendre { $space }
option-calm-discard = Rendre une carte Troubles de votre défausse de Cité
option-copy = Copier { $place }
option-ready = Rendre { $place } de nouveau utilisable
option-reserve = Réserver { $card }
option-wash = Défausser { $card }
option-gain = Prendre { $card }
option-start = Commencer { $card }
option-pick = Utiliser { $card }
done-chooseability = Aucun effet
done-archive = N’en archiver aucune
done-reinforce = N’en renforcer aucune
done-discard = N’en défausser aucune
done-calm = N’en rendre aucune
done-reserveone = N’en réserver aucune
done-convertone = Ne plus échanger
conversion = 1 { $before } contre 1 { $after }
payment-free = gratuit
card-at = { $card } ({ $place })
die-showing = le dé { $count } (un { $face })

heading-acquire = Acquérir une carte
heading-complete = Acquérir une carte
fold-develop = Développer une Politique
heading-use = Utiliser vos cartes
heading-may = Utiliser vos cartes
heading-conquer = Autres actions
heading-progress = Autres actions
heading-advantage = Autres actions
heading-warlord = Autres actions
fold-train = Envoyer votre Éclaireur
fold-deploy = Envoyer votre Éclaireur
heading-choose-payment = Comment payer
heading-pass = Finir votre manche
any-reroll = Relancer

## Hints

hint-free = gratuit
hint-nothing = rien
hint-lost = vous perdez { $what }
hint-washed = { $count ->
    [one] 1 carte de votre Cité va sur la défausse
   *[other] { $count } cartes de votre Cité vont sur la défausse
}
hint-both = { $first } ; { $last }
hint-known = dessus : { $card }
hint-least = au moins { $count }
hint-bonus = bonus : { $text }
hint-bonuses = bonus : { $text } ; et de nouveau { $count ->
    [one] celui de la Politique précédente
   *[other] ceux des { $count } Politiques précédentes
}
hint-dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
hint-unrest = { $count ->
    [one] 1 carte Troubles retourne à la pile
   *[other] { $count } cartes Troubles retournent à la pile
}
hint-rounds = { $count ->
    [1] jusqu’à la fin de cette manche
   *[other] pour { $count } manches, si personne ne paie plus
}
hint-face = { $face } : { $text }

## Why not

why-lacks = il vous manque { $count } { $what }
why-pile-empty = la pile est vide
why-reserved-by-other = l’adversaire l’a réservée
why-no-wonder = vous n’avez pas de Merveille en construction
why-inactive = cette carte n’est pas activée
why-policy-inactive = cette Politique n’est pas active en ce moment
why-used = a déjà servi cette manche
why-condition-GAINED = vous avez gagné { $count } { $what } de trop peu cette manche
why-condition-ADV = vous ne détenez pas l’Avantage
why-condition-CONTROL = { $count ->
    [one] il vous faut 1 { $what } de plus
   *[other] il vous en faut { $count } de plus : { $what }
}
why-condition-OWN = { $count ->
    [one] il vous faut 1 { $what } de plus
   *[other] il vous en faut { $count } de plus : { $what }
}
why-condition-AGENTS = { $count ->
    [one] il vous faut 1 dé Agent de plus
   *[other] il vous faut { $count } dés Agent de plus
}
why-no-effect = cela ne changerait rien maintenant
why-deck-empty = votre pioche de Cité est vide
why-no-advantage = vous ne détenez pas l’Avantage
why-own-advantage = vous le détenez déjà
why-other-type = il porte des jetons de { $what } : il en faut davantage, de la même sorte
why-no-province = l’adversaire n’a pas de Province
why-developed = elle est déjà développée
why-rows-first = les trois premières Politiques se placent au bout des lignes
why-columns-now = les lignes sont prises : les deux autres se placent sous les colonnes
why-line-taken = une Politique s’y trouve déjà
why-civilization-taken = l’adversaire la joue
why-dice-limit = vous avez { $count } dés Agent, et c’est le maximum
why-no-dice = vous n’avez pas de dé Agent
why-copies = elle copie elle-même, et une copie ne se copie pas
why-nothing-to-copy = elle n’a rien à copier maintenant
why-none-of-it = vous n’en avez pas
why-owed = il faut appliquer quelque chose de l’effet
why-empty-space = il n’y a pas de carte
why-activated = seules les cartes inactives peuvent être choisies
why-not-activated = seules les cartes activées peuvent être choisies
why-knowledge = une Connaissance ne peut pas être renforcée
why-reserved-wonder = elle est réservée ; cet effet ne commence que des Merveilles de la rivière
why-same-card = c’est la carte active
