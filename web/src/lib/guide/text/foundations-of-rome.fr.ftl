# Le guide de la première partie de Foundations of Rome : un message par question, et plusieurs pour celles qui reviennent souvent.
# Le titre le coiffe ; la règle est l'endroit du livret où tout est dit.

guide-welcome = Tous bâtissent une même ville, chacun sur ses parcelles. Un tour est une action : toucher son revenu, acheter un titre, ou construire, ce qui ne coûte rien. Trois fois, quand les titres d’une ère sont vendus, on fait le décompte de la ville.
    .title = Bienvenue à Rome
    .clause = R-3.1
guide-drafting = Gardez un titre et passez les autres. Tous choisissent en même temps. Des parcelles voisines valent mieux que des parcelles éparses : les grands bâtiments les veulent d’un seul tenant.
    .title = Choisissez vos parcelles
    .clause = R-2.8
guide-acting = Construisez tôt : choisissez une pièce de votre plateau, et les endroits où elle va s’éclairent. Les commerces ajoutent des pièces à chaque revenu, les habitations des habitants, les bâtiments civiques des points pour leurs voisins, à qui qu’ils soient.
    .title = Revenu, titre ou bâtiment
    .clause = R-3.1
guide-acting-2 = La rangée vend les titres, le moins cher à gauche ; leur prix baisse à mesure qu’on en achète d’autres. Désignez un titre pour voir sa parcelle dans la ville. Chacune de vos parcelles sans bâtiment occupe un de vos huit marqueurs.
    .title = Acheter un titre
    .clause = R-4.2
guide-acting-3 = Une pièce plus grande peut se construire par-dessus vos plus petites. Elles reviennent sur votre plateau, et ce qui est découvert reçoit un marqueur. Un petit bâtiment construit tôt n’est donc pas perdu.
    .title = Construire par-dessus
    .clause = R-6.1
guide-acting-4 = Un monument est à qui remplit ce que demande sa carte, sur des parcelles à sa forme. Chacun n’existe qu’une fois : le premier le prend.
    .title = Les monuments
    .clause = R-7.1
guide-acting-5 = À la fin d’une ère comptent le commerce, puis les bâtiments civiques pour leurs voisins, puis les habitants : la plus grande population rapporte son nombre et une prime, les autres marquent autant que celle qui les précède.
    .title = Ce que rapporte une ère
    .clause = R-8.4
guide-final-turn = Le dernier titre de cette ère est vendu, et chacun a encore un tour. Un revenu, ou un bâtiment qui compte encore pour cette ère ; pas de titre.
    .title = Votre dernier tour de l’ère
    .clause = R-8.3
