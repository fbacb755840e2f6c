
## rules

rules-books = Les règles
rules-books-lead = Les règles complètes de chaque jeu. Chaque règle porte un code, que le jeu cite quand il vous dit pourquoi une chose n’est pas possible.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-go = Chercher
rules-search-hint = Des mots, des débuts de mots ou un code comme { $example }.
rules-found = { $count ->
    [one] { $count } passage pour « { $words } »
   *[other] { $count } passages pour « { $words } »
}
rules-found-nothing = Rien dans ces règles ne contient « { $words } ». Essayez avec moins de mots, ou des mots plus courts.
rules-found-chapters = Chapitres :
rules-whole = Voir toutes les règles
rules-cited = Citée dans
rules-in-place = La lire dans le livret de règles
rules-neighbours = Les règles précédente et suivante
rules-close = Fermer
rules-missing = Introuvable dans les règles
rules-no-game = Il n’y a pas de jeu « { $name } » dans cette maison.
rules-no-rule = Ce livret n’a pas de règle « { $name } ».
rules-near = Vous cherchez peut-être :

## the house

page-skip = Aller au contenu
page-nav = Principal
page-nav-games = Jeux
page-nav-tables = Mes tables
page-nav-rules = Règles
page-nav-more = Plus
page-nav-about = À propos et licences
page-nav-load = Charger une archive
page-nav-api = Pour les programmes
page-theme-auto = Thème : automatique
page-theme-light = Thème : jour
page-theme-dark = Thème : nuit
page-foot = Labrys : jeux de société du monde antique, complets selon leurs règles. Une œuvre non officielle de joueurs, avec ses propres images et ses propres textes.
page-you = vous
page-bot = bot
page-welcome-title = Jeux de société du monde antique
page-welcome = Jeux de société du monde antique
page-welcome-lead = Jouez tout de suite contre un bot, ou envoyez un lien à un ami. Sans compte ; et le jeu vous dit toujours pourquoi une chose n’est pas possible.
page-games = Les jeux
page-players = { $players } joueurs
page-minutes = { $minutes } minutes
page-quick = Jouer
page-quick-help = Tout de suite, contre un bot
page-open = Entre amis
page-learn-lead = Une première partie avec de vrais coups : chaque étape dit quoi faire, et pourquoi.
page-continue = Reprendre
page-rules = Règles
page-tables = Tables
page-all-tables = Toutes mes tables
page-tables-playing = En cours
page-tables-over = Terminées
page-tables-none = Vous n’avez aucune partie en cours sur cet appareil.
page-tables-begin = En commencer une
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend de joueurs en ce moment. Ouvrez une table et annoncez-la : les autres la trouveront ici.
page-seat-free = place libre
page-sit = Prendre place
page-table-over = terminée
page-table-stuck = ne peut pas continuer
page-turn-yours = à vous
page-turn-of = à { $name } de choisir
page-turn-waiting = en attente de joueurs
page-about = À propos de Labrys
page-about-what = Labrys joue à des jeux de société du monde antique selon leurs règles complètes : dans le navigateur avec des amis, avec des bots ou en solitaire ; sur plusieurs jours, si vous voulez ; dans le terminal ; et depuis Python, pour les programmes qui apprennent. Un labrys est la double hache de la Crète minoenne.
page-about-unofficial = C’est une œuvre non officielle, faite par des joueurs. Elle a ses propres textes de cartes et ses propres images, et aucun lien avec les éditeurs ou les auteurs des jeux en boîte. Achetez les jeux qui vous plaisent.
page-about-private = La maison vous reconnaît à un seul cookie, qui contient un secret tiré au hasard, et ne garde de vous que les noms et les mots que vous lui donnez. Elle ne charge rien d’ailleurs.
page-about-licences = Licences
page-about-own = Voici Labrys { $version }, logiciel libre sous licence MIT. Il s’appuie sur ces œuvres :
page-about-work = Œuvre
page-about-by = Par
page-about-licence = Licence
page-about-text = texte complet
page-about-icons = Les icônes de la collection game-icons prennent les couleurs de la page et sont sinon inchangées. Toutes les autres images sont celles de Labrys.
page-error = Erreur { $status }
page-error-back = Revenir
page-error-home = Vers les jeux

