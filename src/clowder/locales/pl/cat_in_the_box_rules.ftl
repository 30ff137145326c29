# Zasady Kota w pudełku naszymi słowami, pod numerami, na które powołuje się odrzucony ruch.
# (D) to nasz pomysł, (R) nasze rozstrzygnięcie tam, gdzie drukowane zasady milczą.

cib-opening =
    Nikt tu nie wie, jakiego koloru jest karta, nawet ten, kto ją trzyma. Decydujesz o tym dopiero, gdy ją zagrywasz.
    Gra się o lewy. Lewa to po jednej karcie od każdego; bierze ją najwyższa karta pierwszego koloru albo najwyższa czerwona. Zanim zaczniecie, deklarujesz, ile lew weźmiesz. Każda lewa to punkt, a gdy trafisz dokładnie, dostajesz dodatkowe punkty.
    Wybierz kartę, podaj jej kolor, połóż żeton na jej polu. To pole jest już zajęte: nikt inny nie może powiedzieć tego samego. Dokładaj do koloru albo zrezygnuj z niego do końca rundy.
    Jeśli nie możesz zagrać nic, to paradoks: runda się kończy, a lewy kosztują cię punkty. Rund jest tyle, ilu graczy, a wygrywa, kto ma najwięcej punktów.

cib-section-components = Co jest w pudełku
cib-section-rounds = Runda
cib-section-tricks = Lewy
cib-section-paradox = Paradoks
cib-section-scoring = Punktacja
cib-section-two = Gra w dwie osoby
cib-section-options = Warianty

rule-cib-c1 = Każda liczba jest na pięciu kartach z kotami. W dwie osoby gra się kartami od 1 do 5, w trzy od 1 do 6, w cztery od 1 do 8, w pięć od 1 do 9.
rule-cib-c2 = Plansza badań ma rząd dla każdego koloru, od góry czerwony, niebieski, żółty i zielony (R), oraz kolumnę dla każdej liczby w talii.
rule-cib-c3 = Każdy ma własną planszę gracza. Na każdym z czterech kolorów leży na niej jeden żeton, a od trzech osób wzwyż jest na niej też miejsce na deklarację. Żetony nigdy się nie kończą (R).
rule-cib-c4 = Czerwony to atut. Dwie strony kart badań różnią się tylko wyglądem.
rule-cib-1 = Rund jest tyle, ilu graczy. Kto zaczyna pierwszą, rozstrzyga los (R). Potem karta pierwszego gracza wędruje zgodnie z ruchem wskazówek zegara, więc każdy zaczyna jedną rundę.
rule-cib-2 = Każdy dostaje 10 kart, a w pięć osób 9.
rule-cib-3 = Każdy odkłada jedną zakrytą kartę, w tajemnicy i jednocześnie z innymi. Ta karta jest do końca rundy poza grą.
rule-cib-4 = Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy głośno deklaruje, ile lew weźmie: w trzy osoby 1, 3 albo 4, w cztery i pięć osób 1, 2 albo 3.
rule-cib-5 = W pierwszej lewie wychodzi pierwszy gracz, w każdej następnej ten, kto wziął poprzednią. Zgodnie z ruchem wskazówek zegara każdy zagrywa jedną kartę, mówi, jaki ma kolor, i kładzie swój żeton na jej polu na planszy badań. Karta ma ten kolor aż do końca rundy.
rule-cib-6 = Zasada 1: pole tego koloru i tej liczby musi być wolne.
rule-cib-7 = Zasada 2: nie możesz podać koloru, którego żetonu nie ma już na twojej planszy gracza.
rule-cib-8 = Wychodzi się w niebieski, żółty albo zielony. W czerwony możesz wyjść dopiero wtedy, gdy w czerwonym rzędzie leży żeton któregoś z graczy albo gdy żadna karta na twojej ręce nie mogłaby mieć innego koloru.
rule-cib-9 = Kolor wyjścia jest kolorem całej lewy. Nigdy nie musisz do niego dokładać, ale jeśli podasz inny kolor, na resztę rundy zdejmujesz ze swojej planszy gracza żeton koloru wyjścia, o ile jeszcze tam leży. Tak samo jest przy wyjściu w czerwony.
rule-cib-10 = Lewę bierze najwyższa czerwona karta. Gdy czerwonej nie ma, bierze ją najwyższa karta w kolorze wyjścia. Kto wziął lewę, odkłada jej karty na bok jako jedną lewę.
rule-cib-11 = Runda kończy się, gdy każdemu zostaje jedna karta: po 8 lewach, a w pięć osób po 7. Ostatniej karty się nie zagrywa.
rule-cib-12 = Jeśli jest twoja kolej, a żadnej swojej karcie nie możesz nadać żadnego koloru, powodujesz paradoks, nawet gdy wychodzisz. Nigdy nie jest to kwestia wyboru. Pokazujesz karty z ręki i runda natychmiast się kończy. Tej lewy nie bierze nikt, a wszystkie żetony zostają na miejscu.
rule-cib-13 = Każda wzięta lewa jest warta 1 punkt. Jeśli to ty powodujesz paradoks, każda kosztuje cię zamiast tego 1 punkt.
rule-cib-14 = Jeśli bierzesz dokładnie tyle lew, ile wynosi twoja deklaracja, i nie powodujesz paradoksu, dostajesz też punkty za swoją największą grupę: 1 punkt za każdy z twoich żetonów, które są na planszy badań połączone bokami. Rogi nie łączą.
rule-cib-15 = Wygrywa, kto ma najwięcej punktów ze wszystkich rund. Przy remisie wygrywa, kto ma więcej punktów z ostatniej rundy; jeśli i tu jest remis, zwycięstwo jest wspólne.
rule-cib-16 = W dwie osoby: z 5 kart, które zostają po rozdaniu, odkrywa się 3. Za każdą kładzie się neutralny żeton na jej liczbie w zielonym rzędzie; za drugą z tą samą liczbą w żółtym, za trzecią w niebieskim. Neutralne żetony nie należą do nikogo i blokują swoje pola.
rule-cib-17 = W dwie osoby się nie deklaruje. Kto bierze najwyżej 4 lewy (może nie wziąć żadnej) i nie powoduje paradoksu, dostaje punkty za swoją największą grupę.
rule-cib-18 = Tryb Schrödingera (D): w trakcie rundy nikt nie widzi planszy badań ani tego, kto stracił jaki kolor, przebieg gry nie pokazuje kart z zakończonych lew, a gra nie podpowiada ruchów. Niedozwolone zagranie mimo to odrzuca i mówi dlaczego.
