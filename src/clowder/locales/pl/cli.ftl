# What the command line says about itself: help, reports and errors.

## What the commands do

cli-clowder = Otwarty stół dla pięciu kocich gier.
cli-games = Wypisuje gry.
cli-rules = Wypisuje zasady gry.
cli-play = Gra przeciw botom.
cli-simulate = Każe botom rozegrać wiele gier.
cli-replay = Odtwarza zapisaną grę, jeśli każdy jej ruch był dozwolony.
cli-arena = Porównuje boty: wszystkie grają te same rozdania z każdego miejsca.
cli-verify = Sprawdza, czy rozdanie wynika z liczby obiecanej przed grą.
cli-train = Trenuje sieć, która gra sama ze sobą.
cli-serve = Otwiera stoły dla każdego, kto ma adres.
cli-hosts = Wypisuje gospodarzy: czytają zgłoszenia, zamykają stoły i zakazują gry.
cli-backup = Kopiuje bazę danych, także gdy serwer działa.
cli-restore = Przywraca bazę danych z kopii.
cli-prune = Usuwa dawno zakończone stoły i dawnych gości.

## Help

cli-usage = Użycie: { $call }
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-usually = { $meaning } Domyślnie { $value }.
cli-help = Pokazuje tę pomoc.
cli-version = Pokazuje wersję.

## What stands for a value

cli-value-command = POLECENIE
cli-value-options = OPCJE
cli-value-game = GRA
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-id = ID
cli-value-number = LICZBA
cli-value-language = JĘZYK
cli-value-option = NAZWA=WARTOŚĆ
cli-value-bots = BOTY
cli-value-shares = NIŻSZY,WYŻSZY
cli-value-address = ADRES
cli-value-url = URL
cli-value-settings = ustawienia

## Arguments and options

