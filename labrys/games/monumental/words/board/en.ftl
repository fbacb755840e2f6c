# What stands on the boards of Monumental Duel besides the words of the game, in English.

## Ways, titles

page-ways = Parts of the table
page-way-near = Your city
page-way-river = River
page-way-far = Opponent
page-score = How the game stands
page-river = The display: a river of Development cards
page-city-of = City of { $name }
page-legend = What the signs mean
page-piles = Decks and piles

## How it stands

page-points = { $name }: { $count } points{ $over ->
    [yes] {""}
   *[no] {" "}if the game ended now
}, of which { $won } for Dominance held alone and { $shared } where the two are level, which both get
page-level = { $count } level
page-lacking = { $count } short
page-first-player = First player
page-passed = has passed
page-dominance = Dominance
page-short-province = Provinces
page-short-knowledge = Knowledge
page-short-wonder = Wonders
page-short-policy = Policies
page-dominance-province = Provinces: { $first } { $one }, { $second } { $two }. The most at the end bring { $points } points: as it stands, { $more ->
    [level] to both, being level.
    [first] to { $first }.
   *[second] to { $second }.
}
page-dominance-knowledge = Knowledge cards: { $first } { $one }, { $second } { $two }. The most at the end bring { $points } points: as it stands, { $more ->
    [level] to both, being level.
    [first] to { $first }.
   *[second] to { $second }.
}
page-dominance-wonder = Completed Wonders: { $first } { $one }, { $second } { $two }. The most at the end bring { $points } points: as it stands, { $more ->
    [level] to both, being level.
    [first] to { $first }.
   *[second] to { $second }.
}
page-dominance-policy = Developed Policies: { $first } { $one }, { $second } { $two }. The most at the end bring { $points } points: as it stands, { $more ->
    [level] to both, being level.
    [first] to { $first }.
   *[second] to { $second }.
}
page-advantage = Advantage
page-advantage-told = { $holder ->
    [none] Nobody holds the Advantage.
   *[other] { $holder } holds the Advantage{ $count ->
        [0] , without tokens.
        [one] , with 1 { $resource ->
            [production] Production
            [science] Science
           *[military] Military
        } on it.
       *[other] , with { $count } { $resource ->
            [production] Production
            [science] Science
           *[military] Military
        } on it.
    }
}
page-advantage-tip = It wakes the Warlord and strengthens some cards. To take it, pay more of the same resource than lies on it; from nobody, 1 or more of any one.

## The supply

page-supply = Supply of { $name }
page-about-production = Pays for Buildings and Wonders. Lost at the end of the round.
page-about-science = Pays for Knowledge and Scientific Progress. Lost at the end of the round.
page-about-military = Pays for Provinces. Lost at the end of the round.
page-about-culture = Pays for Policies. Kept from round to round.
page-about-gold = Stands for any Basic resource. Kept from round to round.
page-about-point = One point each at the end.
page-dice = { $name }: { $count ->
    [one] 1 Agent die
   *[other] { $count } Agent dice
} of { $most }
page-do-pass = Pass
page-do-done = Enough
page-do-skip = Leave it
page-do-do = Do it
page-do-choose-payment = Pay otherwise

## The City

page-row = Row { $name }
page-column = Column { $name }
page-empty-space = empty space
page-is-activated = Activated.
page-is-inactive = Not activated.
page-is-used = Used this round.
page-lines = Row { $row } and column { $column }
page-activate = Activate { $row } and { $column }
page-you-gain = You would gain
page-unmet = (its condition would not be met)
page-unrest-back = { $count ->
    [one] 1 Unrest goes back to the stack
   *[other] { $count } Unrest go back to the stack
}

## Beside the City

