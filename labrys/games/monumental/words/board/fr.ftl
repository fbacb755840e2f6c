# Ce qui figure sur les plateaux de Monumental Duel en plus des mots du jeu, en français.

## Chemins, titres

page-ways = Les parties de la table
page-way-near = Votre Cité
page-way-river = Rivière
page-way-far = Adversaire
page-score = Où en est la partie
page-river = Rivière des cartes Développement
page-city-of = Cité de { $name }
page-legend = Ce que veulent dire les signes
page-piles = Pioches et piles

## Où en est la partie

page-points = { $name } : { $count } points{ $over ->
    [yes] {""}
   *[no] {" "}si la partie s’arrêtait là
}, dont { $won } pour la Domination détenue seul et { $shared } là où vous êtes à égalité, que les deux reçoivent
page-level = { $count } à égalité
page-lacking = manque { $count }
page-first-player = Premier joueur
page-passed = a passé
page-dominance = Domination
page-short-province = Provinces
page-short-knowledge = Connais.
page-short-wonder = Merveilles
page-short-policy = Politiques
page-dominance-province = Provinces : { $first } { $one }, { $second } { $two }. Qui en a le plus à la fin reçoit { $points } points : pour l’instant, { $more ->
    [level] les deux, à égalité.
    [first] { $first }.
   *[second] { $second }.
}
page-dominance-knowledge = Connaissances : { $first } { $one }, { $second } { $two }. Qui en a le plus à la fin reçoit { $points } points : pour l’instant, { $more ->
    [level] les deux, à égalité.
    [first] { $first }.
   *[second] { $second }.
}
page-dominance-wonder = Merveilles achevées : { $first } { $one }, { $second } { $two }. Qui en a le plus à la fin reçoit { $points } points : pour l’instant, { $more ->
    [level] les deux, à égalité.
    [first] { $first }.
   *[second] { $second }.
}
page-dominance-policy = Politiques développées : { $first } { $one }, { $second } { $two }. Qui en a le plus à la fin reçoit { $points } points : pour l’instant, { $more ->
    [level] les deux, à égalité.
    [first] { $first }.
   *[second] { $second }.
}
page-advantage = Avantage
page-advantage-told = { $holder ->
    [none] Personne n’a l’Avantage.
   *[other] { $holder } a l’Avantage{ $count ->
        [0] , sans jeton.
        [one] , avec 1 { $resource ->
            [production] Production
            [science] Science
           *[military] Force militaire
        } dessus.
       *[other] , avec { $count } { $resource ->
            [production] Production
            [science] Science
           *[military] Force militaire
        } dessus.
    }
}
page-advantage-tip = Il éveille le Chef de guerre et renforce certaines cartes. Pour le prendre, payez plus de la même ressource qu’il n’y en a dessus ; s’il n’est à personne, 1 ou plus d’une seule.

## La réserve

page-supply = Réserve de { $name }
page-about-production = Paie les Bâtiments et les Merveilles. Perdue en fin de manche.
page-about-science = Paie les Connaissances et le Progrès scientifique. Perdue en fin de manche.
page-about-military = Paie les Provinces. Perdue en fin de manche.
page-about-culture = Paie les Politiques. Gardée d’une manche à l’autre.
page-about-gold = Vaut n’importe quelle ressource de base. Gardé d’une manche à l’autre.
page-about-point = Un point chacun à la fin.
page-dice = { $name } : { $count ->
    [one] { $count } dé Agent
   *[other] { $count } dés Agent
} sur { $most }
page-do-pass = Passer
page-do-done = Assez
page-do-skip = Y renoncer
page-do-do = Le faire
page-do-choose-payment = Payer autrement

## La Cité

page-row = Ligne { $name }
page-column = Colonne { $name }
page-empty-space = case vide
page-is-activated = Activée.
page-is-inactive = Non activée.
page-is-used = Utilisée cette manche.
page-lines = Ligne { $row } et colonne { $column }
page-activate = Activer { $row } et { $column }
page-you-gain = Vous gagneriez
page-unmet = (sa condition ne serait pas remplie)
page-unrest-back = { $count ->
    [one] { $count } carte Troubles retourne à la pile
   *[other] { $count } cartes Troubles retournent à la pile
}

## À côté de la Cité

