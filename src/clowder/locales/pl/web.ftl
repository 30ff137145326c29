# Rama strony, przedpokój i poczekalnia.
# „Nikt” to czarna kotka; to ona stoi przy tych zdaniach.

## Rama

web-skip = Przejdź do treści
web-home = Clowder, lobby
web-back = Do lobby
web-close = Zamknij
web-language = Język
web-light-off = Zgaś światło
web-light-on = Zapal światło
web-sound-off = Wyłącz dźwięk
web-sound-on = Włącz dźwięk
web-whole = Cały stół
web-loading = Chwileczkę.
web-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
web-error-title = Nikt nie wie, co się stało.
web-error-text = Mamy to zapisane.
web-error-untold = Zwykle pomaga wczytanie strony od nowa.
web-error-code = Jeśli nam o tym napiszesz, przyda się ten kod: { $code }
web-reload = Wczytaj ponownie
web-older = Jest nowsza wersja.
web-older-note = Ta strona jest starsza niż serwer. Wczytaj ją ponownie, gra poczeka.
web-lost-table = Przy tym stole nikt nie siedzi.
web-lost-table-text = Już go zamknięto albo link zgubił po drodze literę.
web-lost-page = Nikt tu nie mieszka.
web-lost-page-text = Może link zgubił po drodze literę.

## Jak nazywają się strony i o czym są

page-home = Pięć kocich gier
web-person-page = Ty
web-person-pages = Twoje strony
web-tab-games = Gry
web-tab-results = Wyniki
web-tab-people = Współgracze
web-to-games = Do gier
page-me-about = Zachowaj, co twoje: droga powrotu do twoich gier, bez konta.
page-host-about = Dla gospodarzy: zgłoszenia i co z nimi zrobić.
web-host-page = Dla gospodarzy
page-own-games-about = Wszystkie twoje gry, trwające i zakończone, według gry i współgraczy.
web-people = Z kim grasz
web-results = Wyniki twoich gier
page-people-about = Z kim ostatnio grasz, twoi znajomi i jak się znów odnaleźć.
page-results-about = Twoje gry w liczbach, według gry i liczby graczy, z uczciwymi przedziałami.
page-watch-about = Otwórz plik gry i obejrzyj ją ruch po ruchu.
page-rules = { $title }: zasady
page-rules-about = { $title }: o co chodzi, jak się wygrywa i wszystkie zasady według numerów.
page-learn = { $title }: nauka przez grę
page-learn-about = { $title }: kilka ruchów przy prawdziwym stole i już umiesz grać.
page-table = Stół dla ciebie
page-table-about = Ktoś zaprasza cię do kociej gry. Wybierz kota i siadaj: bez konta, bez aplikacji.
page-replay = Obejrzyj tę grę
page-replay-about = Skończona gra, ruch po ruchu, wszystkie karty odkryte.

## Strona główna

