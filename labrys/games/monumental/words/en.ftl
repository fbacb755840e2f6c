# Monumental Duel: Espionage in English. Card texts are made from their clauses; nothing is written
# per card. effect-GAIN_ANY, effect-GAIN_PER and gain-… are things that follow "gain".

title = Monumental Duel: Espionage
line = Two cities on one river of discoveries.
pitch = Two cities face each other across a river of discoveries. Wake a row and a column of yours, buy, build and conquer, send out your spies, and leave the greater monument.
minutes = 45–75

## Things

amount-p = { $count } Production
amount-s = { $count } Science
amount-m = { $count } Military
amount-c = { $count } Culture
amount-g = { $count } Gold
amount-vp = { $count } VP
amount-basic = { $count ->
    [one] { $count } Basic resource
   *[other] { $count } Basic resources
}
resource-p = Production
resource-s = Science
resource-m = Military
resource-c = Culture
resource-g = Gold
resource-vp = VP
resource-basic = Basic resources

type-building = Building
type-knowledge = Knowledge
type-wonder = Wonder
type-province = Province
type-policy = Cultural Policy
type-scout = Scout
type-warlord = Warlord
type-espionage = Espionage card
type-unrest = Unrest
type-basic = Basic Building
province-coastal = Coastal Province
province-mountain = Mountain Province
province-agricultural = Agricultural Province
province-any = Province

## A card in full

card-title = { $name } ({ $id })
card-era = Era { $era }
card-cost = costs { $cost }
card-gives = gives { $what }
cost-wonder = { $first } + { $second } Production
text-none = No text.
text-defence = On your Province stack: conquering the Province below it costs { $count } Military more.
text-unrest = No resources and no effect. Goes back to the stack when it is activated or used; worth −1 point at the end.
text-times = { $count ->
    [2] up to twice, { $text }
   *[other] up to { $count } times, { $text }
}

## When a text works

timing-ACTION = action
timing-ON_ACTIVATE = when this card is activated
timing-DURING = during City Activation
timing-WHENEVER = whenever { $event }
timing-FIRST = the first time in a round that { $event }
timing-MAY = you may (before your action, as often as you like)
timing-ONGOING = ongoing
timing-BONUS = bonus
timing-WARLORD = action, if you hold the Advantage
timing-FACE = { $n }
timing-SPY = action: pay 1 Basic resource or 1 Gold, then train (take an Agent die) or deploy (roll your Agent dice)

event-WONDER_SECTION = you build a Wonder section
event-WONDER_DONE = you complete a Wonder
event-POLICY = you develop a Policy
event-CONQUER = you conquer a Province
event-CONQUER_OPP = you conquer a Province of your opponent
event-TAKE_ADV = you take or gain the Advantage
event-PROGRESS = you carry out Scientific Progress
event-DEPLOY = you deploy your Agent dice
event-ARCHIVE = you archive a card
event-RESERVE = you reserve a card
event-ACQUIRE = you acquire { $type ->
    [building] a Building
    [knowledge] a Knowledge
    [wonder] a Wonder
   *[province] a Province
}

condition-GAINED = you gained at least { $amount } this round
condition-ADV = you hold the Advantage
condition-CONTROL = { $n ->
    [1] you control { $type ->
        [coastal] a Coastal Province
        [mountain] a Mountain Province
        [agricultural] an Agricultural Province
       *[any] a Province
    }
   *[other] you control at least { $n } { $type ->
        [coastal] Coastal Provinces
        [mountain] Mountain Provinces
        [agricultural] Agricultural Provinces
       *[any] Provinces
    }
}
condition-OWN = { $kind ->
    [knowledge] { $n ->
        [1] you own a Knowledge
       *[other] you own at least { $n } Knowledge cards
    }
    [wonder] { $n ->
        [1] you have completed a Wonder
       *[other] you have completed at least { $n } Wonders
    }
   *[policy] { $n ->
        [1] you have developed a Policy
       *[other] you have developed at least { $n } Policies
    }
}
condition-AGENTS = { $n ->
    [1] you have an Agent die
   *[other] you have at least { $n } Agent dice
}

