
# The rulebook

book-title = Rules of { $game } · Latium
book-title-shelf = Rules · Latium
book-shelf = The rules
book-shelf-text = Every rule is a numbered clause. What a game refuses, it refuses with the number of the clause, and the link leads here.
book-search = Search the rules
book-search-short = Search
book-contents = Contents
book-whole-chapter = The chapter from its beginning
book-found = { $count ->
    [0] No clause has these words.
    [one] One clause
   *[other] { $count } clauses
}
book-link = Link to { $clause }
book-ruling = { $count ->
    [one] Ruling { $numbers }:
   *[other] Rulings { $numbers }:
}
book-example = Example:
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
replay-title-none = Records of games · Latium
replay-heading = Records of games
replay-other = Another record
replay-partial = What { $name } saw; what was hidden is missing.
replay-partial-spectator = What a spectator saw; what was hidden is missing.
replay-view = As seen by
replay-view-all = everybody together
replay-setup = The table before the first move.
replay-board = The table
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
rule-link = Rule { $clause }
guide-show = Explain this step
## The page around the pages

app-home = Latium, to the first page
app-navigation = Main pages
app-skip = To the content
app-rules = Rules
app-leaders = The best
app-account = Account
app-settings = Settings
app-loading = One moment …
app-reload = Load again
app-news = What happened
app-close = Close
app-cancel = Cancel
app-to-home = To the first page

problem-offline = The server cannot be reached just now.
problem-unexpected = That did not work. Please try again.
problem-nowhere = There is no such page.

name-label = Your name
name-default = Guest

## Settings

settings-title = Settings
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Movement
settings-speed-0 = None
settings-speed-1 = Calm
settings-speed-2 = Fast
settings-waits = The last action of a turn waits for “Done”
settings-waits-hint = So it can still be taken back. Otherwise it counts at once.
settings-sound = Sounds

## Opponents

bot-novice = Novice
bot-citizen = Citizen
bot-senator = Senator
bot-consul = Consul
bot-random = Chance
bot-casual = Casual
bot-greedy = Greedy
bot-value = Reckoner
bot-mcts = Searcher

## The first page

home-title = A table for empires
home-what = Three board games of empire, with friends or against the computer. Open a table, send the link, play: on a phone or a laptop, without signing up.
home-games = The games
home-facts = { $least } to { $most } players · { $from } to { $to } minutes
home-play = Play against bots
home-play-game = Play against bots: { $game }
home-new = Open a table
home-new-game = Open a table: { $game }
home-rules = Rules
home-rules-game = Rules of { $game }
home-mine = Your games
home-mine-open = Your tables that have not begun
home-your-turn = Your turn
home-join = Join a table
home-join-link = Link to a table
home-join-go = Go there
home-join-unreadable = That is no link to a table.
home-lobby = Open tables
home-lobby-none = Nobody is looking for players just now. Open a table and tick “Anybody may join”.
home-watch = Games to watch
home-finished = Your finished games
home-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-more = Show more
home-about = How it works

now-title = { $game } against bots
now-level = How well they play
now-opponents = How many
now-start = Start

## A new table

new-title = A table for { $game }
new-other-games = Other games
new-seats = Players
new-you = You
new-somebody = Somebody you invite
new-bot = Computer: { $name }
new-clock = Time
new-clock-kind = How much time there is
new-clock-none = As long as you like
new-clock-move = 90 seconds for each decision
new-clock-game = 15 minutes each, and 15 seconds for each decision
new-clock-long = 45 minutes each, and 30 seconds for each decision
new-clock-days = Two days for each decision
new-time-out = Whose time is up
new-time-out-bot = is played for by a bot
new-time-out-resign = gives up
new-who-may = Who may join and watch
new-listed = Anybody may join
new-listed-hint = The table is listed on the first page; otherwise one needs the link.
new-spectators = Anybody with the link may watch
new-rated = It counts for the rating
new-rated-hint = For people with accounts only, without bots.
new-options = Options of the rules
new-value-yes = Yes
new-value-no = No
new-open = Open the table

## Before the start

lobby-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-full = All seats are taken.
lobby-free = Free seat
lobby-kept = Kept for { $name }
lobby-leave = Get up
lobby-who = Who sits at seat { $seat }
lobby-person = Somebody you invite
lobby-join = Sit down
lobby-join-another = Somebody else at this device
lobby-join-another-hint = Several people can share one device: the page says when to pass it on.
lobby-sit = Sit down
lobby-start = Do not wait any longer
lobby-start-now = Start now
lobby-start-hint = Bots take the free seats.
lobby-fill = Bots for the free seats
lobby-invite = Invite others

share-link = Link to this table
share-link-hint = For whoever is to join or watch.
share-personal = Your own link
share-personal-hint = To go on at another device. Whoever has it plays for you.
share-copy = Copy
share-copied = Copied

## At the table

