# The games of the house in the lobby: their titles, and a line about each.

title-cat-in-the-box = Cat in the Box
title-cat-and-the-tower = Cat and the Tower
title-if-it-fits = If It Fits
title-chabyrinthe = Chabyrinthe
title-stray-cat = Stray Cat

tagline-cat-in-the-box = It has no colour until you say so.
tagline-cat-and-the-tower = Build it. Climb it. Hold your breath.
tagline-if-it-fits = Your cat, their box, one majority.
tagline-chabyrinthe = Turn the pipes, bring them home.
tagline-stray-cat = Somewhere here you live. Where?
