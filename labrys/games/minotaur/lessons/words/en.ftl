# What is said in the guided first game. *Words* between stars are strong.

lesson-aim-title = The aim
lesson-aim = You lead House Miron against House Vess, led by Talos. The island has *two regions* with three columns each. You win if your turn begins and you hold *at least two columns in both regions*.

lesson-columns-title = The columns
lesson-columns = Each region has an *economic*, a *religious* and a *military* column. Whoever has more power in a column when power is compared, at the end of a turn, holds it, and each kind helps in its own way. Your cards lie on the near side, those of Talos on the far side.

lesson-cards-title = Your hand
lesson-cards = A card shows the *phase* in which you play it, its *power*, and the kinds of column it may enter. { $minion } is a minion of phase 0, { $leader } a leader of phase 1. Hover over a card, or hold it on a touch screen, to read its text.

lesson-turn-title = Your turn
lesson-turn = Talos began; whoever begins skips two phases. Now it is your turn: you either *act*, through phases 0, 1 and 2 and then Supremacy, or *refresh* your hand. Either way you must play or discard a card each turn.
lesson-turn-do = Press “Act” among the options below.
lesson-turn-else = But your hand is full of cards to play, so here let’s act.

lesson-minion-title = Play a minion
lesson-minion = *Phase 0* allows as many actions as you like. What you can click has a dashed line. { $card } may enter military and economic columns.
lesson-minion-do = Click { $card } in your hand, then the column { $column }.
lesson-minion-else = But nobody holds { $column } yet: there a power of 1 is enough, and an economic column brings you cards.

lesson-more-title = And another
lesson-more = Still Phase 0, so you may play a second minion. Cards of other phases have to wait: click one of them, and the game tells you *why not*.
lesson-more-do = Click { $card }, then { $column }.
lesson-more-else = But in { $column } nobody has a card yet, and you need columns in both regions.

lesson-leader-title = Play a leader
lesson-leader = *Phase 1* allows a single action. A leader is strong, and you may have one in each column. With a power of 3, { $card } outweighs { $horde }, which Talos has in { $column }.
lesson-leader-do = Click { $card }, then { $column }.
lesson-leader-else = But in { $column } she takes a column from Talos.

lesson-god-title = Call a god
lesson-god = *Phase 2*, again one action. Gods stand in the centre and have no power, but strong texts. Only one player can have gods: playing { $card } drives out { $theirs }. (The text of your leader, to move a minion, was left unused.)
lesson-god-do = Click { $card } in your hand.
lesson-god-else = But with { $card } you get rid of a god and of a minion at once.

lesson-target-title = Use its text
lesson-target = A text that begins with “Action” works *once, at once* when you play the card. { $god } discards any minion in play, yours included, so look closely.
lesson-target-do = Click { $card }, the minion of Talos.
lesson-target-else = But only { $card } belongs to Talos.

lesson-supremacy-title = Supremacy
lesson-supremacy = Now all six columns are compared. You have more power in three of them, so their *supremacy counters* lie on your side. Equal totals give a column to nobody. Counters change only in a Supremacy phase.

lesson-economic-title = Exercise supremacy: draw
lesson-economic = You may use each column you hold once, in any order. An *economic* column draws a card, which is the best way to keep your hand alive.
lesson-economic-do = Click the column { $column }.
lesson-economic-else = But draw first: then you know more when you choose the rest.

lesson-military-title = Exercise supremacy: attack the deck
lesson-military = A *military* column discards the top card of the deck of Talos. That is the second way to win: your turn begins and the other deck is *empty*.
lesson-military-do = Click the column { $column }.
lesson-military-else = But a card less in the deck of Talos costs you nothing.

lesson-cursed-title = A curse
lesson-cursed = { $hexers } cursed { $card }. A card with a *curse counter* has no power and no text, so nobody holds { $column } any more. It stays in play, and the counter can be taken off.

lesson-choice-title = One action, two wishes
lesson-choice = You acted again, and it is Phase 1: a single action. You could uncurse { $cursed }, or play { $card }, who takes an open column and draws you a card. The curse can wait.
lesson-choice-do = Click { $card }, then { $column }.
lesson-choice-else = But { $card } brings you a column of the upper region and a card.

lesson-again-title = Activate a card
lesson-again = { $card } is still in play. In its phase you may spend the action to *activate* a card, which uses its text again. Rid yourself of { $hexers }.
lesson-again-do = Click { $card } in the centre.
lesson-again-else = But { $card } can strike again, turn after turn, and { $hexers } would only curse you once more.

lesson-answer-title = Talos answers
lesson-answer = Your other columns were exercised as before. Then Talos played { $temple }: strong, but it *arrives cursed*, so it has no power yet. Your turn again, Phase 0.
lesson-answer-do = Click { $card }, then { $column }.
lesson-answer-else = But as long as { $temple } is cursed, { $card } is strong enough for { $column }.

lesson-uncurse-title = Take off the curse
lesson-uncurse = You hold two upper columns and one lower: one more is missing. It is Phase 1 again, the phase of { $card }.
lesson-uncurse-do = Click { $card } to uncurse her.
lesson-uncurse-else = But her power of 3 wins the second lower column at once.

lesson-religious-title = Exercise supremacy: curse
lesson-religious = Five columns are yours. A *religious* column curses one enemy card in its region. Even a cursed card such as { $card }, the only one there, can be cursed again: then it has to be uncursed twice.
lesson-religious-do = Click the column { $column }.
lesson-religious-else = But first use the curse, which slows down the one card Talos has.

lesson-wait-title = One more turn for Talos
lesson-wait = Two columns in both regions! But the win counts only *at the beginning of your own turn*, so Talos has one turn to break it. He would have to act; with too few good cards he refreshes instead.

lesson-end-title = You have won
lesson-end = To *refresh* is to discard at least one card and draw up to six, and nothing else that turn. Now your turn begins, you hold what you need, and the game is yours. In a match of three games you would now exchange cards with the bonus deck.
