## The board of Foundations of Rome in the browser

# Moves
rome-income = Take { $coins ->
    [one] one coin
   *[other] { $coins } coins
} of income
rome-deed = Deed of { $lot }
rome-deed-price = Deed of { $lot } for { $price ->
    [0] nothing
    [one] one coin
   *[other] { $price } coins
}
rome-buy = Buy: { $deed }
rome-keep = Keep the deed of { $lot }
rome-kept = You keep the deed of { $lot }
rome-build = Build { $piece_the } on { $lots }
rome-first = { $who_you ->
    [yes] You go first
   *[no] { $who } goes first
}
rome-deal = Deal the deed of { $lot }
rome-unveil = { $piece_the } comes into the game, with its card { $cards_of }

# The city
rome-city = The city
rome-lot-sale = For sale: { $deed }.
rome-lot-lit = Can be chosen.
rome-building = { $piece } on { $lots }.
rome-building-worth = { $piece } on { $lots }: { $worth }.
rome-ghost-fits = { $piece } on { $lots } fits.
rome-ghost-not = { $piece } on { $lots } does not fit.
rome-zoom-in = Enlarge the city
rome-zoom-out = Make the city smaller
rome-zoom-whole = Show the whole city

# Around it
rome-parts = Parts of the board
rome-tab-tray = Buildings
rome-panel = What you are considering
rome-players = Players
rome-player = Player
rome-whose-tray = Whose tray
rome-piles = Deeds left, by era
rome-pile = Era { $era }: { $count ->
    [0] no deed left in the pile
    [one] one deed left in the pile
   *[other] { $count } deeds left in the pile
}
rome-type = { $type ->
    [residential] residential buildings
    [commercial] commercial buildings
   *[civic] civic buildings
}
rome-piece = { $piece }
rome-left = { $count } of { $total } left
rome-places = { $count ->
    [one] one place to build it
   *[other] { $count } places to build it
}
rome-worth-and-gift = { $worth }; { $gift }
rome-have = { $has } of { $n }
rome-track = Population: { $figures }

# What is considered
rome-hint-act = Take income, buy a deed, or choose a piece and a place for it.
rome-hint-draft = Choose the deed to keep.
rome-hint-look = Point at a lot to read about it.
rome-choose-place = { $count ->
    [0] There is no place for it now.
    [one] One place is open.
   *[other] { $count } places are open: choose one.
}
rome-not-at = At { $lots }: { $reason }
rome-here = { $count ->
    [0] Nothing can be built here now.
    [one] One piece can be built here.
   *[other] { $count } pieces can be built here: choose one.
}
rome-now = now
rome-era-end = end of era
rome-do-buy = Buy
rome-do-keep = Keep
rome-do-build = Build
rome-rotate = Turn, or another place (R)
rome-cancel = Choose something else
rome-close = Close

# Draft
rome-has-chosen = ✓ has chosen
rome-choosing = { $count ->
    [one] one deed
   *[other] chooses from { $count }
}

# Scoring
rome-scoring = Era { $era } is scored
rome-final = The game is over
rome-sum = Points of this scoring
rome-total = Total
rome-skip = Skip

## Headings of moves, in the place of the game's own, which say how moves are typed

move-build = Put a building or a monument on your lots.
