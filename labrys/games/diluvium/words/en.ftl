# Diluvium in English. Texts of cards and boards are made from their content.

title = Diluvium
line = Chart a drowned world, tile by tile.
pitch = A flood has left only scattered islands. Send out your ships, chart the sea, settle its shores, dig in the ruins of Mu, and come home with the most Gold.
minutes = 45–75

## Options of the game

setting-side = Action Boards
setting-side-help = Side A is the same for all and good for a first game. On side B each board plays differently.
setting-side-a = side A, all alike
setting-side-b = side B, all different
setting-boards = Boards of side B
setting-boards-help = How the boards of side B come to the players.
setting-boards-dealt = dealt at random
setting-boards-picked = picked, last player first
setting-memory = Memory
setting-memory-help = Gains and payments are open, totals are not. With open memory the kinds on the racks and the Gold are shown to all.
setting-memory-closed = closed, as in the rules
setting-memory-open = open, shown to all
setting-level = The Drowned Fleet
setting-level-help = How strong the Fleet begins. The solo mode is our own design.
setting-level-calm = Calm
setting-level-rough = Rough
setting-level-raging = Raging
setting-scenario = Scenario
setting-scenario-help = A free game against the Fleet, or one of six scenarios with an aim of its own.
setting-scenario-free = a free game
setting-scenario-sails = First Sails
setting-scenario-granaries = Empty Granaries
setting-scenario-beasts = Beasts of the Deep
setting-scenario-heirs = Heirs of Mu
setting-scenario-war = Fleet of War
setting-scenario-horizon = The Last Horizon
setting-heirloom = Heirloom
setting-heirloom-help = What the winner of the scenario before brings along; not in the first one, nor in a free game.
setting-heirloom-no = none
setting-heirloom-yes = one of your choice

## Things

kind-food = Food
kind-craft = Craft
kind-weapons = Weapons
kind-ruins = Ruins
n-food = { $count } Food
n-craft = { $count } Craft
n-weapons = { $count } Weapons
n-ruins = { $count ->
    [one] { $count } Ruins Card
   *[other] { $count } Ruins Cards
}
n-gold = { $count } Gold
action-explore = Explore
action-settle = Settle
action-produce = Produce
action-engage = Engage
section-explore = Explore section
section-settle = Settle section
section-produce = Produce section
section-engage = Engage section
ship-explorer = Exploration Ship
ship-warship = Warship
people-greek = the Greeks
people-egyptian = the Egyptians
people-chinese = the Chinese
people-aztec = the Aztecs
rival = the Drowned Fleet
card-back = a Ruins Card
card-named = { $name }
uncharted-at = uncharted water at { $place }
uncharted = uncharted water (cost { $cost })
city = the City { $name }
tile-named = { $name }
effect-gold = { $count } Gold
effect-settler = a Settler comes here
effect-military = Military Strength +1
source-markers = Exploration Markers
source-spaces = Exploration Spaces
source-sales = Craft sold
source-fights = fights
source-scaring = scaring away
source-monsters = Monsters
source-bonus = bonuses
source-cards = Ruins Cards
source-placing = placing Settlers
source-start = at the start

## Cards

effect-GAIN = take { $n ->
    [one] 1 { $kind }
   *[other] { $n } { $kind }
} from the tray
effect-SAIL = in this Explore or Engage, the ship may go up to { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} further
effect-GOLD = gain { $n } Gold
effect-STRENGTH = move your Military Strength Marker up { $n ->
    [one] one step
   *[other] { $n } steps
}
effect-SETTLER = move one of your Settlers to a free space of your City or of a tile with your marker
effect-MARKER = place your next Exploration Marker on any faceup tile that you have not explored
card-full = { $name }
    { $text }. One use, before or after your action. { $copies ->
        [one] There is { $copies } of them.
       *[other] There are { $copies } of them.
    }
card-hidden = A Ruins Card of which only the back is seen.

## Questions