web-headline = Wskakuj do pudła.
web-lede = Pięć kocich gier w przeglądarce. Wyślij link i grajcie razem albo zagraj z nakręcanymi myszami.
web-lede-more = Bez konta, bez aplikacji, bez psa.
web-new-here = Pierwszy raz? Nauka trwa 3 minuty
web-turn-headline = { $name ->
    [none] Twój ruch.
   *[other] Twój ruch, { $name }.
}
web-nobody-waits = Nikt na ciebie nie czeka.
web-running = Twoje gry
web-running-all = Wszystkie ({ $count })
web-go-on = Graj dalej
web-look = Zajrzyj
web-thinking = Myśli: { $name }
web-thinking-many = { $count ->
    [one] Myśli { $count } osoba
    [few] Myślą { $count } osoby
    [many] Myśli { $count } osób
   *[other] Myśli { $count } osoby
}
web-time-left = zostało: { $time }
web-time-since = już { $time }
web-no-clock = bez zegara
web-finished = Zakończone
web-finished-more = Starsze
web-finished-look = Obejrzyj grę
web-keep = Tylko ta przeglądarka wie, że te gry są twoje.
web-keep-go = Zadbaj o drogę powrotu
web-won-you = Twoja wygrana
web-won-name = Wygrywa { $name }
web-won-together = Wspólna wygrana
web-lost-together = Wspólna przegrana
web-won-nobody = Nikt nie wygrał
web-given-up = Porzucona
web-continue = Ucz się dalej
web-continue-at = { $game }, krok { $step } z { $steps }
web-today = Dzisiejsze rozdanie
web-today-about = { $mice ->
    [0] { $game } dla jednej osoby · dla wszystkich te same karty
   *[other] { $game } z myszami · dla wszystkich te same karty
}
web-today-new = { $mice ->
    [0] { $game } dla jednej osoby. Dla wszystkich te same karty, o północy nowe.
   *[other] { $game } z myszami. Dla wszystkich te same karty, o północy nowe.
}
web-today-games = Dzisiejsze rozdania
web-today-pick = Dzisiejsze rozdanie: { $game }
web-today-pick-done = Dzisiejsze rozdanie: { $game }, rozegrane
web-today-play = Rozegraj dzisiejsze rozdanie
web-today-done = Rozegrane. O północy nowe.
web-today-try = Spróbuj
web-days-in-row = { $count ->
    [one] dzień z rzędu
    [few] dni z rzędu
    [many] dni z rzędu
   *[other] dnia z rzędu
}
web-row-anew = { $count ->
    [one] Od dziś może zacząć się nowa seria.
    [few] Od dziś może zacząć się nowa seria. Najdłuższa trwała { $count } dni.
    [many] Od dziś może zacząć się nowa seria. Najdłuższa trwała { $count } dni.
   *[other] Od dziś może zacząć się nowa seria. Najdłuższa trwała { $count } dnia.
}
web-yesterday = Wczoraj { $score }, miejsce { $place } z { $count }
web-day-played = { $day }: rozegrane
web-day-missed = { $day }: opuszczone
web-play = Graj
web-learn-short = Nauka
web-you-are = Ty
web-you-about = Tak zobaczą cię inni, gdy usiądziesz.
web-you-save = To ja
web-person-open = Moje urządzenia i jak zachować gry
web-games-all = Wszystkie twoje gry
web-person-back-about = Masz frazę albo litery z drugiego urządzenia?
web-person-back = Wróć do swoich gier
web-menu = Język, dźwięk, światło
web-first-time = Pierwszy raz w tej grze? Lekcja trwa około trzech minut.
web-first-learn = Najpierw nauka
web-first-play = Od razu gra
web-cards-row = Gry, do przesuwania w bok
web-offline = Nie masz połączenia.
web-away = Nikt nie otwiera.
web-offline-text = Zasady i lekcje, które już były otwarte, działają i tak. Twoje gry poczekają przy stole.
web-offline-try = Do tej próby potrzebny jest serwer, a ty nie masz połączenia.
web-your-cat = Twój kot
web-your-name = Twoje imię
web-open-table = Nowy stół
web-which-game = Która gra?
web-have-code = Mam kod
web-watch-file = Obejrzyj plik gry
web-code = Kod lub link
web-code-about = Sześć liter albo cały link, który do ciebie przyszedł.
web-code-bad = To nie jest ani kod, ani link do stołu.
web-code-go = Do stołu
web-games = Gry
web-players = { $count ->
    [one] { $range } osoba
    [few] { $range } osoby
    [many] { $range } osób
   *[other] { $range } osoby
}
web-play-now = Zagraj od razu
web-tables = Stoły z wolnym pudłem
web-tables-none = Nikt tu nie czeka.
web-tables-none-text = Otwórz stół, do którego może dosiąść się każdy, a pojawi się tutaj.
web-tables-played = Gry w toku
web-seats-free = { $count ->
    [one] { $count } wolne pudło
    [few] { $count } wolne pudła
    [many] { $count } wolnych pudeł
   *[other] { $count } wolnego pudła
}
web-playing = Gra trwa
web-sit = Siadam
web-watch = Popatrzę
web-unfair = Stół próbny: tasowanie jest znane z góry

## Strona gry

