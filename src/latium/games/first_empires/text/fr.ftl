## Components
## Chacun a son nom, puis le nom avec l'article défini (.the), avec l'indéfini (.a) et précédé de « de » (.of).

# Régions : les noms de la carte, sans article
region-albion = Albion
    .the = Albion
    .a = Albion
    .gender = feminine
    .of = d'Albion
region-etruria = Etruria
    .the = Etruria
    .a = Etruria
    .gender = feminine
    .of = d'Etruria
region-karthadst = Karthadst
    .the = Karthadst
    .a = Karthadst
    .gender = feminine
    .of = de Karthadst
region-scythia = Scythia
    .the = Scythia
    .a = Scythia
    .gender = feminine
    .of = de Scythia
region-rus = Rus
    .the = Rus
    .a = Rus
    .gender = feminine
    .of = de Rus
region-parsa = Parsa
    .the = Parsa
    .a = Parsa
    .gender = feminine
    .of = de Parsa
region-aksum = Aksum
    .the = Aksum
    .a = Aksum
    .gender = feminine
    .of = d'Aksum
region-indus = Indus
    .the = Indus
    .a = Indus
    .gender = feminine
    .of = d'Indus
region-huaxia = Huaxia
    .the = Huaxia
    .a = Huaxia
    .gender = feminine
    .of = de Huaxia
region-funan = Funan
    .the = Funan
    .a = Funan
    .gender = feminine
    .of = de Funan
region-wagadu = Wagadu
    .the = Wagadu
    .a = Wagadu
    .gender = feminine
    .of = de Wagadu
region-mupata = Mupata
    .the = Mupata
    .a = Mupata
    .gender = feminine
    .of = de Mupata
region-sahul = Sahul
    .the = Sahul
    .a = Sahul
    .gender = feminine
    .of = de Sahul
region-malagasy = Malagasy
    .the = Malagasy
    .a = Malagasy
    .gender = feminine
    .of = de Malagasy
region-ezu = Ezu
    .the = Ezu
    .a = Ezu
    .gender = feminine
    .of = d'Ezu
region-wallmapu = Wallmapu
    .the = Wallmapu
    .a = Wallmapu
    .gender = feminine
    .of = de Wallmapu
region-cuzco = Cuzco
    .the = Cuzco
    .a = Cuzco
    .gender = feminine
    .of = de Cuzco
region-mexaca = Mexaca
    .the = Mexaca
    .a = Mexaca
    .gender = feminine
    .of = de Mexaca
region-cahokia = Cahokia
    .the = Cahokia
    .a = Cahokia
    .gender = feminine
    .of = de Cahokia
region-thule = Thule
    .the = Thule
    .a = Thule
    .gender = feminine
    .of = de Thule

# Océans
ocean-west = océan Occidental
    .the = l'océan Occidental
    .a = un océan Occidental
    .gender = masculine
    .of = de l'océan Occidental
ocean-east = océan Oriental
    .the = l'océan Oriental
    .a = un océan Oriental
    .gender = masculine
    .of = de l'océan Oriental

# Civilisations
civilization-karthadst = Karthadst
    .the = Karthadst
    .a = Karthadst
    .gender = feminine
    .of = de Karthadst
civilization-etruria = Etruria
    .the = Etruria
    .a = Etruria
    .gender = feminine
    .of = d'Etruria
civilization-huaxia = Huaxia
    .the = Huaxia
    .a = Huaxia
    .gender = feminine
    .of = de Huaxia
civilization-mupata = Mupata
    .the = Mupata
    .a = Mupata
    .gender = feminine
    .of = de Mupata
civilization-wallmapu = Wallmapu
    .the = Wallmapu
    .a = Wallmapu
    .gender = feminine
    .of = de Wallmapu

# Faces : la valeur seule est la couleur, les formes sont un dé qui la montre
face-orange = orange
    .the = le dé orange
    .a = un dé orange
    .gender = masculine
    .of = du dé orange
face-blue = bleu
    .the = le dé bleu
    .a = un dé bleu
    .gender = masculine
    .of = du dé bleu
face-purple = violet
    .the = le dé violet
    .a = un dé violet
    .gender = masculine
    .of = du dé violet
face-green = vert
    .the = le dé vert
    .a = un dé vert
    .gender = masculine
    .of = du dé vert
face-yellow = jaune
    .the = le dé jaune
    .a = un dé jaune
    .gender = masculine
    .of = du dé jaune
face-black = noir
    .the = le dé noir
    .a = un dé noir
    .gender = masculine
    .of = du dé noir

# Pistes
track-orange = piste des dés
    .the = la piste des dés
    .a = une piste des dés
    .gender = feminine
    .of = de la piste des dés
track-blue = piste des relances
    .the = la piste des relances
    .a = une piste des relances
    .gender = feminine
    .of = de la piste des relances
track-purple = piste du mouvement
    .the = la piste du mouvement
    .a = une piste du mouvement
    .gender = feminine
    .of = de la piste du mouvement
track-green = piste des cartes
    .the = la piste des cartes
    .a = une piste des cartes
    .gender = feminine
    .of = de la piste des cartes
track-yellow = piste des explorateurs
    .the = la piste des explorateurs
    .a = une piste des explorateurs
    .gender = feminine
    .of = de la piste des explorateurs

# Ce que donnent les pistes
attribute-dice = dés
    .the = les dés
    .a = des dés
    .gender = masculine
    .of = des dés
attribute-rerolls = relances
    .the = les relances
    .a = des relances
    .gender = feminine
    .of = des relances
