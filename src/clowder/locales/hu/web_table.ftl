# Az asztal a böngészőben: ami minden játék körül áll. $you értéke „yes”, ha az olvasóról van szó.

## A sáv és a helyek

table-back = A lobbiba
table-menu = Beállítások
table-own = A te dobozod
table-hands = Mindenki lapjai
table-seats = A többiek az asztalnál
table-side = Napló és csevegés
table-drawer = Napló és csevegés{ $count ->
    [0] {""}
    [one] , 1 új bejegyzés
   *[other] , { $count } új bejegyzés
}
table-you = Te
table-player = Játékos
table-your-turn = Te jössz

## Ki hol ül

table-seat-free = Üres doboz
table-seat-waiting = { $name } vár
table-seat-turn = { $name } jön
table-seat-lost = { $name } most nincs itt
table-seat-away = Egér játszik helyette: { $name }

## A kérdés

table-thinking = { $count ->
    [one] { $name } gondolkodik.
   *[other] Még gondolkodnak: { $name }.
}
table-answers = { $count ->
    [one] 1 válasz lehetséges.
   *[other] { $count } válasz közül választhatsz.
}
table-clock = Idő
table-undo = Visszavonás
table-hint = Tipp
table-hinted = ez a tipp
table-hint-play = Ezt lépem
table-undo-asked = Vissza lehet vonni ezt a lépést? { $name } kéri.
table-undo-agree = Rendben
table-undo-decline = Inkább ne
table-undo-waiting = Visszavonást kértél. Még nem válaszolt: { $name }.
table-undo-withdraw = Hagyjuk
table-away = { $you ->
    [yes] Egy egér játszik helyetted.
   *[no] Egér játszik helyette: { $name }.
}
table-come-back = Itt vagyok újra
table-gone = { $name } { $minutes ->
    [one] egy
   *[other] { $minutes }
} perce nincs itt.
table-gone-wait = Várjunk
table-gone-bot = Játsszon egér
table-gone-stop = Hagyjuk abba

## Nem lehet

table-instead = Helyette lehet:
table-rule = Szabály: { $rule }
table-rulebook = A szabálykönyv

## Kapcsolat

table-lost = A kapcsolat kiszökött az ablakon. Már hívjuk vissza, az utolsó lépésed megvan.
table-offline = Nincs internetkapcsolatod. Az asztal megvár, és magától folytatódik, amint visszajössz.
table-lost-full = Túl sok asztalt nézel egyszerre. Csukj be egy másik ablakot, és próbáld újra.
table-lost-now = Próbáld most

## Napló és csevegés

table-log = Az eddigi lépések
table-fold = A napló összecsukása
table-log-empty = Még semmi.
table-chat = Csevegés
table-chat-say = Mondj valamit
table-chat-send = Küldés
table-chat-watching = (néző)

## Többen egy képernyőnél

table-pass = Add tovább a képernyőt neki: { $name }.
table-pass-note = Most senkinek a lapjai sincsenek a képernyőn.
table-pass-ready = Jöhet!

## Nézők

table-watching = { $count ->
    [0] Nézed a játékot.
    [one] Nézed a játékot.
   *[other] Nézed a játékot, összesen { $count } néző van.
}

## Pontozás és a vége

table-sheets = Pontozólap
table-go-on = Tovább
table-points = { $count ->
    [one] 1 pont
   *[other] { $count } pont
}
table-points-unit = pont
table-end-you = Nyertél!
table-end-you-whisker = Hajszállal nyertél!
table-end-you-by = Nyertél! Előnyöd: { $count }.
table-end-other = { $name } nyer.
table-end-other-whisker = { $name } hajszállal nyer.
table-end-other-by = { $name } nyer. Előnye: { $count }.
table-end-others = Nyernek: { $name }.
table-end-others-whisker = Hajszállal nyernek: { $name }.
table-end-others-by = Nyernek: { $name }. Előnyük: { $count }.
table-end-shared = Közösen nyernek: { $name }.
table-end-nobody = Senki sem nyer.
table-end-results = Az eredményekhez
table-closed-note = A játék eredmény nélkül ér véget, és senki sem vesztett.
table-end-again = Még egyszer
table-end-join = Az új asztalhoz
table-end-offered = A következő asztal már vár.
table-end-look = Visszanézem
table-end-share = Megosztás
table-end-home = Haza
table-count = Számolás
table-count-at = Számolás · { $at } / { $of }
table-count-skip = Átugrom a számolást
table-end-undone = Ebben a játékban mások lépéseit is visszavonták.
table-round-next = Jöhet a következő forduló?
table-share-saved = A kép elmentve, a link a vágólapon.
table-share-failed = A kép nem sikerült.

## Beállítások

table-aids = Segítség mutatása
table-pace = Tempó
table-pace-note = Meddig látszanak a lépések, és meddig várnak az egerek.
table-pace-calm = nyugodtan
table-pace-brisk = fürgén
table-pace-at-once = azonnal
table-sound = Hang
table-theme = Nappal vagy éjszaka
table-theme-system = az eszköz szerint
table-theme-light = nappal
table-theme-dark = éjszaka
table-leave = Felállok az asztaltól
table-leave-note = Egy egér játszik tovább helyetted. Nyisd meg újra az asztalt, és átveszed tőle.
table-stay = Maradok

## A napló

log-opened = Az asztal készen áll.
log-started = Kezdődik a játék.
log-closed = Az asztalt bezárták.
log-rematch = Új asztal áll készen a következő játékhoz.
log-sat = { $you ->
    [yes] Leülsz az asztalhoz.
   *[no] { $name } leül az asztalhoz.
}
log-stood = Egy doboz megint szabad.
log-away-left = { $you ->
    [yes] Elmész, egy egér játszik helyetted.
   *[no] { $name } elmegy, egy egér játszik tovább.
}
log-away-time = { $you ->
    [yes] Lejárt az időd, egy egér játszik helyetted.
   *[no] { $name } ideje lejárt, egy egér játszik tovább.
}
log-away-gone = { $you ->
    [yes] Amíg vissza nem jössz, egér játszik helyetted.
   *[no] { $name } nincs itt, egér játszik helyette.
}
log-back = { $you ->
    [yes] Újra itt vagy.
   *[no] { $name } újra itt van.
}
log-undo-asked = { $you ->
    [yes] Vissza szeretnél vonni egy lépést.
   *[no] { $name } vissza szeretne vonni egy lépést.
}
log-undo-agreed = { $you ->
    [yes] Beleegyezel.
   *[no] { $name } beleegyezik.
}
log-undo-declined = { $you ->
    [yes] Nem egyezel bele.
   *[no] { $name } nem egyezik bele.
}
log-undo-done = { $you ->
    [yes] Visszavonsz egy lépést.
   *[no] { $name } visszavon egy lépést.
}
