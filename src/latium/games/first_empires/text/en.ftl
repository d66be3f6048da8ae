## Components
## Each has its name, then the name with the definite article (.the), with the indefinite one (.a) and after "of" (.of).

# Regions: names on the map, without an article
region-albion = Albion
    .the = Albion
    .a = Albion
    .gender = neuter
    .of = of Albion
region-etruria = Etruria
    .the = Etruria
    .a = Etruria
    .gender = neuter
    .of = of Etruria
region-karthadst = Karthadst
    .the = Karthadst
    .a = Karthadst
    .gender = neuter
    .of = of Karthadst
region-scythia = Scythia
    .the = Scythia
    .a = Scythia
    .gender = neuter
    .of = of Scythia
region-rus = Rus
    .the = Rus
    .a = Rus
    .gender = neuter
    .of = of Rus
region-parsa = Parsa
    .the = Parsa
    .a = Parsa
    .gender = neuter
    .of = of Parsa
region-aksum = Aksum
    .the = Aksum
    .a = Aksum
    .gender = neuter
    .of = of Aksum
region-indus = Indus
    .the = Indus
    .a = Indus
    .gender = neuter
    .of = of Indus
region-huaxia = Huaxia
    .the = Huaxia
    .a = Huaxia
    .gender = neuter
    .of = of Huaxia
region-funan = Funan
    .the = Funan
    .a = Funan
    .gender = neuter
    .of = of Funan
region-wagadu = Wagadu
    .the = Wagadu
    .a = Wagadu
    .gender = neuter
    .of = of Wagadu
region-mupata = Mupata
    .the = Mupata
    .a = Mupata
    .gender = neuter
    .of = of Mupata
region-sahul = Sahul
    .the = Sahul
    .a = Sahul
    .gender = neuter
    .of = of Sahul
region-malagasy = Malagasy
    .the = Malagasy
    .a = Malagasy
    .gender = neuter
    .of = of Malagasy
region-ezu = Ezu
    .the = Ezu
    .a = Ezu
    .gender = neuter
    .of = of Ezu
region-wallmapu = Wallmapu
    .the = Wallmapu
    .a = Wallmapu
    .gender = neuter
    .of = of Wallmapu
region-cuzco = Cuzco
    .the = Cuzco
    .a = Cuzco
    .gender = neuter
    .of = of Cuzco
region-mexaca = Mexaca
    .the = Mexaca
    .a = Mexaca
    .gender = neuter
    .of = of Mexaca
region-cahokia = Cahokia
    .the = Cahokia
    .a = Cahokia
    .gender = neuter
    .of = of Cahokia
region-thule = Thule
    .the = Thule
    .a = Thule
    .gender = neuter
    .of = of Thule

# Oceans
ocean-west = Western Ocean
    .the = the Western Ocean
    .a = a Western Ocean
    .gender = neuter
    .of = of the Western Ocean
ocean-east = Eastern Ocean
    .the = the Eastern Ocean
    .a = an Eastern Ocean
    .gender = neuter
    .of = of the Eastern Ocean

# Civilizations
civilization-karthadst = Karthadst
    .the = Karthadst
    .a = Karthadst
    .gender = neuter
    .of = of Karthadst
civilization-etruria = Etruria
    .the = Etruria
    .a = Etruria
    .gender = neuter
    .of = of Etruria
civilization-huaxia = Huaxia
    .the = Huaxia
    .a = Huaxia
    .gender = neuter
    .of = of Huaxia
civilization-mupata = Mupata
    .the = Mupata
    .a = Mupata
    .gender = neuter
    .of = of Mupata
civilization-wallmapu = Wallmapu
    .the = Wallmapu
    .a = Wallmapu
    .gender = neuter
    .of = of Wallmapu

# Faces: the plain value is the colour, the forms are a die that shows it
face-orange = orange
    .the = the orange die
    .a = an orange die
    .gender = neuter
    .of = of the orange die
face-blue = blue
    .the = the blue die
    .a = a blue die
    .gender = neuter
    .of = of the blue die
face-purple = purple
    .the = the purple die
    .a = a purple die
    .gender = neuter
    .of = of the purple die
face-green = green
    .the = the green die
    .a = a green die
    .gender = neuter
    .of = of the green die
face-yellow = yellow
    .the = the yellow die
    .a = a yellow die
    .gender = neuter
    .of = of the yellow die
face-black = black
    .the = the black die
    .a = a black die
    .gender = neuter
    .of = of the black die

# Tracks
track-orange = dice track
    .the = the dice track
    .a = a dice track
    .gender = neuter
    .of = of the dice track
track-blue = re-roll track
    .the = the re-roll track
    .a = a re-roll track
    .gender = neuter
    .of = of the re-roll track
track-purple = movement track
    .the = the movement track
    .a = a movement track
    .gender = neuter
    .of = of the movement track
