## The board of Founders of the Empire

# What can be done

founders-do-draft = Draft { $tile_the }
founders-do-lay-beside = Lay { $first_the } on the left and { $second_the } on the right
founders-do-lay-before = Lay { $first_the } near you and { $second_the } behind it
founders-do-open = Open a tile from { $stack_the }
founders-do-open-full = Open a tile from { $stack_the }: its full row is cleared first
founders-do-keep = Play no token
founders-do-war = Pillage { $tile_the } of { $who } on { $cell }
founders-do-coin = Buy { $resource } from { $tile_the } of { $who } on { $cell }
founders-do-carriage = Unite { $cells } by a carriage
founders-do-craftsman = Settle { $good_the } on { $cell }
founders-do-add = Add { $tile_the } on { $cell }
founders-do-swap = Swap { $old_the } on { $cell } for { $tile_the }: costs a point
founders-do-draw = Draw a nature tile
founders-do-finish = End the turn without a tile
founders-do-propose = Propose to end the game
founders-do-agree = Agree: the game ends
founders-do-refuse = Do not agree: the game goes on

# Tiles

founders-name = { $thing }
founders-needs = needs { $needs }
founders-gives = gives { $gives_or }
founders-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
founders-offered = { $tile }: { $card }
founders-pillaged = pillaged, gives and scores nothing
founders-coin-on-it = a coin lies on it, gives nothing for now
founders-craftsman-on-it = { $good } lives here, 2 points, gives nothing
founders-exposed = unprotected
founders-in-union = united by a carriage
# Places

founders-market = Tiles on offer
founders-row-named = { $count ->
    [0] { $stack } row, empty
    [one] { $stack } row, one tile
   *[other] { $stack } row, { $count } tiles
}
founders-victory-named = { $count ->
    [0] Victory display, empty
    [one] Victory display, one tile
   *[other] Victory display, { $count } tiles
}
founders-draft-named = { $count ->
    [one] Draft, one tile
   *[other] Draft, { $count } tiles
}
founders-stack = { $stack_the }
founders-stack-named = { $count ->
    [0] { $stack_the }, empty
    [one] { $stack_the }, one tile left
   *[other] { $stack_the }, { $count } tiles left
}
founders-clears = clears the row
founders-nation = Nation of { $who }
founders-nation-named = { $count ->
    [0] Nation of { $who }, without tiles
    [one] Nation of { $who }, one tile
   *[other] Nation of { $who }, { $count } tiles
}
founders-cell = { $cell }, { $what }
founders-cell-free = free
founders-can-add = { $tile } can be added here
founders-can-swap = { $tile } can take its place for a point
founders-can-war = can be pillaged
founders-can-coin = sells { $resources_or } for a coin
founders-can-craftsman = the craftsman can settle here
founders-can-carriage = lay the carriage on { $cells }
founders-cannot = not possible here, Enter tells why
founders-hand = Tokens of { $who }
founders-hand-empty = no tokens
founders-token-count = { $token ->
    [war] { $count ->
        [one] one war token
       *[other] { $count } war tokens
    }
    [coin] { $count ->
        [one] one coin
       *[other] { $count } coins
    }
    [carriage] { $count ->
        [one] one carriage
       *[other] { $count } carriages
    }
   *[craftsman] { $count ->
        [one] one craftsman
       *[other] { $count } craftsmen
    }
}
founders-play-token = play: { $token }
founders-swapped = { $count ->
    [one] one tile swapped away, costs a point
   *[other] { $count } tiles swapped away, cost { $count } points
}
founders-supply = Supply
founders-first = goes first
# What the board tells

founders-pick-tile = Choose a tile, then a cell that lights up.
founders-pick-cell = Choose a cell that lights up.
founders-pick-cell-swaps = Choose a cell that lights up. { $mark } is a swap.
founders-no-cell = It fits nowhere now: choose a cell to hear why.
founders-outcome = { $cell }: { $what }.
founders-again = Tap again to put it here.
founders-pick-token = Choose one of your tokens, or play none.
founders-pick-stack = Choose a stack.
founders-look = Point at a tile to read about it.
founders-pick-draft = Choose a tile of the draft.
founders-pick-lay = Choose how your two tiles lie.
founders-pick-resource = Which resource do you buy?
founders-gift-beside = { $resource } from { $cell }
founders-gift-delivered = { $resource } by carriage from { $cell }
founders-gift-bought = { $resource } bought
founders-brings = { $points ->
    [one] brings { $points } point
   *[other] brings { $points } points
}
founders-costs = { $points ->
    [one] costs { $points } point
   *[other] costs { $points } points
}
founders-close = Close
founders-put-back = Put back
founders-targets = { $count ->
    [one] one target
   *[other] { $count } targets
}

# Looking around

founders-all = All nations
founders-enlarge = Enlarge the nation of { $who }
founders-zoom-in = Larger
founders-zoom-out = Smaller
founders-zoom-whole = Show all
founders-left = What is left
founders-face-down = Face down
founders-face-down-in = Face down: { $stack }
founders-box = In the box
founders-nothing = nothing
founders-times = { $tile } ×{ $count }

## Headings of moves, in the place of the game's own, which say how moves are typed

move-lay = Lay your two first tiles.
move-carriage = Unite a full block of four of your tiles.
