## Components
## Chacun a son nom, puis le nom avec l'article défini (.the), avec l'indéfini (.a) et précédé de « de » (.of).

# Ressources : ce que donnent les tuiles ; `.a` est une quantité indéterminée

resource-wood = bois
    .the = le bois
    .a = du bois
    .gender = masculine
    .of = du bois
resource-stone = pierre
    .the = la pierre
    .a = de la pierre
    .gender = feminine
    .of = de la pierre
resource-plants = plantes
    .the = les plantes
    .a = des plantes
    .gender = feminine
    .of = des plantes
resource-water = eau
    .the = l'eau
    .a = de l'eau
    .gender = feminine
    .of = de l'eau
resource-iron = fer
    .the = le fer
    .a = du fer
    .gender = masculine
    .of = du fer
resource-gold = or
    .the = l'or
    .a = de l'or
    .gender = masculine
    .of = de l'or
resource-cloth = étoffe
    .the = l'étoffe
    .a = de l'étoffe
    .gender = feminine
    .of = de l'étoffe
resource-wine = vin
    .the = le vin
    .a = du vin
    .gender = masculine
    .of = du vin
resource-horses = chevaux
    .the = les chevaux
    .a = des chevaux
    .gender = masculine
    .of = des chevaux
resource-fish = poisson
    .the = le poisson
    .a = du poisson
    .gender = masculine
    .of = du poisson
resource-coin = pièce
    .the = la pièce
    .a = une pièce
    .gender = feminine
    .of = de la pièce
resource-carriage = charrette
    .the = la charrette
    .a = une charrette
    .gender = feminine
    .of = de la charrette
resource-craft = artisanat
    .the = l'artisanat
    .a = de l'artisanat
    .gender = masculine
    .of = de l'artisanat
resource-war = guerre
    .the = la guerre
    .a = de la guerre
    .gender = feminine
    .of = de la guerre

# Tuiles nature

tile-forest = forêt
    .the = la forêt
    .a = une forêt
    .gender = feminine
    .of = de la forêt
tile-cliff = falaise
    .the = la falaise
    .a = une falaise
    .gender = feminine
    .of = de la falaise
tile-waterfall = cascade
    .the = la cascade
    .a = une cascade
    .gender = feminine
    .of = de la cascade
tile-lake = lac
    .the = le lac
    .a = un lac
    .gender = masculine
    .of = du lac
tile-meadow = prairie
    .the = la prairie
    .a = une prairie
    .gender = feminine
    .of = de la prairie
tile-grove = bosquet
    .the = le bosquet
    .a = un bosquet
    .gender = masculine
    .of = du bosquet

# Tuiles village

tile-mine = mine
    .the = la mine
    .a = une mine
    .gender = feminine
    .of = de la mine
tile-gold-mine = mine d'or
    .the = la mine d'or
    .a = une mine d'or
    .gender = feminine
    .of = de la mine d'or
tile-weaving-house = atelier de tissage
    .the = l'atelier de tissage
    .a = un atelier de tissage
    .gender = masculine
    .of = de l'atelier de tissage
tile-winery = domaine viticole
    .the = le domaine viticole
    .a = un domaine viticole
    .gender = masculine
    .of = du domaine viticole
tile-horse-farm = haras
    .the = le haras
    .a = un haras
    .gender = masculine
    .of = du haras
tile-fishery = pêcherie
    .the = la pêcherie
    .a = une pêcherie
    .gender = feminine
    .of = de la pêcherie

# Bâtiments des villes

building-marketplace = marché
    .the = le marché
    .a = un marché
    .gender = masculine
    .of = du marché
building-inn = auberge
    .the = l'auberge
    .a = une auberge
    .gender = feminine
    .of = de l'auberge
building-workshop = atelier
    .the = l'atelier
    .a = un atelier
    .gender = masculine
    .of = de l'atelier
building-war-camp = camp de guerre
    .the = le camp de guerre
    .a = un camp de guerre
    .gender = masculine
    .of = du camp de guerre

# Tuiles ville : nommées d'après le bâtiment et le bien exigé

tile-marketplace-iron = marché au fer
    .the = le marché au fer
    .a = un marché au fer
    .gender = masculine
    .of = du marché au fer
tile-marketplace-gold = marché à l'or
    .the = le marché à l'or
    .a = un marché à l'or
    .gender = masculine
    .of = du marché à l'or
tile-marketplace-cloth = marché aux étoffes
    .the = le marché aux étoffes
    .a = un marché aux étoffes
    .gender = masculine
    .of = du marché aux étoffes
