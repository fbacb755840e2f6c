# Minotaur Lords en français. Les textes des cartes sont faits de leurs clauses, jamais carte par carte.
# $form d’un nom : one et many sont nus ; a, enemy, any et next (après « ou ») ont leur article,
# another, any-other et next-other disent « autre ».

title = Minotaur Lords

## Choses

type-minion = serviteur
type-building = édifice
type-leader = chef
type-god = divinité
type-fate = destin

icon-M = M
icon-R = R
icon-E = E

trait-Horde = Horde
trait-Minotaur = Minotaure
gender-Horde = f
gender-Minotaur = m

column-UE = Haute Économique
column-UR = Haute Religieuse
column-UM = Haute Militaire
column-LM = Basse Militaire
column-LR = Basse Religieuse
column-LE = Basse Économique
region-upper = Haute-Cresos
region-lower = Basse-Cresos

phase-0 = la phase 0
phase-1 = la phase 1
phase-2 = la phase 2
phase-supremacy = la Suprématie

card-back = une carte
card-named = « { $name } »
number = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
}

## Une carte en entier

card-title = { $name } ({ $id })
card-phase = phase { $phase }
card-power = puissance { $power }
card-curses = { $count ->
    [one] arrive avec { $count } marqueur de malédiction
   *[other] arrive avec { $count } marqueurs de malédiction
}
card-action = Action : { $text }
card-blank = Aucune capacité.
card-hidden = Une carte dont on ne voit que le dos.

## Noms des textes de cartes

noun-card = { $form ->
    [many] cartes
   *[one] carte
}
noun-minion = { $form ->
    [one] serviteur
    [many] serviteurs
    [another] un autre serviteur
    [any-other] un autre serviteur
    [next-other] un autre serviteur
   *[a] un serviteur
}
noun-building = { $form ->
    [one] édifice
    [many] édifices
    [another] un autre édifice
    [any-other] un autre édifice
    [next-other] un autre édifice
   *[a] un édifice
}
noun-leader = { $form ->
    [one] chef
    [many] chefs
    [another] un autre chef
    [any-other] un autre chef
    [next-other] un autre chef
   *[a] un chef
}
noun-god = { $form ->
    [one] divinité
    [many] divinités
    [another] une autre divinité
    [any-other] une autre divinité
    [next-other] une autre divinité
   *[a] une divinité
}
noun-fate = { $form ->
    [one] destin
    [many] destins
    [another] un autre destin
    [any-other] un autre destin
    [next-other] un autre destin
   *[a] un destin
}
noun-Horde = { $state ->
    [uncursed] { $form ->
        [one] Horde non maudite
        [many] Hordes non maudites
        [another] une autre Horde non maudite
        [any-other] une autre Horde non maudite
       *[a] une Horde non maudite
    }
   *[any] { $form ->
        [one] Horde
        [many] Hordes
        [another] une autre Horde
        [any-other] une autre Horde
       *[a] une Horde
    }
}
noun-Minotaur = { $state ->
    [uncursed] { $form ->
        [one] serviteur Minotaure non maudit
        [many] serviteurs Minotaures non maudits
        [another] un autre serviteur Minotaure non maudit
        [any-other] un autre serviteur Minotaure non maudit
       *[a] un serviteur Minotaure non maudit
    }
   *[any] { $form ->
        [one] serviteur Minotaure
        [many] serviteurs Minotaures
        [another] un autre serviteur Minotaure
        [any-other] un autre serviteur Minotaure
       *[a] un serviteur Minotaure
    }
}
or-next = { $first }, { $last }
or-last = { $first } ou { $last }

of-power = de puissance { $power } ou moins
of-trait = ayant le trait { $trait }
place-col = dans cette colonne
place-reg = dans cette région
place-adj = dans les colonnes voisines de celle-ci
place-pickcol = de cette colonne
place-pickreg = de cette région
this-card = cette carte