attribute-movement = points de mouvement
    .the = les points de mouvement
    .a = des points de mouvement
    .gender = masculine
    .of = des points de mouvement
attribute-cards = cartes
    .the = les cartes
    .a = des cartes
    .gender = feminine
    .of = des cartes
attribute-explorers = explorateurs
    .the = les explorateurs
    .a = des explorateurs
    .gender = masculine
    .of = des explorateurs

# Pièces
city = cité
    .the = la cité
    .a = une cité
    .gender = feminine
    .of = de la cité
explorer = explorateur
    .the = l'explorateur
    .a = un explorateur
    .gender = masculine
    .of = de l'explorateur

# Cartes de Karthadst
card-harbour-of-the-twin-moles = Port des deux môles
    .the = « Port des deux môles »
    .a = « Port des deux môles »
    .gender = feminine
    .of = de « Port des deux môles »
card-salt-caravans = Caravanes du sel
    .the = « Caravanes du sel »
    .a = « Caravanes du sel »
    .gender = feminine
    .of = de « Caravanes du sel »
card-elephant-muster = Levée des éléphants
    .the = « Levée des éléphants »
    .a = « Levée des éléphants »
    .gender = feminine
    .of = de « Levée des éléphants »
card-purple-dye-monopoly = Monopole de la pourpre
    .the = « Monopole de la pourpre »
    .a = « Monopole de la pourpre »
    .gender = feminine
    .of = de « Monopole de la pourpre »
card-outposts-on-five-shores = Comptoirs des cinq rivages
    .the = « Comptoirs des cinq rivages »
    .a = « Comptoirs des cinq rivages »
    .gender = feminine
    .of = de « Comptoirs des cinq rivages »
card-march-over-the-snow-passes = Marche par les cols enneigés
    .the = « Marche par les cols enneigés »
    .a = « Marche par les cols enneigés »
    .gender = feminine
    .of = de « Marche par les cols enneigés »
card-shipwrights-arsenal = Arsenal des charpentiers de marine
    .the = « Arsenal des charpentiers de marine »
    .a = « Arsenal des charpentiers de marine »
    .gender = feminine
    .of = de « Arsenal des charpentiers de marine »
card-agronomy-of-mago = Agronomie de Magon
    .the = « Agronomie de Magon »
    .a = « Agronomie de Magon »
    .gender = feminine
    .of = de « Agronomie de Magon »
card-sack-of-the-seven-hills = Sac des sept collines
    .the = « Sac des sept collines »
    .a = « Sac des sept collines »
    .gender = feminine
    .of = de « Sac des sept collines »

# Cartes d'Etruria
card-league-of-twelve-towns = Ligue des douze cités
    .the = « Ligue des douze cités »
    .a = « Ligue des douze cités »
    .gender = feminine
    .of = de « Ligue des douze cités »
card-painted-tombs = Tombes peintes
    .the = « Tombes peintes »
    .a = « Tombes peintes »
    .gender = feminine
    .of = de « Tombes peintes »
card-augurs-college = Collège des augures
    .the = « Collège des augures »
    .a = « Collège des augures »
    .gender = feminine
    .of = de « Collège des augures »
card-bronze-of-the-foundries = Bronze des fonderies
    .the = « Bronze des fonderies »
    .a = « Bronze des fonderies »
    .gender = feminine
    .of = de « Bronze des fonderies »
card-amber-route = Route de l'ambre
    .the = « Route de l'ambre »
    .a = « Route de l'ambre »
    .gender = feminine
    .of = de « Route de l'ambre »
card-rostra-of-tarchna = Rostres de Tarchna
    .the = « Rostres de Tarchna »
    .a = « Rostres de Tarchna »
    .gender = feminine
    .of = de « Rostres de Tarchna »
card-gold-granulation = Or granulé
    .the = « Or granulé »
    .a = « Or granulé »
    .gender = feminine
    .of = de « Or granulé »
card-book-of-thunder = Livre de la foudre
    .the = « Livre de la foudre »
    .a = « Livre de la foudre »
    .gender = feminine
    .of = de « Livre de la foudre »
card-tyrrhenian-corsairs = Corsaires tyrrhéniens
    .the = « Corsaires tyrrhéniens »
    .a = « Corsaires tyrrhéniens »
    .gender = feminine
    .of = de « Corsaires tyrrhéniens »

# Cartes de Huaxia
card-walled-market-towns = Marchés ceints de murs
    .the = « Marchés ceints de murs »
    .a = « Marchés ceints de murs »
    .gender = feminine
    .of = de « Marchés ceints de murs »
card-canal-granaries = Greniers du canal
    .the = « Greniers du canal »
    .a = « Greniers du canal »
    .gender = feminine
    .of = de « Greniers du canal »
card-oracle-bones = Os divinatoires
    .the = « Os divinatoires »
    .a = « Os divinatoires »
    .gender = feminine
    .of = de « Os divinatoires »
card-gansu-road = Route du Gansu
    .the = « Route du Gansu »
    .a = « Route du Gansu »
    .gender = feminine
    .of = de « Route du Gansu »
card-jade-tribute = Tribut de jade
    .the = « Tribut de jade »
    .a = « Tribut de jade »
    .gender = feminine
    .of = de « Tribut de jade »
card-envoys-to-the-steppe = Émissaires vers la steppe
    .the = « Émissaires vers la steppe »
    .a = « Émissaires vers la steppe »
    .gender = feminine
    .of = de « Émissaires vers la steppe »
card-voyage-of-zho-ying = Voyage de Zho Ying
    .the = « Voyage de Zho Ying »
    .a = « Voyage de Zho Ying »
    .gender = feminine
    .of = de « Voyage de Zho Ying »