tile-marketplace-wine = marché au vin
    .the = le marché au vin
    .a = un marché au vin
    .gender = masculine
    .of = du marché au vin
tile-marketplace-horses = marché aux chevaux
    .the = le marché aux chevaux
    .a = un marché aux chevaux
    .gender = masculine
    .of = du marché aux chevaux
tile-marketplace-fish = marché au poisson
    .the = le marché au poisson
    .a = un marché au poisson
    .gender = masculine
    .of = du marché au poisson
tile-inn-iron = auberge du fer
    .the = l'auberge du fer
    .a = une auberge du fer
    .gender = feminine
    .of = de l'auberge du fer
tile-inn-gold = auberge de l'or
    .the = l'auberge de l'or
    .a = une auberge de l'or
    .gender = feminine
    .of = de l'auberge de l'or
tile-inn-cloth = auberge des étoffes
    .the = l'auberge des étoffes
    .a = une auberge des étoffes
    .gender = feminine
    .of = de l'auberge des étoffes
tile-inn-wine = auberge du vin
    .the = l'auberge du vin
    .a = une auberge du vin
    .gender = feminine
    .of = de l'auberge du vin
tile-inn-horses = auberge des chevaux
    .the = l'auberge des chevaux
    .a = une auberge des chevaux
    .gender = feminine
    .of = de l'auberge des chevaux
tile-inn-fish = auberge du poisson
    .the = l'auberge du poisson
    .a = une auberge du poisson
    .gender = feminine
    .of = de l'auberge du poisson
tile-workshop-iron = atelier du fer
    .the = l'atelier du fer
    .a = un atelier du fer
    .gender = masculine
    .of = de l'atelier du fer
tile-workshop-gold = atelier de l'or
    .the = l'atelier de l'or
    .a = un atelier de l'or
    .gender = masculine
    .of = de l'atelier de l'or
tile-workshop-cloth = atelier des étoffes
    .the = l'atelier des étoffes
    .a = un atelier des étoffes
    .gender = masculine
    .of = de l'atelier des étoffes
tile-workshop-wine = atelier du vin
    .the = l'atelier du vin
    .a = un atelier du vin
    .gender = masculine
    .of = de l'atelier du vin
tile-workshop-horses = atelier des chevaux
    .the = l'atelier des chevaux
    .a = un atelier des chevaux
    .gender = masculine
    .of = de l'atelier des chevaux
tile-workshop-fish = atelier du poisson
    .the = l'atelier du poisson
    .a = un atelier du poisson
    .gender = masculine
    .of = de l'atelier du poisson
tile-war-camp-iron = camp de guerre du fer
    .the = le camp de guerre du fer
    .a = un camp de guerre du fer
    .gender = masculine
    .of = du camp de guerre du fer
tile-war-camp-gold = camp de guerre de l'or
    .the = le camp de guerre de l'or
    .a = un camp de guerre de l'or
    .gender = masculine
    .of = du camp de guerre de l'or
tile-war-camp-cloth = camp de guerre des étoffes
    .the = le camp de guerre des étoffes
    .a = un camp de guerre des étoffes
    .gender = masculine
    .of = du camp de guerre des étoffes
tile-war-camp-wine = camp de guerre du vin
    .the = le camp de guerre du vin
    .a = un camp de guerre du vin
    .gender = masculine
    .of = du camp de guerre du vin
tile-war-camp-horses = camp de guerre des chevaux
    .the = le camp de guerre des chevaux
    .a = un camp de guerre des chevaux
    .gender = masculine
    .of = du camp de guerre des chevaux
tile-war-camp-fish = camp de guerre du poisson
    .the = le camp de guerre du poisson
    .a = un camp de guerre du poisson
    .gender = masculine
    .of = du camp de guerre du poisson

# Tuiles victoire

tile-altar-of-the-cyclopes = autel des Cyclopes
    .the = l'autel des Cyclopes
    .a = un autel des Cyclopes
    .gender = masculine
    .of = de l'autel des Cyclopes
tile-altar-of-helios = autel d'Hélios
    .the = l'autel d'Hélios
    .a = un autel d'Hélios
    .gender = masculine
    .of = de l'autel d'Hélios
tile-altar-of-iris = autel d'Iris
    .the = l'autel d'Iris
    .a = un autel d'Iris
    .gender = masculine
    .of = de l'autel d'Iris
