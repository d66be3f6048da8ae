## Components
## Each has its name, then the name with the definite article (.the), with the indefinite one (.a) and after "of" (.of).

# Resources: what tiles give; `.a` is an unspecified amount

resource-wood = wood
    .the = the wood
    .a = wood
    .gender = neuter
    .of = of the wood
resource-stone = stone
    .the = the stone
    .a = stone
    .gender = neuter
    .of = of the stone
resource-plants = plants
    .the = the plants
    .a = plants
    .gender = neuter
    .of = of the plants
resource-water = water
    .the = the water
    .a = water
    .gender = neuter
    .of = of the water
resource-iron = iron
    .the = the iron
    .a = iron
    .gender = neuter
    .of = of the iron
resource-gold = gold
    .the = the gold
    .a = gold
    .gender = neuter
    .of = of the gold
resource-cloth = cloth
    .the = the cloth
    .a = cloth
    .gender = neuter
    .of = of the cloth
resource-wine = wine
    .the = the wine
    .a = wine
    .gender = neuter
    .of = of the wine
resource-horses = horses
    .the = the horses
    .a = horses
    .gender = neuter
    .of = of the horses
resource-fish = fish
    .the = the fish
    .a = fish
    .gender = neuter
    .of = of the fish
resource-coin = coin
    .the = the coin
    .a = coin
    .gender = neuter
    .of = of the coin
resource-carriage = carriage
    .the = the carriage
    .a = carriage
    .gender = neuter
    .of = of the carriage
resource-craft = craft
    .the = the craft
    .a = craft
    .gender = neuter
    .of = of the craft
resource-war = war
    .the = the war
    .a = war
    .gender = neuter
    .of = of the war

# Nature tiles

tile-forest = forest
    .the = the forest
    .a = a forest
    .gender = neuter
    .of = of the forest
tile-cliff = cliff
    .the = the cliff
    .a = a cliff
    .gender = neuter
    .of = of the cliff
tile-waterfall = waterfall
    .the = the waterfall
    .a = a waterfall
    .gender = neuter
    .of = of the waterfall
tile-lake = lake
    .the = the lake
    .a = a lake
    .gender = neuter
    .of = of the lake
tile-meadow = meadow
    .the = the meadow
    .a = a meadow
    .gender = neuter
    .of = of the meadow
tile-grove = grove
    .the = the grove
    .a = a grove
    .gender = neuter
    .of = of the grove

# Village tiles

tile-mine = mine
    .the = the mine
    .a = a mine
    .gender = neuter
    .of = of the mine
tile-gold-mine = gold mine
    .the = the gold mine
    .a = a gold mine
    .gender = neuter
    .of = of the gold mine
tile-weaving-house = weaving house
    .the = the weaving house
    .a = a weaving house
    .gender = neuter
    .of = of the weaving house
tile-winery = winery
    .the = the winery
    .a = a winery
    .gender = neuter
    .of = of the winery
tile-horse-farm = horse farm
    .the = the horse farm
    .a = a horse farm
    .gender = neuter
    .of = of the horse farm
tile-fishery = fishery
    .the = the fishery
    .a = a fishery
    .gender = neuter
    .of = of the fishery

# City buildings

building-marketplace = marketplace
    .the = the marketplace
    .a = a marketplace
    .gender = neuter
    .of = of the marketplace
building-inn = inn
    .the = the inn
    .a = an inn
    .gender = neuter
    .of = of the inn
building-workshop = workshop
    .the = the workshop
    .a = a workshop
    .gender = neuter
    .of = of the workshop
building-war-camp = war camp
    .the = the war camp
    .a = a war camp
    .gender = neuter
    .of = of the war camp

# City tiles: named by building and good

tile-marketplace-iron = iron marketplace
    .the = the iron marketplace
    .a = an iron marketplace
    .gender = neuter
    .of = of the iron marketplace
