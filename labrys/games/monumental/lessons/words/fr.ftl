# What is said in the guided first game. *Words* between stars are strong.

lesson-aim-title = Le but
lesson-aim = Vous menez les Grecs, Talos les Aksoumites. *Le plus de points* l’emporte : Provinces, Connaissances, Merveilles, Politiques culturelles et PV, et davantage pour qui a le plus d’une sorte, ce qu’on appelle la *Domination*. Ici, en haut, vous voyez toujours où en est la partie ; tant que vous êtes à égalité, la Domination compte pour chacun, si bien que personne ne commence à zéro.

lesson-city-title = Votre Cité
lesson-city = Votre Cité a neuf cases. Chaque carte montre en haut à droite ce qu’elle donne. Une *Connaissance* comme « { $knowledge } » est sous une autre carte et s’éveille avec elle. Les cartes que vous achèterez prendront peu à peu la place de celles-ci.

lesson-activate-title = Une ligne et une colonne
lesson-activate = Chaque manche commence ainsi : vous choisissez *une ligne et une colonne*, et leurs cinq cases sont activées. Les quatre autres se reposent jusqu’à une manche suivante. Survolez une ligne et une colonne pour voir ce qu’elles donneraient.
lesson-activate-do = Cliquez sur la ligne I, puis sur la colonne A, et confirmez.
lesson-activate-else = Mais la ligne I et la colonne A donnent un peu de tout, même de la Culture.

lesson-policy-title = La Culture : une Politique
lesson-policy = Production, Science et Force militaire sont *perdues à la fin de la manche* ; l’Or et la Culture restent. Désormais, vous jouez tour à tour, *une action chacun*. La Culture développe des Politiques : la première coûte 1, la deuxième 2, et ainsi de suite. Chacune apporte un bonus, et tous les bonus reviennent à chaque nouvelle Politique.
lesson-policy-do = Cliquez sur « { $card } », parmi vos Politiques.
lesson-policy-else = Mais « { $card } » vous rend les Provinces moins chères, et vous allez en conquérir une.

lesson-province-title = La rivière : une Province
lesson-province = Talos a développé une Politique, lui aussi. Au milieu coule la *rivière*, où chacun achète. La Force militaire achète des Provinces : « { $card } » vous coûte moins, grâce à « { $policy } ». Son bonus envoie des *Troubles* à Talos : une carte qui ne donne rien, encombre sa Cité et coûte un point tant qu’il l’a.
lesson-province-do = Cliquez sur « { $card } » dans la rivière.
lesson-province-else = Mais une Province vaut un point, et « { $card } » gêne aussi Talos.

lesson-building-title = La Production : un Bâtiment
lesson-building = Talos a aussitôt *conquis* « { $lost } » : rien ne la protégeait. Vous répondrez. Mais d’abord la Production : ce que vous achetez va *sur votre pioche de Cité*, et entre dans votre Cité à la fin de la manche.
lesson-building-do = Cliquez sur « { $card } » dans la rivière.
lesson-building-else = Mais « { $card } » donne de l’Or à chaque activation, et de nouveaux Agents à vos espions.

lesson-advantage-title = L’Avantage
lesson-advantage = L’*Avantage* est une carte que vous vous disputez : son détenteur peut faire appel à son Chef de guerre, et certaines cartes font davantage. Il est neutre : payez au moins 1 ressource de base d’une sorte. Vous n’avez plus de Force militaire, mais *1 Or remplace n’importe quelle ressource de base*. Qui voudra vous le prendre devra payer davantage de la même sorte.
lesson-advantage-do = Cliquez sur l’Avantage, puis sur Force militaire dans votre réserve.
lesson-advantage-else = Mais prenez l’Avantage maintenant, et nommez la Force militaire : Talos a dépensé la sienne.

lesson-tokens-title = À quel prix ?
lesson-tokens = Il porte autant de jetons que vous en payez. À la fin de chaque manche, *l’un d’eux s’en va*, et quand il n’y en a plus, l’Avantage n’est plus à personne.
lesson-tokens-do = Choisissez 1.
lesson-tokens-else = Mais un seul jeton suffit pour ce que vous voulez en faire.

lesson-warlord-title = Votre Chef de guerre
lesson-warlord = Tant que vous détenez l’Avantage, vous pouvez utiliser votre *Chef de guerre* une fois par manche. { $card } vous rend l’Or dépensé, et davantage si vous contrôlez une Province.
lesson-warlord-do = Cliquez sur { $card }, à côté de votre Cité.
lesson-warlord-else = Mais servez-vous de { $card } tant que l’Avantage est à vous.