card-celestial-cavalry = Cavalerie céleste
    .the = « Cavalerie céleste »
    .a = « Cavalerie céleste »
    .gender = feminine
    .of = de « Cavalerie céleste »
card-mandate-of-a-hundred-states = Mandat des cent États
    .the = « Mandat des cent États »
    .a = « Mandat des cent États »
    .gender = feminine
    .of = de « Mandat des cent États »

# Cartes de Mupata
card-stone-enclosures = Enceintes de pierre
    .the = « Enceintes de pierre »
    .a = « Enceintes de pierre »
    .gender = feminine
    .of = de « Enceintes de pierre »
card-monsoon-traders = Marchands de la mousson
    .the = « Marchands de la mousson »
    .a = « Marchands de la mousson »
    .gender = feminine
    .of = de « Marchands de la mousson »
card-cattle-wealth = Richesse des troupeaux
    .the = « Richesse des troupeaux »
    .a = « Richesse des troupeaux »
    .gender = feminine
    .of = de « Richesse des troupeaux »
card-gold-of-the-plateau = Or du plateau
    .the = « Or du plateau »
    .a = « Or du plateau »
    .gender = feminine
    .of = de « Or du plateau »
card-copper-ingot-trade = Commerce des lingots de cuivre
    .the = « Commerce des lingots de cuivre »
    .a = « Commerce des lingots de cuivre »
    .gender = feminine
    .of = de « Commerce des lingots de cuivre »
card-spirit-mediums-counsel = Parole des médiums
    .the = « Parole des médiums »
    .a = « Parole des médiums »
    .gender = feminine
    .of = de « Parole des médiums »
card-council-of-elders = Conseil des anciens
    .the = « Conseil des anciens »
    .a = « Conseil des anciens »
    .gender = feminine
    .of = de « Conseil des anciens »
card-songs-of-the-ancestors = Chants des ancêtres
    .the = « Chants des ancêtres »
    .a = « Chants des ancêtres »
    .gender = feminine
    .of = de « Chants des ancêtres »
card-tribute-of-rival-kings = Tribut des rois rivaux
    .the = « Tribut des rois rivaux »
    .a = « Tribut des rois rivaux »
    .gender = feminine
    .of = de « Tribut des rois rivaux »

# Cartes de Wallmapu
card-gathering-of-the-rewe = Assemblée du rewe
    .the = « Assemblée du rewe »
    .a = « Assemblée du rewe »
    .gender = feminine
    .of = de « Assemblée du rewe »
card-araucaria-harvest = Récolte des araucarias
    .the = « Récolte des araucarias »
    .a = « Récolte des araucarias »
    .gender = feminine
    .of = de « Récolte des araucarias »
card-silver-of-the-machi = Argent de la machi
    .the = « Argent de la machi »
    .a = « Argent de la machi »
    .gender = feminine
    .of = de « Argent de la machi »
card-terraced-fields = Champs en terrasses
    .the = « Champs en terrasses »
    .a = « Champs en terrasses »
    .gender = feminine
    .of = de « Champs en terrasses »
card-crossing-of-the-great-water = Traversée des grandes eaux
    .the = « Traversée des grandes eaux »
    .a = « Traversée des grandes eaux »
    .gender = feminine
    .of = de « Traversée des grandes eaux »
card-war-captains-accord = Pacte des chefs de guerre
    .the = « Pacte des chefs de guerre »
    .a = « Pacte des chefs de guerre »
    .gender = feminine
    .of = de « Pacte des chefs de guerre »
card-weavers-pattern = Motif des tisserandes
    .the = « Motif des tisserandes »
    .a = « Motif des tisserandes »
    .gender = feminine
    .of = de « Motif des tisserandes »
card-eight-provinces = Huit provinces
    .the = « Huit provinces »
    .a = « Huit provinces »
    .gender = feminine
    .of = de « Huit provinces »
card-lords-of-two-worlds = Seigneurs des deux mondes
    .the = « Seigneurs des deux mondes »
    .a = « Seigneurs des deux mondes »
    .gender = feminine
    .of = de « Seigneurs des deux mondes »

# Ce que demande une carte : `n` éléments, une couleur `color` ou une face `face` de dé, un `ocean`

condition-occupy-color = occuper au moins { $n ->
    [one] une région { $color ->
        [bleu] bleue
        [violet] violette
        [vert] verte
       *[other] { $color }
    }
   *[other] { $n } régions { $color ->
        [bleu] bleues
        [violet] violettes
        [vert] vertes
        [jaune] jaunes
       *[other] { $color }
    }
}
condition-occupy-total = occuper au moins { $n ->
    [one] une région
   *[other] { $n } régions
}
condition-occupy-distinct-colors = occuper des régions d'au moins { $n ->
    [one] une couleur
   *[other] { $n } couleurs
}
condition-occupy-coast = occuper au moins { $n ->
    [one] une région
   *[other] { $n } régions
} au bord { $ocean_of }
condition-explorers-in-region = avoir au moins { $n ->
    [one] un explorateur
   *[other] { $n } explorateurs
} dans une même région
condition-own-cities-on-board = avoir au moins { $n } de vos cités sur la carte
condition-captured-total = avoir pris au moins { $n ->
    [one] une cité adverse
   *[other] { $n } cités adverses
} depuis le début de la partie
condition-conquer = faire au moins { $n ->
    [one] une conquête
   *[other] { $n } conquêtes
} pendant ce tour
condition-conquer-players = conquérir des régions d'au moins { $n ->
    [one] un adversaire
   *[other] { $n } adversaires
} pendant ce tour
condition-capture-city-turn = prendre au moins { $n ->
    [one] une cité adverse
   *[other] { $n } cités adverses
} pendant ce tour
condition-raise-track = monter d'au moins { $n ->
    [one] une case
   *[other] { $n } cases
} sur la piste { $color ->
    [bleu] bleue
    [violet] violette
    [vert] verte
   *[other] { $color }
} pendant ce tour
condition-raise-distinct = monter sur au moins { $n ->
    [one] une piste
   *[other] { $n } pistes différentes
} pendant ce tour
condition-dice-same = avoir au moins { $n ->
    [one] un dé définitif
   *[other] { $n } dés définitifs
} d'une même face
condition-dice-distinct = avoir au moins { $n ->
    [one] une face
   *[other] { $n } faces différentes
} parmi les dés définitifs
condition-dice-face = avoir au moins { $n ->
    [one] un dé définitif { $face }
   *[other] { $n } dés définitifs { $face ->
        [orange] orange
       *[other] { $face }s
    }
}

