## La ligne de commande

version = Latium { $version }, moteur { $engine ->
    [compiled] compilé
   *[interpreted] interprété
}
interrupted = interrompu

# Ce qui ne va pas

game-unknown = Il n'y a pas de jeu { $name }{ $close ->
    [none] .
   *[other] {" "}; vouliez-vous dire { $close } ?
} Les jeux sont : { $known }.
file-unreadable = Le fichier { $file } ne peut pas être lu : { $reason }.
output-refused = Ce qui est à montrer ne peut pas être écrit : { $reason }.
unexpected = Cela ne devrait pas arriver : { $problem }
file-refused = Le système refuse { $file } : { $reason }.
file-endless = { $file } est un périphérique, pas un fichier.
file-large = Le fichier { $file } est trop grand : plus de { $most } millions de caractères.
file-no-text = Le fichier { $file } n'est pas un texte en UTF-8.
components-wrong = Le matériel de { $file } est faux à { $key } : { $problem }
save-broken = La partie sauvée { $file } ne peut pas être reprise : { $problem }
record-broken = La partie enregistrée { $file } est abîmée à la ligne { $line } : { $problem }
record-forbidden = La ligne { $line } de la partie enregistrée enfreint les règles : { $reason } [{ $clause } { $heading }]
rules-which-clause = Quelle clause ? Nommez-la par son numéro, ou un chapitre entier par le sien.
rules-which-game = Quel livre de règles ? Les jeux sont : { $known }.

# Tableaux

column-name = Nom
column-game = Jeu
column-seats = Places
column-minutes = Minutes
column-option = Option
column-default = Par défaut
column-values = Valeurs
column-what = Ce qu'elle fait
column-plies = Coups
column-ways = Suites
column-ended-by = Fin
column-games = Parties
column-share = Part
column-points = Points
column-mean = Moyenne
column-p10 = 10 %
column-median = Médiane
column-p90 = 90 %
column-wins = Victoires
column-interval = Intervalle à 95 %
column-bot = Robot
column-ahead-of = Devant
column-line-up = Tablée
column-even = Part égale
column-rating = Cote
column-seat = Place
column-length = Durée
column-had = Eu
column-won = Gagné
column-even-share = Égale
column-games-with = Parties avec
column-adds-wins = Ajoute %
column-adds-points = Ajoute pts
column-winner-mean = Vainqueur
percent = { $number } %
seat-of = Place { $seat }, { $name }
winner = Vainqueur

# latium games

game-facts = { $seats } joueurs, { $minutes } minutes, règles version { $version }
option-any-text = un texte quelconque, ou none
provenance-confirmed = confirmé par une source
provenance-inferred = déduit de ce qui est connu
provenance-designed = de nous

component-name = Nom
component-entry = { $name } : { $what }
component-yes = oui
component-no = non
games-whose-components = Un matériel est celui d'un jeu : nommez-le aussi.

# latium rules

ruling = **Décision { $numbers } :** { $text }
example = *Exemple :* { $text }
coverage-needs-checkout = La couverture se lit dans les tests et les sources : lancez la commande dans une copie des sources.
coverage-complete = Chaque clause ({ $clauses }) a un test et est citée par le code, et chaque test nomme une clause.
coverage-untested = Clauses sans test ({ $count }) :
coverage-unmarked = Tests qui ne nomment aucune clause ({ $count }) :
coverage-unknown = Tests qui nomment une clause inexistante ({ $count }) :
coverage-uncited = Clauses qu'aucun code ne cite ({ $count }) :

# latium simulate

simulation-progress = En jeu
simulation-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $seats } places, graine { $seed }
simulation-speed = { $seconds } s, { $games } parties/s
simulation-decisions = { $decisions } décisions, { $rate } décisions/s ; { $share } d'entre elles laissaient un choix
simulation-forfeits = La place { $seat } a déclaré forfait dans { $games } parties sur { $all }. La première fois : { $reason }
simulation-digest = Empreinte { $digest }
simulation-broken = Un des processus s'est perdu : le compte rendu porte sur les { $games } parties terminées avant, sur { $planned } prévues.
simulation-interrupted = Interrompu : le compte rendu porte sur les { $games } parties terminées, sur { $planned } prévues.
simulation-out-name = Le nom d'un fichier Parquet finit par .parquet ; pas celui de { $file }.
simulation-out-missing = On ne peut pas écrire de fichier Parquet ici ; pip install "latium[parquet]" apporte ce qu'il faut.
simulation-out-nowhere = Rien ne peut être écrit dans { $file } : son dossier n'existe pas, ou vous ne pouvez pas y écrire.

# latium arena