ask-pickboard = Choose your Action Board of side B.
ask-heirloom = Choose an heirloom: 1 resource of a tray, Gold, or the top Ruins Card.
ask-chooseaction = { $last ->
    [yes] The last round. Turn the wheel to the action of your last turn.
   *[no] { $round ->
        [1] Turn the wheel to an action: in your first turn all four are allowed.
       *[other] Round { $round }: turn the wheel to an action. It may not be the one of your turn before.
    }
}
ask-cards-before = You may play Ruins Cards before your action, { $action }: { $count ->
    [one] you hold 1.
   *[other] you hold { $count }.
}
ask-cards-after = You may play Ruins Cards after your action: { $count ->
    [one] you hold 1.
   *[other] you hold { $count }.
}
ask-sail-explorer = Where does your Exploration Ship sail? { $count } tiles are free, each further one costs 1 Food; a facedown tile costs what its back shows, and ends the move. You have { $food } Food.
ask-sail-warship = Where does your Warship sail? { $count } tiles are free, further ones cost Food; a facedown tile costs what its back shows, and ends the move. You have { $food } Food.
ask-mark = Place your next Exploration Marker: choose a free Exploration Space of this tile.
ask-markanywhere = The Forgotten Map: choose a free Exploration Space of any faceup tile that you have not explored.
ask-choosesettler = { $only ->
    [yes] One of your Settlers comes to this tile: choose which.
   *[no] { $count ->
        [one] Choose the Settler that moves.
       *[other] Choose the first Settler that moves. { $count } Settlers move, one after the other.
    }
}
ask-choosespace = Where does this Settler go? To a free space of your City, or of a tile with your marker and without a rival Warship.
ask-takebonus = Your Settle section was empty: take one resource of your choice.
ask-choosetile = Choose the tile that produces: each of your Settlers there yields what its space shows.
ask-trade = Sell Craft and buy strength as often as you like. You have { $craft } Craft and { $weapons } Weapons; your strength is { $strength }.
ask-bid = { $side ->
    [attacker] You attack { $rival }: { $own } against { $other }, a tie is yours. How many Weapons do you commit? Both bids are shown together, and all committed Weapons are gone.
   *[defender] { $rival } attacks you: { $other } against your { $own }, a tie is theirs. How many Weapons do you commit? Both bids are shown together, and all committed Weapons are gone.
}
ask-flee = { $count ->
    [one] Your Settler is scared away: choose where it goes.
   *[other] Your { $count } Settlers are scared away: choose where the next one goes.
} In your City it harvests; on your board it switches off the bonus of its section.
ask-fightmonster = A Monster of strength { $strength } guards { $gold } Gold. { $weapons ->
    [0] You can beat it without spending anything.
    [one] You can beat it by spending 1 Weapons.
   *[other] You can beat it by spending { $weapons } Weapons.
} Do you fight?
ask-drop = You hold more than six tokens: discard { $count ->
    [one] 1 more.
   *[other] { $count } more.
} All choose at once.

## Options

option-board = { $board }
option-heirloom-card = The top Ruins Card
option-act = { $action }
option-card = Play { $card }
option-done = Go on
option-sail = Sail to { $place }
option-stay = Stay where it is
option-mark = Put the marker on { $mark }
option-settler = A Settler of the { $section }
option-settler-at = The Settler on { $site }
option-settle = To { $site }
option-produce = { $place } produces
option-sell = { $count ->
    [one] Sell 1 time
   *[other] Sell { $count } times
}
option-sell-craft = Sell { $count } Craft
option-train = { $count ->
    [one] Strength +1
   *[other] Strength +{ $count }
}
option-bid = { $count ->
    [0] Commit no Weapons
   *[other] Commit { $count } Weapons
}
option-flee = To the { $section }
option-flee-to = To { $site }
option-fight = Fight the Monster
option-drop = Discard 1 { $kind }
done-fightmonster = Leave it alone
done-cards = Play no card
done-trade = Finish
site = { $place }, { $kind }
site-among = { $place }, { $kind } ({ $count ->
    [one] the island with 1 space
   *[other] the island with { $count } spaces
})
mark = { $place }: { $effect }

## Hints

hint-free = free
hint-voyage = { $count } Food ({ $text }), { $left } left
hint-further = { $count ->
    [one] 1 tile further: { $food }
   *[other] { $count } tiles further: { $food }
}
hint-back = its back: { $food }
hint-reveal = turns it up
hint-act-explore = sail your Exploration Ship and chart a tile for Gold
hint-act-settle = move { $count } Settlers; each takes a token or a Ruins Card
hint-act-produce = one tile yields again; sell Craft for Gold
hint-act-engage = sail your Warship; rivals and Monsters bring Gold
hint-lights = the last one there: its bonus is lit
hint-gains = { $text }
hint-bid = { $count } in all

## Why not

