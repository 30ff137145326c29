# A Ha belefér a játék sorrendjében; a bekezdés végi számok a szabályai.

fit-chapter-setup = Mielőtt elkezditek
fit-chapter-setup-text =
    Mindenki elveszi egy cica öt lapját, és 2 lapot kap a pakliból. A fekete cicából, a Hercegnőből játékosonként egyet kevertek a pakliba. (FIT-1, FIT-2)
    Utána az óramutató járása szerint mindenki letesz egy kezdő dobozt. Két oldalán van fala. Most már van mire építeni. (FIT-3)

fit-chapter-boxes = Hogyan nőnek a dobozok
fit-chapter-boxes-text =
    Tedd a lapot egy másik mellé úgy, hogy egész oldalukkal összeérjenek, egyenesen vagy fejjel lefelé. Ahol két nyitott oldal találkozik, ott a lapok egy dobozt alkotnak. A köztük lévő fal elválasztja őket. (FIT-4, FIT-6)
    Egy doboz akkor zárt, ha egyetlen nyitott oldala sem néz üres helyre. A fal sosem tiltja a lerakást: egy lap valahová mindig befér. (FIT-5, FIT-7)

fit-chapter-turn = A te köröd
fit-chapter-turn-text =
    Húzz egy lapot, aztán játssz ki egyet a háromból. A legtöbb lap dobozdarab: cicajáték vagy permetező van rajta, vagy semmi. (FIT-8, FIT-C2)

fit-chapter-cats = A cicák beköltöznek
fit-chapter-cats-text =
    Egy dobozlap után letehetsz egy éber cicát két, nyitott hosszú oldallal összeérő lap illesztésére. Az egyiknek a most letett lapnak kell lennie, és mindkettőnek szabadnak. (FIT-10, FIT-11)
    Olyan dobozba nem költözhetsz, amelyben más cicája van, hacsak nincs már benne a tiéd is. (FIT-12)

fit-chapter-sleep = Inkább szundítás
fit-chapter-sleep-text =
    Húzás és kijátszás helyett lefektetheted aludni az egyik cicádat. Dobozlapként teszed le, és minden oldala nyitott: besurranhat más dobozába, vagy két dobozt eggyé köthet. Csak akkor számít, ha ugyanabban a dobozban éber cicád is van. (FIT-9, FIT-13)

fit-chapter-special = A Hercegnő és a különleges cicajátékok
fit-chapter-special-text =
    A Hercegnő az asztalon bármelyik cica helyét elfoglalhatja, az a cica pedig hazamegy a gazdájához. A Hercegnő senkié, és ott marad. (FIT-14)
    A különleges cicajátékot úgy teszed le, mint egy cicát: olyan doboz szabad illesztésére, amelybe a cicád is kerülhetne. 2 cicajátéknak számít a saját fajtájából. A Hercegnő vagy a különleges cicajáték után már nem tehetsz le cicát. (FIT-15, FIT-C3)

fit-chapter-end = Végjáték és számolás
fit-chapter-end-text =
    Amikor valaki kihúzza a pakli utolsó lapját, vagy mind az öt cicája az asztalon van, kezdődik a végjáték. Senki sem húz többé, és egy cica sem megy aludni; mindenki kijátssza a maradék lapjait. (FIT-16)
    Utána dobozról dobozra számoltok. Akinek a legtöbb cicája van benne, megkapja a pontjait; döntetlennél mindenki az egészet. A doboz 1 pontot ér minden cicajátékért a leggyakoribb fajtából, mínusz 1 minden permetezőért. A zárt doboz duplán számít. (FIT-17, FIT-18)
    Ugyanabban a dobozban minden további éber cicád még 1 pontot ér. Az nyer, akinek a legtöbb pontja van; döntetlennél az, akinek a legkevesebb a mínuszpontja. (FIT-19, FIT-20)

fit-chapter-advanced = Nehezített játék
fit-chapter-advanced-text =
    Mind az öt Hercegnő a pakliban van, két fal sosem érhet össze, az alvó cicák fél cicának számítanak, és a további cicákért nem jár pont. (FIT-21)
