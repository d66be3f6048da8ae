## The command line

version = Latium { $version }, engine { $engine ->
    [compiled] compiled
   *[interpreted] interpreted
}
interrupted = interrupted

# What goes wrong

game-unknown = There is no game { $name }{ $close ->
    [none] .
   *[other] ; did you mean { $close }?
} The games are: { $known }.
file-unreadable = The file { $file } cannot be read: { $reason }.
output-refused = What is to be shown cannot be written: { $reason }.
unexpected = This should not happen: { $problem }
file-refused = The system refuses { $file }: { $reason }.
file-endless = { $file } is a device, not a file.
file-large = The file { $file } is too large: more than { $most } million characters.
file-no-text = The file { $file } is not a text in UTF-8.
components-wrong = The component set { $file } is wrong at { $key }: { $problem }
save-broken = The saved game { $file } cannot be resumed: { $problem }
record-broken = The record { $file } is broken in line { $line }: { $problem }
record-forbidden = Line { $line } of the record breaks the rules: { $reason } [{ $clause } { $heading }]
rules-which-clause = Which clause? Name one by its number, or a whole chapter by its own.
rules-which-game = Which rulebook? The games are: { $known }.

# Tables

column-name = Name
column-game = Game
column-seats = Seats
column-minutes = Minutes
column-option = Option
column-default = Default
column-values = Values
column-what = What it does
column-plies = Plies
column-ways = Ways
column-ended-by = Ended by
column-games = Games
column-share = Share
column-points = Points
column-mean = Mean
column-p10 = 10 %
column-median = Median
column-p90 = 90 %
column-wins = Wins
column-interval = 95 % interval
column-bot = Bot
column-ahead-of = Ahead of
column-line-up = Line-up
column-even = Even
column-rating = Rating
column-seat = Seat
column-length = Length
column-had = Had
column-won = Won
column-even-share = Even
column-games-with = Games with it
column-adds-wins = Adds to wins
column-adds-points = Adds points
column-winner-mean = Winner
percent = { $number } %
seat-of = Seat { $seat }, { $name }
winner = Winner

# latium games

game-facts = { $seats } players, { $minutes } minutes, rules version { $version }
option-any-text = any text, or none
provenance-confirmed = confirmed by a source
provenance-inferred = inferred from what is known
provenance-designed = ours

component-name = Name
component-entry = { $name }: { $what }
component-yes = yes
component-no = no
games-whose-components = A component set is of one game: name it too.

# latium rules

ruling = **Ruling { $numbers }:** { $text }
example = *Example:* { $text }
coverage-needs-checkout = Coverage is read from the tests and the source, so it needs a source checkout: run it inside one.
coverage-complete = Every clause ({ $clauses }) has a test and is cited by code, and every test names a clause.
coverage-untested = Clauses without a test ({ $count }):
coverage-unmarked = Tests that name no clause ({ $count }):
coverage-unknown = Tests that name a clause there is not ({ $count }):
coverage-uncited = Clauses no code cites ({ $count }):

# latium simulate

simulation-progress = Playing
simulation-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats, seed { $seed }
simulation-speed = { $seconds } s, { $games } games/s
simulation-decisions = { $decisions } decisions, { $rate } decisions/s; { $share } of them with a choice
simulation-forfeits = Seat { $seat } forfeited { $games } of { $all } games. The first time: { $reason }
simulation-digest = Digest { $digest }
simulation-broken = One of the processes was lost: the report covers the { $games } of { $planned } games that were finished before.
simulation-interrupted = Interrupted: the report covers the { $games } of { $planned } games that were finished.
simulation-out-name = A Parquet file has a name that ends in .parquet; { $file } does not.
simulation-out-missing = A Parquet file cannot be written here; pip install "latium[parquet]" brings what that needs.
simulation-out-nowhere = Nothing can be written to { $file }: its folder is not there, or not yours to write in.

# latium arena

