# What the command line says about itself: help, reports and errors.

## What the commands do

cli-clowder = Nyitott asztal öt cicás játékhoz.
cli-games = Felsorolja a játékokat.
cli-rules = Kiírja egy játék szabályait.
cli-play = Játék botok ellen.
cli-simulate = Sok játékot játszat le a botokkal.
cli-replay = Visszajátszik egy mentett játékot, ha minden lépése szabályos volt.
cli-arena = Összeméri a botokat: mind ugyanazokat az osztásokat játsszák, minden helyről.
cli-verify = Ellenőrzi, hogy az osztás a játék előtt megígért számból jött-e.
cli-train = Önmaga ellen játszva tanít be egy hálót.
cli-serve = Asztalokat nyit mindenkinek, aki ismeri a címet.
cli-hosts = Felsorolja a ház gazdáit: ők olvassák a bejelentéseket, asztalokat zárnak be, és kitiltanak.
cli-backup = Lemásolja az adatbázist, akkor is, ha fut a szerver.
cli-restore = Visszaállítja az adatbázist egy másolatból.
cli-prune = Törli a rég befejezett asztalokat és a régi vendégeket.

## Help

cli-usage = Használat: { $call }
cli-commands = Parancsok
cli-arguments = Argumentumok
cli-options = Kapcsolók
cli-usually = { $meaning } Alapértéke { $value }.
cli-help = Megmutatja ezt a súgót.
cli-version = Megmutatja a verziót.

## What stands for a value

cli-value-command = PARANCS
cli-value-options = KAPCSOLÓK
cli-value-game = JÁTÉK
cli-value-file = FÁJL
cli-value-folder = MAPPA
cli-value-id = ID
cli-value-number = SZÁM
cli-value-language = NYELV
cli-value-option = NÉV=ÉRTÉK
cli-value-bots = BOTOK
cli-value-shares = ALSÓ,FELSŐ
cli-value-address = CÍM
cli-value-url = URL
cli-value-settings = beállítások

## Arguments and options

