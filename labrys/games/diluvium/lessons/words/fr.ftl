# Ce qui est dit dans la première partie guidée. Les *mots* entre étoiles sont en gras.

lesson-aim-title = Le but
lesson-aim = Un déluge n’a laissé que des îles. Vous menez un empire, Talos un autre, et *le plus d’or* l’emporte. Il y a trois ressources : *nourriture*, *artisanat* et *armes*. Ce qui en reste est l’horloge de la partie : quand un bac est vide, la dernière manche est proche.

lesson-sea-title = La mer
lesson-sea = À gauche se trouve votre Cité, à droite celle de Talos, chacune avec les navires de son propriétaire. Certaines tuiles sont face visible, comme celle du milieu ; d’autres sont des *eaux inconnues*, dont le dos montre la nourriture qu’il en coûte d’y entrer : 0, 1 ou 2.

lesson-wheel-title = Votre tour
lesson-wheel = À chaque tour, vous tournez votre gouvernail vers *une action* : Explorer, Coloniser, Produire ou Engager. Ce n’est jamais celle de votre tour précédent. Commencez par vos colons.
lesson-wheel-do = Cliquez sur le secteur Coloniser.
lesson-wheel-else = Mais avec deux colons dans votre Cité, vous avez des ressources dès le premier tour.

lesson-settler-title = Quel colon
lesson-settler = Coloniser déplace *deux colons*, de votre plateau ou de la mer. Trois attendent dans chacun des secteurs Coloniser, Produire et Engager. Un secteur *vidé* vous donne dès lors un bonus ; prenez-les donc dans le même, si vous le pouvez.
lesson-settler-do = Cliquez sur le secteur Produire.
lesson-settler-else = Mais le bonus de Produire est de 1 or chaque fois que vous produisez, et ce sera souvent.

lesson-arrive-title = Récolter
lesson-arrive = Un colon peut aller dans votre propre Cité ou sur une tuile portant un de vos marqueurs. Là où il arrive, il *récolte* aussitôt : vous prenez un jeton de ce que montre l’emplacement.
lesson-arrive-do = Cliquez sur l’emplacement d’artisanat de votre Cité.
lesson-arrive-else = Mais l’artisanat se vend contre de l’or ; prenons-le d’abord.

lesson-sail-title = Eaux inconnues
lesson-sail = Le second colon vous a rapporté des armes. Maintenant, vous explorez : votre navire avance de *deux tuiles* gratuitement, et chaque nourriture l’emmène une tuile plus loin. Une tuile face cachée est retournée quand vous y entrez, et le mouvement s’y arrête. Celle-ci ne coûte pas de nourriture.
lesson-sail-do = Cliquez sur la tuile face cachée voisine de votre Cité, puis encore une fois sur elle.
lesson-sail-else = Mais cette tuile est sur le chemin du milieu de la mer, et personne ne la connaît encore.

lesson-islands-title = Votre marqueur ouvre une tuile
lesson-islands = Vous avez exploré la tuile : votre *marqueur d’exploration* a rapporté 1 or, et sa case 2 de plus. Votre marqueur y étant, vos colons peuvent aller sur ses îles, sans aucun navire. Vous avez de nouveau choisi Coloniser, et un colon du secteur Produire est en route.
lesson-islands-do = Cliquez sur l’île d’artisanat de la nouvelle tuile.
lesson-islands-else = Mais sur cette île il y a de la place pour deux, et deux artisanat font une vente.

lesson-produce-title = Produire
lesson-produce = Les deux colons y sont, et votre secteur Produire est *vide*. Vous allez choisir une tuile, et chacun de vos colons qui s’y trouve rapporte ce que montre son emplacement. Le bonus de 1 or vient de lui-même.
lesson-produce-do = Cliquez sur le secteur Produire.
lesson-produce-else = Mais vous avez de l’artisanat à vendre, et seul Produire le permet.

lesson-sell-title = Vendre l’artisanat
lesson-sell = Votre Cité a donné de l’artisanat et des armes. Vous pouvez maintenant vendre : *2 artisanat pour 3 or*, autant de fois que possible. De même, 2 armes augmenteraient votre force militaire pour de bon.
lesson-sell-do = Cliquez sur la vente de 4 artisanat pour 6 or.
lesson-sell-else = Mais avec 4 artisanat vous pouvez vendre deux fois, pour 6 or.