track-green = card track
    .the = the card track
    .a = a card track
    .gender = neuter
    .of = of the card track
track-yellow = explorer track
    .the = the explorer track
    .a = an explorer track
    .gender = neuter
    .of = of the explorer track

# What the tracks give
attribute-dice = dice
    .the = the dice
    .a = dice
    .gender = neuter
    .of = of the dice
attribute-rerolls = re-rolls
    .the = the re-rolls
    .a = re-rolls
    .gender = neuter
    .of = of the re-rolls
attribute-movement = movement points
    .the = the movement points
    .a = movement points
    .gender = neuter
    .of = of the movement points
attribute-cards = cards
    .the = the cards
    .a = cards
    .gender = neuter
    .of = of the cards
attribute-explorers = explorers
    .the = the explorers
    .a = explorers
    .gender = neuter
    .of = of the explorers

# Pieces
city = city
    .the = the city
    .a = a city
    .gender = neuter
    .of = of the city
explorer = explorer
    .the = the explorer
    .a = an explorer
    .gender = neuter
    .of = of the explorer

# Cards of Karthadst
card-harbour-of-the-twin-moles = Harbour of the Twin Moles
    .the = Harbour of the Twin Moles
    .a = Harbour of the Twin Moles
    .gender = neuter
    .of = of Harbour of the Twin Moles
card-salt-caravans = Salt Caravans
    .the = Salt Caravans
    .a = Salt Caravans
    .gender = neuter
    .of = of Salt Caravans
card-elephant-muster = Elephant Muster
    .the = Elephant Muster
    .a = Elephant Muster
    .gender = neuter
    .of = of Elephant Muster
card-purple-dye-monopoly = Purple Dye Monopoly
    .the = Purple Dye Monopoly
    .a = Purple Dye Monopoly
    .gender = neuter
    .of = of Purple Dye Monopoly
card-outposts-on-five-shores = Outposts on Five Shores
    .the = Outposts on Five Shores
    .a = Outposts on Five Shores
    .gender = neuter
    .of = of Outposts on Five Shores
card-march-over-the-snow-passes = March over the Snow Passes
    .the = March over the Snow Passes
    .a = March over the Snow Passes
    .gender = neuter
    .of = of March over the Snow Passes
card-shipwrights-arsenal = Shipwrights' Arsenal
    .the = Shipwrights' Arsenal
    .a = Shipwrights' Arsenal
    .gender = neuter
    .of = of Shipwrights' Arsenal
card-agronomy-of-mago = Agronomy of Mago
    .the = Agronomy of Mago
    .a = Agronomy of Mago
    .gender = neuter
    .of = of Agronomy of Mago
card-sack-of-the-seven-hills = Sack of the Seven Hills
    .the = Sack of the Seven Hills
    .a = Sack of the Seven Hills
    .gender = neuter
    .of = of Sack of the Seven Hills

# Cards of Etruria
card-league-of-twelve-towns = League of Twelve Towns
    .the = League of Twelve Towns
    .a = League of Twelve Towns
    .gender = neuter
    .of = of League of Twelve Towns
card-painted-tombs = Painted Tombs
    .the = Painted Tombs
    .a = Painted Tombs
    .gender = neuter
    .of = of Painted Tombs
card-augurs-college = Augurs' College
    .the = Augurs' College
    .a = Augurs' College
    .gender = neuter
    .of = of Augurs' College
card-bronze-of-the-foundries = Bronze of the Foundries
    .the = Bronze of the Foundries
    .a = Bronze of the Foundries
    .gender = neuter
    .of = of Bronze of the Foundries
card-amber-route = Amber Route
    .the = Amber Route
    .a = Amber Route
    .gender = neuter
    .of = of Amber Route
card-rostra-of-tarchna = Rostra of Tarchna
    .the = Rostra of Tarchna
    .a = Rostra of Tarchna
    .gender = neuter
    .of = of Rostra of Tarchna
card-gold-granulation = Gold Granulation
    .the = Gold Granulation
    .a = Gold Granulation
    .gender = neuter
    .of = of Gold Granulation
card-book-of-thunder = Book of Thunder
    .the = Book of Thunder
    .a = Book of Thunder
    .gender = neuter
    .of = of Book of Thunder
card-tyrrhenian-corsairs = Tyrrhenian Corsairs
    .the = Tyrrhenian Corsairs
    .a = Tyrrhenian Corsairs
    .gender = neuter
    .of = of Tyrrhenian Corsairs

# Cards of Huaxia
card-walled-market-towns = Walled Market Towns
    .the = Walled Market Towns
    .a = Walled Market Towns
    .gender = neuter
    .of = of Walled Market Towns
card-canal-granaries = Canal Granaries
    .the = Canal Granaries
    .a = Canal Granaries
    .gender = neuter
    .of = of Canal Granaries
card-oracle-bones = Oracle Bones
    .the = Oracle Bones
    .a = Oracle Bones
    .gender = neuter
    .of = of Oracle Bones
