# Le guide de la première partie de First Empires : un message par question, et plusieurs pour celles qui reviennent souvent.
# Le titre le coiffe ; la règle est l'endroit du livret où tout est dit.

guide-welcome = Un tour a trois parties : lancer les dés, déplacer des explorateurs, monter sur vos pistes. Une piste monte là où un dé et une région que vous occupez ont sa couleur. Pistes, cités et cartes exploit rapportent les points.
    .title = Bienvenue dans First Empires
    .clause = E-3.2
guide-rerolling = Touchez les dés dont vous ne voulez pas et relancez-les ensemble, autant de fois que le permet votre piste bleue. Il vous faut les couleurs des régions que vous tenez ou pouvez atteindre ce tour-ci ; les dés noirs aident à conquérir.
    .title = Les dés : garder ou relancer
    .clause = E-4.2
guide-moving-first = Un point fait passer une frontière terrestre à un explorateur ; par mer il en faut 2, et 3 par les deux océans. Allez où sont les couleurs de vos dés. Avant le premier pas, vous pouvez défausser une carte pour passer un dé au noir et gagner en force.
    .title = En route
    .clause = E-5.1
guide-moving = Continuez tant que vous avez des points. On entre sans combat dans une région vide, et une cité adverse qui s’y trouve est à vous. On conquiert une région tenue par un adversaire en y amenant plus d’explorateurs qu’il n’en a, les dés noirs comptant avec les vôtres. Les points restants sont perdus.
    .title = Avancer ou conquérir
    .clause = E-6.1
guide-invading = La cible est choisie ; les explorateurs la rejoignent maintenant un à un, de n’importe laquelle de vos régions. Chacun paie son chemin. Ce que vous pouvez toucher suffit toujours au bout du compte : une invasion n’échoue jamais.
    .title = Rassembler l’invasion
    .clause = E-6.4
guide-retreating = Un adversaire a conquis une de vos régions. Tous vos explorateurs qui s’y trouvaient vont ensemble dans une autre région où vous en avez. Aucun n’est perdu.
    .title = Choisissez votre retraite
    .clause = E-7.1
guide-advancing-first = Chaque dé de la couleur d’une région que vous occupez fait monter cette piste d’une case : orange pour plus de dés, bleu pour les relances, violet pour le mouvement, vert pour les cartes, jaune pour les explorateurs. Avant de monter, vous pouvez défausser des cartes pour changer la face de dés.
    .title = Progresser
    .clause = E-8.3
guide-advancing = Montez encore tant que dés et régions s’accordent. Le nombre de la case où vous êtes compte à la fin, et chaque piste a une case qui vous donne une cité.
    .title = Une case de plus
    .clause = E-8.5
guide-placing = Votre piste jaune amène de nouveaux explorateurs. Chacun va dans une région que vous occupez déjà : en première ligne, ou là où l’on tient mieux à plusieurs.
    .title = Nouveaux explorateurs
    .clause = E-8.7
guide-founding = Une piste a atteint sa case cité. Placez la cité dans une région que vous occupez, sans cité s’il y en a une. Elle rapporte de 1 à 3 points, à qui la prend si vous laissez la région vide.
    .title = Fonder une cité
    .clause = E-9.2
guide-closing = Votre tour touche à sa fin. Une carte qui brille a sa condition remplie : validez-la maintenant ou gardez-la pour plus tard. Puis terminez le tour.
    .title = Valider des cartes, puis finir
    .clause = E-10.1