tile-marketplace-gold = gold marketplace
    .the = the gold marketplace
    .a = a gold marketplace
    .gender = neuter
    .of = of the gold marketplace
tile-marketplace-cloth = cloth marketplace
    .the = the cloth marketplace
    .a = a cloth marketplace
    .gender = neuter
    .of = of the cloth marketplace
tile-marketplace-wine = wine marketplace
    .the = the wine marketplace
    .a = a wine marketplace
    .gender = neuter
    .of = of the wine marketplace
tile-marketplace-horses = horse marketplace
    .the = the horse marketplace
    .a = a horse marketplace
    .gender = neuter
    .of = of the horse marketplace
tile-marketplace-fish = fish marketplace
    .the = the fish marketplace
    .a = a fish marketplace
    .gender = neuter
    .of = of the fish marketplace
tile-inn-iron = iron inn
    .the = the iron inn
    .a = an iron inn
    .gender = neuter
    .of = of the iron inn
tile-inn-gold = gold inn
    .the = the gold inn
    .a = a gold inn
    .gender = neuter
    .of = of the gold inn
tile-inn-cloth = cloth inn
    .the = the cloth inn
    .a = a cloth inn
    .gender = neuter
    .of = of the cloth inn
tile-inn-wine = wine inn
    .the = the wine inn
    .a = a wine inn
    .gender = neuter
    .of = of the wine inn
tile-inn-horses = horse inn
    .the = the horse inn
    .a = a horse inn
    .gender = neuter
    .of = of the horse inn
tile-inn-fish = fish inn
    .the = the fish inn
    .a = a fish inn
    .gender = neuter
    .of = of the fish inn
tile-workshop-iron = iron workshop
    .the = the iron workshop
    .a = an iron workshop
    .gender = neuter
    .of = of the iron workshop
tile-workshop-gold = gold workshop
    .the = the gold workshop
    .a = a gold workshop
    .gender = neuter
    .of = of the gold workshop
tile-workshop-cloth = cloth workshop
    .the = the cloth workshop
    .a = a cloth workshop
    .gender = neuter
    .of = of the cloth workshop
tile-workshop-wine = wine workshop
    .the = the wine workshop
    .a = a wine workshop
    .gender = neuter
    .of = of the wine workshop
tile-workshop-horses = horse workshop
    .the = the horse workshop
    .a = a horse workshop
    .gender = neuter
    .of = of the horse workshop
tile-workshop-fish = fish workshop
    .the = the fish workshop
    .a = a fish workshop
    .gender = neuter
    .of = of the fish workshop
tile-war-camp-iron = iron war camp
    .the = the iron war camp
    .a = an iron war camp
    .gender = neuter
    .of = of the iron war camp
tile-war-camp-gold = gold war camp
    .the = the gold war camp
    .a = a gold war camp
    .gender = neuter
    .of = of the gold war camp
tile-war-camp-cloth = cloth war camp
    .the = the cloth war camp
    .a = a cloth war camp
    .gender = neuter
    .of = of the cloth war camp
tile-war-camp-wine = wine war camp
    .the = the wine war camp
    .a = a wine war camp
    .gender = neuter
    .of = of the wine war camp
tile-war-camp-horses = horse war camp
    .the = the horse war camp
    .a = a horse war camp
    .gender = neuter
    .of = of the horse war camp
tile-war-camp-fish = fish war camp
    .the = the fish war camp
    .a = a fish war camp
    .gender = neuter
    .of = of the fish war camp

# Victory tiles

tile-altar-of-the-cyclopes = Altar of the Cyclopes
    .the = the Altar of the Cyclopes
    .a = an Altar of the Cyclopes
    .gender = neuter
    .of = of the Altar of the Cyclopes
tile-altar-of-helios = Altar of Helios
    .the = the Altar of Helios
    .a = an Altar of Helios
    .gender = neuter
    .of = of the Altar of Helios
tile-altar-of-iris = Altar of Iris
    .the = the Altar of Iris
    .a = an Altar of Iris
    .gender = neuter
    .of = of the Altar of Iris