why-same-action = it was your action last turn: the wheel must be turned
why-food = { $count } Food is missing
why-rival-city = it is a rival’s City: ships cross it and never stop there
why-rival-warship = a rival Warship stands there
why-no-way = no way leads there over faceup tiles
why-must-sail = the ship has to sail on, for it can without Food
why-marked = the space is taken
why-no-space = it has nowhere to go
why-second-move = it would leave your second Settler without a move
why-same-island = it has to go to a different island
why-no-marker = your marker is not on that tile
why-guarded = a rival Warship guards the tile
why-full = every space there is taken
why-tray-empty = the tray is empty
why-no-settler = none of your Settlers is there
why-craft = { $count } Craft is missing
why-weapons = { $count ->
    [one] 1 Weapons token is missing
   *[other] { $count } Weapons are missing
}
why-strongest = your strength is the greatest there is
why-section-full = every slot of that section is taken
why-none-left = you have none left of that kind
why-board-taken = somebody has taken it
why-compass = it is played before an Explore or Engage only
why-no-tile = there is no tile and marker for it

## What happened

event-board = { $seat } plays the { $board }.
event-bid = { $seat } commits { $count } Weapons: { $strength } in all.
event-dealt-city = { $seat } begins in { $people }.
event-dropped = { $seat } discards { $count } { $kind }, down to six tokens.
event-drew-card = { $seat } draws { $card }.
event-first-player = { $seat } is the first player.
event-fleet-card = { $seat } turns to { $action }.
event-fleet-idle = { $seat } finds nothing to do.
event-fleet-ruins = { $seat } digs up { $card } and throws it away.
event-fled-home = A Settler of { $seat } flees to the { $section }.
event-fled-ship = The Exploration Ship of { $seat } flees home.
event-fled-to = A Settler of { $seat } flees to the City, to { $kind }.
event-fought = { $seat } attacks { $rival }.
event-gained = { $seat } takes { $count } { $kind }.
event-gold = { $seat } gains { $count } Gold ({ $source }).
event-heirloom = { $seat } takes up an heirloom.
event-idle-end = No token has left a tray for a long time.
event-last-round = This is the last round.
event-lost-fight = { $seat } loses the fight at { $water }.
event-marked = { $seat } charts { $water }: { $effect }.
event-nothing = { $seat } has nothing that produces.
event-over = The game is over.
event-paid = { $seat } spends { $count } { $kind }.
event-played-card = { $seat } plays { $card }.
event-produced = { $seat } produces at { $water }.
event-reshuffled = The Ruins discard pile becomes the deck.
event-revealed = { $seat } finds { $water }.
event-round = Round { $count }.
event-sailed = The { $ship } of { $seat } sails into { $water }.
event-settled = A Settler of { $seat } comes to { $water } ({ $kind }).
event-slew = { $seat } slays the Monster of { $water }.
event-sold = { $seat } sells Craft, { $count ->
    [one] once.
   *[other] { $count } times.
}
event-stayed = The { $ship } of { $seat } stays.
event-strength = { $seat } reaches Military Strength { $count }.
event-turned = { $seat } turns the wheel to { $action }.
event-won-fight = { $seat } beats the Warship of { $rival }.

## Scenarios and the campaign (our own design)

campaign-pitch = Six voyages against the Drowned Fleet, each with an aim of its own. Stars give you a rank in the end.
campaign-ours = The solo mode and this campaign are our own design: the solo booklet of the published game is not known to us.
sea-calm = Calm sea
sea-rough = Rough sea
sea-raging = Raging sea
scenario-level = { $sea }: the Fleet starts with strength { $strength } and { $gold ->
    [0] no Gold
   *[other] { $gold } Gold
}.
scenario-food-tray = The Food tray starts with { $count } tokens, and the empty Food tray does not start the last round; the others do.
scenario-tray = Each tray starts with { $count } tokens.
scenario-monsters = All { $count } tiles with a Monster are certain to lie in this sea.
scenario-ruins = { $count } tiles of old Mu, with Ruins to dig in, are certain to lie in this sea.
scenario-weapons = You start with { $count } Weapons.
scenario-doubled = { $count } cards with which the Fleet engages are in its deck twice.
aim-beat = End with more Gold than the Fleet.
aim-gold = Have at least { $count } Gold.
aim-monsters = Slay at least { $count } Monsters, and more than the Fleet.
aim-cards = Play at least { $count } Ruins Cards.
aim-fights = { $count ->
    [one] Win a fight against the Fleet’s Warship.
   *[other] Win { $count } fights against the Fleet’s Warship.
}
aim-all-markers = Place all your Exploration Markers.
aim-all-settlers = Leave no Settler on your Action Board.
stars-win = win
stars-gold = win with { $count } Gold