metric-provinces = { $form ->
    [any] if you control { $type ->
        [coastal] a Coastal Province
        [mountain] a Mountain Province
        [agricultural] an Agricultural Province
       *[any] a Province
    }
   *[each] for each { $type ->
        [coastal] Coastal Province
        [mountain] Mountain Province
        [agricultural] Agricultural Province
       *[any] Province
    } you control
}
metric-knowledges = { $form ->
    [any] if you own a Knowledge
   *[each] for each Knowledge you own
}
metric-wonders = { $form ->
    [any] if you have completed a Wonder
   *[each] for each Wonder you have completed
}
metric-policies = { $form ->
    [any] if you have developed a Policy
   *[each] for each Policy you have developed
}
metric-active_policies = { $form ->
    [any] if you have an active Policy
   *[each] for each of your active Policies
}
metric-activated_buildings = { $form ->
    [any] if your City has an activated Building
   *[each] for each activated Building of your City
}
metric-agents = { $form ->
    [any] if you have an Agent die
   *[each] for each of your Agent dice
}

## What a text does

clauses-optional = { $text } if you wish
texts-also = { $first }; { $last }
clauses-pay = { $price } and { $text }

effect-GAIN = gain { $what }
effect-GAIN_ANY = { $n ->
    [one] 1 Basic resource of your choice
   *[other] { $n } Basic resources of your choice
}
effect-GAIN_PER = { $what } { $metric } (at most { $max })
gain-any = { $what } { $metric }
gain-and = { $first }, and { $last }
gain-if = { $what } if { $condition }
gain-or = { $what }, or { $count } if { $condition }
gain-more = { $count } more
effect-CONVERT = exchange up to { $max } of your Basic resources for others, one for one
effect-STEAL = { $n ->
    [1] take { $amount } from your opponent
   *[other] take up to { $amount } from your opponent
}
effect-DRAW_USE = { $n ->
    [1] draw a card and use it
   *[other] draw and use { $n } cards, one after the other
}
effect-DRAW_PICK = draw { $n } cards, use { $k } of them and discard the rest
effect-ARCHIVE = { $n ->
    [1] archive an inactive card of your City
   *[other] archive up to { $n } inactive cards of your City
}
effect-REINFORCE = { $n ->
    [1] reinforce an activated card of your City
   *[other] reinforce up to { $n } activated cards of your City
}
effect-DISCARD_CITY = { $n ->
    [1] discard an inactive card of your City
   *[other] discard up to { $n } inactive cards of your City
}
effect-COPY = { $scope ->
    [city] copy a card of your City
    [policy] copy one of your developed Policies, active or not
   *[any] copy a card of your City or one of your developed Policies
}
effect-READY = { $target ->
    [scout] your used Scout may be used once more this round
    [warlord] your used Warlord may be used once more this round
   *[card] one of your used cards may be used once more this round
}
effect-RESERVE = { $n ->
    [1] reserve a card of the display
   *[other] reserve up to { $n } cards of the display
}
effect-DISCARD_DISPLAY = { $n ->
    [1] discard a card of the display
   *[other] discard { $n } cards of the display
}
effect-GAIN_CARD = take { $filter ->
    [workshop] a Workshop
    [laboratory] a Laboratory
    [archery] an Archery Range
    [barricade] a Barricade
    [building] a Building of the display
    [knowledge] a Knowledge of the display
    [wonder] a Wonder of the display
   *[province] a Province of the display
} without paying
effect-WONDER_SECTION = { $d ->
    [0] build a Wonder section
   *[other] build a Wonder section for { $d } Production less
}
effect-UNREST = { $who ->
    [opp] your opponent gains { $n } Unrest
   *[self] you gain { $n } Unrest
}
effect-REMOVE_UNREST = { $n ->
    [1] return 1 Unrest from your City or your City discard to the stack
   *[other] return up to { $n } Unrest from your City or your City discard to the stack
}
effect-GAIN_ADV = gain the Advantage
effect-TRAIN = { $n ->
    [1] take an Agent die
   *[other] take up to { $n } Agent dice
}
effect-LOSE_DIE = { $who ->
    [this] this die goes back to the stock
    [opp] { $n ->
        [1] your opponent loses an Agent die
       *[other] your opponent loses { $n } Agent dice
    }
   *[self] { $n ->
        [1] you lose an Agent die
       *[other] you lose { $n } Agent dice
    }
}
effect-SWITCH_ESP = another of your Espionage cards becomes active
effect-DISCOUNT = { $kind ->
    [building] Buildings cost you { $n } Production less
    [knowledge] Knowledge costs you { $n } Science less
    [wonder] Wonder sections cost you { $n } Production less
    [province] Provinces of the display cost you { $n } Military less
    [conquest] Provinces of your opponent cost you { $n } Military less
    [progress] Scientific Progress costs you { $n } Science less
   *[reserved] your Reserved cards cost you { $n } less
}
effect-IGNORE_BARRICADE = { $n ->
    [1] when you conquer, one Barricade adds nothing
   *[other] when you conquer, up to { $n } Barricades add nothing
}
effect-REROLL = { $n ->
    [1] one free reroll in each Deploy
   *[other] { $n } free rerolls in each Deploy
}
price-PAY = pay { $amount }

