## Components
## Each has its name, then the name with the definite article (.the), with the indefinite one (.a) and after "of" (.of).

# Regions: names on the map, without an article
region-albion = Albion
    .the = Albion
    .a = Albion
    .gender = neuter
    .of = of Albion
region-etruria = Etruria
    .the = Etruria
    .a = Etruria
    .gender = neuter
    .of = of Etruria
region-karthadst = Karthadst
    .the = Karthadst
    .a = Karthadst
    .gender = neuter
    .of = of Karthadst
region-scythia = Scythia
    .the = Scythia
    .a = Scythia
    .gender = neuter
    .of = of Scythia
region-rus = Rus
    .the = Rus
    .a = Rus
    .gender = neuter
    .of = of Rus
region-parsa = Parsa
    .the = Parsa
    .a = Parsa
    .gender = neuter
    .of = of Parsa
region-aksum = Aksum
    .the = Aksum
    .a = Aksum
    .gender = neuter
    .of = of Aksum
region-indus = Indus
    .the = Indus
    .a = Indus
    .gender = neuter
    .of = of Indus
region-huaxia = Huaxia
    .the = Huaxia
    .a = Huaxia
    .gender = neuter
    .of = of Huaxia
region-funan = Funan
    .the = Funan
    .a = Funan
    .gender = neuter
    .of = of Funan
region-wagadu = Wagadu
    .the = Wagadu
    .a = Wagadu
    .gender = neuter
    .of = of Wagadu
region-mupata = Mupata
    .the = Mupata
    .a = Mupata
    .gender = neuter
    .of = of Mupata
region-sahul = Sahul
    .the = Sahul
    .a = Sahul
    .gender = neuter
    .of = of Sahul
region-malagasy = Malagasy
    .the = Malagasy
    .a = Malagasy
    .gender = neuter
    .of = of Malagasy
region-ezu = Ezu
    .the = Ezu
    .a = Ezu
    .gender = neuter
    .of = of Ezu
region-wallmapu = Wallmapu
    .the = Wallmapu
    .a = Wallmapu
    .gender = neuter
    .of = of Wallmapu
region-cuzco = Cuzco
    .the = Cuzco
    .a = Cuzco
    .gender = neuter
    .of = of Cuzco
region-mexaca = Mexaca
    .the = Mexaca
    .a = Mexaca
    .gender = neuter
    .of = of Mexaca
region-cahokia = Cahokia
    .the = Cahokia
    .a = Cahokia
    .gender = neuter
    .of = of Cahokia
region-thule = Thule
    .the = Thule
    .a = Thule
    .gender = neuter
    .of = of Thule

# Oceans
ocean-west = Western Ocean
    .the = the Western Ocean
    .a = a Western Ocean
    .gender = neuter
    .of = of the Western Ocean
ocean-east = Eastern Ocean
    .the = the Eastern Ocean
    .a = an Eastern Ocean
    .gender = neuter
    .of = of the Eastern Ocean

# Civilizations
civilization-karthadst = Karthadst
    .the = Karthadst
    .a = Karthadst
    .gender = neuter
    .of = of Karthadst
civilization-etruria = Etruria
    .the = Etruria
    .a = Etruria
    .gender = neuter
    .of = of Etruria
civilization-huaxia = Huaxia
    .the = Huaxia
    .a = Huaxia
    .gender = neuter
    .of = of Huaxia
civilization-mupata = Mupata
    .the = Mupata
    .a = Mupata
    .gender = neuter
    .of = of Mupata
civilization-wallmapu = Wallmapu
    .the = Wallmapu
    .a = Wallmapu
    .gender = neuter
    .of = of Wallmapu

# Faces: the plain value is the colour, the forms are a die that shows it
face-orange = orange
    .the = the orange die
    .a = an orange die
    .gender = neuter
    .of = of the orange die
face-blue = blue
    .the = the blue die
    .a = a blue die
    .gender = neuter
    .of = of the blue die
face-purple = purple
    .the = the purple die
    .a = a purple die
    .gender = neuter
    .of = of the purple die
