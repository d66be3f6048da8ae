move-begin = choix du premier joueur
    .the = le choix du premier joueur
    .gender = masculine
move-deal = donne
    .the = la donne
    .gender = feminine
move-roll = lancer
    .the = le lancer
    .gender = masculine
move-bid = mise
    .the = la mise
    .gender = feminine
move-take = prise
    .the = la prise
    .gender = feminine
move-leave = abandon
    .the = l’abandon
    .gender = masculine

asked-bid = Combien misez-vous pour { $pips } { $pips ->
    [one] point
   *[other] points
} ?
asked-take = Prenez-vous les { $pips } ?

began = { $who } commence.
dealt = { $who_you ->
    [yes] Vous recevez le { $card }.
   *[no] { $who } reçoit le { $card }.
}
dealt-hidden = { $who } reçoit une carte.
rolled = Le dé montre { $pips }.
bade = { $who } mise { $coins }.
bade-hidden = { $who } a misé.
revealed = { $who } remporte la mise.
took = { $who } a pris { $pips }.

refusal-turn = ce n’est pas au joueur { $who_seat } : { $move } { $move_gender ->
    [feminine] remise
   *[masculine] remis
} à plus tard.
refusal-step = { $move_the } n’est pas demandé à { $who }.
refusal-number = { $number } ne convient pas pour { $move_the } de { $who }.
