# Hry domu: názvy a věta o každé. Kde není místní vydání, je název pracovní.

title-cat-in-the-box = Kočka v krabici
title-cat-and-the-tower = Koťátko, nespadni!
title-if-it-fits = Co se vejde
title-chabyrinthe = Kočičí labyrint
title-stray-cat = Zatoulané kotě

tagline-cat-in-the-box = Nemá barvu, dokud ji neřekneš.
tagline-cat-and-the-tower = Postav ji. Vylez na ni. A nedýchej.
tagline-if-it-fits = Tvoje kočka, cizí krabice, jedna většina.
tagline-chabyrinthe = Otáčej roury a přiveď kočky domů.
tagline-stray-cat = Někde tady bydlíš. Ale kde?
