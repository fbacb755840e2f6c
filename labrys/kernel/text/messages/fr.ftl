# Ce que dit tout jeu. Chaque jeu y ajoute ses propres messages.

refusal = { $option } — { $reason } ({ $rule }).
hinted = { $text } ({ $hint })
not-offered = { $option } — ce n’est pas proposé maintenant.
unknown-option = Aucun choix ne s’écrit « { $text } ».
unknown-option-near = Aucun choix ne s’écrit « { $text } ». Vouliez-vous dire « { $near } » ?

waiting = { $seat } choisit.
waiting-several = { $seats } choisissent.
over = La partie est terminée.
seat = place { $count }
rival = le rival

series-next = { $first }, { $last }
series-last = { $first } et { $last }

error = Cela n’a pas marché : { $text }.
error-content = Le contenu est inutilisable : { $text }.
error-offer = Ce n’est pas possible : { $text }.
error-record = La partie enregistrée est inutilisable : { $text }.
error-rulebook = Le livret de règles ne répond pas : { $text }.
error-setting = La partie ne peut pas commencer : { $text }.
error-spelling = Ce n’est pas compris : { $text }.

clauses-timing = { $timing } : { $text }
clauses-while = { $timing }, si { $condition }
clauses-then = { $first }, puis { $last }
clauses-or = { $first }, ou { $last }
clauses-optional = si vous le souhaitez, { $text }
clauses-mandatory = { $text } (obligatoire)
clauses-pay = { $price } : { $text }
clauses-if = si { $condition }, { $text }
clauses-if-else = si { $condition }, { $text } ; sinon, { $other }