face-green = green
    .the = the green die
    .a = a green die
    .gender = neuter
    .of = of the green die
face-yellow = yellow
    .the = the yellow die
    .a = a yellow die
    .gender = neuter
    .of = of the yellow die
face-black = black
    .the = the black die
    .a = a black die
    .gender = neuter
    .of = of the black die

# Tracks
track-orange = dice track
    .the = the dice track
    .a = a dice track
    .gender = neuter
    .of = of the dice track
track-blue = re-roll track
    .the = the re-roll track
    .a = a re-roll track
    .gender = neuter
    .of = of the re-roll track
track-purple = movement track
    .the = the movement track
    .a = a movement track
    .gender = neuter
    .of = of the movement track
track-green = card track
    .the = the card track
    .a = a card track
    .gender = neuter
    .of = of the card track
track-yellow = explorer track
    .the = the explorer track
    .a = an explorer track
    .gender = neuter
    .of = of the explorer track

# What the tracks give
attribute-dice = dice
    .the = the dice
    .a = dice
    .gender = neuter
    .of = of the dice
attribute-rerolls = re-rolls
    .the = the re-rolls
    .a = re-rolls
    .gender = neuter
    .of = of the re-rolls
attribute-movement = movement points
    .the = the movement points
    .a = movement points
    .gender = neuter
    .of = of the movement points
attribute-cards = cards
    .the = the cards
    .a = cards
    .gender = neuter
    .of = of the cards
attribute-explorers = explorers
    .the = the explorers
    .a = explorers
    .gender = neuter
    .of = of the explorers

# Pieces
city = city
    .the = the city
    .a = a city
    .gender = neuter
    .of = of the city
explorer = explorer
    .the = the explorer
    .a = an explorer
    .gender = neuter
    .of = of the explorer

# Cards of Karthadst
card-harbour-of-the-twin-moles = Harbour of the Twin Moles
    .the = Harbour of the Twin Moles
    .a = Harbour of the Twin Moles
    .gender = neuter
    .of = of Harbour of the Twin Moles
card-salt-caravans = Salt Caravans
    .the = Salt Caravans
    .a = Salt Caravans
    .gender = neuter
    .of = of Salt Caravans
card-elephant-muster = Elephant Muster
    .the = Elephant Muster
    .a = Elephant Muster
    .gender = neuter
    .of = of Elephant Muster
card-purple-dye-monopoly = Purple Dye Monopoly
    .the = Purple Dye Monopoly
    .a = Purple Dye Monopoly
    .gender = neuter
    .of = of Purple Dye Monopoly
card-outposts-on-five-shores = Outposts on Five Shores
    .the = Outposts on Five Shores
    .a = Outposts on Five Shores
    .gender = neuter
    .of = of Outposts on Five Shores
card-march-over-the-snow-passes = March over the Snow Passes
    .the = March over the Snow Passes
    .a = March over the Snow Passes
    .gender = neuter
    .of = of March over the Snow Passes
card-shipwrights-arsenal = Shipwrights' Arsenal
    .the = Shipwrights' Arsenal
    .a = Shipwrights' Arsenal
    .gender = neuter
    .of = of Shipwrights' Arsenal
card-agronomy-of-mago = Agronomy of Mago
    .the = Agronomy of Mago
    .a = Agronomy of Mago
    .gender = neuter
    .of = of Agronomy of Mago
card-sack-of-the-seven-hills = Sack of the Seven Hills
    .the = Sack of the Seven Hills
    .a = Sack of the Seven Hills
    .gender = neuter
    .of = of Sack of the Seven Hills

# Cards of Etruria
card-league-of-twelve-towns = League of Twelve Towns
    .the = League of Twelve Towns
    .a = League of Twelve Towns
    .gender = neuter
    .of = of League of Twelve Towns
card-painted-tombs = Painted Tombs
    .the = Painted Tombs
    .a = Painted Tombs
    .gender = neuter
    .of = of Painted Tombs
