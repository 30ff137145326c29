# Kotobirynt w przeglądarce. Imiona się nie odmieniają.

## Gdzie jesteśmy

cha-web-out = { $count ->
    [one] 1 kot wciąż się błąka
    [few] { $count } koty wciąż się błąkają
    [many] { $count } kotów wciąż się błąka
   *[other] { $count } kota wciąż się błąka
}
cha-web-actions = { $count ->
    [one] Została 1 akcja
    [few] Zostały { $count } akcje
    [many] Zostało { $count } akcji
   *[other] Zostało { $count } akcji
}

## O co pyta gra i co jest w łapce

cha-web-ask-act = Obrócić kartę czy wsunąć nową?
cha-web-ask-card = W którą stronę ją obrócić?
cha-web-ask-next = Gdzie ją wsunąć?
cha-web-ask-place = Jak ma leżeć?
cha-web-turn = { $quarters ->
    [1] W prawo
    [2] 180°
   *[3] W lewo
}
# cha-note-home, on a button of a phone
cha-web-brief-home = { $count ->
    [one] +1 kot
    [few] +{ $count } koty
    [many] +{ $count } kotów
   *[other] +{ $count } kota
}

## Kwadrat i to, co dookoła

cha-web-square = Kanały
cha-web-place = miejsce { $place }, { $edge ->
    [top] nad kolumną { $line }
    [right] na prawo od rzędu { $line }
    [bottom] pod kolumną { $line }
   *[left] na lewo od rzędu { $line }
}: { $who }
cha-web-free = wolne
cha-web-stray = { cha-cat }, punkty: { $worth }
cha-web-found = { cha-cat }, znaleziony kot
cha-web-next = następna
cha-web-deck = Kolejne kanały
cha-web-litter = Kolejne koty

## Ludzie

cha-web-partner = gra z tobą

## Liczby i zapis

cha-web-home = Koty
cha-web-cats = { $count ->
    [one] 1 kot
    [few] { $count } koty
    [many] { $count } kotów
   *[other] { $count } kota
}
cha-web-points = Punkty
cha-web-turns = Tury
cha-web-title = Ocena
cha-web-most = do { $turns }
cha-web-more = ponad { $turns }

## Settings

cha-web-aids = Dokąd prowadzą drogi, zanim zagrasz.
