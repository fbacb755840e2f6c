# Ce qui est dit dans la première partie guidée. Les *mots* entre étoiles sont en gras.

lesson-aim-title = Le but
lesson-aim = Vous menez un clan en Crète pendant *quatre manches*. Le joueur qui a le plus de *Points de Victoire* (PV) à la fin gagne. Vous en gagnez en jouant ; les Fermes et les régions sont décomptées après les manches 2 et 4, tout le reste à la fin.

lesson-land-title = La Crète
lesson-land = La région 1 est à vous : votre première *Cité* et un *Guerrier* s’y trouvent. Vos Guerriers vous donnent la présence dans une région ; si vous en avez plus que l’autre joueur, vous la *dominez*, ce qui rapporte davantage. Survolez une région, ou gardez le doigt dessus, pour voir ce qui s’y trouve.

lesson-rows-title = Dés et lignes
lesson-rows = Les dés sont lancés pour tous. Chacun à son tour prend un dé, quatre en tout, et le place sur une *ligne Action* : Préparation prend des cartes, Développement les joue, Construction bâtit, Expansion déplace des Guerriers, Joker remplace l’une d’elles. La *case de gauche est la plus forte*.

lesson-draft-title = Prendre un dé
lesson-draft = Vous commencez. Un dé jaune aidera sur la piste jaune, et un *dé de forte valeur agit plus tôt*. Avec Développement, vous jouerez une carte.
lesson-draft-do = Cliquez sur le 6 jaune, puis sur la ligne Développement.
lesson-draft-else = Mais prenons le 6 jaune pour Développement : vous voulez jouer une carte tôt.

lesson-push-title = Les dés faibles poussent les forts
lesson-push = Talos a mis un 6 rouge en Construction, sur la case forte, à gauche. Les dés d’une ligne sont *en ordre croissant* : un dé de plus faible valeur se met à gauche et pousse les autres vers la droite.
lesson-push-do = Cliquez sur le 4 gris, puis sur la ligne Construction.
lesson-push-else = Mais le 4 gris en Construction prend la case forte à Talos : 3 points au lieu de 1.

lesson-pushed-title = Et maintenant on vous pousse
lesson-pushed = Talos vous a rendu la pareille : un 5 gris a poussé votre 6 jaune en Développement. La case de droite a moins de points, mais elle fait avancer d’une case sur une piste. Prenez le 6 rouge : vos six agiront les premiers.
lesson-pushed-do = Cliquez sur le 6 rouge, puis sur la ligne Expansion.
lesson-pushed-else = Mais il vous faut bientôt des Guerriers sur le planisphère : en Expansion, le 6 rouge agit tôt et, s’il est poussé, fait avancer d’une case sur une piste.

lesson-group-title = Progrès : un groupe
lesson-group = Tous les dés sont placés ; votre dernier était un 5 jaune en Préparation. Des dés d’*une couleur*, avec autant de gris que vous voulez, qui font *9 ou plus*, forment un groupe : il fait avancer d’une case sur la piste de leur couleur. Le 6 rouge et le 4 gris font 10.
lesson-group-do = Cliquez sur votre 6 rouge en Expansion.
lesson-group-else = Mais si le 4 gris va avec le 6 rouge, les deux dés jaunes forment à eux seuls un second groupe.

lesson-second-title = Un second groupe
lesson-second = Chaque dé ne compte que dans un groupe. Vos dés jaunes, 5 et 6, font 11 : cela suffit sans le gris.
lesson-second-do = Cliquez sur l’un de vos dés jaunes.
lesson-second-else = Mais le groupe jaune vous fait avancer d’une case de plus, pour rien.

lesson-tracks-title = Les pistes Progrès
lesson-tracks = Une case sur *Influence* (rouge) a donné des Pièces, une case sur *Culture* (jaune) une Denrée. Les Denrées rendent cartes et constructions moins chères, pour toujours. La troisième piste, *Population* (bleue), apporte des Guerriers et donne plus de valeur aux régions.

lesson-retrieve-title = Récupérer un dé
lesson-retrieve = Place aux actions. Chacun à son tour récupère *son dé de plus forte valeur* et utilise sa case. Vous avez deux six et pouvez choisir ; le 5 jaune et le 4 gris doivent attendre. Cliquez dessus pour voir *pourquoi pas*.
lesson-retrieve-do = Cliquez sur votre 6 jaune en Développement.
lesson-retrieve-else = Mais jouez d’abord une carte : elle apporte des cartes et des Pièces pour la suite.

