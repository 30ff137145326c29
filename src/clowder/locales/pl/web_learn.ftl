# Zasady i lekcje przy własnym stole. Uczy czarna kotka Nikt.

## Zasady

learn-back = Wróć do gry
learn-contents = Spis treści
learn-how = Jak się gra
learn-numbered = Zasady według numerów
learn-rulings = (R) to nasze rozstrzygnięcie tam, gdzie drukowane zasady milczą, (D) nasz własny pomysł.
learn-opening-about = O co chodzi
learn-opening-win = Jak się wygrywa
learn-opening-turn = Twoja kolej
learn-opening-then = I dalej

## Lekcje

learn-title = Nauka przez grę
learn-none = Nikt tu nie uczy.
learn-step = Krok { $step } z { $steps }
learn-previous = Krok wstecz
learn-next = Dalej
learn-skip = Pomiń
learn-fold = Zwiń tekst
learn-unfold = Rozwiń tekst
learn-end = Nikt by cię lepiej nie nauczył.
learn-end-about = Wiesz wszystko, co trzeba. Myszy są już nakręcone.
learn-play-mice = Graj z myszami
learn-again = Od początku