tile-altar-of-eros = autel d'Éros
    .the = l'autel d'Éros
    .a = un autel d'Éros
    .gender = masculine
    .of = de l'autel d'Éros
tile-altar-of-chiron = autel de Chiron
    .the = l'autel de Chiron
    .a = un autel de Chiron
    .gender = masculine
    .of = de l'autel de Chiron
tile-altar-of-the-nereids = autel des Néréides
    .the = l'autel des Néréides
    .a = un autel des Néréides
    .gender = masculine
    .of = de l'autel des Néréides
tile-temple-of-dionysus = temple de Dionysos
    .the = le temple de Dionysos
    .a = un temple de Dionysos
    .gender = masculine
    .of = du temple de Dionysos
tile-temple-of-hestia = temple d'Hestia
    .the = le temple d'Hestia
    .a = un temple d'Hestia
    .gender = masculine
    .of = du temple d'Hestia
tile-temple-of-demeter = temple de Déméter
    .the = le temple de Déméter
    .a = un temple de Déméter
    .gender = masculine
    .of = du temple de Déméter
tile-temple-of-plutus = temple de Ploutos
    .the = le temple de Ploutos
    .a = un temple de Ploutos
    .gender = masculine
    .of = du temple de Ploutos
tile-temple-of-hephaestus = temple d'Héphaïstos
    .the = le temple d'Héphaïstos
    .a = un temple d'Héphaïstos
    .gender = masculine
    .of = du temple d'Héphaïstos
tile-temple-of-aphrodite = temple d'Aphrodite
    .the = le temple d'Aphrodite
    .a = un temple d'Aphrodite
    .gender = masculine
    .of = du temple d'Aphrodite
tile-temple-of-pan = temple de Pan
    .the = le temple de Pan
    .a = un temple de Pan
    .gender = masculine
    .of = du temple de Pan
tile-temple-of-artemis = temple d'Artémis
    .the = le temple d'Artémis
    .a = un temple d'Artémis
    .gender = masculine
    .of = du temple d'Artémis
tile-temple-of-nike = temple de Niké
    .the = le temple de Niké
    .a = un temple de Niké
    .gender = masculine
    .of = du temple de Niké
tile-temple-of-heracles = temple d'Héraclès
    .the = le temple d'Héraclès
    .a = un temple d'Héraclès
    .gender = masculine
    .of = du temple d'Héraclès
tile-temple-of-the-dioscuri = temple des Dioscures
    .the = le temple des Dioscures
    .a = un temple des Dioscures
    .gender = masculine
    .of = du temple des Dioscures
tile-temple-of-hera = temple d'Héra
    .the = le temple d'Héra
    .a = un temple d'Héra
    .gender = masculine
    .of = du temple d'Héra
tile-temple-of-amphitrite = temple d'Amphitrite
    .the = le temple d'Amphitrite
    .a = un temple d'Amphitrite
    .gender = masculine
    .of = du temple d'Amphitrite
tile-great-temple-of-ares = grand temple d'Arès
    .the = le grand temple d'Arès
    .a = un grand temple d'Arès
    .gender = masculine
    .of = du grand temple d'Arès
tile-great-temple-of-apollo = grand temple d'Apollon
    .the = le grand temple d'Apollon
    .a = un grand temple d'Apollon
    .gender = masculine
    .of = du grand temple d'Apollon
tile-great-temple-of-athena = grand temple d'Athéna
    .the = le grand temple d'Athéna
    .a = un grand temple d'Athéna
    .gender = masculine
    .of = du grand temple d'Athéna
tile-great-temple-of-zeus = grand temple de Zeus
    .the = le grand temple de Zeus
    .a = un grand temple de Zeus
    .gender = masculine
    .of = du grand temple de Zeus
tile-great-temple-of-poseidon = grand temple de Poséidon
    .the = le grand temple de Poséidon
    .a = un grand temple de Poséidon
    .gender = masculine
    .of = du grand temple de Poséidon
tile-great-temple-of-hermes = grand temple d'Hermès
    .the = le grand temple d'Hermès
    .a = un grand temple d'Hermès
    .gender = masculine
    .of = du grand temple d'Hermès

# Piles : la valeur nue est la sorte de tuile, pour dire « rangée { $stack } » ou « tuile { $stack } »

stack-nature = nature
    .the = la pile nature
    .a = une pile nature
    .gender = feminine
    .of = de la pile nature
stack-village = village
    .the = la pile village
    .a = une pile village
    .gender = feminine
    .of = de la pile village