web-company = Kto gra?
web-company-mice = Ty i myszy
web-company-friends = Ty i znajomi
web-how-many = Ile osób przy stole?
web-level = Myszy są
web-level-uniform = śpiące
web-level-uniform-about = Zagrają cokolwiek, co wolno. Dobre na pierwszą grę.
web-level-baseline = bystre
web-level-baseline-about = Liczą i biorą, co się da.
web-level-beginner = początkujące
web-level-beginner-about = Znają zasady i niewiele więcej.
web-level-quick = szybkie
web-level-quick-about = Patrzą trochę naprzód.
web-level-kind = życzliwe
web-level-kind-about = Myślą daleko naprzód, ale wolą dograć rundę, niż wpędzić cię w paradoks.
web-level-strong = przebiegłe
web-level-strong-about = Myślą sekundę lub dwie i niczego ci nie podarują.
web-level-trained = doświadczone
web-level-trained-about = Mają za sobą miliony rund i odpowiadają od razu.
web-level-deep = mądre
web-level-deep-about = Mają za sobą miliony rund, a mimo to jeszcze się namyślają.
web-level-wobbly = roztrzęsione
web-level-wobbly-about = Wiedzą, gdzie budować, ale drżą im łapki.
web-level-steady = cierpliwe
web-level-steady-about = Nie spieszą się i budują ostrożnie.
web-level-planner = dalekowzroczne
web-level-planner-about = Planują, kto gdzie usiądzie, i budują równo jak pod sznurek.
web-listed = Każdy może się dosiąść
web-listed-about = Stół będzie widać w lobby. Inaczej trafi do niego tylko ten, kto ma link.
web-clock = Czas na ruch
web-clock-none = bez ograniczeń
web-clock-move = { $time } na ruch
web-learn = Nauka przez grę
web-rules = Zasady
web-winding = Mysz się nakręca.
web-bad-mix = Nie pasuje do reszty.
web-daily = Rozdanie dnia

## Poczekalnia

web-seats-at = { $count ->
    [one] Stół dla { $count } osoby
    [few] Stół dla { $count } osób
    [many] Stół dla { $count } osób
   *[other] Stół dla { $count } osoby
}
web-wait-more = { $count ->
    [1] Zmieści się jeszcze jedna osoba.
    [2] Zmieszczą się jeszcze dwie osoby.
    [3] Zmieszczą się jeszcze trzy osoby.
    [4] Zmieszczą się jeszcze cztery osoby.
   *[other] Zmieści się jeszcze { $count } osób.
}
web-wait-full = Nikogo nie brakuje.
web-chairs = Pudła
web-you = to ty
web-here = w środku
web-gone = chwilowo poza grą
web-mouse-uniform = śpiąca mysz
web-mouse-baseline = bystra mysz
web-mouse-beginner = początkująca mysz
web-mouse-quick = szybka mysz
web-mouse-kind = życzliwa mysz
web-mouse-strong = przebiegła mysz
web-mouse-trained = doświadczona mysz
web-mouse-deep = mądra mysz
web-mouse-wobbly = roztrzęsiona mysz
web-mouse-steady = cierpliwa mysz
web-mouse-planner = dalekowzroczna mysz
web-free-box = Wolne pudło
web-seat-mouse = Posadź mysz
web-remove-mouse = Odpraw
web-stand = Wstaję
web-start = Zaczynamy
web-start-not-yet = W każdym pudle ktoś musi siedzieć. Mysz wystarczy.
web-copy = Kopiuj link
web-copied = Skopiowano
web-share = Udostępnij
web-invite = Zaproś kogoś
web-invite-about = Kto ma ten link lub kod, może usiąść. Kod działa do początku gry, a z linkiem można potem przyglądać się grze.
web-invite-code = Kod stołu
web-invite-link = Link do stołu
web-qr = Kod QR z linkiem
web-second = Jeszcze ktoś na tym urządzeniu
web-second-about = Gracie na jednym ekranie i podajecie go sobie. Między ruchami karty są zakryte.
web-join = Wybierz kota i siadaj.
web-join-full = Wszystkie pudła są zajęte. Możesz popatrzeć.