tile-altar-of-eros = Altar of Eros
    .the = the Altar of Eros
    .a = an Altar of Eros
    .gender = neuter
    .of = of the Altar of Eros
tile-altar-of-chiron = Altar of Chiron
    .the = the Altar of Chiron
    .a = an Altar of Chiron
    .gender = neuter
    .of = of the Altar of Chiron
tile-altar-of-the-nereids = Altar of the Nereids
    .the = the Altar of the Nereids
    .a = an Altar of the Nereids
    .gender = neuter
    .of = of the Altar of the Nereids
tile-temple-of-dionysus = Temple of Dionysus
    .the = the Temple of Dionysus
    .a = a Temple of Dionysus
    .gender = neuter
    .of = of the Temple of Dionysus
tile-temple-of-hestia = Temple of Hestia
    .the = the Temple of Hestia
    .a = a Temple of Hestia
    .gender = neuter
    .of = of the Temple of Hestia
tile-temple-of-demeter = Temple of Demeter
    .the = the Temple of Demeter
    .a = a Temple of Demeter
    .gender = neuter
    .of = of the Temple of Demeter
tile-temple-of-plutus = Temple of Plutus
    .the = the Temple of Plutus
    .a = a Temple of Plutus
    .gender = neuter
    .of = of the Temple of Plutus
tile-temple-of-hephaestus = Temple of Hephaestus
    .the = the Temple of Hephaestus
    .a = a Temple of Hephaestus
    .gender = neuter
    .of = of the Temple of Hephaestus
tile-temple-of-aphrodite = Temple of Aphrodite
    .the = the Temple of Aphrodite
    .a = a Temple of Aphrodite
    .gender = neuter
    .of = of the Temple of Aphrodite
tile-temple-of-pan = Temple of Pan
    .the = the Temple of Pan
    .a = a Temple of Pan
    .gender = neuter
    .of = of the Temple of Pan
tile-temple-of-artemis = Temple of Artemis
    .the = the Temple of Artemis
    .a = a Temple of Artemis
    .gender = neuter
    .of = of the Temple of Artemis
tile-temple-of-nike = Temple of Nike
    .the = the Temple of Nike
    .a = a Temple of Nike
    .gender = neuter
    .of = of the Temple of Nike
tile-temple-of-heracles = Temple of Heracles
    .the = the Temple of Heracles
    .a = a Temple of Heracles
    .gender = neuter
    .of = of the Temple of Heracles
tile-temple-of-the-dioscuri = Temple of the Dioscuri
    .the = the Temple of the Dioscuri
    .a = a Temple of the Dioscuri
    .gender = neuter
    .of = of the Temple of the Dioscuri
tile-temple-of-hera = Temple of Hera
    .the = the Temple of Hera
    .a = a Temple of Hera
    .gender = neuter
    .of = of the Temple of Hera
tile-temple-of-amphitrite = Temple of Amphitrite
    .the = the Temple of Amphitrite
    .a = a Temple of Amphitrite
    .gender = neuter
    .of = of the Temple of Amphitrite
tile-great-temple-of-ares = Great Temple of Ares
    .the = the Great Temple of Ares
    .a = a Great Temple of Ares
    .gender = neuter
    .of = of the Great Temple of Ares
tile-great-temple-of-apollo = Great Temple of Apollo
    .the = the Great Temple of Apollo
    .a = a Great Temple of Apollo
    .gender = neuter
    .of = of the Great Temple of Apollo
tile-great-temple-of-athena = Great Temple of Athena
    .the = the Great Temple of Athena
    .a = a Great Temple of Athena
    .gender = neuter
    .of = of the Great Temple of Athena
tile-great-temple-of-zeus = Great Temple of Zeus
    .the = the Great Temple of Zeus
    .a = a Great Temple of Zeus
    .gender = neuter
    .of = of the Great Temple of Zeus