card-gansu-road = Gansu Road
    .the = Gansu Road
    .a = Gansu Road
    .gender = neuter
    .of = of Gansu Road
card-jade-tribute = Jade Tribute
    .the = Jade Tribute
    .a = Jade Tribute
    .gender = neuter
    .of = of Jade Tribute
card-envoys-to-the-steppe = Envoys to the Steppe
    .the = Envoys to the Steppe
    .a = Envoys to the Steppe
    .gender = neuter
    .of = of Envoys to the Steppe
card-voyage-of-zho-ying = Voyage of Zho Ying
    .the = Voyage of Zho Ying
    .a = Voyage of Zho Ying
    .gender = neuter
    .of = of Voyage of Zho Ying
card-celestial-cavalry = Celestial Cavalry
    .the = Celestial Cavalry
    .a = Celestial Cavalry
    .gender = neuter
    .of = of Celestial Cavalry
card-mandate-of-a-hundred-states = Mandate of a Hundred States
    .the = Mandate of a Hundred States
    .a = Mandate of a Hundred States
    .gender = neuter
    .of = of Mandate of a Hundred States

# Cards of Mupata
card-stone-enclosures = Stone Enclosures
    .the = Stone Enclosures
    .a = Stone Enclosures
    .gender = neuter
    .of = of Stone Enclosures
card-monsoon-traders = Monsoon Traders
    .the = Monsoon Traders
    .a = Monsoon Traders
    .gender = neuter
    .of = of Monsoon Traders
card-cattle-wealth = Cattle Wealth
    .the = Cattle Wealth
    .a = Cattle Wealth
    .gender = neuter
    .of = of Cattle Wealth
card-gold-of-the-plateau = Gold of the Plateau
    .the = Gold of the Plateau
    .a = Gold of the Plateau
    .gender = neuter
    .of = of Gold of the Plateau
card-copper-ingot-trade = Copper Ingot Trade
    .the = Copper Ingot Trade
    .a = Copper Ingot Trade
    .gender = neuter
    .of = of Copper Ingot Trade
card-spirit-mediums-counsel = Spirit Mediums' Counsel
    .the = Spirit Mediums' Counsel
    .a = Spirit Mediums' Counsel
    .gender = neuter
    .of = of Spirit Mediums' Counsel
card-council-of-elders = Council of Elders
    .the = Council of Elders
    .a = Council of Elders
    .gender = neuter
    .of = of Council of Elders
card-songs-of-the-ancestors = Songs of the Ancestors
    .the = Songs of the Ancestors
    .a = Songs of the Ancestors
    .gender = neuter
    .of = of Songs of the Ancestors
card-tribute-of-rival-kings = Tribute of Rival Kings
    .the = Tribute of Rival Kings
    .a = Tribute of Rival Kings
    .gender = neuter
    .of = of Tribute of Rival Kings

# Cards of Wallmapu
card-gathering-of-the-rewe = Gathering of the Rewe
    .the = Gathering of the Rewe
    .a = Gathering of the Rewe
    .gender = neuter
    .of = of Gathering of the Rewe
card-araucaria-harvest = Araucaria Harvest
    .the = Araucaria Harvest
    .a = Araucaria Harvest
    .gender = neuter
    .of = of Araucaria Harvest
card-silver-of-the-machi = Silver of the Machi
    .the = Silver of the Machi
    .a = Silver of the Machi
    .gender = neuter
    .of = of Silver of the Machi
card-terraced-fields = Terraced Fields
    .the = Terraced Fields
    .a = Terraced Fields
    .gender = neuter
    .of = of Terraced Fields
card-crossing-of-the-great-water = Crossing of the Great Water
    .the = Crossing of the Great Water
    .a = Crossing of the Great Water
    .gender = neuter
    .of = of Crossing of the Great Water
card-war-captains-accord = War Captains' Accord
    .the = War Captains' Accord
    .a = War Captains' Accord
    .gender = neuter
    .of = of War Captains' Accord
card-weavers-pattern = Weavers' Pattern
    .the = Weavers' Pattern
    .a = Weavers' Pattern
    .gender = neuter
    .of = of Weavers' Pattern
card-eight-provinces = Eight Provinces
    .the = Eight Provinces
    .a = Eight Provinces
    .gender = neuter
    .of = of Eight Provinces
card-lords-of-two-worlds = Lords of Two Worlds
    .the = Lords of Two Worlds
    .a = Lords of Two Worlds
    .gender = neuter
    .of = of Lords of Two Worlds

# What a card asks for: `n` of something, a `color` or a `face` of a die, an `ocean`