## Events
## Une phrase chacun ; `who` a agi, et le lecteur est vouvoyé quand c'est lui.

event-assigned = { $who_you ->
    [yes] Vous menez
   *[no] { $who } mène
} { $civilization } : { $count ->
    [one] un explorateur et une cité sont
   *[other] { $count } explorateurs et une cité sont
} à { $region }.
event-begun = { $who_you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-started = Manche { $round } : c'est à { $who_you ->
    [yes] vous
   *[no] { $who }
} de jouer.
event-drew = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} pioché { $card_the }.
event-drew-unseen = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} pioché une carte.
event-rolled = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} obtenu { $face_a }.
event-rerolled = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} relancé { $faces_count ->
    [one] un dé
   *[other] { $faces_count } dés
} : { $faces }.
event-blackened = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} défaussé { $card_the } et passé { $face_a } au noir.
event-moved = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} déplacé un explorateur { $source_of } à { $target } pour { $cost ->
    [one] un point
   *[other] { $cost } points
}.
event-invaded = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} entrepris de conquérir { $target } sur { $rival_you ->
    [yes] vous
   *[no] { $rival }
}.
event-conquered = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} conquis { $target } sur { $rival_you ->
    [yes] vous
   *[no] { $rival }
} : { $explorers }{ $black ->
    [0] { "" }
    [one] { " " }+ { $black } noir
   *[other] { " " }+ { $black } noirs
} contre { $defenders }.
event-captured = { $rival_you ->
    [yes] { $who } vous a pris { cities-taken }
   *[no] { $who_you ->
        [yes] Vous avez
       *[no] { $who } a
    } pris { cities-taken } à { $rival }
} à { $region }.
cities-taken = { $count ->
    [one] une cité
   *[other] { $count } cités
}
event-retreated = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} battu en retraite vers { $region } avec { $count ->
    [one] un explorateur
   *[other] { $count } explorateurs
}.
event-converted = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} défaussé { $card_the } et passé { $face_a } { $into ->
    [orange] à l'orange
   *[other] au { $into }
}.
event-raised = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} fait monter le marqueur { $track_of } sur une case qui montre { $value } et vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-placed = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} placé { $count ->
    [one] un nouvel explorateur
   *[other] { $count } nouveaux explorateurs
} à { $region }.
event-founded = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} placé la cité { $track_of } à { $region }.
event-scored = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} validé { $card_the } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-turned-up = Une cité placée par { $owner_you ->
    [yes] vous
   *[no] { $owner }
} { $who_you ->
    [yes] vous rapporte { points-brought }
   *[no] rapporte { points-brought } à { $who }
}.
points-brought = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
event-ended = { $reason ->
   *[rounds] Le dernier tour de la dernière manche est joué : la partie est finie.
}

## Refusals
## Pourquoi un coup n'est pas permis, et que faire à la place quand c'est utile ; la clause s'affiche à côté.

# Qui décide, et à quelle étape

refusal-no-such-seat = Il n'y a pas de place { $seat } : les places vont de 1 à { $seats }.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C'est à { $who } de décider.
refusal-chance-first = Attendez que le hasard ait décidé.
refusal-chance-only = Ce n'est pas le choix d'un joueur : le hasard en décide.
refusal-not-possible-by-chance = Rien de tel ne peut sortir maintenant.
refusal-rolling-is-over = Les relances sont finies : aucun dé n'est plus lancé pendant ce tour.
refusal-blacken-not-now = On passe des dés au noir quand les relances sont finies et avant le premier déplacement.
refusal-move-not-now = Les explorateurs se déplacent après les dés et avant la progression, et ce qui est commencé s'achève d'abord.
refusal-no-invasion-now = Aucune invasion n'est en cours : choisissez d'abord une région à envahir.
refusal-no-retreat-now = Aucun de vos explorateurs n'a à battre en retraite maintenant.
refusal-advance-not-now = On tourne les dés et monte les marqueurs lors de la progression, après le mouvement, et les nouveaux explorateurs se placent d'abord.
refusal-nobody-to-place = Vous n'avez pas de nouvel explorateur à placer.
refusal-no-city-now = Aucune cité ne se place maintenant : les cités viennent quand toutes les montées sont faites.
refusal-score-not-now = On ne valide pas de carte au milieu de cette étape : achevez-la d'abord.
refusal-turn-not-over = Le tour n'est pas encore fini : achevez d'abord les étapes qui précèdent.

# Dés