## api

api-title = Pour les programmes
api-lead = Tout ce que font les pages, un programme peut le faire aussi : ouvrir une table, s’asseoir, regarder, choisir, suivre. Un jeton montre au programme ce que sa place peut voir, et rien de plus.
api-description = La description complète, pour les outils
api-bot = Le fichier docs/api.md du dépôt explique l’idée et contient un bot complet en trente lignes.
api-in-english = Les descriptions ci-dessous sont en anglais, comme le document OpenAPI dont elles viennent.
api-begin = Pour commencer
api-begin-open = Ouvrez une table. La réponse contient un jeton pour chaque place.
api-begin-view = Regardez la table avec le jeton de votre place : la vue dit ce que vous pouvez choisir, et son moment.
api-begin-play = Jouez une des options, avec le moment.
api-begin-follow = Suivez les événements de la table : chaque fois que l’état change, regardez à nouveau.
api-calls = Les appels
api-shapes = Ce qui est envoyé et ce qui est répondu
api-public = sans jeton
api-parameters = Paramètres
api-body = Corps
api-answer = Réponse
api-example = Exemple
api-problems = Ce qui peut échouer
api-field = Champ
api-type = Type
api-meaning = Sens
api-needed = obligatoire

api-no-path = L’API n’a rien à cette adresse. La liste des appels est à /api.
api-no-method = Cette adresse ne connaît pas cette méthode. La liste des appels est à /api.
api-bad-body = Le corps n’a pas pu être lu : il faut du JSON en UTF-8.
api-too-large = Le corps est trop grand : une archive peut avoir jusqu’à un mégaoctet.
api-no-database = La base de données ne répond pas pour le moment. Rien n’est perdu ; réessayez dans un instant.
api-too-full = Trop de flux sont ouverts ici. Réessayez dans un instant.
api-too-often = { $seconds ->
    [one] Trop de requêtes : réessayez dans une seconde.
   *[other] Trop de requêtes : réessayez dans { $seconds } secondes.
}
api-not-valid = Quelque chose ne va pas dans la requête.
api-defect = Une erreur de la maison, désolé. Le responsable la trouvera dans le journal sous le numéro { $number }.

api-field-body = Le corps devrait être un objet JSON, envoyé comme application/json.
api-field-missing = { $field } manque.
api-field-unknown = { $field } n’est pas connu ici.
api-field-text = { $field } devrait être un texte.
api-field-long = { $field } est trop long : { $max_length } caractères au plus.
api-field-short = { $field } est trop court : { $min_length } caractères au moins.
api-field-number = { $field } devrait être un nombre entier.
api-field-boolean = { $field } devrait être true ou false.
api-field-one-of = { $field } devrait être { $expected }.
api-field-list = { $field } devrait être une liste.
api-field-many = { $field } a trop d’éléments : { $max_length } au plus.
api-field-few = { $field } a trop peu d’éléments : { $min_length } au moins.
api-field-object = { $field } devrait être un objet JSON.
api-field-least = { $field } devrait être au moins { $ge }.
api-field-most = { $field } devrait être au plus { $le }.
api-field-below = { $field } devrait être inférieur à { $lt }.
api-field-json = Ce n’est pas du JSON : la lecture s’est arrêtée au caractère { $position }.
api-field-wrong = { $field } n’est pas ce qui est attendu ici.

## tables

