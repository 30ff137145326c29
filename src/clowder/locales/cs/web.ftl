# Rám stránky, předsíň a čekárna.
# „Nikdo“ je černá kočka; u těchto vět stojí ona.

## Rám

web-skip = Přeskočit na obsah
web-home = Clowder, herna
web-back = Do herny
web-close = Zavřít
web-language = Jazyk
web-light-off = Zhasnout
web-light-on = Rozsvítit
web-sound-off = Vypnout zvuk
web-sound-on = Zapnout zvuk
web-whole = Celý stůl
web-loading = Chviličku.
web-unreachable = Server se neozývá. Zkus to za chvíli.
web-error-title = Nikdo neví, co se stalo.
web-error-text = Máme to zapsané.
web-error-untold = Obvykle pomůže načíst stránku znovu.
web-error-code = Když nám o tom napíšeš, pomůže tento kód: { $code }
web-reload = Načíst znovu
web-older = Máme tu novější verzi.
web-older-note = Tahle stránka je starší než server. Načti ji znovu, hra na tebe počká.
web-lost-table = U tohoto stolu nikdo nesedí.
web-lost-table-text = Už je zrušený, nebo odkaz cestou ztratil písmenko.
web-lost-page = Tady nikdo nebydlí.
web-lost-page-text = Možná odkaz cestou ztratil písmenko.

## Jak se stránky jmenují a o čem jsou

page-home = Pět kočičích her
web-person-page = Ty
web-person-pages = Tvoje stránky
web-tab-games = Hry
web-tab-results = Výsledky
web-tab-people = Spoluhráči
web-to-games = Ke hrám
page-me-about = Ať ti zůstane, co je tvoje: cesta zpátky ke hrám, bez účtu.
page-host-about = Pro správce: hlášení a co s nimi.
web-host-page = Pro správce
page-own-games-about = Všechny tvoje hry, rozehrané i dohrané, podle hry a podle spoluhráčů.
web-people = S kým hraješ
web-results = Jak dopadly tvoje hry
page-people-about = Tvoji spoluhráči a přátelé a jak se zase najdete.
page-results-about = Tvoje hry v číslech, podle hry a počtu hráčů, s poctivými intervaly.
page-watch-about = Otevři soubor s hrou a prohlédni si ji tah po tahu.
page-rules = { $title }: pravidla
page-rules-about = { $title }: o co jde, jak se vyhrává a všechna pravidla podle čísel.
page-learn = { $title }: škola hrou
page-learn-about = { $title }: pár tahů u opravdového stolu a umíš hrát.
page-table = Stůl pro tebe
page-table-about = Někdo tě zve na kočičí hru. Vyber si kočku a přisedni: bez účtu, bez aplikace.
page-replay = Podívej se na tuhle hru
page-replay-about = Dohraná hra tah po tahu, všechny karty odkryté.

## Domů

