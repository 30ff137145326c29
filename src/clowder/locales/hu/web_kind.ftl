# Némítás, letiltás és bejelentés; nyolc macska a csevegés mellett; a ház gazdáinak oldala.

kind-person = Lehetőségek: { $name }
kind-mute = Némítás
kind-mute-about = Egyik asztalnál sem látod többé, mit ír { $name }. Senki sem tudja meg.
kind-unmute = Némítás vége
kind-block = Letiltás
kind-block-about = Többé nem találkoztok: egyikőtök sem ül le a másik asztalához, és nem is látja a lobbiban. A folyamatban lévő játék megy tovább.
kind-unblock = Letiltás vége
kind-is-muted = elnémítva
kind-is-blocked = letiltva
kind-report = Bejelentés a gazdáknak
kind-report-reason = Miről van szó?
kind-reason-rude = Durva vagy bántó viselkedés
kind-reason-spam = Kéretlen üzenetek
kind-reason-name = Nem ide való név
kind-reason-cheating = Csalás
kind-reason-other = Valami más
kind-report-words = Néhány szóban
kind-report-note = A ház gazdái a szavaidat és a csevegés utolsó sorait kapják meg; senkinek a lapjait sem látják.
kind-report-send = Küldés
kind-report-back = Vissza
kind-report-sent = Köszönjük. A ház gazdái utánanéznek.
log-shut = Ezt az asztalt a ház egyik gazdája bezárta. A játék eredmény nélkül ér véget, és senki sem vesztett.

## Nyolc macska

kind-cats = Mutass egy cicát
kind-cat-purr = Dorombol
kind-cat-laugh = Nevet
kind-cat-gasp = Ámul
kind-cat-sleepy = Ásít
kind-cat-hiss = Fúj egyet
kind-cat-love = Imádja
kind-cat-think = Hm…
kind-cat-bow = Meghajol
kind-cat-said-purr = { $name } dorombol.
kind-cat-said-laugh = { $name } nevet.
kind-cat-said-gasp = { $name } ámul.
kind-cat-said-sleepy = { $name } ásít.
kind-cat-said-hiss = { $name } fúj egyet.
kind-cat-said-love = { $name } imádja.
kind-cat-said-think = { $name } töpreng.
kind-cat-said-bow = { $name } meghajol.

## A saját oldal

kind-mutes-title = Elnémítva és letiltva
kind-mutes-since = { $day } óta
kind-mutes-end-muted = Némítás vége: { $name }
kind-mutes-end-blocked = Letiltás vége: { $name }
kind-bar-title = Most nem játszhatsz itt
kind-bar-until = Eddig: { $day }.
kind-bar-good = Végleg.
kind-bar-reason = A ház egyik gazdája döntött így. Az ok: { $reason }.
kind-bar-still = A befejezett játékaid a tieid maradnak: megnézheted és elviheted őket.
kind-desk-link = A ház gazdáinak oldala

## A ház gazdáinak oldala

kind-desk-no = Ez az oldal a ház gazdáié
kind-desk-no-about = A ház gazdáját az nevezi ki, aki a szervert üzemelteti: „clowder hosts --add”.
kind-desk-enter = Leszel a ház gazdája?
kind-desk-enter-about = Bejelentéseket olvasol majd, asztalokat zárhatsz be, és kitilthatsz másokat. Csak akkor mondj igent, ha ezt a linket tényleg neked szánták.
kind-desk-enter-go = Igen, leszek
kind-desk-keep = Jó, ha a ház gazdájának van visszaútja: készíts jelmondatot a „Te” oldalon.
kind-desk-open = Nyitott bejelentések
kind-desk-none = Nincs bejelentés. Ez így szép.
kind-desk-settled = Elintézett bejelentések
kind-desk-by = Bejelentette: { $name }, { $at }
kind-desk-by-nobody = Egy vendég jelentette be, { $at }
kind-desk-called = Az asztalnál: { $name }
kind-desk-since = { $day } óta van itt
kind-desk-count = { $count } bejelentés
kind-desk-is-host = a ház gazdája
kind-desk-chat = A csevegés, ahogy az asztalnál mindenki olvashatta
kind-desk-settle = Elintézve
kind-desk-settle-named = A bejelentés elintézve: { $name }
kind-desk-settled-by = Elintézte: { $name }, { $at }
kind-desk-settled-at = Elintézve: { $at }
kind-desk-close = Asztal bezárása
kind-desk-close-field = Az asztal linkje vagy neve
kind-desk-close-sure = Bezárod ezt az asztalt? A játék eredmény nélkül ér véget, és senki sem kap pontot.
kind-desk-close-title = Asztal bezárása
kind-desk-closed = Az asztal be van zárva.
kind-desk-look = Megnézem az asztalt
kind-desk-bar = Kitiltás: { $name }
kind-desk-bar-about = Egyik eszközéről sem ülhet le itt, és nem is írhat. A folyamatban lévő játékban úgy számít, mint aki elment.
kind-desk-bar-day = Egy napra
kind-desk-bar-week = Egy hétre
kind-desk-bar-good = Végleg
kind-desk-bars = Kitiltva
kind-desk-bars-none = Senki sincs kitiltva.
kind-desk-until = kitiltva eddig: { $day }
kind-desk-for-good = végleg kitiltva
kind-desk-lift = Feloldás
kind-desk-lift-named = A kitiltás feloldása: { $name }
kind-desk-acts = Amit a ház gazdái tettek
kind-desk-hosts = A ház gazdái: { $names }
kind-desk-act-host = { $host } mostantól a ház gazdája.
kind-desk-act-revoke = { $name } már nem gazdája a háznak.
kind-desk-act-settle = { $host } elintézett egy bejelentést: { $name }.
kind-desk-act-close = { $host } bezárta ezt az asztalt: { $table }.
kind-desk-act-bar = { $host } kitiltotta: { $name } (eddig: { $day }).
kind-desk-act-bar-good = { $host } végleg kitiltotta: { $name }.
kind-desk-act-lift = { $host } feloldotta a kitiltást: { $name }.
kind-desk-somebody = egy vendég