card-augurs-college = Augurs' College
    .the = Augurs' College
    .a = Augurs' College
    .gender = neuter
    .of = of Augurs' College
card-bronze-of-the-foundries = Bronze of the Foundries
    .the = Bronze of the Foundries
    .a = Bronze of the Foundries
    .gender = neuter
    .of = of Bronze of the Foundries
card-amber-route = Amber Route
    .the = Amber Route
    .a = Amber Route
    .gender = neuter
    .of = of Amber Route
card-rostra-of-tarchna = Rostra of Tarchna
    .the = Rostra of Tarchna
    .a = Rostra of Tarchna
    .gender = neuter
    .of = of Rostra of Tarchna
card-gold-granulation = Gold Granulation
    .the = Gold Granulation
    .a = Gold Granulation
    .gender = neuter
    .of = of Gold Granulation
card-book-of-thunder = Book of Thunder
    .the = Book of Thunder
    .a = Book of Thunder
    .gender = neuter
    .of = of Book of Thunder
card-tyrrhenian-corsairs = Tyrrhenian Corsairs
    .the = Tyrrhenian Corsairs
    .a = Tyrrhenian Corsairs
    .gender = neuter
    .of = of Tyrrhenian Corsairs

# Cards of Huaxia
card-walled-market-towns = Walled Market Towns
    .the = Walled Market Towns
    .a = Walled Market Towns
    .gender = neuter
    .of = of Walled Market Towns
card-canal-granaries = Canal Granaries
    .the = Canal Granaries
    .a = Canal Granaries
    .gender = neuter
    .of = of Canal Granaries
card-oracle-bones = Oracle Bones
    .the = Oracle Bones
    .a = Oracle Bones
    .gender = neuter
    .of = of Oracle Bones
card-gansu-road = Gansu Road
    .the = Gansu Road
    .a = Gansu Road
    .gender = neuter
    .of = of Gansu Road
card-jade-tribute = Jade Tribute
    .the = Jade Tribute
    .a = Jade Tribute
    .gender = neuter
    .of = of Jade Tribute
card-envoys-to-the-steppe = Envoys to the Steppe
    .the = Envoys to the Steppe
    .a = Envoys to the Steppe
    .gender = neuter
    .of = of Envoys to the Steppe
card-voyage-of-zho-ying = Voyage of Zho Ying
    .the = Voyage of Zho Ying
    .a = Voyage of Zho Ying
    .gender = neuter
    .of = of Voyage of Zho Ying
card-celestial-cavalry = Celestial Cavalry
    .the = Celestial Cavalry
    .a = Celestial Cavalry
    .gender = neuter
    .of = of Celestial Cavalry
card-mandate-of-a-hundred-states = Mandate of a Hundred States
    .the = Mandate of a Hundred States
    .a = Mandate of a Hundred States
    .gender = neuter
    .of = of Mandate of a Hundred States

# Cards of Mupata
card-stone-enclosures = Stone Enclosures
    .the = Stone Enclosures
    .a = Stone Enclosures
    .gender = neuter
    .of = of Stone Enclosures
card-monsoon-traders = Monsoon Traders
    .the = Monsoon Traders
    .a = Monsoon Traders
    .gender = neuter
    .of = of Monsoon Traders
card-cattle-wealth = Cattle Wealth
    .the = Cattle Wealth
    .a = Cattle Wealth
    .gender = neuter
    .of = of Cattle Wealth
card-gold-of-the-plateau = Gold of the Plateau
    .the = Gold of the Plateau
    .a = Gold of the Plateau
    .gender = neuter
    .of = of Gold of the Plateau
card-copper-ingot-trade = Copper Ingot Trade
    .the = Copper Ingot Trade
    .a = Copper Ingot Trade
    .gender = neuter
    .of = of Copper Ingot Trade
card-spirit-mediums-counsel = Spirit Mediums' Counsel
    .the = Spirit Mediums' Counsel
    .a = Spirit Mediums' Counsel
    .gender = neuter
    .of = of Spirit Mediums' Counsel