stack-city = ville
    .the = la pile ville
    .a = une pile ville
    .gender = feminine
    .of = de la pile ville
stack-victory = victoire
    .the = l'étalage des tuiles victoire
    .a = un étalage de tuiles victoire
    .gender = masculine
    .of = de l'étalage des tuiles victoire

# Jetons

token-war = jeton guerre
    .the = le jeton guerre
    .a = un jeton guerre
    .gender = masculine
    .of = du jeton guerre
token-coin = pièce
    .the = la pièce
    .a = une pièce
    .gender = feminine
    .of = de la pièce
token-carriage = charrette
    .the = la charrette
    .a = une charrette
    .gender = feminine
    .of = de la charrette
token-craftsman = artisan
    .the = l'artisan
    .a = un artisan
    .gender = masculine
    .of = de l'artisan
craftsman-iron = artisan du fer
    .the = l'artisan du fer
    .a = un artisan du fer
    .gender = masculine
    .of = de l'artisan du fer
craftsman-gold = artisan de l'or
    .the = l'artisan de l'or
    .a = un artisan de l'or
    .gender = masculine
    .of = de l'artisan de l'or
craftsman-cloth = artisan des étoffes
    .the = l'artisan des étoffes
    .a = un artisan des étoffes
    .gender = masculine
    .of = de l'artisan des étoffes
craftsman-wine = artisan du vin
    .the = l'artisan du vin
    .a = un artisan du vin
    .gender = masculine
    .of = de l'artisan du vin
craftsman-horses = artisan des chevaux
    .the = l'artisan des chevaux
    .a = un artisan des chevaux
    .gender = masculine
    .of = de l'artisan des chevaux
craftsman-fish = artisan du poisson
    .the = l'artisan du poisson
    .a = un artisan du poisson
    .gender = masculine
    .of = de l'artisan du poisson

## Events
## Une phrase chacun ; `who` a agi, et le lecteur est vouvoyé quand c'est lui.