table-title-yours = ● À vous – { $title }
table-word-yours = C’est à vous.
table-seat = Place { $count }
table-guest = Invité
table-spectator = Un spectateur
table-who-watches = { $name } (regarde)
table-board = Le plateau
table-over = La partie est finie
table-won = Vous avez gagné !
table-hand-over = Passez l’appareil à { $name }
table-hand-over-help = { $name } doit choisir. Les autres ne regardent pas ; d’ici là, seul ce que tous peuvent voir est montré.
table-i-am = Je suis { $name }
table-watching = Vous regardez la partie. Vous voyez ce que tous peuvent voir ; ce qui s’est passé et la conversation sont à côté du plateau.
table-bot-plays-for-you = Un bot joue pour vous. Vous pouvez revenir à tout moment.
table-not-here = { $count ->
    [one] { $name } n’est pas encore là.
   *[other] { $name } ne sont pas encore là.
}
table-absent = pas encore là
table-since = { $count ->
    [one] Depuis votre dernier choix, il s’est passé une chose
   *[other] Depuis votre dernier choix, il s’est passé { $count } choses
}
table-narrowed = Choisissez maintenant ce qui va avec.
table-confirm = Encore un clic pour confirmer.
table-begin-anew = Choisir autrement
table-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
table-undo = Annuler
table-undo-sure = { $count ->
    [one] Quelqu’un d’autre a choisi depuis sur cet appareil : son choix est repris aussi. Continuer ?
   *[other] D’autres ont choisi depuis sur cet appareil : leurs { $count } choix sont repris aussi. Continuer ?
}
table-undo-ask = Demander d’annuler
table-undo-asked = { $name } demande à reprendre un choix. Êtes-vous d’accord ?
table-undo-asked-others = { $name } demande à reprendre un choix.
table-undo-waiting = Vous demandez à reprendre votre choix. Les autres doivent être d’accord.
table-undo-accept = D’accord
table-undo-decline = Refuser
table-undo-withdraw = Ne plus demander
table-redo = Rétablir
table-hint = Conseil
table-hint-told = Un bot fort choisirait :
table-hint-then = Puis, jusqu’à la fin du tour ou jusqu’à du nouveau :
table-where = Où ?
table-why-not = Pourquoi pas… ?
table-why-heading = Impossible maintenant :
table-why-things = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-why-nothing = Tout ce que vous pourriez attendre est proposé.
table-standing = Abandonner…
table-standing-help = Cela ne s’annule pas sans l’accord des autres.
table-again = Rejouer
table-replay = Revoir la partie
table-record = Garder l’archive
stuck-title = Cette partie ne peut pas continuer ici
stuck-fork = Continuer depuis le dernier moment encore valable
table-seats = À la table
table-overlay = Joué avec : { $names }
table-choosing = doit choisir
table-stand-in = un bot joue à sa place
table-winner = gagne
table-sound-on = Sons : oui (S)
table-sound-off = Sons : non (S)
table-pace = Coups des autres
table-pace-slow = montrés lentement
table-pace-normal = montrés un à un
table-pace-once = montrés d’un coup
table-my-seat = Ma place
table-other-device = Continuer sur un autre appareil
table-come-back = Rejouer moi-même
table-leave = Quitter la table
table-leave-help = Un bot y joue jusqu’à ce que quelqu’un s’y assoie.
table-silent = { $name } ne répond plus depuis dix minutes : y laisser jouer un bot
host-watch-link = Nouveau lien pour les spectateurs
host-watch-link-sure = L’ancien lien ne servira plus, et il faudra donner le nouveau à ceux qui regardent. Continuer ?
host-mute = Retirer la parole à { $name }
host-unmute = Rendre la parole à { $name }
host-watchers = ceux qui regardent
host-end = Mettre fin à la table
host-end-sure = Plus personne ne pourra y jouer, et le journal le dira à tous. Mettre fin à la table ?
host-delete = Supprimer la table pour toujours
table-let-bot = Laisser un bot jouer pour moi
table-bot-instead = Y laisser jouer un bot
table-notify = Prévenez-moi quand c’est à moi
table-notify-on = Vous serez prévenu quand ce sera à vous
table-notify-no = Votre navigateur ne permet pas les notifications
table-rename = Changer
table-share = Pour l’hôte
table-share-watch = Lien pour les spectateurs
invite-title = { $count ->
    [one] Envoyez ce lien à votre ami
   *[other] Envoyez un lien à chacun
}
invite-help = { $count ->
    [one] Qui l’ouvre en premier s’assied à votre table, et le lien ne sert plus.
   *[other] Qui ouvre un lien en premier s’assied à cette place, et le lien ne sert plus : un lien par personne.
}
invite-link = Lien vers la place libre
invite-for = { $name } n’est pas encore là : envoyez ce lien
invite-share = Partager…
invite-text = Viens jouer à { $title } avec moi !
invite-scan = Ou scannez-le avec un téléphone
table-free = Libérer cette place ({ $name })
table-free-sure = Libérer cette place ({ $name }) ? La personne qui l’occupe la perd, la place reçoit un nouveau lien, et le journal le dit à tous.
table-copy = Copier
table-copied = Copié
table-qr = Code QR
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-log-whole = Tout le journal
table-go-there = Y aller
table-back = Retour à la table
table-chat = Conversation
table-chat-label = Ce que vous voulez dire
table-chat-hint = Dites quelque chose…
table-chat-send = Envoyer

