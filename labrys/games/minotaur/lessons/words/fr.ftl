# Ce qui est dit dans la première partie guidée. Les *mots* entre étoiles sont en gras.

lesson-aim-title = Le but
lesson-aim = Vous menez la Maison Miron contre la Maison Vess, menée par Talos. L’île a *deux régions* de trois colonnes chacune. Vous gagnez si, au début de votre tour, vous tenez *au moins deux colonnes dans chacune des deux régions*.

lesson-columns-title = Les colonnes
lesson-columns = Chaque région a une colonne *économique*, une *religieuse* et une *militaire*. Qui a le plus de puissance dans une colonne quand on les compare, à la fin d’un tour, la tient, et chaque sorte aide à sa façon. Vos cartes sont du côté proche, celles de Talos de l’autre côté.

lesson-cards-title = Votre main
lesson-cards = Une carte indique la *phase* où on la joue, sa *puissance* et les sortes de colonnes où elle peut entrer. { $minion } est un serviteur de phase 0, { $leader } un chef de phase 1. Survolez une carte, ou gardez le doigt dessus, pour lire son texte.

lesson-turn-title = Votre tour
lesson-turn = Talos a commencé ; qui commence saute deux phases. C’est maintenant votre tour : soit vous *agissez*, par les phases 0, 1 et 2 puis la Suprématie, soit vous *renouvelez* votre main. Dans les deux cas, il faut jouer ou défausser une carte à chaque tour.
lesson-turn-do = Choisissez « Agir » parmi les options ci-dessous.
lesson-turn-else = Mais votre main est pleine de cartes à jouer : ici, agissons.

lesson-minion-title = Jouer un serviteur
lesson-minion = La *phase 0* permet autant d’actions que vous voulez. Ce que vous pouvez cliquer est entouré de tirets. { $card } : cette carte peut entrer dans les colonnes militaires et économiques.
lesson-minion-do = Cliquez sur { $card } dans votre main, puis sur la colonne { $column }.
lesson-minion-else = Mais personne ne tient encore la colonne { $column } : une puissance de 1 y suffit, et une colonne économique vous apporte des cartes.

lesson-more-title = Et encore un
lesson-more = Toujours en phase 0, vous pouvez jouer un deuxième serviteur. Les cartes d’autres phases doivent attendre : cliquez sur l’une d’elles, et le jeu vous dit *pourquoi pas*.
lesson-more-do = Cliquez sur { $card }, puis sur la colonne { $column }.
lesson-more-else = Mais la colonne { $column } est encore vide, et il vous faut des colonnes dans les deux régions.

lesson-leader-title = Jouer un chef
lesson-leader = La *phase 1* ne permet qu’une seule action. Un chef est fort, et vous pouvez en avoir un par colonne. Avec une puissance de 3, { $card } l’emporte sur { $horde }, que Talos a dans la colonne { $column }.
lesson-leader-do = Cliquez sur { $card }, puis sur la colonne { $column }.
lesson-leader-else = Mais dans la colonne { $column }, cette carte l’emporte sur Talos.

lesson-god-title = Appeler une divinité
lesson-god = *Phase 2*, de nouveau une seule action. Les divinités sont au centre ; elles n’ont pas de puissance, mais des textes forts. Un seul joueur peut en avoir : jouer { $card } chasse { $theirs }. (Le texte de votre chef, déplacer un serviteur, n’a pas servi.)
lesson-god-do = Cliquez sur { $card } dans votre main.
lesson-god-else = Mais avec { $card }, vous vous débarrassez d’une divinité et d’un serviteur à la fois.

lesson-target-title = Utiliser son texte
lesson-target = Un texte qui commence par « Action » agit *une fois, tout de suite*, quand vous jouez la carte. { $god } défausse n’importe quel serviteur en jeu, les vôtres compris : regardez bien.
lesson-target-do = Cliquez sur { $card }, le serviteur de Talos.
lesson-target-else = Mais seule la carte { $card } est à Talos.

lesson-supremacy-title = La Suprématie
lesson-supremacy = Les six colonnes sont maintenant comparées. Vous avez plus de puissance dans trois d’entre elles : leurs *marqueurs de suprématie* sont de votre côté. À égalité, la colonne n’est à personne. Les marqueurs ne changent que dans une phase de Suprématie.