page-provinces = Provinces
page-conquest = Pour conquérir cette Province, { $name } paie { $count } Force militaire{ $short ->
    [0] .
    [one] { " " }; il en manque { $short }.
   *[other] { " " }; il en manque { $short }.
}
page-policies = Politiques
page-next-policy = La prochaine Politique coûte { $count } Culture.
page-culture = Politiques encore à développer
page-active = Active.
page-covered = Recouverte : seul son bonus revient à chaque nouvelle Politique.
page-awake = Active cette manche.
page-asleep = Active quand sa ligne ou sa colonne est activée.
page-wonder = Merveille en construction
page-wonder-short = Merveille
page-reserved = Réservées { $count }/{ $most }
page-scout = Éclaireur
page-warlord = Chef de guerre
page-train = Former
page-deploy = Déployer
page-deck = { $count ->
    [0] La pioche de Cité est vide.
    [one] Pioche de Cité : { $count } carte.
   *[other] Pioche de Cité : { $count } cartes.
}
page-on-top = Au-dessus : { $cards }.
page-discard = { $count ->
    [0] La défausse de Cité est vide.
    [one] Défausse de Cité : { $count } carte.
   *[other] Défausse de Cité : { $count } cartes.
}

## La rivière

page-source = { $count ->
    [0] La pioche Développement est vide.
    [one] Il reste { $count } carte dans la pioche Développement, de l’Ère { $era }.
   *[other] Il reste { $count } cartes dans la pioche Développement ; la suivante est de l’Ère { $era }.
}
page-source-tip = En fin de manche, trois cartes restent au plus et la rivière est complétée. Quand on ne peut plus en poser que quatre, on joue encore une manche.
page-era = Ère { $era }
page-ends = fin en { $first }–{ $last }
page-ends-in = fin en { $last }
page-round = Manche { $count }
page-last-round = Dernière manche !
page-washed = { $count ->
    [0] Rien n’a été emporté.
    [one] { $count } carte a été emportée :
   *[other] { $count } cartes ont été emportées :
}
page-empty-slot = vide jusqu’à la fin de la manche
page-due = Vous coûte { $count } maintenant{ $short ->
    [0] .
   *[other] { " " }; il en manque { $short }.
}
page-goes-away = Emportée en fin de manche si rien ne change.
page-pile = { $count ->
    [0] Il n’en reste plus.
   *[other] Il en reste { $count }. Vous coûte { $price } maintenant{ $short ->
        [0] .
       *[other] { " " }; il en manque { $short }.
    }
}
page-unrest-left = { $count ->
    [0] Il ne reste plus de Troubles dans la pile.
   *[other] Troubles dans la pile : { $count }
}

## Ce qu’une question pose sur la table

page-order = { $count } effets à la fois : dans quel ordre ?
page-order-hint = Cliquez sur celui qui vient ensuite, ou prenez-les comme ils sont.
page-in-order = Dans cet ordre
page-in-order-always = … et ne plus demander pour ceux-ci
page-keep = Laquelle gardez-vous ?
page-pick = Laquelle utilisez-vous ?
page-drawn = { $name } a pioché
page-choose-tokens = Combien de jetons posez-vous sur l’Avantage ?
page-choose-pay-gold = Combien en payez-vous en Or ?
page-choose-ability = Quel effet ?
page-choose-branch = Lequel ?
page-spies = Les Agents de { $name }
page-die = Dé { $number } : { $face }
page-reroll = Relancer : cliquez sur les dés, puis sur ce que vous payez.
page-reroll-dice = Relancer : { $dice }
page-free = gratuitement
page-stop = Garder les dés tels quels
page-switch = Quelle carte prend sa place ?
page-peoples = Les civilisations
page-lays-at-lines = Leurs Politiques se posent au bout des lignes et des colonnes de la Cité ; activer l’une d’elles éveille sa Politique.

## Piles

page-pile-deck = Votre pioche de Cité, dans un ordre que nul ne connaît : { $count }
page-pile-discard = Votre défausse de Cité : { $count }
page-pile-archived = Archivées par { $name } : { $count }
page-pile-era = Encore à venir, Ère { $era } : { $count }
page-pile-washed = Emportées : { $count }

## La fin

page-account = Les points et d’où ils viennent
page-from-provinces = Provinces
page-from-knowledges = Connaissances
page-from-wonders = Merveilles
page-from-policies = Politiques
page-from-vp = Jetons PV
page-from-unrest = Troubles
page-from-dominance = Domination
page-total = Total
page-won = { $name } l’emporte par { $points } points à { $other }.
page-won-tie = { $points } points partout ; { $name } l’emporte grâce à l’Avantage, à l’Or ou à la Culture.
page-shared = { $points } points partout et rien pour les départager : victoire partagée.

## Ce que veulent dire les signes

