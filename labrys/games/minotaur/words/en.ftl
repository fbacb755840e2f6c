# Minotaur Lords in English. Card texts are made from their clauses; nothing is written per card.
# $form of a noun: one and many are bare; a, enemy and any stand with an article in some languages,
# next follows "or"; another, any-other and next-other are such that exclude the card itself.

title = Minotaur Lords

## Things

type-minion = minion
type-building = building
type-leader = leader
type-god = god
type-fate = fate

icon-M = M
icon-R = R
icon-E = E

trait-Horde = Horde
trait-Minotaur = Minotaur
gender-Horde = n
gender-Minotaur = n

column-UE = Upper Economic
column-UR = Upper Religious
column-UM = Upper Military
column-LM = Lower Military
column-LR = Lower Religious
column-LE = Lower Economic
region-upper = Upper Cresos
region-lower = Lower Cresos

phase-0 = phase 0
phase-1 = phase 1
phase-2 = phase 2
phase-supremacy = Supremacy

card-back = a card
card-named = { $name }
number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}

## A card in full

card-title = { $name } ({ $id })
card-phase = phase { $phase }
card-power = power { $power }
card-curses = { $count ->
    [one] arrives with { $count } curse counter
   *[other] arrives with { $count } curse counters
}
card-action = Action: { $text }
card-blank = No ability.
card-hidden = A card of which only the back is seen.

## Nouns of card texts

noun-card = { $form ->
    [many] cards
   *[one] card
}
noun-minion = { $form ->
    [a] a minion
    [another] another minion
    [many] minions
   *[one] minion
}
noun-building = { $form ->
    [a] a building
    [another] another building
    [many] buildings
   *[one] building
}
noun-leader = { $form ->
    [a] a leader
    [another] another leader
    [many] leaders
   *[one] leader
}
noun-god = { $form ->
    [a] a god
    [another] another god
    [many] gods
   *[one] god
}
noun-fate = { $form ->
    [a] a fate
    [another] another fate
    [many] fates
   *[one] fate
}
noun-Horde = { $state ->
    [uncursed] { $form ->
        [a] an uncursed Horde
        [another] another uncursed Horde
        [many] uncursed Hordes
       *[one] uncursed Horde
    }
   *[any] { $form ->
        [a] a Horde
        [another] another Horde
        [many] Hordes
       *[one] Horde
    }
}
noun-Minotaur = { $state ->
    [uncursed] { $form ->
        [a] an uncursed Minotaur minion
        [another] another uncursed Minotaur minion
        [many] uncursed Minotaur minions
       *[one] uncursed Minotaur minion
    }
   *[any] { $form ->
        [a] a Minotaur minion
        [another] another Minotaur minion
        [many] Minotaur minions
       *[one] Minotaur minion
    }
}
or-next = { $first }, { $last }
or-last = { $first } or { $last }

of-power = of power { $power } or less
of-trait = with the trait { $trait }
place-col = in this column
place-reg = in this region
place-adj = in the columns next to this one
place-pickcol = there
place-pickreg = there
this-card = this card

cards-own-one = one of your { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $rest }
cards-own-some = up to { $most } of your { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $rest }
cards-own-all = each of your { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $rest }
cards-own-many = your { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $rest }
cards-opp-one = an enemy { $cards }{ $rest }
cards-opp-some = up to { $most } enemy { $cards }{ $rest }
cards-opp-all = every enemy { $cards }{ $rest }
cards-opp-many = enemy { $cards }{ $rest }
cards-any-one = any { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $place ->
    [yes] { $rest }
   *[no] {" "}in play{ $rest }
}
cards-any-some = up to { $most } { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $rest }
cards-any-all = every { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $rest }, yours included
cards-any-many = all { $other ->
    [yes] other { $cards }
   *[no] { $cards }
}{ $rest }
cards-your-one = your { $cards }{ $rest }

## What cards do

text-pickcol = choose a column: { $text }
text-pickreg = choose a region: { $text }

