## Components
## Each has its name, then the name with the definite article (.the), with the indefinite one (.a) and after "of" (.of).

# Residential buildings
piece-domus = domus
    .the = the domus
    .a = a domus
    .gender = neuter
    .of = of the domus
piece-domus-maxima = domus maxima
    .the = the domus maxima
    .a = a domus maxima
    .gender = neuter
    .of = of the domus maxima
piece-insula-angle = angled insula
    .the = the angled insula
    .a = an angled insula
    .gender = neuter
    .of = of the angled insula
piece-insula-row = row insula
    .the = the row insula
    .a = a row insula
    .gender = neuter
    .of = of the row insula
piece-grand-insula-block = square grand insula
    .the = the square grand insula
    .a = a square grand insula
    .gender = neuter
    .of = of the square grand insula
piece-grand-insula-row = row grand insula
    .the = the row grand insula
    .a = a row grand insula
    .gender = neuter
    .of = of the row grand insula

# Commercial buildings
piece-bakery = bakery
    .the = the bakery
    .a = a bakery
    .gender = neuter
    .of = of the bakery
piece-pottery = pottery
    .the = the pottery
    .a = a pottery
    .gender = neuter
    .of = of the pottery
piece-artisan-forum-angle = angled artisan forum
    .the = the angled artisan forum
    .a = an angled artisan forum
    .gender = neuter
    .of = of the angled artisan forum
piece-artisan-forum-row = row artisan forum
    .the = the row artisan forum
    .a = a row artisan forum
    .gender = neuter
    .of = of the row artisan forum
piece-foundry-block = square foundry
    .the = the square foundry
    .a = a square foundry
    .gender = neuter
    .of = of the square foundry
piece-foundry-row = row foundry
    .the = the row foundry
    .a = a row foundry
    .gender = neuter
    .of = of the row foundry

# Civic buildings
piece-fountain = fountain
    .the = the fountain
    .a = a fountain
    .gender = neuter
    .of = of the fountain
piece-grand-fountain = grand fountain
    .the = the grand fountain
    .a = a grand fountain
    .gender = neuter
    .of = of the grand fountain
piece-library = library
    .the = the library
    .a = a library
    .gender = neuter
    .of = of the library
piece-grand-library = grand library
    .the = the grand library
    .a = a grand library
    .gender = neuter
    .of = of the grand library
piece-garden = garden
    .the = the garden
    .a = a garden
    .gender = neuter
    .of = of the garden
piece-grand-garden = grand garden
    .the = the grand garden
    .a = a grand garden
    .gender = neuter
    .of = of the grand garden
piece-market = street market
    .the = the street market
    .a = a street market
    .gender = neuter
    .of = of the street market
piece-grand-market = grand market
    .the = the grand market
    .a = a grand market
    .gender = neuter
    .of = of the grand market

# Monuments
piece-pantheon = Pantheon
    .the = the Pantheon
    .a = a Pantheon
    .gender = neuter
    .of = of the Pantheon
piece-roman-forum = Roman Forum
    .the = the Roman Forum
    .a = a Roman Forum
    .gender = neuter
    .of = of the Roman Forum
piece-circus-maximus = Circus Maximus
    .the = the Circus Maximus
    .a = a Circus Maximus
    .gender = neuter
    .of = of the Circus Maximus
piece-temple-of-vulcan = Temple of Vulcan
    .the = the Temple of Vulcan
    .a = a Temple of Vulcan
    .gender = neuter
    .of = of the Temple of Vulcan
piece-temple-of-minerva = Temple of Minerva
    .the = the Temple of Minerva
    .a = a Temple of Minerva
    .gender = neuter
    .of = of the Temple of Minerva
piece-tower-of-wonders = Tower of Wonders
    .the = the Tower of Wonders
    .a = a Tower of Wonders
    .gender = neuter
    .of = of the Tower of Wonders
piece-temple-of-mars = Temple of Mars
    .the = the Temple of Mars
    .a = a Temple of Mars
    .gender = neuter
    .of = of the Temple of Mars