lesson-scared-title = Mis en fuite
lesson-scared = Talos a choisi Engager : son *navire de guerre* est venu dans vos îles. Votre navire d’exploration a fui dans votre Cité, et vos deux colons doivent fuir aussi ; chaque pièce rapporte 1 or à Talos. Un colon va dans votre Cité ou revient sur votre plateau, comme vous voulez.
lesson-scared-do = Cliquez sur l’emplacement de nourriture libre de votre Cité.
lesson-scared-else = Mais dans votre Cité un colon en fuite *récolte*, même au tour de Talos.

lesson-home-title = De retour sur le plateau
lesson-home = Votre Cité est pleine ; l’autre revient donc sur votre plateau d’action. Un secteur où se trouve un colon perd son bonus jusqu’à ce qu’il soit de nouveau vide.
lesson-home-do = Cliquez sur le secteur Coloniser.
lesson-home-else = Mais dans Produire il vous coûterait le bonus de ce secteur.

lesson-mark-title = Le milieu de la mer
lesson-mark = Votre navire d’exploration est allé jusqu’à la tuile du milieu. Il a *traversé* la tuile du navire de guerre de Talos : traverser est toujours permis, s’arrêter non. Choisissez maintenant une case pour votre prochain marqueur. L’une donne 3 or, l’autre fait venir aussitôt un colon.
lesson-mark-do = Cliquez sur la case de 3 or.
lesson-mark-else = Mais aucune case ne donne plus de 3 or.

lesson-ruins-title = Les ruines de Mu
lesson-ruins = Deux manches plus tard, vous peuplez la tuile. Le premier colon a pris de l’artisanat. Dans les *ruines*, il n’y a rien à récolter, mais qui y arrive pioche une carte Ruines.
lesson-ruins-do = Cliquez sur les ruines de la tuile du milieu.
lesson-ruins-else = Mais les cartes Ruines ne viennent que des colons qui arrivent dans des ruines.

lesson-card-title = Une carte Ruines
lesson-card = Vous avez pioché cette carte : { $card }. À votre tour, vous pouvez jouer des cartes *avant et après* votre action, autant que vous voulez, même une carte à peine piochée. Les adversaires voient seulement combien vous en tenez.
lesson-card-do = Cliquez dans votre main sur la carte { $card }.
lesson-card-else = Mais 2 or sont 2 or, et une carte ne vaut rien à la fin.

lesson-six-title = Six jetons
lesson-six = À la fin de chaque tour, personne ne peut garder plus de *six jetons*. Vous en avez sept. Ce que vous défaussez quitte la partie pour de bon.
lesson-six-do = Cliquez sur votre nourriture.
lesson-six-else = Mais l’artisanat, c’est de l’or, et les armes serviront.

lesson-attack-title = Riposter
lesson-attack = Quelques manches plus tard, le navire de guerre de Talos a mis en fuite vos colons du milieu de la mer. Tant qu’il y reste, aucun de vos colons ne peut y aller. Vous avez choisi Engager : votre navire de guerre avance lui aussi de deux tuiles gratuitement, et là où est un navire de guerre adverse, il *doit* y avoir combat.
lesson-attack-do = Cliquez sur la tuile du milieu, puis encore une fois sur elle.
lesson-attack-else = Mais la tuile du milieu est à reprendre.

lesson-bid-title = Le combat
lesson-bid = Chacun choisit en secret combien d’armes il engage, et les perd de toute façon. Votre force est 1, celle de Talos est 1, et *l’égalité est pour l’attaquant*. Talos n’a qu’un seul jeton : il atteint 2 au plus.
lesson-bid-do = Choisissez d’engager 1 arme.
lesson-bid-else = Mais avec 1 arme vous atteignez 2 et ne pouvez pas perdre ; davantage serait gaspillé.

lesson-monster-title = Un monstre
lesson-monster = Vous avez gagné, pris de l’or pour cela et repeuplé le milieu. Votre navire de guerre est maintenant devant un *monstre* de force 3. Votre force et les armes dépensées doivent l’atteindre : il vous en faut 2. Et votre secteur Engager est vide : chaque victoire rapporte donc aussi l’or de votre propre force.
lesson-monster-do = Cliquez sur le monstre.
lesson-monster-else = Mais il garde 4 or, et il ne peut pas vous nuire.

lesson-last-title = La dernière manche
lesson-last = Le bac d’artisanat est vide, et c’est le tour du premier joueur, le vôtre : *cette manche est la dernière*. Chacun a encore un tour, et seul l’or compte. Votre navire de guerre va mettre en fuite ce que Talos a sur sa tuile la plus récente.

lesson-end-title = Vous avez gagné
lesson-end = 51 or contre 47. En cas d’égalité, celui qui a *le moins de colons* sur son plateau d’action l’emporte. La prochaine fois, essayez la face B des plateaux, où chacun joue autrement, ou partez seul contre la Flotte engloutie.
