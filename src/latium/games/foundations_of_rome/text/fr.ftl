## Components
## Chacun a son nom, puis le nom avec l'article défini (.the), avec l'indéfini (.a) et précédé de « de » (.of).

# Bâtiments résidentiels
piece-domus = domus
    .the = la domus
    .a = une domus
    .gender = feminine
    .of = de la domus
piece-domus-maxima = domus maxima
    .the = la domus maxima
    .a = une domus maxima
    .gender = feminine
    .of = de la domus maxima
piece-insula-angle = insula en équerre
    .the = l'insula en équerre
    .a = une insula en équerre
    .gender = feminine
    .of = de l'insula en équerre
piece-insula-row = insula en ligne
    .the = l'insula en ligne
    .a = une insula en ligne
    .gender = feminine
    .of = de l'insula en ligne
piece-grand-insula-block = grande insula carrée
    .the = la grande insula carrée
    .a = une grande insula carrée
    .gender = feminine
    .of = de la grande insula carrée
piece-grand-insula-row = grande insula en ligne
    .the = la grande insula en ligne
    .a = une grande insula en ligne
    .gender = feminine
    .of = de la grande insula en ligne

# Bâtiments commerciaux
piece-bakery = boulangerie
    .the = la boulangerie
    .a = une boulangerie
    .gender = feminine
    .of = de la boulangerie
piece-pottery = poterie
    .the = la poterie
    .a = une poterie
    .gender = feminine
    .of = de la poterie
piece-artisan-forum-angle = forum d'artisans en équerre
    .the = le forum d'artisans en équerre
    .a = un forum d'artisans en équerre
    .gender = masculine
    .of = du forum d'artisans en équerre
piece-artisan-forum-row = forum d'artisans en ligne
    .the = le forum d'artisans en ligne
    .a = un forum d'artisans en ligne
    .gender = masculine
    .of = du forum d'artisans en ligne
piece-foundry-block = fonderie carrée
    .the = la fonderie carrée
    .a = une fonderie carrée
    .gender = feminine
    .of = de la fonderie carrée
piece-foundry-row = fonderie en ligne
    .the = la fonderie en ligne
    .a = une fonderie en ligne
    .gender = feminine
    .of = de la fonderie en ligne

# Bâtiments civiques
piece-fountain = fontaine
    .the = la fontaine
    .a = une fontaine
    .gender = feminine
    .of = de la fontaine
piece-grand-fountain = grande fontaine
    .the = la grande fontaine
    .a = une grande fontaine
    .gender = feminine
    .of = de la grande fontaine
piece-library = bibliothèque
    .the = la bibliothèque
    .a = une bibliothèque
    .gender = feminine
    .of = de la bibliothèque
piece-grand-library = grande bibliothèque
    .the = la grande bibliothèque
    .a = une grande bibliothèque
    .gender = feminine
    .of = de la grande bibliothèque
piece-garden = jardin
    .the = le jardin
    .a = un jardin
    .gender = masculine
    .of = du jardin
piece-grand-garden = grand jardin
    .the = le grand jardin
    .a = un grand jardin
    .gender = masculine
    .of = du grand jardin
piece-market = marché de rue
    .the = le marché de rue
    .a = un marché de rue
    .gender = masculine
    .of = du marché de rue
piece-grand-market = grand marché
    .the = le grand marché
    .a = un grand marché
    .gender = masculine
    .of = du grand marché

# Monuments
piece-pantheon = Panthéon
    .the = le Panthéon
    .a = un Panthéon
    .gender = masculine
    .of = du Panthéon
piece-roman-forum = Forum romain
    .the = le Forum romain
    .a = un Forum romain
    .gender = masculine
    .of = du Forum romain
piece-circus-maximus = Circus Maximus
    .the = le Circus Maximus
    .a = un Circus Maximus
    .gender = masculine
    .of = du Circus Maximus
piece-temple-of-vulcan = temple de Vulcain
    .the = le temple de Vulcain
    .a = un temple de Vulcain
    .gender = masculine
    .of = du temple de Vulcain
piece-temple-of-minerva = temple de Minerve
    .the = le temple de Minerve
    .a = un temple de Minerve
    .gender = masculine
    .of = du temple de Minerve