refusal-reroll-nothing = Nommez les dés à relancer, ou arrêtez-vous.
refusal-no-such-dice = { $there ->
    [0] Aucun dé n'est { $face }.
    [one] Un seul dé est { $face }, et vous en avez nommé { $count }.
   *[other] Seuls { $there } dés sont { $face ->
        [orange] orange
       *[other] { $face }s
    }, et vous en avez nommé { $count }.
}
refusal-moved-already = Un explorateur s'est déjà déplacé : on passe des dés au noir avant le premier déplacement.
refusal-black-already = Ce dé est déjà noir.
refusal-no-such-die = Il n'y a pas de dé { $face } à tourner.

# Mouvement

refusal-no-explorer-there = Vous n'avez pas d'explorateur à { $region }.
refusal-no-way = Aucun déplacement ne mène directement { $source_of } à { $target }, ni par une frontière ni par la mer.
refusal-rival-there = { $rival } occupe { $region } : vous ne pouvez que l'envahir.
refusal-too-far = Le chemin { $source_of } à { $target } coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, et il vous en reste { points-left }.
points-left = { $points ->
    [0] zéro
    [one] un
   *[other] { $points }
}

# Conquête et retraite

refusal-no-rival-there = Aucun adversaire n'est à { $region } : il n'y a rien à conquérir.
refusal-last-region = { $region } est la seule région que { $rival } occupe ; on ne peut pas l'y attaquer.
refusal-too-few = Pour { $region }, il faut { explorers-needed } : { $found ->
    [0] aucun ne peut s'y rendre
    [one] un seul peut s'y rendre
   *[other] { $found } seulement peuvent s'y rendre
} en un déplacement.
refusal-too-dear = Pour { $region }, il faut { explorers-needed } : { $needed ->
    [one] l'amener coûte
   *[other] les amener coûte
} au moins { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, et il vous en reste { points-left }.
explorers-needed = { $needed ->
    [one] un explorateur
   *[other] { $needed } explorateurs
}{ $black ->
    [0] { "" }
    [one] { " " }et votre dé noir
   *[other] { " " }et vos { $black } dés noirs
} contre { $defenders ->
    [one] un défenseur
   *[other] { $defenders } défenseurs
}
refusal-rest-could-not-follow = Le chemin { $source_of } à { $target } coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} : sur les { $points } qui vous restent, il en resterait trop peu pour achever la conquête.
refusal-no-own-explorers-there = Vous n'avez pas d'explorateurs à { $region } : choisissez une région que vous occupez.

# Progression

refusal-raised-already = Un marqueur est déjà monté : on ne tourne plus de dé pendant ce tour.
refusal-same-face = Le dé est déjà { $face } : nommez une autre face.
refusal-at-the-top = Le marqueur { $track_of } est tout en haut.
refusal-no-die-left = { $dice ->
    [0] { $track_the } exige un dé { $face }, et vous n'en avez pas.
    [one] { $track_the } exige un autre dé { $face } : le seul que vous ayez a déjà servi pendant ce tour.
   *[other] { $track_the } exige un autre dé { $face } : les { $dice } que vous avez ont déjà servi pendant ce tour.
}
refusal-no-region-left = { $regions ->
    [0] { $track_the } exige une région { colour-of-region }, et vous n'en occupez pas.
    [one] { $track_the } exige une autre région { colour-of-region } : la seule que vous occupiez a déjà servi pendant ce tour.
   *[other] { $track_the } exige une autre région { colour-of-region } : les { $regions } que vous occupez ont déjà servi pendant ce tour.
}
colour-of-region = { $face ->
    [bleu] bleue
    [violet] violette
    [vert] verte
   *[other] { $face }
}

# Cités

refusal-no-token-due = Il n'y a pas de cité { $track_of } à placer.
refusal-not-occupied = Vous n'avez pas d'explorateurs à { $region }, et une cité se place dans une région que vous occupez.
refusal-city-there = Il y a déjà une cité à { $region }, et vous occupez une région qui n'en a pas.

# Cartes

refusal-not-in-hand = Vous n'avez pas { $card_the } en main.
refusal-dice-not-final = { $card_the } regarde les dés définitifs : finissez d'abord les relances.
refusal-condition-not-met = { $condition ->
    [occupy_color] { $card_the } demande { $needed ->
        [one] une région { colour-of-region }
       *[other] { $needed } régions { $face ->
            [bleu] bleues
            [violet] violettes
            [vert] vertes
            [jaune] jaunes
           *[other] { $face }
        }
    }, et vous en occupez { $found }.
    [occupy_total] { $card_the } demande { $needed ->
        [one] une région
       *[other] { $needed } régions
    }, et vous en occupez { $found }.
    [occupy_distinct_colors] { $card_the } demande des régions de { $needed ->
        [one] une couleur
       *[other] { $needed } couleurs
    }, et les vôtres en montrent { $found }.
    [occupy_coast] { $card_the } demande { $needed ->
        [one] une région
       *[other] { $needed } régions
    } au bord { $ocean_of }, et vous en occupez { $found }.
    [explorers_in_region] { $card_the } demande { $needed ->
        [one] un explorateur
       *[other] { $needed } explorateurs
    } dans une même région, et vous en avez au plus { $found } ensemble.
    [own_cities_on_board] { $card_the } demande { $needed ->
        [one] une de vos cités
       *[other] { $needed } de vos cités
    } sur la carte, et vous y en avez { $found }.
    [captured_total] { $card_the } demande { $needed ->
        [one] une cité adverse prise
       *[other] { $needed } cités adverses prises
    } depuis le début de la partie, et vous en avez pris { $found }.
    [conquer] { $card_the } demande { $needed ->
        [one] une conquête
       *[other] { $needed } conquêtes
    } pendant ce tour, et vous en avez fait { $found }.
    [conquer_players] { $card_the } demande des conquêtes sur { $needed ->
        [one] un adversaire
       *[other] { $needed } adversaires
    } pendant ce tour, et vous en avez fait sur { $found }.
    [capture_city_turn] { $card_the } demande { $needed ->
        [one] une cité adverse prise
       *[other] { $needed } cités adverses prises
    } pendant ce tour, et vous en avez pris { $found }.
    [raise_track] { $card_the } demande { $needed ->
        [one] une case
       *[other] { $needed } cases
    } sur la piste { colour-of-region } pendant ce tour, et vous en avez monté { $found }.
    [raise_distinct] { $card_the } demande { $needed ->
        [one] une montée sur une piste
       *[other] des montées sur { $needed } pistes différentes
    } pendant ce tour, et vous en avez monté { $found }.
    [dice_same] { $card_the } demande { $needed ->
        [one] un dé définitif
       *[other] { $needed } dés définitifs
    } d'une même face, et vous en avez au plus { $found }.
    [dice_distinct] { $card_the } demande { $needed ->
        [one] une face
       *[other] { $needed } faces différentes
    } parmi les dés définitifs, et les vôtres en montrent { $found }.
   *[dice_face] { $card_the } demande { $needed ->
        [one] un dé définitif { $face }
       *[other] { $needed } dés définitifs { $face ->
            [orange] orange
           *[other] { $face }s
        }
    }, et vous en avez { $found }.
}

