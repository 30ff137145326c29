# Akikkel játszunk: játékostársak, barátok, meghívások és a játékok eredményei.

people-friends = Barátok
people-friends-none = Még nincs itt barátod. Kérdezz meg valakit, akivel már játszottál, vagy küldd el neki a linkedet.
people-since = { $day } óta
people-invite = Meghívás
people-invite-named = Meghívás: { $name }
people-invite-which = Asztal nyílik kettőtöknek; másnak is jut hely.
people-compare = Egymás ellen
people-compare-named = Egymás ellen: { $name }
people-end = Vége
people-end-named = A barátság vége: { $name }
people-end-about = Egyikőtök sem lesz többé a másik barátja. A lejátszott játékok megmaradnak.
people-end-go = Legyen vége
people-stay = Maradjunk barátok
people-asking = Barátkoznának veled
people-accept = Igen
people-accept-named = Igen, legyünk barátok: { $name }
people-decline = Nem
people-decline-named = Nem: { $name }
people-decline-note = A „nem”-ről senki sem értesül.
people-asked = Akiket megkérdeztél
people-withdraw = Visszavonás
people-withdraw-named = A kérdés visszavonása: { $name }
people-partners = Mostanában az asztalodnál
people-partners-none = Még senki. Aki veled játszik, itt jelenik meg.
people-partners-friends = Csak barátok. Aki még játszik veled, itt jelenik meg.
people-games = { $count } játék
people-now = most játszotok
people-ask = Barátkozás
people-ask-named = Barátkozás: { $name }
people-ask-done = megkérdezve
people-link-title = Link hozzád
people-link-about = Aki egy napon belül megnyitja és igent mond, a barátod lesz.
people-link-make = Link készítése
people-link-anew = Új link készítése
people-link-end = A link törlése
people-link-copy = A link másolása
people-link-copied = A vágólapra másolva.
people-link-qr = A link képként a barátod kamerájának
people-link-until = A linked eddig él: { $time }.
people-befriend-title = Barátkozás: { $name }?
people-befriend-about = Látjátok majd egymás nevét, cicáját és a közös játékaitok eredményét, és meghívhatjátok egymást.
people-befriend-go = Igen, legyünk barátok
people-befriended = Mostantól barátok vagytok.

## Meghívások

invited-title = Valaki vár rád
invited-by = { $name } egy asztalnál vár.
invited-again = { $name } játszana még egyet.
invited-asking = { $count ->
    [one] Valaki barátkozna veled.
   *[other] { $count } ember barátkozna veled.
}
invited-come = Leülök
invited-come-to = Leülök: { $game }
invited-not = Most nem
invited-not-to = Most nem: { $game }
invited-friends = Barátok meghívása
invited-sent = meghívva

## Egymás ellen

compare-none = Még nem fejeztetek be együtt olyan játékot, amely számít.
compare-ahead = előtte
compare-level = holtverseny
compare-behind = mögötte
compare-points = pontkülönbség
compare-together = Ugyanazon az oldalon
compare-wins = győzelem

## Eredmények

results-none = Még nincs mit számolni. Fejezz be egy játékot, és itt lesz.
results-people = emberek között
results-bots = egerekkel
results-alone = egyedül
results-games = Játékok
results-wins = Győzelmek
results-mean = Átlagosan
results-likely = valószínűleg { $low } és { $high } között
results-luck = puszta szerencsével { $share }
results-few = Ennyi játékból semmi sem biztos: az intervallumhoz legalább { $count } játék kell.
results-alike = Eddig mindig ugyanannyi: semmi sem árulja el, milyen lesz a következő.
results-points-plot = Játékról játékra
results-points-about = { $count ->
    [one] { $count } játék, { $least }.
   *[other] { $count } játék, legkevesebb: { $least }, legtöbb: { $most }, átlag: { $mean }.
}
results-last = Az utolsó { $count } játék.
results-spread-plot = Milyen gyakran
results-spread-about = Leggyakrabban { $points }: { $count } alkalommal.
results-table = Táblázatban
results-when = Mikor
results-points = Pont
results-times = Játék
results-won = győzelem
results-shared = közös győzelem
results-how = A valódi átlag húsz esetből tizenkilencszer az intervallumban van. A közös győzelem részben számít. Az egerekkel játszott játékok külön állnak, mert a kettő nem hasonlítható össze.
results-uncounted = További { $count } játék nem számít: nincs eredménye, egér fejezte be, mások lépéseit is visszavonták benne, egy másik játékból indult, vagy többen játszottatok egy képernyőn.
