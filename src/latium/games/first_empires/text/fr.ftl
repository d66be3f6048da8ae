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