cards-own-one = { $gender ->
    [f] l’une
   *[m] l’un
} de vos { $other ->
    [yes] autres { $cards }
   *[no] { $cards }
}{ $rest }
cards-own-some = jusqu’à { $most } de vos { $other ->
    [yes] autres { $cards }
   *[no] { $cards }
}{ $rest }
cards-own-all = { $gender ->
    [f] chacune
   *[m] chacun
} de vos { $other ->
    [yes] autres { $cards }
   *[no] { $cards }
}{ $rest }
cards-own-many = vos { $other ->
    [yes] autres { $cards }
   *[no] { $cards }
}{ $rest }
cards-opp-one = { $cards } adverse{ $rest }
cards-opp-some = jusqu’à { $most } { $cards } adverses{ $rest }
cards-opp-all = chaque { $cards } adverse{ $rest }
cards-opp-many = les { $cards } adverses{ $rest }
cards-any-one = { $cards }{ $place ->
    [yes] { $rest }
   *[no] {" "}en jeu{ $rest }
}
cards-any-some = jusqu’à { $most } { $other ->
    [yes] autres { $cards }
   *[no] { $cards }
}{ $rest }
cards-any-all = chaque { $other ->
    [yes] autre { $cards }
   *[no] { $cards }
}{ $rest }, { $gender ->
    [f] les vôtres comprises
   *[m] les vôtres compris
}
cards-any-many = { $gender ->
    [f] toutes
   *[m] tous
} les { $other ->
    [yes] autres { $cards }
   *[no] { $cards }
}{ $rest }
cards-your-one = votre { $cards }{ $rest }

## Ce que font les cartes

text-pickcol = choisissez une colonne : { $text }
text-pickreg = choisissez une région : { $text }

effect-CURSE = maudissez { $cards }
effect-UNCURSE = { $more ->
    [0] levez une malédiction sur { $cards }
    [1] levez une malédiction sur { $cards }
   *[other] choisissez { $cards } : levez une malédiction sur chacune
}
effect-DISCARD = défaussez { $cards }
effect-BOUNCE = renvoyez { $cards } à { $side ->
    [own] votre main
   *[other] la main de son propriétaire
}
effect-MOVE = déplacez { $cards } vers une autre colonne permise{ $side ->
    [own] {""}
   *[other] {" "}de son côté
}
effect-BOOST = +{ $count } en puissance jusqu’à la fin du tour pour { $cards }, hors cartes maudites
effect-DRAW = { $count ->
    [1] piochez une carte
   *[other] piochez { $number } cartes
}
effect-MILL = { $count ->
    [1] l’adversaire défausse la première carte de sa pioche
   *[other] l’adversaire défausse les { $number } premières cartes de sa pioche
}
effect-DIG = { $count ->
    [1] regardez la première carte de votre pioche, prenez-la dans votre main ou placez-la sous votre pioche
   *[other] regardez les { $number } premières cartes de votre pioche, prenez-en { $more ->
        [1] une
       *[other] jusqu’à { $most }
    } en main, placez les autres sous votre pioche
}
effect-PEEK = { $more ->
    [0] regardez la main de l’adversaire
   *[other] regardez la main de l’adversaire et défaussez-en une carte
}
effect-HANDLOSS = { $flag ->
    [0] { $count ->
        [1] défaussez une carte de votre main
       *[other] défaussez { $number } cartes de votre main
    }
   *[other] { $count ->
        [1] l’adversaire défausse une carte de sa main, à son choix
       *[other] l’adversaire défausse { $number } cartes de sa main, à son choix
    }
}
effect-RECOVER = { $flag ->
    [0] { $count ->
        [1] reprenez en main { $types } de votre défausse
       *[other] reprenez en main jusqu’à { $number } { $types } de votre défausse
    }
   *[other] { $count ->
        [1] placez sous votre pioche { $types } de votre défausse
       *[other] placez sous votre pioche jusqu’à { $number } { $types } de votre défausse
    }
}
effect-EXTRA = { $count ->
    [1] vous avez une action de plus en phase { $phase } ce tour-ci
   *[other] vous avez { $number } actions de plus en phase { $phase } ce tour-ci
}
effect-COPY = choisissez { $cards } : utilisez son texte actif comme si c’était celui de cette carte
effect-EXERCISE = exercez aussitôt la suprématie d’une colonne dont vous avez le marqueur