page-provinces = Provinces
page-conquest = To conquer this Province, { $name } pays { $count } Military{ $short ->
    [0] .
    [one] ; { $short } is missing.
   *[other] ; { $short } are missing.
}
page-policies = Policies
page-next-policy = The next Policy costs { $count } Culture.
page-culture = Policies still to be developed
page-active = Active.
page-covered = Covered: only its bonus comes again with each new Policy.
page-awake = Active this round.
page-asleep = Active when its line is activated.
page-wonder = Wonder under construction
page-wonder-short = Wonder
page-reserved = Reserved { $count }/{ $most }
page-scout = Scout
page-warlord = Warlord
page-train = Train
page-deploy = Deploy
page-deck = { $count ->
    [0] The City deck is empty.
    [one] City deck: 1 card.
   *[other] City deck: { $count } cards.
}
page-on-top = On top: { $cards }.
page-discard = { $count ->
    [0] The City discard is empty.
    [one] City discard: 1 card.
   *[other] City discard: { $count } cards.
}

## The river

page-source = { $count ->
    [0] The Development deck is empty.
    [one] 1 card is left in the Development deck, of Era { $era }.
   *[other] { $count } cards are left in the Development deck; the next is of Era { $era }.
}
page-source-tip = At the end of a round three cards stay at most, and the river is filled up. When only four can be laid out, one more round is played.
page-era = Era { $era }
page-ends = ends in { $first }–{ $last }
page-ends-in = ends in { $last }
page-round = Round { $count }
page-last-round = Last round!
page-washed = { $count ->
    [0] Nothing has been washed away.
    [one] 1 card has been washed away:
   *[other] { $count } cards have been washed away:
}
page-empty-slot = empty until the end of the round
page-due = Costs you { $count } now{ $short ->
    [0] .
    [one] ; { $short } is missing.
   *[other] ; { $short } are missing.
}
page-goes-away = Washed away at the end of the round, as things stand.
page-pile = { $count ->
    [0] None left.
   *[other] { $count } left. Costs you { $price } now{ $short ->
        [0] .
        [one] ; { $short } is missing.
   *[other] ; { $short } are missing.
    }
}
page-unrest-left = { $count ->
    [0] No Unrest is left in the stack.
   *[other] Unrest left in the stack: { $count }
}

## What a question lays on the table

page-order = { $count ->
   *[other] { $count } effects at once: in which order?
}
page-order-hint = Click the one that comes next, or take them as they stand.
page-in-order = In this order
page-in-order-always = … and don’t ask again for these
page-keep = Which one do you keep?
page-pick = Which one do you use?
page-drawn = { $name } has drawn
page-choose-tokens = How many tokens do you put on the Advantage?
page-choose-pay-gold = How much of it do you pay in Gold?
page-choose-ability = Which effect?
page-choose-branch = Which one?
page-spies = The Agents of { $name }
page-die = Die { $number }: { $face }
page-reroll = Throw some again: click the dice, then what you pay with.
page-reroll-dice = Throw again: { $dice }
page-free = for free
page-stop = Keep the dice as they are
page-switch = Which card takes its place?
page-peoples = The civilizations
page-lays-at-lines = Their Policies lie at the rows and columns of the City; activating a line wakes the Policy at its end.

## Piles

page-pile-deck = Your City deck, in an order that nobody knows: { $count }
page-pile-discard = Your City discard: { $count }
page-pile-archived = Archived by { $name }: { $count }
page-pile-era = Still to come, Era { $era }: { $count }
page-pile-washed = Washed away: { $count }

## The end

page-account = Points by where they come from
page-from-provinces = Provinces
page-from-knowledges = Knowledge
page-from-wonders = Wonders
page-from-policies = Policies
page-from-vp = VP tokens
page-from-unrest = Unrest
page-from-dominance = Dominance
page-total = Total
page-won = { $name } wins by { $points } points to { $other }.
page-won-tie = { $points } points each; { $name } wins by the Advantage, by Gold or by Culture.
page-shared = { $points } points each, and nothing to tell them apart: a shared victory.

## What the signs mean