## Options of the game

setting-civilizations = Civilizations
setting-civilizations-help = Dealt at random, picked at the table (the second player first), or those of the first and the second seat. Only the Espionage module is played: the rules of Exploration and Trade are not in this box.
setting-civilizations-random = dealt at random
setting-civilizations-picked = picked at the table
setting-peoples = { $one } and { $other }
setting-first = First player
setting-first-help = Who begins; the marker changes hands in every round.
setting-first-random = chance decides
setting-first-seat-1 = the first seat
setting-first-seat-2 = the second seat
setting-packs = Boxes
setting-packs-help = Civilizations, Development cards and Basic Buildings of other boxes. The Development deck is drawn from all of them, so many of each type and Era.
setting-packs-box = this box alone
setting-box-with = this box with { $packs }

## Things of the table

row = row { $name }
column = column { $name }
space = row { $row }, column { $column }
place-knowledge = the Knowledge in row { $row }, column { $column }
place-policy = Policy { $count }
place-warlord = the Warlord
place-scout = the Scout
die = die { $count }
card-back = a card
card-named = { $name }
card-hidden = A card of which only the back is seen.
people-greeks = the Greeks
people-aksumites = the Aksumites
people-mughals = the Mughals

## What happened

event-acquired = { $seat } acquires { $card }.
event-activated = { $seat } activates { $row } and { $column }.
event-advantage = { $seat } takes the Advantage with { $count } { $resource }.
event-advantage-free = { $seat } gains the Advantage.
event-archived = { $seat } archives { $card }.
event-bonus = { $seat } gains the bonus of { $card }.
event-calmed = Unrest of { $seat } goes back to the stack.
event-completed = { $seat } completes { $card }.
event-conquered = { $seat } conquers { $card } from { $rival }.
event-converted = { $seat } exchanges 1 { $resource } for 1 { $into }.
event-copied = { $seat } copies { $card }.
event-decayed = { $count ->
    [0] The Advantage of { $seat } decays.
   *[other] The Advantage decays: { $count } left on it, and { $seat } keeps it.
}
event-dealt-civilization = { $seat } leads { $civilization }.
event-declined = { $seat } declines { $card }.
event-deployed = { $seat } deploys { $count ->
    [one] an Agent.
   *[other] { $count } Agents.
}
event-developed = { $seat } develops { $card }, Policy { $count }.
event-developed-at = { $seat } develops { $card } at { $line }.
event-die-lost = { $seat } loses an Agent: { $count ->
    [0] no die left.
    [one] 1 die left.
   *[other] { $count } dice left.
}
event-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $card }.
event-era = Era { $era } begins.
event-face = { $seat } resolves a { $face } on { $card }.
event-first-player = { $seat } is First player.
event-gained = { $seat } gains { $count } { $resource }.
event-in-order = { $seat } takes the { $count } effects in the order proposed.
event-in-order-always = { $seat } takes the { $count } effects in the order proposed, from now on without being asked.
event-kept = { $seat } keeps { $card } and discards { $other }.
event-last-round = The display runs low: one last round.
event-neutral = Nobody holds the Advantage any more.
event-no-action = { $seat } has no other action left and must pass.
event-over = The game is over.
event-paid = { $seat } pays { $count } { $resource }.
event-passed = { $seat } passes.
event-picked = { $seat } chooses { $card }.
event-picked-civilization = { $seat } chooses { $civilization }.
event-progress = { $seat } makes Scientific Progress.
event-readied = { $seat } may use { $card } once more.
event-reinforced = { $seat } reinforces { $card }.
event-reserved = { $seat } reserves { $card }.
event-reshuffled = { $seat } shuffles the City discard into a new City deck of { $count } cards.
event-rolled = { $seat } rolls { $face }{ $face-2 ->
    [0] {""}
   *[other] {""}, { $face-2 }
}{ $face-3 ->
    [0] {""}
   *[other] {""}, { $face-3 }
}.
event-round = Round { $count }. { $seat } is First player.
event-shuffled-in = { $card } goes into the Development deck.
event-started = { $seat } starts { $card }.
event-stole = { $seat } takes { $count } { $resource } from { $rival }.
event-switched = { $card } becomes the active Espionage card of { $seat }.
event-trained = { $seat } trains an Agent: { $count ->
    [one] 1 die now.
   *[other] { $count } dice now.
}
event-triggered = { $card } of { $seat } takes effect.
event-unrest = { $seat } gains { $count } Unrest.
event-used = { $seat } uses { $card }.
event-used-scout = { $seat } sends out { $card }.
event-used-warlord = { $seat } calls on { $card }.
event-washed = { $card } is washed away.
event-washed-by = { $seat } discards { $card } from the display.

