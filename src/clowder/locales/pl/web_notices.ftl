# Powiadomienia, urlop i to, co mówimy, gdy stół czeka. $you ma wartość „yes”, gdy chodzi o czytającego.

## Co mówi powiadomienie. Imiona są tych, którzy też siedzą przy stole.

notice-turn = { $count ->
    [0] Twoja kolej.
    [one] Twoja kolej. Przy stole: { $names }.
    [few] Twoja kolej. Przy stole: { $names }.
    [many] Twoja kolej. Przy stole: { $names }.
   *[other] Twoja kolej. Przy stole: { $names }.
}
notice-sat = { $free ->
    [0] { $name } siada przy stole. Wszystkie pudła są zajęte.
    [one] { $name } siada przy stole. Wolne jest jedno pudło.
    [few] { $name } siada przy stole. Wolne są { $free } pudła.
    [many] { $name } siada przy stole. Wolnych jest { $free } pudeł.
   *[other] { $name } siada przy stole. Wolne jest { $free } pudła.
}
notice-rematch = { $name } chce zagrać jeszcze raz.
notice-rematch-somebody = Ktoś chce zagrać jeszcze raz.
notice-several = { $count ->
    [one] Czeka na ciebie { $count } wiadomość
    [few] Czekają na ciebie { $count } wiadomości
    [many] Czeka na ciebie { $count } wiadomości
   *[other] Czeka na ciebie { $count } wiadomości
}
notice-more = { $count ->
    [one] I jeszcze { $count }.
    [few] I jeszcze { $count }.
    [many] I jeszcze { $count }.
   *[other] I jeszcze { $count }.
}

## Jak o nie poprosić

notices-title = Powiadomienia
notices-about = Krótka wiadomość na ekranie, gdy w powolnej grze przychodzi twoja kolej, gdy ktoś siada przy twoim stole albo chce zagrać jeszcze raz. Są w niej tylko gra i gracze, nic z tego, co ktoś ukrywa.
notices-start = Powiadamiaj mnie tutaj
notices-stop = Wyłącz tutaj
notices-stop-all = Wyłącz wszędzie
notices-here = Na tym urządzeniu dostajesz powiadomienia.
notices-elsewhere = { $count ->
    [one] Dostajesz powiadomienia na { $count } innym urządzeniu.
    [few] Dostajesz powiadomienia na { $count } innych urządzeniach.
    [many] Dostajesz powiadomienia na { $count } innych urządzeniach.
   *[other] Dostajesz powiadomienia na { $count } innego urządzenia.
}
notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
notices-impossible = Ta przeglądarka nie pokazuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
notices-failed = Przeglądarka nie może teraz przyjmować powiadomień. Spróbuj później.
notices-kinds = O czym
notices-kind-turn = Moja kolej w powolnej grze
notices-kind-sat = Ktoś siada przy moim stole
notices-kind-rematch = Ktoś chce zagrać jeszcze raz
notices-quiet = Godziny ciszy
notices-quiet-about = Powiadomienia poczekają do ich końca i przyjdą razem.
notices-quiet-begins = Od
notices-quiet-ends = Do
notices-offer = Dać znać, gdy przyjdzie twoja kolej?
notices-offer-about = Ruch może tu trwać kilka dni. Strona nie musi być otwarta.
notices-offer-yes = Tak, dajcie znać
notices-offer-no = Nie teraz
notices-offer-done = Damy znać. Wyłączysz to w każdej chwili na swojej stronie.

## Urlop

holiday-form = Dni urlopu dla każdego
holiday-none = brak
holiday-agreed = { $days ->
    [one] { $days } dzień urlopu na osobę
    [few] { $days } dni urlopu na osobę
    [many] { $days } dni urlopu na osobę
   *[other] { $days } dnia urlopu na osobę
}
holiday-take = Urlop
holiday-left = { $days ->
    [0] Nie masz tu już dni urlopu.
    [one] Podczas urlopu twój zegar stoi i wszyscy widzą, do kiedy. Masz jeszcze { $days } dzień.
    [few] Podczas urlopu twój zegar stoi i wszyscy widzą, do kiedy. Masz jeszcze { $days } dni.
    [many] Podczas urlopu twój zegar stoi i wszyscy widzą, do kiedy. Masz jeszcze { $days } dni.
   *[other] Podczas urlopu twój zegar stoi i wszyscy widzą, do kiedy. Masz jeszcze { $days } dnia.
}
holiday-days = Ile dni
holiday-go = Biorę urlop
holiday-back = Już jestem
holiday-until = { $you ->
    [yes] Masz urlop. Koniec: { $day }.
   *[no] { $name } ma urlop. Koniec: { $day }.
}
log-holiday = { $you ->
    [yes] Bierzesz urlop.
   *[no] { $name } bierze urlop.
}
log-rested = { $you ->
    [yes] Wracasz z urlopu.
   *[no] { $name } wraca z urlopu.
}

## Nikt nie czeka wiecznie

table-gone-now = { $name } jest poza grą.
table-gone-soon = Do decyzji, co dalej, zostało: { $time }.
table-stop = Zakończ bez wyniku
table-stop-note = Grają z tobą same myszy, więc nikt nie czeka.