lesson-economic-title = Exercer la suprématie : piocher
lesson-economic = Vous pouvez utiliser une fois chaque colonne que vous tenez, dans l’ordre que vous voulez. Une colonne *économique* fait piocher une carte : la meilleure façon de garder une main fournie.
lesson-economic-do = Cliquez sur la colonne { $column }.
lesson-economic-else = Mais piochez d’abord : vous choisirez la suite en sachant plus.

lesson-military-title = Exercer la suprématie : attaquer la pioche
lesson-military = Une colonne *militaire* défausse la carte du dessus de la pioche de Talos. C’est la deuxième façon de gagner : votre tour commence et la pioche adverse est *vide*.
lesson-military-do = Cliquez sur la colonne { $column }.
lesson-military-else = Mais une carte de moins dans la pioche de Talos ne vous coûte rien.

lesson-cursed-title = Une malédiction
lesson-cursed = { $hexers } : cette carte a maudit { $card }. Une carte qui porte un *marqueur de malédiction* n’a plus ni puissance ni texte ; plus personne ne tient donc la colonne { $column }. Elle reste en jeu, et la malédiction peut être levée.

lesson-choice-title = Une action, deux envies
lesson-choice = Vous avez de nouveau choisi d’agir, et c’est la phase 1 : une seule action. Vous pourriez lever la malédiction sur { $cursed }, ou jouer { $card }, qui prend une colonne libre et vous fait piocher. La malédiction peut attendre.
lesson-choice-do = Cliquez sur { $card }, puis sur la colonne { $column }.
lesson-choice-else = Mais { $card } vous apporte une colonne de la région haute et une carte.

lesson-again-title = Activer une carte
lesson-again = { $card } est toujours en jeu. Dans sa phase, vous pouvez employer l’action à *activer* une carte : son texte sert de nouveau. Débarrassez-vous de { $hexers }.
lesson-again-do = Cliquez sur { $card } au centre.
lesson-again-else = Mais { $card } peut frapper de nouveau, tour après tour, et { $hexers } vous maudirait encore.

lesson-answer-title = Talos répond
lesson-answer = Vos autres colonnes ont été exercées comme avant. Puis Talos a joué { $temple } : une carte forte, mais qui *arrive maudite*, donc encore sans puissance. C’est de nouveau votre tour, phase 0.
lesson-answer-do = Cliquez sur { $card }, puis sur la colonne { $column }.
lesson-answer-else = Mais tant que { $temple } est une carte maudite, { $card } suffit pour prendre la colonne { $column }.

lesson-uncurse-title = Lever la malédiction
lesson-uncurse = Vous tenez deux colonnes en haut et une en bas : il en manque une. C’est de nouveau la phase 1, celle de { $card }.
lesson-uncurse-do = Cliquez sur { $card } pour lever la malédiction.
lesson-uncurse-else = Mais sa puissance de 3 gagne tout de suite la deuxième colonne du bas.

lesson-religious-title = Exercer la suprématie : maudire
lesson-religious = Cinq colonnes sont à vous. Une colonne *religieuse* maudit une carte adverse de sa région. Même une carte maudite comme { $card }, la seule qui soit là, peut l’être encore : il faudra alors lever deux malédictions.
lesson-religious-do = Cliquez sur la colonne { $column }.
lesson-religious-else = Mais maudissez d’abord : cela freine la seule carte de Talos.

lesson-wait-title = Encore un tour pour Talos
lesson-wait = Deux colonnes dans chaque région ! Mais on ne gagne qu’*au début de son propre tour* : Talos a un tour pour y mettre fin. Il devrait agir ; avec trop peu de bonnes cartes, il renouvelle sa main.

lesson-end-title = Vous avez gagné
lesson-end = *Renouveler* sa main, c’est défausser au moins une carte et piocher jusqu’à six, et rien d’autre de tout le tour. Votre tour commence, vous tenez ce qu’il faut, et la partie est à vous. Dans un match en trois parties, vous échangeriez maintenant des cartes avec la réserve.