## Questions

ask-pickcivilization = { $first ->
    [yes] Choose your civilization.
   *[no] You pick first: choose your civilization.
}
ask-activate = { $last ->
    [yes] The last round.
   *[no] Round { $round }.
} Choose a row and a column of your City: their five spaces are activated and give what they show.
ask-chooseorder = Several effects are waiting: { $cards }. { $kind ->
    [bonuses] Which bonus comes next?
   *[other] Which comes next?
}
ask-keepknowledge = Two Knowledge cards came to one space, { $other } and { $card }. Which one do you keep? The other goes to your City discard.
ask-keepwonder = Only one Wonder can be under construction. Do you keep { $other } or { $card }? The other is discarded, and nothing is refunded.
ask-turn = { $alone ->
    [yes] Your opponent has passed: act as long as you like.
   *[no] Your turn: one action.
}{ $choosing ->
    [yes] {" "}You will choose how much Gold you pay with it.
   *[no] {""}
}{ $last ->
    [yes] {" "}This is the last round.
   *[no] {""}
}
ask-chooseuse = { $card }: which effect do you use?
ask-chooseability = { $used ->
    [yes] You use { $card }. Which effect do you carry out?
   *[no] You copy { $card }. Which effect do you carry out?
}
ask-choosetokens = How much { $resource } do you put on the Advantage? At least { $least }; the more, the longer you keep it.{ $gold ->
    [0] {""}
   *[other] {" "}Your { $gold } Gold may stand in.
}
ask-chooseline = { $lines ->
    [rows] At which row do you lay { $card }? It is active whenever that row is activated.
   *[columns] Under which column do you lay { $card }? It is active whenever that column is activated.
}
ask-paygold = You pay { $count } { $resource }. How much of it in Gold?
ask-paybasic = Pay { $count ->
    [one] 1 Basic resource.
   *[other] { $count } Basic resources, one after the other.
}
ask-branch = { $card }: choose one.
ask-maybe = { $card }: { $text }?
ask-maydo = { $card }: { $text }?
ask-pickdrawn = { $card }: choose { $count ->
    [one] the card that you use. The rest is discarded.
   *[other] { $count } cards that you use, one after the other. The rest is discarded.
}
ask-takebasic = { $card }: take { $count ->
    [one] 1 Basic resource.
   *[other] { $count } Basic resources, one after the other.
}
ask-convertone = { $card }: exchange a Basic resource for another. { $count ->
    [one] One exchange is left.
   *[other] { $count } exchanges are left.
}
ask-archive = { $card }: archive { $count ->
    [one] an inactive card of your City. It leaves the game.
   *[other] up to { $count } inactive cards of your City. They leave the game.
}
ask-reinforce = { $card }: reinforce { $count ->
    [one] an activated card of your City. It stays there for the next round.
   *[other] up to { $count } activated cards of your City. They stay there for the next round.
}
ask-discard = { $card }: discard { $count ->
    [one] an inactive card of your City.
   *[other] up to { $count } inactive cards of your City.
}
ask-calm = { $card }: return { $count ->
    [one] 1 Unrest to the stack.
   *[other] up to { $count } Unrest to the stack.
}
ask-copyone = { $card }: which card do you copy? You gain its resources, then its effect if you like.
ask-readyone = { $card }: which used card may you use once more?
ask-reserveone = { $card }: reserve a card of the display. Only you can acquire it later.
ask-washone = { $card }: which card of the display is discarded?
ask-gainone = { $card }: which card do you take without paying?
ask-buildsection = { $card }: build one Wonder section{ $count ->
    [0] {""}
   *[other] {" "}for { $count } Production less
}. Start a Wonder of the display, or complete yours.
ask-switchto = Which other Espionage card becomes active? { $card } goes into the stack.
ask-reroll = Your dice: { $faces }. { $free ->
    [0] Reroll any of them for 1 Basic resource or 1 Gold, or stop.
   *[other] Reroll any of them for free, or stop.
}
ask-choosedie = Your dice: { $faces }. Which one do you resolve next on { $card }?