## Questions

question-rerolling = Quels dés relancez-vous ? Il vous reste { $count ->
    [one] une relance
   *[other] { $count } relances
}.
question-moving-first = Passez-vous des dés au noir, et où vous déplacez-vous ? Vous avez { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}.
question-moving = Où vous déplacez-vous ? Il vous reste { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}.
question-invading = D'où un explorateur rejoint-il l'invasion { $target_of } ? Il en faut encore { $missing ->
    [one] un
   *[other] { $missing }
}, et il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
question-retreating = Vous avez perdu { $region }. Où { $count ->
    [one] votre explorateur bat-il
   *[other] vos { $count } explorateurs battent-ils
} en retraite ?
question-advancing-first = Tournez-vous des dés avec des cartes, et quel marqueur montez-vous ?
question-advancing = Quel marqueur montez-vous ?
question-placing = { $count ->
    [one] Où placez-vous le nouvel explorateur ?
   *[other] Où placez-vous le prochain de { $count } nouveaux explorateurs ?
}
question-founding = { $count ->
    [one] Où placez-vous la cité ?
   *[other] Laquelle de { $count } cités placez-vous maintenant, et où ?
}
question-closing = Validez-vous une carte avant la fin de votre tour ?
question-wait = On attend { $who }.
question-chance = Le hasard décide.
question-over = La partie est finie.

# Les étapes d'un tour, de la mise en place et de la fin

## Scores

score-tracks = Pistes
score-cities = Cités
score-cards = Cartes

reason-rounds = Dernière manche

# Options

option-first = Premier joueur
    .description = Qui commence : tiré au sort, ou une place.
option-first-random = Au hasard
option-civilizations = Civilisations
    .description = Tirées au sort, ou choisies pour les places dans l'ordre et séparées par des virgules, par exemple karthadst,etruria.
option-civilizations-random = Au hasard
option-early-dice-cards = Cartes de dés aussitôt
    .description = Les cartes qui regardent les dés peuvent être validées après chaque lancer, et non seulement quand les relances sont finies.
option-converted-dice-count = Les dés tournés comptent
    .description = Les cartes qui regardent les dés comptent ceux qu'une carte a tournés tels qu'ils sont ; sinon tels qu'ils sont tombés.
option-reconvert-black = Les dés noirs changent encore
    .description = Un dé qu'une carte a passé au noir peut recevoir une couleur lors de la progression.
option-late-conversion = Changements tardifs
    .description = Les dés qui n'ont pas encore servi à monter peuvent être tournés avec des cartes pendant toute la progression, et non seulement avant la première montée.
option-spread-cities = Cités réparties
    .description = Les cités placées en un tour vont dans des régions différentes tant que leur propriétaire en occupe sans cité ; sinon, une région qui n'en avait pas peut en recevoir plusieurs.
option-components = Matériel
    .description = Votre propre matériel à la place de celui qui est fourni.

## The game

game-tagline = D'autres empires, sur un coup de dés.
game-description = De deux à cinq civilisations grandissent chacune à partir d'une région. Lancez des dés de couleur, envoyez des explorateurs par terre et par mer, chassez vos adversaires et prenez leurs cités, et progressez partout où un dé et une de vos régions ont la même couleur : plus de dés, plus de relances, de plus longs chemins, plus de cartes ou plus d'explorateurs. Les progrès, les cités et les exploits décident après huit manches, après sept à cinq joueurs.
game-turn = Un tour : lancer les dés et relancer ceux que l'on veut, déplacer des explorateurs et conquérir, puis monter sur les pistes, chaque pas avec un dé et une région de sa couleur. Une carte se valide dès que ses conditions sont remplies. Le plus de points l'emporte.

# Les coups : ce que fait chacun, et comment on le tape

move-assign = Le hasard : une place reçoit une civilisation.
    .usage = assign <civilisation>
move-first = Le hasard : une place commence.
    .usage = first <place>
move-draw = Le hasard : une carte est piochée.
    .usage = draw <carte>