tile-great-temple-of-poseidon = Great Temple of Poseidon
    .the = the Great Temple of Poseidon
    .a = a Great Temple of Poseidon
    .gender = neuter
    .of = of the Great Temple of Poseidon
tile-great-temple-of-hermes = Great Temple of Hermes
    .the = the Great Temple of Hermes
    .a = a Great Temple of Hermes
    .gender = neuter
    .of = of the Great Temple of Hermes

# Stacks: the plain value is the class of tile, so that `{ $stack } row` and `{ $stack } tile` can be said

stack-nature = nature
    .the = the nature stack
    .a = a nature stack
    .gender = neuter
    .of = of the nature stack
stack-village = village
    .the = the village stack
    .a = a village stack
    .gender = neuter
    .of = of the village stack
stack-city = city
    .the = the city stack
    .a = a city stack
    .gender = neuter
    .of = of the city stack
stack-victory = victory
    .the = the victory display
    .a = a victory display
    .gender = neuter
    .of = of the victory display

# Tokens

token-war = war token
    .the = the war token
    .a = a war token
    .gender = neuter
    .of = of the war token
token-coin = coin
    .the = the coin
    .a = a coin
    .gender = neuter
    .of = of the coin
token-carriage = carriage
    .the = the carriage
    .a = a carriage
    .gender = neuter
    .of = of the carriage
token-craftsman = craftsman
    .the = the craftsman
    .a = a craftsman
    .gender = neuter
    .of = of the craftsman
craftsman-iron = iron craftsman
    .the = the iron craftsman
    .a = an iron craftsman
    .gender = neuter
    .of = of the iron craftsman
craftsman-gold = gold craftsman
    .the = the gold craftsman
    .a = a gold craftsman
    .gender = neuter
    .of = of the gold craftsman
craftsman-cloth = cloth craftsman
    .the = the cloth craftsman
    .a = a cloth craftsman
    .gender = neuter
    .of = of the cloth craftsman
craftsman-wine = wine craftsman
    .the = the wine craftsman
    .a = a wine craftsman
    .gender = neuter
    .of = of the wine craftsman
craftsman-horses = horse craftsman
    .the = the horse craftsman
    .a = a horse craftsman
    .gender = neuter
    .of = of the horse craftsman
craftsman-fish = fish craftsman
    .the = the fish craftsman
    .a = a fish craftsman
    .gender = neuter
    .of = of the fish craftsman

## Events
## One sentence each; `who` did it, and the reader is addressed where the reader did it.