arena-decisions = Décisions par partie
arena-sprt = { $verdict ->
    [elo1] Les parties parlent pour { $elo1 } Elo
    [elo0] Les parties parlent pour { $elo0 } Elo
   *[open] Les parties ne tranchent pas entre { $elo0 } et { $elo1 } Elo
} de { $bot } sur { $rival } ({ $blocks } donnes, log du rapport de vraisemblance { $ratio }, limites ±{ $limit }).
arena-forfeits = { $bot } a déclaré forfait dans { $games ->
    [one] une partie
   *[other] { $games } parties
}. { $reason }
arena-bots-twice = chaque robot est nommé une seule fois ; le nombre de ses places découle du calendrier.
arena-challenge-alone = un défi demande un second robot à défier.
arena-sprt-two = le test séquentiel oppose deux robots, et non { $count }.
arena-sprt-bounds = Les bornes du test sont deux écarts Elo, le plus petit d'abord, comme 0,20 ; et non { $text }.
arena-ray-processes = Le travail se fait par processus ou par Ray, pas les deux.
arena-ray-missing = Ray n'est pas installé ; pip install "latium[ray]" l'apporte.
arena-ray-unreachable = il n'y a pas de Ray à l'adresse { $address } : { $reason }
arena-extra-missing = { $extra ->
    [parquet] Aucun tableau Parquet n'a été écrit
   *[plots] Aucune image n'a été dessinée
} ; pip install "latium[{ $extra }]" apporte ce qu'il faut.
arena-folder-other = le dossier { $folder } contient les parties d'un autre tournoi ; il diffère par : { $names }.
arena-folder-foreign = le fichier { $file } ne vient pas d'un tournoi et serait écrasé. Choisissez un autre dossier.
arena-folder-in-use = une autre exécution écrit dans { $folder }.
arena-folder-damaged = le fichier { $file } est endommagé à la ligne { $line }.
arena-record-damaged = le fichier { $file } est endommagé ; sans lui, la partie sera rejouée.
arena-plot-ratings = Force après { $games } parties
arena-plot-rating = Cote de Plackett-Luce et son intervalle à 95 %
arena-plot-pairwise = Combien de fois le robot de gauche finit devant, avec l'intervalle à 95 %
arena-plot-rival = Devant
arena-plot-scores = Points : 10 %, 25 %, médiane, 75 % et 90 %
arena-plot-points = Points

# latium balance

balance-title = { $game } : ce qui fait gagner, après { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
balance-points = Points
balance-kind-seat = Rang dans l'ordre de jeu
balance-kind-nature = Tuiles nature
balance-kind-village = Tuiles village
balance-kind-city = Tuiles ville
balance-kind-token = Jetons joués
balance-kind-victory = Tuiles victoire
balance-kind-civilization = Civilisations
balance-kind-track = Pas sur les pistes
balance-kind-card = Cartes piochées
balance-kind-scored = Cartes validées
balance-kind-building = Bâtiments
balance-kind-monument = Monuments
balance-part = { $kind } : { $part }
balance-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
}
balance-by-seats = { $kind } : victoires selon le nombre de places
balance-average = Un élément de plus, de valeur moyenne, ajoute { $wins } points de pourcentage à la part de victoires et { $points } points au score{ $given ->
    [none] .
   *[other] , à nombres égaux de : { $given }.
}
balance-rare = trop rare
balance-legend = Eu : nombre de places qui l'ont eu. Gagné : leur part de victoires, avec l'intervalle à 95 %. Égale : leur part si tous à leur table avaient gagné autant. Ajoute %, Ajoute pts : ce qu'un élément de plus apporte par rapport à un élément moyen de sa sorte, en points de pourcentage de victoires et en points de score, face aux rivaux de la même partie et toutes choses égales par ailleurs (± 95 %). ▲ ▼ : meilleur ou moins bon que sa sorte, plus que le hasard ne l'expliquerait pour aucun élément du tableau.
balance-one-form = Le compte rendu s'imprime en JSON ou en Markdown, pas les deux.
balance-plot-wins = Victoires au-delà de la moyenne, %
balance-plot-points = Points au-delà de la moyenne

# latium train

train-epoch = Passage { $number } : perte { $training }, sur les parties mises à part { $validation } ; vainqueur deviné tôt { $early } %, à mi-partie { $middle } %, tard { $late } %
train-done = Poids écrits dans { $file } : perte { $loss }, en nombres entiers { $rounded }.
train-folder-in-use = Un autre entraînement écrit dans { $folder }.
train-needs-numpy = L'entraînement demande numpy, qui n'est pas installé : pip install "latium[train]".
train-no-traits = Il n'y a rien à entraîner pour { $game } : personne n'a dit ce que regarde sa valeur.
train-hidden = Les tailles des couches cachées sont des nombres entiers de 1 à 256 séparés par des virgules, pas { $text }.
train-other-games = Le dossier { $folder } contient des parties demandées autrement, ou par une autre version. Choisissez un autre dossier, ou supprimez-le.
train-no-positions = Il y a trop peu de positions pour apprendre ; --every avec un nombre plus petit en prend plus dans chaque partie.
train-damaged = le fichier { $file } est endommagé. Supprimez-le, et ce qu'il contenait sera refait.
train-process-lost = Un des processus s'est perdu ; la même commande reprend où elle s'est arrêtée.
weights-broken = les poids de { $file } ne peuvent pas être lus : { $problem }
weights-for-other = les poids de { $file } sont pour un autre jeu, un autre nombre de places ou d'autres traits, ou il en manque.