## Options

option-civilization = { $civilization }
option-activate = Activate { $row } and { $column }
option-next = { $place }
option-in-order = In the order proposed
option-in-order-cards = In this order: { $cards }
option-in-order-always = In this order, and don’t ask again for these
option-acquire = Acquire { $card }
option-acquire-wonder = Start { $card }
option-acquire-province = Conquer { $card }
option-complete = Complete your Wonder
option-complete-card = Complete { $card }
option-develop = Develop { $card }
option-use = Use { $place }
option-conquer = Conquer a Province of your opponent
option-conquer-card = Conquer { $card } from your opponent
option-progress = Scientific Progress: draw a card and use it
option-advantage = Take the Advantage with { $resource }
option-warlord = Use your Warlord
option-warlord-card = Use { $card }
option-train = Spy: train an Agent for 1 { $resource }
option-deploy = Spy: deploy your Agents for 1 { $resource }
option-may = Before your action, use { $place }
option-choose-payment = Choose how much Gold to pay with
option-pass = Pass
option-line = Lay it at { $line }
option-tokens = Put { $count } on it
option-pay-gold = { $gold ->
    [0] No Gold
   *[other] { $gold } Gold
}
option-pay-with = { $what }
option-pay = 1 { $resource }
option-keep = Keep { $card }
option-reroll = Reroll { $dice } ({ $payment })
option-reroll-for = Reroll { $dice } for { $price }
option-reroll-free = Reroll { $dice } for free
option-stop = Stop rolling
option-resolve = Resolve { $die }
option-resolve-face = Resolve the { $face }
option-espionage = { $card }
option-ability = Effect { $ability }
option-branch = Part { $branch }
option-do = Yes
refused-develop = Develop a Policy
refused-advantage = Take the Advantage
refused-scout = Use your Scout
refused-train = Train an Agent
refused-deploy = Deploy your Agents
refused-spy = Spy for 1 { $resource }
refused-activated = an activated card
refused-not-activated = an inactive card
refused-empty-space = an empty space
option-skip = No, leave it
option-done = Nothing more
option-take = 1 { $resource }
option-convert = { $conversion }
option-archive = Archive { $space }
option-reinforce = Reinforce { $space }
option-discard = Discard { $space }
option-calm = Return { $space }
option-calm-discard = Return an Unrest of your City discard
option-copy = Copy { $place }
option-ready = Make { $place } ready
option-reserve = Reserve { $card }
option-wash = Discard { $card }
option-gain = Take { $card }
option-start = Start { $card }
option-pick = Use { $card }
done-chooseability = No effect
done-archive = Archive none
done-reinforce = Reinforce none
done-discard = Discard none
done-calm = Return none
done-reserveone = Reserve none
done-convertone = Exchange no more
conversion = 1 { $before } for 1 { $after }
payment-free = free
card-at = { $card } ({ $place })
die-showing = die { $count } (a { $face })

