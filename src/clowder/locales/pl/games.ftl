# Gry domu: tytuły i zdanie o każdej. Gdzie nie ma polskiego wydania, tytuł jest roboczy.

title-cat-in-the-box = Kot w pudełku
title-cat-and-the-tower = Kot i wieża
title-if-it-fits = Co się zmieści
title-chabyrinthe = Kotobirynt
title-stray-cat = Kocie w kłopocie

tagline-cat-in-the-box = Nie ma koloru, dopóki go nie podasz.
tagline-cat-and-the-tower = Zbuduj ją. Wejdź na nią. Wstrzymaj oddech.
tagline-if-it-fits = Twój kot, cudze pudło, jedna większość.
tagline-chabyrinthe = Obracaj rury i sprowadź koty do domu.
tagline-stray-cat = Gdzieś tu mieszkasz. Tylko gdzie?
