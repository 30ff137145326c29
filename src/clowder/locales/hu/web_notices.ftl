# Értesítések, szabadság, és amit az asztal mond, amíg vár. $you értéke „yes”, ha az olvasóról van szó.

## Amit egy értesítés mond. A nevek a többieké az asztalnál.

notice-turn = { $count ->
    [0] Te jössz.
   *[other] Te jössz. Az asztalnál: { $names }.
}
notice-sat = { $free ->
    [0] { $name } leül. Minden doboz foglalt.
   *[other] { $name } leül. Még { $free } doboz szabad.
}
notice-rematch = { $name } szívesen játszana még egyet.
notice-rematch-somebody = Valaki szívesen játszana még egyet.
notice-several = { $count ->
   *[other] { $count } dolog vár rád
}
notice-more = { $count ->
   *[other] És még { $count }.
}

## Így kérheted őket

notices-title = Értesítések
notices-about = Rövid üzenet a képernyőn, ha egy lassú játékban te jössz, ha valaki leül az asztalodhoz, vagy szívesen játszana még egyet. A játék és a játékosok neve áll benne, és semmi, amit bárki titkol.
notices-start = Itt értesítsetek
notices-stop = Kikapcsolás itt
notices-stop-all = Kikapcsolás mindenhol
notices-here = Ezen az eszközön értesítünk.
notices-elsewhere = { $count ->
   *[other] Még { $count } eszközön értesítünk.
}
notices-denied = A böngésződ nem engedi, hogy ez az oldal értesítsen. A beállításaiban ezen változtathatsz.
notices-impossible = Ez a böngésző nem tud értesíteni. iPhone-on vagy iPaden előbb tedd az oldalt a kezdőképernyőre.
notices-failed = A böngésződ most nem tud értesítést fogadni. Próbáld meg később.
notices-kinds = Miről
notices-kind-turn = Én jövök egy lassú játékban
notices-kind-sat = Valaki leül az asztalomhoz
notices-kind-rematch = Valaki szívesen játszana még egyet
notices-quiet = Csendes órák
notices-quiet-about = Az értesítések megvárják a végüket, és egyszerre jönnek.
notices-quiet-begins = Ettől
notices-quiet-ends = Eddig
notices-offer = Szóljunk, ha te jössz?
notices-offer-about = Itt egy lépés napokig is tarthat. Az oldalnak nem kell nyitva maradnia.
notices-offer-yes = Igen, szóljatok
notices-offer-no = Most ne
notices-offer-done = Szólunk. A saját oldaladon bármikor leállíthatod.

## Szabadság

holiday-form = Szabadnapok játékosonként
holiday-none = nincs
holiday-agreed = { $days ->
   *[other] fejenként { $days } szabadnap
}
holiday-take = Szabadság
holiday-left = { $days ->
    [0] Ennél az asztalnál nincs több szabadnapod.
   *[other] A szabadság alatt áll az órád, és mindenki látja, meddig. Még { $days } szabadnapod van.
}
holiday-days = Hány nap
holiday-go = Megyek
holiday-back = Itt vagyok újra
holiday-until = { $you ->
    [yes] Szabadságon vagy eddig: { $day }.
   *[no] { $name } szabadságon van eddig: { $day }.
}
log-holiday = { $you ->
    [yes] Szabadságra mész.
   *[no] { $name } szabadságra megy.
}
log-rested = { $you ->
    [yes] Visszatérsz a szabadságról.
   *[no] { $name } visszatér a szabadságról.
}

## Senki sem vár örökké

table-gone-now = { $name } nincs itt.
table-gone-soon = { $time } múlva dönthettek.
table-stop = Befejezés eredmény nélkül
table-stop-note = Csak egerek játszanak veled, így senki sem vár.
