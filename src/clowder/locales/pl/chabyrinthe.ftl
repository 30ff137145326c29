# Kotobirynt przy stole. Zapis jest w czasie teraźniejszym, a imion się nie odmienia.
# $you ma wartość "yes", gdy mowa o czytającym.

cha-title = Kotobirynt
cha-tagline = Obracaj kanały i sprowadź koty do domu.
cha-aim = Obracaj i przesuwaj kanały, aż bezdomne koty trafią do kogoś, kto chce je przygarnąć.

## Koty i opiekunki

cha-cat = { $cat ->
    [pickle] Ogórek
    [crumb] Okruszek
    [soot] Sadza
    [button] Guzik
    [puddle] Kałuża
    [noodle] Kluska
    [thimble] Naparstek
    [moss] Mech
    [rusty] Rudzik
    [biscuit] Biszkopt
    [duchess] Hrabina
    [admiral] Admirał
    [velvet] Aksamit
    [truffle] Trufla
   *[comet] Kometa
}
cha-guardian = { $guardian ->
    [agatha] Agata
   *[edith] Edyta
}

## Karty kanałów: rodzaj, ułożenie i miejsce

cha-kind = { $kind ->
    [elbow] kolanko
    [straight] prosty kanał
    [tee] trójnik
    [cross] skrzyżowanie
   *[bridge] most
}
cha-look = { $look ->
    [elbow-0] kolanko, prowadzi na północ i wschód
    [elbow-1] kolanko, prowadzi na wschód i południe
    [elbow-2] kolanko, prowadzi na południe i zachód
    [elbow-3] kolanko, prowadzi na północ i zachód
    [straight-0] prosty kanał, prowadzi na północ i południe
    [straight-1] prosty kanał, prowadzi na wschód i zachód
    [tee-0] trójnik, prowadzi na wschód, południe i zachód
    [tee-1] trójnik, prowadzi na północ, południe i zachód
    [tee-2] trójnik, prowadzi na północ, wschód i zachód
    [tee-3] trójnik, prowadzi na północ, wschód i południe
    [cross-0] skrzyżowanie, prowadzi na wszystkie strony
   *[bridge-0] most, z północy na południe nad drogą ze wschodu na zachód
}
cha-card = rząd { $row }, kolumna { $column }: { cha-look }
cha-rotation = { $quarters ->
    [1] w prawo
    [2] o pół obrotu
   *[3] w lewo
}

## O co pyta gra

cha-ask-act = Obróć kartę albo wsuń nową. Pozostałe akcje: { $left }.
cha-ask-rotate = Teraz obróć kartę. Jedną z dwóch akcji musi być obrót.
cha-ask-order = W domu jest więcej niż jeden kot. Który pierwszy i kto po niego przyjdzie?
cha-ask-guardian = Droga prowadzi do obu opiekunek. Która przyjdzie? Czeka { cha-cat }.

## Odpowiedzi do wyboru

cha-move-start = wskaż, kto zaczyna
cha-move-deal = rozłóż kanały
cha-move-rotate = obróć kartę (rząd { $row }, kolumna { $column }) { cha-rotation }
cha-move-insert = wsuń przy miejscu { $place }, obrót { $turn }
cha-move-adopt = kot z miejsca { $place }, przychodzi { cha-guardian }

## Co przyniesie odpowiedź, na przycisku

cha-note-home = { $count ->
    [one] kot trafia do domu
    [few] { $count } koty w domu
    [many] { $count } kotów w domu
   *[other] { $count } kota w domu
}

## Co się stało

cha-event-start = { $you ->
    [yes] Zaczynasz.
   *[no] { $name } zaczyna.
}
cha-event-dealt = Kanały są rozłożone. Dwa koty czekają.
cha-event-rotated = { $you ->
    [yes] Obracasz
   *[no] { $name } obraca
} kartę w rzędzie { $row }.
cha-event-inserted = { $you ->
    [yes] Wsuwasz
   *[no] { $name } wsuwa
} kartę przy miejscu { $place }.
cha-event-taken = { $you ->
    [yes] Zdobywasz kota
   *[no] { $name } zdobywa kota
}: { cha-cat } ({ $worth }).
cha-event-moved = { cha-guardian } przechodzi na miejsce { $place }.
cha-event-came = Na miejsce { $place } przychodzi { cha-cat } ({ $worth }).