event-begun = { $who_you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-shown = { $place ->
    [victory] { $tile_the } rejoint l'étalage des tuiles victoire.
    [draft] { $tile_a } s'ajoute aux tuiles de départ.
    [nature] { $tile_a } ouvre la rangée nature.
    [village] { $tile_a } ouvre la rangée village.
   *[city] { $tile_a } ouvre la rangée ville.
}
event-drafted = { $who_you ->
    [yes] Vous avez choisi { $tile_a }.
   *[no] { $who } a choisi { $tile_a }.
}
event-left-over = Personne n'a pris { $tile_the }, qui rejoint la rangée nature.
event-laid = { $who_you ->
    [yes] Vous avez posé { $tiles_a } en { $cells }.
   *[no] { $who } a posé { $tiles_a } en { $cells }.
}
event-cleared = { $who_you ->
    [yes] Vous avez vidé la rangée { $stack }, qui était pleine
   *[no] { $who } a vidé la rangée { $stack }, qui était pleine
} ; dans la boîte : { $tiles }.
event-opened = { $who_you ->
    [yes] Vous avez révélé { $tile_a }.
   *[no] { $who } a révélé { $tile_a }.
}
event-pillaged = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} pillé { $tile_the } en { $cell } chez { $rival_you ->
    [yes] vous
   *[no] { $rival }
}.
event-bought = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} posé une pièce sur { $tile_the } en { $cell } chez { $rival_you ->
    [yes] vous
   *[no] { $rival }
} pour acheter { $resource_a }.
event-united = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} posé une charrette sur { $cells } ; l'union compte { $union }.
event-settled = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} installé { $good_the } sur { $tile_the } en { $cell }.
event-drew-nature = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} pioché { $tile_a } dans la pile nature.
event-added = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} ajouté { $tile_the } en { $cell }.
event-swapped = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} échangé { $old_the } en { $cell } contre { $tile_the }.
event-boxed = { $token_the } de l'ancienne tuile a rejoint la boîte.
event-gained = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} reçu { $token_a }.
event-hired = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} pioché { $good_the }.
event-none-left = { $who_you ->
    [yes] Vous ne recevez
   *[no] { $who } ne reçoit
} rien : il ne reste { $token_gender ->
    [feminine] aucune { $token }
   *[masculine] aucun { $token }
} dans la réserve.
event-finished = { $who_you ->
    [yes] Vous avez fini votre tour
   *[no] { $who } a fini son tour
} sans ajouter de tuile.
event-collected = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} repris { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
event-proposed = { $who_you ->
    [yes] Vous proposez
   *[no] { $who } propose
} de finir la partie.
event-answered = { $who_you ->
    [yes] { $agreed ->
        [yes] Vous acceptez de finir.
       *[no] Vous refusez : la partie continue.
    }
   *[no] { $agreed ->
        [yes] { $who } accepte de finir.
       *[no] { $who } refuse : la partie continue.
    }
}
event-ended = { $reason ->
    [victory-tiles] La dernière tuile victoire a trouvé sa place : la partie est finie.
    [empty-stacks] Les trois piles sont vides : la partie est finie.
   *[agreement] Tout le monde est d'accord : la partie est finie.
}

## Refusals
## Pourquoi un coup n'est pas permis, et que faire à la place quand c'est utile ; la clause s'affiche à côté.

# Qui décide, et à quelle étape

refusal-no-such-seat = Il n'y a pas de place { $seat } : les places vont de 1 à { $seats }.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C'est à { $who } de décider.
refusal-chance-first = Attendez que le tirage soit fait.
refusal-chance-only = Ce n'est pas le choix d'un joueur : le hasard en décide.
refusal-not-in-the-pile = Rien de tel ne peut être tiré maintenant.
refusal-not-this-step = Ce n'est pas ce que demande cette étape.
refusal-set-up-over = La mise en place est finie.
refusal-open-first = Révélez d'abord une tuile.
refusal-opened-already = Vous avez déjà révélé une tuile pendant ce tour.
refusal-token-first = Jouez d'abord un jeton, ou gardez vos jetons.
refusal-token-not-now = On peut jouer un jeton par tour, après avoir révélé une tuile et avant d'en ajouter une.

# Mise en place et révélation

refusal-not-in-draft = { $tile_the } n'est pas parmi les tuiles de départ.
refusal-not-drafted = Posez les deux tuiles que vous avez choisies : { $one } et { $other }.
refusal-stack-empty = { $stack_the } est vide : choisissez-en une autre.

# Ajouter

refusal-not-face-up = { $tile_the } n'est face visible ni dans une rangée ni dans l'étalage des tuiles victoire.
refusal-cell-taken = { $tile_the } occupe déjà { $cell } : faites un échange pour prendre sa place.
refusal-no-shared-side = La case { $cell } n'a aucun côté commun avec une tuile de votre nation.
refusal-missing = { $tile_the } ne peut pas aller en { $cell } : il y manque { $resources_a }.
refusal-gives-only-one = Pour { $tile_the } en { $cell }, { $source_the } en { $where } devrait donner à la fois { $one_a } et { $other_a }, or une tuile n'en donne qu'une.
refusal-bought-once = Votre achat ({ $resource }) satisfait un seul besoin, et { $tile_the } en { $cell } en a deux.
refusal-source-pillaged = { $tile_the } exige { $resource_a } en { $cell }, mais { $source_the } en { $where } est { $source_gender ->
    [feminine] pillée
   *[masculine] pillé
} et ne donne rien.
refusal-source-has-craftsman = { $tile_the } exige { $resource_a } en { $cell }, mais { $source_the } en { $where } porte un artisan et ne donne plus rien.
refusal-source-sold = { $tile_the } exige { $resource_a } en { $cell }, mais { $source_the } en { $where } porte une pièce et ne donne rien avant la fin de votre tour.
refusal-place-the-drawn-tile = Vous avez pioché { $tile_the } : c'est cette tuile qu'il faut ajouter.
refusal-must-add = Une tuile peut être ajoutée sans échange : le tour ne peut pas finir sans elle.
refusal-must-draw = Rien ne peut être ajouté sans échange : piochez dans la pile nature, ou échangez.
refusal-something-can-be-added = Une tuile peut être ajoutée sans échange : on n'en pioche donc pas.
refusal-nature-stack-empty = La pile nature est vide : échangez, ou finissez le tour sans tuile.

# Échanges

refusal-nothing-to-swap = Vous n'avez en { $cell } aucune tuile à remplacer.
refusal-replaced-gives-nothing = { $source_the } en { $where } part d'abord et ne donne donc pas { $resource_the } pour { $tile_the }.

# Jetons

refusal-no-such-token = Vous n'avez en main { $token_gender ->
    [feminine] aucune { $token }
   *[masculine] aucun { $token }
}.
refusal-no-tile-there = { $rival } n'a pas de tuile en { $cell }.
refusal-own-tile = La guerre se fait sur la tuile d'un adversaire, pas sur la vôtre.
refusal-already-pillaged = { $tile_the } en { $cell } est déjà { $tile_gender ->
    [feminine] pillée
   *[masculine] pillé
}.
refusal-protected = { $tile_the } en { $cell } est { $tile_gender ->
    [feminine] protégée
   *[masculine] protégé
} : { $shield_the } en { $where } est plus loin dans la même colonne.
refusal-own-resource = Une pièce se pose sur la tuile d'un adversaire, pas sur la vôtre.
refusal-victory-gives-nothing = { $tile_the } en { $cell } est une tuile victoire et ne donne rien à acheter.
refusal-pillaged-gives-nothing = { $tile_the } en { $cell } est { $tile_gender ->
    [feminine] pillée
   *[masculine] pillé
} et ne donne rien à acheter.
refusal-craftsman-gives-nothing = { $tile_the } en { $cell } porte un artisan et ne donne rien à acheter.
refusal-already-sold = { $tile_the } en { $cell } porte déjà une pièce et ne vend plus rien pour le moment.
refusal-not-its-resource = { $tile_the } en { $cell } ne produit pas { $resource_the }, et seule sa propre ressource s'achète.
refusal-same-block = Une charrette est déjà posée sur le carré de { $cell }.
refusal-block-not-full = Une charrette veut quatre tuiles : dans le carré de { $cell }, aucune tuile n'est en { $empty }.
refusal-no-such-craftsman = Il n'y a pas d'artisan pour { $resource_the } : seuls les biens des villages ont le leur.
refusal-no-own-tile = Vous n'avez pas de tuile en { $cell }.
refusal-makes-another-good = { $tile_the } en { $cell } ne produit pas { $resource_the }.
refusal-good-only-delivered = { $tile_the } en { $cell } ne produit pas { $resource_the } : un bien livré ne compte pas.
refusal-craftsman-on-pillaged = { $tile_the } en { $cell } est { $tile_gender ->
    [feminine] pillée
   *[masculine] pillé
} : aucun artisan ne peut s'y installer.
refusal-craftsman-twice = { $tile_the } en { $cell } porte déjà un artisan.

