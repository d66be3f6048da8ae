move-begin = choice of the first player
    .the = the choice of the first player
move-deal = deal
    .the = the deal
move-roll = roll
    .the = the roll
move-bid = bid
    .the = the bid
move-take = prize
    .the = the prize
move-leave = waiver
    .the = the waiver

asked-bid = How much do you bid for { $pips } { $pips ->
    [one] pip
   *[other] pips
}?
asked-take = Do you take the { $pips }?

began = { $who } begins.
dealt = { $who_you ->
    [yes] You were dealt the { $card }.
   *[no] { $who } was dealt the { $card }.
}
dealt-hidden = { $who } was dealt a card.
rolled = The die shows { $pips }.
bade = { $who } bid { $coins }.
bade-hidden = { $who } has bid.
revealed = { $who } wins the bid.
took = { $who } took { $pips }.

refusal-turn = it is not the turn of seat { $who_seat }, so { $move_the } has to wait.
refusal-step = { $move_the } is not what { $who } is asked for.
refusal-number = { $number } is no number for { $move_the } of { $who }.