# latium verify

record-sound = La partie enregistrée est correcte : { $plies } coups suivent les règles, { $draws } tirages viennent du secret engagé, le résultat est juste.
record-sound-broken-off = La partie enregistrée est correcte, mais elle a été interrompue et n'a pas de résultat : { $plies } coups suivent les règles, { $draws } tirages viennent du secret engagé.
record-sound-unfinished = La partie enregistrée est correcte jusqu'ici : { $plies } coups suivent les règles. Elle n'est pas finie : son secret n'est pas encore révélé.
record-unsound = La partie enregistrée n'est pas correcte.

# latium perft

perft-deep = Personne ne peut voir { $depth } coups à l'avance ; { $most } est le plus.

# latium replay

replay-position = Coup { $at } sur { $last }
replay-done = { $where } – { $who } : { $what }
replay-fell = { $where } – le hasard
replay-prompt = n, p, un nombre, e ou q ?
replay-help = n ou Entrée : coup suivant ; p : précédent ; un nombre de 0 à { $last } : ce coup ; e : la fin ; q : quitter.
replay-undo = retour à la position d'avant le coup { $to }
replay-resign = abandonne
replay-no-ply = Il n'y a pas de coup { $at } : le dernier est { $last }.
replay-no-seat = Il n'y a pas de place { $seat } : { $seats } joueurs ont joué.

# latium mcp

mcp-instructions = Des jeux de société d'empires. Appelez list, puis start ; regardez avec observe, listez vos coups avec legal, et jouez avec play. Vous voyez ce que votre place peut voir. Un coup interdit est refusé avec la clause des règles, que rules montre.
mcp-game = { $slug } : { $title }, pour { $seats } joueurs
mcp-bots = Les adversaires selon leur force, le plus faible d'abord : { $levels }. D'autres robots : { $bots }.
mcp-no-table = Il n'y a pas encore de table : appelez d'abord start.
mcp-over = La partie est finie : appelez start pour en jouer une autre.
mcp-no-seat = Il n'y a pas de place { $seat } : avec ces adversaires, elles vont de 1 à { $seats }.
mcp-no-rival = Il n'y a pas d'adversaire { $name } ; ceux qu'il y a : { $known }.
mcp-moves = { $moves ->
    [none] Vous avez { $count } coups : legal les donne.
   *[other] { $count ->
        [one] Votre seul coup : { $moves }
       *[other] Vos coups : { $moves }
    }
}
tool-list = Les jeux, avec leurs nombres de joueurs et leurs options, et les robots qu'on peut affronter.
tool-start = Commencer une partie ; celle en cours est abandonnée. Répond par la table, vue de votre place.
tool-start-game = Le nom du jeu, comme list le donne.
tool-start-rivals = Les robots aux autres places, dans leur ordre.
tool-start-seat = Votre place, comptée à partir de 1.
tool-start-options = Des options du jeu, chacune sous la forme nom=valeur.
tool-observe = La table vue de votre place, et ce qu'on vous demande.
tool-legal = Tous les coups que vous pouvez jouer, un par ligne.
tool-play = Jouer un coup. Répond par ce qui s'est passé jusqu'à votre prochaine décision, et la table qui en résulte.
tool-play-move = Le coup, comme legal le donne.
tool-rules = Les chapitres des règles d'un jeu, ou un chapitre ou une clause.
tool-rules-game = Le nom du jeu, comme list le donne.
tool-rules-clause = Une clause comme F-3.4, ou un chapitre comme F-3 ; vide pour la liste des chapitres.

## Erreurs : chacune peut aussi suivre un deux-points

extra-missing = { $module } n'est pas installé ; pip install "latium[{ $extra }]" l'apporte.

# Coups

illegal-move = { $clause } : { $reason }
notation-unreadable = « { $text } » n'est pas un coup.
notation-unreadable-so = « { $text } » n'est pas un coup : { $detail }
notation-ambiguous = « { $text } » peut être : { $candidates }.
notation-forbidden = « { $text } » est interdit : { $reason } [{ $clause }]
notation-nothing = rien n'a été tapé.
notation-unknown = il n'y a pas de tel coup{ $known ->
    [none] .
   *[other] {" "}; ce qui est possible : { $known }.
}
notation-form = cela s'écrit { $form }.
notation-no-object = une action est un objet avec un champ { $field }.
notation-fields = { $verb } a les champs { $fields }.
notation-no-such-thing = rien de tel n'existe dans ce jeu.

# Options, robots et clauses

