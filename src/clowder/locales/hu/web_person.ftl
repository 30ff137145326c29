# A saját oldal: visszautak, eszközök és távozás.

person-back-title = Visszaút
person-back-none = A játékaid csak ehhez a böngészőhöz tartoznak. Egy hatszavas jelmondattal bárhonnan visszatalálsz hozzájuk.
person-back-more = Egy hatszavas jelmondattal bárhonnan visszatalálsz a játékaidhoz.
person-back-has = Van jelmondatod. Újra senki sem tudja megmutatni, de kérhetsz másikat.
person-phrase-make = Jelmondat készítése
person-phrase-anew = Új jelmondat készítése
person-phrase-anew-note = A mostani jelmondat ezzel megszűnik.
person-phrase-title = A jelmondatod
person-phrase-once = Írd le most: csak egyszer látszik. Akinél ez megvan, az itt te vagy.
person-phrase-kept = Leírtam
person-phrase-copy = Jelmondat másolása
person-copied = A vágólapra másolva.
person-return-title = Jártál már itt?
person-return-about = Írd be a jelmondatodat vagy azt a hat betűt, amelyet a másik eszközöd mutat. Amit itt játszottál, veled megy.
person-return-field = Jelmondat vagy hat betű
person-return-go = Én vagyok az
person-return-bad = A jelmondat hat darab négybetűs szó, a kód hat betű.
person-returned = Üdv újra itt, { $name }!
person-join-title = Ez a te eszközöd?
person-join-about = Csak akkor mondj igent, ha ezt a linket te magad készítetted, az imént. Amit itt játszottál, veled megy.
person-join-go = Igen, az enyém
person-devices-title = Az eszközeid
person-device-here = ez itt
person-device-unknown = Valamilyen böngésző
person-device-since = { $day } óta
person-device-end = Kijelentkeztetés
person-device-end-named = Kijelentkeztetés: { $device }
person-device-add = Eszköz hozzáadása
person-device-add-about = Irányítsd ide a kameráját, vagy nyisd meg rajta a linket. Vagy nyisd meg rajta ezt az oldalt, válaszd a „{ web-have-code }”, majd a „{ web-person-back }” gombot, és írd be a hat betűt.
person-device-come = Kész, megjött: { $device }. A játékaid ott is megvannak.
person-device-qr = A link képként, a másik eszköz kamerájának
person-device-link-copy = Link másolása
person-device-left = { $seconds ->
    [0] Letelt az ideje. Készíts újat.
   *[other] Egyszer használható, még { $seconds } másodpercig.
}
person-device-again = Új készítése
person-leave-title = Távozás
person-leave = Kijelentkezés itt
person-leave-sure = Kijelentkezel ebből a böngészőből?
person-leave-kept = A jelmondatoddal vagy egy másik eszközödről visszatalálsz.
person-leave-lost = Máshol nem ismerünk: elveszítenéd a játékaidat. Előbb készíts jelmondatot.
person-leave-anyway = Kijelentkezem így is
person-stay = Maradok

## Saját játékok

person-games-running = Folyamatban
person-games-game = Játék
person-games-any = Mind az öt
person-games-opponent = Kivel
person-games-record = A játék mentése fájlba
person-games-archive = Mind egy archívumban
person-games-none = Nincs ilyen befejezett játék.
person-games-empty = Még semmi sincs befejezve.
person-take-title = Minden, ami a tiéd
person-take-about = Minden játék fájlja és minden, amit rólad tárolunk, egy archívumban.
person-take = Elviszem magammal
person-forget = Felejtsetek el
person-forget-sure = Örökre elfelejtsünk?
person-forget-about = A nevedet, jelmondatodat, eszközeidet, eredményeidet és mindazt, amit a csevegésben írtál, innen és minden eszközödről töröljük. Semmi sem hozza vissza.
person-forget-games = Amit mások játszottak veled, az övék marad, és a helyeden „A guest” áll. Ahol még játszol, egy egér játszik tovább.
person-forget-go = Örökre felejtsetek el

## Azonosítókulcsok

person-passkey-make = Azonosítókulcs mentése
person-passkey-about = Az azonosítókulcs az eszközödben vagy a jelszókezelődben marad: semmit sem kell leírni.
person-passkey-has = { $count ->
    [one] Van egy azonosítókulcsod.
   *[other] { $count } azonosítókulcsod van.
}
person-passkey-remove = Azonosítókulcsok törlése
person-passkey-use = Visszatérés azonosítókulccsal
person-passkey-failed = Az eszközöd nem adott azonosítókulcsot.