# La fin par accord

refusal-no-agreement-here = À cette table, la partie ne finit pas par un accord.
refusal-propose-not-now = La fin se propose seulement au début de votre tour, avant de révéler une tuile.
refusal-proposed-already = Vous avez déjà proposé la fin pendant ce tour ; vous le pourrez de nouveau au prochain.
refusal-craftsman-playable = { $who_you ->
    [yes] Vous avez
   *[no] { $who } a
} en main un artisan qui peut encore être joué : la fin ne peut pas être proposée.
refusal-nothing-proposed = Personne n'a proposé la fin.

## Questions

question-drafting = Quelle tuile de départ choisissez-vous ?
question-laying = Comment posez-vous vos premières tuiles, { $one } et { $other } ?
question-opening = De quelle pile révélez-vous une tuile ?
question-token = Jouez-vous un jeton ?
question-adding = Quelle tuile ajoutez-vous, et où ?
question-adding-bought = Quelle tuile ajoutez-vous, et où ? Vous avez acheté { $resource_a } pour ce tour.
question-placing = Où ajoutez-vous { $tile_the } que vous avez { $tile_gender ->
    [feminine] piochée
   *[masculine] pioché
} ?
question-voting = { $who } propose de finir la partie maintenant. Êtes-vous d'accord ?
question-wait = On attend { $who }.
question-chance = Le hasard décide.
question-over = La partie est finie.

## Scores

score-victory = Tuiles victoire
score-craftsmen = Artisans
score-tokens = Jetons en main
score-swaps = Tuiles échangées

reason-victory-tiles = Dernière tuile victoire
reason-empty-stacks = Piles vides
reason-agreement = Accord

# Options

option-first = Premier joueur
    .description = Qui commence : tiré au sort, ou une place.
option-first-random = Au hasard
option-agreement = Fin par accord
    .description = La partie peut aussi finir quand tous les joueurs en sont d'accord.
option-uniform-village = Villages égaux
    .description = Chaque tuile village existe quatre fois, au lieu de 5, 4, 4, 4, 3 et 4 fois.
option-components = Matériel
    .description = Votre propre matériel à la place de celui qui est fourni.

## The game