effect-POWER = { $cards } { $verb ->
    [one] a
   *[many] ont
} +{ $count } en puissance
effect-PER = +{ $count } en puissance pour { $cards } (au plus +{ $most })
text-per-x = puissance X : 1 pour { $cards } (au plus { $most })
text-per-self = +{ $count } en puissance
text-while-own = +{ $count } en puissance tant que vous avez { $cards }{ $rest }
text-while-opp = +{ $count } en puissance tant que l’adversaire a { $cards }{ $rest }
text-while-any = +{ $count } en puissance tant que l’un des joueurs a { $cards }{ $rest }
text-immune-curse = l’adversaire ne peut pas maudire { $cards }
text-immune-discard = l’adversaire ne peut pas défausser { $cards }
text-immune-curse-self = ne peut pas être maudite par l’adversaire
text-immune-discard-self = ne peut pas être défaussée par l’adversaire
effect-SUPPLUS = { $kind ->
    [M] dans une colonne militaire : { $count ->
        [1] l’adversaire défausse une carte de plus
       *[other] l’adversaire défausse { $number } cartes de plus
    }
    [R] dans une colonne religieuse : { $count ->
        [1] maudissez une carte de plus
       *[other] maudissez jusqu’à { $number } cartes de plus
    }
   *[E] dans une colonne économique : { $count ->
        [1] piochez une carte de plus
       *[other] piochez { $number } cartes de plus
    }
} quand vous y exercez la suprématie
effect-SUPBLOCK = l’adversaire ne peut pas exercer la suprématie dans cette colonne
effect-TIE = vous gagnez les égalités dans cette colonne
effect-LOCK = l’adversaire ne peut pas mettre { $locked } dans cette colonne
effect-ACTIONS = { $count ->
    [1] vous avez une action de plus en phase { $phase }
   *[other] vous avez { $number } actions de plus en phase { $phase }
}
effect-HANDSIZE = { $count ->
    [1] quand vous renouvelez votre main, piochez jusqu’à tenir une carte de plus que d’habitude
   *[other] quand vous renouvelez votre main, piochez jusqu’à tenir { $number } cartes de plus que d’habitude
}
effect-BUILDER = { $count ->
    [1] vos édifices arrivent avec un marqueur de malédiction de moins
   *[other] vos édifices arrivent avec { $number } marqueurs de malédiction de moins
}
effect-REBIRTH = revient dans votre main au lieu d’être défaussée

exercise-M = { $count ->
    [1] l’adversaire défausse la première carte de sa pioche
   *[other] l’adversaire défausse les { $number } premières cartes de sa pioche
}
exercise-R = { $count ->
    [1] maudissez une carte adverse de { $region }
   *[other] maudissez jusqu’à { $number } cartes adverses de { $region }
}
exercise-E = { $count ->
    [1] piochez une carte
   *[other] piochez { $number } cartes
}

## Choix

option-act = Agir : phases 0, 1 et 2, puis Suprématie
option-act-skipping = Agir, mais sauter { $phases }
option-refresh = Renouveler sa main : défausser, puis piocher ; rien d’autre ce tour-ci
option-enter = Jouer { $card } dans la colonne { $column }
option-play = Jouer { $card }
option-activate = Activer { $card }
option-uncurse = Lever une malédiction sur { $card }
option-pass = Passer : finir cette phase
option-done = Rien de plus
option-target = Choisir { $card }
option-column = Choisir la colonne { $column }
option-region = Choisir { $region }
option-discard = Défausser { $card }
option-draw = Piocher une carte
option-look = Regarder les cartes
option-take = Prendre { $card }
option-under = Placer { $card } sous votre pioche
option-exercise = Exercer la suprématie de la colonne { $column }
option-remove = Retirer { $card } de votre paquet
option-concede = Abandonner cette partie

