# A webes kliens kerete, az előszoba és a váróterem.
# „Senki” a fekete macska; ezek mellett a mondatok mellett ő áll.

## A keret

web-skip = Ugrás a tartalomra
web-home = Clowder, lobbi
web-back = A lobbiba
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
web-lost-table-text = Már bezárták, vagy a link elhagyott egy betűt útközben.
web-lost-page = Itt senki sem lakik.
web-lost-page-text = Talán a link elhagyott egy betűt útközben.

## Az oldalak neve és leírása

page-home = Öt cicás játék
web-person-page = Te
web-person-pages = Az oldalaid
web-tab-games = Játékok
web-tab-results = Eredmények
web-tab-people = Társak
web-to-games = A játékokhoz
page-me-about = Maradjon meg, ami a tiéd: visszaút a játékaidhoz, fiók nélkül.
page-host-about = A ház gazdáinak: bejelentések, és mi legyen velük.
web-host-page = A ház gazdáinak
page-own-games-about = Minden játékod, a folyamatban lévők és a befejezettek, játék és játékostárs szerint.
web-people = Akikkel játszol
web-results = A játékaid eredményei
page-people-about = Akikkel játszottál, a barátaid, és hogyan találtok újra egymásra.
page-results-about = A játékaid számokban, játék és létszám szerint, korrekt intervallumokkal.
page-watch-about = Nyiss meg egy játékfájlt, és nézd végig lépésről lépésre.
page-rules = { $title }: a szabályok
page-rules-about = { $title }: miről szól, hogyan lehet nyerni, és minden szabály a számával.
page-learn = { $title }: tanulás játszva
page-learn-about = { $title }: néhány lépés egy igazi asztalnál, és már tudsz is játszani.
page-table = Egy asztal neked
page-table-about = Meghívtak egy cicás játékra. Válassz cicát, és ülj le: nem kell fiók, se alkalmazás.
page-replay = Nézd meg ezt a játékot
page-replay-about = Egy befejezett játék lépésről lépésre, minden lap felfedve.

## Kezdőlap