arena-decisions = Decisions a game
arena-sprt = { $verdict ->
    [elo1] The games speak for { $elo1 } Elo
    [elo0] The games speak for { $elo0 } Elo
   *[open] The games decide neither for { $elo0 } nor for { $elo1 } Elo
} that { $bot } is stronger than { $rival } ({ $blocks } deals, log-likelihood ratio { $ratio }, limits ±{ $limit }).
arena-forfeits = { $bot } forfeited { $games ->
    [one] one game
   *[other] { $games } games
}. { $reason }
arena-bots-twice = each bot is named once; how many seats it has follows from the schedule.
arena-challenge-alone = a challenge needs a second bot to challenge.
arena-sprt-two = the sequential test is between two bots, not { $count }.
arena-sprt-bounds = The bounds of the test are two Elo differences, the lower one first, such as 0,20; not { $text }.
arena-ray-processes = Either processes or Ray do the work, not both.
arena-ray-missing = Ray is not installed; pip install "latium[ray]" brings it.
arena-ray-unreachable = there is no Ray at { $address }: { $reason }
arena-extra-missing = { $extra ->
    [parquet] No Parquet table was written
   *[plots] No pictures were drawn
}; pip install "latium[{ $extra }]" brings what that needs.
arena-folder-other = the folder { $folder } holds the games of another tournament; it differs in: { $names }.
arena-folder-foreign = the file { $file } is not from a tournament, and would be overwritten. Choose another folder.
arena-folder-in-use = another run is writing to { $folder }.
arena-folder-damaged = the file { $file } is damaged at line { $line }.
arena-record-damaged = the file { $file } is damaged; without it that game is played again.
arena-plot-ratings = Strength after { $games } games
arena-plot-rating = Plackett-Luce rating with its 95 % interval
arena-plot-pairwise = How often the bot on the left finishes ahead, with the 95 % interval
arena-plot-rival = Ahead of
arena-plot-scores = Points: 10 %, 25 %, median, 75 % and 90 %
arena-plot-points = Points

# latium balance

