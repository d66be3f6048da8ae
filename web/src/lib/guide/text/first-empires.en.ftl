# The first-game guide to First Empires: one message for each question, and more for those that are asked often.
# The title heads it; the clause is where the rulebook tells it in full.

guide-welcome = Each turn has three parts: roll dice, move explorers, raise your tracks. A track rises where a die and a region you occupy have its colour. Tracks, cities and achievement cards bring the points.
    .title = Welcome to First Empires
    .clause = E-3.2
guide-rerolling = Tap the dice you do not want and re-roll them together, as often as your blue track allows. You want colours of regions that you hold or can reach this turn; black dice help in conquests.
    .title = Dice: keep or re-roll
    .clause = E-4.2
guide-moving-first = Each point takes one explorer over one land border; by sea it costs 2, over both oceans 3. Go where the colours of your dice are. Before the first move you may give up a card to turn a die black, for strength.
    .title = Set out
    .clause = E-5.1
guide-moving = Go on while you have points. An empty region is simply entered, and a rival city in it is yours. A region with rivals is conquered if you bring more explorers than it has, black dice counted with yours. Points left over are lost.
    .title = Move on, or conquer
    .clause = E-6.1
guide-invading = The target is chosen, and now the explorers join one by one, from any of your regions. Each pays its own way. What you can tap always suffices in the end: an invasion never fails.
    .title = Gather the invasion
    .clause = E-6.4
guide-retreating = A rival has conquered a region of yours. All your explorers from there go together to one other region where you have explorers. None is lost.
    .title = Choose your retreat
    .clause = E-7.1
guide-advancing-first = Every die with the colour of a region you occupy raises that track by a space: orange for more dice, blue for re-rolls, purple for movement, green for cards, yellow for explorers. Before the first raise you may give up cards to turn dice to another face.
    .title = Advance
    .clause = E-8.3
guide-advancing = Go on raising while dice and regions match. The number of the space you stand on counts at the end, and each track has one space that gives you a city.
    .title = One more space
    .clause = E-8.5
guide-placing = Your yellow track brings new explorers. Each goes to a region that you already occupy: to the front, or to where many together hold the ground.
    .title = New explorers
    .clause = E-8.7
guide-founding = A track has reached its city space. Put the city into a region you occupy, one without a city if there is one. It brings 1 to 3 points, to whoever takes it if you leave the region open.
    .title = Found a city
    .clause = E-9.2
guide-closing = Your turn is nearly over. A card that glows has its condition fulfilled: score it now, or keep it for later. Then end the turn.
    .title = Score cards, then end
    .clause = E-10.1