effect-CURSE = curse { $cards }
effect-UNCURSE = { $more ->
    [0] remove one curse counter from { $cards }
    [1] remove one curse counter from { $cards }
   *[other] remove one curse counter from each of { $cards }
}
effect-DISCARD = discard { $cards }
effect-BOUNCE = return { $cards } to { $side ->
    [own] your hand
   *[other] its owner’s hand
}
effect-MOVE = move { $cards } to another column it may occupy{ $side ->
    [own] {""}
   *[other] {" "}on its own side
}
effect-BOOST = { $cards }, if not cursed, has +{ $count } power until end of turn
effect-DRAW = { $count ->
    [1] draw a card
   *[other] draw { $number } cards
}
effect-MILL = { $count ->
    [1] the opponent discards the top card of their deck
   *[other] the opponent discards the top { $number } cards of their deck
}
effect-DIG = { $count ->
    [1] look at the top card of your deck, take it into your hand or put it under your deck
   *[other] look at the top { $number } cards of your deck, take { $more ->
        [1] one
       *[other] up to { $most }
    } into your hand, put the others under your deck
}
effect-PEEK = { $more ->
    [0] look at the opponent’s hand
   *[other] look at the opponent’s hand and discard one card from it
}
effect-HANDLOSS = { $flag ->
    [0] { $count ->
        [1] discard a card from your hand
       *[other] discard { $number } cards from your hand
    }
   *[other] { $count ->
        [1] the opponent discards a card of their choice from their hand
       *[other] the opponent discards { $number } cards of their choice from their hand
    }
}
effect-RECOVER = { $flag ->
    [0] { $count ->
        [1] take { $types } from your discard pile into your hand
       *[other] take up to { $number } { $types } from your discard pile into your hand
    }
   *[other] { $count ->
        [1] put { $types } from your discard pile under your deck
       *[other] put up to { $number } { $types } from your discard pile under your deck
    }
}
effect-EXTRA = { $count ->
    [1] you have one more action in phase { $phase } this turn
   *[other] you have { $number } more actions in phase { $phase } this turn
}
effect-COPY = use the active text of { $cards } as if it were this card’s
effect-EXERCISE = use at once the supremacy power of one column in which you hold the counter

effect-POWER = { $cards } { $verb ->
    [one] has
   *[many] have
} +{ $count } power
effect-PER = +{ $count } power for { $cards } (at most +{ $most })
text-per-x = power X: 1 for { $cards } (at most { $most })
text-per-self = +{ $count } power
text-while-own = +{ $count } power while you have { $cards }{ $rest }
text-while-opp = +{ $count } power while the opponent has { $cards }{ $rest }
text-while-any = +{ $count } power while either player has { $cards }{ $rest }
text-immune-curse = the opponent cannot curse { $cards }
text-immune-discard = the opponent cannot discard { $cards } from play
text-immune-curse-self = cannot be cursed by the opponent
text-immune-discard-self = cannot be discarded from play by the opponent
effect-SUPPLUS = { $kind ->
    [M] in a military column: { $count ->
        [1] the opponent discards one more card
       *[other] the opponent discards { $number } more cards
    }
    [R] in a religious column: { $count ->
        [1] curse one more card
       *[other] curse up to { $number } more cards
    }
   *[E] in an economic column: { $count ->
        [1] draw one more card
       *[other] draw { $number } more cards
    }
} when you exercise supremacy here
effect-SUPBLOCK = the opponent cannot exercise supremacy in this column
effect-TIE = you win tied totals in this column
effect-LOCK = the opponent cannot put { $locked } into this column
effect-ACTIONS = { $count ->
    [1] you have one more action in phase { $phase }
   *[other] you have { $number } more actions in phase { $phase }
}
effect-HANDSIZE = { $count ->
    [1] when you refresh, draw until you hold one card more than usual
   *[other] when you refresh, draw until you hold { $number } cards more than usual
}
effect-BUILDER = { $count ->
    [1] your buildings enter play with one curse counter fewer
   *[other] your buildings enter play with { $number } curse counters fewer
}
effect-REBIRTH = returns to your hand instead of being discarded from play

exercise-M = { $count ->
    [1] the opponent discards the top card of their deck
   *[other] the opponent discards the top { $number } cards of their deck
}
exercise-R = { $count ->
    [1] curse an enemy card in { $region }
   *[other] curse up to { $number } enemy cards in { $region }
}
exercise-E = { $count ->
    [1] draw a card
   *[other] draw { $number } cards
}

## Options

option-act = Act: phases 0, 1 and 2, then Supremacy
option-act-skipping = Act, but skip { $phases }
option-refresh = Refresh your hand: discard, then draw; nothing else this turn
option-enter = Play { $card } into { $column }
option-play = Play { $card }
option-activate = Activate { $card }
option-uncurse = Take a curse counter off { $card }
option-pass = Pass: end this phase
option-done = Nothing more
option-target = Choose { $card }
option-column = Choose { $column }
option-region = Choose { $region }
option-discard = Discard { $card }
option-draw = Draw a card
option-look = Look at the cards
option-take = Take { $card }
option-under = Put { $card } under your deck
option-exercise = Exercise supremacy in { $column }
option-remove = Remove { $card } from your deck
option-concede = Concede this game