event-begun = { $who_you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
event-shown = { $place ->
    [victory] { $tile_the } joins the victory display.
    [draft] { $tile_a } is laid out for the draft.
    [nature] { $tile_a } starts in the nature row.
    [village] { $tile_a } starts in the village row.
   *[city] { $tile_a } starts in the city row.
}
event-drafted = { $who_you ->
    [yes] You drafted { $tile_a }.
   *[no] { $who } drafted { $tile_a }.
}
event-left-over = Nobody took { $tile_the }: it goes to the nature row.
event-laid = { $who_you ->
    [yes] You laid { $tiles_a } on { $cells }.
   *[no] { $who } laid { $tiles_a } on { $cells }.
}
event-cleared = { $who_you ->
    [yes] You cleared the full { $stack } row
   *[no] { $who } cleared the full { $stack } row
}: { $tiles } went to the box.
event-opened = { $who_you ->
    [yes] You opened { $tile_a }.
   *[no] { $who } opened { $tile_a }.
}
event-pillaged = { $who_you ->
    [yes] You
   *[no] { $who }
} pillaged { $rival_you ->
    [yes] your { $tile }
   *[no] { $rival }'s { $tile }
} on { $cell }.
event-bought = { $who_you ->
    [yes] You
   *[no] { $who }
} laid a coin on { $rival_you ->
    [yes] your { $tile }
   *[no] { $rival }'s { $tile }
} on { $cell } to buy { $resource }.
event-united = { $who_you ->
    [yes] You
   *[no] { $who }
} laid a carriage on { $cells }: the union is { $union }.
event-settled = { $who_you ->
    [yes] You
   *[no] { $who }
} settled { $good_the } on { $tile_the } on { $cell }.
event-drew-nature = { $who_you ->
    [yes] You
   *[no] { $who }
} drew { $tile_a } from the nature stack.
event-added = { $who_you ->
    [yes] You
   *[no] { $who }
} added { $tile_the } on { $cell }.
event-swapped = { $who_you ->
    [yes] You
   *[no] { $who }
} swapped { $old_the } on { $cell } for { $tile_the }.
event-boxed = { $token_the } of the old tile went to the box.
event-gained = { $who_you ->
    [yes] You
   *[no] { $who }
} gained { $token_a }.
event-hired = { $who_you ->
    [yes] You
   *[no] { $who }
} drew { $good_the }.
event-none-left = { $who_you ->
    [yes] You gain
   *[no] { $who } gains
} nothing: no { $token } is left in the supply.
event-finished = { $who_you ->
    [yes] You
   *[no] { $who }
} ended the turn without a tile.
event-collected = { $who_you ->
    [yes] You
   *[no] { $who }
} collected { $count ->
    [one] one coin
   *[other] { $count } coins
}.
event-proposed = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} to end the game.
event-answered = { $who_you ->
    [yes] { $agreed ->
        [yes] You agree to the end.
       *[no] You do not agree: the game goes on.
    }
   *[no] { $agreed ->
        [yes] { $who } agrees to the end.
       *[no] { $who } does not agree: the game goes on.
    }
}
event-ended = { $reason ->
    [victory-tiles] The last victory tile has found its place: the game is over.
    [empty-stacks] The three stacks are empty: the game is over.
   *[agreement] Everybody agrees: the game is over.
}

## Refusals
## Why a move is not allowed, and what to do instead where that helps; the clause is shown beside it.

# Whose decision, and which step

refusal-no-such-seat = There is no seat { $seat }: the seats are 1 to { $seats }.
refusal-game-over = The game is over.
refusal-not-your-turn = It is for { $who } to decide.
refusal-chance-first = Wait until the draw is made.
refusal-chance-only = That is not a player's choice: chance decides it.
refusal-not-in-the-pile = Nothing of the sort can be drawn now.
refusal-not-this-step = That is not what this step asks for.
refusal-set-up-over = The set-up is over.
refusal-open-first = First open a tile.
refusal-opened-already = You have opened a tile this turn.
refusal-token-first = First play a token, or keep your tokens.
refusal-token-not-now = One token a turn can be played, after opening and before adding a tile.

# Set-up and opening

refusal-not-in-draft = { $tile_the } is not among the tiles of the draft.
refusal-not-drafted = Lay the two tiles you drafted: { $one } and { $other }.
refusal-stack-empty = { $stack_the } is empty: open another one.

# Adding

refusal-not-face-up = { $tile_the } does not lie face up in a row or in the victory display.
refusal-cell-taken = { $tile_the } already lies on { $cell }: swap if you want to replace it.
refusal-no-shared-side = The cell { $cell } shares no side with a tile of your nation.
refusal-missing = { $tile_the } cannot go on { $cell }: nothing within reach gives { $resources_or }.
refusal-gives-only-one = For { $tile_the } on { $cell }, { $source_the } on { $where } would have to give both { $one } and { $other }, and a tile gives only one.
refusal-bought-once = What you bought, { $resource }, meets one need, and { $tile_the } on { $cell } has two.
refusal-source-pillaged = { $tile_the } needs { $resource } on { $cell }, but { $source_the } on { $where } is pillaged and gives nothing.
refusal-source-has-craftsman = { $tile_the } needs { $resource } on { $cell }, but { $source_the } on { $where } has a craftsman and gives nothing any more.
refusal-source-sold = { $tile_the } needs { $resource } on { $cell }, but a coin lies on { $source_the } on { $where }, which gives nothing before the end of your turn.
refusal-place-the-drawn-tile = You drew { $tile_the }: that is the tile to add.
refusal-must-add = A tile can be added without a swap, so the turn cannot end without one.
refusal-must-draw = Nothing can be added without a swap: draw from the nature stack, or swap.
refusal-something-can-be-added = A tile can be added without a swap, so none is drawn.
refusal-nature-stack-empty = The nature stack is empty: swap, or finish the turn without a tile.

