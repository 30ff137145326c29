# What the command line says about itself: help, reports and errors.

## What the commands do

cli-clowder = Otevřený stůl pro pět kočičích her.
cli-games = Vypíše hry.
cli-rules = Vypíše pravidla hry.
cli-play = Hra proti botům.
cli-simulate = Nechá boty odehrát spoustu her.
cli-replay = Přehraje uloženou hru, pokud v ní byl každý tah dovolený.
cli-arena = Porovná boty: všichni hrají stejná rozdání z každého místa.
cli-verify = Ověří, že rozdání vzešlo z čísla slíbeného před hrou.
cli-train = Natrénuje síť hrou proti sobě samé.
cli-serve = Otevře stoly každému, kdo má adresu.
cli-hosts = Vypíše správce: čtou hlášení, zavírají stoly a zakazují hru.
cli-backup = Zkopíruje databázi, i když server běží.
cli-restore = Vrátí databázi ze zálohy.
cli-prune = Smaže dávno dohrané stoly a dávné hosty.

## Help

cli-usage = Použití: { $call }
cli-commands = Příkazy
cli-arguments = Argumenty
cli-options = Volby
cli-usually = { $meaning } Výchozí: { $value }.
cli-help = Ukáže tuto nápovědu.
cli-version = Ukáže verzi.

## What stands for a value

cli-value-command = PŘÍKAZ
cli-value-options = VOLBY
cli-value-game = HRA
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-id = ID
cli-value-number = ČÍSLO
cli-value-language = JAZYK
cli-value-option = NÁZEV=HODNOTA
cli-value-bots = BOTI
cli-value-shares = NIŽŠÍ,VYŠŠÍ
cli-value-address = ADRESA
cli-value-url = URL
cli-value-settings = nastavení

## Arguments and options