bot-names = Ariane Dédale Icare Pasiphaé Phèdre Talos
bot-search = expert
bot-greedy = difficile
bot-apprentice = moyen
bot-novice = facile
bot-random = joue au hasard

colour-purple = Rond violet
colour-green = Triangle vert
colour-beige = Carré beige
colour-navy = Losange bleu
colour-rust = Hexagone rouille
colour-teal = Étoile turquoise

open-title = Ouvrir une table : { $title }
open-seats = Combien jouent ?
open-who = Qui s’assied où ?
open-who-me = Moi
open-who-link = Un ami, par lien
open-who-here = Une autre personne sur cet appareil
open-who-bot-easy = Un bot, facile
open-who-bot-medium = Un bot, moyen
open-who-bot-hard = Un bot, difficile
open-who-bot-expert = Un bot, expert
open-seat-name = Nom à la place { $count }
open-seat-name-hint = Nom, si vous voulez
open-listed = Annoncer la table : chacun peut s’asseoir à une place libre
open-players = Qui joue ?
open-options = Options
open-overlay = Cartes
open-overlay-none = celles du jeu
open-overlay-help = Ce avec quoi on joue dans cette maison, outre les cartes du jeu.
open-overlay-changes = Ce que change « { $name } »
open-change-changed = { $thing } : { $field } { $before } → { $after }
open-change-added = { $thing } : nouveau
open-change-removed = { $thing } : retiré
open-overlay-more = { $count ->
    [one] et 1 autre changement
   *[other] et { $count } autres changements
}
open-summary = Votre table
open-alone = 1 joueur
open-next-now = La partie commence aussitôt.
open-next-link = Vous recevrez ensuite le lien pour votre ami.
open-next-listed = D’autres trouvent la table sur la première page, ou viennent par votre lien.
open-go = Ouvrir la table

sit-title = S’asseoir : { $title }
sit-at = À la table :
sit-yours = votre place
sit-claimed = { $name } occupe cette place. En continuant, vous l’amenez sur cet appareil ; l’autre ne pourra plus que regarder.
sit-record = Cette partie continue une archive : qui la possède peut savoir ce qui est caché.
sit-name = Votre nom
sit-colour = Votre couleur
sit-go = S’asseoir

key-title = Votre place sur un autre appareil
key-help = Ouvrez-y ce lien pour continuer { $title } sous le nom { $name }. Il ne sert qu’une fois et n’est montré que maintenant ; cet appareil ne pourra ensuite que regarder.
key-link = Lien vers votre place

replay-title = Revoir : { $title }
replay-moment = { $ply ->
    [0] Le début
   *[other] Après le choix { $ply } sur { $plies }
}
replay-first = Au début
replay-back = En arrière
replay-forward = En avant
replay-last = À la fin
replay-play = Défiler
replay-stop = Arrêter
replay-slide = Moment
replay-go = Aller
replay-eyes = Vu par
replay-open = toutes cartes visibles
replay-fork = Continuer d’ici à une nouvelle table

fork-title = Continuer d’ici
fork-lead = { $title }, après { $ply ->
    [0] la mise en place
   *[other] le choix { $ply }
}. À partir de là, le hasard joue à nouveau.

load-title = Charger une archive
load-lead = Une archive est le texte qu’une table finie ou le terminal a gardé. Une partie finie est montrée depuis son début ; une partie inachevée peut être continuée.
load-file = Un fichier
load-paste = Ou collez le texte
load-go = Charger
load-unfinished = { $title } : l’archive s’arrête après { $choices ->
    [one] un choix
   *[other] { $choices } choix
}. Qui continue à partir de là ?