lesson-spy-title = Envoyer un espion
lesson-spy = Une fois par manche, votre *Éclaireur* espionne, pour 1 ressource de base ou 1 Or. *Former* donne un dé Agent de plus, trois au plus ; *déployer* lance ceux que vous avez. La Science qui vous reste serait perdue de toute façon.
lesson-spy-do = Cliquez sur Déployer, puis sur Science dans votre réserve.
lesson-spy-else = Mais payez en Science : l’Or vous reste, la Science non.

lesson-dice-title = Les dés
lesson-dice = Vous avez fait 5. Sur « { $card } », votre carte Espionnage active, cela donne deux ressources de base. Un 1 perdrait le dé, un 2 ou un 3 amènerait une autre carte Espionnage, et *vous pourriez payer pour relancer*.
lesson-dice-do = Choisissez de garder les dés tels quels.
lesson-dice-else = Mais un 5 est bon, et relancer coûte quelque chose.

lesson-pass-title = Passer
lesson-pass = Vous avez pris de la Production et de la Science ; puis Talos a payé davantage et pris l’Avantage. *Quand vous passez*, vos cartes activées vont sur la défausse, et Production, Science et Force militaire disparaissent. Les cartes qui n’ont pas été activées restent. L’autre peut continuer jusqu’à passer lui aussi.
lesson-pass-do = Choisissez de passer.
lesson-pass-else = Mais il n’y a plus rien d’utile à acheter, et l’Or mérite d’être gardé.

lesson-between-title = Entre les manches
lesson-between = Les vides de votre Cité ont été comblés par votre pioche : « { $card } » est venue la première. Dans la rivière, *trois cartes restent au plus*, les autres sont emportées, et de nouvelles viennent de la pioche. Quand elle s’épuise, la fin est proche. Le Premier joueur change aussi.

lesson-again-title = Manche 2
lesson-again = Cherchez la ligne et la colonne qui apportent ensemble ce qu’il vous faut. La ligne I a « { $building } » et un Fort. Dans la colonne B, « { $knowledge } » est sous un autre Fort.
lesson-again-do = Cliquez sur la ligne I, puis sur la colonne B, et confirmez.
lesson-again-else = Mais il vous faut de la Force militaire : Talos va conquérir quelque chose.

lesson-conquest-title = Conquérir sur Talos
lesson-conquest = Talos a conquis « { $card } » avant vous. Vous pouvez prendre la *première Province* de sa pile : vous payez sa Force militaire, 2 de plus par *Barricade* posée dessus, et moins grâce à « { $policy } ». Vous ne gagnez pas son bonus.
lesson-conquest-do = Cliquez sur « { $card } », sur la pile de Talos.
lesson-conquest-else = Mais les Provinces comptent pour les points et pour la Domination, et celle-ci est sans défense.

lesson-use-title = Utiliser une carte
lesson-use = Vous avez aussi repris Troie. Beaucoup de cartes ont une *action*, à utiliser une fois par manche tant qu’elles sont activées. « { $card } » vous donne un dé Agent de plus.
lesson-use-do = Cliquez sur « { $card } » dans votre Cité.
lesson-use-else = Mais « { $card } » ne coûte rien, et deux dés en voient plus qu’un.

lesson-progress-title = Progrès scientifique
lesson-progress = Contre de la Science, ici avec de l’Or pour le reste, vous piochez la première carte de votre pioche de Cité et *l’utilisez aussitôt*. Chacun sait laquelle c’est : « { $card } », achetée cette manche.
lesson-progress-do = Cliquez sur votre pioche de Cité.
lesson-progress-else = Mais « { $card } » peut servir dès maintenant, sans attendre que vienne sa ligne ou sa colonne.

lesson-wonder-title = Une Merveille
lesson-wonder = Quelques manches plus tard. Une *Merveille* a deux sections, chacune une action à part. Vous avez commencé « { $card } » ; achevée, elle donne aussitôt son bonus, rejoint votre pioche de Cité et vaut 2 points.
lesson-wonder-do = Cliquez sur « { $card } », à côté de votre Cité.
lesson-wonder-else = Mais seule une Merveille achevée compte, et vous avez assez d’Or.

lesson-last-title = La dernière manche
lesson-last = La rivière n’a pas pu être complétée : avec *quatre cartes ou moins*, la manche suivante est la dernière. Plus rien ne sert d’épargner ; changez tout en points.

lesson-end-title = Vous avez gagné
lesson-end = Chaque Province et chaque Connaissance vaut 1, chaque Merveille achevée et chaque Politique 2, chaque carte Troubles coûte 1. Puis la *Domination* : 3 points à qui a le plus de Provinces, de Connaissances, de Merveilles et de Politiques, à chacun en cas d’égalité. Le décompte entier figure plus bas. À vous de jouer !