done-exercise = N’exercer aucune autre colonne
done-exerciseone = N’exercer aucune colonne
done-refresh = { $count ->
    [one] Défausser cette carte et piocher
   *[other] Défausser ces { $count } cartes et piocher
}
done-pick = Ne choisir aucune carte
done-pick-more = Ne plus choisir de carte
done-curseregion = Ne maudire aucune carte
done-curseregion-more = Ne plus maudire de carte
done-pickplace = Renoncer à cet effet
done-destination = La laisser où elle est
done-drawsome = Ne plus piocher
done-dig = Ne pas regarder
done-peek = Ne pas regarder
done-peekdiscard = N’en défausser aucune
done-takesome = N’en prendre aucune
done-recover = Ne rien reprendre (de plus)
done-handloss = Ne rien défausser
done-remove = { $count ->
    [0] Garder votre paquet tel quel
    [one] Ne retirer que cette carte
   *[other] Retirer ces { $count } cartes
}

hint-replaces = remplace { $card }
hint-curses = { $count ->
    [one] avec { $count } marqueur de malédiction
   *[other] avec { $count } marqueurs de malédiction
}
hint-gods = les divinités adverses sont défaussées
hint-in-vain = { $text } : aucune ne peut l’être
hint-left = { $count ->
    [0] alors libre
   *[other] il en restera { $count }
}
hint-place = { $owner ->
    [own] à vous, dans la colonne { $column }
   *[other] adverse, dans la colonne { $column }
}
hint-centre = au centre

# Pourquoi une carte a sa puissance
account-power = puissance { $power } : { $parts }
account-plain = puissance { $power }
account-cursed = { $count ->
    [one] maudite, { $count } marqueur
   *[other] maudite, { $count } marqueurs
}
account-own = +{ $count } par son propre texte
account-source = +{ $count } { $card }
account-turn = +{ $count } ce tour-ci

## Ce qui est demandé