cli-game = Egy azok közül, amelyeket a „clowder games” felsorol.
cli-file = Egy mentett játék (.game vagy JSON).
cli-lang = en, cs, pl vagy hu. Ha nincs megadva: CLOWDER_LANG, vagy a terminál nyelve.
cli-seats = Hányan játszanak.
cli-option = Megváltoztatja a játék egyik beállítását.
cli-json = JSON-t ír ki.
cli-seed = Ugyanaz a szám ugyanazokat a játékokat hozza.
cli-jobs = Hány folyamat dolgozik egyszerre: alapesetben 1, fürtön magonként egy.
cli-company = Kik játszanak veled: a,b. Ha kevesebb a név, mint a hely, sorban ismétlődnek.
cli-resume = Folytatja az utolsó befejezetlen játékot.
cli-table-seed = Ugyanaz a szám ugyanazt az osztást hozza.
cli-games-count = Hány játék legyen.
cli-minutes = Hány percig tanuljon összesen.
cli-train-out = A tanítás mappája. Ugyanazzal a mappával ott folytatódik, ahol abbamaradt.
cli-train-rounds = Hány forduló folyjon egyszerre. Videokártya nélkül legyen kevés.
cli-train-width = Milyen szélesek a háló rétegei.
cli-bots = Minden helyre egy bot: a,b. Ha kevesebb a név, mint a hely, sorban ismétlődnek.
cli-records = Ide ment minden játékot.
cli-deals = Hány játék legyen, egész osztásokra felfelé kerekítve.
cli-rivals = Kiket mérjen össze: a,b. Az a,b,b azt jelenti, hogy egy a játszik több b között.
cli-arena-resume = Beszámítja azokat a játékokat, amelyeket ugyanez a hívás már lejátszott.
cli-sprt = Megáll, amint kiderül, hogy az első bot legfeljebb az egyik vagy legalább a másik arányban nyer: 50,60.
cli-csv = CSV-be ment, játékonként és helyenként egy sorral.
cli-plot = SVG-képet ment.
cli-cluster = Ray-fürtön játszik: auto vagy a fürt címe (ray://…).
cli-host = A cím, amelyen a szerver figyel.
cli-port = A port; 0 esetén bármelyik szabad.
cli-db = Az adatbázis, ha nem SQLite.
cli-bus = Egy Redis címe: ezen szólnak egymásnak a közös adatbázist használó csomópontok, ha van valami új.
cli-data = Az SQLite-fájl mappája.
cli-config = Beállítások TOML-ban.
cli-open = A böngészőt is megnyitja.
cli-backup-file = Ide kerül a másolat; itt még nem lehet semmi.
cli-restore-file = A „clowder backup” másolata.
cli-host-add = Kiír egy linket; aki megnyitja, a ház gazdája lesz.
cli-host-revoke = Töröl valakit a ház gazdái közül; az azonosító a listában van.
cli-host-address = A szerver címe a böngészőknek, a linkhez.
cli-overwrite = A mostani adatbázist félreteszi.
cli-older-than = Ami ennyi napnál régebben ért véget.

## Reports

column-seat = Hely
column-bot = Bot
column-wins = Győzelem
column-rating = Erő
column-pair = Különbség
column-seconds = Átlag (mp)
column-worst = Leghosszabb (mp)
simulate-summary = Játék: { $games }. Lépés: { $moves }, { $seconds } mp alatt, másodpercenként { $pace }. A közös győzelem mindenkinek számít.
arena-summary = Osztás: { $deals }. Játék: { $games }. Hely: { $seats }. Minden intervallum 95%-os. Másodpercek: egy döntés CPU-ideje.
arena-lines = A pontozólap sorai, helyenként és játékonként.
arena-partial = Leállítva { $wanted } játékból { $games } után. Ugyanez a hívás a --resume kapcsolóval folytatja.
arena-few = Túl kevés az osztás, hogy bármi kiderüljön: { $deals }, legalább { $least } kell.
arena-pairs = Különbségek ugyanazokban az osztásokban, helyenként és játékonként.
arena-too-few = túl kevés osztás
arena-better = { $bot } a jobb
arena-open = még nem világos (kb. { $deals } osztás kellene)
arena-alike = nem látszik különbség
arena-sprt-low = { $bot } legfeljebb { $low } arányban nyer, nem { $high } arányban: nem kell több játék (SPRT, 5% hiba).
arena-sprt-high = { $bot } legalább { $high } arányban nyer, nem { $low } arányban: nem kell több játék (SPRT, 5% hiba).
arena-sprt-open = Nem dőlt el, hogy { $bot } { $low } vagy { $high } arányban nyer (SPRT, 5% hiba).
arena-seats = Győzelmek és pontok helyenként.
arena-plot = Győzelmi arányok: { $game }
arena-course = { $bot }, osztásról osztásra

verify-seed = A titkos szám az, amelyet megígértek, mielőtt a játékosok hozzáadták a magukét.
verify-seats = Ezek a helyek adtak hozzá saját számot: { LIST($seats) }.
verify-no-seats = Egyik hely sem adott hozzá saját számot.
verify-draws = Minden húzás ezekből a számokból következik: az osztás már a játék előtt eldőlt, és senki sem választhatta meg egyedül.
verify-not = Ez nem bizonyítja, hogy a szerver nem nézett bele a lapokba.
verify-day = Ez a napi osztás ({ $day }), mindenkinek ugyanaz, aki játszotta.
verify-day-draws = A titkos szám az, amelyet megígértek, és minden húzás ebből következik.
verify-day-not = A szerver egyedül húzta: vesd össze a pecsétet azzal, amelyet aznap közzétettek.

## A wrong call

fault-quoted = { $text }
fault-see-help = { $reason }; lásd: { $command }
fault-call = ez a hívás nem érthető
fault-command = nincs „{ $name }” parancs; ezek vannak: { LIST($known) }
fault-switch = nincs { $name } kapcsoló
fault-extra = ez már fölösleges: { $text }
fault-missing = hiányzik: { $what }
fault-no-value = { $name }: érték kell hozzá
fault-needless-value = { $name }: nem kell hozzá érték
fault-not-whole = { $name }: „{ $value }” nem egész szám
fault-too-small = { $name }: legalább { $least } kell
fault-value = { $name } nem lehet „{ $value }”
fault-language = nincs „{ $name }” nyelv; ezek vannak: { LIST($known) }
fault-game = nincs „{ $name }” játék; ezek vannak: { LIST($known) }
fault-left-out = a telepített „{ $name }” játék kimarad: { $reason }
fault-seats = { $game }: { $first }–{ $last } játékosnak való, nem ennyinek: { $seats }
fault-mix = { $name }={ $value } esetén a játékosok száma ennyi lehet: { LIST($fit) }
fault-game-option = a játéknak nincs „{ $name }” beállítása; ezek vannak: { LIST($known) }
fault-option-form = ilyen kell: { cli-value-option }, nem „{ $text }”
fault-bot = { $game }: nincs „{ $name }” bot; ezek vannak: { LIST($known) }; a sajátod module:Class
fault-bot-not-loaded = nem lehet betölteni a(z) „{ $name }” botot: { $reason }
fault-bot-none = „{ $name }” nem Bot
fault-bot-half = „{ $name }” nem teljes Bot: nem mondja meg, hogyan választ
fault-bot-settings = ilyen kell: module:Class?NÉV=ÉRTÉK, nem „{ $name }”
fault-bot-line = ilyen kell: JÁTÉK.SZINT=module:Class, nem „{ $line }”
fault-bot-taken = { $game }: „{ $name }” nevű bot már van; adj a sajátodnak más nevet
fault-bots = több a bot, mint a hely: { $bots } bot, { $seats } hely
fault-shares = két győzelmi arány kell százalékban, elöl a kisebb, például 50,60; ez érkezett: „{ $text }”
fault-no-ray = a Ray nincs telepítve; ezzel telepíthető: pip install "clowder[cluster]"
fault-no-cluster = itt nincs Ray-fürt: „{ $address }”; a „ray start --head” elindít egyet
fault-workers-lost = egymás után { $times } munkafolyamatot állítottak le kívülről, valószínűleg memóriahiány miatt
fault-resume = a játék úgy folytatódik, ahogy volt; csak --lang adható meg hozzá

## A bot at fault

fault-bot-failed = hiba a(z) { $name } botban itt: { $place }: { $reason }
fault-bot-refused = a(z) { $name } bot szabálytalan lépést tett: „{ $move }” ({ $rule })
fault-bot-no-move = a(z) { $name } bot válasza { $move }, de ilyen lépés nincs ebben: { $game }

## Files, addresses and the system

fault-output = kimenet
fault-at-line = { $number }. sor
fault-at-entry = { $number }. bejegyzés
fault-at-record = játékfájl
fault-system = { $what }: { $reason }
fault-system-eacces = { $what }: nincs hozzá jogod
fault-system-eaddrinuse = { $what }: ez a cím már foglalt; válassz másikat: --port
fault-system-eaddrnotavail = { $what }: ennek a gépnek nincs ilyen címe
fault-system-eexist = { $what }: már létezik
fault-system-eisdir = { $what }: ez egy mappa
fault-system-enametoolong = { $what }: túl hosszú a név
fault-system-enoent = { $what }: nincs ilyen fájl vagy mappa
fault-system-enospc = { $what }: megtelt a lemez
fault-system-enotdir = { $what }: az útvonal egyik része nem mappa
fault-system-eperm = { $what }: nincs hozzá jogod
fault-system-erofs = { $what }: ide nem lehet írni
fault-path = { $what }: ilyen neve nem lehet fájlnak
fault-unreadable = ezt nem lehet elolvasni ({ $reason })
fault-nested = túl mélyen van egymásba ágyazva
fault-not-text = ez nem UTF-8 szöveg
fault-setting = { $where ->
    [environment] környezet
    [command-line] parancssor
   *[other] { $where }
}: nincs „{ $name }” beállítás; ezek vannak: { LIST($known) }
fault-setting-value = { $where ->
    [environment] környezet
    [command-line] parancssor
   *[other] { $where }
}: { $name } nem lehet „{ $value }”
fault-settings-unreadable = { $file }: ezt nem lehet elolvasni ({ $reason })
fault-database-locked = ezzel már fut egy másik szerver: { $file }; állítsd le, vagy adj meg másik mappát a --data kapcsolóval
fault-no-file = nincs ilyen fájl: { $file }
fault-backup-exists = ez a fájl már létezik: { $file }
fault-restore-exists = ez a fájl már létezik: { $file }; az --overwrite kapcsolóval félretehető
fault-backup-broken = ez a fájl nem teljes Clowder-adatbázis: { $file } ({ $reason })
fault-backup-server = ez az SQLite-hoz való; a PostgreSQL-nek saját eszközei vannak: pg_dump és pg_restore
fault-host-version = az adatbázis más verziójú; indítsd el vele egyszer: „clowder serve”
fault-no-host = nincs ilyen gazda: { $id }; mindet felsorolja: „clowder hosts”
fault-database-newer = ezt az adatbázist egy újabb clowder készítette ({ $version }. verzió); telepítsd azt, vagy válassz másik adatbázist: --db
fault-storage = az adatbázist nem lehet használni: { $reason }
fault-driver = ez a csomag nincs telepítve: { $name }; így pótolhatod: pip install clowder[{ $extra }]
fault-database-url = a --db címe értelmezhetetlen: { $reason }
fault-database-unsafe = a PostgreSQL { $name } = off beállítással fut, így elveszíthetné, amit már visszaigazolt; kapcsold be
fault-bus-alone = a --bus több, közös PostgreSQL-adatbázist használó csomóponthoz való; az adatbázist a --db kapcsolóval add meg
fault-bus-url = a --bus címe értelmezhetetlen: { $reason }

## Saved games

fault-other-table = { $game }: ez nem { $players ->
    [one] egyfős
   *[other] { $players } fős
} asztal
fault-record-expected = ilyen kell: „{ $form }”, nem { $found }
fault-record-move = { $text }: nincs ilyen lépés
fault-record-refused = { $text }: ez nem szabályos ({ $rule })
fault-record-cut = hiányzik a játék vége
fault-record-after = az „end” sor után már nem jöhet semmi
fault-record-count = { $written } bejegyzést írtak ki, itt { $here } van
fault-record-changed = a fájlt megváltoztatták, mióta kiírták
fault-record-version = { $game }: a szabályok { $played }. verziója szerint játszották, itt a(z) { $ours }. kell
fault-record-empty = senki sem lépett benne
fault-no-seed = nincs benne titkos szám: az osztást nem lehet ellenőrizni
fault-sealed = a titkos szám csak az osztás napjának ({ $day }) vége után látható
fault-fixed = a titkos számot egy próba kedvéért előre megadták: ez az asztal semmit sem bizonyít
fault-other-day = ez nem az a napi osztás ({ $day }), amelyet mindenki kapott
fault-other-seed = a titkos szám nem az, amelyet megígértek
fault-origin = az osztásért nem lehet kezeskedni: az első { $count } bejegyzés innen jön: { $table } asztal
fault-entry-refused = { $entry }. bejegyzés: „{ $text }” nem szabályos
fault-other-draw = { $entry }. bejegyzés: „{ $text }” nem a titkos számból jött

backup-done = A másolat itt van: { $file }.
restore-done = Az adatbázis mostantól ebből való: { $file }.
prune-done = Törölve: { $tables } asztal, { $guests } vendég, { $keys } süti és token.

train-progress = { $minutes } perc: { $rounds } forduló, fordulónként { $points } pont, paradoxonnal végződik: { $paradox }
train-done = Kész a tanítás. A súlyok ebben a fájlban vannak: { $file }.
train-try = Próbáld ki őket: { $command }
fault-train-game = egyelőre csak a cat_in_the_box tanítható, ez nem: { $game }
fault-train-extra = a tanításhoz hiányoznak csomagok: pip install clowder[train]

host-link = Aki megnyitja ezt a linket, a ház gazdája lesz: egyszer használható, { $minutes } percig.
host-line = { $id } · { $name }, { $day } óta
host-none = A háznak még nincs gazdája.
host-revoked = { $name } már nem gazdája a háznak.