done-exercise = Exercise no more columns
done-exerciseone = Exercise no column
done-refresh = { $count ->
    [one] Discard this card and draw
   *[other] Discard these { $count } cards and draw
}
done-pick = Choose no card
done-pick-more = Choose no more cards
done-curseregion = Curse no card
done-curseregion-more = Curse no more cards
done-pickplace = Do without this effect
done-destination = Leave it where it is
done-drawsome = Draw no more
done-dig = Do not look
done-peek = Do not look
done-peekdiscard = Discard none of them
done-takesome = Take none
done-recover = Take none, or no more
done-handloss = Discard nothing
done-remove = { $count ->
    [0] Keep your deck as it is
    [one] Remove this card only
   *[other] Remove these { $count } cards
}

hint-replaces = replaces { $card }
hint-curses = { $count ->
    [one] with { $count } curse counter
   *[other] with { $count } curse counters
}
hint-gods = the opponent’s gods are discarded
hint-in-vain = { $text }: none there can be cursed
hint-left = { $count ->
    [0] then free
   *[other] then { $count } left
}
hint-place = { $owner ->
    [own] yours in { $column }
   *[other] enemy in { $column }
}
hint-centre = in the centre

# Why a card has its power
account-power = power { $power }: { $parts }
account-plain = power { $power }
account-cursed = { $count ->
    [one] cursed, { $count } counter
   *[other] cursed, { $count } counters
}
account-own = +{ $count } by its own text
account-source = +{ $count } { $card }
account-turn = +{ $count } this turn

## What is asked

ask-chooseoption = { $first ->
    [yes] You take the first turn of the game: refresh, or act and skip { $count ->
        [1] one phase
        [2] two phases
        [3] three phases
       *[other] all four phases
    }?
   *[no] Your turn: act or refresh?
}
ask-phase = { $phase ->
    [0] Phase 0: play, activate or uncurse cards of phase 0, as many as you like.
   *[other] { $count ->
        [0] Phase { $phase }: no action left.
        [one] Phase { $phase }: one action. Play, activate or uncurse a card of phase { $phase }.
       *[other] Phase { $phase }: { $count } actions. Play, activate or uncurse a card of phase { $phase }.
    }
}
ask-discardone = You have neither played nor discarded a card this turn: discard one.
ask-refresh = { $count ->
    [0] Refresh: which card do you discard first?
   *[other] Refresh: you discard { $cards }. Another one? Then you draw up to { $level }.
}
ask-exercise = Supremacy: which column do you exercise?
ask-exerciseone = Which column do you exercise at once?
ask-curseregion = Religious supremacy: which enemy card in { $region } do you curse? { $count ->
    [one] { $count } to choose
   *[other] { $count } to choose
}{ $chosen ->
    [0] .
   *[other] ; so far { $cards }.
}
ask-pickplace = { $card }: { $where ->
    [pickcol] which column
   *[pickreg] which region
}? ({ $text })
ask-pick-1 = { $card }: { $text }. Which card do you curse?{ $sofar }
ask-pick-2 = { $card }: { $text }. From which card?{ $sofar }
ask-pick-3 = { $card }: { $text }. Which card is discarded?{ $sofar }
ask-pick-4 = { $card }: { $text }. Which card goes back to its owner’s hand?{ $sofar }
ask-pick-5 = { $card }: { $text }. Which card moves?{ $sofar }
ask-pick-14 = { $card }: { $text }. Which card’s text?{ $sofar }
so-far = {" "}So far: { $cards }.
ask-destination = Where does { $card } move to?
ask-replacegod = A god more than the centre holds: which earlier god is discarded?
ask-drawsome = { $count ->
    [one] Draw a card?
   *[other] Draw a card? Up to { $count } in all.
}
ask-dig = { $count ->
    [one] Look at the top card of your deck?
   *[other] Look at the top { $count } cards of your deck?
}
ask-takesome = { $count ->
    [one] You look at { $cards }. Which one do you take into your hand?
   *[other] You look at { $cards }. Which ones do you take into your hand? Up to { $count }.
}
ask-putunder = Under your deck go { $cards }. Which one first? It will be drawn before those after it.
ask-peek = Look at the opponent’s hand?
ask-peekdiscard = The opponent holds { $cards }. Which card is discarded?
ask-handloss = { $count ->
    [one] Which card do you discard from your hand?
   *[other] Which card do you discard from your hand? { $count } in all.
}
ask-recover = { $to ->
    [hand] Which card of your discard pile do you take into your hand?
   *[deck] { $chosen ->
        [0] Which card of your discard pile goes under your deck?
       *[other] Under your deck, in this order: { $cards }. Which card comes next?
    }
} { $count ->
    [one] One
   *[other] Up to { $count }
}.
ask-remove = { $count ->
    [0] Between two games: which cards leave your deck? Up to { $most }; you will take as many from the bonus deck.
   *[other] Cards that leave your deck: { $cards }. { $more ->
        [yes] Another one? At most { $most }.
       *[no] No more may leave it. Is that your choice?
    }
}
ask-takebonus = { $count ->
    [one] Take one more card from the bonus deck into your deck.
   *[other] Take { $count } more cards from the bonus deck into your deck.
}

