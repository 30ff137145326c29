# A Ha belefér szabályai a mi szavainkkal, azokkal a számokkal, amelyekre az elutasítások hivatkoznak.
# (D) a saját elgondolásunk, (R) a mi döntésünk ott, ahol a nyomtatott szabály hallgat.

fit-opening =
    A cicák imádják a dobozokat. Falas és nyitott szélű lapokat raksz egymás mellé, amíg dobozzá nem nőnek, és beköltözteted a cicáidat.
    Egy doboz pontjait az kapja, akinek a legtöbb cicája van benne. Az egyforma cicajátékok növelik az értékét, a permetezők csökkentik, és a hézag nélküli doboz duplán számít. Az nyer, akinek a végén a legtöbb pontja van.
    Húzz egy lapot. Játssz ki egyet a három lapodból, többnyire egy dobozdarabot. Utána, ha akarsz, fektess egy cicát az új lapra és a szomszédjára. Mindezek helyett lefektethetsz egy cicát aludni.
    Ha elfogy a pakli, vagy valakinek mind az öt cicája az asztalon van, mindenki kijátssza a maradék lapjait, és számoltok.

fit-section-components = Mi van a dobozban
fit-section-setup = Mielőtt elkezditek
fit-section-laying = Dobozok lerakása
fit-section-turn = Egy kör
fit-section-cats = Cicák
fit-section-end = A vége és a pontok
fit-section-advanced = Nehezített játék

