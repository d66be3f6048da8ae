## Le plateau de Foundations of Rome dans le navigateur

# Coups
rome-income = Toucher { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} de revenu
rome-deed = Titre de { $lot }
rome-deed-price = Titre de { $lot } { $price ->
    [0] pour rien
    [one] pour une pièce
   *[other] pour { $price } pièces
}
rome-buy = Acheter : { $deed }
rome-keep = Garder le titre de { $lot }
rome-kept = Vous gardez le titre de { $lot }
rome-build = Construire { $piece_the } en { $lots }
rome-first = { $who_you ->
    [yes] Vous commencez
   *[no] { $who } commence
}
rome-deal = Distribuer le titre de { $lot }
rome-unveil = { $piece_the } entre dans la partie, avec sa carte { $cards_of }

# La ville
rome-city = La ville
rome-lot-sale = À vendre : { $deed }.
rome-lot-lit = Peut être choisie.
rome-building = { $piece } en { $lots }.
rome-building-worth = { $piece } en { $lots } : { $worth }.
rome-ghost-fits = { $piece } en { $lots } : la place convient.
rome-ghost-not = { $piece } en { $lots } : la place ne convient pas.
rome-zoom-in = Agrandir la ville
rome-zoom-out = Réduire la ville
rome-zoom-whole = Montrer toute la ville

# Autour
rome-parts = Parties de la table
rome-tab-tray = Bâtiments
rome-panel = Ce que vous envisagez
rome-players = Joueurs
rome-player = Joueur
rome-whose-tray = Plateau de qui
rome-piles = Titres restants, par ère
rome-pile = Ère { $era } : { $count ->
    [0] plus aucun titre dans la pile
    [one] un titre dans la pile
   *[other] { $count } titres dans la pile
}
rome-type = { $type ->
    [residential] bâtiments résidentiels
    [commercial] bâtiments commerciaux
   *[civic] bâtiments civiques
}
rome-piece = { $piece }
rome-left = { $count } sur { $total } en réserve
rome-places = { $count ->
    [one] une place pour le bâtir
   *[other] { $count } places pour le bâtir
}
rome-worth-and-gift = { $worth } ; { $gift }
rome-have = { $has } sur { $n }
rome-track = Population : { $figures }

# Ce qui est envisagé
rome-hint-act = Touchez votre revenu, achetez un titre, ou choisissez une pièce et sa place.
rome-hint-draft = Choisissez le titre à garder.
rome-hint-look = Désignez une parcelle pour savoir ce qu'elle porte.
rome-choose-place = { $count ->
    [0] Il n'y a pas de place pour elle maintenant.
    [one] Une place est ouverte.
   *[other] { $count } places sont ouvertes : choisissez.
}
rome-not-at = En { $lots } : { $reason }
rome-here = { $count ->
    [0] Rien ne peut être bâti ici maintenant.
    [one] Une pièce peut être bâtie ici.
   *[other] { $count } pièces peuvent être bâties ici : choisissez.
}
rome-now = maintenant
rome-era-end = fin de l'ère
rome-do-buy = Acheter
rome-do-keep = Garder
rome-do-build = Construire
rome-rotate = Tourner, ou une autre place (R)
rome-cancel = Choisir autre chose
rome-close = Fermer

# Choix des titres
rome-has-chosen = ✓ a choisi
rome-choosing = { $count ->
    [one] un titre
   *[other] choisit parmi { $count }
}

# Décompte
rome-scoring = Décompte de l'ère { $era }
rome-final = La partie est finie
rome-sum = Points de ce décompte
rome-total = Total
rome-skip = Passer

## Titres des coups, à la place de ceux du jeu, qui disent comment on les tape

move-build = Poser un bâtiment ou un monument sur vos parcelles.