house-no-language = Il n’y a pas de textes dans cette langue.
house-replay-own = Tant que la partie dure, vous ne pouvez la revoir que de votre place.

error-400 = Demande incomprise
error-403 = Pas permis
error-404 = Introuvable
error-405 = Pas de cette façon
error-409 = Pas maintenant
error-413 = Trop grand
error-429 = Trop vite
error-500 = Notre erreur
error-503 = Hors service
error-400-text = La demande n’a pas été comprise. Revenez en arrière et réessayez.
error-403-text = Vous ne pouvez pas faire cela.
error-404-text = Il n’y a rien à cette adresse. Elle a peut-être été coupée quand on l’a copiée.
error-405-text = Cette adresse ne s’utilise pas de cette façon.
error-500-text = Quelque chose a mal tourné ici ; c’est noté sous le numéro { $number }. Rien n’est perdu : revenez en arrière et réessayez.
error-503-text = La maison est injoignable pour le moment. Réessayez dans un instant.
too-large = C’est trop grand pour être lu.
too-often = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-no-cookie = Votre navigateur n’a pas envoyé de cookie. Labrys vous reconnaît à un cookie : permettez-le, et réessayez.
refused-no-token = Ce formulaire est trop vieux, ou n’est pas des nôtres. Rechargez la page et réessayez.
refused-elsewhere = Cela venait d’un autre site ; rien n’a donc été fait.

## la fin d’une partie

end-wins = { $count ->
    [one] { $name } gagne
   *[other] { $name } se partagent la victoire
}
end-drawn = Personne ne gagne
end-lost = Ce n’est pas pour cette fois
end-podium = Le résultat
end-board = Voir le plateau
end-story = Le fil de la partie
end-course = Les points au fil de la partie
end-sources = D’où viennent les points
end-turns = Les tournants
end-turn = Tournant { $count } :
end-turns-help = Ce que ce choix a rapporté de plus qu’au meilleur des autres. Chacun mène à son moment.
end-again-help = Chacun avance d’une place : un autre commence.

## la première partie guidée

learn-link = Apprendre en jouant
learn-first = Jamais joué ?
learn-title = Apprendre en jouant : { $title }
learn-step = Étape { $number } sur { $count }
learn-ways = Au fil de la leçon
learn-next = Suite
learn-show = Montrez-moi
learn-back = Retour
learn-leave = Quitter la leçon
learn-play = À vous de jouer, contre un bot
learn-possible = « { $option } » : cela serait possible aussi.
learn-not-offered = Ce n’est pas possible maintenant. « Pourquoi pas… ? », plus bas, en donne la raison.
learn-lost = La maison est injoignable. Réessayez dans un instant.

## how the line is, at the head of the question
line-try = Essayer maintenant
line-skip = Passer
line-sent = Votre choix est en route
line-sent-more = Un instant : rien d’autre ne peut être choisi avant la réponse.
line-slow = La connexion est lente
line-slow-more = Ce que vous avez choisi est en route. Inutile de cliquer de nouveau.
line-lost = Connexion coupée : vous pouvez regarder, pas jouer
line-lost-more = La page réessaie d’elle-même.
line-kept = Connexion coupée : votre choix est gardé
line-kept-more = Il sera envoyé dès le retour de la connexion. D’ici là, vous pouvez en choisir un autre.
line-failed = L’envoi a échoué
line-failed-more = Veuillez réessayer.
line-overtaken = Votre choix n’a pas été joué
line-overtaken-more = La table a changé entre-temps. Veuillez choisir de nouveau.
line-played = De retour à la table
line-played-more = Votre choix était bien arrivé : il est joué.
line-back = De retour à la table
line-back-more = La page est de nouveau à jour.

## Ce que la maison garde