page-legend-means = Resources
page-legend-cards = Kinds of card
page-legend-when = When a text works
page-legend-does = What a text does
page-legend-table = On the table
page-means-production = Production: for Buildings and Wonders
page-means-science = Science: for Knowledge and Scientific Progress
page-means-military = Military: for Provinces
page-means-gold = Gold: stands for any Basic resource
page-means-culture = Culture: for Policies
page-means-point = Victory Point (VP)
page-means-basic = a Basic resource of your choice: Production, Science or Military
page-means-building = Building
page-means-knowledge = Knowledge: lies under another card
page-means-wonder = Wonder, in two sections
page-means-province = Province
page-means-coastal = Coastal Province
page-means-mountain = Mountain Province
page-means-agricultural = Agricultural Province
page-means-policy = Cultural Policy
page-means-barricade = Barricade: protects the Province below it
page-means-unrest = Unrest: 1 point less at the end
page-means-scout = Scout
page-means-warlord = Warlord: with the Advantage, as an action
page-means-espionage = Espionage card
page-means-action = as an action, once a round
page-means-on-activate = when the card is activated
page-means-during = during City Activation
page-means-whenever = whenever this happens
page-means-first = the first time this happens in a round
page-means-may = before your action, as often as you like
page-means-ongoing = as long as the card is active
page-means-bonus = bonus, gained at once
page-means-agent = Agent die
page-means-spy = spy: train or deploy Agents
page-means-convert = change Basic resources into others
page-means-steal = take from your opponent
page-means-draw = draw from your City deck and use
page-means-archive = archive: out of the game
page-means-reinforce = reinforce: the card stays in the City
page-means-discard = discard an inactive card of your City
page-means-copy = copy another card of yours
page-means-ready = may be used once more
page-means-reserve = reserve a card of the display
page-means-wash-away = discard a card of the display
page-means-gain-card = gain a card for free
page-means-wonder-section = a section of a Wonder
page-means-calm = Unrest goes back to the stack
page-means-advantage = the Advantage
page-means-agent-lost = an Agent die is lost
page-means-switch = another Espionage card becomes active
page-means-breach = Barricades are ignored
page-means-reroll = a free throw of the Agent dice
page-means-conquest = conquer a Province
page-means-progress = Scientific Progress
page-means-used = Action token: used this round
page-means-die = an Agent die of yours
page-means-away = will be washed away at the end of the round
page-means-short = more than you can pay
page-means-ring = price of a Wonder section, the next one filled
page-means-dominance = points for Dominance
page-means-deck = City deck; a coloured name is a card both saw going on top
page-means-discards = City discard and its top card
page-means-first-player = First player
page-means-passed = has passed

## The board in letters

part-score = How it stands
part-rival = The other City
part-river = The river
part-city = Your City
part-cards = Cards in full
part-piles = Decks and piles
part-account = Points
board-round = round { $count }
board-score = { $name } ({ $people }): { $points } points · Provinces { $provinces } · Knowledge { $knowledges } · Wonders { $wonders } · Policies { $policies }{ $passed ->
    [yes] { " " }· has passed
   *[no] { "" }
}
board-advantage = { $holder ->
    [none] Nobody holds the Advantage.
   *[other] { $holder } holds the Advantage. { $tokens }
}
board-dice = dice { $count }/{ $most }
board-policies = Policies, the latest first: { $cards }
board-culture = Still to be developed, for { $count } Culture: { $cards }
board-provinces = Province stack from the top: { $cards }
board-wonder = Wonder under way: { $name }, { $count } Production to complete it
board-reserved = Reserved: { $cards }
board-units = Units: { $cards } · active Espionage card: { $name }
board-river-legend = ~ is washed away at the end of the round. P Production, S Science, M Military, C Culture, G Gold, V Victory Points. * activated, ✓ used.
board-due = { $short ->
    [0] now { $count }
   *[other] now { $count }, { $short } missing
}