piece-tower-of-wonders = tour des Merveilles
    .the = la tour des Merveilles
    .a = une tour des Merveilles
    .gender = feminine
    .of = de la tour des Merveilles
piece-temple-of-mars = temple de Mars
    .the = le temple de Mars
    .a = un temple de Mars
    .gender = masculine
    .of = du temple de Mars
piece-temple-of-neptune = temple de Neptune
    .the = le temple de Neptune
    .a = un temple de Neptune
    .gender = masculine
    .of = du temple de Neptune
piece-lighthouse = phare
    .the = le phare
    .a = un phare
    .gender = masculine
    .of = du phare
piece-observation-tower = tour d'observation
    .the = la tour d'observation
    .a = une tour d'observation
    .gender = feminine
    .of = de la tour d'observation
piece-temple-of-jupiter = temple de Jupiter
    .the = le temple de Jupiter
    .a = un temple de Jupiter
    .gender = masculine
    .of = du temple de Jupiter
piece-colosseum = Colisée
    .the = le Colisée
    .a = un Colisée
    .gender = masculine
    .of = du Colisée
piece-royal-warehouse = entrepôt royal
    .the = l'entrepôt royal
    .a = un entrepôt royal
    .gender = masculine
    .of = de l'entrepôt royal
piece-regia = Regia
    .the = la Regia
    .a = une Regia
    .gender = feminine
    .of = de la Regia
piece-statue-of-romulus = statue de Romulus
    .the = la statue de Romulus
    .a = une statue de Romulus
    .gender = feminine
    .of = de la statue de Romulus
piece-temple-of-venus = temple de Vénus
    .the = le temple de Vénus
    .a = un temple de Vénus
    .gender = masculine
    .of = du temple de Vénus
piece-temple-of-apollo = temple d'Apollon
    .the = le temple d'Apollon
    .a = un temple d'Apollon
    .gender = masculine
    .of = du temple d'Apollon
piece-triumphal-arch = arc de triomphe
    .the = l'arc de triomphe
    .a = un arc de triomphe
    .gender = masculine
    .of = de l'arc de triomphe
piece-imperial-port = port impérial
    .the = le port impérial
    .a = un port impérial
    .gender = masculine
    .of = du port impérial

# Types : la valeur seule est l'adjectif, les formes sont un bâtiment de ce type
type-residential = résidentiel
    .the = le bâtiment résidentiel
    .a = un bâtiment résidentiel
    .gender = masculine
    .of = du bâtiment résidentiel
    .buildings = bâtiments résidentiels
type-commercial = commercial
    .the = le bâtiment commercial
    .a = un bâtiment commercial
    .gender = masculine
    .of = du bâtiment commercial
    .buildings = bâtiments commerciaux
type-civic = civique
    .the = le bâtiment civique
    .a = un bâtiment civique
    .gender = masculine
    .of = du bâtiment civique
    .buildings = bâtiments civiques
type-any = quelconque
    .the = le bâtiment
    .a = un bâtiment
    .gender = masculine
    .of = du bâtiment
    .buildings = bâtiments

# Jeux de cartes monument
cards-a = jeu standard
    .the = le jeu standard
    .a = un jeu standard
    .gender = masculine
    .of = du jeu standard
cards-b = jeu propre à Latium
    .the = le jeu propre à Latium
    .a = un jeu propre à Latium
    .gender = masculine
    .of = du jeu propre à Latium

# Ce que demande une carte monument : `n` de quelque chose, d'un `type` s'il y a lieu ; une ligne de la carte, et un
# bout de phrase

