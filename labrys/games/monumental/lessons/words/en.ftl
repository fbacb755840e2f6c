# What is said in the guided first game. *Words* between stars are strong.

lesson-aim-title = The aim
lesson-aim = You lead the Greeks, Talos the Aksumites. *The most points* win: Provinces, Knowledge, Wonders, Cultural Policies and Victory Points, and more for having the most of a kind, which is called *Dominance*. Up here you always see how it stands; as long as you are level, Dominance counts for both, so neither of you begins at zero.

lesson-city-title = Your City
lesson-city = Your City has nine spaces. Each card shows at its top right what it gives. A *Knowledge* such as { $knowledge } lies under another card and is woken together with it. The cards you buy in the course of the game will take the place of these.

lesson-activate-title = A row and a column
lesson-activate = Each round begins like this: you choose *one row and one column*, and their five spaces are activated. The other four rest until a later round. Point at a row and a column to see what they would give.
lesson-activate-do = Click row I, then column A, and confirm.
lesson-activate-else = But row I with column A gives a bit of everything, Culture included.

lesson-policy-title = Culture: a Policy
lesson-policy = Production, Science and Military are *lost at the end of the round*; Gold and Culture stay. From now on you take turns, *one action each*. Culture develops Policies: the first costs 1, the second 2, and so on. Each brings a bonus, and all bonuses come again with every new Policy.
lesson-policy-do = Click { $card }, among your Policies.
lesson-policy-else = But { $card } makes Provinces cheaper for you, and you are about to conquer one.

lesson-province-title = The river: a Province
lesson-province = Talos developed a Policy, too. In the middle flows the *display*, the river that you both buy from. Military buys Provinces: { $card } costs you less, thanks to { $policy }. Its bonus sends *Unrest* to Talos: a card that gives nothing, clogs his City and costs a point as long as he has it.
lesson-province-do = Click { $card } in the river.
lesson-province-else = But a Province is worth a point, and { $card } annoys Talos as well.

lesson-building-title = Production: a Building
lesson-building = Talos *conquered* { $lost } from you at once: nothing protected it. You will answer. But first Production: what you buy goes *on top of your City deck*, and comes into your City at the end of the round.
lesson-building-do = Click { $card } in the river.
lesson-building-else = But { $card } gives Gold each time it is activated, and new Agents for your spies.

lesson-advantage-title = The Advantage
lesson-advantage = The *Advantage* is one card that you fight over: it lets its holder use the Warlord, and some cards do more. It is neutral now: pay at least 1 Basic resource of one kind. You have no Military left, but *1 Gold stands for any Basic resource*. Whoever wants to take it from you has to pay more of the same kind.
lesson-advantage-do = Click the Advantage, then Military in your supply.
lesson-advantage-else = But take the Advantage now, and name Military: that is what Talos has spent.

lesson-tokens-title = How much is it worth?
lesson-tokens = As many tokens as you pay lie on the Advantage. At the end of each round *one of them leaves*, and without any the Advantage is nobody’s again.
lesson-tokens-do = Choose 1.
lesson-tokens-else = But one token is enough for what you want with it now.

lesson-warlord-title = Your Warlord
lesson-warlord = While you hold the Advantage, you may use your *Warlord* once in a round. { $card } pays back the Gold, and more if you control a Province.
lesson-warlord-do = Click { $card }, beside your City.
lesson-warlord-else = But use { $card } as long as the Advantage is yours.

lesson-spy-title = Send out a spy
lesson-spy = Once in a round your *Scout* spies, for 1 Basic resource or 1 Gold. *Train* to have one Agent die more, three at most; *deploy* to roll those you have. The Science you have left would be lost anyway.
lesson-spy-do = Click Deploy, then Science in your supply.
lesson-spy-else = But pay with Science: Gold stays with you, Science does not.

lesson-dice-title = The dice
lesson-dice = You rolled a 5. On { $card }, your active Espionage card, it gives two Basic resources. A 1 would lose the die, a 2 or a 3 bring another Espionage card, and *you could pay to roll again*.
lesson-dice-do = Choose to keep the dice as they are.
lesson-dice-else = But a 5 is good, and rolling again costs something.

lesson-pass-title = Pass
lesson-pass = You took Production and Science; then Talos paid more and took the Advantage. *When you pass*, your activated cards go to the discard, and Production, Science and Military are gone. Cards that were not activated stay. The other may go on until they pass as well.
lesson-pass-do = Choose to pass.
lesson-pass-else = But nothing useful is left to buy, and Gold is worth keeping.

lesson-between-title = Between the rounds
lesson-between = The gaps in your City were filled from your deck: the { $card } came first. In the river *at most three cards stay*, the others are washed away, and new ones come from the deck. When it runs dry, the end is near. The First player changes, too.

lesson-again-title = Round 2
lesson-again = Look for lines that bring what you need together. Row I has the { $building } and a Fort. In column B, { $knowledge } lies under another Fort.
lesson-again-do = Click row I, then column B, and confirm.
lesson-again-else = But you want Military: Talos is about to conquer something.

lesson-conquest-title = Conquer from Talos
lesson-conquest = Talos conquered { $card } before you could. You may take the *topmost Province* of the other stack: you pay its Military, 2 more for each *Barricade* on top of it, and less because of { $policy }. You do not gain its bonus.
lesson-conquest-do = Click { $card }, on top of the stack of Talos.
lesson-conquest-else = But Provinces count for points and for Dominance, and this one is unprotected.

lesson-use-title = Use a card
lesson-use = You won back Troy, too. Many cards have an *action*, to be used once in a round while they are activated. The { $card } gives you another Agent die.
lesson-use-do = Click the { $card } in your City.
lesson-use-else = But the { $card } costs nothing, and two dice see more than one.

lesson-progress-title = Scientific Progress
lesson-progress = For Science, here with Gold for the rest, you draw the top card of your City deck and *use it at once*. You both know which it is: { $card }, which you bought in this round.
lesson-progress-do = Click your City deck.
lesson-progress-else = But { $card } can be used today, and not only when its row or column comes.

lesson-wonder-title = A Wonder
lesson-wonder = Some rounds later. A *Wonder* has two sections, each an action of its own. You have started { $card }; completed, it gives its bonus at once, goes into your City deck, and is worth 2 points.
lesson-wonder-do = Click { $card }, beside your City.
lesson-wonder-else = But only a completed Wonder counts, and you have Gold enough.

lesson-last-title = The last round
lesson-last = The river could not be filled up any more: with *four cards or fewer*, the next round is the last. Nothing is saved for later now, so turn everything into points.

lesson-end-title = You have won
lesson-end = Each Province and each Knowledge counts 1, each completed Wonder and each Policy 2, each Unrest costs 1. Then *Dominance*: 3 points for the most Provinces, Knowledge, Wonders and Policies, to both if tied. The whole account stands below. Now try it yourself.
