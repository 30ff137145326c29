# A Kóbor cica a játék sorrendjében; a bekezdés végi számok a szabályai.

str-chapter-setup = Mielőtt elkezditek
str-chapter-setup-text =
    A környék 16 lapkából áll. A kezdőlapkák felfordítva a sarkokban vannak, a többi lefordítva. A cicád a saját lapkája kezdőmezőjén kezd. (STR-1)
    Mindenki három lefordított zsetont kap: egy formát, egy tetőt és egy kertet. Együtt írják le az otthonodat, és nem nézheted meg őket. Kapsz két szerény és egy tápláló ételt is. (STR-3, STR-4)

str-chapter-walk = Hazafelé gyalog
str-chapter-walk-text =
    A körödben az otthonodat vagy ennivalót keresel. Ha menni akarsz, egy vagy több ételt játszol ki: a szerény 1 lépés, a tápláló 2, a bőséges 3. Pontosan ennyit lépsz, és sosem rögtön visszafelé. (STR-7, STR-8, STR-C1)
    Ha lefordított lapkához érsz, válaszd meg, hol lépsz át. A lapka végleg felfordul, és mész tovább. (STR-9)

str-chapter-home = Kérdezz egy háznál
str-chapter-home-text =
    Ha az utad házban ér véget, a bal oldali szomszédod megnézi a zsetonjaidat. Ha a még lefordítottak közül valamelyik illik a házhoz, egyet felfordít. Ha egyik sem illik, csak ennyit tudsz meg. (STR-12)
    A ház zsákutca. Ha újra kérdezni akarsz, menj ki, és gyere vissza. (STR-13)

str-chapter-luck = Szerencselapok
str-chapter-luck-text =
    Ételek helyett kijátszhatsz egy szerencselapot. A rövidebb út egy szomszédos, felfordított lapka bármelyik útmezőjére visz. A kisteherautó egy kezdőmezőre visz. A macskapajtás 4 új lapot hoz; utána tarts meg bármelyik 4-et. (STR-14, STR-15, STR-16)

str-chapter-food = Ennivaló keresése
str-chapter-food-text =
    Vagy lapot húzol: útmezőn 1-et, házban 2-t. Kezdőmezőn 2-t, ha nincs lapod, különben 1-et. Sosem lehet 4-nél több lapod. (STR-17, STR-19)

str-chapter-badluck = Balszerencse
str-chapter-badluck-text =
    Az a balszerencse, amelyet ennivaló keresésekor húzol, azonnal lecsap. A holló elvesz egy lapot egy ellenféltől. A kutya a lapkáján minden cicát 3 lépésre elkerget. Az egér egy ellenfél cicáját 3 lépéssel odébb csalja. (STR-18, STR-21, STR-22, STR-24)
    A macskatalálkozó a szomszédos lapkákról minden cicát a te lapkádra hív. Az útjavítás mindenki elől elzár egy útmezőt, amíg a jelzőt át nem teszik. (STR-10, STR-23, STR-25)

str-chapter-fight = Két cica egy mezőn
str-chapter-fight-text =
    Ha olyan mezőre lépsz, ahol másik cica van, verekedtek. Mindketten titokban választotok egy lapot; a nagyobb szám nyer, és mindkét lapot eldobjátok. Akinek nincs lapja, veszít. (STR-11, STR-26, STR-29)
    A győztes húz egy lapot, és 3 lépéssel odébb vezeti a vesztest. Akit elvezettek, az semmire sem emlékszik, házban sem. Ha másik cicához ér, új verekedés kezdődik. (STR-27, STR-28, STR-30)

str-chapter-end = Otthon
str-chapter-end-text =
    A játék azonnal véget ér, amint egy cica a saját házában van, és mindhárom zsetonja fel van fordítva. Az a cica győzött, akárhogy került oda. (STR-31)
    Ha már ismered a környéket, próbálj ki más elrendezést: a kezdőlapkák középen, hosszú utca, vagy saját alakzat. (STR-2)