## Refusals

why-first-turn = the first player of a game names { $count ->
    [1] one phase
    [2] two phases
    [3] three phases
   *[other] all four phases
} to skip
why-phase = this is a card of phase { $what }
why-icon = the card has no icon for { $what }
why-locked = an enemy card closes { $what } to cards of this type
why-cursed = { $count ->
    [one] it is cursed, { $count } counter
   *[other] it is cursed, { $count } counters
}
why-used = its text has been used this turn
why-no-actions = no action is left in this phase
why-discard-first = { $count ->
    [one] discard at least { $count } card first
   *[other] discard at least { $count } cards first
}
why-take-all = { $count ->
    [one] { $count } card is still to be taken
   *[other] { $count } cards are still to be taken
}
why-no-counter = you do not hold the counter of { $what }
why-exercised = { $what } has been exercised in this phase
why-blocked = an enemy card stops you in { $what }
why-other-region = it is in the other region
why-protected = it is protected
why-not-fit = the effect can do nothing to it
why-not-meant = the text does not speak of it
why-deck-empty = your deck is empty
why-hand-empty = the opponent’s hand is empty
why-must = you must discard
why-type = the text speaks of other types

## Events

event-activated = { $seat } activates { $card }.
event-boosted = { $card } has +{ $count } power this turn.
event-bounced = { $card } goes back to the hand of { $seat }.
event-copied = { $seat } uses the text of { $card }.
event-counter = { $holder ->
    [none] Nobody has supremacy in { $column } any more.
   *[other] { $holder } gains supremacy in { $column }.
}
event-cursed = { $seat } curses { $card }.
event-discarded = { $seat } discards { $card }.
event-drawn = Nobody has won in all these turns: the game is a draw.
event-drew = { $seat } draws { $card }.
event-entered = { $seat } plays { $card } into { $column }{ $count ->
    [0] .
    [one] , with { $count } curse counter.
   *[other] , with { $count } curse counters.
}
event-exercised = { $seat } exercises supremacy in { $column }.
event-looked = { $count ->
    [one] { $seat } looks at the top card of the deck.
   *[other] { $seat } looks at the top { $count } cards of the deck.
}
event-lost = { $card } of { $seat } is discarded from play.
event-milled = { $seat } loses { $card } from the deck.
event-moved = { $seat } moves { $card } to { $column }.
event-new-game = Game { $count } begins; { $seat } takes the first turn.
event-over = { $seat } has won.
event-peeked = { $count ->
    [one] { $seat } looks at the only card in the opponent’s hand.
   *[other] { $seat } looks at the { $count } cards in the opponent’s hand.
}
event-played = { $seat } plays { $card }.
event-reborn = { $card } returns to the hand of { $seat } instead of being discarded.
event-recovered = { $seat } takes { $card } back from the discard pile.
event-refreshes = { $seat } refreshes.
event-removed = { $seat } removes { $card } from the deck.
event-skips = { $seat } acts, but skips { $phases }.
event-took = { $count ->
    [one] { $seat } takes { $count } of them.
   *[other] { $seat } takes { $count } of them.
}
event-took-bonus = { $seat } takes { $card } from the bonus deck.
event-turn = Turn { $count }: { $seat }.
event-uncursed = { $seat } takes a curse counter off { $card }.
event-won = { $how ->
    [supremacy] { $seat } holds two columns in both regions and wins the game.
    [empty-deck] The opponent’s deck is empty: { $seat } wins the game.
    [concession] The opponent concedes: { $seat } wins the game.
   *[draw] The game is a draw.
}

## Opening a table

course = Columns held over time
line = A duel of two houses over six columns.
pitch = The Great Labyrinth has fallen, and two noble houses fight for the island of Cresos: play your leaders and minions into six columns, curse the enemy’s and win supremacy over both regions.
minutes = 15–30
setting-match = Length
setting-match-help = In a match you exchange cards between the games.
setting-match-no = A single game
setting-match-yes = A match: the first to win two games