game-tagline = Faites grandir une nation, tuile après tuile.
game-description = De deux à quatre joueurs posent des tuiles carrées, chacun dans sa propre nation. La nature nourrit les villages, les villages nourrissent les villes, et tous ensemble nourrissent les autels et les temples qui mènent à la victoire. Révéler une tuile, jouer un jeton si l'on veut, ajouter une tuile : chaque tour est aussi simple que cela, et la place de chaque tuile décide de ce qui pourra grandir à côté d'elle.
game-turn = Un tour : révéler une tuile d'une pile, jouer un jeton ou les garder tous, puis ajouter à votre nation une tuile des rangées ou de l'étalage ; les tuiles autour de sa place doivent donner ce qu'elle demande. La partie finit avec la dernière tuile victoire ; le plus de points l'emporte.

# Ce que font les jetons

effect-war = Pille une tuile adverse, la plus éloignée de sa colonne : elle ne donne et ne rapporte plus rien.
effect-coin = Achète pour ce tour la ressource d'une tuile adverse ; la tuile ne donne rien tant que la pièce y est, et son propriétaire garde la pièce.
effect-carriage = Unit pour toujours un carré complet de quatre de vos tuiles : ce que donne l'une parvient aux voisines de toutes.
effect-craftsman = S'installe sur votre tuile village qui produit son bien : la tuile ne donne plus rien et rapporte 2 points.

# Les coups : ce que fait chacun, et comment on le tape

move-first = Le hasard : une place commence.
    .usage = first <place>
move-reveal = Le hasard : une tuile est retournée.
    .usage = reveal <tuile>
move-hire = Le hasard : un artisan est retourné.
    .usage = hire <bien>
move-draft = Prendre une tuile de départ.
    .usage = choisir <tuile>
move-lay = Poser vos deux premières tuiles : la première à gauche ou, avec devant, la plus proche de vous.
    .usage = poser <tuile> à côté de|devant <tuile>
move-open = Retourner la tuile du dessus d'une pile.
    .usage = ouvrir nature|village|ville
move-keep = Ne jouer aucun jeton pendant ce tour.
    .usage = garder
move-war = Poser un jeton guerre sur une tuile exposée d'un adversaire.
    .usage = guerre <place> <case>
move-coin = Poser une pièce sur une tuile d'un adversaire et disposer de sa ressource pendant ce tour.
    .usage = pièce <place> <case> <ressource>
move-carriage = Unir un carré complet de quatre de vos tuiles, nommé par sa case proche à gauche.
    .usage = charrette <case>
move-craftsman = Poser un artisan sur votre tuile village qui produit son bien.
    .usage = artisan <bien> <case>
move-add = Ajouter une tuile visible sur une case vide de votre nation.
    .usage = ajouter <tuile> <case>
move-swap = Mettre une tuile visible à la place d'une des vôtres ; cela coûte un point à la fin.
    .usage = échanger <tuile> <case>
move-draw = Piocher une tuile nature, puisque rien ne peut être ajouté sans échange.
    .usage = piocher
move-finish = Finir le tour sans tuile, puisque rien ne peut être ajouté et que la pile nature est vide.
    .usage = finir
move-propose = Proposer de finir la partie.
    .usage = proposer
move-agree = Accepter de finir la partie.
    .usage = accepter
move-refuse = Refuser : la partie continue.
    .usage = refuser

## Ce qui peut être faux dans un matériel

components-token-kinds = ce doivent être les quatre sortes de jetons : { $known }.
components-most = il y en a au plus { $most }, pas { $count }.
components-craftsmen = il faut un artisan pour chaque produit de village.
components-city-needs = il faut une ressource de base et un produit de village.
components-no-variant = il n'y a pas de telle variante dans ce matériel.
components-no-tile = il n'y a pas de telle tuile.

## Ce qui peut être faux dans une position

position-cell = il n'y a pas de case « { $name } ».
position-tiles = { $count } tuiles « { $tile } », et il y en a { $total }.
position-place = « { $tile } » se trouve là où vont les tuiles « { $stack } ».
position-row = une rangée a au plus { $most } tuiles.
position-tokens = { $count } jetons de la sorte { $token }, et il y en a { $total }.
position-craftsmen = { $count } artisans dans la réserve, et { $named } sont nommés.
position-no-tile = la nation de la place { $seat } n'a pas de tuile.
position-pieces = la nation de la place { $seat } est en morceaux.
position-carriage = aucune charrette ne peut être en { $cell }.
position-craftsman = aucun artisan de ce genre ne peut être en { $cell }.
position-laying = la place { $seat } n'a pas deux tuiles à poser.
position-dealing = { $count } tuiles ne peuvent pas être distribuées.
position-draft = le compte des tuiles à choisir n'y est pas.
position-vote = la place { $seat } a proposé de finir, et ce n'est pas son tour.

