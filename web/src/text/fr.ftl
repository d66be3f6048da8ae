
# Les règles

book-title = Règles de { $game } · Latium
book-title-shelf = Règles · Latium
book-shelf = Les règles
book-shelf-text = Chaque règle est un article numéroté. Ce qu’un jeu refuse, il le refuse avec le numéro de l’article, et le lien mène ici.
book-search = Chercher dans les règles
book-contents = Sommaire
book-whole-chapter = Le chapitre depuis le début
book-found = { $count ->
    [0] Aucun article n’a ces mots.
    [one] Un article
   *[other] { $count } articles
}
book-link = Lien vers { $clause }
book-ruling = { $count ->
    [one] Décision { $numbers }
   *[other] Décisions { $numbers }
}
book-example = Exemple
book-try = Essayer
book-try-close = Ranger
book-turn-of = { $name } :
book-tries = Essayez
book-example-over = La partie est finie.
book-example-enough = L’exemple s’arrête ici.
book-take-back = Reprendre
book-anew = Depuis le début
book-all-moves = { $count ->
    [one] Le seul coup
   *[other] Les { $count } coups
}
book-score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# Reprises et enregistrements

replay-title = Revoir { $game } · Latium
replay-title-none = Revoir · Latium
replay-heading = Revoir une partie
replay-other = Un autre enregistrement
replay-partial = Ce que voyait { $name } ; ce qui était caché manque.
replay-partial-spectator = Ce que voyait un spectateur ; ce qui était caché manque.
replay-view = Vu par
replay-view-all = tous ensemble
replay-setup = La table avant le premier coup.
replay-silent = Rien à voir à cette ligne.
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
replay-curve-label = Les points de chaque joueur au fil de la partie ; le tableau ci-dessous donne les chiffres.
replay-curve-table = Les chiffres en tableau
replay-breakdown = Décompte final
replay-place = Rang
replay-player = Joueur
replay-total = Total
replay-reason = Fin de la partie : { $reason }.
replay-verification = Les dés étaient-ils honnêtes ?
replay-checking = On vérifie chaque coup et chaque tirage …
replay-check-again = Vérifier encore
replay-check-sound = Oui : tout a été vérifié, et rien ne cloche.
replay-check-unfinished = Rien ne cloche jusqu’ici. Le secret des dés est montré à la fin de la partie.
replay-check-findings = { $count ->
    [one] Quelque chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
replay-check-partial = Cet enregistrement n’a que ce qu’une place voyait ; les dés se vérifient dans un enregistrement entier.
replay-check-chain = { $lines ->
    [one] Une ligne, enchaînée : elle n’a pas été changée après coup.
   *[other] { $lines } lignes, chacune enchaînée à la précédente : aucune n’a été changée après coup.
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
replay-commitment = Publié avant le premier coup :
replay-copy = Copier un lien vers ce moment
replay-copied = Lien copié
replay-download = Télécharger l’enregistrement
replay-bring = Déposez un enregistrement, ou choisissez-en un
replay-bringing = Vérification …
replay-bring-kinds = Un fichier .jsonl, d’une table ou de « latium play »
replay-bring-text = Toute partie enregistrée peut être revue coup par coup, et ses dés vérifiés.
replay-brought = Vos enregistrements

# Le guide de la première partie

guide-name = Guide de la première partie
guide-next = Suivant
guide-understood = Compris
guide-off = Plus de conseils
guide-rules = Dans les règles : { $clause }
guide-show = Expliquer cette étape