page-nav-privacy = Vie privée
privacy-title = Ce que la maison garde de vous
privacy-short = Ni compte, ni pistage, rien qui vienne d’ailleurs : il faut bien peu à la maison pour vous laisser jouer.
privacy-kept = Ce qui est gardé
privacy-cookie = Dans votre navigateur : un cookie avec un secret tiré au hasard, auquel on reconnaît vos places, et un autre avec le nom et la couleur que vous avez pris en dernier. Tous deux expirent au bout d’un an.
privacy-tables = Pour chaque table : les noms donnés, chaque choix avec son heure, et ce qui s’y est dit. C’est la partie elle-même : ceux qui y étaient peuvent la revoir.
privacy-keys = Des clés des places et de votre cookie : seulement des empreintes, qui n’ouvrent rien.
privacy-log = Le journal du serveur a une ligne par requête, avec son chemin et son heure, sans votre adresse et sans clés.
privacy-not-kept = Ce qui n’est pas gardé
privacy-nothing-else = Ni adresse, ni courriel, ni mot de passe, rien sur votre appareil. Pour tenir ses limites, le serveur retient quelques minutes en mémoire vive combien vient d’où ; cela n’est jamais écrit.
privacy-how-long = Combien de temps
privacy-days = { $days ->
    [one] Une table où rien ne s’est passé depuis un jour est supprimée.
   *[other] Une table où rien ne s’est passé depuis { $days } jours est supprimée.
}
privacy-no-days = Cette maison ne supprime aucune table d’elle-même ; qui la tient peut supprimer les anciennes.
privacy-forget-heading = Reprendre votre nom
privacy-forget-what = Votre nom est retiré de toutes les tables où ce navigateur a une place, et tout ce qui s’est dit depuis vos places est supprimé. Les parties restent telles qu’elles ont été jouées, par « Place 1 » ou « Place 2 » ; celles en cours continuent, et vos places restent les vôtres. On ne peut pas revenir en arrière.
privacy-forget = Oublier mon nom et mes paroles
privacy-done = C’est fait : votre nom et vos paroles ont disparu de toutes les tables.

## campagnes

campaign-title = Campagne : { $title }
campaign-new = Une campagne
campaign-another = Commencer une autre campagne
campaign-new-title = Commencer une campagne : { $title }
campaign-offer = En solo, vous pouvez jouer les scénarios dans l’ordre et gagner des étoiles :
campaign-mine = Mes campagnes
campaign-begin = Commencer la campagne
campaign-scenarios = Les scénarios
campaign-own-design = de notre invention
campaign-changed = Changements
campaign-aim = Pour gagner
campaign-stars = Étoiles
campaign-stars-of = { $stars ->
    [one] { $stars } étoile sur { $most }
   *[other] { $stars } étoiles sur { $most }
}
campaign-heirloom = Héritage
campaign-heirloom-from = Vous avez gagné { $scenario } : une fois tout en place, vous choisissez ce que vous apportez.
campaign-heirloom-gained = Vous gagnez un héritage : vous le choisirez au début de { $scenario }.
campaign-attempts = { $count ->
    [one] Chaque scénario se joue une seule fois.
    [2] Un scénario perdu peut être rejoué une fois ; une victoire compte alors pleinement.
   *[other] Chaque scénario peut être tenté { $count } fois ; une victoire compte pleinement.
}
campaign-lost-once = { $count ->
    [one] Vous pouvez rejouer ce scénario une fois, et une victoire compte pleinement ; ou continuer sans étoiles pour celui-ci.
   *[other] Vous pouvez rejouer ce scénario encore { $count } fois, et une victoire compte pleinement ; ou continuer sans étoiles pour celui-ci.
}
campaign-lost-twice = La campagne continue, sans étoiles pour ce scénario et sans héritage.
campaign-running = Vous êtes en pleine partie.
campaign-stuck = La table de ce scénario ne peut pas continuer : les règles ont changé. Vous pouvez recommencer le scénario ; cette table ne compte pas.
campaign-sail = En route
campaign-go-on = Continuer
campaign-again = Réessayer
campaign-leave = Continuer sans étoiles
campaign-go-on-with = Continuer la campagne
campaign-over-to = Voir la campagne
campaign-over = La campagne est terminée. Votre rang : { $rank }
campaign-over-help = Vous avez gagné { $stars } étoiles sur { $most }.
campaign-rank = Rang
campaign-rank-now = pour l’instant
campaign-rank-final = définitif
campaign-voyages = Vos tables
campaign-no-voyages = Aucune pour l’instant.
campaign-scenario = Scénario
campaign-result = Résultat
campaign-points = Points
campaign-table = Table
campaign-to-table = Voir
campaign-attempt = (essai { $count })
campaign-in-play = en cours
campaign-won = Gagné !
campaign-lost = Perdu
campaign-of-table = Une table de votre campagne
campaign-delete = Supprimer cette campagne
campaign-delete-help = Ses étoiles et son rang disparaissent alors. Les tables restent, et ne comptent plus.
campaign-delete-sure = Supprimer définitivement

