## Actions in plain words

empires-reroll = Relancer { $faces }
empires-stop = Garder ces dés
empires-black = Défausser { $card_the } : passer { $face_the } au noir
empires-move = Déplacer un explorateur { $source_of } à { $target }{ $cost ->
    [0] {""}
    [one] {" "}pour un point
   *[other] {" "}pour { $cost } points
}
empires-invade = Envahir { $target } : { $defenders ->
    [one] un défenseur
   *[other] { $defenders } défenseurs
}
empires-bring = Envoyer un explorateur { $source_of } à { $target }{ $cost ->
    [0] {""}
    [one] {" "}pour un point
   *[other] {" "}pour { $cost } points
}
empires-halt = Ne plus se déplacer
empires-retreat = Battre en retraite vers { $region }
empires-convert = Défausser { $card_the } : passer { $face_the } { $into ->
    [orange] à l'orange
   *[other] au { $into }
}
empires-raise = Monter sur { $track_the }
empires-rest = Ne plus monter
empires-place = Placer un explorateur à { $region }
empires-city = Placer la cité { $track_of } à { $region }
empires-score = Valider { $card_the }{ $points ->
    [0] {""}
    [one] {" "}pour un point
   *[other] {" "}pour { $points } points
}
empires-finish = Terminer le tour
empires-chance = Le hasard décide

## Regions

empires-map = Carte
empires-zoom-in = Agrandir
empires-zoom-out = Réduire
empires-zoom-whole = Toute la carte
empires-coast-none = Aucune côte.
empires-coasts = Sur { $oceans_the }.
empires-mark-source = Touchez pour déplacer un explorateur d'ici.
empires-mark-picked = Départ d'ici. Touchez encore pour y renoncer.
empires-mark-target = { $cost ->
    [0] Un explorateur peut venir ici.
    [one] Un point pour venir ici.
   *[other] { $cost } points pour venir ici.
}
empires-mark-invade = Peut être envahie.
empires-mark-aimed = Touchez encore pour envahir.
empires-mark-bring = { $cost ->
    [0] Un explorateur peut partir d’ici.
    [one] Un point pour envoyer un explorateur d'ici.
   *[other] { $cost } points pour envoyer un explorateur d'ici.
}
empires-mark-retreat = Vous pouvez vous replier ici.
empires-mark-place = Un explorateur peut être placé ici.
empires-mark-city = La cité peut être placée ici.
empires-tap-region = Touchez une région pour voir ce qui s'y trouve.
empires-tap-source = Touchez une de vos régions marquées, puis la destination ; ou une région adverse pour l'envahir.
empires-tap-first = Choisissez d'abord d'où partent vos explorateurs.
empires-tap-target = Départ : { $source }. Touchez une région marquée.
empires-tap-bring = Touchez une région marquée pour envoyer un explorateur.
empires-tap-place = Touchez une région marquée.
empires-tap-dice = Touchez les dés que vous voulez relancer.
empires-tap-tracks = Chaque pas demande un dé et une région de sa couleur.
empires-tap-track = Choisissez d'abord une cité, puis sa région.

empires-legend-land = par terre
empires-legend-ocean = par un océan
empires-legend-oceans = par les deux

## Dice and turn

empires-turn = Tour
empires-round = Manche { $round }
empires-die = { $face_a }
empires-die-spent = { $face_a }, déjà utilisé
empires-die-picked = { $face_a }, à relancer
empires-roll = { $count ->
    [0] Touchez les dés à relancer
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
empires-none-rolled = Pas encore de dés
empires-phase-dice = Dés
empires-phase-movement = Mouvement
empires-phase-advancement = Progrès
empires-left-rerolls = { $count ->
    [one] Encore { $count } relance
   *[other] Encore { $count } relances
}
empires-left-points = { $count ->
    [one] Encore { $count } point de mouvement
   *[other] Encore { $count } points de mouvement
}

## Invasion and retreat

empires-invasion = Invasion { $region_of }
empires-strength = Force { $strength } contre { $defence }
empires-missing = { $count ->
    [one] Il en manque un.
   *[other] Il en manque { $count }.
}
empires-ways = Chemins pour un explorateur : { $ways }
empires-way = { $source } { $cost }
empires-invade-now = Envahir
empires-lost = { $rival } vous a pris { $region } !
empires-retreat-now = { $count ->
    [one] Votre explorateur doit battre en retraite. Vers où ?
   *[other] Vos { $count } explorateurs doivent battre en retraite ensemble. Vers où ?
}
empires-refuge = { $region } : { $count ->
    [one] un explorateur
   *[other] { $count } explorateurs
}
empires-founding = Cité à placer

## Civilizations

empires-civilization = Civilisation { $civilization_of }
empires-civilization-unknown = Civilisation
empires-boards = Civilisations
empires-board-of = { $who } : { $what }.
empires-track-orange = dés
empires-track-blue = relances
empires-track-purple = mouve{"\u00AD"}ment
empires-track-green = cartes
empires-track-yellow = explora{"\u00AD"}teurs
empires-level = { $track } : case { $level } sur { $top }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
empires-value-orange = { $value ->
    [one] Un dé.
   *[other] { $value } dés.
}
empires-value-blue = { $value ->
    [one] Une relance.
   *[other] { $value } relances.
}
empires-value-purple = { $value ->
    [one] Un point de mouvement.
   *[other] { $value } points de mouvement.
}
empires-value-green = { $value ->
    [0] Aucune carte.
    [one] Une carte.
   *[other] { $value } cartes.
}
empires-value-yellow = { $value ->
    [one] Un explorateur.
   *[other] { $value } explorateurs.
}
empires-next = Case suivante :
empires-next-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
empires-next-city = Elle apporte une cité.
empires-supply = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
} de cette couleur.
empires-raisable = Touchez pour monter.
empires-raise-short = Monter
empires-hand-of = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $deck } dans le paquet
empires-cities-of = { $count ->
    [one] { $count } cité sur la carte
   *[other] { $count } cités sur la carte
}, { $waiting } en attente
empires-taken-of = { $count ->
    [0] Aucune cité prise
    [one] { $count } cité prise
   *[other] { $count } cités prises
}
empires-scored-of = { $count ->
    [0] Aucune carte validée
    [one] { $count } carte validée
   *[other] { $count } cartes validées
}
empires-scored = Validées
empires-discarded = Défaussées

## Cards

empires-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
empires-have = { $has } sur { $n }
empires-fulfilled = Peut être validée maintenant.
empires-score-short = Valider{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}
empires-why-not = Pourquoi pas maintenant ?
empires-turn-die = La défausser pour changer un dé :
empires-turn-into = Passer { $face_the } à
empires-back = Retour

## The end

empires-final = Décompte final
empires-final-city = Cités
empires-final-cards = Cartes
empires-final-total = Total

## Titres des coups, à la place de ceux du jeu, qui disent comment on les tape

move-reroll = Relancer des dés.