balance-title = { $game }: what wins, after { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
balance-points = Points
balance-kind-seat = Place in the playing order
balance-kind-nature = Nature tiles
balance-kind-village = Village tiles
balance-kind-city = City tiles
balance-kind-token = Tokens used
balance-kind-victory = Victory tiles
balance-kind-civilization = Civilizations
balance-kind-track = Steps on tracks
balance-kind-card = Cards drawn
balance-kind-scored = Cards scored
balance-kind-building = Buildings
balance-kind-monument = Monuments
balance-part = { $kind }: { $part }
balance-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
balance-by-seats = { $kind }: wins by number of seats
balance-average = One more of them, an average one, adds { $wins } percentage points to the share of wins and { $points } points to the score{ $given ->
    [none] .
   *[other] , at equal numbers of: { $given }.
}
balance-rare = too rare
balance-legend = Had: seats that had it. Won: their share of wins, with the 95 % interval. Even: their share if all at their tables had won alike. Adds to wins, Adds points: what one more brings beyond an average one of its kind, in percentage points of the wins and in points of the score, beside rivals in the same game and other things being equal (± 95 %). ▲ ▼: better or worse than its kind, by more than chance would explain for any one in the table.
balance-one-form = The report is printed as JSON or as Markdown, not both.
balance-plot-wins = Wins beyond average, %
balance-plot-points = Points beyond average

# latium train

train-epoch = Epoch { $number }: loss { $training }, on games kept apart { $validation }; winner told early { $early } %, midway { $middle } %, late { $late } %
train-done = Weights written to { $file }: loss { $loss }, in whole numbers { $rounded }.
train-folder-in-use = Another training is writing to { $folder }.
train-needs-numpy = Training needs numpy, which is not installed: pip install "latium[train]".
train-no-traits = There is nothing to train for { $game }: nobody has said what its value looks at.
train-hidden = The sizes of hidden layers are whole numbers from 1 to 256 with commas between them, not { $text }.
train-other-games = The folder { $folder } has games that were asked for otherwise, or by another version. Choose another folder, or remove it.
train-no-positions = There are too few positions to learn from; --every with a lower number takes more of each game.
train-damaged = the file { $file } is damaged. Remove it, and what it held is made again.
train-process-lost = One of the processes was lost; the same command goes on where it stopped.
weights-broken = the weights in { $file } cannot be read: { $problem }
weights-for-other = the weights in { $file } are for another game, another number of seats or other features, or some are missing.

# latium verify

record-sound = The record is sound: { $plies } plies follow the rules, { $draws } draws come from the committed secret, the result is right.
record-sound-broken-off = The record is sound, but the game was broken off and has no result: { $plies } plies follow the rules, { $draws } draws come from the committed secret.
record-sound-unfinished = The record is sound so far: { $plies } plies follow the rules. The game is unfinished, so its secret is not revealed yet.
record-unsound = The record is not sound.

# latium perft

perft-deep = Nobody can look { $depth } plies ahead; { $most } is the most.

# latium replay

replay-position = Ply { $at } of { $last }
replay-done = { $where } – { $who }: { $what }
replay-fell = { $where } – chance
replay-prompt = n, p, a number, e or q?
replay-help = n or Enter: next ply; p: previous; a number from 0 to { $last }: that ply; e: the end; q: leave.
replay-undo = back to the position before ply { $to }
replay-resign = gives up
replay-no-ply = There is no ply { $at }: the last one is { $last }.
replay-no-seat = There is no seat { $seat }: { $seats } played.

# latium mcp

mcp-instructions = Board games of empire. Call list, then start; look with observe, list your moves with legal, and play. You see what your seat may see. A move that is not allowed is refused with the clause of the rulebook, which rules shows.
mcp-game = { $slug }: { $title }, for { $seats } players
mcp-bots = Rivals by their strength, the weakest first: { $levels }. Other bots: { $bots }.
mcp-no-table = There is no table yet: call start first.
mcp-over = The game is over: call start for another.
mcp-no-seat = There is no seat { $seat }: with these rivals they go from 1 to { $seats }.
mcp-no-rival = There is no rival { $name }; those there are: { $known }.
mcp-moves = { $moves ->
    [none] You have { $count } moves: legal lists them.
   *[other] { $count ->
        [one] Your only move: { $moves }
       *[other] Your moves: { $moves }
    }
}
tool-list = The games there are, with their numbers of players and their options, and the bots to play against.
tool-start = Begin a new game; one that is under way is given up. Answers with the table as your seat sees it.
tool-start-game = The name of the game, as list has it.
tool-start-rivals = The bots at the other seats, in their order.
tool-start-seat = Your seat, counted from 1.
tool-start-options = Options of the game, each as name=value.
tool-observe = The table as your seat sees it, and what you are asked.
tool-legal = All moves that you may make now, one a line.
tool-play = Make a move. Answers with what happened up to your next decision, and the table then.
tool-play-move = The move, as legal has it.
tool-rules = The chapters of a game's rulebook, or one chapter or clause of it.
tool-rules-game = The name of the game, as list has it.
tool-rules-clause = A clause such as F-3.4, or a chapter such as F-3; empty for the list of chapters.

## Errors: each fits behind a colon too

extra-missing = { $module } is not installed; pip install "latium[{ $extra }]" brings it.

# Moves

illegal-move = { $clause }: { $reason }
notation-unreadable = “{ $text }” is no move.
notation-unreadable-so = “{ $text }” is no move: { $detail }
notation-ambiguous = “{ $text }” could be: { $candidates }.
notation-forbidden = “{ $text }” is forbidden: { $reason } [{ $clause }]
notation-nothing = nothing was typed.
notation-unknown = there is no such move{ $known ->
    [none] .
   *[other] ; what can be done now: { $known }.
}
notation-form = it is written { $form }.
notation-no-object = an action is an object with a field { $field }.
notation-fields = { $verb } has the fields { $fields }.
notation-no-such-thing = there is no such thing in this game.

# Options, bots and clauses

seats-wrong = { $game } is played with { $known } seats, not { $seats }.
option-form = an option is written name=value, not { $text }.
option-unknown = there is no option { $name }. The options are: { $known }.
option-value = the option { $name } cannot be { $value }; it can be: { $known }.
option-text = the option { $name } cannot be { $value }; it can be any text, or none.
option-first-absent = the option first cannot be { $first }: this table has only { $seats } seats.
option-missing = the option { $name } is not set.
seed-large = the seed { $seed } is too large: it has to lie between -2^63 and 2^63.
bot-unknown = there is no bot { $name }. The bots are: { $known }.
bot-nameless = the name of a bot is missing. The bots are: { $known }.
bot-parameter-unknown = the bot { $bot } has no parameter { $name }{ $count ->
    [0] ; it takes none.
   *[other] ; it takes: { $known }.
}
bot-parameter-value = the parameter { $name } of the bot { $bot } is a whole number from { $least } to { $most }, not { $value }.
bot-parameter-word = the parameter { $name } of the bot { $bot } is one of { $known }, not { $value }.
bot-parameter-twice = the parameter { $name } of the bot { $bot } is given twice.
bot-failed = the bot { $bot } on seat { $seat } failed: { $problem }
bot-illegal = the bot { $bot } on seat { $seat } chose { $action }, which is not allowed.
program-command = the text { $command } is no command line: a quotation mark or a backslash has no end.
program-letters = the text { $command } is no command line: not all of it is text.
program-none = after exec: comes the command that starts the program.
program-missing = there is no program { $program } that could be started.
program-system = programs can play only where processes have groups, as on Linux and macOS.
program-forfeits = the program { $program } on seat { $seat } forfeits: { $problem }
program-unstartable = it could not be started ({ $reason }).
program-late = it gave no answer within { $milliseconds } ms.
program-endless = it said more than { $most } bytes in one line.
program-unreadable = it said what is no answer: { $line }
program-version = it speaks version { $version } of the protocol, not { $known }.
program-out-of-turn = it answered decision { $decision } when asked for decision { $asked }.
program-illegal = it chose what is not allowed: { $line }
program-exited = it ended with status { $status }.
program-exited-saying = it ended with status { $status }: { $said }
bots-number = { $seats } seats need { $seats } bots, or one for all, not { $count }.
clause-unknown = there is no clause { $name }{ $close ->
    [none] .
   *[other] ; near it are { $close }.
}

# Data that does not fit its form

schema-at = { $key }: { $problem }
schema-unknown = there is no field { $field }.
schema-missing = the field { $field } is missing.
schema-type = it should be { $expected }, not { $got }.
schema-kind = { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] an object
    [null] nothing
   *[other] { $kind }
}
schema-misfit = this does not have the form it should.