rule-fit-c1 = Öt cica (Lilly, Charlie, Milo, Jack és Izzy), mindegyikből 5 kétoldalú lap: az egyik oldalán ébren van, a másikon alszik. Emellett 5 fekete cica, a Hercegnő, 5 kezdő doboz, 3 különleges cicajáték és 72 dobozlap.
rule-fit-c2 = Kilenc falminta, mindegyikből nyolc lap (D). A bal és a jobb oldal a hosszú: fal nélkül; fent; balra; fent és lent; balra és jobbra; balra és fent; balra és lent; balra, fent és lent; balra, jobbra és fent. Minden mintából 1 egér, 1 gombolyag, 1 toll, 1 dupla cicajáték, 1 permetező és 3 üres van. Ez összesen 15 minden cicajátékból, 9 permetező és 27 üres.
rule-fit-c3 = Az öt kezdő doboznak balra és fent van fala, és nincs rajta semmi (D). Minden fajtából egy különleges cicajáték van; 2-t ér, és minden oldala nyitott. Az alvó cicának is minden oldala nyitott.
rule-fit-1 = Mindenki elveszi egy cica öt lapját. Annyi Hercegnő van, ahány játékos.
rule-fit-2 = A dobozokat és a különleges cicajátékokat megkeverjük, és mindenki 2 lapot kap, Hercegnőt soha. A többit a lehető legegyenlőbben annyi pakliba osztjuk, ahány játékos van, a nagyobbak alulra kerülnek (R). Mindegyikbe belekeverünk egy Hercegnőt, és egymásra rakjuk őket: ez a húzópakli.
rule-fit-3 = A kezdőjátékost sorsoljuk (R). Tőle az óramutató járása szerint mindenki letesz egy kezdő dobozt a lerakás szabályai szerint, cica nélkül; a legelső egyenesen fekszik (R). Innentől olyan dobozok, mint a többi. Ezután a kezdőjátékos kezd.
rule-fit-4 = A lapok rácsban fekszenek, egyenesen vagy 180°-kal megfordítva: hosszú oldal a hosszúhoz, rövid a rövidhez, teljes oldallal (R). A lapok nem fedhetik egymást. Egy lapnak oldallal kell érintenie egy másikat; a sarok nem elég. Ha egy lap falai megfordítva is ugyanott vannak, a megfordítása nem számít másik lépésnek (R).
rule-fit-5 = A fal sosem tiltja a lerakást, és a dupla fal sem baj, kivéve a nehezített játékban. Így minden lapnak mindig van helye.
rule-fit-6 = Két egymáshoz érő nyitott oldal egy dobozzá köti össze a lapokat. Ha bármelyiken fal van, az elválasztja őket.
rule-fit-7 = Egy oldal zárt, ha fal van rajta, vagy falhoz ér (R). Egy doboz zárt, ha egyetlen nyitott oldala sem néz üres helyre; a közepén lévő lyuk is az.
rule-fit-8 = A körödben húzz egy lapot, és játssz ki egyet a háromból: dobozt (és utána, ha akarsz, egy cicát); különleges cicajátékot; vagy Hercegnőt.
rule-fit-9 = Vagy tedd le az egyik cicádat alva, húzás és lap kijátszása nélkül. Erről tehát húzás előtt döntesz.
rule-fit-10 = Egy doboz lerakása után letehetsz egy éber cicát két, nyitott hosszú oldallal összeérő lap illesztésére. Az egyiknek a most letett doboznak kell lennie. Falra soha.
rule-fit-11 = Egy lapon legfeljebb egy keresztbe tett cica, Hercegnő vagy cicajáték lehet (R). Az alvó cicákon és az alvó cica helyén lévő Hercegnőn semmi. A kezdő dobozokon és a dobozként letett cicajátékokon lehet.
rule-fit-12 = Cica nem kerülhet olyan dobozba, amelyben más játékos cicája van, akár éber, akár alvó, hacsak nincs már benne a tiéd is. Ezt a doboz lerakása után nézzük.
rule-fit-13 = Az alvó cicát dobozlapként kell letenni, bárhová, ahová befér: csatlakozhat más dobozához, vagy több dobozt egyesíthet. Elfoglalja a dobozt, de pontot csak akkor ér, ha gazdájának éber cicája is van benne; akkor úgy számít, mint bármelyik. Csak a pontozáskori helyzet dönt (R).
rule-fit-14 = A Hercegnő bármelyik cicát leváltja, ébert vagy alvót, bárkiét. A cica hazamegy a gazdájához. A Hercegnő senkié: nem foglalja el a dobozt, nem ér pontot, és a helyén marad. Utána már nem tehetsz le cicát. Amíg nincs cica az asztalon, nem játszható ki (R); akinek ilyenkor csak Hercegnője van, megmutat és eldob egyet.
rule-fit-15 = A különleges cicajátékot úgy kell letenni, mint egy cicát: egy olyan doboz szabad, nyitott hosszú illesztésére, amelybe a cicád is kerülhetne, és nem csak az e körben letett doboznál (R). Ahhoz a dobozhoz számít, amelyikben fekszik. Csak ha nincs ilyen hely, akkor tehető le dobozként. Utána nem jöhet cica (R).
rule-fit-16 = A végjáték akkor kezdődik, amikor valaki kihúzza az utolsó lapot (azt a kört még lejátssza), vagy valakinek mind az öt cicája az asztalon van. A Hercegnő ezt nem vonja vissza. Innentől senki sem húz, és nem tesz le alvó cicát: mindenki körönként egy lapot játszik ki, amíg a lapok el nem fogynak. Doboz után éber cica még letehető.
rule-fit-17 = A dobozt az nyeri, akinek a legtöbb cicája van benne. Döntetlennél mindegyikük teljes pontot kap. Az alvó cica csak ugyanannak a gazdának az éber cicája mellett számít; a csak alvókkal teli doboz senkinek sem ér semmit.
rule-fit-18 = A doboz annyit ér, ahány cicajáték van benne a leggyakoribb fajtából (a dupla és a különleges 2), mínusz 1 minden permetezőért. A zárt doboz duplán számít, a plusz és a mínusz is. Lehet nullánál kevesebb: aki nyeri, pontot veszít.
rule-fit-19 = A dobozban az első éber cicádon felül minden további éber cicád 1 pontot ér, sosem duplán, akár tiéd a doboz, akár nem (R). Az alvók nem (R).
rule-fit-20 = Az nyer, akinek a legtöbb pontja van. Döntetlennél az, akinek a legkevesebb mínuszpontja van: a permetezők számítanak, zárt dobozban duplán, a megnyert vagy megosztott dobozokban (R). Ha ez is egyenlő, a győzelem közös (R).
rule-fit-21 = Nehezített játék: mind az öt Hercegnő a teljes pakliba kerül, az osztás után (R). Két fal nem érhet össze, a kezdő dobozoknál sem (R). A további cicákért nem jár pont. Az alvó cicák fél cicának számítanak, továbbra is csak éber cica mellett.
