# What is said in the guided first game. *Words* between stars are strong.

lesson-aim-title = The aim
lesson-aim = You lead a clan on Crete through *four rounds*. Whoever has the most *Victory Points* (VP) in the end wins. Some you gain as you play; Farms and regions are scored after rounds 2 and 4, all the rest at the end.

lesson-land-title = Crete
lesson-land = Region 1 is yours: there stand your first *City* and a *Warrior*. Warriors give you presence in a region; with more of them than the other you *dominate* it, which scores more. Hover over a region, or hold it on a touch screen, to see what lies there.

lesson-rows-title = Dice and rows
lesson-rows = The dice of the pool are rolled for all. In turn each player drafts a die, four in all, and places it in an *action row*: Prepare takes cards, Develop plays them, Build builds, Expand moves Warriors, Wild stands for any of these. The *left space is stronger*.

lesson-draft-title = Draft a die
lesson-draft = You begin. A yellow die will help on the yellow track, and a *high die acts sooner*. With Develop you will play a card.
lesson-draft-do = Click the yellow 6 of the pool, then the row Develop.
lesson-draft-else = But let’s take the yellow 6 to Develop: you want to play a card early.

lesson-push-title = Low dice push high ones
lesson-push = Talos put a red 6 to Build, on the strong left space. Dice in a row stand *in ascending order*: a lower die goes to its left and pushes it to the right.
lesson-push-do = Click the gray 4, then the row Build.
lesson-push-else = But the gray 4 in Build takes the strong space from Talos: 3 points instead of 1.

lesson-pushed-title = And now you are pushed
lesson-pushed = Talos did the same to you: a gray 5 pushed your yellow 6 in Develop. The right space has fewer points, but a step on a track comes with it. Take the red 6: your sixes will act first.
lesson-pushed-do = Click the red 6, then the row Expand.
lesson-pushed-else = But you want Warriors on the map soon: the red 6 in Expand acts early and gives a step on a track, should it be pushed.

lesson-group-title = Progress: a group
lesson-group = All dice are placed; your last one was a yellow 5 in Prepare. Now dice of *one colour*, with any gray ones, that add up to *9 or more* make a group: one step on the track of their colour. Red 6 and gray 4 are 10.
lesson-group-do = Click your red 6 in Expand.
lesson-group-else = But if the gray 4 goes with the red 6, the two yellow dice make a second group by themselves.

lesson-second-title = A second group
lesson-second = Each die counts in one group only. Your yellow dice, 5 and 6, are 11: that’s enough without the gray one.
lesson-second-do = Click one of your yellow dice.
lesson-second-else = But the yellow group gives you another step, for nothing.

lesson-tracks-title = The Progress tracks
lesson-tracks = One step on *Influence* (red) gave Coins, one on *Cultural* (yellow) a Good. Goods make cards and buildings cheaper, for ever. The third track, *Population* (blue), brings Warriors and makes regions worth more.

lesson-retrieve-title = Take back a die
lesson-retrieve = Now the actions. In turn each player takes back *the highest die* they have left and uses its space. You have two sixes and may choose; the yellow 5 and the gray 4 must wait. Click them to see *why not*.
lesson-retrieve-do = Click your yellow 6 in Develop.
lesson-retrieve-else = But first play a card: it brings more cards and Coins for what follows.

lesson-card-title = Play a card
lesson-card = Your space has 1 Develop point: you play one card, of your hand or, for 3 Coins more, of the *offer*. A card costs Coins; each Good it shows takes off 3, if you own it. { $card } costs 8, less 3 for your Stone, and 3 more from the offer.
lesson-card-do = Click { $card } in the offer.
lesson-card-else = But { $card } is worth it now: it gives two cards and a Coin, and later a strong Royal Trait.

lesson-bonus-title = The bonus of the space
lesson-bonus = Being pushed has its good side: the right space gives a *step on any track*, or the Action Bonus. Bonus and points may be used in any order. The next space of Cultural lifts your Special Ability to level 2.
lesson-bonus-do = Click the Cultural track.
lesson-bonus-else = But a better Special Ability pays off all game long: with it, whatever you build gets cheaper.

lesson-extra-title = Extra actions
lesson-extra = In each of your turns you may also take *extra actions*, each once. For 1 Weaponry, for example, you gain a Temporary Good of a region where you have a Warrior. It lowers one cost and is then gone.
lesson-extra-do = Click the Temporary Grain of the supply.
lesson-extra-else = But a Grain will soon save you a Warrior when you build a Farm.

lesson-place-title = Expand
lesson-place = Talos had his turn. Then your red 6 gave one more Cultural step with a Build point, which became a *Farm*. Now you have 4 Expand points: each *places* a Warrior beside one of your Cities or *moves* one across a border.
lesson-place-do = Click region 1, then the button that places a Warrior.
lesson-place-else = But first bring another Warrior to Crete: who leaves region 1 empty no longer dominates it.

lesson-move-title = March
lesson-move = Nobody has a Warrior in region 7 yet. One of yours gives you presence there, and as long as it is alone you even dominate the region.
lesson-move-do = Click region 1, then region 7.
lesson-move-else = But here let’s go to region 7, and with the next points to region 2.

lesson-city-title = Build
lesson-city = Your yellow 5 took two cards of the offer. Now the gray 4, your lowest die, comes last but has the strong space: *3 Build points*. A City needs a Warrior in its region and costs 6 Coins; your Stone takes off 3, and your Special Ability 1 more. Click region 4 or 5 to see *why not* there.
lesson-city-do = Click region 2, then the button for a City.
lesson-city-else = But a second City lets you build a Ship at once, and region 2 pays two Temporary Goods.

lesson-trait-title = Royal Traits
lesson-trait = With the other points you built a *Ship* and sailed on to the first Trade Bonus. One thing is left: cards in your *Palace* have Royal Traits. That of { $card } triggers with every die of value 3 or 4, such as your gray 4.
lesson-trait-do = Click { $card } in your Palace.
lesson-trait-else = But don’t leave a point behind: the trait costs nothing.

lesson-income-title = Income
lesson-income = All dice are back, so the round ends with *Income*: Coins by your Income track, what Ships and tracks give, and a card for your *Palace*. A card you have played goes there for free; one of your hand costs its VP.
lesson-income-do = Click { $card }, the card you played.
lesson-income-else = But { $card } is free, and its 3 VP count at the end of the game.

lesson-scoring-title = Scoring
lesson-scoring = We skip to the end of round 2: Farms and regions were *scored*, and Age II has begun with stronger cards. After round 4 they are scored again, then what you have left, your Palace, your Cities and your Ships.

lesson-end-title = The end
lesson-end = Four rounds later: here is where all the points came from. You need not remember everything. At the table the game asks one question at a time, cards and symbols explain themselves when you point at them, and “Why not …?” names the rule.