condition-lot-markers-in-supply = { $n ->
    [one] un marqueur de parcelle
   *[other] { $n } marqueurs de parcelle
} dans la réserve
condition-lot-markers-on-board = { $n ->
    [one] un marqueur de parcelle
   *[other] { $n } marqueurs de parcelle
} sur la ville
condition-population = une population de { $n }
condition-deeds = { $n ->
    [one] un titre
   *[other] { $n } titres
}
condition-lots-covered = { $n ->
    [one] une parcelle couverte
   *[other] { $n } parcelles couvertes
} par des { $type_buildings }
condition-buildings = { $n ->
    [one] { $type_a }
   *[other] { $n } { $type_buildings }
}
condition-max-building-size = un bâtiment { $n ->
    [one] d'une parcelle
   *[other] de { $n } parcelles
}
condition-coin-value = une valeur en pièces de { $n }
condition-border-lots = { $n ->
    [one] une parcelle
   *[other] { $n } parcelles
} sur le bord
condition-coins-in-hand = { $n ->
    [one] une pièce
   *[other] { $n } pièces
} en main
condition-touches-border = une place au bord
condition-adjacent-buildings = { $n ->
    [one] un bâtiment adjacent
   *[other] { $n } bâtiments adjacents
}
condition-adjacent-other-player-buildings = { $n ->
    [one] un bâtiment adjacent
   *[other] { $n } bâtiments adjacents
} d'autres joueurs

## Events
## Une phrase chacun ; `who` l'a fait, et on s'adresse au lecteur quand c'est lui.