ask-chooseoption = { $first ->
    [yes] Vous jouez le premier tour de la partie : renouveler votre main, ou agir en sautant { $count ->
        [1] une phase
        [2] deux phases
        [3] trois phases
       *[other] les quatre phases
    } ?
   *[no] À vous : agir ou renouveler votre main ?
}
ask-phase = { $phase ->
    [0] Phase 0 : jouez ou activez des cartes de phase 0, ou levez leurs malédictions, autant que vous voulez.
   *[other] { $count ->
        [0] Phase { $phase } : plus aucune action.
        [one] Phase { $phase } : une action. Jouez ou activez une carte de phase { $phase }, ou levez une malédiction sur l’une d’elles.
       *[other] Phase { $phase } : { $count } actions. Jouez ou activez une carte de phase { $phase }, ou levez une malédiction sur l’une d’elles.
    }
}
ask-discardone = Vous n’avez ni joué ni défaussé de carte ce tour-ci : défaussez-en une.
ask-refresh = { $count ->
    [0] Nouvelle main : quelle carte défaussez-vous d’abord ?
   *[other] Nouvelle main : vous défaussez { $cards }. Une autre ? Ensuite, vous piochez jusqu’à en tenir { $level }.
}
ask-exercise = Suprématie : quelle colonne exercez-vous ?
ask-exerciseone = Quelle colonne exercez-vous aussitôt ?
ask-curseregion = Suprématie religieuse : quelle carte adverse de { $region } maudissez-vous ? { $count ->
    [one] { $count } à choisir
   *[other] { $count } à choisir
}{ $chosen ->
    [0] .
   *[other] , déjà choisie : { $cards }.
}
ask-pickplace = { $card } : { $where ->
    [pickcol] quelle colonne
   *[pickreg] quelle région
} ? ({ $text })
ask-pick-1 = { $card } : { $text }. Quelle carte maudissez-vous ?{ $sofar }
ask-pick-2 = { $card } : { $text }. Sur quelle carte ?{ $sofar }
ask-pick-3 = { $card } : { $text }. Quelle carte est défaussée ?{ $sofar }
ask-pick-4 = { $card } : { $text }. Quelle carte revient dans la main de son propriétaire ?{ $sofar }
ask-pick-5 = { $card } : { $text }. Quelle carte se déplace ?{ $sofar }
ask-pick-14 = { $card } : { $text }. Le texte de quelle carte ?{ $sofar }
so-far = {" "}Déjà choisi : { $cards }.
ask-destination = Vers où va { $card } ?
ask-replacegod = Une divinité de trop au centre : laquelle des précédentes est défaussée ?
ask-drawsome = { $count ->
    [one] Piocher une carte ?
   *[other] Piocher une carte ? Jusqu’à { $count } en tout.
}
ask-dig = { $count ->
    [one] Regarder la première carte de votre pioche ?
   *[other] Regarder les { $count } premières cartes de votre pioche ?
}
ask-takesome = { $count ->
    [one] Vous regardez { $cards }. Laquelle prenez-vous en main ?
   *[other] Vous regardez { $cards }. Lesquelles prenez-vous en main ? Jusqu’à { $count }.
}
ask-putunder = Sous votre pioche vont { $cards }. Laquelle d’abord ? Elle sera piochée avant les suivantes.
ask-peek = Regarder la main de l’adversaire ?
ask-peekdiscard = L’adversaire tient { $cards }. Quelle carte est défaussée ?
ask-handloss = { $count ->
    [one] Quelle carte de votre main défaussez-vous ?
   *[other] Quelle carte de votre main défaussez-vous ? { $count } en tout.
}
ask-recover = { $to ->
    [hand] Quelle carte de votre défausse reprenez-vous en main ?
   *[deck] { $chosen ->
        [0] Quelle carte de votre défausse va sous votre pioche ?
       *[other] Sous votre pioche, dans cet ordre : { $cards }. Laquelle ensuite ?
    }
} { $count ->
    [one] Une seule
   *[other] Jusqu’à { $count }
}.
ask-remove = { $count ->
    [0] Entre deux parties : quelles cartes quittent votre paquet ? Jusqu’à { $most } ; vous en prendrez autant dans la réserve.
   *[other] Cartes qui quittent votre paquet : { $cards }. { $more ->
        [yes] Une autre ? { $most } au plus.
       *[no] Plus aucune ne peut le quitter. Est-ce votre choix ?
    }
}
ask-takebonus = { $count ->
    [one] Prenez encore une carte de la réserve pour votre paquet.
   *[other] Prenez encore { $count } cartes de la réserve pour votre paquet.
}

## Refus

why-first-turn = le premier joueur d’une partie nomme { $count ->
    [1] une phase
    [2] deux phases
    [3] trois phases
   *[other] les quatre phases
} à sauter
why-phase = c’est une carte de phase { $what }
why-icon = la carte n’a pas d’icône pour la colonne { $what }
why-locked = une carte adverse ferme la colonne { $what } aux cartes de ce type
why-cursed = { $count ->
    [one] elle est maudite, { $count } marqueur
   *[other] elle est maudite, { $count } marqueurs
}
why-used = son texte a déjà servi ce tour-ci
why-no-actions = il ne reste aucune action dans cette phase
why-discard-first = { $count ->
    [one] défaussez d’abord au moins { $count } carte
   *[other] défaussez d’abord au moins { $count } cartes
}
why-take-all = { $count ->
    [one] il reste { $count } carte à prendre
   *[other] il reste { $count } cartes à prendre
}
why-no-counter = vous n’avez pas le marqueur de la colonne { $what }
why-exercised = la colonne { $what } a déjà été exercée dans cette phase
why-blocked = une carte adverse vous en empêche dans la colonne { $what }
why-other-region = elle est dans l’autre région
why-protected = elle est protégée
why-not-fit = l’effet ne peut rien lui faire
why-not-meant = le texte ne parle pas d’elle
why-deck-empty = votre pioche est vide
why-hand-empty = la main de l’adversaire est vide
why-must = vous devez défausser
why-type = le texte parle d’autres types