# Component sets

components-at = { $source }: { $key }: { $problem }
components-no-toml = this is not TOML.
components-schema = there is no schema { $schema }, only 1.
components-twice = “{ $name }” stands there twice.
components-range = it must be from { $least } to { $most }, not { $value }.
components-count = there are { $total }, not { $count } ({ $clause }).
components-unknown = “{ $name }” is none of these: { $known }.
components-seats = there must be an entry for each of these numbers of seats and no other: { $seats }.
components-id-twice = this id is used twice.
components-id = an id is made of lower-case letters, digits and hyphens.

# Saved games

save-no-json = this is not JSON, so it is no saved game.
save-foreign = this is no saved game of Latium.
save-version = saved in version { $version } of the format; this reads version { $known }.
save-other-game = this is a saved game of { $saved }, not of { $game }.
save-rules-version = saved under rules version { $saved }; this is version { $known }.
save-seats = { $saved } seats are announced, the state has { $seats }.
save-incomplete = this saved game is incomplete: { $problem }
save-finished = that game is over; its record can be looked at with latium replay.
save-players = { $players } players at { $seats } seats.
save-secret = the secret is not the one the game began with.
save-secret-form = the secret is not hexadecimal.

# Positions

position-wrong = this is no position of the game: { $problem }
position-unknown = there is no “{ $name }”.
position-step = there is no step “{ $name }”.
position-misfit = its parts do not fit together.
position-players = { $seats } seats and { $players } players.
position-seat = there is no seat { $seat }.
position-end = either somebody is to act or the game has ended.
position-stuck = nobody can do anything.
position-steps = these steps cannot follow each other.

# Records

record-line = line { $line }: { $problem }
record-empty = the file is empty.
record-line-empty = the line is empty.
record-line-cut = the line breaks off in the middle.
record-no-json = this is not JSON.
record-no-line = this is no line of a record.
record-foreign = this is no record of Latium.
record-version = written in version { $version } of the format; this reads version { $known }.
record-names = { $seats } seats, but { $named } names.
record-mixed = lines of a whole and of a partial record are mixed.
record-chain = the chain breaks here: this line was changed, or the one before it is missing.
record-spelling = not written as Latium writes this line; a field may be there twice.
record-after-result = there is a line after the result.
record-order = out of order: n is { $n } where { $due } should follow.
record-nothing-stands = nothing stands at n = { $n } that could be taken back.
record-no-seat = there is no seat { $seat } at this table.
record-resigned = seat { $seat } was given up before.
record-undo-chance = what was drawn cannot be taken back, and n = { $n } is before a draw.
record-undo-other = a seat cannot take back alone what another has done, and n = { $n } is before that.
record-partial = this record is partial: it can be looked at, not replayed or verified.
record-no-positions = there is no position in it.
record-no-view = what was seen here cannot be: it does not fit the game.
record-other-game = this is a record of { $recorded }, not of { $game }.
record-rules-version = played under rules version { $recorded }; this is version { $known }.
record-unplayable = “{ $notation }” cannot be played: { $problem }
record-secret = the secret is not the one that was committed to in the header.
record-secret-form = the secret is not written in small hexadecimal digits.
record-notation = written as “{ $written }”, but the action is “{ $action }”.
record-dice = chance says “{ $said }”, but the dice fall on “{ $fallen }”.
record-result = the result is not the one the plies lead to.