# Swaps

refusal-nothing-to-swap = There is no tile of yours on { $cell } to replace.
refusal-replaced-gives-nothing = { $source_the } on { $where } is removed first, so it gives no { $resource } to { $tile_the }.

# Tokens

refusal-no-such-token = You have no { $token } in hand.
refusal-no-tile-there = { $rival } has no tile on { $cell }.
refusal-own-tile = War is waged on a rival's tile, not on your own.
refusal-already-pillaged = { $tile_the } on { $cell } is pillaged already.
refusal-protected = { $tile_the } on { $cell } is protected: { $shield_the } on { $where } lies farther out in the same column.
refusal-own-resource = A coin is laid on a rival's tile, not on your own.
refusal-victory-gives-nothing = { $tile_the } on { $cell } is a victory tile and gives nothing to buy.
refusal-pillaged-gives-nothing = { $tile_the } on { $cell } is pillaged and gives nothing to buy.
refusal-craftsman-gives-nothing = { $tile_the } on { $cell } has a craftsman and gives nothing to buy.
refusal-already-sold = A coin already lies on { $tile_the } on { $cell }, so it sells nothing more for now.
refusal-not-its-resource = { $tile_the } on { $cell } does not make { $resource } itself, and only its own resource can be bought.
refusal-same-block = A carriage already lies on the block of { $cell }.
refusal-block-not-full = A carriage needs four tiles: in the block of { $cell } no tile lies on { $empty }.
refusal-no-such-craftsman = There is no craftsman for { $resource }: only village goods have one.
refusal-no-own-tile = There is no tile of yours on { $cell }.
refusal-makes-another-good = { $tile_the } on { $cell } does not make { $resource }.
refusal-good-only-delivered = { $tile_the } on { $cell } does not make { $resource }: a good that is delivered does not count.
refusal-craftsman-on-pillaged = { $tile_the } on { $cell } is pillaged, so no craftsman can settle there.
refusal-craftsman-twice = { $tile_the } on { $cell } has a craftsman already.

# The end by agreement

refusal-no-agreement-here = At this table the game does not end by agreement.
refusal-propose-not-now = The end can be proposed at the start of your turn only, before opening.
refusal-proposed-already = You have proposed the end this turn; you may again on your next.
refusal-craftsman-playable = { $who_you ->
    [yes] You hold
   *[no] { $who } holds
} a craftsman that can still be played, so the end cannot be proposed.
refusal-nothing-proposed = Nobody has proposed the end.

## Questions

question-drafting = Which tile do you draft?
question-laying = How do you lay your first tiles, { $one } and { $other }?
question-opening = From which stack do you open a tile?
question-token = Do you play a token?
question-adding = Which tile do you add, and where?
question-adding-bought = Which tile do you add, and where? You have bought { $resource } for this turn.
question-placing = Where do you add { $tile_the } you drew?
question-voting = { $who } proposes to end the game now. Do you agree?
question-wait = Waiting for { $who }.
question-chance = Chance decides.
question-over = The game is over.

## Scores

score-victory = Victory tiles
score-craftsmen = Craftsmen
score-tokens = Tokens in hand
score-swaps = Swapped tiles

reason-victory-tiles = Last victory tile
reason-empty-stacks = Empty stacks
reason-agreement = Agreement

# Options

option-first = First player
    .description = Who begins: drawn at random, or a seat.
option-first-random = At random
option-agreement = End by agreement
    .description = The game may also end when all players agree to it.
