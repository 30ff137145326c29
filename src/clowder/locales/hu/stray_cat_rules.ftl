# A Kóbor cica szabályai a saját szavainkkal, azokkal a számokkal, amelyekre az elutasítások hivatkoznak.
# (D) a saját tervünk, (R) a döntésünk ott, ahol a nyomtatott szabály hallgat.

str-opening =
    Eltévedt cica vagy. Valahol ezen a környéken van az otthonod, de elfelejtetted, milyen. Három zseton mondja meg: a forma, a tető és a kert. Lefordítva fekszenek, és nem nézheted meg őket.
    Az a cica nyer, amelyik először áll a saját házában úgy, hogy mindhárom zsetonja fel van fordítva.
    Egyél, vagy keress ennivalót. Az ételekkel annyit léphetsz, amennyi rajtuk áll; az új lapkák útközben felfordulnak. Ha az utad házban ér véget, a szomszédod megnézi a zsetonjaidat, és felfordít egyet, amelyik illik.
    Két cica egy mezőn verekszik: mindkettő titokban kijátszik egy lapot, és a győztes elvezeti a vesztest. Az ennivaló keresése balszerencsét is hozhat: kutyát, egeret vagy hollót.

str-section-components = Mi van a dobozban
str-section-setup = Mielőtt elkezditek
str-section-turn = Egy kör
str-section-luck = Balszerencse
str-section-fights = Verekedések
str-section-end = A vége