web-headline = Vlez si do krabice.
web-lede = Pět kočičích her v prohlížeči. Pošli odkaz a hrajte s přáteli, nebo proti myším na klíček.
web-lede-more = Bez účtu, bez aplikace, bez psa.
web-new-here = Poprvé tady? Nauč se to za 3 minuty
web-turn-headline = { $name ->
    [none] Jsi na tahu.
   *[other] { $name }, jsi na tahu.
}
web-nobody-waits = Nikdo na tebe nečeká.
web-running = Tvoje hry
web-running-all = Všechny ({ $count })
web-go-on = Hrát dál
web-look = Podívat se
web-thinking = Přemýšlí: { $name }
web-thinking-many = { $count ->
    [one] Přemýšlí { $count } hráč
    [few] Přemýšlejí { $count } hráči
    [many] Přemýšlí { $count } hráče
   *[other] Přemýšlí { $count } hráčů
}
web-time-left = zbývá { $time }
web-time-since = už { $time }
web-no-clock = bez hodin
web-finished = Dohrané
web-finished-more = Starší
web-finished-look = Přehrát hru
web-keep = Že jsou to tvoje hry, ví jen tenhle prohlížeč.
web-keep-go = Zařiď si cestu zpátky
web-won-you = Tvoje výhra
web-won-name = Vítěz: { $name }
web-won-together = Společná výhra
web-lost-together = Společná prohra
web-won-nobody = Nikdo nevyhrál
web-given-up = Nedohráno
web-continue = Učit se dál
web-continue-at = { $game }, krok { $step } { Z($steps) }
web-today = Dnešní rozdání
web-today-about = { $mice ->
    [0] { $game } pro jednoho · všichni mají stejné karty
   *[other] { $game } s myšmi · všichni mají stejné karty
}
web-today-new = { $mice ->
    [0] { $game } pro jednoho. Všichni mají stejné karty, o půlnoci přijdou nové.
   *[other] { $game } s myšmi. Všichni mají stejné karty, o půlnoci přijdou nové.
}
web-today-games = Dnešní rozdání
web-today-pick = Dnešní rozdání: { $game }
web-today-pick-done = Dnešní rozdání: { $game }, odehráno
web-today-play = Hrát dnešní rozdání
web-today-done = Odehráno. Další o půlnoci.
web-today-try = Zkusit
web-days-in-row = { $count ->
    [one] den v řadě
    [few] dny v řadě
    [many] dne v řadě
   *[other] dní v řadě
}
web-row-anew = { $count ->
    [one] Dneškem může začít nová řada.
    [few] Dneškem může začít nová řada. Nejdelší měla { $count } dny.
    [many] Dneškem může začít nová řada. Nejdelší měla { $count } dne.
   *[other] Dneškem může začít nová řada. Nejdelší měla { $count } dní.
}
web-yesterday = Včera { $score }, { $place }. místo { Z($count) }
web-day-played = { $day }: odehráno
web-day-missed = { $day }: neodehráno
web-play = Hrát
web-learn-short = Učit se
web-you-are = Ty
web-you-about = Takhle tě uvidí ostatní, až přisedneš.
web-you-save = To jsem já
web-person-open = Moje zařízení a jak si uchovat hry
web-games-all = Všechny tvoje hry
web-person-back-about = Máš frázi nebo písmena z druhého zařízení?
web-person-back = Zpátky ke svým hrám
web-menu = Jazyk, zvuk, světlo
web-first-time = Poprvé u téhle hry? Lekce trvá asi tři minuty.
web-first-learn = Nejdřív se to naučit
web-first-play = Rovnou hrát
web-cards-row = Hry, posouvají se do stran
web-offline = Jsi bez připojení.
web-away = Nikdo neotvírá.
web-offline-text = Pravidla a lekce, které už se ti tu někdy otevřely, fungují i tak. Tvoje hry na tebe u stolu počkají.
web-offline-try = Na tenhle pokus je potřeba server, a ty jsi bez připojení.
web-your-cat = Tvoje kočka
web-your-name = Tvoje jméno
web-open-table = Nový stůl
web-which-game = Která hra?
web-have-code = Mám kód
web-watch-file = Přehrát soubor s hrou
web-code = Kód nebo odkaz
web-code-about = Šest písmen, nebo celý odkaz, který ti přišel.
web-code-bad = To není kód ani odkaz na stůl.
web-code-go = Ke stolu
web-games = Hry
web-players = { $count ->
    [one] { $range } hráč
    [few] { $range } hráči
    [many] { $range } hráče
   *[other] { $range } hráčů
}
web-play-now = Hrát hned
web-tables = Stoly s volnou krabicí
web-tables-none = Nikdo tu nečeká.
web-tables-none-text = Otevři stůl, ke kterému smí přisednout kdokoli, a objeví se tady.
web-tables-played = Právě se hraje
web-seats-free = { $count ->
    [one] { $count } volná krabice
    [few] { $count } volné krabice
    [many] { $count } volné krabice
   *[other] { $count } volných krabic
}
web-playing = Už se hraje
web-sit = Přisednout
web-watch = Dívat se
web-unfair = Zkušební stůl: pořadí karet je předem známé

