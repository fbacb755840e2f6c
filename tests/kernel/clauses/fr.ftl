# Quelques clauses du jeu de `duel.py`.

stock = { $r ->
    [p] Production
    [g] Or
    [vp] { $n ->
        [one] point
       *[other] points
    }
   *[other] Culture
}
effect-GAIN = prenez { $n } { stock }
effect-GAIN_PER = prenez { $n } { stock } par { $metric }, { $max } au plus
effect-TRAIN = prenez { $n ->
    [one] un dé
   *[other] { $n } dés
}
effect-UNREST = { $who ->
    [opp] l’adversaire gagne { $n } Trouble
   *[self] vous gagnez { $n } Trouble
}
effect-BETRAY = trahissez
price-PAY = payez { $n } { stock }
condition-ADV = vous avez l’Avantage
metric-provinces = { $type ->
    [any] Province
   *[other] Province { $type }
}
event-CONQUER = vous conquérez
timing-ACTION = action
timing-WHENEVER = chaque fois que { $event }
timing-SPY = espion