piece-temple-of-neptune = Temple of Neptune
    .the = the Temple of Neptune
    .a = a Temple of Neptune
    .gender = neuter
    .of = of the Temple of Neptune
piece-lighthouse = Lighthouse
    .the = the Lighthouse
    .a = a Lighthouse
    .gender = neuter
    .of = of the Lighthouse
piece-observation-tower = Observation Tower
    .the = the Observation Tower
    .a = an Observation Tower
    .gender = neuter
    .of = of the Observation Tower
piece-temple-of-jupiter = Temple of Jupiter
    .the = the Temple of Jupiter
    .a = a Temple of Jupiter
    .gender = neuter
    .of = of the Temple of Jupiter
piece-colosseum = Colosseum
    .the = the Colosseum
    .a = a Colosseum
    .gender = neuter
    .of = of the Colosseum
piece-royal-warehouse = Royal Warehouse
    .the = the Royal Warehouse
    .a = a Royal Warehouse
    .gender = neuter
    .of = of the Royal Warehouse
piece-regia = Regia
    .the = the Regia
    .a = a Regia
    .gender = neuter
    .of = of the Regia
piece-statue-of-romulus = Statue of Romulus
    .the = the Statue of Romulus
    .a = a Statue of Romulus
    .gender = neuter
    .of = of the Statue of Romulus
piece-temple-of-venus = Temple of Venus
    .the = the Temple of Venus
    .a = a Temple of Venus
    .gender = neuter
    .of = of the Temple of Venus
piece-temple-of-apollo = Temple of Apollo
    .the = the Temple of Apollo
    .a = a Temple of Apollo
    .gender = neuter
    .of = of the Temple of Apollo
piece-triumphal-arch = Triumphal Arch
    .the = the Triumphal Arch
    .a = a Triumphal Arch
    .gender = neuter
    .of = of the Triumphal Arch
piece-imperial-port = Imperial Port
    .the = the Imperial Port
    .a = an Imperial Port
    .gender = neuter
    .of = of the Imperial Port

# Types: the plain value is the adjective, the forms are a building of the type
type-residential = residential
    .the = the residential building
    .a = a residential building
    .gender = neuter
    .of = of the residential building
    .buildings = residential buildings
type-commercial = commercial
    .the = the commercial building
    .a = a commercial building
    .gender = neuter
    .of = of the commercial building
    .buildings = commercial buildings
type-civic = civic
    .the = the civic building
    .a = a civic building
    .gender = neuter
    .of = of the civic building
    .buildings = civic buildings
type-any = any
    .the = the building
    .a = a building
    .gender = neuter
    .of = of the building
    .buildings = buildings

# Sets of monument cards
cards-a = standard set
    .the = the standard set
    .a = a standard set
    .gender = neuter
    .of = of the standard set
cards-b = Latium's own set
    .the = Latium's own set
    .a = a set of Latium's own
    .gender = neuter
    .of = of Latium's own set

# What a monument card asks for: `n` of something, perhaps of a `type`; a line of the card, and part of a sentence

condition-lot-markers-in-supply = { $n ->
    [one] one lot marker
   *[other] { $n } lot markers
} in the supply
condition-lot-markers-on-board = { $n ->
    [one] one lot marker
   *[other] { $n } lot markers
} on the board
condition-population = a population of { $n }
condition-deeds = { $n ->
    [one] one deed
   *[other] { $n } deeds
}
condition-lots-covered = { $n ->
    [one] one lot
   *[other] { $n } lots
} covered by { $type_buildings }
condition-buildings = { $n ->
    [one] { $type_a }
   *[other] { $n } { $type_buildings }
}
condition-max-building-size = a building of { $n ->
    [one] one lot
   *[other] { $n } lots
}
condition-coin-value = a coin value of { $n }
condition-border-lots = { $n ->
    [one] one lot
   *[other] { $n } lots
} on the border
condition-coins-in-hand = { $n ->
    [one] one coin
   *[other] { $n } coins
} in hand
condition-touches-border = a place at the border
condition-adjacent-buildings = { $n ->
    [one] one adjacent building
   *[other] { $n } adjacent buildings
}
condition-adjacent-other-player-buildings = { $n ->
    [one] one adjacent building
   *[other] { $n } adjacent buildings
} of other players