move-roll = Le hasard : un dé tombe.
    .usage = roll <face>
move-turn-up = Le hasard : un jeton cité est retourné à la fin.
    .usage = turn-up <valeur>
move-reroll = Relancer ces dés : o, b, p, g, y pour orange, bleu, violet, vert, jaune, et k pour noir.
    .usage = relancer <dé> …
move-stop = Garder tous les dés : les relances sont finies.
    .usage = garder
move-black = Défausser une carte pour passer un dé au noir.
    .usage = noircir <carte> <face>
move-move = Déplacer un explorateur chez un voisin ou d'une côte à une autre.
    .usage = déplacer <région> <région>
move-invade = Choisir une région d'un adversaire à conquérir.
    .usage = envahir <région>
move-bring = Envoyer un explorateur de cette région dans l'invasion.
    .usage = amener <région>
move-halt = Ne plus se déplacer ; les points restants sont perdus.
    .usage = halte
move-retreat = Mener vos explorateurs vaincus dans cette région.
    .usage = retraite <région>
move-convert = Défausser une carte pour donner à un dé une autre face.
    .usage = tourner <carte> <face> <face>
move-raise = Monter d'une case le marqueur d'une piste.
    .usage = monter orange|bleu|violet|vert|jaune
move-rest = Ne plus monter.
    .usage = repos
move-place = Mettre un nouvel explorateur dans cette région.
    .usage = placer <région>
move-city = Mettre la cité d'une piste dans cette région.
    .usage = cité orange|bleu|violet|vert|jaune <région>
move-score = Valider une carte dont les conditions sont remplies.
    .usage = valider <carte>
move-finish = Finir votre tour.
    .usage = finir

## Ce qui peut être faux dans les options

civilizations-wrong = l'option civilizations ne peut pas être { $value } ; elle peut être random, ou { $seats } différentes parmi { $known }, séparées par des virgules.

## Ce qui peut être faux dans un matériel

components-few = { $count } ne suffisent pas pour { $seats } places.
components-not-allowed = « { $name } » n'est permise à aucun nombre de places.
components-faces = ce doivent être les six faces (E-1.4) : { $known }.
components-regions = à { $seats } places il y a { $total } régions, pas { $count } (E-2.2).
components-colors = à { $seats } places { $spread ->
    [0] { $least }
   *[other] { $least } ou { $most }
} régions sont « { $color } », pas { $count } (E-2.2).
components-oceans = il y a deux océans, et ils se touchent (E-1.3).
components-itself = rien ne se touche soi-même.
components-one-way = « { $other } » s'y trouve, mais « { $name } » ne se trouve pas sous « { $other } ».
components-no-way = à { $seats } places aucun chemin n'y mène depuis « { $start } ».
components-same = une autre civilisation a la même.
components-start-color = « { $region } » est « { $color } », et la civilisation « { $civilization } ».
components-start-absent = « { $region } » n'est pas en jeu à { $seats } places, et la civilisation y est.
components-fall = ces nombres ne doivent pas descendre.
components-rise = ces nombres doivent monter à chaque case, à partir de 0.
components-asks = il faut qu'elle demande quelque chose.
components-takes = { $kind } prend { $known } et rien d'autre.
components-least = { $kind } demande un n de 1 ou plus, pas { $n }.
components-reach = { $kind } est hors d'atteinte à { $seats } places : n peut être { $most } au plus, pas { $n }.
components-deck = le paquet de « { $civilization } » a { $total } cartes, pas { $count } (E-1.7).

## Ce qui peut être faux dans une position

position-hand = la main de la place { $seat } n'est pas dite.
position-map = la carte n'est pas celle de { $seats } places.
position-civilizations = ces civilisations ne peuvent pas se rencontrer.
position-assigning = il manque une civilisation à une place, ou elle en recevrait une deuxième.
position-marker = un marqueur de la place { $seat } est hors de sa piste.
position-cards = les cartes de la place { $seat } ne peuvent pas être où elles sont.
position-tokens = { $count } jetons cité de la place { $seat }, et il y en a { $total }.
position-taken = la place { $seat } ne peut pas avoir pris ces jetons cité.
position-nobody = des explorateurs sans place, ou une place sans explorateurs, en « { $region } ».
position-explorers = { $count } explorateurs de la place { $seat }, et il devrait y en avoir { $total }.
position-round = cette étape ne peut pas être à la manche { $round }.
position-away = la place { $seat } ne peut pas encore avoir quitté sa région de départ.
position-invasion = « { $region } » ne peut pas être envahie.
position-retreat = personne n'a été vaincu en « { $region } ».
position-count = l'étape { $step } ne peut pas en compter autant.
position-dice = ces dés ne peuvent pas être là.
position-counters = quelque chose a été fait plus souvent que possible.
position-values = les jetons cité de la place { $seat } ne peuvent pas valoir cela.
position-revealed = d'autres jetons cité sont retournés que ceux qui sont partis.

## Board

board-round = Manche { $round } sur { $rounds }
board-turn =
    { $you ->
        [yes] votre tour
       *[no] tour de { $who }
    }