cli-game = Jedna z gier, które wypisuje „clowder games”.
cli-file = Zapisana gra (.game lub JSON).
cli-lang = en, cs, pl albo hu. Domyślnie według CLOWDER_LANG albo języka terminala.
cli-seats = Ile osób gra.
cli-option = Zmienia opcję gry.
cli-json = Wypisuje JSON.
cli-seed = Ta sama liczba daje te same gry.
cli-jobs = Ile procesów pracuje naraz: domyślnie 1, w klastrze po jednym na rdzeń.
cli-company = Kto z tobą gra: a,b. Jeśli nazw jest mniej niż miejsc, powtarzają się po kolei.
cli-resume = Wraca do ostatniej niedokończonej gry.
cli-table-seed = Ta sama liczba daje to samo rozdanie.
cli-games-count = Ile gier.
cli-minutes = Ile minut ma łącznie trwać trening.
cli-train-out = Folder treningu. Z tym samym folderem trening rusza tam, gdzie stanął.
cli-train-rounds = Ile rund toczy się naraz. Bez karty graficznej wybierz mało.
cli-train-width = Jak szerokie są warstwy sieci.
cli-bots = Bot na każde miejsce: a,b. Jeśli nazw jest mniej niż miejsc, powtarzają się po kolei.
cli-records = Zapisuje tu każdą grę.
cli-deals = Ile gier, z zaokrągleniem w górę do pełnych rozdań.
cli-rivals = Kogo porównać: a,b. Przy a,b,b jeden a gra wśród kilku b.
cli-arena-resume = Zalicza gry, które to samo wywołanie już rozegrało.
cli-sprt = Kończy, gdy wiadomo, czy pierwszy bot wygrywa najwyżej pierwszą, czy co najmniej drugą część gier: 50,60.
cli-csv = Zapisuje CSV z wierszem na każde miejsce w każdej grze.
cli-plot = Zapisuje obrazek SVG.
cli-cluster = Gra w klastrze Ray: auto albo jego adres (ray://…).
cli-host = Adres, na którym serwer nasłuchuje.
cli-port = Port; 0 bierze dowolny wolny.
cli-db = Baza danych, jeśli nie SQLite.
cli-bus = Adres Redisa, przez który węzły ze wspólną bazą od razu mówią sobie, co nowego.
cli-data = Folder na plik SQLite.
cli-config = Ustawienia w TOML.
cli-open = Otwiera też przeglądarkę.
cli-backup-file = Dokąd trafi kopia; niczego jeszcze tam być nie może.
cli-restore-file = Kopia zrobiona przez „clowder backup”.
cli-host-add = Wypisuje link; kto go otworzy, zostanie gospodarzem.
cli-host-revoke = Odbiera komuś rolę gospodarza; ID jest na liście.
cli-host-address = Adres serwera dla przeglądarek, do linku.
cli-overwrite = Odkłada obecną bazę na bok.
cli-older-than = To, co skończyło się ponad tyle dni temu.

## Reports

column-seat = Miejsce
column-bot = Bot
column-wins = Wygrane
column-rating = Siła
column-pair = Różnica
column-seconds = Średnio (s)
column-worst = Najdłużej (s)
simulate-summary = Gry: { $games }. Ruchy: { $moves } w { $seconds } s, czyli { $pace } na sekundę. Wspólna wygrana liczy się każdemu.
arena-summary = Rozdania: { $deals }. Gry: { $games }. Miejsca: { $seats }. Wszystkie przedziały są 95-procentowe. Sekundy: czas CPU na jedną decyzję.
arena-lines = Wiersze zapisu punktów na miejsce i grę.
arena-partial = Zatrzymano, rozegrane gry: { $games } z { $wanted }. To samo wywołanie z --resume pójdzie dalej.
arena-few = Za mało rozdań, żeby coś stwierdzić: { $deals }, potrzeba co najmniej { $least }.
arena-pairs = Różnice w tych samych rozdaniach, na miejsce i grę.
arena-too-few = za mało rozdań
arena-better = lepszy jest { $bot }
arena-open = jeszcze niejasne (potrzeba rozdań: około { $deals })
arena-alike = nie widać różnicy
arena-sprt-low = { $bot } wygrywa najwyżej { $low }, nie { $high }: więcej gier nie trzeba (SPRT, błąd 5%).
arena-sprt-high = { $bot } wygrywa co najmniej { $high }, nie { $low }: więcej gier nie trzeba (SPRT, błąd 5%).
arena-sprt-open = Nie rozstrzygnięto, czy { $bot } wygrywa { $low }, czy { $high } (SPRT, błąd 5%).
arena-seats = Wygrane i punkty według miejsc.
arena-plot = Udział wygranych: { $game }
arena-course = { $bot }, rozdanie po rozdaniu

verify-seed = Tajna liczba to ta, którą obiecano, zanim gracze dodali swoje.
verify-seats = Miejsca, które dodały własną liczbę: { LIST($seats) }.
verify-no-seats = Żadne miejsce nie dodało własnej liczby.
verify-draws = Każde losowanie wynika z tych liczb: rozdanie było ustalone przed grą i nikt nie wybrał go sam.
verify-not = Nie dowodzi to, że serwer nie zajrzał w karty.
verify-day = To rozdanie z dnia { $day }, takie samo dla wszystkich, którzy je rozegrali.
verify-day-draws = Tajna liczba to ta, którą obiecano, i każde losowanie z niej wynika.
verify-day-not = Serwer wylosował ją sam: porównaj pieczęć z tą, którą ogłoszono tego dnia.

## A wrong call

fault-quoted = { $text }
fault-see-help = { $reason }; zobacz: { $command }
fault-call = tego wywołania nie da się zrozumieć
fault-command = nie ma polecenia „{ $name }”; do wyboru: { LIST($known) }
fault-switch = nie ma opcji { $name }
fault-extra = to jest zbędne: { $text }
fault-missing = brakuje: { $what }
fault-no-value = { $name } wymaga wartości
fault-needless-value = { $name } nie przyjmuje wartości
fault-not-whole = { $name }: „{ $value }” nie jest liczbą całkowitą
fault-too-small = { $name }: co najmniej { $least }
fault-value = { $name } nie może mieć wartości „{ $value }”
fault-language = nie ma języka „{ $name }”; do wyboru: { LIST($known) }
fault-game = nie ma gry „{ $name }”; do wyboru: { LIST($known) }
fault-left-out = zainstalowana gra „{ $name }” jest pominięta: { $reason }
fault-seats = { $game }: graczy może być od { $first } do { $last }, a nie { $seats }
fault-mix = przy { $name }={ $value } liczba graczy może wynosić: { LIST($fit) }
fault-game-option = gra nie ma opcji „{ $name }”; do wyboru: { LIST($known) }
fault-option-form = oczekiwane jest { cli-value-option }, a nie „{ $text }”
fault-bot = { $game } nie ma bota „{ $name }”; do wyboru: { LIST($known) }; własnego podaj jako module:Class
fault-bot-not-loaded = nie da się wczytać bota „{ $name }”: { $reason }
fault-bot-none = „{ $name }” nie jest Botem
fault-bot-half = „{ $name }” nie jest pełnym Botem: nie mówi, jak wybiera
fault-bot-settings = oczekiwane jest module:Class?NAZWA=WARTOŚĆ, a nie „{ $name }”
fault-bot-line = oczekiwane jest GRA.POZIOM=module:Class, a nie „{ $line }”
fault-bot-taken = { $game } ma już bota „{ $name }”; nadaj swojemu inną nazwę
fault-bots = więcej botów niż miejsc: { $bots } na { $seats }
fault-shares = trzeba dwóch udziałów wygranych w procentach, najpierw niższego, na przykład 50,60; podano „{ $text }”
fault-no-ray = Ray nie jest zainstalowany; zainstaluje go pip install "clowder[cluster]"
fault-no-cluster = pod „{ $address }” nie ma klastra Ray; uruchomi go „ray start --head”
fault-workers-lost = proces roboczy został przerwany z zewnątrz { $times } razy z rzędu, najpewniej z braku pamięci
fault-resume = gra toczy się dalej tak, jak się zaczęła; można dodać tylko --lang

## A bot at fault

fault-bot-failed = bot { $name } zawiódł w { $place }: { $reason }
fault-bot-refused = bot { $name } wykonał niedozwolony ruch: „{ $move }” ({ $rule })
fault-bot-no-move = bot { $name } odpowiedział { $move }, a to nie jest ruch gry { $game }

## Files, addresses and the system

fault-output = wyjście
fault-at-line = wiersz { $number }
fault-at-entry = wpis { $number }
fault-at-record = zapis gry
fault-system = { $what }: { $reason }
fault-system-eacces = { $what }: brak uprawnień
fault-system-eaddrinuse = { $what }: ten adres jest już zajęty; wybierz inny przez --port
fault-system-eaddrnotavail = { $what }: ten komputer nie ma takiego adresu
fault-system-eexist = { $what }: już istnieje
fault-system-eisdir = { $what }: to jest folder
fault-system-enametoolong = { $what }: nazwa jest za długa
fault-system-enoent = { $what }: nie ma takiego pliku ani folderu
fault-system-enospc = { $what }: dysk jest pełny
fault-system-enotdir = { $what }: część ścieżki nie jest folderem
fault-system-eperm = { $what }: brak uprawnień
fault-system-erofs = { $what }: nie da się tu nic zapisać
fault-path = { $what }: tak nie może się nazywać żaden plik
fault-unreadable = tego nie da się odczytać ({ $reason })
fault-nested = zbyt głęboko zagnieżdżone
fault-not-text = to nie jest tekst w UTF-8
fault-setting = { $where ->
    [environment] środowisko
    [command-line] wiersz poleceń
   *[other] { $where }
}: nie ma ustawienia „{ $name }”; do wyboru: { LIST($known) }
fault-setting-value = { $where ->
    [environment] środowisko
    [command-line] wiersz poleceń
   *[other] { $where }
}: { $name } nie może mieć wartości „{ $value }”
fault-settings-unreadable = { $file }: tego nie da się odczytać ({ $reason })
fault-database-locked = z { $file } działa już inny serwer; zakończ go albo wybierz inny folder opcją --data
fault-no-file = nie ma pliku { $file }
fault-backup-exists = plik { $file } już istnieje
fault-restore-exists = plik { $file } już istnieje; z --overwrite zostanie odłożony na bok
fault-backup-broken = plik { $file } nie jest pełną bazą danych Clowdera: { $reason }
fault-backup-server = to jest dla SQLite; PostgreSQL ma własne narzędzia: pg_dump i pg_restore
fault-host-version = baza danych jest w innej wersji; uruchom z nią raz „clowder serve”
fault-no-host = nie ma gospodarza { $id }; wszystkich wypisze „clowder hosts”
fault-database-newer = tę bazę danych utworzył nowszy clowder (wersja { $version }); zainstaluj go albo wybierz inną bazę przez --db
fault-storage = nie da się użyć bazy danych: { $reason }
fault-driver = pakiet { $name } nie jest zainstalowany: pip install clowder[{ $extra }]
fault-database-url = adres w --db nie ma sensu: { $reason }
fault-database-unsafe = PostgreSQL działa z { $name } = off i mógłby zgubić to, co już potwierdził; włącz tę opcję
fault-bus-alone = --bus jest dla kilku węzłów ze wspólną bazą PostgreSQL; podaj ją przez --db
fault-bus-url = adres w --bus nie ma sensu: { $reason }

## Saved games

fault-other-table = to nie jest stół gry { $game } na { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
fault-record-expected = oczekiwane jest „{ $form }”, a nie { $found }
fault-record-move = { $text } to nie jest ruch
fault-record-refused = { $text } jest niedozwolone ({ $rule })
fault-record-cut = zapis gry jest urwany: brakuje mu końca
fault-record-after = po wierszu „end” nie może być nic więcej
fault-record-count = zapisanych wpisów: { $written }, w pliku: { $here }
fault-record-changed = ktoś zmienił ten plik po zapisaniu
fault-record-version = { $game }: grano według wersji zasad { $played }, a oczekiwana jest { $ours }
fault-record-empty = nikt nie wykonał w niej ruchu
fault-no-seed = nie ma w niej tajnej liczby, więc rozdania nie da się sprawdzić
fault-sealed = tajna liczba pojawi się dopiero po zakończeniu dnia rozdania, { $day }
fault-fixed = tajną liczbę ustalono na potrzeby testu: ten stół niczego nie dowodzi
fault-other-day = to nie jest rozdanie z dnia { $day }, które dostali wszyscy
fault-other-seed = tajna liczba to nie ta, którą obiecano
fault-origin = za rozdanie nie można ręczyć: wpisy do numeru { $count } pochodzą ze stołu { $table }
fault-entry-refused = wpis { $entry }: „{ $text }” jest niedozwolone
fault-other-draw = wpis { $entry }: „{ $text }” nie wynika z tajnej liczby

backup-done = Kopia jest w pliku { $file }.
restore-done = Baza danych pochodzi teraz z pliku { $file }.
prune-done = Usunięto: { $tables } { $tables ->
    [one] stół
    [few] stoły
    [many] stołów
   *[other] stołu
}, { $guests } { $guests ->
    [one] gościa
    [few] gości
    [many] gości
   *[other] gościa
}, { $keys } { $keys ->
    [one] ciasteczko lub token
    [few] ciasteczka i tokeny
    [many] ciasteczek i tokenów
   *[other] ciasteczka i tokenu
}.

train-progress = { $minutes } min: rozegrane rundy: { $rounds }, punkty na rundę: { $points }, rundy z paradoksem: { $paradox }
train-done = Trening skończony. Wagi są w pliku { $file }.
train-try = Wypróbuj je: { $command }
fault-train-game = na razie można trenować tylko cat_in_the_box, nie { $game }
fault-train-extra = do treningu brakuje pakietów: pip install clowder[train]

host-link = Kto otworzy ten link, zostanie gospodarzem: działa raz, przez { $minutes } minut.
host-line = { $id } · { $name }, od { $day }
host-none = Nie ma jeszcze gospodarzy.
host-revoked = { $name } nie jest już gospodarzem.