rule-str-c1 = 38 lap van. Ételek: 11 szerény (1 lépés), 8 tápláló (2), 5 bőséges (3). Szerencse: 2 macskapajtás, 4 rövidebb út, 2 kisteherautó. Balszerencse: egy-egy holló, kutya, egér és macskatalálkozó, valamint 2 útjavítás.
rule-str-c2 = 16 lapka van: 4 kezdőlapka és 12 környékbeli, kezdőmezőkkel, útmezőkkel és házakkal. Minden lapka minden oldalának közepén kivezet egy út, ezért az utak mindig összeérnek. Átmenni a szomszéd lapkára egy lépés. A térkép szélén az út véget ér (R).
rule-str-c3 = 18 házzseton van: forma (egyszintes és kétszintes, három-három), tető (piros, sárga, kék, kettő-kettő) és kert (kerítés, fa, virágágyás, kettő-kettő). Van még egy útjavításjelző és négy cica.
rule-str-c4 = A 18 lehetséges ház mindegyike pontosan egyszer áll a környéken (D). Minden lapkának minden oldalán egy kijárata van: N, E, S és W, ahogy az el nem forgatott lapkán vannak. Belül az utak kereszteződést (C középponttal), gyűrűt (az N mellett Y udvarral) vagy két, átjáróval összekötött kanyart (N–E az a-n, S–W a b-n át) alkotnak. A ház zsákutca egy mező mellett.
rule-str-c5 = A verekedéshez való számok mind különböznek (D): szerény 1–11, tápláló 12–19, bőséges 20–24, macskapajtás 25 és 26, rövidebb út 27–30, kisteherautó 31 és 32. A balszerencsének nincs száma.
rule-str-1 = A szokásos elrendezés négyszer négyes, a kezdőlapkák felfordítva a sarkokban. A többit megkeveritek, véletlenszerűen elforgatjátok, és lefordítva rakjátok le. Minden cica a saját kezdőlapkája kezdőmezőjén indul. A játékosok ülésrend szerint kapják a kezdőlapkákat, a bal felső saroktól az óramutató járása szerint; ketten az elsőt és a harmadikat (R).
rule-str-2 = Más elrendezések: kezdőlapkák középen, kétszer nyolcas hosszú utca, vagy bármilyen alakzat 16, az élükkel összeérő lapkából, amelyben a négy kezdőlapka a játékosok sorrendjében van megjelölve (R).
rule-str-3 = A zsetonok minden fajtáját külön keveritek meg, és mindenki kap mindegyikből egyet, lefordítva. Ezeket senki sem nézheti meg. Két cicának lehet ugyanolyan otthona.
rule-str-4 = Mindenki két szerény és egy tápláló étellel kezd, véletlenszerűen kiosztva (R). A többi lapot a pakliba keveritek.
rule-str-5 = A kezdőt sorsoljátok, vagy megegyeztek róla. Aztán az óramutató járása szerint halad a játék.
rule-str-6 = Az érintkező lapkák szomszédosak, akkor is, ha csak a sarkuk ér össze. Egyik lapka sem szomszédja önmagának.
rule-str-7 = Otthonkeresés: játssz ki egy szerencselapot, vagy egy vagy több ételt együtt, vegyesen sosem. A kijátszott lapokat felfordítva eldobod, még mielőtt hatnának (R). Üres kézzel csak ennivalót kereshetsz.
rule-str-8 = Az ételekkel a cicád pontosan annyi lépést tesz az utakon, amennyit azok együtt érnek. Egyik lépés sem vezethet rögtön vissza; a gyűrűt körbejárni szabad (R). Olyan ételek, amelyekhez nincs ilyen hosszú út, nem játszhatók ki. Csak akkor léphetsz, ha utána a többi lépés is megtehető; a lefordított lapkák járhatónak számítanak, és a cicák nem állják el az utat (R).
rule-str-9 = Mielőtt lefordított lapkára lépsz, kiválasztod, hol kelsz át. Utána a lapkát végleg felfordítjátok, ahogy fekszik, és mész tovább. Ha már nem tehető meg minden lépés, a lehető legmesszebb mész, és ott megállsz (R).
rule-str-10 = Az útjavítás mezőjére soha, semmilyen módon nem mehet senki.
rule-str-11 = Ha olyan mezőre lépsz, ahol másik cica van, azonnal verekedés kezdődik, rövidebb úttal vagy kisteherautóval is (R). A belépő a támadó. A győztes vándor akkor megy tovább, amikor minden további verekedés véget ért; aki nem nyer, annak vége az útjának, és semmire sem emlékszik (R). Több cicával egyenként, az óramutató járása szerint verekszik, amíg nyer (R).
rule-str-12 = Ha egy ételekkel megtett út házban ér véget, az esetleges verekedés után (R) a bal oldali szomszéd megnézi mindhárom zsetonodat. Ha van lefordított, amely illik a házhoz, pontosan egyet felfordít, amelyiket akarja (R); ha egy sem illik, csak ennyit tudsz meg. Amit a szomszéd látott, azt később is nézheti.
rule-str-13 = A ház, akárcsak a kezdőmező, zsákutca: az út véget érhet benne, de nem vezethet rajta át. Aki kijön és újra bemegy, újra kérdez.
rule-str-14 = Macskapajtás: húzz 4 lapot, egyenként (R). A köztük lévő balszerencsét hatás nélkül eldobod; ha mind a négy az volt, addig húzol, amíg másmilyen nem jön. Aztán a kezedben lévő lapok közül tarts meg bármelyik 4-et.
rule-str-15 = Rövidebb út: menj egy szomszédos, felfordított környékbeli lapka bármely útmezőjére, kezdőlapkára soha. Ha nincs ilyen, nem játszható ki.
rule-str-16 = Kisteherautó: menj bármelyik kezdőlapka kezdőmezőjére, csak nem arra, amelyen állsz (R).
rule-str-17 = Ennivaló keresése: útmezőn húzz 1 lapot, házban 2-t. Kezdőmezőn üres kézzel 2-t, különben 1-et.
rule-str-18 = Az így húzott balszerencse azonnal lecsap, és eldobod. Ha kettőt húzol egyszerre, te választod ki, melyik csapjon le; a másikat hatás nélkül eldobod. Balszerencsét sosem tartasz kézben. Előbb minden lapot kihúzol, aztán a lapkorlát fölötti lapokat eldobod, végül lecsap a balszerencse (R).
rule-str-19 = Kézben mindig legfeljebb 4 lap lehet. Te választod, mit dobsz el, azonnal (R); a verekedés győztese még a vesztes elmozdítása előtt.
rule-str-20 = Az üres paklit az eldobott lapokból keveritek újra, amikor a következő lapot kellene húzni (R). Mindig van mit húzni, ezért senkinek sem kell passzolnia.
rule-str-21 = Holló: válassz egy ellenfelet, akinek van lapja. Egy vakon kiválasztott lapját (R) eldobjátok. Ha senkinek sincs lapja, nem történik semmi.
rule-str-22 = Kutya: válaszd bármely felfordított környékbeli lapka bármely mezőjét, akár cicával is (R). Azon a lapkán minden cica, előbb a tiéd, aztán az óramutató járása szerint, 3 lépést fut a gazdája választotta úton (R), soha nem a kutya mezőjére; ha nem lehet, a lehető legmesszebb. Aki közben verekedett és nem nyert, annak nem kell futnia (R). Ilyen lapka nélkül nem történik semmi.
rule-str-23 = Macskatalálkozó: a szomszédos lapkákról minden cicát te raksz le, az óramutató járása szerint egyenként (R), a saját lapkád más-más szabad útmezőjére. Nincs verekedés, és hely mindig van.
rule-str-24 = Egér: válassz egy ellenfelet, és vidd a cicáját 3 lépéssel odébb, tetszőleges úton; ha nem lehet, a lehető legmesszebb.
rule-str-25 = Útjavítás: tedd le vagy vidd át a jelzőt bármely felfordított lapka olyan útmezőjére (R), ahol nincs cica; oda nem, ahol a jelző éppen fekszik.
rule-str-26 = Verekedéskor mindkét gazda titokban választ egy lapot, akkor is, ha csak egy van, és egyszerre fordítják fel. A nagyobb szám nyer. Mindkét lapot eldobjátok.
rule-str-27 = A győztes húz egy lapot. A balszerencsét eldobja, és másikat húz.
rule-str-28 = Ezután a győztes 3 lépéssel odébb viszi a vesztest az általa választott úton; ha nem lehet, a lehető legmesszebb. A lefordított lapkákat, amelyekre rálép, felfordítjátok.
rule-str-29 = Lap nélkül azonnal veszítesz; a győztes nem játszik ki lapot, de húz. Ha egyiküknek sincs lapja, senki sem nyer, és senki sem húz: mindketten 1 lépéssel odébb tolják a másik cicáját. Előbb a megtámadottat, és rögtön lezajlik minden verekedés ott, ahová ér (R); aztán a támadót, de nem arra a mezőre, ahová a másik ment. A cica marad, ha nincs más út, vagy ha közben egy másik verekedés elmozdította (R).
rule-str-30 = Akit verekedés, kutya vagy egér mozdít el, semmire sem emlékszik, és nem fordul rögtön vissza; ha másik cicához ér, támad. Útközben elmegy mások mellett (R). Az első lépése bármerre vezethet; ahol lehet, minden lépést megtesz, különben annyit, amennyit csak tud (R). Ha egyáltalán nem mozdulhat, marad, és ketten is lehetnek egy mezőn újabb verekedés nélkül.
rule-str-31 = A játék azonnal véget ér, ha egy cica a saját házában van, és mindhárom zsetonja felfordítva fekszik. Az a játékos nyer, még az esetleges verekedés előtt (R). A többiek az utolsó helyen osztoznak (R).
rule-str-32 = Technikai korlátok (R): egy körben 20 verekedés után több nem kezdődik. 200 forduló után a játék véget ér, és akinek a legtöbb zsetonja van felfordítva, az az első.