condition-occupy-color = occupy at least { $n } { $color } { $n ->
    [one] region
   *[other] regions
}
condition-occupy-total = occupy at least { $n ->
    [one] one region
   *[other] { $n } regions
}
condition-occupy-distinct-colors = occupy regions of at least { $n ->
    [one] one colour
   *[other] { $n } colours
}
condition-occupy-coast = occupy at least { $n ->
    [one] one region
   *[other] { $n } regions
} on { $ocean_the }
condition-explorers-in-region = have at least { $n ->
    [one] one explorer
   *[other] { $n } explorers
} in one region
condition-own-cities-on-board = have at least { $n } of your cities on the map
condition-captured-total = have taken at least { $n ->
    [one] one rival city
   *[other] { $n } rival cities
} in the game
condition-conquer = make at least { $n ->
    [one] one conquest
   *[other] { $n } conquests
} this turn
condition-conquer-players = conquer regions of at least { $n ->
    [one] one rival
   *[other] { $n } rivals
} this turn
condition-capture-city-turn = take at least { $n ->
    [one] one rival city
   *[other] { $n } rival cities
} this turn
condition-raise-track = raise the { $color } track at least { $n ->
    [one] one space
   *[other] { $n } spaces
} this turn
condition-raise-distinct = raise at least { $n ->
    [one] one track
   *[other] { $n } different tracks
} this turn
condition-dice-same = have at least { $n } final { $n ->
    [one] die
   *[other] dice
} of one face
condition-dice-distinct = have at least { $n ->
    [one] one face
   *[other] { $n } different faces
} on the final dice
condition-dice-face = have at least { $n } final { $n ->
    [one] die
   *[other] dice
} showing { $face }

## Events
## One sentence each; `who` did it, and the reader is addressed where the reader did it.

