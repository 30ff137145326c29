# Lekcje Kota w pudełku: jedna runda w trójkę, z dwiema nakręcanymi myszami. Zob. lessons.py.

cib-lesson-bury-title = Koty bez koloru
cib-lesson-bury-text = Gra się o punkty: bierz lewy i z góry zadeklaruj, ile ich będzie. Wygrywa, kto ma najwięcej punktów. Masz dziesięć kart, a na nich tylko liczby. Kolor karta dostaje dopiero przy zagraniu: ty mówisz jaki. Najpierw jednak każdy odkłada jedną zakrytą kartę. Wybierz dowolną.
cib-lesson-bury-praise = Do końca rundy jest poza grą. Zostaje ci dziewięć kart, z których zagrasz osiem.

cib-lesson-bid-title = Ile ich będzie
cib-lesson-bid-text = Lewa to po jednej karcie od każdego, a bierze ją najlepsza z nich. Powiedz, ile lew weźmiesz: 1, 3 albo 4. Za trafienie co do jednej jest bonus.
cib-lesson-bid-praise = Powiedziane głośno i wszyscy słyszeli.

cib-lesson-red-title = Czerwony poczeka
cib-lesson-red-text = Gramy dalej z deklaracją 3, a w pierwszej lewie wychodzisz ty. Czerwony to atut, więc spróbuj: wybierz dowolną kartę i powiedz, że jest czerwona.
cib-lesson-red-praise = Jeszcze nie. W czerwony możesz wyjść dopiero wtedy, gdy w czerwonym rzędzie leży jakiś żeton albo gdy w nic innego wyjść się nie da.
cib-lesson-red-again = To dozwolone i przyjdzie na to pora. Najpierw powiedz, że karta jest czerwona.

cib-lesson-lead-title = Wyjdź w kolor
cib-lesson-lead-text = Teraz wyjdź dowolną kartą jako niebieską, żółtą albo zieloną. Na jej pole na planszy badań trafi twój żeton.
cib-lesson-lead-praise = To pole jest twoje do końca rundy. Tej liczby w tym kolorze nikt inny już nie zagra.

cib-lesson-follow-title = Weź lewę
cib-lesson-follow-text = Myszy zagrały niebieską dwójkę i niebieską jedynkę. Kolor wyjścia to niebieski, więc bez czerwonej wygrywa najwyższa niebieska karta. Weź lewę niebieską kartą.
cib-lesson-follow-praise = Lewa jest twoja. Kto bierze lewę, wychodzi w następnej.
cib-lesson-follow-again = To dozwolone, ale tym razem dołóż do koloru: zagraj niebieską kartę. Wystarczy dowolna.

cib-lesson-taken-title = Każda tylko raz
cib-lesson-taken-text = Zielona piątka jest tylko jedna i właśnie ktoś ją zagrał. Mimo to spróbuj: powiedz, że jedna z twoich piątek jest zielona.
cib-lesson-taken-praise = Zajęte. Na każdym polu planszy badań mieści się tylko jeden żeton. Kto pierwszy, ten lepszy.
cib-lesson-taken-again = To dozwolone, ale najpierw spróbuj tego, czego nie wolno: zielonej piątki.

cib-lesson-leave-title = Nie dokładaj do koloru
cib-lesson-leave-text = Nigdy nie musisz dokładać do koloru. Ale jeśli podasz inny, do końca rundy tracisz kolor wyjścia. Podaj dowolny kolor oprócz zielonego.
cib-lesson-leave-praise = Gotowe. Zielony żeton znika z twojej planszy gracza.
cib-lesson-leave-again = To dozwolone: dokładasz do koloru. Tym razem podaj inny i zobacz, ile to kosztuje.

cib-lesson-lost-title = Co przepadło, to przepadło
cib-lesson-lost-text = Kolor wyjścia to znowu zielony, a ty już go nie masz. Mimo to spróbuj: powiedz, że twoja trójka jest zielona.
cib-lesson-lost-praise = Właśnie tak, na to gra nie pozwala: skoro padło, że zielonego nie masz, to go nie masz.
cib-lesson-lost-again = To dozwolone, ale najpierw spróbuj tego, czego nie wolno: zielonej trójki.

cib-lesson-trump-title = Czerwony bierze
cib-lesson-trump-text = Zielony nie jest dla ciebie, ale czerwony jest wolny. Najwyższa czerwona karta bije wszystko inne. Zagraj dowolną kartę jako czerwoną.
cib-lesson-trump-praise = Lewa jest twoja. I od tej chwili w czerwony wolno też wychodzić.
cib-lesson-trump-again = To dozwolone, ale lewy tak nie weźmiesz. Powiedz, że karta jest czerwona.

cib-lesson-paradox-title = Uwaga na paradoks
cib-lesson-paradox-text = Karta potrzebuje wolnego pola w kolorze, który jeszcze masz. Twoja czwórka nie ma już żadnego. Jeśli jest twoja kolej, a nie możesz zagrać nic, powodujesz paradoks: runda się kończy, a każda wzięta lewa kosztuje cię punkt. Zostały ci dwie możliwości. Jedna z nich kończy się źle.
cib-lesson-paradox-praise = Dobre oko. Lewę bierze ktoś inny, ale trójkę możesz jeszcze zagrać.
cib-lesson-paradox-again = To dozwolone i bierze lewę. Ale bez żółtego nie ma już pola dla twojej piątki: paradoks. Wróć i wybierz tę drugą.

cib-lesson-last-title = Dotrzymaj słowa
cib-lesson-last-text = Ostatnia lewa, a z trzech zadeklarowanych masz dwie. Ostatniej karty nie zagrywa nikt. Zagraj trójkę jako czerwoną: weźmie lewę i połączy twoje żetony.
cib-lesson-last-praise = To będzie trzecia. Pora liczyć.

cib-lesson-end-title = Podliczone
cib-lesson-end-text = Trzy lewy to 3 punkty. Twoja deklaracja się zgadza, więc liczy się też największa grupa: 8 żetonów połączonych bokami, 8 punktów. Razem 11. Rund jest tyle, ilu graczy, a wygrywa, kto ma najwięcej punktów.