## Board

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Names for small tiles, six letters at most

# What `?` tells

## Board: First Empires

## Play

you = you
play-which-game = Which game? Say `{ $program } play founders`, or resume a saved game.
play-nameless = Every player needs a name, and in { $players } one is missing.
play-nearly-a-bot = There is no bot { $name }; did you mean { $bot }? A person needs a name less like a bot's.
play-resumed-with = A saved game goes on as it began: { $option } cannot be given with --resume.
play-program-wanted = The saved game wants to start this program: { $command } Start it?
play-program-unwanted = The game is not resumed: the program { $command } was not to be started.
play-program-long = The command { $command } is too long to be read before it is started: { $most } characters are the most. A longer one can go into a script.
play-record-exists = { $file } exists already: name another file for the record.
play-record-nowhere = The record could not be written to { $file }: its folder is not there, or not yours to write in.
play-seat = seat { $seat }: { $who }{ $kind ->
    [bot] { " " }(bot)
   *[person] { "" }
}
play-commitment = Draws: { $commitment } (the SHA-256 of a secret that the finished record reveals)
play-begin = Type a number or a move; ? for help.
play-hand-over = The screen goes to { $who }: press Enter when nobody else is looking.
play-asked = { $who }: { $question }
play-or-go-on = You may also type the move after this one at once.
play-stopped = Done { $done } of { $times } times{ $over ->
    [yes] { "" }: then this step was over.
   *[no] .
}
play-ways = … { $count } ways
play-no-number = There is no choice { $number }: they go from 1 to { $last }.
play-unreadable = { $detail ->
    [none] { notation-unreadable }
   *[other] { notation-unreadable-so }
} Type ? for help, or moves to list them all.
play-no-thing = There is no such thing here: “{ $text }”. You can ask about { $things }, or a move: { $move }.
play-beginning = { $beginning }: { $moves }
play-then = Then: { $events }
play-preview = { $move }: your score would go from { $before } to { $after }.
play-change = { $name } from { $before } to { $after }
play-changes = It would change: { $changes }.
play-allowed = It is allowed.
play-why-what = Why what? Try: why { $move }.
play-forfeit = From here on { $bot } plays: { $problem }
play-hint = { $bot } would play: { $move }
play-total = Total
play-saved = Saved in { $file }. Keep it private: it holds the secret behind all draws.
file-special = { $file } is no ordinary file: nothing is written there.
file-foreign = { $file } holds something else than this game: it is left as it is.
play-not-saved = { $file } could not be written: { $reason }.
play-resume = Saved. To go on: { $program } play --resume { $file }
play-over = The game is over: { $reason }.
play-you-won = You have won!
play-won = { $count ->
    [one] { $who } has won.
   *[other] The win is shared: { $who }.
}
play-offer-record = To keep the record of this game: record FILE. To look back: score, log, board. To leave: Enter.
play-recorded = The record is in { $file }. To check it: { $program } verify { $file }
undo-done = Taken back: { $move }
undo-nothing = There is nothing to take back.
undo-chance = That cannot be taken back: something was drawn since.
undo-other = That cannot be taken back: another player has moved since.

command-help = ? [something]
command-help-help = this help; { $things } or a move explained
command-why = why move
command-why-help = why a move is not allowed: why { $move }
command-undo = undo
command-undo-help = take back your move, unless something was drawn or another player moved since
command-hint = hint
command-hint-help = what the strongest bot would play
command-score = score
command-score-help = the standing, line by line
command-log = log [number]
command-log-help = what happened lately
command-rules = rules [{ $clause }]
command-rules-help = a clause or a chapter of the rulebook
command-board = board
command-board-help = the table again (also: Enter)
command-moves = moves
command-moves-help = everything you may do now
command-back = back
command-back-help = from the menu of some moves to that of all
command-save = save [file]
command-save-help = save the game and go on
command-quit = quit
command-quit-help = save the game and leave; it can be resumed