## Dlaczego nie

cha-refusal-wrong-square = Kwadrat ma { $side } rzędy po { $side } karty.
cha-refusal-no-such-look = Któraś karta leży tak, jak leżeć nie może.
cha-refusal-not-the-box = To nie są karty z naszego pudełka.
cha-refusal-wrong-corners = Na dole po lewej i na górze po prawej leżą kolanka otwarte do środka.
cha-refusal-no-such-card = W rzędzie { $row } i kolumnie { $column } nie ma karty.
cha-refusal-no-such-turn = Kartę obraca się w prawo, w lewo albo o pół obrotu.
cha-refusal-rotation-due = Jedna karta jest już wsunięta. Drugą akcją musi być obrót.
cha-refusal-no-such-place = Nie ma miejsca { $place }. Miejsca są od 0 do { $last }.
cha-refusal-no-such-rotation = Nową kartę wsuwa się z obrotem 0, 1, 2 albo 3.
cha-refusal-no-cat-found = Na miejscu { $place } nie czeka żaden zdobyty kot.
cha-refusal-not-joined = { cha-cat } i { cha-guardian }: między nimi nie było drogi.

## Dlaczego nie, na przycisku

cha-short-rotation-due = teraz obróć
cha-short-not-joined = brak drogi

## Jak się skończyło

cha-line-cats = koty po { $worth } { $worth ->
    [one] punkcie
    [few] punkty
    [many] punktów
   *[other] punktu
}: { $count }
cha-line-turns = tury
cha-unit-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
cha-result-all-home = Wszystkie koty są w domu.
cha-result-gone-quiet = Dwieście tur bez kota. Podoba im się tam na dole.
cha-result-lost = Dwieście tur bez kota. Zamieszkały tam na dole.
cha-tie-cats = Punktów jest po równo: wygrywa, kto ma więcej kotów.
cha-decided = Rozstrzygnęła tura { $at }: potem nikt inny już nie prowadził.
cha-result-grade-1 = Wszystkie koty są w domu i mają suche łapki.
cha-result-grade-2 = Wszystkie koty są w domu, zanim wystygła zupa.
cha-result-grade-3 = Wszystkie koty są w domu. Szczury robią notatki.
cha-result-grade-4 = Wszystkie koty są w domu w sam raz na kolację.
cha-result-grade-5 = Wszystkie koty są w domu, trasą widokową.
cha-result-grade-6 = Wszystkie koty są w domu. Kolacja była wczoraj.
cha-result-grade-7 = Wszystkie koty są w domu. Każdą cegłę tam na dole znasz po imieniu.

## Stół

cha-turn = Tura { $turn }
cha-next = Następna karta: { cha-kind }
cha-under = Potem zakryte ({ $hidden }), a dalej:
cha-out = Koty w talii: { $count }
cha-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
cha-help-rotate = Obrót: rząd i kolumna, potem > (w prawo), < (w lewo) albo 180. Np.: 2 3 >
cha-help-insert = Wsunięcie: miejsce i obrót. Np.: 5 0
cha-option-way = Jak gracie
cha-option-way-about = Każdy dla siebie, wszyscy razem w jak najmniejszej liczbie tur albo dwoje na dwoje.
cha-option-way-each = Każdy dla siebie
cha-option-way-together = Wszyscy razem
cha-option-way-teams = Dwie drużyny
cha-option-kittens = Kotki
cha-option-kittens-about = Mniejszy kwadrat, trzy na trzy. Krótsze drogi, dłuższe ogony.
cha-option-first_edition = Pierwsze wydanie
cha-option-first_edition-about = Jedną z dwóch akcji musi być obrót.