lesson-card-title = Jouer une carte
lesson-card = Votre case a 1 point d’action Développement : vous jouez une carte, de votre main ou, pour 3 Pièces de plus, de l’*offre*. Une carte coûte des Pièces ; chaque Denrée qu’elle montre en retire 3, si vous la possédez. { $card } coûte 8, moins 3 pour votre Pierre, et 3 de plus depuis l’offre.
lesson-card-do = Cliquez sur { $card } dans l’offre.
lesson-card-else = Mais { $card } en vaut la peine : deux cartes, une Pièce et, plus tard, un fort Trait Royal.

lesson-bonus-title = Le bonus de la case
lesson-bonus = Être poussé a du bon : la case de droite fait *avancer d’une case sur une piste au choix*, ou donne le bonus de la tuile Action Bonus. Bonus et points s’utilisent dans n’importe quel ordre. La prochaine case de Culture porte votre marqueur Capacité à la 2e case de la tuile Capacité Spéciale.
lesson-bonus-do = Cliquez sur la piste Culture.
lesson-bonus-else = Mais une meilleure Capacité Spéciale sert toute la partie : avec elle, tout ce que vous construisez coûte moins.

lesson-extra-title = Actions supplémentaires
lesson-extra = À chacun de vos tours, vous pouvez aussi faire des *actions supplémentaires*, chacune une fois. Pour 1 Arme, par exemple, vous gagnez une Denrée Temporaire d’une région où vous avez un Guerrier. Elle réduit un coût, puis disparaît.
lesson-extra-do = Cliquez sur la Céréale Temporaire du stock.
lesson-extra-else = Mais une Céréale vous épargnera bientôt un Guerrier pour bâtir une Ferme.

lesson-place-title = Expansion
lesson-place = Talos a joué. Puis votre 6 rouge vous a fait avancer encore d’une case sur Culture, avec un point d’action Construction, devenu une *Ferme*. Vous avez maintenant 4 points d’action Expansion : chacun *place* un Guerrier auprès d’une de vos Cités ou en *déplace* un par-delà une frontière.
lesson-place-do = Cliquez sur la région 1, puis sur le bouton qui place un Guerrier.
lesson-place-else = Mais amenez d’abord un autre Guerrier en Crète : qui vide la région 1 ne la domine plus.

lesson-move-title = En marche
lesson-move = Personne n’a encore de Guerrier dans la région 7. Un des vôtres vous y donne la présence et, tant qu’il est seul, même la domination.
lesson-move-do = Cliquez sur la région 1, puis sur la région 7.
lesson-move-else = Mais allons ici dans la région 7 et, avec les points suivants, dans la région 2.

lesson-city-title = Construire
lesson-city = Votre 5 jaune a pris deux cartes de l’offre. Le 4 gris, votre dé de plus faible valeur, vient en dernier, mais il a la case forte : *3 points d’action Construction*. Une Cité demande un Guerrier dans sa région et coûte 6 Pièces ; votre Pierre en retire 3, et votre Capacité Spéciale 1 de plus. Cliquez sur la région 4 ou 5 pour voir *pourquoi pas* là.
lesson-city-do = Cliquez sur la région 2, puis sur le bouton d’une Cité.
lesson-city-else = Mais une deuxième Cité permet de bâtir tout de suite un Navire, et la région 2 donne deux Denrées Temporaires.

lesson-trait-title = Traits Royaux
lesson-trait = Avec les autres points, vous avez construit un *Navire* et l’avez fait progresser jusqu’à la première tuile Bonus Commercial. Il reste une chose : les cartes de votre *Palais* ont des Traits Royaux. Celui de { $card } se déclenche avec chaque dé de valeur 3 ou 4, comme votre 4 gris.
lesson-trait-do = Cliquez sur { $card } dans votre Palais.
lesson-trait-else = Mais ne laissez pas un point de côté : le Trait Royal ne coûte rien.

lesson-income-title = Revenus
lesson-income = Tous les dés sont récupérés : la manche finit par les *Revenus*, des Pièces selon votre piste Revenus, ce que donnent Navires et pistes, et une carte pour votre *Palais*. Une carte que vous avez jouée y va gratuitement ; une carte de votre main coûte ses PV.
lesson-income-do = Cliquez sur { $card }, la carte que vous avez jouée.
lesson-income-else = Mais { $card } est gratuite, et ses 3 PV comptent à la fin de la partie.

lesson-scoring-title = Le décompte
lesson-scoring = Passons à la fin de la manche 2 : Fermes et régions ont été *décomptées*, et l’Âge II a commencé, avec des cartes plus fortes. Après la manche 4, on les décompte encore, puis ce qui vous reste, votre Palais, vos Cités et vos Navires.

lesson-end-title = La fin
lesson-end = Au bout de quatre manches, voici d’où viennent tous les points. Inutile de tout retenir : à la table, le jeu pose une question à la fois, cartes et symboles s’expliquent quand vous les désignez, et « Pourquoi pas… ? » nomme la règle.