event-assigned = { $who_you ->
    [yes] You lead
   *[no] { $who } leads
} { $civilization }: { $count ->
    [one] one explorer and a city are
   *[other] { $count } explorers and a city are
} in { $region }.
event-begun = { $who_you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
event-started = Round { $round }: it is { $who_you ->
    [yes] your
   *[no] { $who }'s
} turn.
event-drew = { $who_you ->
    [yes] You
   *[no] { $who }
} drew { $card }.
event-drew-unseen = { $who_you ->
    [yes] You
   *[no] { $who }
} drew a card.
event-rolled = { $who_you ->
    [yes] You
   *[no] { $who }
} rolled { $face }.
event-rerolled = { $who_you ->
    [yes] You
   *[no] { $who }
} re-rolled { $faces_count ->
    [one] one die
   *[other] { $faces_count } dice
}: { $faces }.
event-blackened = { $who_you ->
    [yes] You
   *[no] { $who }
} discarded { $card } and turned { $face_a } black.
event-moved = { $who_you ->
    [yes] You
   *[no] { $who }
} moved an explorer from { $source } to { $target } for { $cost ->
    [one] one point
   *[other] { $cost } points
}.
event-invaded = { $who_you ->
    [yes] You
   *[no] { $who }
} set out to conquer { $target } from { $rival_you ->
    [yes] you
   *[no] { $rival }
}.
event-conquered = { $who_you ->
    [yes] You
   *[no] { $who }
} conquered { $target } from { $rival_you ->
    [yes] you
   *[no] { $rival }
}: { $explorers }{ $black ->
    [0] { "" }
   *[other] { " " }+ { $black } black
} against { $defenders }.
event-captured = { $who_you ->
    [yes] You
   *[no] { $who }
} took { cities-taken } from { $rival_you ->
    [yes] you
   *[no] { $rival }
} in { $region }.
cities-taken = { $count ->
    [one] a city
   *[other] { $count } cities
}
event-retreated = { $who_you ->
    [yes] You
   *[no] { $who }
} retreated to { $region } with { $count ->
    [one] one explorer
   *[other] { $count } explorers
}.
event-converted = { $who_you ->
    [yes] You
   *[no] { $who }
} discarded { $card } and turned { $face_a } { $into }.
event-raised = { $who_you ->
    [yes] You
   *[no] { $who }
} raised { $track_the } to a space that shows { $value } and is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
event-placed = { $who_you ->
    [yes] You
   *[no] { $who }
} placed { $count ->
    [one] a new explorer
   *[other] { $count } new explorers
} in { $region }.
event-founded = { $who_you ->
    [yes] You
   *[no] { $who }
} placed the city { $track_of } in { $region }.
event-scored = { $who_you ->
    [yes] You
   *[no] { $who }
} scored { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}.
event-turned-up = A city { $owner_you ->
    [yes] of yours
   *[no] of { $owner }'s
} brings { $who_you ->
    [yes] you
   *[no] { $who }
} { points-brought }.
points-brought = { $value ->
    [one] one point
   *[other] { $value } points
}
event-ended = { $reason ->
   *[rounds] The last turn of the last round is over: the game has ended.
}

## Refusals
## Why a move is not allowed, and what to do instead where that helps; the clause is shown beside it.

# Whose decision, and which step

refusal-no-such-seat = There is no seat { $seat }: the seats are 1 to { $seats }.
refusal-game-over = The game is over.
refusal-not-your-turn = It is for { $who } to decide.
refusal-chance-first = Wait until chance has decided.
refusal-chance-only = That is not a player's choice: chance decides it.
refusal-not-possible-by-chance = Nothing of the sort can come up now.
refusal-rolling-is-over = Re-rolling is over: no die is rolled again this turn.
refusal-blacken-not-now = Dice are turned black when re-rolling is over and before the first move.
refusal-move-not-now = Explorers move after the dice and before the advancement, and what has been begun is finished first.
refusal-no-invasion-now = No invasion is under way: choose a region to invade first.
refusal-no-retreat-now = No explorers of yours have to retreat now.
refusal-advance-not-now = Dice are turned and markers raised in the advancement, after the movement, and new explorers are placed first.
refusal-nobody-to-place = You have no new explorer to place.
refusal-no-city-now = No city is placed now: cities come when all markers have been raised.
refusal-score-not-now = No card is scored in the middle of this: finish it first.
refusal-turn-not-over = The turn is not over yet: finish the steps that come before.

# Dice

refusal-reroll-nothing = Name the dice to re-roll, or stop.
refusal-no-such-dice = { $there ->
    [0] No die shows { $face }.
    [one] Only one die shows { $face }, and you named { $count }.
   *[other] Only { $there } dice show { $face }, and you named { $count }.
}
refusal-moved-already = You have moved already: dice are turned black before the first move.
refusal-black-already = That die is black already.
refusal-no-such-die = There is no { $face } die that could be turned.

# Movement

refusal-no-explorer-there = You have no explorer in { $region }.
refusal-no-way = No single move leads from { $source } to { $target }, neither over a border nor over the sea.
refusal-rival-there = { $rival } occupies { $region }: you can only invade it.
refusal-too-far = The way from { $source } to { $target } costs { $cost ->
    [one] one point
   *[other] { $cost } points
}, and you have { points-left } left.
points-left = { $points ->
    [0] none
    [one] one
   *[other] { $points }
}

# Conquest and retreat

refusal-no-rival-there = No rival is in { $region }: there is nothing to conquer.
refusal-last-region = { $region } is the only region that { $rival } occupies, so it cannot be attacked.
refusal-too-few = { $region } needs { explorers-needed }: only { $found } can get there in one move.
refusal-too-dear = { $region } needs { explorers-needed }: to bring { $needed ->
    [one] one costs
   *[other] them costs
} at least { $cost ->
    [one] one point
   *[other] { $cost } points
}, and you have { points-left } left.
explorers-needed = { $needed ->
    [one] one explorer
   *[other] { $needed } explorers
}{ $black ->
    [0] { "" }
    [one] { " " }and your black die
   *[other] { " " }and your { $black } black dice
} against { $defenders ->
    [one] one defender
   *[other] { $defenders } defenders
}
refusal-rest-could-not-follow = The way from { $source } to { $target } costs { $cost ->
    [one] one point
   *[other] { $cost } points
}, and of the { $points } you have too few would be left to complete the conquest.
refusal-no-own-explorers-there = You have no explorers in { $region }: choose a region that you occupy.

# Advancement

refusal-raised-already = A marker has been raised, so no die is turned any more this turn.
refusal-same-face = The die shows { $face } already: name another face.
refusal-at-the-top = The marker { $track_of } is at the top.
refusal-no-die-left = { $dice ->
    [0] { $track_the } needs { $face_a }, and you have none.
    [one] { $track_the } needs another { $face } die: your only one has served this turn.
   *[other] { $track_the } needs another { $face } die: your { $dice } have served this turn.
}
refusal-no-region-left = { $regions ->
    [0] { $track_the } needs one { colour-of-region } region, and you occupy none.
    [one] { $track_the } needs another { colour-of-region } region: the only one you occupy has served this turn.
   *[other] { $track_the } needs another { colour-of-region } region: the { $regions } that you occupy have served this turn.
}
colour-of-region = { $face }

# Cities

refusal-no-token-due = No city { $track_of } is to be placed.
refusal-not-occupied = You have no explorers in { $region }, and a city is placed in a region that you occupy.
refusal-city-there = { $region } holds a city already, and you occupy a region without one.

# Cards

refusal-not-in-hand = You do not hold { $card } in your hand.
refusal-dice-not-final = { $card } looks at the final dice: stop re-rolling first.
refusal-condition-not-met = { $condition ->
    [occupy_color] { $card } needs { $needed ->
        [one] one { $face } region
       *[other] { $needed } { $face } regions
    }, and you occupy { $found }.
    [occupy_total] { $card } needs { $needed ->
        [one] one region
       *[other] { $needed } regions
    }, and you occupy { $found }.
    [occupy_distinct_colors] { $card } needs regions of { $needed ->
        [one] one colour
       *[other] { $needed } colours
    }, and yours show { $found }.
    [occupy_coast] { $card } needs { $needed ->
        [one] one region
       *[other] { $needed } regions
    } on { $ocean_the }, and you occupy { $found }.
    [explorers_in_region] { $card } needs { $needed ->
        [one] one explorer
       *[other] { $needed } explorers
    } in one region, and the most you have in one is { $found }.
    [own_cities_on_board] { $card } needs { $needed ->
        [one] one of your cities
       *[other] { $needed } of your cities
    } on the map, and you have { $found } there.
    [captured_total] { $card } needs { $needed ->
        [one] one rival city
       *[other] { $needed } rival cities
    } taken in the game, and you have taken { $found }.
    [conquer] { $card } needs { $needed ->
        [one] one conquest
       *[other] { $needed } conquests
    } this turn, and you have made { $found }.
    [conquer_players] { $card } needs conquests from { $needed ->
        [one] one rival
       *[other] { $needed } rivals
    } this turn, and yours are from { $found }.
    [capture_city_turn] { $card } needs { $needed ->
        [one] one rival city
       *[other] { $needed } rival cities
    } taken this turn, and you have taken { $found }.
    [raise_track] { $card } needs { $needed ->
        [one] one space
       *[other] { $needed } spaces
    } on the { colour-of-region } track this turn, and you have gone up { $found }.
    [raise_distinct] { $card } needs { $needed ->
        [one] one track
       *[other] { $needed } different tracks
    } raised this turn, and you have raised { $found }.
    [dice_same] { $card } needs { $needed ->
        [one] one final die
       *[other] { $needed } final dice
    } of one face, and the most you have of one is { $found }.
    [dice_distinct] { $card } needs { $needed ->
        [one] one face
       *[other] { $needed } different faces
    } on the final dice, and yours show { $found }.
   *[dice_face] { $card } needs { $needed ->
        [one] one final { $face } die
       *[other] { $needed } final { $face } dice
    }, and you have { $found }.
}

## Questions

question-rerolling = Which dice do you re-roll? You have { $count ->
    [one] one re-roll
   *[other] { $count } re-rolls
} left.
question-moving-first = Do you turn dice black, and where do you move? You have { $points ->
    [one] one movement point
   *[other] { $points } movement points
}.
question-moving = Where do you move? You have { $points ->
    [one] one movement point
   *[other] { $points } movement points
} left.
question-invading = From where does an explorer join the invasion of { $target }? You need { $missing ->
    [one] one more
   *[other] { $missing } more
} and have { $points ->
    [one] one point
   *[other] { $points } points
} left.
question-retreating = You have lost { $region }. Where { $count ->
    [one] does your explorer
   *[other] do your { $count } explorers
} retreat to?
question-advancing-first = Do you turn dice with cards, and which marker do you raise?
question-advancing = Which marker do you raise?
question-placing = { $count ->
    [one] Where do you place the new explorer?
   *[other] Where do you place the next of { $count } new explorers?
}
question-founding = { $count ->
    [one] Where do you place the city?
   *[other] Which of { $count } cities do you place next, and where?
}
question-closing = Do you score a card before your turn ends?
question-wait = Waiting for { $who }.
question-chance = Chance decides.
question-over = The game is over.

# The steps of a turn, of the set-up and of the end

## Scores

score-tracks = Tracks
score-cities = Cities
score-cards = Cards

reason-rounds = Last round

# Options

option-first = First player
    .description = Who begins: drawn at random, or a seat.
option-first-random = At random
option-civilizations = Civilizations
    .description = Handed out at random, or chosen for the seats in order and separated by commas, such as karthadst,etruria.
option-civilizations-random = At random
option-early-dice-cards = Dice cards at once
    .description = Cards that look at dice may be scored after every roll, not only when re-rolling is over.
option-converted-dice-count = Turned dice count
    .description = Cards that look at dice count those turned with a card as they lie; otherwise as they were rolled.
option-reconvert-black = Black dice turn again
    .description = A die that a card turned black may be turned to a colour in the advancement.
option-late-conversion = Late turning
    .description = Dice that no raise has used may be turned with cards throughout the advancement, not only before the first raise.
option-spread-cities = Cities apart
    .description = Cities placed in one turn go into different regions as long as their owner occupies regions without a city; otherwise a region that had none may take several.
option-components = Components
    .description = A component set of your own instead of the one supplied.

## The game

game-tagline = Other empires, on a roll of the dice.
game-description = Two to five civilizations grow out of one region each. Roll coloured dice, send explorers over land and sea, drive rivals out and take their cities, and advance wherever a die and a region of yours share a colour: with more dice, more re-rolls, longer journeys, more cards or more explorers. Advances, cities and achievements decide after eight rounds, with five players after seven.
game-turn = A turn: roll the dice and re-roll what you like, move explorers and conquer, then raise tracks, each step with a die and a region of its colour. Cards are scored whenever their conditions hold. Most points win.

# Moves: what each does, and how it is typed

move-assign = Chance: a seat gets a civilization.
    .usage = assign <civilization>
move-first = Chance: a seat goes first.
    .usage = first <seat>
move-draw = Chance: a card is drawn.
    .usage = draw <card>
move-roll = Chance: a die falls.
    .usage = roll <face>
move-turn-up = Chance: a city token is turned up at the end.
    .usage = turn-up <value>
move-reroll = Re-roll these dice: o, b, p, g, y for the colours and k for black.
    .usage = reroll <die> …
move-stop = Keep all dice: re-rolling is over.
    .usage = stop
move-black = Discard a card to turn a die black.
    .usage = black <card> <face>
move-move = Move an explorer to a neighbour or from coast to coast.
    .usage = move <region> <region>
move-invade = Choose a rival's region to conquer.
    .usage = invade <region>
move-bring = Send an explorer of this region into the invasion.
    .usage = bring <region>
move-halt = Move no more; points left over are lost.
    .usage = halt
move-retreat = Take your defeated explorers to this region.
    .usage = retreat <region>
move-convert = Discard a card to turn a die to another face.
    .usage = convert <card> <face> <face>
move-raise = Raise the marker of a track by one space.
    .usage = raise orange|blue|purple|green|yellow
move-rest = Raise no more.
    .usage = rest
move-place = Put a new explorer into this region.
    .usage = place <region>
move-city = Put the city of a track into this region.
    .usage = city orange|blue|purple|green|yellow <region>
move-score = Score a card whose conditions hold.
    .usage = score <card>
move-finish = End your turn.
    .usage = finish

## What can be wrong with the options

civilizations-wrong = the option civilizations cannot be { $value }; it can be random, or { $seats } different ones of { $known }, separated by commas.

## What can be wrong with a component set

components-few = { $count } are not enough for { $seats } seats.
components-not-allowed = “{ $name }” is allowed with no number of seats.
components-faces = these must be the six faces (E-1.4): { $known }.
components-regions = with { $seats } seats there are { $total } regions, not { $count } (E-2.2).
components-colors = with { $seats } seats { $spread ->
    [0] { $least }
   *[other] { $least } or { $most }
} regions are { $color }, not { $count } (E-2.2).
components-oceans = there are two oceans, and they border each other (E-1.3).
components-itself = nothing borders itself.
components-one-way = “{ $other }” stands there, but “{ $name }” does not stand at “{ $other }”.
components-no-way = with { $seats } seats no way leads there from “{ $start }”.
components-same = another civilization has the same.
components-start-color = “{ $region }” is { $color }, and the civilization is { $civilization }.
components-start-absent = “{ $region }” is not there with { $seats } seats, and the civilization is.
components-fall = these must not fall.
components-rise = these must rise from 0 with every space.
components-asks = it must ask for something.
components-takes = { $kind } takes { $known } and nothing else.
components-least = { $kind } needs an n of 1 or more, not { $n }.
components-reach = { $kind } is out of reach with { $seats } seats: n can be { $most } at most, not { $n }.
components-deck = the deck of “{ $civilization }” has { $total } cards, not { $count } (E-1.7).

## What can be wrong with a position

position-hand = the hand of seat { $seat } is not told.
position-map = the map is not the one of { $seats } seats.
position-civilizations = these civilizations cannot meet.
position-assigning = a seat lacks a civilization, or would get a second one.
position-marker = a marker of seat { $seat } is off its track.
position-cards = the cards of seat { $seat } cannot be where they are.
position-tokens = { $count } city tokens of seat { $seat }, and there are { $total }.
position-taken = seat { $seat } cannot have taken those city tokens.
position-nobody = explorers without a seat, or a seat without explorers, in “{ $region }”.
position-explorers = { $count } explorers of seat { $seat }, and there should be { $total }.
position-round = this step cannot be in round { $round }.
position-away = seat { $seat } cannot have left its start region yet.
position-invasion = “{ $region }” cannot be invaded.
position-retreat = nobody was defeated in “{ $region }”.
position-count = the step { $step } cannot be about so many.
position-dice = these dice cannot lie there.
position-counters = something was done more often than can be.
position-values = the city tokens of seat { $seat } cannot be worth that.
position-revealed = other city tokens are turned up than are gone.

## Board

board-round = Round { $round } of { $rounds }
board-turn =
    { $you ->
        [yes] your turn
       *[no] { $who }'s turn
    }
board-signs = ●3 explorers, ⌂ cities by the number of their owners, ◂ ▸ the coasts of either ocean, [b] a die (b) one that has served, ★ points, ✓ can be scored; tracks: [3] where the marker is, ⌂ the city space, in short 2:3→4 for level 2, value 3, then 4, ⌂+1 steps to the city; move 2 etruria albion: twice the same move
board-signs-ascii = @3 explorers, ^ cities by the number of their owners, < > the coasts of either ocean, [b] a die (b) one that has served, * points, + can be scored; tracks: [3] where the marker is, ^ the city space, in short 2:3>4 for level 2, value 3, then 4, ^+1 steps to the city; move 2 etruria albion: twice the same move
board-things = a region, an ocean, a card, a colour, a player (? 2)
board-example = invade rus
board-dice = Dice
board-rerolls =
    { $count ->
        [one] one re-roll
       *[other] { $count } re-rolls
    }
board-movement =
    { $count ->
        [one] one movement point
       *[other] { $count } movement points
    }
board-hand =
    { $count ->
        [0] Your hand is empty
       *[other] Your hand
    }
board-track-dice = dice
board-track-rerolls = re-rolls
board-track-movement = movement
board-track-cards = cards
board-track-explorers = explorers
board-row-cities = cities + taken
board-row-hand = hand / deck
board-row-scored = scored
board-scored = { $who } scored { $cards }
board-rolled =
    { $who_you ->
        [yes] You
       *[no] { $who }
    } rolled { $faces }.
board-moved =
    { $who_you ->
        [yes] You
       *[no] { $who }
    } moved { $count } explorers from { $source } to { $target } for { $cost } points.
board-drew =
    { $who_you ->
        [yes] You
       *[no] { $who }
    } drew { $count } cards.
board-turned-up =
    { $count } cities { $owner_you ->
        [yes] of yours
       *[no] of { $owner }'s
    } bring { $who_you ->
        [yes] you
       *[no] { $who }
    } { $values } = { $points } points.
board-cost =
    { $cost ->
        [one] one point
       *[other] { $cost } points
    }
board-takes =
    { $count ->
        [one] takes a city
       *[other] takes { $count } cities
    }
board-explorers =
    { $count ->
        [one] one explorer
       *[other] { $count } explorers
    }
board-needs-explorers =
    { $count ->
        [one] needs one explorer
       *[other] needs { $count } explorers
    } against { $defenders }, for { board-cost } at least
board-rise =
    { $name } from { $now } to { $next }, { $points ->
        [one] one point
       *[other] { $points } points
    }
about-nobody = { $region }, { $colour }: nobody is there.
about-occupied = { $region }, { $colour }: { $who }, { board-explorers }.
about-city-of = { $count } of { $who }
about-cities = Cities: { $cities }.
about-borders = Borders { $borders }.
about-ocean = { $ocean } washes { $regions }.
about-conquest =
    To conquer it takes { board-explorers }{ $black ->
        [0] .
        [one] , besides your black die.
       *[other] , besides your { $black } black dice.
    }
about-last-region = It is the only region { $who } occupies, so it cannot be attacked.
about-ways = Points to come here from your regions: { $ways }.
about-no-way = None of your explorers can come here.
about-id = Its name in moves is { $id }.
about-card-scored = Scored by { $who }.
about-card-discarded = Discarded by { $who }.
about-card-unseen = In the hand or the deck of { $who }.
about-card-hand = In your hand.
about-card-deck = In your deck.
about-card-absent = Not in this game.
about-card-met = It could be scored as things stand.
about-track-orange = the number of dice you roll.
about-track-blue = how often you may re-roll.
about-track-purple = your movement points.
about-track-green = the cards you draw on reaching a space.
about-track-yellow = your explorers on the map.
about-spaces = { $who }: { $values }, worth { $points }; the marker is on space { $level }, the city on { $city }.
about-black = A black die is one more explorer in every conquest of the turn. It raises nothing.
about-player = { $who } leads { $civilization }: { $regions }.
about-player-scored = Scored: { $cards }.
about-player-discarded = Discarded: { $cards }.
verb-reroll = reroll|re-roll
verb-stop = stop|keep
verb-black = black|blacken
verb-move = move|go
verb-invade = invade|conquer|attack
verb-bring = bring|send
verb-halt = halt
verb-retreat = retreat|flee
verb-convert = convert|turn
verb-raise = raise|advance
verb-rest = rest
verb-place = place
verb-city = city|found
verb-score = score|achieve
verb-finish = finish|end

# Headings of the component tables

component-game = The game
component-rounds = Rounds, by number of players
component-city-values = City tokens
component-explorers = Explorers
component-cards-per-deck = Cards of a deck
component-dice = Dice
component-civilizations = Civilizations, by number of players
component-die = Die
component-faces = Faces
component-ocean = Oceans
component-region = Regions
component-color = Colour
component-two-player-side = On the side for two
component-from-players = From so many players
component-oceans = Coasts
component-borders = Borders
component-two-players = With two players
component-more = With more
component-civilization = Civilization
component-start = Start
component-orange = Orange track
component-blue = Blue track
component-purple = Purple track
component-green = Green track
component-yellow = Yellow track
component-values = Values
component-points = Points
component-city = City space
component-card = Cards
component-requires = Conditions