# Words that stand for the verbs of moves, besides those of the notation

## The server

server-unavailable = The server cannot save anything just now. Nothing has changed; try again.
server-busy = Too many are moving at this table at once. Nothing has changed; try again.
server-fault = Something went wrong in the server. Nothing is lost; try again.
page-unknown = There is nothing at this address.
host-foreign = This server does not go by the name it was asked by. Whoever runs it can allow the name with --allow-host.
origin-foreign = This was asked by a page of another site, and is not done for it.
request-unreadable = This request cannot be read.
request-misfit = This request does not fit: { $problem }
request-large = This is too large: { $most } bytes are the most.
too-often = This is asked too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
sockets-many = There are { $most } connections from this address already, and no more are allowed.
table-unknown = There is no such table.
table-started = The game has begun already.
table-waits = The game has not begun: a seat is still free.
table-over = The game is over.
table-unfinished = The game is not over: its dice can be checked afterwards.
table-full = All seats are taken.
seat-taken = Somebody else has this seat.
seat-not-yours = This seat is not yours.
seat-resigned = This seat was given up before.
seat-played = No bot plays at this seat.
seat-present = Whoever has this seat is there.
host-only = Only the host of the table can do this.
table-unended = The game is not over.
table-rematched = There is a table for the rematch already.
rated-people = At a rated table there are only people with accounts.
rated-seated = Your account has a seat at this table already.
account-needed = One has to be signed in for this.
account-taken = Somebody has this name already.
account-refused = Name and password do not go together.
password-short = A password has at least { $least } characters.
passwords-many = Too many are signing in at once. Try again in a moment.
record-unknown = There is no such record.
record-not-seen = This is not what somebody saw of this game.
example-unknown = There is no example { $id }.
record-long = A record from elsewhere has { $most } lines at most.
records-many = Too many records are being looked through at once. Try again in a moment.
records-full-guests = { $most } records of guests are kept here, and there is room for no more. Whoever is signed in may bring one.
records-full = { $most } records are kept here, and there is room for no more.
spectators-none = This table does not want spectators.
name-empty = A name needs a letter, a digit or an emoji at least.
decision-closed = This decision is not open any more.
move-unclear = A move is either an action or its notation.
chat-empty = There is nothing to say.
undo-reveal = That cannot be taken back: something hidden has been shown.
clock-short = A clock needs { $least } seconds at least.
clock-increment = Only a clock for the whole game can add time after each move.
time-up = Your time is up.
undo-time = That cannot be taken back: your time would be up.
takeback-closed = Nobody waits for your consent any more.
takeback-rated = At a rated table bots do not agree to take anything back.
mail-none = This server sends no messages about this table.
mail-subject = Your turn: { $game ->
    [founders] Founders of the Empire
    [first-empires] First Empires
    [foundations-of-rome] Foundations of Rome
   *[other] { $game }
}
mail-turn = It is your turn at table { $table }. You have until { $due }.
mail-stop = You asked for this message at the table; there you can end it too.
push-device = Nothing can be sent to this device: what its browser gave for it is not right.
push-devices = { $most } devices of yours are told already: end it on one of them first.
push-key-wrong = There is no key in { $file } that messages can be pushed with. `latium admin push-key` makes one, in a new file.

# latium serve

