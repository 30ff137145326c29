# Rám stránky, předsíň a čekárna.
# „Nikdo“ je černá kočka; u těchto vět stojí ona.

## Rám

web-skip = Přeskočit na obsah
web-home = Clowder, předsíň
web-back = Do předsíně
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
web-lost-table-text = Už je sklizeno, nebo odkaz cestou ztratil písmenko.
web-lost-page = Tady nikdo nebydlí.
web-lost-page-text = Možná odkaz cestou ztratil písmenko.

## Domů

web-headline = Vlez si do krabice.
web-lede = Pět kočičích her v prohlížeči. Vyber si kočku, pošli odkaz a hrajte.
web-lede-more = Bez účtu, bez aplikace, bez psa.
web-your-cat = Tvoje kočka
web-your-name = Tvoje jméno
web-open-table = Nový stůl
web-which-game = Která hra?
web-have-code = Mám kód
web-watch-file = Přehrát soubor s hrou
web-code = Kód nebo odkaz
web-code-about = Dvanáct písmen a číslic, nebo celý odkaz, který ti přišel.
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
web-tables-none-text = Otevři stůl, ke kterému smí kdokoli, a objeví se tady.
web-seats-in = { $count } uvnitř
web-name-in = Uvnitř: { $name }
web-seats-free = { $count ->
    [one] { $count } volná krabice
    [few] { $count } volné krabice
    [many] { $count } volné krabice
   *[other] { $count } volných krabic
}
web-playing = Už se hraje
web-sit = Přisednout
web-watch = Dívat se
web-unfair = Zkušební stůl: zamíchání je známé předem

## Stránka hry

web-company = Kdo hraje?
web-company-mice = Ty a myši
web-company-friends = Ty a přátelé
web-how-many = Kolik vás bude u stolu?
web-level = Myši jsou
web-level-uniform = ospalé
web-level-greedy = bystré
web-level-wobbly = roztřesené
web-level-steady = trpělivé
web-listed = Přisednout smí kdokoli
web-listed-about = Stůl bude vidět v předsíni. Jinak se k němu dostane jen ten, kdo má odkaz.
web-clock = Čas na tah
web-clock-none = bez omezení
web-clock-move = { $time } na tah
web-learn = Naučit se hraním
web-rules = Pravidla
web-winding = Myš se natahuje.
web-bad-mix = Nejde dohromady se zbytkem.
web-daily = Rozdání dne

## Čekárna

web-seats-at = Stůl pro { $count }
web-wait-more = { $count ->
    [1] Ještě jeden se vejde.
    [2] Ještě dva se vejdou.
    [3] Ještě tři se vejdou.
    [4] Ještě čtyři se vejdou.
   *[other] Ještě se jich vejde { $count }.
}
web-wait-full = Nikdo nechybí.
web-chairs = Krabice
web-you = to jsi ty
web-here = je tu
web-gone = teď tu není
web-mouse-uniform = ospalá myš
web-mouse-greedy = bystrá myš
web-mouse-wobbly = roztřesená myš
web-mouse-steady = trpělivá myš
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
web-invite-about = Kdo má tento odkaz nebo kód, může si přisednout nebo se dívat.
web-invite-code = Kód stolu
web-invite-link = Odkaz na stůl
web-qr = QR kód odkazu
web-second = Další hráč na tomto zařízení
web-second-about = Hrajete u jedné obrazovky a podáváte si ji. Mezi tahy jsou karty zakryté.
web-join = Vyber si kočku a přisedni.
web-join-full = Všechny krabice jsou obsazené. Můžeš se dívat.