card-council-of-elders = Council of Elders
    .the = Council of Elders
    .a = Council of Elders
    .gender = neuter
    .of = of Council of Elders
card-songs-of-the-ancestors = Songs of the Ancestors
    .the = Songs of the Ancestors
    .a = Songs of the Ancestors
    .gender = neuter
    .of = of Songs of the Ancestors
card-tribute-of-rival-kings = Tribute of Rival Kings
    .the = Tribute of Rival Kings
    .a = Tribute of Rival Kings
    .gender = neuter
    .of = of Tribute of Rival Kings

# Cards of Wallmapu
card-gathering-of-the-rewe = Gathering of the Rewe
    .the = Gathering of the Rewe
    .a = Gathering of the Rewe
    .gender = neuter
    .of = of Gathering of the Rewe
card-araucaria-harvest = Araucaria Harvest
    .the = Araucaria Harvest
    .a = Araucaria Harvest
    .gender = neuter
    .of = of Araucaria Harvest
card-silver-of-the-machi = Silver of the Machi
    .the = Silver of the Machi
    .a = Silver of the Machi
    .gender = neuter
    .of = of Silver of the Machi
card-terraced-fields = Terraced Fields
    .the = Terraced Fields
    .a = Terraced Fields
    .gender = neuter
    .of = of Terraced Fields
card-crossing-of-the-great-water = Crossing of the Great Water
    .the = Crossing of the Great Water
    .a = Crossing of the Great Water
    .gender = neuter
    .of = of Crossing of the Great Water
card-war-captains-accord = War Captains' Accord
    .the = War Captains' Accord
    .a = War Captains' Accord
    .gender = neuter
    .of = of War Captains' Accord
card-weavers-pattern = Weavers' Pattern
    .the = Weavers' Pattern
    .a = Weavers' Pattern
    .gender = neuter
    .of = of Weavers' Pattern
card-eight-provinces = Eight Provinces
    .the = Eight Provinces
    .a = Eight Provinces
    .gender = neuter
    .of = of Eight Provinces
card-lords-of-two-worlds = Lords of Two Worlds
    .the = Lords of Two Worlds
    .a = Lords of Two Worlds
    .gender = neuter
    .of = of Lords of Two Worlds

# What a card asks for: `n` of something, a `color` or a `face` of a die, an `ocean`

condition-occupy-color = occupy at least { $n } { $color } { $n ->
    [one] region
   *[other] regions
}
condition-occupy-total = occupy at least { $n ->
    [one] one region
   *[other] { $n } regions
}
condition-occupy-distinct-colors = occupy regions of at least { $n ->
    [one] one colour
   *[other] { $n } colours
}
condition-occupy-coast = occupy at least { $n ->
    [one] one region
   *[other] { $n } regions
} on { $ocean_the }
condition-explorers-in-region = have at least { $n ->
    [one] one explorer
   *[other] { $n } explorers
} in one region
condition-own-cities-on-board = have at least { $n } of your cities on the map
condition-captured-total = have taken at least { $n ->
    [one] one rival city
   *[other] { $n } rival cities
} in the game
condition-conquer = make at least { $n ->
    [one] one conquest
   *[other] { $n } conquests
} this turn
condition-conquer-players = conquer regions of at least { $n ->
    [one] one rival
   *[other] { $n } rivals
} this turn
condition-capture-city-turn = take at least { $n ->
    [one] one rival city
   *[other] { $n } rival cities
} this turn
condition-raise-track = raise the { $color } track at least { $n ->
    [one] one space
   *[other] { $n } spaces
} this turn
condition-raise-distinct = raise at least { $n ->
    [one] one track
   *[other] { $n } different tracks
} this turn
condition-dice-same = have at least { $n } final { $n ->
    [one] die
   *[other] dice
} of one face
condition-dice-distinct = have at least { $n ->
    [one] one face
   *[other] { $n } different faces
} on the final dice
condition-dice-face = have at least { $n } final { $n ->
    [one] die
   *[other] dice
} showing { $face }