event-begun = { $who_you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-dealt = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} reçu le titre de { $lot }.
event-drew = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} reçu le titre de { $lot } parmi ceux à choisir.
event-drew-unseen = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} reçu un titre parmi ceux à choisir.
event-chose = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} choisi le titre de { $lot }.
event-chose-unseen = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} choisi un titre.
event-kept = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} gardé le titre de { $lot }.
event-offered = Le titre de { $lot } est entré dans la rangée, à l'emplacement { $slot }, { $price ->
    [0] pour rien
    [one] pour une pièce
   *[other] pour { $price } pièces
}.
event-unveiled = { $piece_the } est à l'étalage, avec sa carte { $cards_of }.
event-took-income = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} touché { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}{ $value ->
    [0] .
   *[other] { " " }: { $base } + { $value } des bâtiments.
}
event-bought = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} acheté le titre de { $lot } { $price ->
    [0] pour rien
    [one] pour une pièce
   *[other] pour { $price } pièces
}.
event-withdrawn = Personne n'achète : le titre de { $lot } quitte la partie.
event-built = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} construit { $piece_the } en { $footprint }.
event-replaced = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} retiré { $piece_the } de { $footprint }.
event-gifted = { $piece_the } { $who_you ->
    [yes] vous donne { gift }
   *[no] donne { gift } à { $who }
}.
gift = { $points ->
    [0] { coins-given }
   *[other] { $coins ->
        [0] { points-scored }
       *[other] { points-scored } et { coins-given }
    }
}
coins-given = { $coins ->
    [0] 0 pièce
    [one] une pièce
   *[other] { $coins } pièces
}
points-scored = { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
event-population-moved = { $who_you ->
    [yes] Votre population
   *[no] La population de { $who }
} est passée de { $before } à { $population }.
event-final-turns = { $turns ->
    [0] Le dernier titre de l'ère { $era } est parti : l'ère finit aussitôt.
    [one] Le dernier titre de l'ère { $era } est parti : il reste un dernier tour.
   *[other] Le dernier titre de l'ère { $era } est parti : il reste { $turns } derniers tours.
}
event-commerce-scored = { $buildings ->
    [one] Un bâtiment commercial
   *[other] { $buildings } bâtiments commerciaux
} { $who_you ->
    [yes] vous { bring } { commerce-brought }
   *[no] { bring } { commerce-brought } à { $who }
}.
bring = { $buildings ->
    [one] rapporte
   *[other] rapportent
}
commerce-brought = { points-scored }{ $coins ->
    [0] { "" }
   *[other] { " " }et { coins-given }
}
event-civic-scored = { $piece_the } en { $footprint } { $who_you ->
    [yes] vous rapporte { points-scored }
   *[no] rapporte { points-scored } à { $who }
} : { $measure ->
    [population] { $total ->
        [0] aucun habitant dans les bâtiments adjacents
        [one] un habitant dans { adjacent-buildings }
       *[other] { $total } habitants dans { adjacent-buildings }
    }
    [coins] { $total ->
        [0] aucune pièce dans les bâtiments adjacents
        [one] une pièce dans { adjacent-buildings }
       *[other] { $total } pièces dans { adjacent-buildings }
    }
    [civic] { $total ->
        [0] aucun bâtiment civique adjacent
        [one] un bâtiment civique adjacent
       *[other] { $total } bâtiments civiques adjacents
    }
   *[building] { $total ->
        [0] aucun bâtiment adjacent
        [one] un bâtiment adjacent
       *[other] { $total } bâtiments adjacents
    }
}.
adjacent-buildings = { $neighbours ->
    [one] un bâtiment adjacent
   *[other] { $neighbours } bâtiments adjacents
}
event-population-scored = { $who_you ->
    [yes] Votre population
   *[no] La population de { $who }
}, { $population }, { $points ->
    [0] ne rapporte aucun point.
   *[other] { $bonus ->
        [0] rapporte { points-scored } : la suivante au-dessus est de { $counted }.
       *[other] est la plus grande et rapporte { points-scored } : { $counted } + { $bonus }.
    }
}
event-lots-scored = { $lots ->
    [one] Une parcelle sans bâtiment
   *[other] { $lots } parcelles sans bâtiment
} { $who_you ->
    [yes] vous { $lots ->
        [one] rapporte
       *[other] rapportent
    } { points-scored }
   *[no] { $lots ->
        [one] rapporte
       *[other] rapportent
    } { points-scored } à { $who }
}.
event-era-ended = Le décompte de l'ère { $era } est fait.
event-ended = { $reason ->
   *[eras] Le décompte de la troisième ère est fait : la partie est finie.
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

# Le choix des titres

refusal-draft-first = On choisit les titres : il n'y a qu'à en garder un.
refusal-no-draft-now = On ne choisit pas de titres maintenant.
refusal-chosen-already = Vous avez déjà choisi { $lot } : attendez que tous aient choisi.
refusal-not-in-hand = Le titre de { $lot } n'est pas dans votre main.

# Titres

refusal-no-deeds-in-final-turns = C'est un dernier tour : touchez votre revenu ou construisez.
refusal-slot-empty = Il n'y a pas de titre à l'emplacement { $slot } : { $deeds ->
    [0] la rangée est vide.
    [one] il n'en reste qu'un dans la rangée.
   *[other] il n'en reste que { $deeds } dans la rangée.
}
refusal-too-dear = Le titre de { $lot } coûte { $price ->
    [one] une pièce
   *[other] { $price } pièces
}, et vous en avez { $coins }.
refusal-no-marker-free = Tous vos marqueurs de parcelle sont sur la ville, et il en faut un pour { $lot } : construisez d'abord.

# Construction

refusal-not-in-tray = Vous n'avez plus { $piece_gender ->
    [feminine] aucune
   *[masculine] aucun
} { $piece } sur votre plateau.
refusal-wrong-shape = { $piece_the } ({ $size ->
    [one] une parcelle
   *[other] { $size } parcelles
}) n'a pas la forme de { $footprint } ({ $covered ->
    [one] une parcelle
   *[other] { $covered } parcelles
}).
refusal-lot-not-yours = { $count ->
    [one] La parcelle { $lot } n'est pas à vous.
   *[other] { $count } de ces parcelles ne sont pas à vous, dont { $lot }.
}
refusal-not-larger = { $piece_the } ({ $size ->
    [one] une parcelle
   *[other] { $size } parcelles
}) n'est pas plus { $piece_gender ->
    [feminine] grande
   *[masculine] grand
} que { $covered_the } ({ $covered_size ->
    [one] une parcelle
   *[other] { $covered_size } parcelles
}) et ne peut donc pas prendre sa place.
refusal-markers-short = { $needed ->
    [one] Une parcelle serait découverte et demande un marqueur de parcelle
   *[other] { $needed } parcelles seraient découvertes et demandent { $needed } marqueurs de parcelle
}, et vous { $markers ->
    [0] n'en avez pas
   *[other] en avez { $markers }
}.

# Monuments

