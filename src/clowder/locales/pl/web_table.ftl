# Stół w przeglądarce: to, co stoi wokół każdej gry. $you ma wartość „yes”, gdy chodzi o czytającego.

## Pasek i miejsca

table-back = Do lobby
table-menu = Ustawienia
table-own = Twoje pudło
table-hands = Karty wszystkich
table-seats = Pozostali przy stole
table-side = Przebieg i czat
table-drawer = Przebieg i czat{ $count ->
    [0] {""}
    [one] , 1 nowy wpis
    [few] , { $count } nowe wpisy
    [many] , { $count } nowych wpisów
   *[other] , { $count } nowego wpisu
}
table-you = Ty
table-player = Gracz
table-your-turn = Twoja kolej

## Kto gdzie siedzi

table-seat-free = Puste pudło
table-seat-waiting = Czeka: { $name }
table-seat-turn = Teraz gra: { $name }
table-seat-lost = Chwilowo poza grą: { $name }
table-seat-away = { $name }: gra mysz

## Pytanie

table-thinking = { $count ->
    [one] Myśli { $name }.
    [few] Jeszcze myślą: { $name }.
    [many] Jeszcze myślą: { $name }.
   *[other] Jeszcze myślą: { $name }.
}
table-answers = { $count ->
    [one] Do wyboru jest 1 odpowiedź.
    [few] Do wyboru są { $count } odpowiedzi.
    [many] Do wyboru jest { $count } odpowiedzi.
   *[other] Do wyboru jest { $count } odpowiedzi.
}
table-clock = Czas
table-undo = Cofnij ruch
table-hint = Podpowiedź
table-hinted = podpowiedź
table-hint-play = Zagraj
table-undo-asked = Czy można cofnąć ten ruch? Pyta { $name }.
table-undo-agree = Pewnie
table-undo-decline = Raczej nie
table-undo-waiting = Chcesz cofnąć ruch. Czekamy na odpowiedź: { $name }.
table-undo-withdraw = Jednak nie
table-away = { $you ->
    [yes] Gra za ciebie mysz.
   *[no] { $name }: gra mysz.
}
table-come-back = Już jestem
table-gone = { $name } jest poza grą od { $minutes ->
    [one] minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
table-gone-wait = Czekamy
table-gone-bot = Niech gra mysz
table-gone-stop = Kończymy

## Tak nie można

table-instead = Można tak:
table-rule = Zasada { $rule }
table-rulebook = Wszystkie zasady

## Połączenie

table-lost = Połączenie uciekło przez okno. Wołamy je z powrotem, twój ostatni ruch jest zapisany.
table-offline = Nie masz połączenia. Stół poczeka i sam ruszy dalej, gdy wrócisz.
table-lost-full = Patrzysz na zbyt wiele stołów naraz. Zamknij inne okno i spróbuj ponownie.
table-lost-now = Spróbuj teraz

## Przebieg i czat

table-log = Przebieg gry
table-fold = Zwiń przebieg
table-log-empty = Jeszcze nic.
table-chat = Czat
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-watching = (widz)

## Kilka osób przy jednym ekranie

table-pass = Podaj ekran dalej: { $name }.
table-pass-note = Na ekranie nie ma teraz niczyich kart.
table-pass-ready = Już jestem

## Widzowie

table-watching = { $count ->
    [0] Przyglądasz się.
    [one] Przyglądasz się.
    [few] Przyglądasz się. Widzów: { $count }.
    [many] Przyglądasz się. Widzów: { $count }.
   *[other] Przyglądasz się. Widzów: { $count }.
}

## Punktacja i koniec

table-sheets = Zapis punktów
table-go-on = Dalej
table-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
table-points-unit = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
table-end-you = Wygrywasz.
table-end-you-whisker = Wygrywasz o włos.
table-end-you-by = Wygrywasz o { $count }.
table-end-other = { $name } wygrywa.
table-end-other-whisker = { $name } wygrywa o włos.
table-end-other-by = { $name } wygrywa o { $count }.
table-end-others = Wygrywają: { $name }.
table-end-others-whisker = Wygrywają o włos: { $name }.
table-end-others-by = Wygrywają o { $count }: { $name }.
table-end-shared = Wygraną dzielą się: { $name }.
table-end-nobody = Nikt nie wygrywa.
table-end-results = Do wyników
table-closed-note = Gra kończy się bez wyniku i nikt nie przegrał.
table-end-again = Jeszcze raz
table-end-join = Do nowego stołu
table-end-offered = Następny stół już czeka.
table-end-look = Obejrzyj grę
table-end-share = Udostępnij
table-end-home = Do lobby
table-count = Liczenie
table-count-at = Liczenie · { $at } z { $of }
table-count-skip = Pomiń liczenie
table-end-undone = W tej grze cofano także ruchy innych.
table-round-next = Następna runda?
table-share-saved = Obrazek zapisany, link skopiowany.
table-share-failed = Obrazek się nie udał.

## Ustawienia

table-aids = Pokazuj ułatwienia
table-pace = Tempo
table-pace-note = Jak długo widać ruchy i jak długo czekają myszy.
table-pace-calm = spokojnie
table-pace-brisk = żwawo
table-pace-at-once = od razu
table-sound = Dźwięk
table-theme = Dzień czy noc
table-theme-system = jak w urządzeniu
table-theme-light = dzień
table-theme-dark = noc
table-leave = Odejdź od stołu
table-leave-note = Dalej gra za ciebie mysz. Otwórz stół ponownie, a wrócisz do gry.
table-stay = Zostań

## Przebieg

log-opened = Stół jest gotowy.
log-started = Gra się zaczyna.
log-closed = Stół jest zamknięty.
log-rematch = Nowy stół jest gotowy do następnej gry.
log-sat = { $you ->
    [yes] Siadasz do stołu.
   *[no] { $name } siada do stołu.
}
log-stood = Jedno pudło jest znów wolne.
log-away-left = { $you ->
    [yes] Odchodzisz, gra za ciebie mysz.
   *[no] { $name } odchodzi, dalej gra mysz.
}
log-away-time = { $you ->
    [yes] Koniec czasu, gra za ciebie mysz.
   *[no] { $name }: koniec czasu, dalej gra mysz.
}
log-away-gone = { $you ->
    [yes] Dopóki nie wrócisz, gra za ciebie mysz.
   *[no] { $name } jest poza grą, gra mysz.
}
log-back = { $you ->
    [yes] Wracasz do gry.
   *[no] { $name } wraca do gry.
}
log-undo-asked = { $you ->
    [yes] Chcesz cofnąć ruch.
   *[no] { $name } chce cofnąć ruch.
}
log-undo-agreed = { $you ->
    [yes] Zgadzasz się.
   *[no] { $name } się zgadza.
}
log-undo-declined = { $you ->
    [yes] Nie zgadzasz się.
   *[no] { $name } się nie zgadza.
}
log-undo-done = { $you ->
    [yes] Cofasz ruch.
   *[no] { $name } cofa ruch.
}
