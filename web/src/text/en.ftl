
# The rulebook

book-title = Rules of { $game } · Latium
book-title-shelf = Rules · Latium
book-shelf = The rules
book-shelf-text = Every rule is a numbered clause. What a game refuses, it refuses with the number of the clause, and the link leads here.
book-search = Search the rules
book-contents = Contents
book-whole-chapter = The chapter from its beginning
book-found = { $count ->
    [0] No clause has these words.
    [one] One clause
   *[other] { $count } clauses
}
book-link = Link to { $clause }
book-ruling = { $count ->
    [one] Ruling { $numbers }
   *[other] Rulings { $numbers }
}
book-example = Example
book-try = Try it out
book-try-close = Put it away
book-turn-of = { $name }:
book-tries = Try
book-example-over = The game is over.
book-example-enough = That is as far as the example goes.
book-take-back = Take back
book-anew = From the beginning
book-all-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}
book-score = { $name }: { $score ->
    [one] one point
   *[other] { $score } points
}

# Replays and records

replay-title = Replay of { $game } · Latium
replay-title-none = Replays · Latium
replay-heading = Replays
replay-other = Another record
replay-partial = What { $name } saw; what was hidden is missing.
replay-partial-spectator = What a spectator saw; what was hidden is missing.
replay-view = As seen by
replay-view-all = everybody together
replay-setup = The table before the first move.
replay-silent = Nothing to see in this line.
replay-undone = { $name } took a move back, to before line { $to }.
replay-taken-back = { $name } took moves back with everybody’s consent, to before line { $to }.
replay-resigned = { $name } gave up.
replay-controls = Going through the game
replay-moment = Moment
replay-first = To the beginning
replay-last = To the end
replay-back = One event back
replay-on = One event on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-pace-value = ×{ $pace }
replay-at = { $step } / { $last }
replay-log = What happened
replay-find = Find in the moves
replay-find-none = No move has these words.
replay-step = Moment
replay-curve = Score over the game
replay-curve-label = The score of every player over the game; the table below has the figures.
replay-curve-table = The figures as a table
replay-breakdown = Final score
replay-place = Place
replay-player = Player
replay-total = Total
replay-reason = The end: { $reason }.
replay-verification = Were the dice fair?
replay-checking = Every move and every draw is being checked …
replay-check-again = Check again
replay-check-sound = Yes: everything was checked, and nothing is wrong.
replay-check-unfinished = Nothing is wrong so far. The secret behind the dice is shown when the game is over.
replay-check-findings = { $count ->
    [one] Something is wrong:
   *[other] { $count } things are wrong:
}
replay-check-partial = This record has only what one seat saw; dice can be checked in a whole record.
replay-check-chain = { $lines ->
    [one] One line, chained: it was not changed afterwards.
   *[other] { $lines } lines, each chained to the one before: none was changed afterwards.
}
replay-check-plies = { $plies ->
    [one] One move and draw, allowed by the rules.
   *[other] { $plies } moves and draws, each allowed by the rules.
}
replay-check-draws = { $draws ->
    [one] One draw, derived again from the secret and the players’ own texts.
   *[other] { $draws } dice and draws, each derived again from the secret and the players’ own texts.
}
replay-check-result = The secret fits what was published before the game, and the result is what the rules make of it.
replay-commitment = Published before the first move:
replay-copy = Copy a link to this moment
replay-copied = Link copied
replay-download = Download the record
replay-bring = Drop a record here, or choose one
replay-bringing = Being checked …
replay-bring-kinds = A .jsonl file, from a table or from “latium play”
replay-bring-text = Any record of a game can be gone through move by move, and its dice can be checked.
replay-brought = Records you have brought

# The first-game guide

guide-name = First-game guide
guide-next = Next
guide-understood = Got it
guide-off = No more hints
guide-rules = In the rulebook: { $clause }
guide-show = Explain this step