## Événements

event-activated = { $seat } active { $card }.
event-boosted = { $card } a +{ $count } en puissance ce tour-ci.
event-bounced = { $card } revient en main ({ $seat }).
event-copied = { $seat } utilise le texte de { $card }.
event-counter = { $holder ->
    [none] Plus personne n’a la suprématie dans la colonne { $column }.
   *[other] { $holder } obtient la suprématie dans la colonne { $column }.
}
event-cursed = { $seat } maudit { $card }.
event-discarded = { $seat } défausse { $card }.
event-drawn = Personne n’a gagné en tant de tours : la partie est nulle.
event-drew = { $seat } pioche { $card }.
event-entered = { $seat } joue { $card } dans la colonne { $column }{ $count ->
    [0] .
    [one] , avec { $count } marqueur de malédiction.
   *[other] , avec { $count } marqueurs de malédiction.
}
event-exercised = { $seat } exerce la suprématie de la colonne { $column }.
event-looked = { $count ->
    [one] { $seat } regarde la première carte de sa pioche.
   *[other] { $seat } regarde les { $count } premières cartes de sa pioche.
}
event-lost = { $seat } perd { $card } : la carte va dans sa défausse.
event-milled = { $seat } perd { $card } de sa pioche.
event-moved = { $seat } déplace { $card } dans la colonne { $column }.
event-new-game = La partie { $count } commence ; { $seat } joue le premier tour.
event-over = { $seat } a gagné.
event-peeked = { $count ->
    [one] { $seat } regarde la seule carte de la main adverse.
   *[other] { $seat } regarde les { $count } cartes de la main adverse.
}
event-played = { $seat } joue { $card }.
event-reborn = { $card } revient en main ({ $seat }) au lieu d’être défaussée.
event-recovered = { $seat } reprend { $card } de sa défausse.
event-refreshes = { $seat } renouvelle sa main.
event-removed = { $seat } retire { $card } de son paquet.
event-skips = { $seat } agit, mais saute { $phases }.
event-took = { $count ->
    [one] { $seat } en prend { $count }.
   *[other] { $seat } en prend { $count }.
}
event-took-bonus = { $seat } prend { $card } dans la réserve.
event-turn = Tour { $count } : { $seat }.
event-uncursed = { $seat } lève une malédiction sur { $card }.
event-won = { $how ->
    [supremacy] { $seat } tient deux colonnes dans les deux régions et gagne la partie.
    [empty-deck] La pioche adverse est vide : { $seat } gagne la partie.
    [concession] L’adversaire abandonne : { $seat } gagne la partie.
   *[draw] La partie est nulle.
}

## Ouvrir une table

course = Les colonnes tenues au fil de la partie
line = Un duel de deux maisons pour six colonnes.
pitch = Le Grand Labyrinthe s’est effondré et deux nobles Maisons se disputent l’île de Cresos : jouez vos chefs et vos serviteurs dans six colonnes, maudissez ceux de l’adversaire et emportez la suprématie sur les deux régions.
minutes = 15–30
setting-match = Durée
setting-match-help = Dans un match, on échange des cartes entre les parties.
setting-match-no = Une seule partie
setting-match-yes = Un match : le premier à gagner deux parties