web-headline = Ugorj be a dobozba!
web-lede = Öt cicás játék a böngésződben. Küldd el a linket, játssz a barátaiddal vagy felhúzható egerek ellen!
web-lede-more = Nem kell hozzá se fiók, se alkalmazás, se kutya.
web-new-here = Először jársz itt? Tanuld meg 3 perc alatt
web-turn-headline = { $name ->
    [none] Te jössz.
   *[other] Te jössz, { $name }.
}
web-nobody-waits = Senki sem vár rád.
web-running = A játékaid
web-running-all = Mind ({ $count })
web-go-on = Folytatom
web-look = Megnézem
web-thinking = { $name } gondolkodik
web-thinking-many = { $count ->
    [one] { $count } játékos gondolkodik
   *[other] { $count } játékos gondolkodik
}
web-time-left = még { $time }
web-time-since = eddig { $time }
web-no-clock = óra nélkül
web-finished = Befejezett játékok
web-finished-more = Régebbiek
web-finished-look = Visszanézem
web-keep = Csak ez a böngésző tudja, hogy ezek a te játékaid.
web-keep-go = Gondoskodj visszaútról
web-won-you = Nyertél
web-won-name = { $name } nyert
web-won-together = Együtt nyertetek
web-lost-together = Együtt vesztettetek
web-won-nobody = Senki sem nyert
web-given-up = Félbehagyva
web-continue = Tanulj tovább
web-continue-at = { $game }, { $steps } lépésből { AZ($step) }.
web-today = A mai osztás
web-today-about = { $mice ->
    [0] { $game } egyedül · mindenkinek ugyanazok a lapok
   *[other] { $game } egerekkel · mindenkinek ugyanazok a lapok
}
web-today-new = { $mice ->
    [0] { $game } egyedül. Mindenkinek ugyanazok a lapok, éjfélkor újak.
   *[other] { $game } egerekkel. Mindenkinek ugyanazok a lapok, éjfélkor újak.
}
web-today-games = A mai osztások
web-today-pick = A mai osztás: { $game }
web-today-pick-done = A mai osztás: { $game }, megvolt
web-today-play = Lejátszom a mai osztást
web-today-done = Megvolt. Éjfélkor új osztás jön.
web-today-try = Kipróbálom
web-days-in-row = { $count ->
    [one] nap egymás után
   *[other] nap egymás után
}
web-row-anew = { $count ->
    [one] A mai osztással új sorozat kezdődhet.
   *[other] A mai osztással új sorozat kezdődhet. A leghosszabb { $count } napig tartott.
}
web-yesterday = Tegnap { $score }, { $count } közül { AZ($place) }. hely
web-day-played = { $day }: megvolt
web-day-missed = { $day }: kimaradt
web-play = Játék
web-learn-short = Tanulás
web-you-are = Te
web-you-about = Így látnak majd a többiek, amikor leülsz.
web-you-save = Ez vagyok én
web-person-open = Játékaim megőrzése, eszközeim
web-games-all = Minden játékod
web-person-back-about = Van jelmondatod, vagy betűket mutat a másik eszközöd?
web-person-back = Vissza a játékaimhoz
web-menu = Nyelv, hang, fény
web-first-time = Először játszod? A lecke nagyjából három perc.
web-first-learn = Előbb megtanulom
web-first-play = Rögtön játszom
web-cards-row = Játékok, oldalra görgethető
web-offline = Nincs internetkapcsolatod.
web-away = Senki sem nyit ajtót.
web-offline-text = A szabályok és a már megnyitott leckék így is működnek. A játékaid megvárnak az asztalnál.
web-offline-try = Ehhez a próbához kell a szerver, de most nincs kapcsolatod.
web-your-cat = A te cicád
web-your-name = A neved
web-open-table = Új asztal
web-which-game = Melyik játék?
web-have-code = Van kódom
web-watch-file = Játékfájl megnézése
web-code = Kód vagy link
web-code-about = Hat betű, vagy az egész link, amit kaptál.
web-code-bad = Ez se nem kód, se nem egy asztal linkje.
web-code-go = Az asztalhoz
web-games = Játékok
web-players = { $count ->
    [one] { $range } játékos
   *[other] { $range } játékos
}
web-play-now = Játszom most
web-tables = Asztalok szabad dobozzal
web-tables-none = Itt senki sem vár.
web-tables-none-text = Nyiss egy asztalt, ahová bárki leülhet, és itt fog megjelenni.
web-tables-played = Éppen játsszák
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
web-company-mice = Te és az egerek
web-company-friends = Te és a barátaid
web-how-many = Hányan ültök az asztalnál?
web-level = Az egerek
web-level-uniform = álmosak
web-level-uniform-about = Bármit kijátszanak, amit szabad. Első játékhoz jó.
web-level-baseline = éles eszűek
web-level-baseline-about = Számolnak, és elviszik, amit lehet.
web-level-beginner = kezdők
web-level-beginner-about = A szabályokat ismerik, mást alig.
web-level-quick = fürgék
web-level-quick-about = Kicsit előre is gondolkodnak.
web-level-kind = kedvesek
web-level-kind-about = Sok lépéssel előre gondolkodnak, de inkább végigjátsszák a fordulót, mint hogy paradoxonba kergessenek.
web-level-strong = ravaszak
web-level-strong-about = Egy-két másodpercig gondolkodnak, és semmit sem adnak ingyen.
web-level-trained = rutinosak
web-level-trained-about = Több millió fordulót játszottak már, és azonnal válaszolnak.
web-level-deep = bölcsek
web-level-deep-about = Több millió fordulót játszottak már, mégis gondolkodnak még egy kicsit.
web-level-wobbly = remegősek
web-level-wobbly-about = Tudják, hová építsenek, de remeg a mancsuk.
web-level-steady = türelmesek
web-level-steady-about = Nem sietnek, és óvatosan raknak.
web-level-planner = előrelátók
web-level-planner-about = Kitervelik, ki hová üljön, és nyílegyenesen építenek.
web-listed = Bárki leülhet
web-listed-about = Az asztal látszik a lobbiban. Különben csak a linkkel lehet megtalálni.
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
web-mouse-baseline = éles eszű egér
web-mouse-beginner = kezdő egér
web-mouse-quick = fürge egér
web-mouse-kind = kedves egér
web-mouse-strong = ravasz egér
web-mouse-trained = rutinos egér
web-mouse-deep = bölcs egér
web-mouse-wobbly = remegős egér
web-mouse-steady = türelmes egér
web-mouse-planner = előrelátó egér
web-free-box = Üres doboz
web-seat-mouse = Egeret ide
web-remove-mouse = Elküldöm
web-stand = Felállok
web-start = Kezdjük
web-start-not-yet = Minden dobozban kell ülnie valakinek. Egy egér is jó.
web-copy = Link másolása
web-copied = A vágólapra másolva
web-share = Megosztás
web-invite = Hívj valakit
web-invite-about = Akinél ott a link vagy a kód, leülhet. A kód a játék kezdetéig él, a linkkel utána is lehet nézni.
web-invite-code = Az asztal kódja
web-invite-link = Az asztal linkje
web-qr = A link QR-kódja
web-second = Még valaki ezen az eszközön
web-second-about = Egy képernyőn játszotok, és körbeadjátok. Közben a lapok le vannak takarva.
web-join = Válassz cicát, és ülj le.
web-join-full = Minden doboz foglalt. Nézheted a játékot.
