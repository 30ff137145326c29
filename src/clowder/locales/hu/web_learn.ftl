# A szabálykönyv és a leckék egy saját asztalnál. A tanító Senki, a fekete macska.

## A szabálykönyv

learn-back = Vissza a játékhoz
learn-contents = Tartalom
learn-how = Így játsszátok
learn-numbered = A szabályok szám szerint
learn-rulings = Az (R) a saját döntésünk ott, ahol a nyomtatott szabály hallgat, a (D) a saját ötletünk.
learn-opening-about = Miről szól
learn-opening-win = Hogyan lehet nyerni
learn-opening-turn = A te köröd
learn-opening-then = És aztán

## Leckék

learn-title = Tanulás játszva
learn-none = Itt senki sem tanít.
learn-step = { $step }. lépés / { $steps }
learn-previous = Egyet vissza
learn-next = Tovább
learn-skip = Kihagyom
learn-fold = Szöveg elrejtése
learn-unfold = Szöveg megjelenítése
learn-end = Senki sem taníthatott volna meg rá jobban.
learn-end-about = Mindent tudsz, ami kell. Az egerek már fel vannak húzva.
learn-play-mice = Játék az egerek ellen
learn-again = Elölről
