
# Les règles

book-title = Règles de { $game } · Latium
book-title-shelf = Règles · Latium
book-shelf = Les règles
book-shelf-text = Chaque règle est un article numéroté. Ce qu’un jeu refuse, il le refuse avec le numéro de l’article, et le lien mène ici.
book-search = Chercher dans les règles
book-search-short = Chercher
book-contents = Sommaire
book-whole-chapter = Le chapitre depuis le début
book-found = { $count ->
    [0] Aucun article n’a ces mots.
    [one] Un article
   *[other] { $count } articles
}
book-link = Lien vers { $clause }
book-ruling = { $count ->
    [one] Décision { $numbers } :
   *[other] Décisions { $numbers } :
}
book-example = Exemple :
book-try = Essayer
book-try-close = Ranger
book-turn-of = { $name } :
book-tries = Essayez
book-example-over = La partie est finie.
book-example-enough = L’exemple s’arrête ici.
book-take-back = Reprendre
book-anew = Depuis le début
book-all-moves = { $count ->
    [one] Le seul coup
   *[other] Les { $count } coups
}
book-score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# Reprises et enregistrements

replay-title = Revoir { $game } · Latium
replay-title-none = Parties enregistrées · Latium
replay-heading = Parties enregistrées
replay-other = Un autre enregistrement
replay-partial = Ce que voyait { $name } ; ce qui était caché manque.
replay-partial-spectator = Ce que voyait un spectateur ; ce qui était caché manque.
replay-view = Vu par
replay-view-all = tous ensemble
replay-setup = La table avant le premier coup.
replay-board = La table
replay-undone = { $name } a repris un coup, jusqu’avant la ligne { $to }.
replay-taken-back = { $name } a repris des coups avec l’accord de tous, jusqu’avant la ligne { $to }.
replay-resigned = { $name } a abandonné.
replay-controls = Parcourir la partie
replay-moment = Moment
replay-first = Au début
replay-last = À la fin
replay-back = Événement précédent
replay-on = Événement suivant
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-pace = Allure
replay-pace-value = ×{ $pace }
replay-at = { $step } / { $last }
replay-log = Ce qui s’est passé
replay-find = Chercher dans les coups
replay-find-none = Aucun coup n’a ces mots.
replay-step = Moment
replay-curve = Les points au fil de la partie
replay-curve-label = Les points de chaque joueur au fil de la partie ; le tableau ci-dessous donne les chiffres.
replay-curve-table = Les chiffres en tableau
replay-breakdown = Décompte final
replay-reason = Fin de la partie : { $reason }.
replay-verification = Les dés étaient-ils honnêtes ?
replay-checking = On vérifie chaque coup et chaque tirage …
replay-check-again = Vérifier encore
replay-check-sound = Oui : tout a été vérifié, et rien ne cloche.
replay-check-unfinished = Rien ne cloche jusqu’ici. Le secret des dés est montré à la fin de la partie.
replay-check-findings = { $count ->
    [one] Quelque chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
replay-check-partial = Cet enregistrement n’a que ce qu’une place voyait ; les dés se vérifient dans un enregistrement entier.
replay-check-chain = { $lines ->
    [one] Une ligne, enchaînée : elle n’a pas été changée après coup.
   *[other] { $lines } lignes, chacune enchaînée à la précédente : aucune n’a été changée après coup.
}
replay-check-plies = { $plies ->
    [one] Un coup ou tirage, permis par les règles.
   *[other] { $plies } coups et tirages, tous permis par les règles.
}
replay-check-draws = { $draws ->
    [one] Un tirage, recalculé à partir du secret et des textes des joueurs.
   *[other] { $draws } dés et tirages, tous recalculés à partir du secret et des textes des joueurs.
}
replay-check-result = Le secret correspond à ce qui fut publié avant la partie, et le résultat est celui que donnent les règles.
replay-commitment = Publié avant le premier coup :
replay-copy = Copier un lien vers ce moment
replay-copied = Lien copié
replay-download = Télécharger l’enregistrement
replay-bring = Déposez un enregistrement, ou choisissez-en un
replay-bringing = Vérification …
replay-bring-kinds = Un fichier .jsonl, d’une table ou de « latium play »
replay-bring-text = Toute partie enregistrée peut être revue coup par coup, et ses dés vérifiés.
replay-brought = Vos enregistrements

# Le guide de la première partie

guide-name = Guide de la première partie
guide-next = Suivant
guide-understood = Compris
guide-off = Assez de conseils
rule-link = Règle { $clause }
guide-show = Expliquer cette étape
## The page around the pages

app-home = Latium, vers la première page
app-navigation = Pages principales
app-skip = Vers le contenu
app-rules = Règles
app-leaders = Les meilleurs
app-account = Compte
app-settings = Réglages
app-loading = Un instant…
app-reload = Recharger
app-news = Ce qui s’est passé
app-close = Fermer
app-cancel = Annuler
app-to-home = Vers la première page

problem-offline = Le serveur ne répond pas pour l’instant.
problem-unexpected = Cela n’a pas marché. Essayez encore une fois.
problem-nowhere = Cette page n’existe pas.

name-label = Votre nom
name-default = Invité

## Settings

settings-title = Réglages
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-theme = Couleurs
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Mouvements
settings-speed-0 = Aucun
settings-speed-1 = Calmes
settings-speed-2 = Rapides
settings-waits = La dernière action d’un tour attend « Terminé »
settings-waits-hint = On peut ainsi encore la reprendre. Sinon, elle compte aussitôt.
settings-sound = Sons

## Opponents

bot-novice = Novice
bot-citizen = Citoyen
bot-senator = Sénateur
bot-consul = Consul
bot-random = Hasard
bot-casual = Détendu
bot-greedy = Avide
bot-value = Calculateur
bot-mcts = Chercheur

## The first page

home-title = Une table pour des empires
home-what = Trois jeux de société sur les empires, entre amis ou contre l’ordinateur. Ouvrez une table, envoyez le lien, jouez : sur un téléphone ou un ordinateur, sans inscription.
home-games = Les jeux
home-facts = { $least } à { $most } joueurs · { $from } à { $to } minutes
home-play = Jouer contre l’ordinateur
home-play-game = Jouer contre l’ordinateur : { $game }
home-new = Ouvrir une table
home-new-game = Ouvrir une table : { $game }
home-rules = Règles
home-rules-game = Règles de { $game }
home-mine = Vos parties
home-mine-open = Vos tables qui n’ont pas commencé
home-your-turn = À vous
home-join = Rejoindre une table
home-join-link = Lien vers une table
home-join-go = Y aller
home-join-unreadable = Ce n’est pas un lien vers une table.
home-lobby = Tables ouvertes
home-lobby-none = Personne ne cherche de joueurs pour l’instant. Ouvrez une table et cochez « Tout le monde peut s’asseoir ».
home-watch = Parties à regarder
home-finished = Vos parties finies
home-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-more = En montrer plus
home-about = Comment ça marche

now-title = { $game } contre l’ordinateur
now-level = Comment il joue
now-opponents = Combien d’adversaires
now-start = Commencer

## A new table

new-title = Une table de { $game }
new-other-games = Autres jeux
new-seats = Joueurs
new-you = Vous
new-somebody = Quelqu’un que vous invitez
new-bot = Ordinateur : { $name }
new-clock = Temps
new-clock-kind = Combien de temps il y a
new-clock-none = Autant que l’on veut
new-clock-move = 90 secondes par décision
new-clock-game = 15 minutes chacun, et 15 secondes par décision
new-clock-long = 45 minutes chacun, et 30 secondes par décision
new-clock-days = Deux jours par décision
new-time-out = À la fin de son temps
new-time-out-bot = l’ordinateur joue
new-time-out-resign = on abandonne
new-who-may = Qui peut jouer et regarder
new-listed = Tout le monde peut s’asseoir
new-listed-hint = La table est sur la première page ; sinon, il faut le lien.
new-spectators = Qui a le lien peut regarder
new-rated = Elle compte pour le classement
new-rated-hint = Pour des personnes avec un compte seulement, sans ordinateur.
new-options = Options des règles
new-value-yes = Oui
new-value-no = Non
new-open = Ouvrir la table

## Before the start

lobby-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-full = Toutes les places sont prises.
lobby-free = Place libre
lobby-kept = Gardée pour { $name }
lobby-leave = Se lever
lobby-who = Qui est à la place { $seat }
lobby-person = Quelqu’un que vous invitez
lobby-join = Prendre place
lobby-join-another = Quelqu’un d’autre sur cet appareil
lobby-join-another-hint = Plusieurs personnes peuvent partager un appareil : la page dit quand le passer.
lobby-sit = S’asseoir
lobby-start = Ne plus attendre
lobby-start-now = Commencer
lobby-start-hint = L’ordinateur prend les places libres.
lobby-fill = L’ordinateur aux places libres
lobby-invite = Inviter les autres

share-link = Lien vers cette table
share-link-hint = Pour qui veut jouer ou regarder.
share-personal = Votre lien à vous
share-personal-hint = Pour continuer sur un autre appareil. Qui l’a joue pour vous.
share-copy = Copier
share-copied = Copié

## At the table

table-title-turn = À vous ! { $game }
table-board = Plateau
table-bar = Ce qu’il y a à faire
table-players = Joueurs et points
table-log = Ce qui s’est passé
table-chat = Discussion
table-moves = Tous les coups
table-panels = Parties de la table
table-tab-board = Plateau
table-tab-moves = Coups
table-tab-players = Joueurs
table-tab-log = Journal
table-tab-chat = Parler
table-menu = Table
table-seat = Place { $seat }
table-you = vous
table-to-act = doit jouer
table-your-turn = à vous de jouer
table-bot = ordinateur
table-bot-plays = l’ordinateur joue
table-resigned = a abandonné
table-joined = présent
table-away = absent
table-gone = parti
table-clock = reste { $time }
table-clock-days = { $days } j { $hours } h
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-breakdown = De quoi sont faits les points de { $name }
table-let-bot = Laisser jouer l’ordinateur
table-watching = Vous regardez
table-reconnecting = Connexion perdue. Nouvel essai…
table-waiting = On attend { $names }.
table-chance = Le hasard décide.
table-over = La partie est finie.
table-chosen = Vous avez choisi :
table-done = Terminé
table-done-hint = Votre tour serait fini. Choisissez « Terminé », ou reprenez.
table-undo = Reprendre
table-all-moves = Tous les coups ({ $count })
table-moves-title = Tous les coups : { $count }
table-moves-none = Vous n’avez rien à décider pour l’instant.
table-moves-filter = Trouver un coup
table-log-more = Montrer ce qui précède
table-said = { $name } dit : { $text }
table-chat-none = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-skip = Passer
table-takeback = Reprise d’un coup
table-takeback-asked = { $name } voudrait reprendre un coup.
table-takeback-waiting = On demande aux autres si vous pouvez le reprendre.
table-ask-takeback = Demander à reprendre le dernier coup
table-agree = Accepter
table-refuse = Refuser
table-stand-in = L’ordinateur joue pour vous. Jouez un coup, et vous jouez de nouveau vous-même.
table-gather = Garder cette place dans mon compte
table-gathered = Cette place est maintenant dans votre compte.
table-leave = Laisser l’ordinateur jouer pour moi
table-resign = Abandonner
table-resign-title = Abandonner la partie ?
table-resign-text = Vous quittez votre place pour de bon. Cela ne se reprend pas.
table-commitment = Les dés de cette table se vérifient après la fin. Engagement :
table-mail = Un courriel quand c’est à vous
table-mail-set = M’envoyer des courriels
table-mail-stop = N’en plus envoyer
table-push = M’avertir sur cet appareil quand c’est à moi
table-push-insecure = Cet appareil ne peut être averti que si l’adresse commence par https.
table-push-unable = Ce navigateur ne peut pas être averti quand c’est à vous.
table-push-denied = Votre navigateur ne permet pas à cette page de montrer des messages. Ses réglages pour cette page peuvent le changer.
table-push-failed = Votre navigateur a refusé. Essayez encore plus tard.
table-pass = Passez l’appareil à { $name }
table-pass-hint = Ce qui suit n’est que pour { $name }.
table-pass-ready = Je suis { $name }

result-winners = { $count ->
    [one] Victoire de { $names }
   *[other] { $names } partagent la victoire
}
result-place = Place
result-player = Joueur
result-total = Points
result-rematch = Rejouer
result-join-rematch = Rejoindre la partie suivante
result-see-rematch = Regarder la partie suivante
result-replay = Revoir la partie

## The log

log-joined = { $who } a pris place.
log-left = { $who } s’est levé.
log-placed = L’ordinateur prend la place { $who_seat }.
log-placed-free = La place { $who_seat } est de nouveau libre.
log-started = La partie commence.
log-undone = { $who } a repris un coup.
log-taken-back = Le dernier coup de { $who } est repris.
log-takeback-asked = { $who } voudrait reprendre un coup.
log-takeback-answered-yes = { $who } accepte.
log-takeback-answered-no = { $who } refuse.
log-resigned = { $who } a abandonné.
log-resigned-time = Le temps de { $who } est écoulé : la place est abandonnée.
log-handed = L’ordinateur joue pour { $who }.
log-handed-back = { $who } joue de nouveau.
log-paused = Il n’y a pas eu de serveur pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} ; aucune pendule n’a tourné.
log-rematched = Il y a une revanche.

