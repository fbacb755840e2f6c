### Ce que dit la maison à une table : pourquoi quelque chose ne se peut pas, et les notes du journal.

house-error = Ce n’est pas possible.
house-no-table = Cette table n’existe pas, ou vous n’en avez pas la clé. Demandez un lien à qui l’a ouverte.
house-no-seat = Ce lien n’ouvre aucune place. Il a peut-être été coupé en le copiant : redemandez-le.
house-not-yours = Vous n’êtes pas à cette place.
house-no-token = Il faut le jeton d’une place ou des spectateurs, envoyé comme « Authorization: Bearer … ».
house-spectator = Les spectateurs ne font que regarder : il faut le jeton d’une place.
house-stale = La table a changé depuis que vous l’avez regardée. La voici telle qu’elle est ; votre choix n’a pas été joué.
house-not-now = Ce n’est pas possible maintenant.
house-busy = Il se passe tant de choses à cette table qu’elle n’a pu être lue. Veuillez réessayer.
house-old-rules = Cette table a commencé sous les règles { $rules } ; la maison joue désormais selon { $now }. Elle ne peut pas continuer ici, mais rien n’est perdu : la maison en garde l’archive.
house-bad-plan = On ne peut pas ouvrir une table ainsi.
house-other-game = Cette archive est celle d’un autre jeu.
house-other-seats = Cette archive est celle d’une partie à { $seats ->
    [one] une place
   *[other] { $seats } places
  } : la nouvelle table doit en avoir autant.
house-name-empty = Veuillez donner un nom.
house-text-empty = Une ligne vide ne dit rien.
house-text-long = C’est trop long : { $most } caractères au plus.
house-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
house-no-moment = Il n’y a pas de moment { $ply } : cette partie compte { $plies } choix jusqu’ici.
house-open-later = Toutes les cartes se montrent une fois la partie finie ; d’ici là vous voyez ce que votre place a vu.
house-record-later = L’archive s’obtient une fois la partie finie : elle dit ce que personne ne doit encore savoir.
house-fork-later = On peut commencer une nouvelle table à tout moment de cette partie une fois qu’elle est finie : avant, elle montrerait des cartes cachées.
house-over = La partie est finie : on ne peut plus rien jouer.
house-not-your-turn = Ce n’est pas à vous de choisir maintenant.
house-undo-nothing = Vous n’avez aucun choix à reprendre.
house-undo-asked = Il y a déjà une demande de reprise ; elle attend une réponse.
house-undo-gone = Il n’y a plus de demande de reprise.
house-undo-not-asked = On ne demande pas votre accord.
house-redo-nothing = Il n’y a rien à rejouer.
house-stand-in-not-yours = Seul qui occupe la place peut laisser jouer un robot ; qui a ouvert la table le peut là où personne n’est assis, ou après dix minutes de silence.
house-no-bot = Ce robot n’existe pas ; les robots sont { $bots }.
house-hint-people = Les conseils sont pour les parties contre des robots : entre personnes, chacun joue pour soi.
house-hint-none = Le robot n’a pas de conseil pour l’instant. Veuillez réessayer.

note-undone = { $name } a repris un choix.
note-undone-seen = { $name } a repris un choix après avoir vu quelque chose de nouveau.
note-undone-agreed = { $name } a repris un choix, avec l’accord de tous.
note-undo-asked = { $name } demande à reprendre un choix.
note-undo-accepted = { $name } est d’accord.
note-undo-declined = { $name } n’est pas d’accord : le choix demeure.
note-undo-withdrawn = { $name } ne demande plus à le reprendre.
note-stand-in = Un robot joue pour { $name } jusqu’à son retour.
note-come-back = { $name } est de retour.
note-bot-crashed = Le robot { $name } a trébuché ; greedy a fait ce choix.
note-bot-too-slow = Le robot { $name } a réfléchi trop longtemps ; greedy a fait ce choix.
note-bot-nonsense = Le robot { $name } a répondu n’importe quoi ; greedy a fait ce choix.
note-bot-unknown-bot = Le robot { $name } n’est pas là ; greedy a fait ce choix.

several-times = { $text } (× { $count })