table-title-turn = Your turn! { $game }
table-board = Board
table-bar = What to do now
table-players = Players and points
table-log = What happened
table-chat = Talk
table-moves = All moves
table-panels = Parts of the table
table-tab-board = Board
table-tab-moves = Moves
table-tab-players = Players
table-tab-log = Log
table-tab-chat = Talk
table-menu = Table
table-seat = Seat { $seat }
table-you = you
table-to-act = to act
table-your-turn = your turn
table-bot = computer
table-bot-plays = a bot plays
table-resigned = gave up
table-joined = here
table-away = away
table-gone = gone
table-clock = { $time } left
table-clock-days = { $days }d { $hours }h
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-breakdown = What the points of { $name } are made of
table-let-bot = Let a bot play
table-watching = You are watching
table-reconnecting = Connection lost. Trying again …
table-waiting = Waiting for { $names }.
table-chance = Chance decides.
table-over = The game is over.
table-chosen = You have chosen:
table-done = Done
table-done-hint = Your turn would be over. Choose Done, or take it back.
table-undo = Take back
table-all-moves = All moves ({ $count })
table-moves-title = All moves: { $count }
table-moves-none = There is nothing to decide for you just now.
table-moves-filter = Find a move
table-log-more = Show what came before
table-said = { $name } says: { $text }
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-skip = Skip
table-takeback = Taking back
table-takeback-asked = { $name } would like to take back a move.
table-takeback-waiting = The others are asked whether you may take it back.
table-ask-takeback = Ask to take back the last move
table-agree = Agree
table-refuse = Refuse
table-stand-in = A bot plays for you. Make a move, and you play again yourself.
table-gather = Keep this seat in my account
table-gathered = This seat is in your account now.
table-leave = Let a bot play for me
table-resign = Give up
table-resign-title = Give up the game?
table-resign-text = Your seat is given up for good. That cannot be taken back.
table-commitment = The dice of this table can be checked after the end. Commitment:
table-mail = An e-mail when it is your turn
table-mail-set = Send me e-mails
table-mail-stop = Send none
table-push = Tell me on this device when it is my turn
table-push-insecure = This device can be told of your turns only where the address begins with https.
table-push-unable = This browser cannot be told of your turns.
table-push-denied = Your browser does not let this page show messages. Its settings for this page can change that.
table-push-failed = Your browser has refused. Try again later.
table-pass = Pass to { $name }
table-pass-hint = What comes next is for { $name } only.
table-pass-ready = I am { $name }

result-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-place = Place
result-player = Player
result-total = Points
result-rematch = Play again
result-join-rematch = Join the next game
result-see-rematch = Watch the next game
result-replay = Look at the game again

## The log

log-joined = { $who } sat down.
log-left = { $who } got up again.
log-placed = A bot sits at seat { $who_seat }.
log-placed-free = Seat { $who_seat } is free again.
log-started = The game begins.
log-undone = { $who } took back a move.
log-taken-back = The last move of { $who } was taken back.
log-takeback-asked = { $who } would like to take back a move.
log-takeback-answered-yes = { $who } agrees.
log-takeback-answered-no = { $who } does not agree.
log-resigned = { $who } gave up.
log-resigned-time = The time of { $who } is up: the seat is given up.
log-handed = A bot plays for { $who }.
log-handed-back = { $who } plays again.
log-paused = No server was there for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; no clock ran.
log-rematched = There is a rematch.

## Account

account-title = Account
account-why = Nobody needs an account. With one you are known on all your devices, find your games again, and can play for a rating.
account-way = What you would like
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-password = Password
account-password-change = A new password
account-password-old = The password so far
account-password-new = The new password
account-password-set = Change it
account-changed = Your password is changed. All other devices are signed out.
account-ratings = Ratings
account-game = Game
account-game-seats = { $game }, { $seats } players

## The best

leaders-title = The best
leaders-game = Game
leaders-seats = Players
leaders-rating = Rating
leaders-games = Games
leaders-none = Nobody has played a rated game of this kind yet.
leaders-how = A rating is low as long as little is known. It changes with every rated game, by who came before whom.

## How it works

about-title = How it works
about-play = Play at once
about-play-text = Choose a game and “Play against bots”. The bar always says what you are to do; whatever lights up on the board can be chosen, and “Moves” lists everything in words.
about-friends = With friends
about-friends-text = Open a table and send its link. Whoever follows it sits down or watches. Nobody has to sign up.
about-device = At one device
about-device-text = Several people can sit down at one phone or laptop. Where something is hidden from the others, the page says whom to pass it to.
about-help = If something is not allowed
about-help-text = Try it: you are told which rule forbids it, with a link into the rulebook.
about-back = Taking back
about-back-text = The last action of a turn waits for “Done”. Until something is drawn or somebody else moves you can take back what you did; across moves of others you can ask them, but never across a draw.
about-dice = Honest dice
about-dice-text = Before the first draw the server commits itself to a secret, and every player adds a number. After the end, every die and every card can be checked.
about-account = Accounts
about-account-text = Only if you like: to be known on all devices, and for rated games.
about-watch = Watching
about-watch-text = Whoever has the link of a table may watch, if whoever opened it lets them. Finished games can be gone through move by move.
about-games = The games
