# Ce que dit le laboratoire : le rapport d’équilibre et la comparaison de deux contenus.

lab-title = { $game } : le rapport d’équilibre
lab-summary = { $games } parties à { $seats ->
    [one] 1 place
   *[other] { $seats } places
  }, jouées par { $bots }, graine { $seed }.
lab-options = Options : { $options }.
lab-content = Contenu { $content }.
lab-intervals = Les barres sont des intervalles à 95 %. ■ sort de ce qui est équitable, ○ peut être dû au hasard.
lab-chart = { $label } : { $value }, intervalle de { $low } à { $high }
lab-percent = { $number } %
lab-none = –

lab-first = À regarder d’abord
lab-first-how = { $comparisons } comparaisons ont été faites. Ici, tous les intervalles sont plus larges que 95 %, pour qu’un jeu équitable ait une liste vide dans 19 rapports sur 20 (Bonferroni). En haut, ce qui est le plus loin de l’équité.
lab-first-none = Rien ne sort de ce qui est équitable. Plus de parties montreraient des différences plus petites.
lab-first-often = { $name } gagne trop souvent
lab-first-seldom = { $name } gagne trop rarement
lab-first-rate = gagne { $rate } ({ $low } à { $high }), l’équité est { $fair }
lab-first-effect = qui l’a gagne { $rate } de plus ({ $low } à { $high }) ; l’usage est { $fair }
lab-first-effect-less = qui l’a gagne { $rate } de moins ({ $low } à { $high }) ; l’usage est { $fair }
lab-first-more = { $count } autres sortent de ce qui est équitable.

lab-wins = Qui gagne
lab-by-seat = Par place
lab-by-bot = Par bot
lab-seat = Place { $number }
lab-fair = Le trait marque ce qui est équitable : { $fair }.
lab-fair-solo = Le trait marque la moyenne de toutes les parties : { $fair }.
lab-by-trait = Par { $trait }
lab-trait-ability = capacité
lab-trait-board = plateau
lab-trait-civilization = civilisation
lab-trait-house = maison
lab-trait-order = rang au premier tour
lab-trait-people = peuple
lab-trait-start = carte de départ
lab-order = { $number }.
lab-circumstances = Selon ce qui est sur la table
lab-circumstances-how = Ce qui est le même pour tous à une table ne peut favoriser personne en soi ; cela peut favoriser qui est assis en premier, et allonger une partie.
lab-circumstance = Table
lab-circumstance-route = Route { $number } : { $value }
lab-column-games = Parties
lab-column-first = La place 1 gagne
lab-column-points = Points de tous
lab-column-decisions = Décisions

lab-things-card = Cartes
lab-things-trade = Bonus de commerce
lab-things-water = Tuiles
lab-things-other = { $kind }
lab-things-how = Proposé, pris, joué : dans quelle part de toutes les places. Gagne avec et sans : parmi ceux à qui on l’a proposé, qui l’a joué et qui non. La différence est ajustée selon qui le prend : un modèle linéaire distingue le bot, la place, { $traits } si la place menait ou suivait quand on le lui a proposé pour la première fois. Les erreurs sont celles des parties, non des places. Le trait est la différence habituelle de ce genre, { $usual } : qui joue quoi que ce soit fait mieux que qui passe.
lab-things-traits = { $traits } et
lab-things-few = { $count } avaient trop peu de parties pour une comparaison ; leurs nombres sont dans le fichier JSON.
lab-column-name = Nom
lab-column-offered = Proposé
lab-column-taken = Pris
lab-column-played = Joué
lab-column-with = Gagne avec
lab-column-without = sans
lab-column-difference = Différence ajustée

lab-points = D’où viennent les points
lab-points-how = La moyenne de toutes les places après chaque dixième des décisions ; à droite la moyenne à la fin, des gagnants et des autres.
lab-points-source = { $source } : { $start } au début, { $half } à la moitié, { $end } à la fin
lab-column-source = Origine
lab-column-time = Du début à la fin
lab-column-winners = Gagnants
lab-column-others = Autres
lab-course = Gagnants et autres au cours d’une partie
lab-course-how = Trait plein : gagnants. Tirets : autres. À la fin { $winners } et { $others }.

lab-length = Durée
lab-length-decisions = Décisions dans une partie : { $mean } ({ $low } à { $high }).
lab-length-rounds = Manches ou tours dans une partie : { $mean } ({ $low } à { $high }).
lab-numbers = Les nombres
lab-histogram = De { $low } à { $high } : { $count } parties
lab-comebacks = Remontées
lab-comebacks-half = Dans { $share } des parties ({ $low } à { $high }), le gagnant suivait après la moitié des décisions.
lab-comebacks-changes = La tête change { $mean } fois dans une partie ({ $low } à { $high }).
lab-comebacks-chart = De combien de points le gagnant avait été en retard au pire :

lab-rules = Combien de fois règles et effets ont servi
lab-events = Ce qui s’est passé
lab-somebody = quelqu’un
lab-something = …
lab-asked = Règles sur lesquelles porte une question
lab-components = Cartes, tuiles et effets, les plus rares d’abord
lab-never = Jamais utilisés en { $games } parties : { $names }.
lab-column-share = Parties
lab-column-each = Dans chacune
lab-more = { $count } de plus

lab-made = Fait avec Labrys { $version }. Les parties sont dans { $folder } ; les nombres de cette page sont dans { $json } et { $parquet }.

lab-compare-title = { $game } : { $change } contre le contenu tel qu’il est
lab-compare-games = { $games } parties de chacun, avec les mêmes donnes
lab-compare-sure = Sûrement différent (erreur d’au plus { $error }) : { $what }.
lab-compare-unsure = Pas sûr après { $games } parties : une différence, s’il y en a une, est petite.
lab-compare-small = Sûr : aucune différence qui compte (erreur d’au plus { $error }).
lab-compare-same = Les deux contenus se jouent de la même façon dans toutes les parties : le changement n’a servi dans aucune.
lab-compare-change = { $value } ({ $low } à { $high })
lab-compare-played = { $name } est joué
lab-compare-won-with = Qui a { $name } gagne
lab-compare-seat = La place { $number } gagne
lab-compare-points = Points d’une place
lab-compare-decisions = Décisions dans une partie
lab-compare-rounds = Manches dans une partie
lab-compare-was = c’était { $before }, c’est { $after }
lab-compare-how = Les intervalles tiennent à chaque regard, si souvent que l’on regarde (test séquentiel à mélange) : tous ensemble à { $error }.