## Events
## One sentence each; `who` did it, and the reader is addressed where the reader did it.

event-begun = { $who_you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
event-dealt = { $who_you ->
    [yes] You
   *[no] { $who }
} got the deed of { $lot }.
event-drew = { $who_you ->
    [yes] You
   *[no] { $who }
} drew the deed of { $lot } to choose from.
event-drew-unseen = { $who_you ->
    [yes] You
   *[no] { $who }
} drew a deed to choose from.
event-chose = { $who_you ->
    [yes] You
   *[no] { $who }
} chose the deed of { $lot }.
event-chose-unseen = { $who_you ->
    [yes] You have
   *[no] { $who } has
} chosen a deed.
event-kept = { $who_you ->
    [yes] You
   *[no] { $who }
} kept the deed of { $lot }.
event-offered = The deed of { $lot } came into the row, in place { $slot }, for { $price ->
    [0] nothing
    [one] one coin
   *[other] { $price } coins
}.
event-unveiled = { $piece_the } is on display, with its card { $cards_of }.
event-took-income = { $who_you ->
    [yes] You
   *[no] { $who }
} took { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $value ->
    [0] .
   *[other] : { $base } + { $value } from buildings.
}
event-bought = { $who_you ->
    [yes] You
   *[no] { $who }
} bought the deed of { $lot } for { $price ->
    [0] nothing
    [one] one coin
   *[other] { $price } coins
}.
event-withdrawn = Nobody buys: the deed of { $lot } leaves the game.
event-built = { $who_you ->
    [yes] You
   *[no] { $who }
} built { $piece_the } on { $footprint }.
event-replaced = { $who_you ->
    [yes] You
   *[no] { $who }
} took { $piece_the } off { $footprint }.
event-gifted = { $piece_the } gives { $who_you ->
    [yes] you
   *[no] { $who }
} { gift }.
gift = { $points ->
    [0] { coins-given }
   *[other] { $coins ->
        [0] { points-scored }
       *[other] { points-scored } and { coins-given }
    }
}
coins-given = { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
points-scored = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
event-population-moved = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} population went from { $before } to { $population }.
event-final-turns = { $turns ->
    [0] The last deed of era { $era } is gone: the era ends at once.
    [one] The last deed of era { $era } is gone: one final turn is left.
   *[other] The last deed of era { $era } is gone: { $turns } final turns are left.
}
event-commerce-scored = { $buildings ->
    [one] One commercial building
   *[other] { $buildings } commercial buildings
} { bring } { $who_you ->
    [yes] you
   *[no] { $who }
} { commerce-brought }.
bring = { $buildings ->
    [one] brings
   *[other] bring
}
commerce-brought = { points-scored }{ $coins ->
    [0] { "" }
   *[other] { " " }and { coins-given }
}
event-civic-scored = { $piece_the } on { $footprint } brings { $who_you ->
    [yes] you
   *[no] { $who }
} { points-scored }: { $measure ->
    [population] { $total ->
        [0] no people in adjacent buildings
        [one] one person in { adjacent-buildings }
       *[other] { $total } people in { adjacent-buildings }
    }
    [coins] { $total ->
        [0] no coins in adjacent buildings
        [one] one coin in { adjacent-buildings }
       *[other] { $total } coins in { adjacent-buildings }
    }
    [civic] { $total ->
        [0] no adjacent civic building
        [one] one adjacent civic building
       *[other] { $total } adjacent civic buildings
    }
   *[building] { $total ->
        [0] no adjacent building
        [one] one adjacent building
       *[other] { $total } adjacent buildings
    }
}.
adjacent-buildings = { $neighbours ->
    [one] one adjacent building
   *[other] { $neighbours } adjacent buildings
}
event-population-scored = { $who_you ->
    [yes] Your
   *[no] { $who }'s
} population of { $population } { $points ->
    [0] brings no points.
   *[other] { $bonus ->
        [0] brings { points-scored }: the next higher one is { $counted }.
       *[other] is the highest and brings { points-scored }: { $counted } + { $bonus }.
    }
}
event-lots-scored = { $lots ->
    [one] One lot without a building brings
   *[other] { $lots } lots without a building bring
} { $who_you ->
    [yes] you
   *[no] { $who }
} { points-scored }.
event-era-ended = Era { $era } is scored.
event-ended = { $reason ->
   *[eras] The third era is scored: the game has ended.
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

# The draft

refusal-draft-first = Deeds are being drafted: all there is to do is to keep one.
refusal-no-draft-now = No deeds are being drafted now.
refusal-chosen-already = You have chosen { $lot } already: wait until all have chosen.
refusal-not-in-hand = The deed of { $lot } is not in your hand.

# Deeds

refusal-no-deeds-in-final-turns = This is a final turn: take income or build.
refusal-slot-empty = There is no deed in place { $slot }: { $deeds ->
    [0] the row is empty.
    [one] only one is left in the row.
   *[other] only { $deeds } are left in the row.
}
refusal-too-dear = The deed of { $lot } costs { $price ->
    [one] one coin
   *[other] { $price } coins
}, and you have { $coins }.
refusal-no-marker-free = All your lot markers are on the board, and { $lot } needs one: build first.

# Construction

refusal-not-in-tray = You have no { $piece } left in your tray.
refusal-wrong-shape = { $piece_the } ({ $size ->
    [one] one lot
   *[other] { $size } lots
}) does not have the shape of { $footprint } ({ $covered ->
    [one] one lot
   *[other] { $covered } lots
}).
refusal-lot-not-yours = { $count ->
    [one] { $lot } is not your lot.
   *[other] { $count } of these lots are not yours, { $lot } among them.
}
refusal-not-larger = { $piece_the } ({ $size ->
    [one] one lot
   *[other] { $size } lots
}) is not larger than { $covered_the } ({ $covered_size ->
    [one] one lot
   *[other] { $covered_size } lots
}), so it cannot take its place.
refusal-markers-short = { $needed ->
    [one] One lot would be laid open and needs a lot marker
   *[other] { $needed } lots would be laid open and need { $needed } lot markers
}, and you have { $markers ->
    [0] none
   *[other] { $markers }
}.

# Monuments

refusal-monument-not-in-game = { $piece_the } is not among the monuments of this game.
refusal-monument-stands = { $piece_the } stands on { $footprint } already.
refusal-no-monument-marker = All your monument markers are on the board, and { $piece_the } needs one.
refusal-requirement-missing = { $piece_the } asks for { $condition }{ $kind ->
    [touches_border] , and no lot of this place is on it.
    [adjacent_buildings] , and this place has { $count ->
        [0] none
       *[other] { $count }
    }.
    [adjacent_other_player_buildings] , and this place has { $count ->
        [0] none
       *[other] { $count }
    }.
    [population] , and yours is { $count }.
    [coin_value] , and yours is { $count }.
    [max_building_size] , and { $count ->
        [0] you have no building.
        [one] your largest covers one.
       *[other] your largest covers { $count }.
    }
   *[other] , and you have { $count ->
        [0] none
       *[other] { $count }
    }.
}

## Questions

question-acting = What do you do? You have { coins-and-markers }.
question-final-turn = Your final turn of this era: income, or a building? You have { coins-and-markers }.
coins-and-markers = { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} and { $markers ->
    [0] no lot marker
    [one] one lot marker
   *[other] { $markers } lot markers
}
question-drafting = Which of these { $count } deeds do you keep?
question-draft-wait = Waiting until all have chosen a deed.
question-wait = Waiting for { $who }.
question-chance = Chance decides.
question-over = The game is over.

## Scores

score-commerce = Commerce
score-civic = Civic buildings
score-population = Population
score-gifts = Gifts
score-lots = Empty lots

reason-eras = Third era scored

# What a move would change: the era if it were scored now, and an income

prospect-era-points = points of this era
prospect-era-coins = coins of this era
prospect-income = income

# Options

option-first = First player
    .description = Who begins: drawn at random, or a seat.
option-first-random = At random
option-drafting = Drafting
    .description = The first deeds are chosen from hands that go around, all players at once; otherwise they are dealt.
option-monuments = Monuments
    .description = Play with monuments: three, and one for each player.
option-cards = Monument cards
    .description = The standard cards, Latium's own, or mixed.
option-cards-a = The standard cards
option-cards-b = Latium's own cards
option-cards-mixed = Both, mixed
option-final-turns = Final turns
    .description = At the end of an era everyone has one more turn, or only those who have not had theirs in this round.
option-final-turns-everyone = One more for everyone
option-final-turns-round = Until the end of the round
option-stall-rounds = Quiet rounds
    .description = After so many rounds of nothing but income, the leftmost deed of the row leaves the game.
option-spare-deeds = Spare deeds
    .description = Deeds that cannot be shared out evenly among the three piles go to the early eras, or to the late ones.
option-spare-deeds-early = To the early eras
option-spare-deeds-late = To the late eras
option-marker-balance = Markers in one balance
    .description = Lot markers that come back may serve in the same upgrade; otherwise only those in the supply before it.
option-diagonals = Corners touch
    .description = Lots that meet at a corner are adjacent too.
option-pantheon-after = Markers judged afterwards
    .description = A card that asks for lot markers in the supply looks at them after the construction, not before.
option-live-temples = Living temples
    .description = The coins and people of a temple that counts its neighbours change with them; otherwise they stay as they were when it was built.
option-components = Components
    .description = A component set of your own instead of the one supplied.

## The game

game-tagline = One city, many builders.
game-description = Two to five players build one city, each for themselves. Buy deeds lot by lot, put up houses, shops and public buildings, and let larger ones take the place of the small as your land grows together; who has what a monument asks for may raise it. At the end of each of three eras shops bring points and coins, public buildings live on their neighbours, whoever they belong to, and the fullest quarters are rewarded.
game-turn = A turn is one action: take income, buy a deed of the row, or build on lots of your own, at no cost; a larger piece may replace smaller ones. When the row is empty, everyone has one more turn and the era is scored. After three eras most points win.

# Moves: what each does, and how it is typed

move-first = Chance: a seat goes first.
    .usage = first <seat>
move-deal = Chance: the deed of a lot is dealt, to a player or into the row.
    .usage = deal <lot>
move-unveil = Chance: a monument comes into the game, with its card of set A or B.
    .usage = unveil <monument> a|b
move-keep = Keep this deed of your hand and pass the others on.
    .usage = keep <lot>
move-income = Take 5 coins, and the coins of your buildings.
    .usage = income
move-buy = Buy a deed of the row: place 1 is the cheapest.
    .usage = buy <place>
move-build = Put a building or a monument on your lots: by two corners, or lot by lot.
    .usage = build <building> c4-f4|c4+c5+d5
verb-keep = keep|draft|choose
verb-income = income|collect|coins
verb-buy = buy
verb-build = build|construct

## What can be wrong with a component set

components-fall = these must not fall.
components-deeds = with { $seats } seats { $needed } deeds are needed (R-2.4, R-2.6), and the city has { $count } lots.
components-corner = the rectangle around the lots must begin at 0, 0.
components-apart = the lots must hang together by their edges.
components-mirror = the mirror image must be one of the turns of the shape (R-5.3).
components-same-shape = this is “{ $name }” once more, turned.
components-unused = nothing has this shape.
components-figure = this is not for the type “{ $type }”, which has { $known }.
components-nothing = one of these must be more than nothing: { $known }.
components-type = there are { $total } of the type “{ $type }”, not { $count } ({ $clause }).
components-lots = the buildings of a player cover { $total } lots, not { $count } (R-1.3).
components-type-needed = { $kind } needs a type, one of these: { $known }.
components-no-type = { $kind } takes no type.
components-least = { $kind } needs an n of 1 or more, not { $n }.
components-reach = { $kind } is out of reach: n can be { $most } at most, not { $n }.

## What can be wrong with a position

position-lots = some of these lots are not in the city.
position-figures = some figures do not follow from the rest.
position-deeds = a deed lies in two places, or a seat has too few of them.
position-era = there is no such era.
position-piles = the piles cannot hold so many deeds.
position-row = the row cannot hold so many deeds.
position-hands = hands of these sizes cannot be drafted from.
position-hand = the hand or the choice of seat { $seat } cannot be this.
position-turns = so many final turns, or rounds of nothing but income, cannot be.
position-building = “{ $piece }” cannot stand on { $lots }.
position-tray = the tray and the buildings of seat { $seat } do not hold the right number of “{ $piece }”.
position-markers = the markers of seat { $seat } do not fit its lots and monuments.
position-display = these monuments, or these cards, cannot be on display.
position-monuments = a monument stands elsewhere than its card says.
position-worth = “{ $piece }” cannot be worth that.
position-counts = seat { $seat } cannot have so many coins or points.

# Headings of the component tables

component-game = The game
component-starting-deeds = Starting deeds
component-starting-coins = Starting coins, in turn order
component-lot-markers = Lot markers of a player
component-monument-markers = Monument markers of a player
component-deed-prices = Prices of the row
component-income-base = Income without buildings
component-population-bonus = Bonus for the most people, by era
component-empty-lot-points = Points for a lot without a building
component-extra-monuments = Monuments beyond the number of players
component-sizes = Lots along a side, by number of players
component-shapes = Shapes: columns to the right and rows down
component-building = Buildings of a player
component-monument = Monument
component-type = Type
component-shape = Shape
component-count = Copies
component-population = People
component-coins = Coins
component-points = Points
component-score = Scores by its neighbours
component-per = For each
component-every = So many at a time
component-population-per-neighbour = People for each neighbour
component-coins-per-neighbour = Coins for each neighbour
component-gift = Gift to the neighbours
component-a = Card A
component-b = Card B

## Board

board-era = Era { $era } of { $eras }
board-final-turns =
    { $count ->
        [one] the last turn of the era
       *[other] { $count } final turns left
    }
board-piles = piles { $counts }
board-row = For sale
board-draft = Draft
board-choosing = choosing: { $who }
board-hand = Your hand: { $lots }
board-said = { $name }: { $what }
board-column-points = points
board-column-era = this era
board-column-coins = coins
board-column-income = income
board-column-people = people
board-column-markers = markers
board-column-monuments = monuments
board-trays = In the tray
board-stands = { $who }, on { $lots }
board-asks-nothing = asks for nothing
board-gift = gives { $gift }
board-signs = 1⌂4 a house of player 1 with 4 people, 1¢2★3 a shop with 2 coins and 3 points, 1♦★5 a civic building that would score 5 now, ♛ a monument, ●1 a lot marker of player 1, ¢3 a deed for sale, ◇ a deed in your hand, ✗ a deed that left the game, ✓ you have what the card asks for; ★2/¢ two points for each coin beside it, ▪ for each building, ⌂ for each person, ♦ for each civic building; shapes: I3 three lots in a row, L3 angled, O4 square, T4, U5, R6 two by three; in the tray: a row by its lots, L angled, O square, civic buildings by what they count, the small one first, · one that stands in the city
board-signs-ascii = 1^4 a house of player 1 with 4 people, 1$2*3 a shop with 2 coins and 3 points, 1+*5 a civic building that would score 5 now, M a monument, @1 a lot marker of player 1, $3 a deed for sale, ? a deed in your hand, X a deed that left the game, + you have what the card asks for; *2/$ two points for each coin beside it, # for each building, ^ for each person, + for each civic building; shapes: I3 three lots in a row, L3 angled, O4 square, T4, U5, R6 two by three; in the tray: a row by its lots, L angled, O square, civic buildings by what they count, the small one first, . one that stands in the city
board-things = a lot, a building, a monument, a player (? 2)
board-example = build domus c4
board-dealt =
    { $who_you ->
        [yes] You
       *[no] { $who }
    } got the deeds of { $lots }.
board-civic =
    Civic buildings bring { $who_you ->
        [yes] you
       *[no] { $who }
    } { $values } = { $points } points: { $pieces }.
board-unveiled = On display: { $pieces }.
board-lots =
    { $count ->
        [one] one lot
       *[other] { $count } lots
    }
board-people =
    { $count ->
        [0] nobody
        [one] one person
       *[other] { $count } people
    }
board-coins =
    { $count ->
        [0] no coins
        [one] one coin
       *[other] { $count } coins
    }
board-points-counted =
    { $count ->
        [0] no points
        [one] one point
       *[other] { $count } points
    }
board-worth-residential =
    { $worth ->
        [one] one person
       *[other] { $worth } people
    }{ $more ->
        [0] { "" }
       *[other] , { $more } more for each building beside it
    }
board-worth-commercial =
    { $worth ->
        [0] no coins
        [one] one coin
       *[other] { $worth } coins
    }{ $more ->
        [0] { "" }
       *[other] , { $more } more for each building beside it
    }{ $points ->
        [0] { "" }
        [one] , one point an era
       *[other] , { $points } points an era
    }
board-rate =
    { $rate ->
        [one] one point
       *[other] { $rate } points
    }
board-worth-building = { board-rate } for each building beside it
board-worth-population =
    { board-rate } for { $every ->
        [one] each person
       *[other] every { $every } people
    } beside it
board-worth-coins = { board-rate } for { $every ->
        [one] each coin
       *[other] every { $every } coins
    } beside it
board-worth-civic = { board-rate } for each civic building beside it
board-gift-points =
    { board-points-counted } to each player beside it when it is built
board-gift-coins =
    { board-coins } to each player beside it when it is built
board-deed =
    { $lot } { $price ->
        [0] for nothing
        [one] for one coin
       *[other] for { $price } coins
    }
board-covers = in place of: { $pieces }
board-era-points = { $change } points this era
board-income-change = { $change } income
about-border = At the border.
about-lot-built = { $lot } belongs to { $who }.
about-lot-empty = { $lot } belongs to { $who } and has no building.
about-lot-sale = { $lot } is for sale: place { $slot } of the row, { $price ->
        [one] one coin
       *[other] { $price } coins
    }.
about-lot-gone = The deed of { $lot } has left the game.
about-lot-free = Nobody owns { $lot } yet.
about-beside = Beside it: { $buildings }.
about-now = now { board-points-counted }
board-of-total = { $count } of { $total }
about-tray = In your tray: { board-of-total }.
about-not-in-game = Not in this game.
about-asks = Its card asks for { $demands }.
about-asks-nothing = Its card asks for nothing.
about-met = You have what it asks of you.
about-stands = In the city: { $places }.
about-places = You could build it now on { $places }.
about-player =
    { $who }: points { $points }, coins { $coins }, income { $income }, people { $people }, lot markers { $markers }, monument markers { $monuments }.
about-player-buildings = In the city: { $things }.
about-player-lots = Lots without a building: { $things }.
about-player-tray = In the tray: { $things }.

# What stands on the board, in a few letters

short-domus = domus
short-domus-maxima = domus maxima
short-insula-angle = insula
short-insula-row = insula
short-grand-insula-block = grand insula
short-grand-insula-row = grand insula
short-bakery = bakery
short-pottery = pottery
short-artisan-forum-angle = artisan forum
short-artisan-forum-row = artisan forum
short-foundry-block = foundry
short-foundry-row = foundry
short-fountain = fount.
short-grand-fountain = grand fount.
short-library = libr.
short-grand-library = grand libr.
short-garden = garden
short-grand-garden = grand garden
short-market = market
short-grand-market = grand market
short-pantheon = Pantheon
short-roman-forum = Roman Forum
short-circus-maximus = Circus Maximus
short-temple-of-vulcan = Vulcan
short-temple-of-minerva = Minerva
short-tower-of-wonders = Tower
short-temple-of-mars = Mars
short-temple-of-neptune = Neptune
short-lighthouse = Light.
short-observation-tower = Obs.
short-temple-of-jupiter = Jupiter
short-colosseum = Colosseum
short-royal-warehouse = Royal Warehouse
short-regia = Regia
short-statue-of-romulus = Romulus
short-temple-of-venus = Venus
short-temple-of-apollo = Apollo
short-triumphal-arch = Triumphal Arch
short-imperial-port = Imperial Port