option-uniform-village = Even villages
    .description = Each village tile exists four times, instead of 5, 4, 4, 4, 3 and 4 times.
option-components = Components
    .description = A component set of your own instead of the one supplied.

## The game

game-tagline = Grow a nation, tile by tile.
game-description = Two to four players each lay square tiles into a nation of their own. Nature feeds villages, villages feed cities, and all of them feed the altars and temples that bring victory. Open a tile, play a token if you like, add a tile: every turn is that simple, and where each tile lies decides what can grow beside it.
game-turn = A turn: open a tile of a stack, play a token or keep them all, then add one tile from the rows or the display to your nation; the tiles around its place must give what it needs. The game ends with the last victory tile; most points win.

# What tokens do

effect-war = Pillages a rival's tile that lies farthest out in its column: it gives and scores nothing from then on.
effect-coin = Buys the resource of a rival's tile for this turn; the tile gives nothing while the coin lies there, and its owner keeps the coin.
effect-carriage = Unites a full block of four of your tiles for good: what one of them gives reaches the neighbours of all.
effect-craftsman = Settles on your village tile that makes its good: the tile gives nothing any more and brings 2 points.

# Moves: what each does, and how it is typed

move-first = Chance: a seat goes first.
    .usage = first <seat>
move-reveal = Chance: a tile comes up.
    .usage = reveal <tile>
move-hire = Chance: a craftsman comes up.
    .usage = hire <good>
move-draft = Take a tile of the draft.
    .usage = draft <tile>
move-lay = Lay your two first tiles: the first on the left or, with before, nearest to you.
    .usage = lay <tile> beside|before <tile>
move-open = Turn up the top tile of a stack.
    .usage = open nature|village|city
move-keep = Play no token this turn.
    .usage = keep
move-war = Lay a war token on a rival's unprotected tile.
    .usage = war <seat> <cell>
move-coin = Lay a coin on a rival's tile and use its resource this turn.
    .usage = coin <seat> <cell> <resource>
move-carriage = Unite a full block of four of your tiles, named by its near left cell.
    .usage = carriage <cell>
move-craftsman = Lay a craftsman on your village tile that makes its good.
    .usage = craftsman <good> <cell>
move-add = Add a face-up tile to an empty cell of your nation.
    .usage = add <tile> <cell>
move-swap = Put a face-up tile in the place of one of yours; it costs a point at the end.
    .usage = swap <tile> <cell>
move-draw = Draw a nature tile, since nothing can be added without a swap.
    .usage = draw
move-finish = End the turn without a tile, since nothing can be added and the nature stack is empty.
    .usage = finish
move-propose = Propose to end the game.
    .usage = propose
move-agree = Agree to end the game.
    .usage = agree
move-refuse = Do not agree: the game goes on.
    .usage = refuse

## What can be wrong with a component set

components-token-kinds = these must be the four token kinds: { $known }.
components-most = at most { $most } are possible, not { $count }.
components-craftsmen = there must be one craftsman for each village good.
components-city-needs = these must be one basic resource and one village good.
components-no-variant = there is no such variant in this set.
components-no-tile = there is no such tile.

## What can be wrong with a position

position-cell = there is no cell “{ $name }”.
position-tiles = { $count } tiles “{ $tile }”, and there are { $total }.
position-place = “{ $tile }” lies where { $stack } tiles lie.
position-row = a row has at most { $most } tiles.
position-tokens = { $count } tokens of the kind { $token }, and there are { $total }.
position-craftsmen = { $count } craftsmen in supply, and { $named } are named.
position-no-tile = the nation of seat { $seat } has no tile.
position-pieces = the nation of seat { $seat } is in pieces.
position-carriage = no carriage can lie at { $cell }.
position-craftsman = no such craftsman can lie on { $cell }.
position-laying = seat { $seat } has no two tiles to lay.
position-dealing = { $count } tiles cannot be dealt.
position-draft = the draft does not come out.
position-vote = seat { $seat } proposed an end, and it is not its turn.