cli-game = Některá z her, které vypíše „clowder games“.
cli-file = Uložená hra (.game nebo JSON).
cli-lang = en, cs, pl nebo hu. Výchozí je CLOWDER_LANG, jinak jazyk terminálu.
cli-seats = Počet hráčů.
cli-option = Změní volbu hry.
cli-json = Vypíše JSON.
cli-seed = Stejné číslo přinese stejné hry.
cli-jobs = Kolik procesů pracuje najednou: ve výchozím nastavení 1, na clusteru jeden na každé jádro.
cli-company = Kdo s tebou hraje: a,b. Je-li jmen méně než míst, střídají se.
cli-resume = Pokračuje v poslední nedohrané hře.
cli-table-seed = Stejné číslo přinese stejné rozdání.
cli-games-count = Kolik her.
cli-minutes = Kolik minut se má celkem trénovat.
cli-train-out = Složka běhu. Se stejnou složkou se pokračuje tam, kde trénink skončil.
cli-train-rounds = Kolik kol se hraje najednou. Bez grafické karty zvol málo.
cli-train-width = Jak široké jsou vrstvy sítě.
cli-bots = Bot pro každé místo: a,b. Je-li jmen méně než míst, střídají se.
cli-records = Sem uloží každou hru.
cli-deals = Kolik her, zaokrouhleno nahoru na celá rozdání.
cli-rivals = Koho porovnat: a,b. Při a,b,b hraje jeden a mezi několika b.
cli-arena-resume = Započítá hry, které stejný příkaz už odehrál.
cli-sprt = Skončí, jakmile je jasné, zda první bot vyhrává nejvýš první, nebo aspoň druhý podíl her: 50,60.
cli-csv = Uloží CSV s řádkem pro každé místo v každé hře.
cli-plot = Uloží obrázek ve formátu SVG.
cli-cluster = Hraje na clusteru Ray: auto, nebo jeho adresa (ray://…).
cli-host = Adresa, na které server poslouchá.
cli-port = Port; 0 vezme kterýkoli volný.
cli-db = Databáze, pokud to nemá být SQLite.
cli-bus = Adresa Redisu, přes který si uzly se společnou databází hned řeknou, co je nového.
cli-data = Složka pro soubor SQLite.
cli-config = Nastavení v TOML.
cli-open = Otevře i prohlížeč.
cli-backup-file = Kam záloha přijde; nic tam ještě nesmí být.
cli-restore-file = Záloha od „clowder backup“.
cli-host-add = Vypíše odkaz; kdo ho otevře, bude správcem.
cli-host-revoke = Odebere někomu roli správce; ID je ve výpisu.
cli-host-address = Adresa serveru pro prohlížeče, do odkazu.
cli-overwrite = Nynější databázi odloží stranou.
cli-older-than = Jen co skončilo před více než tolika dny.

## Reports

column-seat = Místo
column-bot = Bot
column-wins = Výhry
column-rating = Síla
column-pair = Rozdíl
column-seconds = Průměr (s)
column-worst = Nejdéle (s)
simulate-summary = Her: { $games }. Tahů: { $moves } za { $seconds } s, tedy { $pace } za sekundu. Společná výhra se počítá každému.
arena-summary = Rozdání: { $deals }. Her: { $games }. Míst: { $seats }. Všechny intervaly jsou 95procentní. Sekundy: čas CPU na jedno rozhodnutí.
arena-lines = Řádky bodového zápisu na místo a hru.
arena-partial = Zastaveno, odehráno { $games } z { $wanted } her. Stejný příkaz s --resume bude pokračovat.
arena-few = Rozdání je málo, nedá se z nich nic poznat: { $deals }, potřeba je aspoň { $least }.
arena-pairs = Rozdíly v rámci stejných rozdání, na místo a hru.
arena-too-few = málo rozdání
arena-better = lepší je { $bot }
arena-open = zatím nejasné (potřeba rozdání: asi { $deals })
arena-alike = rozdíl není vidět
arena-sprt-low = { $bot } vyhrává nejvýš { $low }, ne { $high }: další hry nejsou potřeba (SPRT, chyba 5 %).
arena-sprt-high = { $bot } vyhrává aspoň { $high }, ne { $low }: další hry nejsou potřeba (SPRT, chyba 5 %).
arena-sprt-open = Zda { $bot } vyhrává { $low }, nebo { $high }, není rozhodnuto (SPRT, chyba 5 %).
arena-seats = Výhry a body podle místa.
arena-plot = Podíly výher: { $game }
arena-course = { $bot }, rozdání po rozdání

verify-seed = Tajné číslo je to, které bylo slíbeno, než hráči přidali svoje.
verify-seats = Místa, která přidala vlastní číslo: { LIST($seats) }.
verify-no-seats = Žádné místo nepřidalo vlastní číslo.
verify-draws = Všechno vylosované vychází z těchto čísel: rozdání bylo pevně dané už před hrou a nikdo si ho nevybral sám.
verify-not = Nedokazuje to, že se server nepodíval do karet.
verify-day = Tohle je rozdání dne { $day }, stejné pro všechny, kdo ho hráli.
verify-day-draws = Tajné číslo je to, které bylo slíbeno, a všechno vylosované z něj vychází.
verify-day-not = Server ho losoval sám: porovnej pečeť s tou, která byla ten den zveřejněna.

## A wrong call

fault-quoted = { $text }
fault-see-help = { $reason }; viz: { $command }
fault-call = takovému zápisu příkazu nerozumím
fault-command = příkaz „{ $name }“ neexistuje; na výběr: { LIST($known) }
fault-switch = volba { $name } neexistuje
fault-extra = tohle je navíc: { $text }
fault-missing = chybí { $what }
fault-no-value = { $name } potřebuje hodnotu
fault-needless-value = { $name } se píše bez hodnoty
fault-not-whole = { $name }: „{ $value }“ není celé číslo
fault-too-small = { $name }: nejméně { $least }
fault-value = { $name } nemůže být „{ $value }“
fault-language = jazyk „{ $name }“ neznáme; na výběr: { LIST($known) }
fault-game = hru „{ $name }“ neznáme; na výběr: { LIST($known) }
fault-left-out = nainstalovaná hra „{ $name }“ je vynechaná: { $reason }
fault-seats = { $game }: počet hráčů je { $first } až { $last }, ne { $seats }
fault-mix = při { $name }={ $value } může být hráčů: { LIST($fit) }
fault-game-option = hra nemá volbu „{ $name }“; na výběr: { LIST($known) }
fault-option-form = čeká se { cli-value-option }, ne „{ $text }“
fault-bot = { $game } nemá bota „{ $name }“; na výběr: { LIST($known) }; vlastního zadáš jako module:Class
fault-bot-not-loaded = bota „{ $name }“ nejde načíst: { $reason }
fault-bot-none = „{ $name }“ není Bot
fault-bot-half = „{ $name }“ není úplný Bot: neříká, jak vybírá
fault-bot-settings = čeká se module:Class?NÁZEV=HODNOTA, ne „{ $name }“
fault-bot-line = čeká se HRA.ÚROVEŇ=module:Class, ne „{ $line }“
fault-bot-taken = { $game } už bota „{ $name }“ má; dej svému jiné jméno
fault-bots = víc botů než míst: { $bots } na { $seats }
fault-shares = čekají se dva podíly výher v procentech, nejdřív nižší, třeba 50,60; nalezeno „{ $text }“
fault-no-ray = Ray není nainstalovaný; doinstaluje ho pip install "clowder[cluster]"
fault-no-cluster = na „{ $address }“ není žádný cluster Ray; spustí ho „ray start --head“
fault-workers-lost = { $times }krát po sobě někdo zvenčí ukončil pracovní proces, nejspíš kvůli nedostatku paměti
fault-resume = hra pokračuje tak, jak byla; přidat jde jen --lang

## A bot at fault

fault-bot-failed = bot { $name } selhal v { $place }: { $reason }
fault-bot-refused = bot { $name } zkusil nedovolený tah: „{ $move }“ ({ $rule })
fault-bot-no-move = bot { $name } odpověděl { $move }, a to není tah hry { $game }

## Files, addresses and the system

fault-output = výstup
fault-at-line = řádek { $number }
fault-at-entry = záznam { $number }
fault-at-record = záznam hry
fault-system = { $what }: { $reason }
fault-system-eacces = { $what }: chybí oprávnění
fault-system-eaddrinuse = { $what }: tuto adresu už používá něco jiného; zvol jinou přes --port
fault-system-eaddrnotavail = { $what }: tento počítač takovou adresu nemá
fault-system-eexist = { $what }: už existuje
fault-system-eisdir = { $what }: to je složka
fault-system-enametoolong = { $what }: název je příliš dlouhý
fault-system-enoent = { $what }: takový soubor ani složka tu není
fault-system-enospc = { $what }: disk je plný
fault-system-enotdir = { $what }: část cesty není složka
fault-system-eperm = { $what }: chybí oprávnění
fault-system-erofs = { $what }: sem se nedá zapisovat
fault-path = { $what }: tak se žádný soubor jmenovat nemůže
fault-unreadable = tohle nejde přečíst ({ $reason })
fault-nested = příliš hluboko vnořené
fault-not-text = tohle není text v UTF-8
fault-setting = { $where ->
    [environment] prostředí
    [command-line] příkazová řádka
   *[other] { $where }
}: nastavení „{ $name }“ neexistuje; na výběr: { LIST($known) }
fault-setting-value = { $where ->
    [environment] prostředí
    [command-line] příkazová řádka
   *[other] { $where }
}: { $name } nemůže být „{ $value }“
fault-settings-unreadable = { $file }: tohle nejde přečíst ({ $reason })
fault-database-locked = s { $file } už běží jiný server; ukonči ho, nebo zvol jinou složku přes --data
fault-no-file = soubor { $file } neexistuje
fault-backup-exists = soubor { $file } už existuje
fault-restore-exists = soubor { $file } už existuje; s --overwrite se odloží stranou
fault-backup-broken = soubor { $file } není úplná databáze Clowderu: { $reason }
fault-backup-server = tohle je pro SQLite; PostgreSQL má vlastní nástroje: pg_dump a pg_restore
fault-host-version = databáze má jinou verzi; spusť s ní jednou „clowder serve“
fault-no-host = správce { $id } tu není; všechny vypíše „clowder hosts“
fault-database-newer = tuto databázi vytvořil novější clowder (verze { $version }); nainstaluj ho, nebo zvol jinou databázi přes --db
fault-storage = databázi nejde použít: { $reason }
fault-driver = balíček { $name } není nainstalovaný: pip install clowder[{ $extra }]
fault-database-url = adresa u --db nedává smysl: { $reason }
fault-database-unsafe = PostgreSQL běží s { $name } = off, takže by mohl ztratit, co už potvrdil; zapni to
fault-bus-alone = --bus je pro víc uzlů se společnou databází PostgreSQL; zadej ji přes --db
fault-bus-url = adresa u --bus nedává smysl: { $reason }

## Saved games

fault-other-table = tohle není stůl hry { $game } pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
    [many] { $players } hráče
   *[other] { $players } hráčů
}
fault-record-expected = čeká se „{ $form }“, ne { $found }
fault-record-move = { $text } není žádný tah
fault-record-refused = { $text } není dovoleno ({ $rule })
fault-record-cut = záznam je useknutý, chybí mu konec
fault-record-after = za řádkem „end“ už nesmí nic být
fault-record-count = zapsaných záznamů: { $written }, v souboru: { $here }
fault-record-changed = soubor někdo po zapsání změnil
fault-record-version = hra { $game } se hrála podle verze pravidel { $played }, čeká se verze { $ours }
fault-record-empty = není v něm žádný tah
fault-no-seed = chybí tajné číslo, rozdání nejde ověřit
fault-sealed = tajné číslo se neukáže, dokud neskončí den rozdání, { $day }
fault-fixed = tajné číslo bylo pevně dané pro zkoušku: tento stůl nic nedokazuje
fault-other-day = tohle není rozdání dne { $day }, které měli všichni
fault-other-seed = tajné číslo není to, které bylo slíbeno
fault-origin = za rozdání se nedá ručit: záznamy do čísla { $count } pocházejí ze stolu { $table }
fault-entry-refused = záznam { $entry }: „{ $text }“ není dovoleno
fault-other-draw = záznam { $entry }: „{ $text }“ z tajného čísla nevychází

backup-done = Záloha je v souboru { $file }.
restore-done = Databáze je teď ta ze souboru { $file }.
prune-done = Smazáno: { $tables } { $tables ->
    [one] stůl
    [few] stoly
    [many] stolů
   *[other] stolů
}, { $guests } { $guests ->
    [one] host
    [few] hosté
    [many] hostů
   *[other] hostů
}, { $keys } { $keys ->
    [one] cookie nebo token
    [few] cookies a tokeny
    [many] cookies a tokenů
   *[other] cookies a tokenů
}.

train-progress = { $minutes } min: odehraná kola: { $rounds }, body za kolo: { $points }, kola s paradoxem: { $paradox }
train-done = Natrénováno. Váhy jsou v souboru { $file }.
train-try = Vyzkoušej je: { $command }
fault-train-game = trénovat se zatím dá jen cat_in_the_box, ne { $game }
fault-train-extra = k tréninku chybějí balíčky: pip install clowder[train]

host-link = Kdo tenhle odkaz otevře, bude správcem: funguje jednou, do { $minutes } minut.
host-line = { $id } · { $name }, od { $day }
host-none = Zatím tu žádný správce není.
host-revoked = { $name } už není správcem.
