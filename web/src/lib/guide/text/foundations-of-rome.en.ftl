# The first-game guide to Foundations of Rome: one message for each question, and more for those that are asked often.
# The title heads it; the clause is where the rulebook tells it in full.

guide-welcome = All build one city, each on lots of their own. A turn is one action: take income, buy a deed, or build, which costs nothing. Three times the city is scored, when the deeds of an era are sold.
    .title = Welcome to Rome
    .clause = R-3.1
guide-drafting = Keep one deed and pass the others on. All choose at the same time. Lots side by side are worth more than lots apart, because large buildings need them together.
    .title = Choose your lots
    .clause = R-2.8
guide-acting = Build early: choose a piece of your tray, and the places where it fits light up. Commercial buildings bring coins with every income, residential ones people, civic ones points for their neighbours, whoever owns them.
    .title = Income, a deed or a building
    .clause = R-3.1
guide-acting-2 = The row sells the deeds, the cheapest on the left; they slide down in price as others are bought. Point at a deed to see its lot in the city. Each lot of yours without a building needs one of your eight markers.
    .title = Buying a deed
    .clause = R-4.2
guide-acting-3 = A larger piece may be built over your smaller ones. They come back to your tray, and what is laid open gets a marker. So a small building early is no waste.
    .title = Building over
    .clause = R-6.1
guide-acting-4 = A monument may be built by whoever meets what its card asks, on lots that fit its shape. Each exists once, so the first one takes it.
    .title = Monuments
    .clause = R-7.1
guide-acting-5 = At the end of an era commerce scores, then civic buildings for their neighbours, then people: most people bring their number and a bonus, the others score as many as the next one ahead of them.
    .title = What an era brings
    .clause = R-8.4
guide-final-turn = The last deed of this era is sold, and everybody has one turn more. Income, or a building that still scores in this era; no deeds.
    .title = Your final turn of the era
    .clause = R-8.3
