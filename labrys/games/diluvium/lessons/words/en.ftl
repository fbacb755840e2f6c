# What is said in the guided first game. *Words* between stars are strong.

lesson-aim-title = The aim
lesson-aim = A flood has left only islands. You lead one empire, Talos another, and *the most Gold* wins. There are three resources: *Food*, *Craft* and *Weapons*. What is left of them is the clock of the game: when one of the trays is empty, the last round is near.

lesson-sea-title = The sea
lesson-sea = On the left is your City, on the right that of Talos, each with both ships of its owner. Some tiles lie faceup, such as the one in the middle; others are *uncharted water*, with the Food it costs to enter them on their back: 0, 1 or 2.

lesson-wheel-title = Your turn
lesson-wheel = Each turn you turn your wheel to *one action*: Explore, Settle, Produce or Engage. It may never be the one of your turn before. Begin with people.
lesson-wheel-do = Click the section Settle.
lesson-wheel-else = But with two Settlers in your City you have resources from the first turn on.

lesson-settler-title = Which Settler
lesson-settler = Settle moves *two Settlers*, from your board or the map. Three wait in each of Settle, Produce and Engage. A section that is *empty* gives you a bonus from then on, so take them from the same one where you can.
lesson-settler-do = Click the section Produce.
lesson-settler-else = But the bonus of Produce is 1 Gold each time you Produce, and you will do that often.

lesson-arrive-title = Harvest
lesson-arrive = A Settler may go to your own City or to a tile with one of your markers. Where it arrives it *harvests* at once: you take one token of what the space shows.
lesson-arrive-do = Click the Craft space of your City.
lesson-arrive-else = But Craft can be sold for Gold, so let’s have that first.

lesson-sail-title = Uncharted water
lesson-sail = The second Settler fetched you Weapons. Now you explore: your ship sails *two tiles* for free, and each Food takes it one further. A facedown tile is turned up when you enter it, and the move ends there. This one costs no Food.
lesson-sail-do = Click the facedown tile next to your City, then the same tile again.
lesson-sail-else = But this tile lies on the way to the middle of the sea, and nobody knows it yet.

lesson-islands-title = Your marker opens a tile
lesson-islands = You explored the tile: your *Exploration Marker* brought 1 Gold, its space another 2. With your marker there, your Settlers may go to its islands, without any ship. You chose Settle again, and a Settler of the Produce section is on its way.
lesson-islands-do = Click the Craft island of the new tile.
lesson-islands-else = But on this island there is room for two, and two Craft make a sale.

lesson-produce-title = Produce
lesson-produce = Both Settlers are there, and your Produce section is *empty*. Choose one tile now, and each of your Settlers on it yields what its space shows. The bonus of 1 Gold comes by itself.
lesson-produce-do = Click the section Produce.
lesson-produce-else = But you have Craft to sell, and only Produce lets you do so.

lesson-sell-title = Sell your Craft
lesson-sell = Your City gave Craft and Weapons. Now you may sell: *2 Craft for 3 Gold*, as often as you can. In the same way 2 Weapons would raise your Military Strength for good.
lesson-sell-do = Click the sale of 4 Craft for 6 Gold.
lesson-sell-else = But with 4 Craft you can sell twice, for 6 Gold.

lesson-scared-title = Scared away
lesson-scared = Talos turned to Engage: his *Warship* came to your islands. Your Exploration Ship fled home, and your two Settlers must flee, too; each piece brings Talos 1 Gold. A Settler goes to your City or back to your board, as you like.
lesson-scared-do = Click the free Food space of your City.
lesson-scared-else = But in your City a Settler that flees *harvests*, even in the turn of Talos.

lesson-home-title = Back on the board
lesson-home = Your City is full, so the other one returns to your Action Board. A section with a Settler loses its bonus until it is empty again.
lesson-home-do = Click the section Settle.
lesson-home-else = But in Produce it would cost you the bonus of that section.

lesson-mark-title = The middle of the sea
lesson-mark = Your Exploration Ship sailed on to the tile in the middle. It *crossed* the tile with the Warship of Talos: crossing is always free, only stopping is not. Now choose a space for your next marker. One gives 3 Gold, the other lets a Settler come at once.
lesson-mark-do = Click the space with 3 Gold.
lesson-mark-else = But no space gives more than 3 Gold.

lesson-ruins-title = The ruins of Mu
lesson-ruins = Two rounds later you settle the tile. The first Settler took Craft. On *Ruins* there is nothing to harvest, but whoever arrives draws a Ruins Card.
lesson-ruins-do = Click the Ruins of the tile in the middle.
lesson-ruins-else = But Ruins Cards come only from Settlers who arrive on Ruins.

lesson-card-title = A Ruins Card
lesson-card = You drew { $card }. In your turn you may play cards *before and after* your action, as many as you like, even one you have just drawn. Rivals see only how many you hold.
lesson-card-do = Click { $card } in your hand.
lesson-card-else = But 2 Gold are 2 Gold, and a card is worth nothing at the end.

lesson-six-title = Six tokens
lesson-six = At the end of every turn nobody may keep more than *six tokens*. You have seven. What you discard leaves the game for good.
lesson-six-do = Click your Food.
lesson-six-else = But Craft is Gold, and Weapons will be needed.

lesson-attack-title = Strike back
lesson-attack = Some rounds later the Warship of Talos scared your Settlers from the middle of the sea. No Settler of yours may go there while it stays. You chose Engage: your Warship sails two tiles for free, too, and where a rival Warship is, there *must* be a fight.
lesson-attack-do = Click the tile in the middle, then the same tile again.
lesson-attack-else = But the tile in the middle is yours to win back.

lesson-bid-title = The fight
lesson-bid = Both choose in secret how many Weapons they commit, and lose them either way. Your strength is 1, that of Talos is 1, and *a tie goes to the attacker*. Talos holds a single token, so he can reach 2 at most.
lesson-bid-do = Choose to commit 1 Weapons.
lesson-bid-else = But with 1 Weapons you reach 2 and cannot lose, and more would be wasted.

lesson-monster-title = A Monster
lesson-monster = You won, took Gold for it and settled the middle again. Now your Warship lies before a *Monster* of strength 3. Your strength and the Weapons you spend must reach it: you need 2. And your Engage section is empty, so that each victory brings the Gold of your own strength as well.
lesson-monster-do = Click the Monster.
lesson-monster-else = But it guards 4 Gold, and it cannot hurt you.

lesson-last-title = The last round
lesson-last = The Craft tray is empty, and it is the turn of the first player, you: *this round is the last*. Everybody has one more turn, and only Gold counts. Your Warship will scare away what Talos has left on his newest tile.

lesson-end-title = You have won
lesson-end = 51 Gold to 47. In a tie, whoever has *fewer Settlers* left on the Action Board wins. Next time try side B of the boards, on which each plays differently, or sail alone against the Drowned Fleet.
