# Pravidla a lekce u vlastního stolu. Učí černá kočka Nikdo.

## Pravidla

learn-back = Zpět ke hře
learn-contents = Obsah
learn-how = Jak se hraje
learn-numbered = Pravidla podle čísel
learn-rulings = (R) je naše rozhodnutí tam, kde tištěná pravidla mlčí, (D) náš vlastní návrh.
learn-opening-about = O co jde
learn-opening-win = Jak se vyhrává
learn-opening-turn = Tvůj tah
learn-opening-then = A dál

## Lekce

learn-title = Škola hrou
learn-none = Tady nikdo neučí.
learn-step = Krok { $step } { Z($steps) }
learn-previous = Krok zpět
learn-next = Dál
learn-skip = Přeskočit
learn-fold = Sbalit text
learn-unfold = Rozbalit text
learn-end = Nikdo by tě to nenaučil líp.
learn-end-about = Víš všechno, co je potřeba. Myši už jsou natažené.
learn-play-mice = Hrát proti myším
learn-again = Od začátku
