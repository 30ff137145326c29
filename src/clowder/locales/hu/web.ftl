# A webes kliens kerete, az előszoba és a váróterem.
# „Senki” a fekete macska; ezek mellett a mondatok mellett ő áll.

## A keret

web-skip = Ugrás a tartalomra
web-home = Clowder, előszoba
web-back = Az előszobába
web-close = Bezárás
web-language = Nyelv
web-light-off = Lámpa le
web-light-on = Lámpa fel
web-sound-off = Hang ki
web-sound-on = Hang be
web-whole = Az egész asztal
web-loading = Egy pillanat.
web-unreachable = A szerver nem válaszol. Próbáld újra egy pillanat múlva.
web-error-title = Senki sem tudja, mi történt.
web-error-text = Feljegyeztük.
web-error-untold = Az újratöltés általában segít.
web-error-code = Ha megírod nekünk, ez a kód segít: { $code }
web-reload = Újratöltés
web-older = Van újabb változat.
web-older-note = Ez az oldal régebbi, mint a szerver. Töltsd be újra, a játék megvár.
web-lost-table = Ennél az asztalnál senki sem ül.
web-lost-table-text = Már leszedték, vagy a link elhagyott egy betűt útközben.
web-lost-page = Itt senki sem lakik.
web-lost-page-text = Talán a link elhagyott egy betűt útközben.

## Kezdőlap

web-headline = Ugorj be a dobozba!
web-lede = Öt cicás játék a böngésződben. Válassz cicát, küldd el a linket, és játsszatok!
web-lede-more = Nem kell hozzá se fiók, se alkalmazás, se kutya.
web-your-cat = A te cicád
web-your-name = A neved
web-open-table = Új asztal
web-which-game = Melyik játék?
web-have-code = Van kódom
web-watch-file = Játékfájl megnézése
web-code = Kód vagy link
web-code-about = Tizenkét betű és szám, vagy az egész link, amit kaptál.
web-code-bad = Ez se nem kód, se nem egy asztal linkje.
web-code-go = Az asztalhoz
web-games = Játékok
web-players = { $count ->
    [one] { $range } játékos
   *[other] { $range } játékos
}
web-play-now = Játék most
web-tables = Asztalok szabad dobozzal
web-tables-none = Itt senki sem vár.
web-tables-none-text = Nyiss egy asztalt, ahová bárki leülhet, és itt fog állni.
web-seats-in = { $count } bent
web-name-in = { $name } bent van
web-seats-free = { $count ->
    [one] { $count } szabad doboz
   *[other] { $count } szabad doboz
}
web-playing = Már játszanak
web-sit = Leülök
web-watch = Nézem
web-unfair = Próbaasztal: a keverés előre ismert

## Egy játék oldala

web-company = Kik játszanak?
web-company-mice = Te és egerek
web-company-friends = Te és barátok
web-how-many = Hányan ültök az asztalnál?
web-level = Az egerek
web-level-uniform = álmosak
web-level-greedy = éles eszűek
web-level-wobbly = remegősek
web-level-steady = türelmesek
web-listed = Bárki leülhet
web-listed-about = Az asztal az előszobában áll. Különben csak a linkkel lehet megtalálni.
web-clock = Idő egy lépésre
web-clock-none = korlátlan
web-clock-move = lépésenként { $time }
web-learn = Tanulás játszva
web-rules = Szabályok
web-winding = Az egér felhúzza magát.
web-bad-mix = Nem fér össze a többivel.
web-daily = A napi osztás

## A váróterem

web-seats-at = { $count } fős asztal
web-wait-more = { $count ->
    [1] Valaki még befér.
    [2] Ketten még beférnek.
    [3] Hárman még beférnek.
    [4] Négyen még beférnek.
   *[other] Még { $count } játékos befér.
}
web-wait-full = Senki sem hiányzik.
web-chairs = Dobozok
web-you = te
web-here = bent van
web-gone = most nincs itt
web-mouse-uniform = álmos egér
web-mouse-greedy = éles eszű egér
web-mouse-wobbly = remegős egér
web-mouse-steady = türelmes egér
web-free-box = Üres doboz
web-seat-mouse = Egeret ide
web-remove-mouse = Elküldöm
web-stand = Felállok
web-start = Kezdjük
web-start-not-yet = Minden dobozban kell ülnie valakinek. Egy egér is jó.
web-copy = Link másolása
web-copied = Lemásolva
web-share = Megosztás
web-invite = Hívj valakit
web-invite-about = Akinél ott a link vagy a kód, leülhet vagy nézheti a játékot.
web-invite-code = Az asztal kódja
web-invite-link = Az asztal linkje
web-qr = A link QR-kódja
web-second = Még valaki ezen az eszközön
web-second-about = Egy képernyőn játszotok, és körbeadjátok. Közben a lapok le vannak takarva.
web-join = Válassz cicát, és ülj le.
web-join-full = Minden doboz foglalt. Nézheted a játékot.