## Le plateau dans le terminal

board-victory = Victoire
board-draft = Choix
board-stack = reste { $count }
board-near = { $mark } côté de { $who }
board-player = { $seat } { $who }
board-swapped = { $count ->
    [one] { $count } remplacée
   *[other] { $count } remplacées
}
board-empty-hand = aucun jeton
board-token = { $token ->
    [war] { $count ->
        [one] { $count } guerre
       *[other] { $count } guerres
    }
    [coin] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    [carriage] { $count ->
        [one] { $count } charrette
       *[other] { $count } charrettes
    }
   *[craftsman] { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
}
board-supply = Réserve : { $tokens }
board-row-full = la rangée pleine est d'abord vidée
board-needs = demande { $needs }
board-gives = donne { $gives }
board-said = { $name } : { $what }
board-swap-cost = coûte un point
board-lay-beside = { $first } à gauche, { $second } à droite
board-lay-before = { $first } près de vous, { $second } derrière
board-gift-beside = { $resource } de { $cell }
board-gift-delivered = { $resource } par charrette depuis { $cell }
board-gift-bought = { $resource } par achat

# Noms pour les petites tuiles, six lettres au plus

short-waterfall = casc.
short-gold-mine = m.d'or
short-weaving-house = tissus
short-horse-farm = haras
short-fishery = pêche
short-marketplace = marché
short-inn = auberg
short-winery = vigne
short-meadow = pré
short-grove = bosq.
short-workshop = atelie
short-war-camp = camp

# Ce que `?` raconte

about-tile-where = Face visible : { $up }. Face cachée : { $down }. Son nom dans les coups est { $id }.
about-tile-boxed = Elle n'est pas de cette partie : elle est restée dans la boîte au tirage des tuiles victoire.
about-given-by = { $resource } : en donnent { $tiles }.
about-needed-by = En demandent { $tiles }.
about-place = { $cell } de { $who }
about-tile = { $place } : { $tile }, { $card }.
about-free = { $place } est libre.
about-apart = { $place } est libre, mais ne partage aucun côté avec une tuile.
about-reach = À portée : { $sources }.
about-add = Pourraient être ajoutées ici : { $tiles }.
about-swap = Pourraient prendre cette place : { $tiles }.
about-pillaged = Elle est pillée : elle ne donne rien et ne rapporte rien.
about-coin = Une pièce y est posée : elle ne donne rien avant la fin du tour de son propriétaire, qui prend alors la pièce.
about-craftsman = Un artisan y vit : elle ne donne rien et rapporte 2 points.
about-union = Unies par charrette : { $cells }.
about-unprotected = Elle est sans protection : rien n'est plus loin dans sa colonne.

# Mots qui remplacent les verbes des coups, outre ceux de la notation

side-beside = à côté de
side-before = devant
verb-draft = choisir|prendre
verb-lay = poser
verb-open = ouvrir|révéler
verb-keep = garder|passer
verb-war = guerre|piller
verb-coin = pièce|acheter
verb-carriage = charrette|unir
verb-craftsman = artisan|installer
verb-add = ajouter
verb-swap = échanger|remplacer
verb-draw = piocher
verb-finish = finir
verb-propose = proposer
verb-agree = accepter|oui
verb-refuse = refuser|non

# Titres des tableaux du matériel

component-requires = Demande
component-produces = Donne
component-copies = Exemplaires
component-points = Points
component-building = Bâtiment
component-resources = Ressources
component-setup = Mise en place
component-tokens = Jetons
component-basic = De base
component-village = Village
component-city = Ville
component-nature = Nature
component-victory = Victoire
component-victory-shown = Tuiles victoire visibles, par nombre de joueurs
component-draft = Tuiles nature à choisir, par nombre de joueurs
component-rows = Tuiles des premières rangées
component-row-limit = Une rangée pleine
component-war = Guerre
component-coin = Pièce
component-carriage = Charrette
component-craftsmen = Artisans

# What a player is told about the board

board-signs = ⌂ village, ♦ ville, ★ points de victoire, ✗ pillée, ¢ pièce, ⚒ artisan, ◉ charrette, ▲ côté du propriétaire
board-signs-ascii = v: village, c: ville, * points de victoire, X pillée, $ pièce, & artisan, @ charrette, ^ côté du propriétaire
board-things = une case, celle d'un rival (? 2 c4), une tuile, un jeton
board-example = c4 mine