serve-ready = Latium is ready at { $address }
serve-refused = Nothing can listen at { $host }, port { $port }: { $reason }.
serve-limit-wrong = { $limit } is no limit. One is NAME=RATE, such as openings=20/hour; the names are { $known }.
serve-port-taken = Port { $port } is taken: another program listens there, maybe another Latium. `--port 0` takes a free one.
serve-port-forbidden = Port { $port } is not for everybody on this machine. `--port 8000` is.
serve-host-unknown = There is no address { $host } on this machine.
serve-lan = Others in your network join at { $address } or with this code:
serve-lan-none = No network was found: only this machine can join.
serve-invitation = Only who is invited can open tables. The invitation: { $link }
serve-invited = Only who is invited can open tables. `latium admin invite` makes another invitation.
serve-terminal = In the terminal: { $program } join { $address } --open founders --players you,greedy
serve-public-url = --public-url is an address such as https://latium.example.org, not { $url }.
serve-base-path = --base-path begins with / and has no / at its end, such as /latium, unlike { $path }.
serve-redis-url = --redis is an address such as redis://localhost:6379/0.
serve-smtp-url = A mail server is smtp://host:port or smtps://host:port, with name:password@ before the host if it asks for them.
serve-webhook-url = A webhook is an address that begins with http:// or https://.
serve-proxy = --proxy has addresses or networks with commas between them, or *, unlike { $proxies }.
database-address = A database is named by an address, such as sqlite:///latium.db or postgresql://user@host/name.
database-kind = Latium keeps its tables in SQLite or PostgreSQL, not in { $kind }.
database-unreachable = The database { $address } cannot be used: { $reason }.
database-missing = There is no database { $address }. `--database` names the one of the server.
database-newer = A later version of Latium has made this database (step { $revision }), and this one cannot read it.
metrics-near = These figures are for this machine and its network only.
invitation-needed = This server is not for everybody: one needs an invitation, or the link of a table.
front-what = This is a Latium server: a place to play board games of empire with friends and bots.
front-no-client = This version has no page to play on. One plays in a terminal on which Latium is installed.
front-open = To open a table here and sit down at it, type:
front-join = To join somebody's table, type its link behind this command:
front-alone = To play alone, without any server:
front-protocol = What programs can ask of this server (OpenAPI)
front-docs = Latium { $version }. Its documentation comes with it: docs/commands.md on the commands, docs/protocol.md on the protocol, docs/operations.md on running a server.
chat-muted = What you say is not passed on here.
admin-nobody = Nobody here is called { $name }.
admin-no-seat = Nobody sits at that seat.
admin-whom = Name an account, or a guest's seat with --table and --seat.
admin-password = The new password of { $name }: { $password }
admin-muted = { $name } is not heard any more.
admin-unmuted = { $name } is heard again.
admin-forget-sure = Delete all that is known of { $name }? The games stay, without the name.
admin-forgotten = { $name } is forgotten, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Start servers that run anew: they may still know the name.
admin-invitation = The invitation, good for any number of people: { $link }
admin-withdrawn = Nobody is invited any more.
admin-push-key = The key is in { $file }. Keep it to yourself, and for good: with another one, people have to ask again to be told.
admin-seat = seat { $seat } of table { $table }
admin-muted-word = muted
admin-nobody-yet = There are no accounts.
column-joined = Since
column-tables = Tables
column-state = State
backup-written = { $rows ->
    [one] One row
   *[other] { $rows } rows
} of { $address } are in { $file }. It has secrets in it: keep it to yourself.
backup-foreign = This is not a backup of Latium, or one of a later version.
backup-broken = This backup is not whole. Nothing was restored.
backup-exists = { $file } is there already.
restore-not-empty = There is something in this database already: restore into an empty one.
restore-done = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $address } again.
export-done = { $count ->
    [0] No finished game is new.
    [one] The record of one finished game is in { $folder }.
   *[other] The records of { $count } finished games are in { $folder }.
}
join-link = A link to a table looks like http://192.168.1.20:8000/tables/8dcb6259b1fcb3df, not like { $link }.
join-players = --players names you once, bots, and a - where somebody else is to sit: you,greedy,-.
join-name = What shall the others call you?
join-nameless = The others need a name for you: --name Ada.
join-unreachable = The server does not answer: { $reason }.
join-no-latium = There is no Latium server at this address.
join-share = The link for the others: { $link }
join-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
join-watching = You are watching. Ctrl-C ends it.
join-waiting = Waiting for { $who } ...
join-said = { $who }: { $text }
join-resigned = { $who } gives up.
reason-resigned = All but one have given up
join-handed = { $bot ->
    [none] { $who } plays again.
   *[other] { $bot } plays for { $who } from here on.
}
join-took-back = { $who } takes back a move.
join-not-asked = It is not your turn: { $who } is to move.
join-clocks = Time left: { $clocks }
join-takeback-wanted = { $who } would like to take back the last move. Do you agree? (yes or no)
join-takeback-asked = The others are asked.
join-takeback-refused = { $who } does not agree.
join-resign-sure = Type `resign yes` if you mean it.
join-return = The game goes on without you for now. This leads back to your seat, and is for you alone: { $program } join '{ $link }'
command-takeback = takeback
command-takeback-help = ask the others to let you take back your last move
command-say = say hello
command-say-help = say something to everybody at the table
command-resign = resign yes
command-resign-help = give up
command-leave = quit
command-leave-help = leave for now; the link back is shown
serve-end = Ctrl-C ends it.