seats-wrong = { $game } se joue à { $known } places, pas à { $seats }.
option-form = une option s'écrit nom=valeur, pas { $text }.
option-unknown = il n'y a pas d'option { $name }. Les options sont : { $known }.
option-value = l'option { $name } ne peut pas être { $value } ; elle peut être : { $known }.
option-text = l'option { $name } ne peut pas être { $value } ; elle peut être un texte quelconque, ou none.
option-first-absent = l'option first ne peut pas être { $first } : cette table n'a que { $seats } places.
option-missing = l'option { $name } n'est pas donnée.
seed-large = la graine { $seed } est trop grande : elle doit être comprise entre -2^63 et 2^63.
bot-unknown = il n'y a pas de robot { $name }. Les robots sont : { $known }.
bot-nameless = il manque le nom d'un robot. Les robots sont : { $known }.
bot-parameter-unknown = le robot { $bot } n'a pas de paramètre { $name }{ $count ->
    [0] {" "}; il n'en prend aucun.
   *[other] {" "}; il prend : { $known }.
}
bot-parameter-value = le paramètre { $name } du robot { $bot } est un nombre entier de { $least } à { $most }, pas { $value }.
bot-parameter-word = le paramètre { $name } du robot { $bot } est l'un de { $known }, pas { $value }.
bot-parameter-twice = le paramètre { $name } du robot { $bot } est donné deux fois.
bot-failed = le robot { $bot } à la place { $seat } a échoué : { $problem }
bot-illegal = le robot { $bot } à la place { $seat } a choisi { $action }, qui n'est pas permis.
program-command = le texte { $command } n'est pas une ligne de commande : un guillemet ou une barre oblique inverse reste sans fin.
program-letters = le texte { $command } n'est pas une ligne de commande : ce n'est pas que du texte.
program-none = après exec: vient la commande qui lance le programme.
program-missing = il n'y a pas de programme { $program } à lancer.
program-system = les programmes ne jouent que là où les processus ont des groupes, comme sous Linux et macOS.
program-forfeits = le programme { $program } à la place { $seat } déclare forfait : { $problem }
program-unstartable = il n'a pas pu être lancé ({ $reason }).
program-late = il n'a pas répondu en { $milliseconds } ms.
program-endless = il a dit plus de { $most } octets en une ligne.
program-unreadable = ce qu'il a dit n'est pas une réponse : { $line }
program-version = il parle la version { $version } du protocole, pas la { $known }.
program-out-of-turn = il a répondu à la décision { $decision } au lieu de la décision { $asked }.
program-illegal = il a choisi ce qui n'est pas permis : { $line }
program-exited = il s'est terminé avec le code { $status }.
program-exited-saying = il s'est terminé avec le code { $status } : { $said }
bots-number = { $seats } places demandent { $seats } robots, ou un seul pour toutes, pas { $count }.
clause-unknown = il n'y a pas de clause { $name }{ $close ->
    [none] .
   *[other] {" "}; les plus proches sont { $close }.
}

# Données qui n'ont pas la forme voulue

schema-at = { $key } : { $problem }
schema-unknown = il n'y a pas de champ { $field }.
schema-missing = le champ { $field } manque.
schema-type = il faudrait { $expected }, pas { $got }.
schema-kind = { $kind ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] vrai ou faux
    [array] une liste
    [object] un objet
    [null] rien
   *[other] { $kind }
}
schema-misfit = cela n'a pas la forme voulue.

# Matériel

components-at = { $source } : { $key } : { $problem }
components-no-toml = ce n'est pas du TOML.
components-schema = il n'y a pas de schéma { $schema }, seulement 1.
components-twice = « { $name } » s'y trouve deux fois.
components-range = il faut un nombre de { $least } à { $most }, pas { $value }.
components-count = il y en a { $total }, pas { $count } ({ $clause }).
components-unknown = « { $name } » n'est rien de tout cela : { $known }.
components-seats = il faut une ligne pour chacun de ces nombres de places, et aucune autre : { $seats }.
components-id-twice = cet identifiant sert deux fois.
components-id = un identifiant se compose de minuscules, de chiffres et de traits d'union.

# Parties sauvées

save-no-json = ce n'est pas du JSON, donc pas une partie sauvée.
save-foreign = ce n'est pas une partie sauvée de Latium.
save-version = sauvée dans la version { $version } du format ; celle qui se lit ici est la version { $known }.
save-other-game = c'est une partie sauvée de { $saved }, pas de { $game }.
save-rules-version = sauvée sous la version { $saved } des règles ; celle-ci est la version { $known }.
save-seats = { $saved } places sont annoncées, la position en a { $seats }.
save-incomplete = cette partie sauvée est incomplète : { $problem }
save-finished = cette partie est terminée ; son enregistrement se regarde avec latium replay.
save-players = { $players } joueurs pour { $seats } places.
save-secret = le secret n'est pas celui avec lequel la partie a commencé.
save-secret-form = le secret n'est pas en hexadécimal.

