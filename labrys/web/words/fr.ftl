
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
page-welcome-lead = Prenez place en Crète à l’âge du bronze : avec des amis par un lien, devant un même écran ou contre un bot. Sans compte ; et là où une chose n’est pas possible, le jeu vous dit pourquoi.
page-games = Les jeux
page-players = { $players } joueurs
page-minutes = { $minutes } minutes
page-quick = Jouer tout de suite contre un bot
page-open = Ouvrir une table
page-rules = Règles
page-tables = Tables
page-my-tables = Mes tables
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
page-table-stuck = ne peut continuer
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
api-bot = Le fichier docs/api.md du dépôt explique l’idée et contient un robot complet en trente lignes.
api-in-english = Les descriptions ci-dessous sont en anglais, comme le document OpenAPI dont elles viennent.
api-begin = Pour commencer
api-begin-open = Ouvrez une table. La réponse contient un jeton pour chaque place.
api-begin-view = Regardez la table avec le jeton de votre place : la vue dit ce que vous pouvez choisir, et son moment.
api-begin-play = Jouez une des options, avec le moment.
api-begin-follow = Suivez les événements de la table : chaque fois que l’état change, regardez à nouveau.
api-calls = Les appels
api-shapes = Ce qui s’envoie et se répond
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
api-too-often = { $seconds ->
    [one] Trop de requêtes : réessayez dans une seconde.
   *[other] Trop de requêtes : réessayez dans { $seconds } secondes.
}
api-not-valid = Quelque chose ne va pas dans la requête.
api-defect = Une erreur de la maison, désolé. Qui la tient la trouvera dans le journal sous { $number }.

api-field-body = Le corps devrait être un objet JSON, envoyé comme application/json.
api-field-missing = { $field } manque.
api-field-unknown = { $field } n’est pas connu ici.
api-field-text = { $field } devrait être un texte.
api-field-long = { $field } est trop long : { $max_length } caractères au plus.
api-field-short = { $field } est trop court : il faut au moins { $min_length } caractère(s).
api-field-number = { $field } devrait être un nombre entier.
api-field-boolean = { $field } devrait être true ou false.
api-field-one-of = { $field } devrait être { $expected }.
api-field-list = { $field } devrait être une liste.
api-field-many = { $field } a trop d’éléments : { $max_length } au plus.
api-field-few = { $field } a trop peu d’éléments : au moins { $min_length }.
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
table-board = Le plateau
table-over = La partie est finie
table-won = Vous avez gagné !
table-hand-over = Passez l’appareil à { $name }
table-hand-over-help = { $name } doit choisir. Les autres ne regardent pas ; rien n’est montré que tous ne puissent voir avant que { $name } ne soit là.
table-i-am = Je suis { $name }
table-bot-plays-for-you = Un bot joue pour vous. Vous pouvez revenir à tout moment.
table-waiting-for-people = Tout le monde n’est pas encore là. Envoyez à chacun son lien ; vous les trouvez près des places.
table-since = { $count ->
    [one] Depuis votre dernier choix, il s’est passé une chose
   *[other] Depuis votre dernier choix, il s’est passé { $count } choses
}
table-narrowed = Choisissez maintenant ce qui va avec.
table-begin-anew = Choisir autrement
table-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
table-undo = Annuler
table-undo-sure = { $count ->
    [one] D’autres ont choisi depuis sur cet appareil : ce choix est repris aussi. Continuer ?
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
table-hint-told = Un robot fort choisirait :
table-where = Où ?
table-why-not = Pourquoi pas … ?
table-why-heading = Impossible maintenant :
table-why-things = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-why-nothing = Tout ce que vous pourriez attendre est proposé.
table-standing = Abandonner …
table-standing-help = Cela ne s’annule pas sans l’accord des autres.
table-again = Rejouer
table-replay = Revoir la partie
table-record = Garder l’archive
table-lost = La ligne vers la maison est coupée. La page se remettra à jour d’elle-même.
table-seats = À la table
table-choosing = doit choisir
table-stand-in = un bot joue à sa place
table-winner = gagne
table-my-seat = Ma place
table-come-back = Rejouer moi-même
table-let-bot = Laisser un bot jouer pour moi
table-bot-instead = Y laisser jouer un bot
table-notify = Prévenez-moi quand c’est à moi
table-notify-on = Vous serez prévenu quand ce sera à vous
table-notify-no = Votre navigateur ne permet pas les notifications
table-rename = Changer
table-share = Liens pour les amis
table-share-help = Qui ouvre le lien d’une place s’y assied. Ne donnez chaque lien qu’à une personne.
table-share-seat = { $name }
table-share-watch = Spectateurs
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
table-chat-hint = Dites quelque chose …
table-chat-send = Envoyer

bot-names = Ariane Dédale Icare Pasiphaé Phèdre Talos
bot-greedy = difficile
bot-apprentice = moyen
bot-novice = facile
bot-random = joue au hasard

colour-purple = Rond violet
colour-green = Triangle vert
colour-beige = Carré beige
colour-navy = Losange bleu marine
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
open-seat-name = Nom à la place { $count }
open-seat-name-hint = Nom, si vous voulez
open-listed = Annoncer la table : chacun peut s’asseoir à une place libre
open-go = Ouvrir la table

sit-title = S’asseoir : { $title }
sit-at = À la table :
sit-yours = votre place
sit-claimed = { $name } est déjà assis ici. Si c’est vous, sur un autre appareil, continuez.
sit-name = Votre nom
sit-colour = Votre couleur
sit-go = S’asseoir

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
replay-open = toutes cartes ouvertes
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
}. Qui continue à partir de là ?

note-again = Les mêmes rejouent.
house-no-language = Il n’y a pas de textes dans cette langue.
house-replay-own = Tant que la partie dure, vous ne pouvez la revoir que de votre place.
house-again-later = Cette partie n’est pas encore finie.

error-400 = Cela ne va pas ainsi
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
error-500-text = Quelque chose a mal tourné ici ; c’est noté sous { $number }. Rien n’est perdu : revenez en arrière et réessayez.
error-503-text = La maison est injoignable pour le moment. Réessayez dans un instant.
too-large = C’est trop grand pour être lu.
too-often = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-no-cookie = Votre navigateur n’a pas envoyé de cookie. Labrys vous reconnaît à un cookie : permettez-le, et réessayez.
refused-no-token = Ce formulaire est trop vieux, ou n’est pas des nôtres. Rechargez la page et réessayez.
refused-elsewhere = Cela venait d’un autre site ; rien n’a donc été fait.

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
learn-not-offered = Ce n’est pas possible maintenant. « Pourquoi pas … ? », plus bas, en donne la raison.
learn-lost = La maison est injoignable. Réessayez dans un instant.