## Stránka hry

web-company = Kdo hraje?
web-company-mice = Ty a myši
web-company-friends = Ty a přátelé
web-how-many = Kolik vás bude u stolu?
web-level = Myši jsou
web-level-uniform = ospalé
web-level-uniform-about = Zahrají cokoli, co se smí. Dobré na první hru.
web-level-baseline = bystré
web-level-baseline-about = Počítají a berou, co se dá.
web-level-beginner = mladé
web-level-beginner-about = Znají pravidla a o moc víc ne.
web-level-quick = hbité
web-level-quick-about = Dívají se kousek dopředu.
web-level-kind = laskavé
web-level-kind-about = Myslí daleko dopředu, ale kolo raději dohrají, než aby tě dohnaly k paradoxu.
web-level-strong = mazané
web-level-strong-about = Přemýšlejí vteřinu či dvě a nic ti nedarují.
web-level-trained = ostřílené
web-level-trained-about = Mají za sebou miliony kol a odpovídají hned.
web-level-deep = moudré
web-level-deep-about = Mají za sebou miliony kol, a přesto se ještě zamyslí.
web-level-wobbly = roztřesené
web-level-wobbly-about = Vědí, kam stavět, ale třesou se jim tlapky.
web-level-steady = trpělivé
web-level-steady-about = Nespěchají a kladou opatrně.
web-level-planner = prozíravé
web-level-planner-about = Promýšlejí, kdo kde bude sedět, a stavějí rovně jako podle olovnice.
web-listed = Přisednout smí kdokoli
web-listed-about = Stůl bude vidět v herně. Jinak se k němu dostane jen ten, kdo má odkaz.
web-clock = Čas na tah
web-clock-none = bez omezení
web-clock-move = { $time } na tah
web-learn = Škola hrou
web-rules = Pravidla
web-winding = Myš se natahuje.
web-bad-mix = Nejde dohromady se zbytkem.
web-daily = Rozdání dne

## Čekárna

web-seats-at = Stůl pro { $count }
web-wait-more = { $count ->
    [1] Ještě je místo pro jednoho.
    [2] Ještě je místo pro dva.
    [3] Ještě je místo pro tři.
    [4] Ještě je místo pro čtyři.
   *[other] Volná místa: { $count }.
}
web-wait-full = Nikdo nechybí.
web-chairs = Krabice
web-you = to jsi ty
web-here = je tu
web-gone = teď tu není
web-mouse-uniform = ospalá myš
web-mouse-baseline = bystrá myš
web-mouse-beginner = mladá myš
web-mouse-quick = hbitá myš
web-mouse-kind = laskavá myš
web-mouse-strong = mazaná myš
web-mouse-trained = ostřílená myš
web-mouse-deep = moudrá myš
web-mouse-wobbly = roztřesená myš
web-mouse-steady = trpělivá myš
web-mouse-planner = prozíravá myš
web-free-box = Volná krabice
web-seat-mouse = Posadit myš
web-remove-mouse = Poslat pryč
web-stand = Vstát
web-start = Začít
web-start-not-yet = V každé krabici musí někdo být. Stačí myš.
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-share = Sdílet
web-invite = Přiveď někoho
web-invite-about = Kdo má tento odkaz nebo kód, může si přisednout. Kód platí do začátku hry, s odkazem se dá dívat i potom.
web-invite-code = Kód stolu
web-invite-link = Odkaz na stůl
web-qr = QR kód odkazu
web-second = Další hráč na tomto zařízení
web-second-about = Hrajete u jedné obrazovky a podáváte si ji. Mezi tahy jsou karty zakryté.
web-join = Vyber si kočku a přisedni.
web-join-full = Všechny krabice jsou obsazené. Můžeš se dívat.