refusal-monument-not-in-game = { $piece_the } n'est pas parmi les monuments de cette partie.
refusal-monument-stands = { $piece_the } est déjà en { $footprint }.
refusal-no-monument-marker = Tous vos marqueurs de monument sont sur la ville, et { $piece_the } en demande un.
refusal-requirement-missing = { $piece_the } demande { $condition }{ $kind ->
    [touches_border] , et aucune parcelle de cet endroit n'y est.
    [adjacent_buildings] , et cet endroit { $count ->
        [0] n'en a pas
       *[other] en a { $count }
    }.
    [adjacent_other_player_buildings] , et cet endroit { $count ->
        [0] n'en a pas
       *[other] en a { $count }
    }.
    [population] , et la vôtre est de { $count }.
    [coin_value] , et la vôtre est de { $count }.
    [max_building_size] , et { $count ->
        [0] vous n'avez pas de bâtiment.
        [one] le plus grand des vôtres en couvre une.
       *[other] le plus grand des vôtres en couvre { $count }.
    }
   *[other] , et vous { $count ->
        [0] n'en avez pas
       *[other] en avez { $count }
    }.
}

## Questions

question-acting = Que faites-vous ? Vous avez { coins-and-markers }.
question-final-turn = Votre dernier tour de cette ère : un revenu, ou un bâtiment ? Vous avez { coins-and-markers }.
coins-and-markers = { $coins ->
    [0] 0 pièce
    [one] une pièce
   *[other] { $coins } pièces
} et { $markers ->
    [0] 0 marqueur de parcelle
    [one] un marqueur de parcelle
   *[other] { $markers } marqueurs de parcelle
}
question-drafting = Lequel de ces { $count } titres gardez-vous ?
question-draft-wait = On attend que tous aient choisi un titre.
question-wait = On attend { $who }.
question-chance = Le hasard décide.
question-over = La partie est finie.

## Scores

score-commerce = Commerce
score-civic = Bâtiments civiques
score-population = Population
score-gifts = Dons
score-lots = Parcelles vides

reason-eras = Décompte de la troisième ère

# Ce qu'un coup changerait : l'ère si l'on en faisait le décompte maintenant, et un revenu

prospect-era-points = points de cette ère
prospect-era-coins = pièces de cette ère
prospect-income = revenu

# Options

option-first = Premier joueur
    .description = Qui commence : tiré au sort, ou une place.
option-first-random = Au hasard
option-drafting = Choix des titres
    .description = Les premiers titres se choisissent dans des mains qui tournent, tous les joueurs à la fois ; sinon ils sont distribués.
option-monuments = Monuments
    .description = Jouer avec les monuments : trois, et un de plus par joueur.
option-cards = Cartes monument
    .description = Les cartes du jeu standard, celles du jeu propre à Latium, ou les deux mêlées.
option-cards-a = Les cartes standard
option-cards-b = Les cartes propres à Latium
option-cards-mixed = Les deux, mêlées
option-final-turns = Derniers tours
    .description = À la fin d'une ère, chacun a encore un tour, ou seulement ceux qui n'ont pas eu le leur dans la manche.
option-final-turns-everyone = Encore un pour chacun
option-final-turns-round = Jusqu'à la fin de la manche
option-stall-rounds = Manches sans rien
    .description = Après tant de manches où l'on n'a fait que toucher des revenus, le titre le plus à gauche de la rangée quitte la partie.
option-spare-deeds = Titres de reste
    .description = Les titres qui ne se partagent pas également entre les trois piles vont aux premières ères, ou aux dernières.
option-spare-deeds-early = Aux premières ères
option-spare-deeds-late = Aux dernières ères
option-marker-balance = Marqueurs en un seul compte
    .description = Les marqueurs de parcelle qui reviennent peuvent servir au même agrandissement ; sinon seulement ceux de la réserve avant lui.
option-diagonals = Les coins se touchent
    .description = Les parcelles qui se touchent par un coin sont adjacentes elles aussi.
option-pantheon-after = Marqueurs jugés après
    .description = Une carte qui demande des marqueurs de parcelle dans la réserve les regarde après la construction, et non avant.
option-live-temples = Temples vivants
    .description = Les pièces et les habitants d'un temple qui compte ses voisins changent avec eux ; sinon ils restent ce qu'ils étaient à la construction.
option-components = Matériel
    .description = Votre propre matériel à la place de celui qui est fourni.

## The game