# Positions

position-wrong = ce n'est pas une position du jeu : { $problem }
position-unknown = il n'y a pas de « { $name } ».
position-step = il n'y a pas d'étape « { $name } ».
position-misfit = ses parties ne vont pas ensemble.
position-players = { $seats } places et { $players } joueurs.
position-seat = il n'y a pas de place { $seat }.
position-end = ou bien quelqu'un doit jouer, ou bien la partie est finie.
position-stuck = personne ne peut rien faire.
position-steps = ces étapes ne peuvent pas se suivre.

# Parties enregistrées

record-line = ligne { $line } : { $problem }
record-empty = le fichier est vide.
record-line-empty = la ligne est vide.
record-line-cut = la ligne s'arrête au milieu.
record-no-json = ce n'est pas du JSON.
record-no-line = ce n'est pas une ligne de partie enregistrée.
record-foreign = ce n'est pas une partie enregistrée de Latium.
record-version = écrite dans la version { $version } du format ; celle qui se lit ici est la version { $known }.
record-names = { $seats } places, mais { $named } noms.
record-mixed = des lignes de partie entière et de partie partielle sont mêlées.
record-chain = la chaîne se rompt ici : cette ligne a été changée, ou la précédente manque.
record-spelling = écrite autrement que Latium n'écrit cette ligne ; un champ y est peut-être deux fois.
record-after-result = une ligne suit le résultat.
record-order = hors de l'ordre : n vaut { $n } là où { $due } devrait suivre.
record-nothing-stands = rien ne tient à n = { $n } qui puisse être repris.
record-no-seat = il n'y a pas de place { $seat } à cette table.
record-resigned = la place { $seat } a déjà été abandonnée.
record-undo-chance = ce qui a été tiré ne peut pas être repris, et n = { $n } précède un tirage.
record-undo-other = nul ne peut reprendre seul ce qu'un autre a fait, et n = { $n } le précède.
record-partial = cette partie enregistrée est partielle : elle se regarde, mais ne se rejoue ni ne se vérifie.
record-no-positions = elle ne contient aucune position.
record-no-view = ce qui a été vu ici ne peut pas être : cela ne va pas avec le jeu.
record-other-game = c'est une partie de { $recorded }, pas de { $game }.
record-rules-version = jouée sous la version { $recorded } des règles ; celle-ci est la version { $known }.
record-unplayable = « { $notation } » ne peut pas être joué : { $problem }
record-secret = le secret n'est pas celui auquel l'en-tête engageait.
record-secret-form = le secret n'est pas écrit en petits chiffres hexadécimaux.
record-notation = écrit « { $written } », mais l'action est « { $action } ».
record-dice = le hasard dit « { $said } », mais les dés donnent « { $fallen } ».
record-result = le résultat n'est pas celui où mènent les coups.

## Board

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Names for small tiles, six letters at most

# What `?` tells

## Board: First Empires

## Play

