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
bot-unknown = There is no bot { $name }. The bots are: { $known }.
bot-parameter-unknown = The bot { $bot } has no parameter { $name }{ $count ->
    [0] ; it takes none.
   *[other] ; it takes: { $known }.
}
bot-parameter-value = The parameter { $name } of the bot { $bot } is a whole number, not { $value }.
bots-number = { $seats } seats need { $seats } bots, or one for all, not { $count }.
seats-wrong = { $seats } cannot play this game; these numbers can: { $known }.
option-form = An option is written name=value, not { $text }.
option-unknown = There is no option { $name }. The options are: { $known }.
option-value = The option { $name } cannot be { $value }; it can be: { $known }.
file-unreadable = The file { $file } cannot be read: { $reason }.
file-no-text = The file { $file } is not a text in UTF-8.
components-wrong = The component set { $file } is wrong at { $key }: { $problem }.
record-broken = The record { $file } is broken in line { $line }: { $problem }.
clause-unknown = There is no clause { $name }{ $close ->
    [none] .
   *[other] ; near it are { $close }.
}
rules-which-game = Which rulebook? The games are: { $known }.

# Tables

column-name = Name
column-game = Game
column-seats = Seats
column-minutes = Minutes
column-option = Option
column-default = Default
column-values = Values
column-clause = Clause
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
simulation-digest = Digest { $digest }
simulation-interrupted = Interrupted: the report covers the { $games } of { $planned } games that were finished.

# latium verify

record-sound = The record is sound: { $plies } plies follow the rules, { $draws } draws come from the committed secret, the result is right.
record-sound-unfinished = The record is sound so far: { $plies } plies follow the rules. The game is unfinished, so its secret is not revealed yet.
record-unsound = The record is not sound.

# latium replay

chance = Chance
replay-position = Ply { $at } of { $last }
replay-prompt = n, p, a number, e or q?
replay-help = n or Enter: next ply; p: previous; a number from 0 to { $last }: that ply; e: the end; q: leave.
replay-undo = back to the position before ply { $to }
replay-no-ply = There is no ply { $at }: the last one is { $last }.
replay-no-seat = There is no seat { $seat }: { $seats } played.

## Board

board-victory = Victory
board-draft = Draft
board-stack = { $count } left
board-near = { $mark } near side of { $who }
board-player = { $seat } { $who }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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

# Names for small tiles, six letters at most

short-waterfall = falls
short-gold-mine = g.mine
short-weaving-house = weaver
short-horse-farm = h.farm
short-fishery = fisher
short-marketplace = market
short-inn = inn
short-workshop = shop
short-war-camp = camp