game-tagline = Une seule ville, plusieurs bâtisseurs.
game-description = De deux à cinq joueurs bâtissent une même ville, chacun pour soi. Achetez des titres parcelle après parcelle, élevez des maisons, des commerces et des édifices publics, et laissez de plus grands prendre la place des petits à mesure que vos terres se rejoignent ; qui a ce que demande un monument peut l'élever. À la fin de chacune des trois ères, les commerces rapportent des points et des pièces, les édifices publics vivent de leurs voisins, à qui qu'ils soient, et les quartiers les plus peuplés sont récompensés.
game-turn = Un tour est une action : toucher son revenu, acheter un titre de la rangée, ou construire sur ses propres parcelles, sans frais ; une pièce plus grande peut en remplacer de plus petites. Quand la rangée est vide, chacun a encore un tour, et l'on fait le décompte de l'ère. Après trois ères, le plus de points l'emporte.

# Les coups : ce que fait chacun, et comment on le tape

move-first = Le hasard : une place commence.
    .usage = first <place>
move-deal = Le hasard : le titre d'une parcelle est distribué, à un joueur ou dans la rangée.
    .usage = deal <parcelle>
move-unveil = Le hasard : un monument entre dans la partie, avec sa carte du jeu A ou B.
    .usage = unveil <monument> a|b
move-keep = Garder ce titre de votre main et passer les autres.
    .usage = garder <parcelle>
move-income = Toucher 5 pièces, et celles de vos bâtiments.
    .usage = revenu
move-buy = Acheter un titre de la rangée : l'emplacement 1 est le moins cher.
    .usage = acheter <emplacement>
move-build = Poser un bâtiment ou un monument sur vos parcelles : par deux coins, ou parcelle par parcelle.
    .usage = construire <bâtiment> c4-f4|c4+c5+d5
verb-keep = garder|choisir
verb-income = revenu|toucher
verb-buy = acheter
verb-build = construire|bâtir

## Ce qui peut être faux dans un matériel

components-fall = ces nombres ne doivent pas descendre.
components-deeds = à { $seats } places il faut { $needed } titres (R-2.4, R-2.6), et la ville a { $count } parcelles.
components-corner = le rectangle autour des parcelles doit commencer en 0, 0.
components-apart = les parcelles doivent se tenir par leurs côtés.
components-mirror = l'image dans un miroir doit être l'une des rotations de la forme (R-5.3).
components-same-shape = c'est encore « { $name } », tournée.
components-unused = rien n'a cette forme.
components-figure = cela n'est pas pour le type « { $type } », qui a { $known }.
components-nothing = il faut plus que rien pour l'un de ceux-ci : { $known }.
components-type = il y en a { $total } du type « { $type } », pas { $count } ({ $clause }).
components-lots = les bâtiments d'un joueur couvrent { $total } parcelles, pas { $count } (R-1.3).
components-type-needed = { $kind } demande un type, l'un de ceux-ci : { $known }.
components-no-type = { $kind } ne prend pas de type.
components-least = { $kind } demande un n de 1 ou plus, pas { $n }.
components-reach = { $kind } est hors d'atteinte : n peut être { $most } au plus, pas { $n }.

## Ce qui peut être faux dans une position

position-lots = certaines de ces parcelles ne sont pas dans la ville.
position-figures = certains nombres ne s'accordent pas avec le reste.
position-deeds = un titre est à deux endroits, ou une place en a trop peu.
position-era = il n'y a pas une telle ère.
position-piles = les piles ne peuvent pas avoir autant de titres.
position-row = la rangée ne peut pas avoir autant de titres.
position-hands = on ne peut pas choisir dans des mains de cette taille.
position-hand = la main ou le choix de la place { $seat } ne peut pas être cela.
position-turns = il ne peut pas y avoir autant de derniers tours, ou de manches où l'on n'a touché que des revenus.
position-building = « { $piece } » ne peut pas être en { $lots }.
position-tray = le plateau et les bâtiments de la place { $seat } n'ont pas le bon nombre de « { $piece } ».
position-markers = les marqueurs de la place { $seat } ne s'accordent pas avec ses parcelles et ses monuments.
position-display = ces monuments, ou ces cartes, ne peuvent pas être à l'étalage.
position-monuments = un monument est ailleurs que ne le dit sa carte.
position-worth = « { $piece } » ne peut pas valoir cela.
position-counts = la place { $seat } ne peut pas avoir autant de pièces ou de points.

