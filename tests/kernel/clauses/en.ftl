# Some clauses of the game in `duel.py`.

stock = { $r ->
    [p] Production
    [g] Gold
    [vp] { $n ->
        [one] point
       *[other] points
    }
   *[other] Culture
}
effect-GAIN = take { $n } { stock }
effect-GAIN_PER = take { $n } { stock } per { $metric }, { $max } at most
effect-TRAIN = take { $n ->
    [one] a die
   *[other] { $n } dice
}
effect-UNREST = { $who ->
    [opp] the opponent gains { $n } Unrest
   *[self] you gain { $n } Unrest
}
effect-BETRAY = betray
price-PAY = pay { $n } { stock }
condition-ADV = you have the Advantage
metric-provinces = { $type ->
    [any] Province
   *[other] { $type } Province
}
event-CONQUER = you conquer
timing-ACTION = action
timing-WHENEVER = whenever { $event }
timing-SPY = spy