## The coach

review-title = L’entraîneur : { $title }
review-coach = L’entraîneur
review-ask-title = Où la partie a-t-elle tourné, et était-ce la chance ?
review-about = L’entraîneur rejoue en pensée chaque choix de cette partie, tel que sa place pouvait le voir : ce qu’il valait à côté du meilleur, où la partie a tourné, et ce que les dés et les cartes ont fait d’eux-mêmes. Cela prend jusqu’à une minute ; le résultat est gardé.
review-ask = Regarder cette partie
review-waiting = L’entraîneur regarde la partie…
review-waiting-help = Vous pouvez quitter cette page : ce qu’il trouve est gardé.
review-failed = L’entraîneur n’a pas pu regarder cette partie
review-accuracy = de justesse
review-accuracy-help = 100 %, c’est toujours le meilleur que l’entraîneur ait trouvé ; 0 %, c’est choisir à l’aveugle.
review-by-luck = par la chance
review-luck = Chance
review-chance = Vos chances de gagner
review-chance-help = La ligne pointillée est une partie égale : { $even } %. Les numéros mènent aux moments ci-dessous.
review-could = Ce que vous auriez pu faire
review-well-seen = Bien vu
review-you = Vous
review-best = Meilleur
review-same = le même choix
review-lost = Perdu
review-points = { $count ->
    [one] Il rapporte environ un point de plus pendant ce tour et le suivant.
   *[other] Il rapporte environ { $count } points de plus pendant ce tour et le suivant.
}
review-see = Voir
review-fork = Rejouer d’ici
review-watch = Revoir d’ici
review-no-turns = Aucun de vos choix n’a beaucoup perdu, et aucun ne s’est distingué.
review-by-part = Justesse au fil de la partie
review-beginning = Début
review-middle = Milieu
review-ending = Fin
review-luck-die = Dés
review-luck-card = Cartes
review-luck-tile = Tuiles
review-luck-other = Autres tirages
review-luck-title = Chance, pas talent
review-luck-kind = Ce qui est tombé
review-luck-effect = Effet
review-luck-between = entre
review-luck-help = Le hasard a déplacé vos chances de gagner de { $effect }, entre { $low } et { $high } %, par rapport à ce qu’il fait en moyenne.
review-luck-none = Le hasard n’a rien décidé dans cette partie après la mise en place.
review-choices = Choix
review-choices-help = Ceux qui comptaient le plus, chacun tel que vous pouviez le voir alors.
review-nothing-lost = rien de perdu
review-moment = Le moment
puzzles-title = Apprendre de ses erreurs
puzzles-about = Des moments de vos propres parties où un choix a beaucoup perdu. Trouveriez-vous le meilleur maintenant ?
puzzles-none = Rien encore : quand une partie est finie, demandez à l’entraîneur de la regarder.
puzzles-moment = après le choix { $ply }
puzzle-title = { $title } : le trouveriez-vous maintenant ?
puzzle-find = Quel choix est le meilleur ?
puzzle-solved = Trouvé !
puzzle-shown = C’était celui-ci
puzzle-answer = Meilleur :
puzzle-then = Ce que vous aviez choisi : { $chance } %.
puzzle-wrong = { $count ->
    [one] Pas celui-là. Essayez encore.
   *[other] Pas celui-là non plus : { $count } essais déjà.
}
puzzle-played = votre choix d’alors, { $chance } %
puzzle-not-best = pas le meilleur
puzzle-show = Montrez-moi
review-learn = Apprendre de ses erreurs