# Titres des tableaux du matériel

component-game = Le jeu
component-starting-deeds = Titres de départ
component-starting-coins = Pièces de départ, dans l'ordre du tour
component-lot-markers = Marqueurs de parcelle par joueur
component-monument-markers = Marqueurs de monument par joueur
component-deed-prices = Prix de la rangée
component-income-base = Revenu sans bâtiments
component-population-bonus = Bonus de la plus grande population, par ère
component-empty-lot-points = Points pour une parcelle sans bâtiment
component-extra-monuments = Monuments en plus du nombre de joueurs
component-sizes = Parcelles par côté, selon le nombre de joueurs
component-shapes = Formes : colonnes vers la droite et lignes vers le bas
component-building = Bâtiments d'un joueur
component-monument = Monument
component-type = Type
component-shape = Forme
component-count = Exemplaires
component-population = Habitants
component-coins = Pièces
component-points = Points
component-score = Marque selon ses voisins
component-per = Pour chaque
component-every = Par groupes de
component-population-per-neighbour = Habitants par voisin
component-coins-per-neighbour = Pièces par voisin
component-gift = Don aux voisins
component-a = Carte A
component-b = Carte B

## Board

board-era = Ère { $era } sur { $eras }
board-final-turns =
    { $count ->
        [one] dernier tour de l'ère
       *[other] encore { $count } derniers tours
    }
board-piles = piles { $counts }
board-row = À vendre
board-draft = Choix des titres
board-choosing = choisissent : { $who }
board-hand = Votre main : { $lots }
board-said = { $name } : { $what }
board-column-points = points
board-column-era = cette ère
board-column-coins = pièces
board-column-income = revenu
board-column-people = habitants
board-column-markers = marqueurs
board-column-monuments = monuments
board-trays = À construire
board-stands = { $who }, en { $lots }
board-asks-nothing = ne demande rien
board-gift = donne { $gift }
board-signs = 1⌂4 maison du joueur 1 avec 4 habitants, 1¢2★3 commerce avec 2 pièces et 3 points, 1♦★5 bâtiment civique qui rapporterait 5 maintenant, ♛ monument, ●1 marqueur de parcelle du joueur 1, ¢3 titre à vendre, ◇ titre de votre main, ✗ titre sorti de la partie, ✓ vous avez ce que la carte demande ; ★2/¢ deux points par pièce à côté, ▪ par bâtiment, ⌂ par habitant, ♦ par bâtiment civique ; formes : I3 trois parcelles en ligne, L3 équerre, O4 carré, T4, U5, R6 deux sur trois ; à construire : une ligne par ses parcelles, L équerre, O carré, les civiques par ce qu'ils comptent, le petit d'abord, · un bâtiment dans la ville
board-signs-ascii = 1^4 maison du joueur 1 avec 4 habitants, 1$2*3 commerce avec 2 pièces et 3 points, 1+*5 bâtiment civique qui rapporterait 5 maintenant, M monument, @1 marqueur de parcelle du joueur 1, $3 titre à vendre, ? titre de votre main, X titre sorti de la partie, + vous avez ce que la carte demande ; *2/$ deux points par pièce à côté, # par bâtiment, ^ par habitant, + par bâtiment civique ; formes : I3 trois parcelles en ligne, L3 équerre, O4 carré, T4, U5, R6 deux sur trois ; à construire : une ligne par ses parcelles, L équerre, O carré, les civiques par ce qu'ils comptent, le petit d'abord, . un bâtiment dans la ville
board-things = une parcelle, un bâtiment, un monument, un joueur (? 2)
board-example = construire domus c4
board-dealt =
    { $who_you ->
        [yes] Vous avez reçu
       *[no] { $who } a reçu
    } les titres de { $lots }.
board-civic =
    Les bâtiments civiques { $who_you ->
        [yes] vous rapportent
       *[no] rapportent à { $who }
    } { $values } = { $points } points : { $pieces }.
board-unveiled = Monuments de la partie : { $pieces }.
board-lots =
    { $count ->
        [one] une parcelle
       *[other] { $count } parcelles
    }
board-people =
    { $count ->
        [0] aucun habitant
        [one] un habitant
       *[other] { $count } habitants
    }