heading-acquire = Acquire a card
heading-complete = Acquire a card
fold-develop = Develop a Policy
heading-use = Use your cards
heading-may = Use your cards
heading-conquer = Other actions
heading-progress = Other actions
heading-advantage = Other actions
heading-warlord = Other actions
fold-train = Send out your Scout
fold-deploy = Send out your Scout
heading-choose-payment = How to pay
heading-pass = The end of your round
any-reroll = Reroll

## Hints

hint-free = free
hint-nothing = nothing
hint-lost = you lose { $what }
hint-washed = { $count ->
    [one] 1 card of your City goes to the discard
   *[other] { $count } cards of your City go to the discard
}
hint-both = { $first }; { $last }
hint-known = on top: { $card }
hint-least = at least { $count }
hint-bonus = bonus: { $text }
hint-bonuses = bonus: { $text }; and the bonuses of { $count ->
    [one] 1 earlier Policy
   *[other] { $count } earlier Policies
} again
hint-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
hint-unrest = { $count ->
    [one] 1 Unrest goes back
   *[other] { $count } Unrest go back
}
hint-rounds = { $count ->
    [one] until the end of this round
   *[other] for { $count } rounds, if nobody pays more
}
hint-face = { $face }: { $text }

## Why not

why-lacks = you lack { $count } { $what }
why-pile-empty = the pile is empty
why-reserved-by-other = your opponent has reserved it
why-no-wonder = you have no Wonder under construction
why-inactive = it is not activated
why-policy-inactive = it is not active now
why-used = it has been used this round
why-condition-GAINED = you have gained { $count } { $what } too little this round
why-condition-ADV = you do not hold the Advantage
why-condition-CONTROL = { $count ->
    [one] you need 1 { $what } more
   *[other] you need { $count } more: { $what }
}
why-condition-OWN = { $count ->
    [one] you need 1 { $what } more
   *[other] you need { $count } more: { $what }
}
why-condition-AGENTS = { $count ->
    [one] you need 1 more Agent die
   *[other] you need { $count } more Agent dice
}
why-no-effect = it would change nothing now
why-deck-empty = your City deck is empty
why-no-advantage = you do not hold the Advantage
why-own-advantage = you hold it already
why-other-type = { $what } lies on it, and only more { $what } takes it
why-no-province = your opponent has no Province
why-developed = it is already developed
why-rows-first = the first three Policies lie at the rows
why-columns-now = the rows are taken: the other two lie under columns
why-line-taken = a Policy lies there already
why-civilization-taken = your opponent plays it
why-dice-limit = you have { $count } Agent dice, and that is the most
why-no-dice = you have no Agent die
why-copies = it copies itself, and copies are not copied
why-nothing-to-copy = it has nothing to copy now
why-none-of-it = you have none of it
why-owed = something of the effect must be carried out
why-empty-space = there is no card
why-activated = only inactive cards can be chosen
why-not-activated = only activated cards can be chosen
why-knowledge = a Knowledge cannot be reinforced
why-reserved-wonder = it is reserved; this effect starts Wonders of the display only
why-same-card = it is the active one