you = vous
play-which-game = Quel jeu ? Dites `{ $program } play founders`, ou reprenez une partie sauvée.
play-nameless = Chaque joueur a besoin d'un nom, et dans { $players } il en manque un.
play-nearly-a-bot = Il n'y a pas de robot { $name } ; vouliez-vous dire { $bot } ? Une personne a besoin d'un nom qui ressemble moins à celui d'un robot.
play-resumed-with = Une partie sauvée continue comme elle a commencé : { $option } ne va pas avec --resume.
play-program-wanted = La partie sauvée veut lancer ce programme : { $command } Le lancer ?
play-program-unwanted = La partie n’est pas reprise : le programme { $command } ne devait pas être lancé.
play-program-long = La commande { $command } est trop longue pour être lue avant d’être lancée : { $most } caractères sont le maximum. Une plus longue peut aller dans un script.
play-record-exists = { $file } existe déjà : nommez un autre fichier pour le récit.
play-record-nowhere = Le récit ne pourrait pas être écrit dans { $file } : son dossier n'existe pas, ou vous ne pouvez pas y écrire.
play-seat = place { $seat } : { $who }{ $kind ->
    [bot] { " " }(robot)
   *[person] { "" }
}
play-commitment = Tirages : { $commitment } (le SHA-256 d'un secret que révèle la partie finie)
play-begin = Tapez un numéro ou un coup ; ? pour l'aide.
play-hand-over = L'écran passe à { $who } : tapez Entrée quand personne d'autre ne regarde.
play-asked = { $who } : { $question }
play-or-go-on = Vous pouvez aussi taper tout de suite le coup suivant.
play-stopped = Fait { $done } fois sur { $times }{ $over ->
    [yes] { " " }: l'étape était alors finie.
   *[no] .
}
play-ways = … { $count } façons
play-no-number = Il n'y a pas de choix { $number } : ils vont de 1 à { $last }.
play-unreadable = { $detail ->
    [none] { notation-unreadable }
   *[other] { notation-unreadable-so }
} Tapez ? pour l'aide, ou coups pour tous les voir.
play-no-thing = Il n'y a rien de tel ici : « { $text } ». Vous pouvez demander : { $things } ou un coup, comme { $move }.
play-beginning = { $beginning } : { $moves }
play-then = Alors : { $events }
play-preview = { $move } : votre score passerait de { $before } à { $after }.
play-change = { $name } de { $before } à { $after }
play-changes = Cela changerait : { $changes }.
play-allowed = C'est permis.
play-why-what = Pourquoi quoi ? Essayez : pourquoi { $move }.
play-forfeit = { $bot } joue désormais à sa place : { $problem }
play-hint = { $bot } jouerait : { $move }
play-total = Total
play-saved = Sauvé dans { $file }. Gardez-le pour vous : il contient le secret des tirages.
file-special = { $file } n'est pas un fichier ordinaire : rien n'y est écrit.
file-foreign = { $file } contient autre chose que cette partie : il reste tel quel.
play-not-saved = { $file } n'a pas pu être écrit : { $reason }.
play-resume = Partie sauvée. Pour continuer : { $program } play --resume { $file }
play-over = La partie est finie : { $reason }.
play-you-won = Vous avez gagné !
play-won = { $count ->
    [one] Victoire : { $who }.
   *[other] La victoire est partagée : { $who }.
}
play-offer-record = Pour garder le récit de cette partie : récit FICHIER. Pour y revenir : score, journal, plateau. Pour partir : Entrée.
play-recorded = Le récit est dans { $file }. Pour le vérifier : { $program } verify { $file }
undo-done = Annulé : { $move }
undo-nothing = Il n'y a rien à annuler.
undo-chance = Impossible d'annuler : quelque chose a été tiré depuis.
undo-other = Impossible d'annuler : un autre joueur a joué depuis.

command-help = ? [quelque chose]
command-help-help = cette aide ; explique { $things } ou un coup
command-why = pourquoi coup
command-why-help = pourquoi un coup n'est pas permis : pourquoi { $move }
command-undo = annuler
command-undo-help = reprendre votre coup, sauf si quelque chose a été tiré ou si un autre a joué depuis
command-hint = indice
command-hint-help = ce que jouerait le plus fort des robots
command-score = score
command-score-help = les points, ligne par ligne
command-log = journal [nombre]
command-log-help = ce qui s'est passé récemment
command-rules = règles [{ $clause }]
command-rules-help = un article ou un chapitre des règles
command-board = plateau
command-board-help = la table à nouveau (ou : Entrée)
command-moves = coups
command-moves-help = tout ce que vous pouvez faire
command-back = retour
command-back-help = du menu de quelques coups à celui de tous
command-save = sauver [fichier]
command-save-help = sauver la partie et continuer
command-quit = quitter
command-quit-help = sauver la partie et partir ; elle peut être reprise

# Words that stand for the verbs of moves, besides those of the notation

## The server

server-unavailable = Le serveur ne peut rien enregistrer pour l'instant. Rien n'a changé ; réessayez.
server-busy = Trop de monde joue en même temps à cette table. Rien n'a changé ; réessayez.
server-fault = Une erreur s'est produite dans le serveur. Rien n'est perdu ; réessayez.
page-unknown = Il n'y a rien à cette adresse.
host-foreign = Ce serveur ne répond pas au nom par lequel il est appelé. Qui l'administre peut permettre ce nom avec --allow-host.
origin-foreign = C'est une page d'un autre site qui le demande : c'est refusé.
request-unreadable = Cette demande est illisible.
request-misfit = Cette demande ne convient pas : { $problem }
request-large = C'est trop grand : { $most } octets au plus.
too-often = C’est demandé trop souvent. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
sockets-many = Il y a déjà { $most } connexions depuis cette adresse, et il ne peut y en avoir davantage.
table-unknown = Cette table n'existe pas.
table-started = La partie a déjà commencé.
table-waits = La partie n'a pas commencé : une place est encore libre.
table-over = La partie est finie.
table-unfinished = La partie n'est pas finie : ses dés se vérifient ensuite.
table-full = Toutes les places sont prises.
seat-taken = Cette place est à quelqu'un d'autre.
seat-not-yours = Cette place n'est pas la vôtre.
seat-resigned = Cette place a déjà été abandonnée.
seat-played = Aucun robot ne joue à cette place.
seat-present = La personne qui a cette place est là.
host-only = Seul l'hôte de la table peut faire cela.
table-unended = La partie n'est pas finie.
table-rematched = Il y a déjà une table pour la revanche.
rated-people = À une table classée, il n'y a que des personnes qui ont un compte.
rated-seated = Votre compte a déjà une place à cette table.
account-needed = Il faut être connecté pour cela.
account-taken = Quelqu'un porte déjà ce nom.
account-refused = Le nom et le mot de passe ne vont pas ensemble.
password-short = Un mot de passe a au moins { $least } caractères.
passwords-many = Trop de personnes se connectent à la fois. Réessayez dans un instant.
record-unknown = Cet enregistrement n'existe pas.
record-not-seen = Ce n’est pas ce que quelqu’un a vu de cette partie.
example-unknown = Il n’y a pas d’exemple { $id }.
record-long = Un enregistrement venu d’ailleurs a { $most } lignes au plus.
records-many = Trop d’enregistrements sont parcourus à la fois. Réessayez dans un instant.
records-full-guests = { $most } enregistrements d’invités sont gardés ici, il n’y a plus de place. Avec un compte, on peut en apporter.
records-full = { $most } enregistrements sont gardés ici, il n'y a plus de place.
spectators-none = Cette table ne veut pas de spectateurs.
name-empty = Un nom a au moins une lettre, un chiffre ou un émoji.
decision-closed = Cette décision n'est plus à prendre.
move-unclear = Un coup est une action ou sa notation, l'une ou l'autre.
chat-empty = Il n'y a rien à dire.
undo-reveal = Cela ne peut pas être repris : quelque chose de caché a été montré.
clock-short = Une pendule demande au moins { $least } secondes.
clock-increment = Seule une pendule pour toute la partie peut ajouter du temps après chaque coup.
time-up = Votre temps est écoulé.
undo-time = Cela ne peut pas être repris : votre temps serait écoulé.
takeback-closed = Personne n'attend plus votre accord.
takeback-rated = À une table classée, les bots n'acceptent pas de revenir en arrière.
mail-none = Ce serveur n'envoie aucun message au sujet de cette table.
mail-subject = À vous de jouer : { $game ->
    [founders] Founders of the Empire
    [first-empires] First Empires
    [foundations-of-rome] Foundations of Rome
   *[other] { $game }
}
mail-turn = C'est à vous de jouer à la table { $table }. Vous avez jusqu'au { $due }.
mail-stop = Vous avez demandé ce message à la table ; c'est là aussi que l'on y met fin.
push-device = Rien ne peut être envoyé à cet appareil : ce que son navigateur a donné n'est pas juste.
push-devices = { $most } de vos appareils sont déjà avertis : arrêtez d'abord sur l'un d'eux.
push-key-wrong = Il n'y a pas dans { $file } de clé pour envoyer des messages aux appareils. `latium admin push-key` en fait une, dans un nouveau fichier.

# latium serve

serve-ready = Latium est prêt à l'adresse { $address }
serve-refused = Impossible d'écouter à l'adresse { $host }, port { $port } : { $reason }.
serve-limit-wrong = { $limit } n’est pas une limite. Elle s’écrit NOM=TAUX, par exemple openings=20/hour ; les noms sont { $known }.
serve-port-taken = Le port { $port } est pris : un autre programme y écoute, peut-être un autre Latium. `--port 0` en prend un libre.
serve-port-forbidden = Le port { $port } n’est pas pour tout le monde sur cette machine. `--port 8000` l’est.
serve-host-unknown = Cette machine n’a pas d’adresse { $host }.
serve-lan = Les autres de votre réseau jouent à l’adresse { $address } ou avec ce code :
serve-lan-none = Aucun réseau n’a été trouvé : seule cette machine peut jouer.
serve-invitation = Il faut une invitation pour ouvrir des tables. La voici : { $link }
serve-invited = Il faut une invitation pour ouvrir des tables. `latium admin invite` en fait une autre.
serve-terminal = Dans le terminal : { $program } join { $address } --open founders --players you,greedy
serve-public-url = --public-url est une adresse telle que https://latium.example.org, et non { $url }.
serve-base-path = --base-path commence par / et ne finit pas par /, comme /latium, contrairement à { $path }.
serve-redis-url = --redis est une adresse telle que redis://localhost:6379/0.
serve-smtp-url = Un serveur de courrier s'écrit smtp://hôte:port ou smtps://hôte:port, avec nom:mot-de-passe@ devant l'hôte s'il les demande.
serve-webhook-url = Un webhook est une adresse qui commence par http:// ou https://.
serve-proxy = --proxy a des adresses ou des réseaux séparés par des virgules, ou *, contrairement à { $proxies }.
database-address = Une base de données se nomme par une adresse, comme sqlite:///latium.db ou postgresql://utilisateur@hôte/nom.
database-kind = Latium garde ses tables dans SQLite ou PostgreSQL, et non dans { $kind }.
database-unreachable = La base de données { $address } ne peut pas servir : { $reason }.
database-missing = Il n’y a pas de base de données { $address }. `--database` nomme celle du serveur.
database-newer = Une version plus récente de Latium a fait cette base de données (étape { $revision }), et celle-ci ne sait pas la lire.
metrics-near = Ces chiffres sont pour cette machine et son réseau seulement.
invitation-needed = Ce serveur n’est pas pour tout le monde : il faut une invitation, ou le lien d’une table.
front-what = Ceci est un serveur Latium : un lieu où jouer à des jeux d’empires entre amis et avec l’ordinateur.
front-no-client = Cette version n’a pas de page où jouer. On joue dans un terminal où Latium est installé.
front-open = Pour ouvrir une table ici et s’y asseoir, tapez :
front-join = Pour rejoindre la table de quelqu’un, tapez son lien derrière cette commande :
front-alone = Pour jouer seul, sans serveur :
front-protocol = Ce que des programmes peuvent demander à ce serveur (OpenAPI)
front-docs = Latium { $version }. Sa documentation l’accompagne : docs/commands.md pour les commandes, docs/protocol.md pour le protocole, docs/operations.md pour tenir un serveur.
chat-muted = Ce que vous dites n’est pas transmis ici.
admin-nobody = Personne ici ne s’appelle { $name }.
admin-no-seat = Personne n’est assis à cette place.
admin-whom = Nommez un compte, ou la place d’un invité avec --table et --seat.
admin-password = Le nouveau mot de passe de { $name } : { $password }
admin-muted = { $name } ne se fait plus entendre.
admin-unmuted = { $name } se fait entendre de nouveau.
admin-forget-sure = Effacer tout ce qu’on sait de { $name } ? Les parties restent, sans le nom.
admin-forgotten = { $name } est oublié, à { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Relancez les serveurs en marche : ils peuvent encore connaître le nom.
admin-invitation = L’invitation, bonne pour tout le monde : { $link }
admin-withdrawn = Personne n’est plus invité.
admin-push-key = La clé est dans { $file }. Gardez-la pour vous, et pour toujours : avec une autre, chacun devrait redemander à être averti.
admin-seat = la place { $seat } de la table { $table }
admin-muted-word = muet
admin-nobody-yet = Il n’y a pas de compte.
column-joined = Depuis
column-tables = Tables
column-state = État
backup-written = { $rows ->
    [one] Une ligne
   *[other] { $rows } lignes
} de { $address } : { $file }. Ce fichier contient des secrets : gardez-le pour vous.
backup-foreign = Ceci n’est pas une sauvegarde de Latium, ou elle vient d’une version plus récente.
backup-broken = Cette sauvegarde n’est pas entière. Rien n’a été rétabli.
backup-exists = { $file } existe déjà.
restore-not-empty = Il y a déjà quelque chose dans cette base de données : rétablissez dans une base vide.
restore-done = { $rows ->
    [one] Une ligne est
   *[other] { $rows } lignes sont
} de nouveau dans { $address }.
export-done = { $count ->
    [0] Aucune partie finie n’est nouvelle.
    [one] Le récit d’une partie finie est dans { $folder }.
   *[other] Les récits de { $count } parties finies sont dans { $folder }.
}
join-link = Le lien d’une table est comme http://192.168.1.20:8000/tables/8dcb6259b1fcb3df, et non comme { $link }.
join-players = --players nomme une fois you, des bots, et un - là où quelqu’un d’autre doit s’asseoir : you,greedy,-.
join-name = Comment les autres doivent-ils vous appeler ?
join-nameless = Les autres ont besoin d’un nom pour vous : --name Ada.
join-unreachable = Le serveur ne répond pas : { $reason }.
join-no-latium = Il n’y a pas de serveur Latium à cette adresse.
join-share = Le lien pour les autres : { $link }
join-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
join-watching = Vous regardez. Ctrl-C y met fin.
join-waiting = On attend { $who } ...
join-said = { $who } : { $text }
join-resigned = { $who } abandonne.
reason-resigned = Tous les autres ont abandonné
join-handed = { $bot ->
    [none] { $who } joue de nouveau.
   *[other] { $bot } joue désormais pour { $who }.
}
join-took-back = { $who } reprend un coup.
join-not-asked = Ce n’est pas à vous : on attend { $who }.
join-clocks = Temps restant : { $clocks }
join-takeback-wanted = { $who } voudrait reprendre son dernier coup. Acceptez-vous ? (oui ou non)
join-takeback-asked = On demande aux autres.
join-takeback-refused = { $who } n’accepte pas.
join-resign-sure = Tapez `abandonner oui` si vous le voulez vraiment.
join-return = La partie continue sans vous pour l’instant. Ceci ramène à votre place, et n’est que pour vous : { $program } join '{ $link }'
command-takeback = reprendre
command-takeback-help = demande aux autres de pouvoir reprendre votre dernier coup
command-say = dire bonjour
command-say-help = dit quelque chose à toute la table
command-resign = abandonner oui
command-resign-help = abandonne
command-leave = quitter
command-leave-help = quitte pour l’instant ; le lien du retour est montré
serve-end = Ctrl-C y met fin.
