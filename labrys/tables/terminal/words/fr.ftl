# Ce que dit le client du terminal, quel que soit le jeu.

## Commandes : le premier mot figure dans l’aide, tous sont compris

command-help = aide help h
command-why = ?
command-rules = règles regles rules
command-board = plateau board
command-card = carte card
command-log = journal log
command-all = tout all
command-undo = annuler undo
command-redo = rétablir retablir redo
command-save = sauver save
command-load = charger load
command-hint = conseil hint
command-quit = quitter quit exit q
command-yes = oui o

help-intro = Répondez par le numéro d’un choix ou par son écriture (« { $example } » ; les premiers mots suffisent si un seul choix commence ainsi). Ou bien :
help-standing = { $option }, à toute question
help-help = cette liste
help-why = ce qui est demandé, et pourquoi d’autres choses ne sont pas possibles
help-why-what = pourquoi un choix n’est pas possible, par son écriture, ou ce que fait un choix, par son numéro
help-why-rule = le texte d’une règle, par son code
help-rules = ce qu’est le jeu et les chapitres de ses règles ; ou un chapitre, par son numéro ou son titre
help-board = tout le plateau, avec le sens de ses lettres, ou une partie : { $parts }
help-card = une carte ou une tuile, par son code ou son nom
help-log = ce qui vient de se passer ; « journal 50 » remonte plus loin, « journal tout » au début
help-undo = reprendre votre dernier choix, tant que vous n’avez rien vu de nouveau
help-redo = rejouer ce que vous avez repris
help-save = sauver la partie dans un fichier ; « sauver! FICHIER » remplace un fichier existant
help-load = quitter cette partie et en reprendre une autre
help-hint = ce que choisirait le bot « greedy »
help-quit = quitter la partie ; on peut la reprendre plus tard
help-file = FICHIER
help-id = CODE
help-part = PARTIE
help-chapter = CHAPITRE
help-spelling = CHOIX

## Le début

welcome = { $game }, partie { $seed }. Tapez « aide » pour les commandes, « règles » pour apprendre le jeu, « ? » pour savoir pourquoi une chose n’est pas possible.
welcome-back = { $game }, partie { $seed }, après { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}. Tapez « aide » pour les commandes.
seats = À la table : { $seats }.
seat-you = { $name } (vous)
seat-bot = { $name } ({ $bot })
kept = La partie est gardée dans { $path }.
kept-not = Attention : la partie n’est pas gardée d’elle-même : { $why }. Tapez « sauver FICHIER » avant de quitter.

## La question

prompt = { $last ->
    [one] { $name }, 1 ou ? >
   *[other] { $name }, 1–{ $last } ou ? >
}
refusals = Impossible maintenant :
refusals-none = Tout ce qu’on pourrait attendre est proposé.
refused = { $options } : { $reason } ({ $rule })
possible = Possible : { $number }, { $option }.
possible-always = Possible à toute question : tapez « { $text } ».
options-that-begin = Choix qui commencent ainsi :
undone = Choix repris.
redone = Choix rejoué.
hint = greedy choisirait { $number } : { $option }.
hint-thinking = greedy réfléchit…
bots-thinking = { $name } réfléchit…
log-empty = Il ne s’est encore rien passé.
log-more = … { $count } plus tôt
handover = À { $name } de jouer. Les autres détournent les yeux. Appuyez sur Entrée quand vous y êtes.

## Réponses aux commandes

undo-nothing = Il n’y a rien à reprendre.
undo-seen = Votre dernier choix ne peut pas être repris : vous avez vu du nouveau depuis.
undo-other = Votre dernier choix ne peut pas être repris : un autre joueur a choisi depuis.
redo-nothing = Il n’y a rien à rejouer.
unknown-command = « { $text } » n’est ni un choix ni une commande. Tapez « aide » pour les commandes.
none-begins = Rien de ce qui commence par « { $text } » n’est proposé maintenant.
no-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $last }.
no-part = Il n’y a pas de partie « { $text } » : les parties sont { $parts }.
part-empty = Il n’y a rien à cet endroit pour l’instant.
no-card = Il n’y a ni carte ni tuile « { $text } ».
no-rule = Les règles n’ont pas d’article { $rule }. « règles » donne leurs chapitres.
no-chapter = Aucun chapitre des règles ne s’appelle « { $text } ». « règles » en donne la liste.
rules-chapters = Les chapitres des règles ; « règles 3 » montre le troisième :
rules-which = Plusieurs chapitres s’appellent ainsi :
card-which = Laquelle ? Écrivez « carte » et le code ou le nom d’une carte.
save-which = Écrivez « sauver » et le nom d’un fichier.
save-there = { $path } existe déjà et n’a pas été touché. « sauver! { $path } » le remplace.
save-folder = Le dossier { $path } n’existe pas encore. Le créer (oui ou non) ?
save-not = Rien n’a été sauvé.
saved = Partie sauvée dans { $path }.
load-which = Écrivez « charger » et le nom d’un fichier.
load-other = { $path } est une partie de { $game }, pas de { $named } : vous continuez { $game }.
load-left = La partie que vous quittez est gardée dans { $path }.

## La fin

quit-keep = Vous quittez. La partie est gardée dans { $path }.
quit-ask = Nommez un fichier pour l’y sauver aussi, ou appuyez sur Entrée :
quit-ask-only = Nommez un fichier pour y sauver la partie, ou appuyez sur Entrée pour quitter sans sauver :
go-on = Pour la reprendre :
input-ended = L’entrée est terminée.
interrupted = Interrompu.
winner = { $names } gagne.
winners = { $names } partagent la victoire.
nobody-wins = { $names } gagne contre vous.
record-kept = L’archive de cette partie est gardée. Pour revoir la partie :

## Revoir une partie

coach-accuracy = Justesse { $number } % : 100, c’est toujours le meilleur trouvé ; 0, c’est choisir à l’aveugle.
coach-sum = Les choix ont perdu { $own } % des chances de gagner, ceux des autres { $others } % ; la chance a donné { $luck } %.
coach-lost = Choix { $ply } : { $chosen } ({ $chance } %). Mieux : { $best } ({ $other } %).
coach-found = Choix { $ply } : { $chosen } ({ $chance } %), bien vu : le suivant avait { $second } %.
replay-heading = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, partie { $seed } : { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}, comme l’a vue { $viewer }
replay-spectator = un spectateur
replay-after = Après le choix { $count } sur { $total } :
replay-choice = { $count }. { $name } choisit : { $option }
replay-quiet = { $count }. { $name } choisit.
replay-step = Entrée : choix suivant, q : jusqu’à la fin >
several-times = { $text } (× { $count })

## Campagnes

command-leave = laisser l
campaign-title = Campagne : { $title }
campaign-rank-now = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur { $most } ; votre rang pour l’instant : { $rank }.
campaign-rank-final = La campagne est terminée : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur { $most }. Votre rang : { $rank }.
campaign-lost = perdu
campaign-aim = Pour gagner : { $text }
campaign-heirloom = Vous avez gagné le scénario précédent : vous choisirez un héritage une fois tout en place.
campaign-ask = Entrée pour jouer, « quitter » pour partir :
campaign-ask-lost = Perdu. Entrée pour réessayer, « laisser » pour continuer sans étoiles, « quitter » pour quitter la campagne :
campaign-kept = La campagne est gardée dans { $path } ; « labrys play --campaign » la continue.