board-coins =
    { $count ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $count } pièces
    }
board-points-counted =
    { $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    }
board-worth-residential =
    { $worth ->
        [one] un habitant
       *[other] { $worth } habitants
    }{ $more ->
        [0] { "" }
       *[other] , { $more } de plus par bâtiment à côté
    }
board-worth-commercial =
    { $worth ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $worth } pièces
    }{ $more ->
        [0] { "" }
       *[other] , { $more } de plus par bâtiment à côté
    }{ $points ->
        [0] { "" }
        [one] , un point par ère
       *[other] , { $points } points par ère
    }
board-rate =
    { $rate ->
        [one] un point
       *[other] { $rate } points
    }
board-worth-building = { board-rate } par bâtiment à côté
board-worth-population =
    { board-rate } { $every ->
        [one] par habitant
       *[other] tous les { $every } habitants
    } à côté
board-worth-coins = { board-rate } { $every ->
        [one] par pièce
       *[other] toutes les { $every } pièces
    } à côté
board-worth-civic = { board-rate } par bâtiment civique à côté
board-gift-points =
    { board-points-counted } à chaque joueur voisin quand il est bâti
board-gift-coins =
    { board-coins } à chaque joueur voisin quand il est bâti
board-deed =
    { $lot } { $price ->
        [0] pour rien
        [one] pour une pièce
       *[other] pour { $price } pièces
    }
board-covers = à la place de : { $pieces }
board-era-points = { $change } points dans cette ère
board-income-change = { $change } de revenu
about-border = Au bord de la ville.
about-lot-built = { $lot } est à { $who }.
about-lot-empty = { $lot } est à { $who } et n'a pas de bâtiment.
about-lot-sale = { $lot } est à vendre : emplacement { $slot } de la rangée, { $price ->
        [one] une pièce
       *[other] { $price } pièces
    }.
about-lot-gone = Le titre de { $lot } a quitté la partie.
about-lot-free = { $lot } n'est encore à personne.
about-beside = À côté : { $buildings }.
about-now = maintenant { board-points-counted }
board-of-total = { $count } sur { $total }
about-tray = Sur votre plateau : { board-of-total }.
about-not-in-game = Pas dans cette partie.
about-asks = Sa carte demande { $demands }.
about-asks-nothing = Sa carte ne demande rien.
about-met = Vous avez ce qu'elle demande de vous.
about-stands = Dans la ville : { $places }.
about-places = Vous pourriez le bâtir maintenant en { $places }.
about-player =
    { $who } : points { $points }, pièces { $coins }, revenu { $income }, habitants { $people }, marqueurs de parcelle { $markers }, marqueurs de monument { $monuments }.
about-player-buildings = Dans la ville : { $things }.
about-player-lots = Parcelles sans bâtiment : { $things }.
about-player-tray = Sur le plateau : { $things }.

# Ce qui est sur le plan, en peu de lettres

short-domus = domus
short-domus-maxima = domus maxima
short-insula-angle = insula
short-insula-row = insula
short-grand-insula-block = grande insula
short-grand-insula-row = grande insula
short-bakery = boul.
short-pottery = poterie
short-artisan-forum-angle = forum d'artisans
short-artisan-forum-row = forum d'artisans
short-foundry-block = fonderie
short-foundry-row = fonderie
short-fountain = font.
short-grand-fountain = grande font.
short-library = bibl.
short-grand-library = grande bibl.
short-garden = jardin
short-grand-garden = grand jardin
short-market = marché
short-grand-market = grand marché
short-pantheon = Panthéon
short-roman-forum = Forum romain
short-circus-maximus = Circus Maximus
short-temple-of-vulcan = Vulcain
short-temple-of-minerva = Minerve
short-tower-of-wonders = Merv.
short-temple-of-mars = Mars
short-temple-of-neptune = Neptune
short-lighthouse = phare
short-observation-tower = obs.
short-temple-of-jupiter = Jupiter
short-colosseum = Colisée
short-royal-warehouse = entrepôt royal
short-regia = Regia
short-statue-of-romulus = Romulus
short-temple-of-venus = Vénus
short-temple-of-apollo = Apollon
short-triumphal-arch = arc de triomphe
short-imperial-port = port impérial
