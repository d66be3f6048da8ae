## Actions in plain words

empires-reroll = Re-roll { $faces }
empires-stop = Keep these dice
empires-black = Discard { $card }: turn { $face_the } black
empires-move = Move an explorer from { $source } to { $target }{ $cost ->
    [0] {""}
    [one] {" "}for one point
   *[other] {" "}for { $cost } points
}
empires-invade = Invade { $target }: { $defenders ->
    [one] one defender
   *[other] { $defenders } defenders
}
empires-bring = Send an explorer from { $source } into { $target }{ $cost ->
    [0] {""}
    [one] {" "}for one point
   *[other] {" "}for { $cost } points
}
empires-halt = Move no more
empires-retreat = Retreat to { $region }
empires-convert = Discard { $card }: turn { $face_the } { $into }
empires-raise = Raise { $track_the }
empires-rest = Raise no more
empires-place = Place an explorer in { $region }
empires-city = Put the city { $track_of } into { $region }
empires-score = Score { $card }{ $points ->
    [0] {""}
    [one] {" "}for one point
   *[other] {" "}for { $points } points
}
empires-finish = End the turn
empires-chance = Chance decides

## Regions

empires-map = Map
empires-zoom-in = Larger
empires-zoom-out = Smaller
empires-zoom-whole = Whole map
empires-coast-none = No coast.
empires-coasts = On { $oceans_the }.
empires-mark-source = Tap to move an explorer from here.
empires-mark-picked = Leaving from here. Tap again to let them stay.
empires-mark-target = { $cost ->
    [0] An explorer can come here.
    [one] One point to come here.
   *[other] { $cost } points to come here.
}
empires-mark-invade = Can be invaded.
empires-mark-aimed = Tap again to invade.
empires-mark-bring = { $cost ->
    [0] An explorer can be sent from here.
    [one] One point to send an explorer from here.
   *[other] { $cost } points to send an explorer from here.
}
empires-mark-retreat = You can retreat here.
empires-mark-place = An explorer can be placed here.
empires-mark-city = The city can be placed here.
empires-tap-region = Tap a region to see what is there.
empires-tap-source = Tap a marked region of yours, then where to go; or a rival’s region to invade it.
empires-tap-first = Choose first where your explorers leave from.
empires-tap-target = From { $source } to … Tap a marked region.
empires-tap-bring = Tap a marked region to send an explorer.
empires-tap-place = Tap a marked region.
empires-tap-dice = Tap the dice you want to roll again.
empires-tap-tracks = Each step takes a die and a region of the track’s colour.
empires-tap-track = Choose a city first, then its region.

empires-legend-land = by land
empires-legend-ocean = over one ocean
empires-legend-oceans = over both

## Dice and turn

empires-turn = Turn
empires-round = Round { $round }
empires-die = { $face_a }
empires-die-spent = { $face_a }, already used
empires-die-picked = { $face_a }, to be re-rolled
empires-roll = { $count ->
    [0] Tap dice to re-roll
    [one] Re-roll one die
   *[other] Re-roll { $count } dice
}
empires-none-rolled = No dice yet
empires-phase-dice = Dice
empires-phase-movement = Movement
empires-phase-advancement = Advancement
empires-left-rerolls = { $count ->
    [one] One re-roll left
   *[other] { $count } re-rolls left
}
empires-left-points = { $count ->
    [one] One movement point left
   *[other] { $count } movement points left
}

## Invasion and retreat

empires-invasion = Invasion of { $region }
empires-strength = Strength { $strength } against { $defence }
empires-missing = { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
}
empires-ways = Ways for an explorer: { $ways }
empires-way = { $source } { $cost }
empires-invade-now = Invade
empires-lost = { $rival } has taken { $region }!
empires-retreat-now = { $count ->
    [one] Your explorer must retreat. Where to?
   *[other] Your { $count } explorers must retreat together. Where to?
}
empires-refuge = { $region }: { $count ->
    [one] one explorer
   *[other] { $count } explorers
}
empires-founding = City to place

## Civilizations

empires-civilization = Civilization { $civilization_of }
empires-civilization-unknown = Civilization
empires-boards = Civilizations
empires-board-of = { $who }: { $what }.
empires-track-orange = dice
empires-track-blue = re-rolls
empires-track-purple = move{"\u00AD"}ment
empires-track-green = cards
empires-track-yellow = explor{"\u00AD"}ers
empires-level = { $track }: space { $level } of { $top }, { $points ->
    [one] one point
   *[other] { $points } points
}.
empires-value-orange = { $value ->
    [one] One die.
   *[other] { $value } dice.
}
empires-value-blue = { $value ->
    [one] One re-roll.
   *[other] { $value } re-rolls.
}
empires-value-purple = { $value ->
    [one] One movement point.
   *[other] { $value } movement points.
}
empires-value-green = { $value ->
    [0] No card.
    [one] One card.
   *[other] { $value } cards.
}
empires-value-yellow = { $value ->
    [one] One explorer.
   *[other] { $value } explorers.
}
empires-next = Next space:
empires-next-points = { $points ->
    [one] one point.
   *[other] { $points } points.
}
empires-next-city = It brings a city.
empires-supply = { $dice ->
    [one] One die
   *[other] { $dice } dice
} and { $regions ->
    [one] one region
   *[other] { $regions } regions
} of this colour.
empires-raisable = Tap to raise.
empires-raise-short = Raise
empires-hand-of = { $hand ->
    [one] One card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck
empires-cities-of = { $count ->
    [one] One city on the map
   *[other] { $count } cities on the map
}, { $waiting } waiting
empires-taken-of = { $count ->
    [0] No city taken
    [one] One city taken
   *[other] { $count } cities taken
}
empires-scored-of = { $count ->
    [0] No card scored
    [one] One card scored
   *[other] { $count } cards scored
}
empires-scored = Scored
empires-discarded = Discarded

## Cards

empires-card-points = { $points ->
    [one] One point
   *[other] { $points } points
}
empires-have = { $has } of { $n }
empires-fulfilled = Can be scored now.
empires-score-short = Score{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}
empires-why-not = Why not now?
empires-turn-die = Discard it to turn a die:
empires-turn-into = Turn { $face_the } into
empires-back = Back

## The end

empires-final = Final scoring
empires-final-city = City tokens
empires-final-cards = Cards
empires-final-total = Total

## Headings of moves, in the place of the game's own, which say how moves are typed

move-reroll = Re-roll some dice.