board-signs = ●3 explorateurs, ⌂ cités par le numéro de leurs propriétaires, ◂ ▸ côtes de l'un et l'autre océan, [b] dé (b) dé qui a servi, ★ points, ✓ peut être validée ; pistes : [3] place du marqueur, ⌂ case cité, en bref 2:3→4 pour niveau 2, valeur 3, puis 4, ⌂+1 pas jusqu'à la cité ; déplacer 2 etruria albion : deux fois le même coup
board-signs-ascii = @3 explorateurs, ^ cités par le numéro de leurs propriétaires, < > côtes de l'un et l'autre océan, [b] dé (b) dé qui a servi, * points, + peut être validée ; pistes : [3] place du marqueur, ^ case cité, en bref 2:3>4 pour niveau 2, valeur 3, puis 4, ^+1 pas jusqu'à la cité ; déplacer 2 etruria albion : deux fois le même coup
board-things = une région, un océan, une carte, une couleur, un joueur (? 2)
board-example = envahir rus
board-dice = Dés
board-rerolls =
    { $count ->
        [0] aucune relance
        [one] une relance
       *[other] { $count } relances
    }
board-movement =
    { $count ->
        [0] aucun point de mouvement
        [one] un point de mouvement
       *[other] { $count } points de mouvement
    }
board-hand =
    { $count ->
        [0] Votre main est vide
       *[other] Votre main
    }
board-track-dice = dés
board-track-rerolls = relances
board-track-movement = mouvement
board-track-cards = cartes
board-track-explorers = explorateurs
board-row-cities = cités + prises
board-row-hand = main / paquet
board-row-scored = validées
board-scored = { $who } : { $cards }
board-rolled =
    { $who_you ->
        [yes] Vous avez obtenu
       *[no] { $who } a obtenu
    } { $faces }.
board-moved =
    { $who_you ->
        [yes] Vous avez déplacé
       *[no] { $who } a déplacé
    } { $count } explorateurs de { $source } à { $target } pour { $cost } points.
board-drew =
    { $who_you ->
        [yes] Vous avez pioché
       *[no] { $who } a pioché
    } { $count } cartes.
board-turned-up =
    { $count } cités { $owner_you ->
        [yes] à vous
       *[no] de { $owner }
    } { $who_you ->
        [yes] vous rapportent
       *[no] rapportent à { $who }
    } { $values } = { $points } points.
board-cost =
    { $cost ->
        [one] un point
       *[other] { $cost } points
    }
board-takes =
    { $count ->
        [one] prend une cité
       *[other] prend { $count } cités
    }
board-explorers =
    { $count ->
        [0] aucun explorateur
        [one] un explorateur
       *[other] { $count } explorateurs
    }
board-needs-explorers =
    { $count ->
        [one] demande un explorateur
       *[other] demande { $count } explorateurs
    } contre { $defenders }, pour { board-cost } au moins
board-rise =
    { $name } de { $now } à { $next }, { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }
about-nobody = { $region }, { $colour } : personne n'y est.
about-occupied = { $region }, { $colour } : { $who }, { board-explorers }.
about-city-of = { $count } de { $who }
about-cities = Cités : { $cities }.
about-borders = Touche { $borders }.
about-ocean = { $ocean } baigne { $regions }.
about-conquest =
    La conquérir demande { board-explorers }{ $black ->
        [0] .
        [one] , outre votre dé noir.
       *[other] , outre vos { $black } dés noirs.
    }
about-last-region = C'est la seule région qu'occupe { $who } : elle ne peut pas être attaquée.
about-ways = Points pour venir de vos régions : { $ways }.
about-no-way = Aucun de vos explorateurs ne peut y venir.
about-id = Son nom dans les coups est { $id }.
about-card-scored = Validée par { $who }.
about-card-discarded = Défaussée par { $who }.
about-card-unseen = Dans la main ou le paquet de { $who }.
about-card-hand = Dans votre main.
about-card-deck = Dans votre paquet.
about-card-absent = Absente de cette partie.
about-card-met = Elle pourrait être validée en l'état.
about-track-orange = le nombre de dés que vous lancez.
about-track-blue = combien de fois vous pouvez relancer.
about-track-purple = vos points de mouvement.
about-track-green = les cartes que vous piochez en atteignant une case.
about-track-yellow = vos explorateurs sur la carte.
about-spaces = { $who } : { $values }, valant { $points } ; le marqueur est sur la case { $level }, la cité sur la case { $city }.
about-black = Un dé noir est un explorateur de plus dans chaque conquête du tour. Il ne fait rien monter.
about-player = { $who } mène { $civilization } : { $regions }.
about-player-scored = Validées : { $cards }.
about-player-discarded = Défaussées : { $cards }.
verb-reroll = relancer
verb-stop = garder|arrêter
verb-black = noircir
verb-move = déplacer|aller
verb-invade = envahir|conquérir|attaquer
verb-bring = amener|envoyer
verb-halt = halte
verb-retreat = retraite|retirer
verb-convert = tourner|changer
verb-raise = monter|avancer
verb-rest = repos|reposer
verb-place = placer
verb-city = cité|fonder
verb-score = valider|marquer
verb-finish = finir

# Titres des tableaux du matériel

component-game = Le jeu
component-rounds = Manches, par nombre de joueurs
component-city-values = Jetons cité
component-explorers = Explorateurs
component-cards-per-deck = Cartes par paquet
component-dice = Dés
component-civilizations = Civilisations, par nombre de joueurs
component-die = Dé
component-faces = Faces
component-ocean = Océans
component-region = Régions
component-color = Couleur
component-two-player-side = Sur la face à deux
component-from-players = À partir de (joueurs)
component-oceans = Côtes
component-borders = Frontières
component-two-players = À deux joueurs
component-more = À plus
component-civilization = Civilisation
component-start = Départ
component-orange = Piste orange
component-blue = Piste bleue
component-purple = Piste violette
component-green = Piste verte
component-yellow = Piste jaune
component-values = Valeurs
component-points = Points
component-city = Case cité
component-card = Cartes
component-requires = Conditions
