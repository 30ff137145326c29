# Kot w pudełku od początku do końca gry; numery na końcu akapitu to jego zasady.

cib-chapter-deal = Przed pierwszą lewą
cib-chapter-deal-text =
    Tak grają trzy, cztery albo pięć osób; w dwie osoby gra się trochę inaczej, o tym niżej. Każdy dostaje 10 kart, a w pięć osób 9. Na karcie jest liczba i nic więcej. (CIB-C1, CIB-2)
    Wybierz jedną kartę i odłóż ją zakrytą; zróbcie to wszyscy jednocześnie. Do końca rundy jest poza grą. (CIB-3)
    Potem każdy głośno deklaruje, ile lew weźmie. W trzy osoby wybiera się 1, 3 albo 4, w cztery i pięć osób 1, 2 albo 3. Przyjrzyj się swoim wysokim kartom: to one biorą lewy. (CIB-4)

cib-chapter-trick = Lewa karta po karcie
cib-chapter-trick-text =
    Pierwszy gracz wychodzi jedną kartą w jednym kolorze: niebieskim, żółtym albo zielonym. Mówisz „5, niebieska” i kładziesz swój żeton na tym polu planszy badań. Potem, zgodnie z ruchem wskazówek zegara, tak samo zagrywają po karcie pozostali. (CIB-5, CIB-8)
    Ograniczają cię dwie rzeczy. Pole, na którym leży już żeton, jest zajęte, więc tej samej karty nikt więcej nie może podać. A podać wolno tylko kolor, którego żeton masz jeszcze na swojej planszy gracza. (CIB-6, CIB-7)
    Nie musisz dokładać do koloru wyjścia. Ale podając inny, mówisz, że tamtego nie masz: zdejmujesz jego żeton ze swojej planszy i do końca rundy nie możesz go już podać. (CIB-9)
    Lewę bierze najwyższa czerwona karta. Jeśli nikt nie zagrał czerwonej, bierze ją najwyższa karta w kolorze wyjścia. Kto wziął lewę, wychodzi w następnej. W czerwony wolno wyjść, gdy w czerwonym rzędzie leży już żeton albo gdy w nic innego wyjść nie możesz. (CIB-8, CIB-10)

cib-chapter-paradox = Gdy nic już nie pasuje
cib-chapter-paradox-text =
    Plansza badań się zapełnia, a kolorów ubywa. Jeśli jest twoja kolej, a żadnej ze swoich kart nie możesz nadać koloru, powodujesz paradoks. Pokazujesz karty z ręki i runda kończy się dla wszystkich. (CIB-12)
    Dlatego myśl naprzód: zachowaj jakiś kolor na ostatnie karty. Bez paradoksu runda kończy się, gdy każdemu zostaje jedna karta. (CIB-11)

cib-chapter-count = Liczenie i koniec
cib-chapter-count-text =
    Każda lewa to 1 punkt. Jeśli powodujesz paradoks, każda kosztuje cię zamiast tego 1 punkt. (CIB-13)
    Bierzesz dokładnie tyle lew, ile wynosi twoja deklaracja, i nie powodujesz paradoksu? Znajdź więc na planszy badań swoją największą grupę żetonów połączonych bokami. Każdy z nich to 1 punkt. Rogi nie łączą. (CIB-14)
    Potem karta pierwszego gracza wędruje w lewo i zaczyna się następna runda. Rund jest tyle, ilu graczy, więc każdy raz zaczyna. Wygrywa, kto ma najwięcej punktów; przy remisie rozstrzyga ostatnia runda. (CIB-1, CIB-15)

cib-chapter-two = W dwie osoby
cib-chapter-two-text =
    Gra się kartami od 1 do 5. Po rozdaniu odkrywa się jeszcze 3 karty, a każda blokuje jedno pole neutralnym żetonem: w zielonym rzędzie, a jeśli ta liczba już była, w żółtym albo niebieskim. (CIB-16)
    Lew się nie deklaruje. Kto bierze najwyżej 4 lewy i nie powoduje paradoksu, dostaje punkty za swoją największą grupę. (CIB-17)

cib-chapter-options = Dla tych z dobrą pamięcią
cib-chapter-options-text =
    W trybie Schrödingera nikt w trakcie rundy nie widzi planszy badań ani tego, kto zrezygnował z jakiego koloru. Wszystko musicie pamiętać. Niedozwolone zagranie gra i tak odrzuca. (CIB-18)
