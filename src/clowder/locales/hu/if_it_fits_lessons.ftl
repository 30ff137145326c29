# A Ha belefér leckéi: néhány kör egy felhúzható egér ellen. Lásd: lessons.py.

fit-lesson-corner-title = Oldal az oldalhoz
fit-lesson-corner-text = Az a cél, hogy a cicáid jó dobozokban üljenek: az nyer, akinek a legtöbb pontja van. Egy doboz annyit ér, amennyit a cicajátékai, és az kapja a pontokat, akinek a legtöbb cicája van benne. Minden lap egy kartondoboz darabja. A vastag szélek falak, a többi nyitott. Egy új lapnak teljes oldallal kell érintenie egy másikat. Próbáld ki: tedd a kezdő dobozodat az asztalon lévő doboz sarkához.
fit-lesson-corner-praise = Így van, ezt nem szabad: a sarok nem elég. A cicáknak egész oldal kell.
fit-lesson-corner-again = Ez szabad, és mindjárt sorra kerül. Előbb próbáld a sarkot.

fit-lesson-start-title = A kezdő dobozod
fit-lesson-start-text = Most tedd a másik doboz valamelyik oldalához. Félfordulattal meg is fordíthatod. A falak nem akadályoznak: kettő háttal is állhat egymásnak.
fit-lesson-start-praise = Ott fekszik. Innentől olyan doboz, mint a többi.

fit-lesson-draw-title = Egy kör
fit-lesson-draw-text = A kezdő dobozodat jobbra tettük, megfordítva: két nyitott oldal találkozik, így a kettő egy doboz. A körödben húzol egy lapot, és kijátszol egyet a háromból. Húzz!
fit-lesson-draw-praise = Három lap van a kezedben. Most kijátszol egyet.
fit-lesson-draw-again = Ez szabad: húzás helyett elalhat egy cica. Most inkább húzz.

fit-lesson-join-title = Egy doboz
fit-lesson-join-text = Ahol két nyitott oldal találkozik, ott a lapok egy dobozt alkotnak. Ha bármelyiken fal van, az elválasztja őket. Tedd le a fal nélküli egeret úgy, hogy a kezdő dobozokhoz kapcsolódjon: a bal alá vagy a jobb fölé.
fit-lesson-join-praise = Összeért. Az egér a dobozban van, és egy egér egy pont.
fit-lesson-join-again = Ez szabad, de nem kapcsolódik a nagy dobozhoz, vagy másik lap. Tedd a fal nélküli egeret a bal kezdő doboz alá.

fit-lesson-late-title = Mindent a maga idejében
fit-lesson-late-text = Egy cicád úgy is aludhat az asztalon, mintha doboz volna. De erről húzás előtt döntesz, és te már húztál. Próbáld meg mégis: tegyél le egy alvó cicát.
fit-lesson-late-praise = Késő. Talán a következő körben.
fit-lesson-late-again = Ez szabad, de előbb próbáld ki, amit nem szabad: egy alvó cicát.

fit-lesson-wall-title = Falra nem
fit-lesson-wall-text = Letettél két egeret. Egy doboz után beköltözhet egy cicád: két, hosszú oldalával összeérő lap illesztésére fekszik, és az egyiknek az új lapnak kell lennie. A jobb oldali lapnak ott fala van. Próbáld arra fektetni a cicát.
fit-lesson-wall-praise = A cicák a dobozokat szeretik. Falat a hátában senki sem szeret.
fit-lesson-wall-again = Oda szabad. De előbb próbáld a falat.

fit-lesson-settle-title = Beköltözés
fit-lesson-settle-text = Most fektesd a bal oldali nyitott illesztésre. Egy lapon legfeljebb egy cica fér el, úgyhogy válogass.
fit-lesson-settle-praise = Belefér, hát benne ül. A doboz a tiéd, amíg senkinek nincs több cicája benne.
fit-lesson-settle-again = Ez szabad, de az üres doboz nem ér semmit. Hadd költözzön be a cica.

fit-lesson-rival-title = Ott már laknak
fit-lesson-rival-text = Kihúztad a nagy egeret. Ezt is két lap illesztésére kell tenni, mint egy cicát. A jobb oldali dobozban más cicája lakik, a tiéd nem. Próbáld abba tenni a cicajátékot.
fit-lesson-rival-praise = Foglalt. Idegenhez senki sem költözik, és ajándékot sem hagy nála.
fit-lesson-rival-again = Ez szabad, de előbb próbáld a másik dobozt, a jobb oldalit.

fit-lesson-toy-title = Ajándék magadnak
fit-lesson-toy-text = A különleges cicajáték kettőt ér, és bármelyik szabad illesztésre jó, ha a dobozba a cicád is mehet. Tedd a nagy egeret a két kezdő dobozra.
fit-lesson-toy-praise = Hat egér egy dobozban. Csak a leggyakoribb cicajáték számít, ezért megéri egyfélét gyűjteni.
fit-lesson-toy-again = Ez szabad, de most a cicajátékot tedd le: a két kezdő dobozra.

fit-lesson-princess-title = Hercegnő
fit-lesson-princess-text = A permetező egy pontba kerül a dobozodnak. A kezedben van egy Hercegnő. Bármelyik cica helyét elfoglalja, az pedig hazamegy. Küldd a jobb oldali cicához.
fit-lesson-princess-praise = Senkié, nem számít semmit, és a helyén marad.
fit-lesson-princess-again = Ez szabad, de tudod, melyik cicára gondolunk: a jobb oldalira.

fit-lesson-sleep-title = Szundi
fit-lesson-sleep-text = A jobb oldali doboz most senkié. Az alvó cicát húzás helyett teszed le, dobozként, és bármelyik dobozhoz kapcsolódhat. Tedd a gombolyag jobb oldalára, ahol ahhoz a dobozhoz ér.
fit-lesson-sleep-praise = Foglalt. Pontot csak akkor ér, ha egy éber cicád is ott van vele.
fit-lesson-sleep-again = Ez szabad, de hadd aludjon a gombolyag jobb oldalán.

fit-lesson-close-title = Zárd be a dobozt
fit-lesson-close-text = Egy doboz zárt, ha egyetlen nyitott oldala sem néz üres helyre. Akkor duplán számít, a permetező is. A bal felső egered csak jobbra nyitott. Tedd mellé a két gombolyagot megfordítva, hogy semmi se maradjon nyitva.
fit-lesson-close-praise = Zárva. Két gombolyag négyet ér.
fit-lesson-close-again = Ez szabad, de nem zárja be a dobozt. Tedd a gombolyagokat a bal felső egér jobb oldalára, megfordítva.

fit-lesson-move-title = És bele egy cicát
fit-lesson-move-text = A cica nélküli zárt doboz senkié. Hadd költözzön be egy.
fit-lesson-move-praise = Ehhez a dobozhoz már senki sem kapcsolódhat.
fit-lesson-move-again = Ez szabad, de kár volna. Hadd költözzön be a cica.

fit-lesson-end-title = A számolás
fit-lesson-end-text = A nagy doboz: hat egér mínusz egy permetező az 5. A zárt: két gombolyag duplán az 4. Összesen 9. Ugyanabban a dobozban minden további éber cicád egy pont. Ha elfogy a pakli, vagy valakinek mind az öt cicája kint van, mindenki kijátssza a maradék lapjait. Az nyer, akinek a legtöbb pontja van.