## The board in the terminal

board-victory = Victory
board-draft = Draft
board-stack = { $count } left
board-near = { $mark } near side of { $who }
board-player = { $seat } { $who }
board-swapped = { $count } swapped
board-empty-hand = no tokens
board-token = { $token ->
    [war] { $count } war
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [carriage] { $count ->
        [one] { $count } carriage
       *[other] { $count } carriages
    }
   *[craftsman] { $count ->
        [one] { $count } craftsman
       *[other] { $count } craftsmen
    }
}
board-supply = Supply: { $tokens }
board-row-full = the full row is cleared first
board-needs = needs { $needs }
board-gives = gives { $gives }
board-said = { $name }: { $what }
board-swap-cost = costs a point
board-lay-beside = { $first } on the left, { $second } on the right
board-lay-before = { $first } near you, { $second } behind it
board-gift-beside = { $resource } from { $cell }
board-gift-delivered = { $resource } delivered from { $cell }
board-gift-bought = { $resource } bought

# Names for small tiles, six letters at most

short-waterfall = falls
short-gold-mine = g.mine
short-weaving-house = weaver
short-horse-farm = h.farm
short-fishery = fisher
short-marketplace = market
short-inn = inn
short-winery = winery
short-meadow = meadow
short-grove = grove
short-workshop = shop
short-war-camp = camp

# What `?` tells

about-tile-where = Face up: { $up }. Face down: { $down }. Its name in moves is { $id }.
about-tile-boxed = It is not in this game: it stayed in the box when the victory tiles were drawn.
about-given-by = { $resource }: given by { $tiles }.
about-needed-by = Needed by { $tiles }.
about-place = { $cell } of { $who }
about-tile = { $place }: { $tile }, { $card }.
about-free = { $place } is free.
about-apart = { $place } is free, but shares no side with a tile.
about-reach = Within reach: { $sources }.
about-add = Could be added here: { $tiles }.
about-swap = Could be swapped in here: { $tiles }.
about-pillaged = It is pillaged: it gives nothing and scores nothing.
about-coin = A coin lies on it: it gives nothing before its owner's turn is over, then the coin is the owner's.
about-craftsman = A craftsman lives here: it gives nothing and brings 2 points.
about-union = United by carriage: { $cells }.
about-unprotected = It is unprotected: nothing lies farther out in its column.

# Words that stand for the verbs of moves, besides those of the notation

side-beside = beside
side-before = before
verb-draft = draft|take
verb-lay = lay
verb-open = open
verb-keep = keep|pass
verb-war = war|pillage
verb-coin = coin|buy
verb-carriage = carriage|unite
verb-craftsman = craftsman|settle
verb-add = add
verb-swap = swap|replace
verb-draw = draw
verb-finish = finish|end
verb-propose = propose
verb-agree = agree|yes
verb-refuse = refuse|no

# Headings of the component tables

component-requires = Needs
component-produces = Gives
component-copies = Copies
component-points = Points
component-building = Building
component-resources = Resources
component-setup = Set-up
component-tokens = Tokens
component-basic = Basics
component-village = Village
component-city = City
component-nature = Nature
component-victory = Victory
component-victory-shown = Victory tiles shown, by players
component-draft = Nature tiles drafted, by players
component-rows = Tiles in the first rows
component-row-limit = A full row
component-war = War
component-coin = Coin
component-carriage = Carriage
component-craftsmen = Craftsmen

# What a player is told about the board

board-signs = ⌂ village, ♦ city, ★ victory points, ✗ pillaged, ¢ coin, ⚒ craftsman, ◉ carriage, ▲ the owner's side
board-signs-ascii = v: village, c: city, * victory points, X pillaged, $ coin, & craftsman, @ carriage, ^ the owner's side
board-things = a cell, a rival's cell (? 2 c4), a tile, a token
board-example = c4 mine