## Account

account-title = Compte
account-why = Personne n’a besoin d’un compte. Avec un compte, on est connu sur tous ses appareils, on retrouve ses parties et on peut jouer pour le classement.
account-way = Ce que vous voulez
account-sign-in = Se connecter
account-sign-up = Créer un compte
account-sign-out = Se déconnecter
account-password = Mot de passe
account-password-change = Un nouveau mot de passe
account-password-old = Le mot de passe actuel
account-password-new = Le nouveau mot de passe
account-password-set = Le changer
account-changed = Votre mot de passe est changé. Tous les autres appareils sont déconnectés.
account-ratings = Classements
account-game = Jeu
account-game-seats = { $game }, { $seats } joueurs

## The best

leaders-title = Les meilleurs
leaders-game = Jeu
leaders-seats = Joueurs
leaders-rating = Cote
leaders-games = Parties
leaders-none = Personne n’a encore joué de partie classée de cette sorte.
leaders-how = Une cote est basse tant que l’on sait peu de choses. Elle change avec chaque partie classée, selon l’ordre d’arrivée.

## How it works

about-title = Comment ça marche
about-play = Jouer tout de suite
about-play-text = Choisissez un jeu et « Jouer contre l’ordinateur ». La barre dit toujours ce qu’il y a à faire ; tout ce qui s’allume sur le plateau peut être choisi, et « Coups » énumère tout en mots.
about-friends = Entre amis
about-friends-text = Ouvrez une table et envoyez son lien. Qui le suit prend place ou regarde. Personne n’a besoin de s’inscrire.
about-device = Sur un seul appareil
about-device-text = Plusieurs personnes peuvent jouer sur un téléphone ou un ordinateur. Quand quelque chose est caché aux autres, la page dit à qui passer l’appareil.
about-help = Si quelque chose n’est pas permis
about-help-text = Essayez : on vous dit quelle règle l’interdit, avec un lien vers le livre des règles.
about-back = Reprendre
about-back-text = La dernière action d’un tour attend « Terminé ». Tant que rien n’a été tiré et que personne d’autre n’a joué, on peut reprendre ; par-delà les coups des autres, on peut le leur demander, mais jamais par-delà un tirage.
about-dice = Des dés honnêtes
about-dice-text = Avant le premier tirage, le serveur s’engage sur un secret, et chaque joueur y ajoute un nombre. Après la fin, chaque dé et chaque carte se vérifient.
about-account = Comptes
about-account-text = Seulement si vous le voulez : pour être connu sur tous vos appareils, et pour les parties classées.
about-watch = Regarder
about-watch-text = Qui a le lien d’une table peut regarder, si la personne qui l’a ouverte le permet. Les parties finies se revoient coup par coup.
about-games = Les jeux