page-legend-means = Ressources
page-legend-cards = Sortes de cartes
page-legend-when = Quand un texte agit
page-legend-does = Ce que fait un texte
page-legend-table = Sur la table
page-means-production = Production : pour les Bâtiments et les Merveilles
page-means-science = Science : pour les Connaissances et le Progrès scientifique
page-means-military = Force militaire : pour les Provinces
page-means-gold = Or : vaut n’importe quelle ressource de base
page-means-culture = Culture : pour les Politiques
page-means-point = Point de victoire (PV)
page-means-basic = une ressource de base au choix : Production, Science ou Force militaire
page-means-building = Bâtiment
page-means-knowledge = Connaissance : se place sous une autre carte
page-means-wonder = Merveille, en deux sections
page-means-province = Province
page-means-coastal = Province Côtière
page-means-mountain = Province de Montagne
page-means-agricultural = Province Agricole
page-means-policy = Politique culturelle
page-means-barricade = Barricade : protège la Province en dessous
page-means-unrest = Troubles : 1 point de moins à la fin
page-means-scout = Éclaireur
page-means-warlord = Chef de guerre : avec l’Avantage, comme action
page-means-espionage = Carte Espionnage
page-means-action = comme action, une fois par manche
page-means-on-activate = quand la carte est activée
page-means-during = pendant l’activation de la Cité
page-means-whenever = chaque fois que cela arrive
page-means-first = la première fois dans la manche
page-means-may = avant votre action, autant de fois que vous voulez
page-means-ongoing = tant que la carte est active
page-means-bonus = bonus, gagné aussitôt
page-means-agent = dé Agent
page-means-spy = espionner : former ou déployer des Agents
page-means-convert = changer des ressources de base en d’autres
page-means-steal = prendre à l’adversaire
page-means-draw = piocher dans sa Cité et utiliser
page-means-archive = archiver : hors du jeu
page-means-reinforce = renforcer : la carte reste dans la Cité
page-means-discard = défausser une carte inactive de sa Cité
page-means-copy = copier une autre de ses cartes
page-means-ready = peut servir encore une fois
page-means-reserve = réserver une carte de la rivière
page-means-wash-away = défausser une carte de la rivière
page-means-gain-card = gagner une carte gratuitement
page-means-wonder-section = une section de Merveille
page-means-calm = des Troubles retournent à la pile
page-means-advantage = l’Avantage
page-means-agent-lost = un dé Agent est perdu
page-means-switch = une autre carte Espionnage devient active
page-means-breach = des Barricades sont ignorées
page-means-reroll = un lancer gratuit des dés Agent
page-means-conquest = conquérir une Province
page-means-progress = Progrès scientifique
page-means-used = pion Action : utilisée cette manche
page-means-die = un de vos dés Agent
page-means-away = sera emportée en fin de manche
page-means-short = plus que vous ne pouvez payer
page-means-ring = prix d’une section de Merveille, la prochaine en plein
page-means-dominance = points de Domination
page-means-deck = pioche de Cité ; un nom en couleur est une carte que les deux ont vue se poser dessus
page-means-discards = défausse de Cité et sa carte du dessus
page-means-first-player = Premier joueur
page-means-passed = a passé

## Le plateau en lettres

part-score = Où en est la partie
part-rival = L’autre Cité
part-river = La rivière
part-city = Votre Cité
part-cards = Les cartes en entier
part-piles = Pioches et piles
part-account = Points
board-round = manche { $count }
board-score = { $name } ({ $people }) : { $points } points · Provinces { $provinces } · Connaissances { $knowledges } · Merveilles { $wonders } · Politiques { $policies }{ $passed ->
    [yes] { " " }· a passé
   *[no] { "" }
}
board-advantage = { $holder ->
    [none] Personne n’a l’Avantage.
   *[other] { $holder } a l’Avantage. { $tokens }
}
board-dice = dés { $count }/{ $most }
board-policies = Politiques, la dernière d’abord : { $cards }
board-culture = Encore à développer, pour { $count } Culture : { $cards }
board-provinces = Pile de Provinces, du dessus : { $cards }
board-wonder = Merveille en cours : { $name }, { $count } Production pour l’achever
board-reserved = Réservées : { $cards }
board-units = Unités : { $cards } · carte Espionnage active : { $name }
board-river-legend = ~ sera emportée en fin de manche. P Production, S Science, M Force militaire, C Culture, G Or, V jetons PV. * activée, ✓ utilisée.
board-due = { $short ->
    [0] maintenant { $count }
   *[other] maintenant { $count }, manque { $short }
}
