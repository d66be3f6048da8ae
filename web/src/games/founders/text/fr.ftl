## Le plateau de Founders of the Empire

# Ce qu'on peut faire

founders-do-draft = Choisir { $tile_the }
founders-do-lay-beside = Poser { $first_the } à gauche et { $second_the } à droite
founders-do-lay-before = Poser { $first_the } près de vous et { $second_the } derrière
founders-do-open = Révéler une tuile { $stack_of }
founders-do-open-full = Révéler une tuile { $stack_of } : sa rangée pleine est d'abord vidée
founders-do-keep = Ne jouer aucun jeton
founders-do-war = Piller { $tile_the } de { $who } en { $cell }
founders-do-coin = Acheter { $resource_a } : { $tile_the } de { $who } en { $cell }
founders-do-carriage = Unir { $cells } par une charrette
founders-do-craftsman = Installer { $good_the } en { $cell }
founders-do-add = Ajouter { $tile_the } en { $cell }
founders-do-swap = Échanger { $old_the } en { $cell } contre { $tile_the } : coûte un point
founders-do-draw = Piocher une tuile nature
founders-do-finish = Finir le tour sans tuile
founders-do-propose = Proposer de finir la partie
founders-do-agree = Accepter : la partie finit
founders-do-refuse = Refuser : la partie continue

# Tuiles

founders-name = { $thing }
founders-needs = demande { $needs_a }
founders-gives = donne { $gives_or }
founders-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
founders-offered = { $tile } : { $card }
founders-pillaged = pillage, ne donne et ne rapporte rien
founders-coin-on-it = une pièce y est posée, ne donne rien pour le moment
founders-craftsman-on-it = { $good } installé ici, 2 points, ne donne plus rien
founders-exposed = sans protection
founders-in-union = unie par une charrette
# Lieux

founders-market = Tuiles offertes
founders-row-named = { $count ->
    [0] Rangée { $stack }, vide
    [one] Rangée { $stack }, { $count } tuile
   *[other] Rangée { $stack }, { $count } tuiles
}
founders-victory-named = { $count ->
    [0] Étalage des tuiles victoire, vide
    [one] Étalage des tuiles victoire, { $count } tuile
   *[other] Étalage des tuiles victoire, { $count } tuiles
}
founders-draft-named = { $count ->
    [one] Tuiles de départ, { $count } tuile
   *[other] Tuiles de départ, { $count } tuiles
}
founders-stack = { $stack_the }
founders-stack-named = { $count ->
    [0] { $stack_the }, vide
    [one] { $stack_the }, reste { $count } tuile
   *[other] { $stack_the }, restent { $count } tuiles
}
founders-clears = vide la rangée
founders-nation = Nation de { $who }
founders-nation-named = { $count ->
    [0] Nation de { $who }, sans tuile
    [one] Nation de { $who }, { $count } tuile
   *[other] Nation de { $who }, { $count } tuiles
}
founders-cell = { $cell }, { $what }
founders-cell-free = libre
founders-can-add = { $tile } : peut être ajouté ici
founders-can-swap = { $tile } : peut prendre sa place pour un point
founders-can-war = peut être pillé
founders-can-coin = vend { $resources_or } pour une pièce
founders-can-craftsman = l'artisan peut s'installer ici
founders-can-carriage = poser la charrette sur { $cells }
founders-cannot = impossible ici, Entrée dit pourquoi
founders-hand = Jetons de { $who }
founders-hand-empty = aucun jeton
founders-token-count = { $token ->
    [war] { $count ->
        [one] { $count } jeton guerre
       *[other] { $count } jetons guerre
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
founders-play-token = jouer : { $token }
founders-swapped = { $count ->
    [one] { $count } tuile échangée, coûte { $count } point
   *[other] { $count } tuiles échangées, coûtent { $count } points
}
founders-supply = Réserve
founders-first = commence
# Ce que dit le plateau

founders-pick-tile = Choisissez une tuile, puis une case qui s'éclaire.
founders-pick-cell = Choisissez une case qui s'éclaire.
founders-pick-cell-swaps = Choisissez une case éclairée ; { $mark } est un échange.
founders-no-cell = Pas de place pour elle : choisissez une case pour savoir pourquoi.
founders-outcome = { $cell } : { $what }.
founders-again = Touchez encore pour la poser ici.
founders-pick-token = Choisissez un de vos jetons, ou n'en jouez aucun.
founders-pick-stack = Choisissez une pile.
founders-look = Désignez une tuile pour savoir ce qu'elle vaut.
founders-pick-draft = Choisissez une tuile de départ.
founders-pick-lay = Choisissez la place de vos deux tuiles.
founders-pick-resource = Quelle ressource achetez-vous ?
founders-gift-beside = { $resource } de { $cell }
founders-gift-delivered = { $resource } par charrette depuis { $cell }
founders-gift-bought = { $resource } par achat
founders-brings = { $points ->
    [one] rapporte { $points } point
   *[other] rapporte { $points } points
}
founders-costs = { $points ->
    [one] coûte { $points } point
   *[other] coûte { $points } points
}
founders-close = Fermer
founders-put-back = Reposer
founders-targets = { $count ->
    [one] { $count } cible
   *[other] { $count } cibles
}

# Regarder autour

founders-all = Toutes les nations
founders-enlarge = Agrandir la nation de { $who }
founders-zoom-in = Plus grand
founders-zoom-out = Plus petit
founders-zoom-whole = Tout montrer
founders-left = Ce qui reste
founders-face-down = Face cachée
founders-face-down-in = Face cachée : { $stack }
founders-box = Dans la boîte
founders-nothing = rien
founders-times = { $tile } ×{ $count }

## Titres des coups, à la place de ceux du jeu, qui disent comment on les tape

move-lay = Poser vos deux premières tuiles.
move-carriage = Unir un carré complet de quatre de vos tuiles.
