# A napi osztás: mindenkinek ugyanaz, annak a játéknak az oldalán, amelyben van.

web-daily-about = { $mice ->
    [0] Mindenki ugyanazt az osztást kapja, egyedül játszik, és egyszer próbálhatja meg. Nincs visszavonás, és senki sem ad tippet.
   *[other] Mindenki ugyanazt az osztást kapja ugyanazokkal az egerekkel, és egyszer próbálhatja meg. Nincs visszavonás, és senki sem ad tippet.
}
web-daily-play = Lejátszom a mai osztást
web-daily-go-on = A mai osztás folytatása
web-daily-done = A mai osztást már lejátszottad.
web-daily-watch = A saját játékod visszanézése
web-daily-next = A következő osztásig (éjfél, UTC): { $time }
web-daily-results = Eredmények
web-daily-place = Helyezés
web-daily-empty = Ezt az osztást senki sem fejezte be.
web-daily-all = Minden eredmény
web-daily-more = { $count ->
    [one] { $count } játékos fejezte be.
   *[other] { $count } játékos fejezte be.
}
web-daily-before = Egy nappal korábban
web-daily-after = Egy nappal később
web-daily-look = Visszanézés: { $name }
web-daily-fair = Mindenki ugyanazt kapta?
web-daily-fair-about = A pecsét már a nap kezdete előtt itt volt. A mögötte lévő titkos szám a nap vége után egy órával látható, és akkor bárki ellenőrizheti az osztást.
web-daily-seal = Ennek a napnak a pecsétje
web-daily-seal-next = A következő nap pecsétje
web-daily-number = Titkos szám
web-daily-rank = Az asztalnál { $seats } közül { AZ($rank) }. hely
web-daily-place-of = { $count } közül { AZ($place) }. hely
web-daily-share = Eredmény megosztása
web-daily-shared = A szöveg a vágólapon, a kép elmentve.
web-daily-not-shared = A képet nem sikerült elkészíteni.
