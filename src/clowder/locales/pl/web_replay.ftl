# Oglądanie skończonej gry i sprawdzanie rozdania.
# Pieczęć to zobowiązanie (SHA-256) ogłoszone przy otwarciu stołu.

replay-web-title = Obejrzyj jeszcze raz
replay-web-unfinished = Nikt jeszcze nie wie, jak to się skończy.
replay-web-unfinished-more = Gra jeszcze trwa, więc karty są zakryte. Wróć, gdy się skończy.
replay-web-to-table = Do stołu

## Krok po kroku

replay-web-controls = Sterowanie
replay-web-slider = Suwak powtórki
replay-web-step = Krok { $step } z { $steps }
replay-web-first = Na początek
replay-web-previous = Krok wstecz
replay-web-play = Odtwórz
replay-web-pause = Wstrzymaj
replay-web-next = Krok naprzód
replay-web-last = Na koniec
replay-web-speed = Tempo
replay-web-keys = Strzałki: krok. Spacja: odtwarzanie.

## Czyimi oczami

replay-web-viewpoint = Czyimi oczami?
replay-web-viewpoint-all = Wszystkie karty odkryte
replay-web-viewpoint-of = Widok: { $name }

## Co można zrobić

replay-web-moves = Ruch po ruchu
replay-web-menu = Więcej
replay-web-copy = Kopiuj link do tego ruchu
replay-web-copied = Link skopiowany.
replay-web-share = Udostępnij ten ruch
replay-web-fork = Graj dalej stąd
replay-web-fork-who = Które miejsce jest twoje?
replay-web-fork-about = Od tego ruchu dalej przy własnym stole. Za pozostałych grają myszy.
replay-web-fork-over = Tu gra już się skończyła. Cofnij się trochę, a zagrasz dalej.
replay-web-download = Zapisz plik gry
replay-web-check = Sprawdź rozdanie

## Rozdanie punkt po punkcie

replay-web-check-wait = Wszystko losuje się jeszcze raz.
replay-web-check-again = Spróbuj ponownie
replay-web-check-fair = Rozdanie było ustalone przed grą.
replay-web-check-unfair = Ten stół niczego nie dowodzi.
replay-web-check-broken = Coś się nie zgadza.
replay-web-check-fixed = Tajną liczbę wybrano z góry, na potrzeby testu. Kto ją wybrał, znał rozdanie.
replay-web-check-origin = Gra toczy się dalej od ruchu z innego stołu. To, co rozdano przedtem, pochodzi stamtąd.
replay-web-check-hidden = Rozdanie jest jeszcze zapieczętowane.
replay-web-check-hidden-about = Ktoś może je jeszcze rozgrywać. Tajną liczbę pokażemy godzinę po zakończeniu tego dnia; wtedy wszystko da się wylosować od nowa.
replay-web-check-daily = Wszyscy mieli więc to samo rozdanie i serwer nie mógł go zmienić po pokazaniu pieczęci. Liczbę wylosował sam i mógł zajrzeć: rozdanie jest dla wszystkich to samo, więc żaden gracz nie może dodać do niego własnej losowości.
replay-web-verdict-yes = Zgadza się:
replay-web-verdict-no = Nie zgadza się:
replay-web-verdict-open = Nie wiadomo:
replay-web-check-seal-yes = Ta przeglądarka zanotowała pieczęć przy zajmowaniu miejsca i pieczęć jest nadal ta sama.
replay-web-check-seal-no = Przy zajmowaniu miejsca ta przeglądarka zanotowała inną pieczęć.
replay-web-check-seal-open = Ta przeglądarka nie siedziała przy stole, więc nie zanotowała pieczęci. Jeśli masz ją zapisaną, porównaj.
replay-web-check-seed-yes = Pieczęć pasuje do tajnej liczby, którą serwer pokazuje teraz. Obliczyła to ta przeglądarka.
replay-web-check-seed-no = Pieczęć nie pasuje do tajnej liczby, którą serwer pokazuje teraz.
replay-web-check-seed-open = Tajnej liczby jeszcze nie widać.
replay-web-check-share-yes = Losowe bajty, które ta przeglądarka dodała przy zajmowaniu miejsca, zostały użyte do losowania.
replay-web-check-share-no = Losowych bajtów, które ta przeglądarka dodała przy zajmowaniu miejsca, nie użyto do losowania.
replay-web-check-share-open = Ta przeglądarka nie dodała przy tym stole losowych bajtów, więc nie ma czego szukać.
replay-web-check-draws-yes = Serwer wylosował wszystko od nowa z liczby i bajtów. { $count ->
    [one] Jedyne losowanie wypadło tak samo.
    [few] Wszystkie { $count } losowania wypadły tak samo.
    [many] Wszystkie losowania ({ $count }) wypadły tak samo.
   *[other] Wszystkie losowania ({ $count }) wypadły tak samo.
}
replay-web-check-draws-no = Serwer wylosował wszystko od nowa i coś wypadło inaczej.
replay-web-check-draws-open = Nie wszystko losowano przy tym stole, więc nie wszystko da się tu wylosować od nowa.
replay-web-check-proves = Serwer nie mógł więc wybrać rozdania po pokazaniu pieczęci, o ile choć jedna osoba dodała bajty, których nie mógł przewidzieć.
replay-web-check-not = Nie dowodzi to, że serwer nie zajrzał w karty, ani że nie był w zmowie z osobą, która usiadła ostatnia.
replay-web-check-numbers = Liczby
replay-web-check-commitment = Pieczęć, pokazana przy otwarciu stołu
replay-web-check-seed = Tajna liczba, pokazana na końcu
replay-web-check-given = Dodane bajty: { $name }
replay-web-check-yourself = Jeśli nie chcesz wierzyć nikomu na słowo, zapisz plik gry i uruchom „clowder verify” na własnym komputerze.

# Plik gry oglądany bez stołu.

replay-web-watch-about = Upuść plik .game na tę stronę albo go wybierz. Sprawdzimy, czy każdy ruch jest zgodny z zasadami, a z pliku nic tu nie zostanie.
replay-web-watch-choose = Wybierz plik
replay-web-watch-drop = Upuść go gdziekolwiek.
replay-web-watch-wait = Sprawdzamy, czy każdy ruch jest zgodny z zasadami.
replay-web-watch-failed = Tego pliku nie da się obejrzeć.
replay-web-watch-too-big = Ten plik jest za duży jak na grę.
replay-web-watch-other = Obejrzyj inny plik
replay-web-watch-from = Z pliku. Nie ma w nim imion, więc gracze nazywają się jak ich koty.
replay-web-check-file-fair = W pliku wszystko się ze sobą zgadza.
replay-web-check-file-no-seed = Rozdania nie da się sprawdzić.
replay-web-check-file-no-seed-about = W pliku nie ma tajnej liczby, z której dałoby się losować od nowa. Wiadomo tylko, że każdy ruch był dozwolony.
replay-web-check-file-proves = Wszystko, co wylosowano, wynika z liczby w pliku. Czy obiecano ją przed grą, wiedzą tylko ci, którzy widzieli wtedy jej pieczęć.
replay-web-check-file-seed-yes = Pieczęć w pliku pasuje do zapisanej w nim tajnej liczby. Obliczyła to ta przeglądarka.
replay-web-check-file-seed-no = Pieczęć w pliku nie pasuje do zapisanej w nim tajnej liczby.
replay-web-check-file-seed-open = Plik nie podaje tajnej liczby.
