# A ház játékai: címük és egy mondat mindegyikről. Ahol nincs magyar kiadás, a cím ideiglenes.

title-cat-in-the-box = Macska a dobozban
title-cat-and-the-tower = A macska és a torony
title-if-it-fits = Ha belefér
title-chabyrinthe = Cicalabirintus
title-stray-cat = Kóbor cica

tagline-cat-in-the-box = Nincs színe, amíg meg nem mondod.
tagline-cat-and-the-tower = Építsd fel. Mássz fel rá. Tartsd vissza a lélegzeted.
tagline-if-it-fits = A te cicád, az ő dobozuk, egy a többség.
tagline-chabyrinthe = Forgasd a csöveket, és vezesd haza a cicákat.
tagline-stray-cat = Valahol itt laksz. De hol?
